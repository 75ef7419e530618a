import {addressText} from '../../recognise/address-text';
import type {Content, Order, Sent} from '../../recognise/body';
import type {MessageFound} from '../../recognise/message';
import type {Found} from '../../recognise';
import {clip, timeText} from '../../../proof/texts';
import {numbers} from '../../../shared/number-messages/zh-CN';
import {messages as trace} from '../../../trace/messages/zh-CN';

const gram = (amount: bigint): string => `${numbers.gram(amount)} GRAM`;
const units = (amount: bigint): string => `${numbers.whole(amount)} 个最小单位`;
const quoted = (text: string): string => `“${clip(text)}”`;
const commented = (text: string | undefined): string => (text === undefined ? '' : `，备注为${quoted(text)}`);
const walletName = (wallet: string): string =>
  wallet.startsWith('highload ') ? wallet.replace('highload ', '高负载钱包 ') : `钱包 ${wallet.replace(' beta', ' 测试版')}`;

function contentText(one: Exclude<Content, {kind: 'empty'}>): string {
  switch (one.kind) {
    case 'comment':
      return one.text ? `备注${quoted(one.text)}` : '空备注';
    case 'encrypted-comment':
      return '加密备注';
    case 'excesses':
      return '返还的余款 (excesses)';
    case 'jetton-transfer':
      return `向 ${addressText(one.to)} 转账 ${units(one.amount)}的 jetton${commented(one.comment)}`;
    case 'jetton-internal-transfer':
      return `jetton 钱包之间的转账 (internal_transfer)，数量为 ${units(one.amount)}${commented(one.comment)}`;
    case 'jetton-notification':
      return `jetton 到账通知${one.from ? `，来自 ${addressText(one.from)}` : ''}，数量为 ${units(one.amount)}${commented(one.comment)}`;
    case 'jetton-burn':
      return `销毁 ${units(one.amount)}的 jetton`;
    case 'jetton-burn-notification':
      return `jetton 销毁通知，数量为 ${units(one.amount)}`;
    case 'nft-transfer':
      return `将 NFT 转给 ${addressText(one.to)}`;
    case 'nft-assigned':
      return `NFT 到账通知${one.from ? `，原所有者为 ${addressText(one.from)}` : ''}`;
    case 'dns':
      return one.deletes ? '删除 DNS 记录' : '更改 DNS 记录';
  }
}

function sentText({amount, to, bounce, content}: Sent): string {
  return `向 ${addressText(to, bounce)} 发送 ${gram(amount)}${content && content.kind !== 'empty' ? `，消息体：${contentText(content)}` : ''}`;
}

function orderText({messages, first, changes}: Order): string {
  const changed = changes ? '更改扩展或插件' : '';
  if (messages === 0) return changed;
  const sends =
    messages === 1
      ? first
        ? sentText(first)
        : '发送一条消息'
      : `发送 ${numbers.whole(BigInt(messages))} 条消息${first ? `，第一条：${sentText(first)}` : ''}`;
  return changed ? `${changed}，并${sends}` : sends;
}

function bodyText({content, order, wallet}: MessageFound): string {
  const kind = wallet ? `，附${walletName(wallet)} 的 StateInit` : order ? `，采用${walletName(order.wallet)} 的格式` : '';
  if (order) return `${kind}：${orderText(order)}`;
  if (!content) return kind;
  return kind + (content.kind === 'empty' ? '，没有消息体' : `，消息体：${contentText(content)}`);
}

