import {numbers} from '../../shared/number-messages/zh-CN';
import type {Messages} from './en';

const skipReasons: Readonly<Record<string, string>> = {
  'no-state': '账户没有代码',
  'bad-state': 'StateInit 与地址不符或不被允许',
  'no-gas': '金额不足以支付 gas 费',
  suspended: '地址已被暂停',
};
const skipped = (reason: string): string => `已跳过：${skipReasons[reason] ?? reason}`;
const exitCode = (code: number): string => `退出码 ${String(code).replace('-', '−')}`;
const resultCode = (code: number): string => `结果码 ${code}`;
const count = (value: number): string => numbers.whole(BigInt(value));

export const messages: Messages = {
  numbers,
  colon: '：',
  meaning: (name) => `（${name}）`,
  label: '交易',
  help: '每行一个十六进制或 base64 的单元包，顺序不限；也可以粘贴 /api/v3/traces、/api/v3/transactions 或 /api/v2/getTransactions 返回的 JSON。',
  try: '试一试',
  examples: {jetton: 'jetton 转账', bounce: '被退回的转账', failed: '失败的付款'},
  empty: '还没有交易。请粘贴交易，或试一个示例。',
  playground: '打开演练场',
  lastRun: '演练场的最近一次运行',
  noRun: {
    none: '此浏览器中没有保存演练场的运行记录。请先在演练场中向合约发送一条消息，再点击此按钮。',
    damaged: '此浏览器保存的演练场运行记录已损坏。请在演练场中重新发送消息，再点击此按钮。',
  },
  tooLong: '输入太长，放不进页面地址：链接中不会包含它。',
  failed: (text) => `无法读取这些交易：${text}`,
  problem: (one) => {
    switch (one.code) {
      case 'character':
        return `第 ${one.at + 1} 个字符“${one.character}”既不是十六进制也不是 base64。`;
      case 'incomplete':
        return `第 ${one.item} 个单元包不完整，在第 ${one.at} 个字符之后结束。`;
      case 'bag':
        return `从第 ${one.at + 1} 个字符开始的第 ${one.item} 个单元包无法读取：${one.reason}。`;
      case 'not-a-transaction':
        return `从第 ${one.at + 1} 个字符开始的第 ${one.item} 个单元包中没有交易。`;
      case 'json':
        return `第 ${one.at + 1} 个字符处不是有效的 JSON：${one.reason}。`;
      case 'json-shape':
        return `这个 JSON 不是包含交易的响应：${one.path || '整体'}缺失或类型不符。`;
    }
  },
  found: (all, failed) => `共 ${count(all)} 笔交易，${failed === 0 ? '全部成功。' : `其中 ${count(failed)} 笔失败。`}`,
  fees: (gram) => `所有交易的费用合计 ${gram} GRAM。`,
  roots: (all) => `它们属于 ${all} 条交易链路 (trace)。`,
  waiting: (all) => `缺少 ${count(all)} 条消息所引发的交易。`,
  repeated: (all) => `已略去 ${count(all)} 笔重复的交易。`,
  tree: '交易列表，每笔交易位于引发它的交易之下',
  more: (all) => `再显示 ${all} 笔`,
  messageAlone: '这是一条消息，不是交易，因此没有阶段。',
  noMessage: '没有入站消息',
  kinds: {'external-in': '外部消息', 'external-out': '出站外部消息', internal: '内部消息'},
  bounced: '退回',
  ok: '成功',
  notOk: '失败',
  reason: ({compute, action, bounce}) => {
    const back = bounce === 'ok' ? '，金额已退回' : '';
    if (compute && 'skipped' in compute) return skipped(compute.skipped) + (back || '，金额已入账');
    if (compute && !compute.success) return exitCode(compute.exitCode) + back;
    return action ? resultCode(action.resultCode) + back : '';
  },
  details: '各阶段',
  columns: ['部分', '值'],
  row: {
    account: '账户',
    hash: '哈希',
    time: '时间',
    storage: '存储阶段',
    compute: '计算阶段',
    action: '动作阶段',
    bounce: '退回阶段',
    total: '费用合计',
    balance: '余额',
  },
  skipped,
  exitCode,
  resultCode,
  computed: (gas, fees, steps) => `，消耗 ${gas} gas，费用 ${fees}，执行 ${count(steps)} 条指令`,
  acted: (sent, left, fees) => `，创建 ${count(sent)} 条消息${left ? `，跳过 ${count(left)} 个动作` : ''}，转发费 ${fees}`,
  bounces: {ok: '剩余金额已退回', 'no-funds': '剩余金额不足以退回', 'negative-funds': '没有可退回的金额'},
  sent: '发出的消息',
  notHere: '（缺少对应的交易）',
  lanes: '按时间排列的交易链路',
  lanesText: (all, accounts) => `按逻辑时间排列的 ${count(all)} 笔交易，涉及 ${count(accounts)} 个账户。内容与上方列表相同。`,
  tooManyLanes: '时间图最多显示 8 个账户和 40 笔交易。',
};
