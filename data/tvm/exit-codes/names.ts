import type {Text} from './types.ts';

/** How the site calls who throws a code, in the language that does not keep the English name (`site/terms`). */
const CHINESE: Readonly<Record<string, string>> = {
  Elector: '选举合约',
  Config: '配置合约',
  'DNS root': 'DNS 根合约',
  'Wallet v1': '钱包 v1',
  'Wallet v2': '钱包 v2',
  'Wallet v3': '钱包 v3',
  'Wallet v4': '钱包 v4',
  'Wallet v5': '钱包 v5',
  'Highload wallet v1': '高负载钱包 v1',
  'Highload wallet v2': '高负载钱包 v2',
  'Highload wallet v3': '高负载钱包 v3',
  'Vesting wallet': '锁仓释放钱包',
  'Multisig v2': '多签钱包 v2',
  'Single nominator': '单一提名者',
  'Nominator pool': '提名者池',
  liteserver: '轻服务器',
};

/** The name of who throws a code, as a reader of this language knows it. */
export const throwerName = (thrower: string, language: keyof Text): string =>
  (language === 'zh-CN' ? CHINESE[thrower] : undefined) ?? thrower;
