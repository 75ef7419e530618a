import type {Problem} from '../inspect';
import type {Messages} from './en';

const hex = (value: number, digits: number): string => `0x${value.toString(16).padStart(digits, '0')}`;

function problem(one: Problem): string {
  const where = `第 ${one.at + 1} 个字符`;
  switch (one.code) {
    case 'character': {
      const code = `U+${one.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      const sets = {
        base64: '地址由字母、数字，以及 + 和 / 或者 - 和 _ 组成。',
        hex: '冒号之后只能是十六进制数字：0 到 9、a 到 f。',
        workchain: '冒号之前是一个数：0，或表示主链的 -1。',
      };
      return `${where}“${one.character}”(${code}) 不能出现在地址中。${sets[one.set]}`;
    }
    case 'mixed-alphabets':
      return `${where}“${one.second}”与它前面的“${one.first}”不属于同一套字符。地址使用 + 和 /，或者 - 和 _，不能混用。`;
    case 'length': {
      const digits = one.set === 'hex' ? '冒号之后的十六进制数字' : '字符';
      return one.found < one.expected
        ? `缺少 ${one.expected - one.found} 个${digits}：应有 ${one.expected} 个，实有 ${one.found} 个。文本在第 ${one.at} 个字符之后结束。`
        : `多出 ${one.found - one.expected} 个${digits}：应有 ${one.expected} 个，实有 ${one.found} 个。从${where}起是多余的。`;
    }
    case 'checksum':
      return `校验和不符：第 ${one.at + 1} 到第 ${one.at + one.length} 个字符给出 ${hex(one.found, 4)}，由前面的字节算得 ${hex(one.computed, 4)}。至少有一个字符是错的。`;
    case 'tag':
      return `校验和相符，但第一个字节是 ${hex(one.tag, 2)}。它必须是 0x11、0x51、0x91 或 0xd1。`;
    case 'no-workchain':
      return '缺少工作链。十六进制数字之前应有一个数和一个冒号。';
    case 'workchain-range':
      return `工作链（第 ${one.at + 1} 到第 ${one.at + one.length} 个字符）超出 32 位：-2147483648 到 2147483647。`;
    case 'domain':
      return '这是域名，不是地址。TON DNS 把它解析为地址，而这需要连接网络。';
    case 'too-long':
      return `${one.found} 个字符不会是一个地址。请只粘贴一个地址。`;
  }
}

export const messages: Messages = {
  label: '地址',
  help: '原始格式 (0:…)、用户友好形式（EQ…、UQ…、kQ…、0Q…），或含有地址的链接。',
  try: '试一试',
  examples: {friendly: '用户友好形式', raw: '原始格式，主链', wrong: '有一处错误'},
  empty: '还没有地址。请粘贴一个，或试一个示例。',
  problem,
  remarks: {
    whitespace: '已略去空白和不可见字符。',
    link: '地址取自链接。',
    lookalikes: '已替换其他字母表中的字母。',
  },
  fix: '您要找的是不是：',
  fixCaution: '只改这一处，校验和就相符。16 位的校验和也可能碰巧相符：在发送任何东西之前，请与地址的来源核对。',
  fixWorkchain: '基础链还是主链：数字本身看不出来。',
  fine: '地址正确。',
  fineChecksum: (crc) => `校验和相符：${hex(crc, 4)}。`,
  rawHasNone: '原始格式没有校验和：其中写错的数字无法察觉。',
  unusualWorkchain: (workchain) => `工作链 ${workchain} 目前不存在：现有的是 0（基础链）和 -1（主链）。`,
  noFriendly: '-128 到 127 之外的工作链没有用户友好形式：在那里它只占一个字节。',
  forms: '该地址的所有形式',
  standard: '使用 + 和 / 的写法（不用于链接）',
  typed: '输入的',
  form: {
    raw: '原始格式',
    bounceable: '可退回',
    nonBounceable: '不可退回',
    testBounceable: '测试网，可退回',
    testNonBounceable: '测试网，不可退回',
    cell: (bits) => `在单元中，${bits} 位`,
  },
  bytes: '36 个字节',
  bytesOf: (form) => `36 个字节（${form}）`,
  bytesWrong: '输入中的 36 个字节',
  byteColumns: ['字节', '十六进制', '含义'],
  part: {
    tag: '标签：该形式的各个标志，见下文逐位说明',
    workchain: (workchain) => `工作链 ${workchain}${workchain === 0 ? '（基础链）' : workchain === -1 ? '（主链）' : ''}`,
    id: '账户标识：通常是初始代码和数据的哈希',
    crc: (found, computed) =>
      `字节 0–33 的校验和 CRC-16/XMODEM：文本中为 ${hex(found, 4)}，算得 ${hex(computed, 4)}，${found === computed ? '相同' : '不同'}`,
  },
  bitsOf: (tag) => `标签逐位说明：${tag}`,
  bitColumns: ['位', '值', '含义'],
  bit: {
    allNetworks: '适用于所有网络',
    testOnly: '仅用于测试网：主网软件应当拒绝它',
    bounceable: '可退回：用于合约；处理失败的消息会退回',
    nonBounceable: '不可退回：用于钱包；发送的金额会留下，即使合约尚未部署',
    fixed: '总是如此',
  },
  bounceNote: '这些标志是给发送方钱包的提示，不属于账户：所有形式都指同一个账户，而单元中没有这些标志。',
  status: (raw) => `地址正确。原始格式：${raw}`,
};
