import {bitsText} from '../tlb/value';
import type {Messages} from './en';
import {recognised} from './recognised/zh-CN';

const hex = (value: number, digits = 2): string => `0x${value.toString(16).padStart(digits, '0')}`;

/** What a schema should have at a place: a kind of thing, or the sign itself. */
const wanted = (expected: string): string => ({type: '类型', name: '名称', tag: '标签（例如 #1a2b 或 $01）'})[expected] ?? `“${expected}”`;

export const messages: Messages = {
  label: '单元包',
  help: '十六进制数字或 base64（以 b5ee9c72 或 te6cc 开头）。空白和换行不计。',
  colon: '：',
  brackets: ['（', '）'],
  file: '打开文件',
  fileNamed: (name, bytes) => `${name}，${bytes} 字节`,
  pasted: '粘贴的文本',
  close: '关闭',
  try: '试一试',
  examples: {cells: '三个单元', message: '一条消息', broken: '损坏的单元包'},
  empty: '还没有单元。请粘贴单元包，或试一个示例。',
  tooLong: '此状态太长，放不进页面地址：链接中不会包含它。',
  reading: '正在读取……',
  failed: (text) => `查看器本身出错：${text}`,
  input: (one) => {
    switch (one.code) {
      case 'character':
        return `第 ${one.at + 1} 个字符“${one.character}”不是${one.as === 'hex' ? '十六进制数字 0–9、a–f' : ' base64 字符 A–Z、a–z、0–9、+、/、-、_'}。`;
      case 'odd-hex':
        return `缺少一个十六进制数字：数字的个数是奇数。文本在第 ${one.at} 个字符之后结束。`;
      case 'base64-length':
        return `缺少字符：base64 文本的最后一个字符凑不成一个字节。文本在第 ${one.at} 个字符之后结束。`;
      case 'padding':
        return `第 ${one.at + 1} 个字符“=”只能出现在末尾。`;
    }
  },
  trace: '在交易链路查看器中查看',
  bagSummary: (bytes, cells, roots) => `${bytes} 字节，${cells} 个单元，${roots} 个根。`,
  unreadable: '这不是可以读取的单元包。',
  fine: '所有字节均已解析。',
  faulty: (count) => `有 ${count} 处不对：`,
  more: (count) => `另有 ${count} 处`,
  byte: (at) => `字节 ${at}`,
  fault: {
    short: (v) => `文件在一个字段中间结束；该字段从字节 ${v.start} 开始，需要 ${v.needed} 字节，实有 ${v.found} 字节。`,
    magic: () => '前四个字节不是三种魔数 b5ee9c72、68ff65f3、acc3a728 之一。',
    'flag-bits': () => '标志的第 4 位和第 3 位必须为 0。',
    'cache-without-index': () => '缓存位（第 5 位）要求有索引（第 7 位）。',
    size: (v) => `单元编号的宽度是 ${v.size}；它必须在 1 到 4 之间。`,
    'off-bytes': (v) => `偏移量的宽度是 ${v.found}；它必须在 1 到 8 之间。`,
    'no-cells': () => '单元数为 0。',
    'no-roots': () => '根的数量为 0。',
    'one-root': (v) => `有 ${v.found} 个根；使用这种魔数时只能有一个。`,
    absent: (v) => `${v.roots} 个根和 ${v.absent} 个缺失单元多于 ${v.cells} 个单元。`,
    'too-many-cells': (v) => `${v.cells} 个单元放不进 ${v.total} 字节：每个至少占 2 字节。`,
    'root-range': (v) => `根是单元 ${v.root}，而总共只有 ${v.cells} 个单元。`,
    'ref-count': (v) => `单元 ${v.cell} 有 ${v.found} 个引用；最多只能有 4 个。`,
    'absent-cell': (v) => `单元 ${v.cell} 是缺失单元；节点拒绝这种单元。`,
    overlong: (v) => `单元 ${v.cell} 声明其最后一个字节未满，但 ${hex(v.found!)} 在补全标记之前没有任何位。`,
    'cell-short': (v) => `单元 ${v.cell} 超出单元数据末尾 ${v.needed} 字节。`,
    'ref-order': (v) => `单元 ${v.cell} 的引用 ${v.ref} 指向单元 ${v.child}：单元只能引用编号更大的单元。`,
    'ref-range': (v) => `单元 ${v.cell} 的引用 ${v.ref} 指向单元 ${v.child}，而总共只有 ${v.cells} 个单元。`,
    'data-rest': (v) => `最后一个单元之后还剩 ${v.rest} 字节的单元数据。`,
    crc: (v) => `校验和为 ${hex(v.found!, 8)}，算得 ${hex(v.computed!, 8)}：有字节被改动。`,
    index: (v) => `索引称单元 ${v.cell} 结束于 ${v.found}；实际结束于 ${v.computed}。`,
    trailing: (v) => `单元包之后还有 ${v.rest} 字节。`,
    mask: (v) => `单元 ${v.cell} 的 d1 中层级掩码为 ${v.found}；由内容得出 ${v.computed}。`,
    'stored-hash': (v) => `单元 ${v.cell} 已存的哈希或深度与算得的不同。`,
    'exotic-type': (v) => `单元 ${v.cell} 是特异单元，而类型 ${v.found} 不存在。`,
    'exotic-bits': (v) => `特异单元 ${v.cell} 有 ${v.found} 位，或掩码有误；其类型需要 ${v.expected} 位。`,
    'exotic-refs': (v) => `特异单元 ${v.cell} 有 ${v.found} 个引用；其类型需要 ${v.expected} 个。`,
    'merkle-hash': (v) => `Merkle 单元 ${v.cell} 中的哈希或深度不是其子单元 ${v.child} 的：该证明什么也证明不了。`,
    depth: (v) => `树的深度为 ${v.found}；节点最多接受 1,024。`,
    'root-level': (v) => `根单元 ${v.root} 的层级为 ${v.level}：某个剪枝分支之上没有 Merkle 单元。节点拒绝这样的根。`,
    duplicate: (v) => `单元 ${v.cell} 与单元 ${v.first} 相同；不必存两次。`,
    unreachable: (v) => `单元 ${v.cell} 不属于任何根。`,
  },
  header: '头部逐字节说明',
  headerColumns: ['偏移', '字节', '字段', '含义'],
  field: {
    magic: (v) => ({0xb5ee9c72: '通用单元包', 0x68ff65f3: '旧格式：带索引', 0xacc3a728: '旧格式：带索引和校验和'})[v] ?? '未知',
    flags: (v) =>
      `${v & 0x80 ? '有索引' : '无索引'}，${v & 0x40 ? '有校验和' : '无校验和'}，${v & 0x20 ? '有缓存位' : '无缓存位'}；单元编号占 ${v & 7} 字节`,
    size: (v) => `单元编号占 ${v} 字节`,
    off_bytes: (v) => `偏移量占 ${v} 字节`,
    cells: (v) => `${v} 个单元`,
    roots: (v) => `${v} 个根`,
    absent: (v) => `${v} 个缺失单元`,
    tot_cells_size: (v) => `${v} 字节单元数据`,
    root_list: () => '各个根单元的编号',
    index: () => '每个单元的结束位置',
    cell_data: () => '各个单元，见单元树',
    crc32c: () => '此前所有字节的 CRC-32C，低字节在前',
  },
  crcFits: '算得的值相同',
  crcDiffers: (computed) => `算得 ${hex(computed, 8)}`,
  recognised,
  tree: '单元树',
  openAll: '全部展开',
  closeAll: '全部收起',
  root: '根',
  bits: (count) => `${count} 位`,
  refs: (count) => `${count} 个引用`,
  exotic: ['', '剪枝分支', '库', 'Merkle 证明', 'Merkle 更新'],
  exoticUnknown: '特异单元，类型未知',
  cell: {
    data: '数据',
    noData: '没有位',
    tag: '下划线表示最后一个数字以补全标记结尾：其中最后一个 1 及其后的 0 不是数据。',
    hash: '哈希（表示哈希）',
    levelHash: (level) => `层级 ${level} 的哈希`,
    depth: '深度',
    level: '层级',
    levelMask: (level, mask) => `${level}（掩码 ${mask.toString(2).padStart(3, '0')}）`,
    place: '在单元包中',
    placeBytes: (from, to) => `字节 ${from}–${to}`,
    parents: '被引用',
    times: (count) => `${count} 次`,
    read: '按 TL-B 读取此单元',
  },
  tlb: '按 TL-B 读取',
  byItself: (type) => `按识别结果：${type}`,
  decodeAs: (type) => `按 ${type} 读取`,
  as: '读作',
  types: {
    '': '未选择',
    'Message Any': '消息',
    'Message Body': '消息，消息体已知（备注、jetton、NFT）',
    'MessageRelaxed Any': '动作中的消息 (MessageRelaxed)',
    Body: '仅消息体（备注、jetton、NFT）',
    StateInit: 'StateInit',
    Transaction: '交易',
    ShardAccount: '分片中的账户 (ShardAccount)',
    Account: '账户',
    OutListNode: '动作列表的最后一个节点 (OutListNode)',
    MsgAddress: '地址 (MsgAddress)',
    CurrencyCollection: 'CurrencyCollection',
    own: '自己的 schema',
  },
  ownSchema: 'Schema',
  ownSchemaHelp:
    '构造器，写法与 block.tlb 相同；其中的类型（Maybe、HashmapE、MsgAddress 等）已经可用。省略的标签按 tlbc 的方式算出；没有标签则写 $_。',
  ownType: '类型',
  ownTypeHelp: '留空则取 schema 中最后定义的类型。例如：HashmapE 256 ^Cell',
  readCellRoot: (cell) => `单元 ${cell}（根）`,
  readCellOther: (cell) => `单元 ${cell}`,
  readRoot: '回到根',
  schemaProblem: (one) => {
    const where = `第 ${one.at + 1} 个字符`;
    switch (one.code) {
      case 'expected':
        return one.found === ''
          ? `文本在第 ${one.at} 个字符之后结束；缺少${wanted(one.expected)}。`
          : `${where}：此处不能是“${one.found}”${one.expected ? `；应为${wanted(one.expected)}` : ''}。`;
      case 'number':
        return `${where}：“${one.found}”不是 TL-B 接受的数字。数字须小于 2³¹；以 0 开头的数字按八进制读取。`;
      case 'too-deep':
        return `${where}：此处嵌套过深，查看器无法处理。`;
      case 'empty':
        return '文本中没有构造器。';
    }
  },
  leftOut: (count) => `schema 中有 ${count} 个标签没有写出。它们由所在行的文本算出，方式与 tlbc 相同：`,
  crcOf: '是以下文本的 CRC-32：',
  computedTag: (tag) => `标签 ${tag}（算出）`,
  decodeFault: (one) => {
    const where = `单元 ${one.cell}，位 ${one.bit}`;
    switch (one.code) {
      case 'no-constructor':
        return one.bits
          ? `${where}：${one.what} 没有以 ${bitsText(one.bits)} 这些位开头的构造器。`
          : `${where}：单元已到末尾，而 ${one.what} 没有空的构造器。`;
      case 'bits':
        return `${where}：${one.what} 需要 ${one.needed} 位，只剩 ${one.found} 位。`;
      case 'refs':
        return `${where}：${one.what} 需要 ${one.needed} 个引用，只剩 ${one.found} 个。`;
      case 'constraint':
        return `${where}：条件 ${one.what} 不成立。`;
      case 'too-much':
        return `${where}：内容太多，无法显示。请选择更靠下的单元。`;
      case 'unknown-type':
        return `${where}：schema 中没有类型 ${one.what}。`;
      case 'not-a-type':
        return `${where}：${one.what} 是数，不是类型。`;
      case 'arity':
        return `${where}：${one.what} 的参数个数 (${one.needed}) 或种类不同；给出的是 ${one.found} 个。`;
      case 'dictionary':
        return `${where}：这不是字典的节点。`;
      case 'unsupported':
        return `${where}：这里无法计算 ${one.what}。`;
    }
  },
  stopped: '读取已停止。此前读到的内容见下。',
  whole: '已读到最后一位。',
  leftOver: '已读取，但有剩余（见下文标记）。',
  place: (cell, from, to) =>
    from === to ? `单元 ${cell}` : to - from === 1 ? `单元 ${cell}，位 ${from}` : `单元 ${cell}，位 ${from}–${to - 1}`,
  words: {
    pruned: '已剪枝',
    library: '库单元',
    rest: '未读取',
    'empty-dictionary': '空',
    entries: '条目数：',
    exotic: 'Merkle 单元',
  },
  showMore: (count) => `再显示 ${count} 个`,
  status: (cells, hash) => `${cells} 个单元。根的哈希：${hash}`,
};