function phrase(one: Found): string {
  switch (one.kind) {
    case 'external-in':
      return `发给 ${addressText(one.to, !one.order && !one.wallet)} 的外部消息${bodyText(one)}`;
    case 'internal': {
      const [to, amount] = [addressText(one.to, one.bounce), gram(one.amount)];
      if (one.from === undefined) return `发给 ${to} 的内部消息，尚无发送方，金额 ${amount}${bodyText(one)}`;
      const ends = `从 ${addressText(one.from)} 到 ${to} 的`;
      return one.bounced ? `${ends}被退回的消息，金额 ${amount}` : `${ends}内部消息，金额 ${amount}${bodyText(one)}`;
    }
    case 'external-out':
      return `${addressText(one.from)} 发往链下的外部消息${bodyText(one)}`;
    case 'body':
      return `消息体：${one.content.kind === 'empty' ? '' : contentText(one.content)}`;
    case 'order':
      return `采用${walletName(one.order.wallet)} 格式的已签名消息体，不含外层消息：${orderText(one.order)}`;
    case 'transaction': {
      const kind = {ordinary: '交易', tick: 'tick 交易', tock: 'tock 交易'}[one.type];
      const ran = one.skipped ? `计算阶段${trace.skipped(one.skipped)}` : trace.exitCode(one.exitCode!);
      const acted = one.actionCode === undefined ? '' : `，${trace.resultCode(one.actionCode)}`;
      return `${addressText(one.account)} 的${kind}，lt ${one.lt}：${ran}${acted}，${one.aborted ? '已中止' : '成功'}`;
    }
    case 'account': {
      const status = {active: '活跃', uninit: '未初始化', frozen: '已冻结'}[one.status];
      const code = one.wallet ? `，代码属于${walletName(one.wallet)}` : '';
      return `账户 ${addressText(one.account, one.status === 'active' && !one.wallet)}，${status}，余额 ${gram(one.balance)}${code}`;
    }
    case 'stateInit': {
      const whose = one.wallet ? `${walletName(one.wallet)} ` : '合约';
      return `${whose}的 StateInit，其在基础链上的地址为 ${addressText(`0:${one.id}`, !one.wallet)}`;
    }
    case 'metadata': {
      const form = {'on-chain': '存于链上', 'off-chain': '存于链下', both: '部分存于链上，部分存于链下'}[one.form];
      const parts = [
        one.name && `名称${quoted(one.name)}`,
        one.symbol && `代币符号${quoted(one.symbol)}`,
        one.uri && `uri ${clip(one.uri)}`,
      ].filter(Boolean);
      return `jetton 或 NFT 的元数据，${form}${parts.length ? `：${parts.join('，')}` : ''}`;
    }
    case 'dns-record': {
      const {value = ''} = one;
      switch (one.record) {
        case 'wallet':
          return `DNS 记录，指向合约 ${addressText(value)}`;
        case 'site':
          return `DNS 记录，指向 ADNL 地址为 ${value} 的网站`;
        case 'storage':
          return `DNS 记录，指向 TON Storage 中的文件包 ${value}`;
        case 'resolver':
          return `DNS 记录，名称的其余部分由合约 ${addressText(value)} 继续解析`;
        case 'text':
          return 'DNS 记录，内容为文本';
      }
    }

    case 'config':
      return `网络配置，共 ${numbers.whole(BigInt(one.params))} 个参数`;
    case 'block':
    case 'block-header':
    case 'shard-state': {
      const id = `(${one.workchain},${one.shard},${one.seqno})`;
      const what = {block: `区块 ${id}`, 'block-header': `区块 ${id} 的区块头`, 'shard-state': `区块 ${id} 之后的分片状态`}[one.kind];
      return `${what}，时间 ${timeText(one.time)}`;
    }
    case 'library':
      return `库单元：代表哈希为 ${one.hash} 的单元`;
    case 'merkle-proof':
      return `哈希为 ${one.hash} 的单元的 Merkle 证明${one.of ? `：${phrase(one.of)}` : ''}`;
    case 'merkle-update':
      return `Merkle 更新：从哈希为 ${one.from} 的单元到哈希为 ${one.to} 的单元`;
  }
}

/** What the bag holds, in one sentence. */
export const recognised = (found: Found): string => `${phrase(found)}。`;
