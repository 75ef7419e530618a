import type {InputProblem} from '../../boc/input';
import {numbers} from '../../shared/number-messages/zh-CN';
import type {Cause, Finding, Network} from '../check';
import type {FieldProblem} from '../input';
import type {ShapeFault} from '../reply';
import type {BagProblem, StateInitProblem} from '../state-init';
import {clip, spanOf, timeText, type Unit} from '../texts';
import type {Messages} from './en';

const UNITS: Readonly<Record<Unit, string>> = {second: '秒', minute: '分钟', hour: '小时', day: '天'};
const span = (seconds: number): string => {
  const {value, unit} = spanOf(seconds);
  return `${value} ${UNITS[unit]}`;
};
const NETWORKS: Readonly<Record<Network, string>> = {'-239': '主网', '-3': '测试网'};
const network = (value: string): string =>
  Object.hasOwn(NETWORKS, value) ? `${NETWORKS[value as Network]} (${value})` : `“${clip(value)}”`;

function input(problem: InputProblem): string {
  switch (problem.code) {
    case 'character':
      return `第 ${problem.at + 1} 个字符“${problem.character}”不属于 base64。`;
    case 'odd-hex':
      return '十六进制数字的个数为奇数。';
    case 'base64-length':
      return 'base64 不会有这个长度：末尾缺失，或多了一个字符。';
    case 'padding':
      return `第 ${problem.at + 1} 个字符是“=”，它只能出现在末尾。`;
  }
}

function bag(problem: BagProblem | StateInitProblem): string {
  switch (problem.code) {
    case 'empty':
      return '内容为空。';
    case 'text':
      return input(problem.problem);
    case 'hex':
      return '这是十六进制，而协议要求 base64。';
    case 'bag':
      return `单元包有误：字节 ${problem.at} 不符。可在单元包查看器中了解详情。`;
    case 'roots':
      return `单元包有 ${problem.found} 个根单元，应为一个。`;
    case 'layout':
      return '该单元不是 StateInit。';
  }
}

const wanted: Readonly<Record<ShapeFault['wanted'], string>> = {
  text: '字符串',
  object: '对象',
  'whole-number': '整数',
  seconds: '以整秒表示的时间',
  'content-type': '“text”、“binary”或“cell”',
};

const causes: Readonly<Record<Cause, string>> = {
  'reported-key': '它与上报的 publicKey 相符：签名所用的密钥并不属于该地址。',
  'expected-domain': '它与预期的域名相符：响应中的域名在签名之后被改动。',
  'expected-payload': '它与预期的负载相符：响应中的负载在签名之后被改动。',
  'workchain-order': '工作链按小端序写入时相符：钱包应按大端序写入。',
  'length-order': '域名长度按大端序写入时相符：钱包应按小端序写入。',
  'time-order': '时间戳按大端序写入时相符：钱包应按小端序写入。',
  'message-itself': '它与消息本身相符：钱包漏掉了两次哈希。',
  'inner-hash': '它与第一个哈希相符：钱包漏掉了前缀和第二次哈希。',
};

const samePublicKey = (reported: boolean): string => (reported ? '上报的 publicKey 与之相同。' : '响应未上报 publicKey。');

/** 每一步的结论，一到两句。 */
function finding(one: Finding): string {
  switch (one.code) {
    case 'shape': {
      const forms = {
        sdk: '账户与签名部分分列（SDK 给出）',
        flat: '单个对象（服务器收到）',
        items: 'items 列表（钱包的 connect 事件）',
      };
      const kinds = {proof: 'ton_proof', text: '已签名的文本', binary: '已签名的字节', cell: '已签名的单元'};
      return `${kinds[one.kind]}；形式：${forms[one.form]}。字段齐全。`;
    }
    case 'shape-faults':
      return one.faults.map(({path, wanted: what, missing}) => `${path}：${missing ? '缺失' : '类型不符'}，应为${wanted[what]}。`).join('');
    case 'declined':
      return `钱包返回了错误，没有签名${one.error === undefined ? '' : `：代码 ${one.error}`}${one.error === 400 ? '，不支持该方法' : one.error === 300 ? '，用户已拒绝' : ''}${one.message ? `（“${clip(one.message)}”）` : ''}。`;
    case 'address-raw':
      return `原始地址，工作链 ${one.workchain}。`;
    case 'address-friendly':
      return `协议在此处要求原始地址，而这是 ${one.raw} 的另一种写法。`;
    case 'address-malformed':
      return `“${clip(one.found)}”不是原始地址：应为工作链、冒号和 64 个十六进制数字。`;
    case 'network-unsaid':
      return `响应未说明网络${one.expected ? '，无法比较' : ''}。证明本身在所有网络上都相同。`;
    case 'network-said':
    case 'network-same':
      return `账户注明为${network(one.found)}${one.code === 'network-same' ? '，与预期一致' : ''}。这一项不受签名保护。${one.byWallet ? `从钱包 ID 看，这是${network(one.byWallet)}的钱包。` : ''}`;
    case 'network-other':
      return `账户注明为${network(one.found)}，预期为${network(one.expected)}。`;
    case 'init-fits':
      return `其哈希就是账户 ID：${one.hash}。`;
    case 'init-without-address':
      return `其哈希为 ${one.hash}，但没有可比较的地址。`;
    case 'init-other':
      return `其哈希为 ${one.hash}，而账户 ID 为 ${one.account}。这是另一个钱包的 StateInit：任何人都可以把他人的地址与自己的钱包一起提交。`;
    case 'init-unreadable':
      return bag(one.problem);
    case 'key-wallet':
      return `钱包 ${one.wallet}，公钥 ${one.key}${one.walletId === undefined ? '' : `，钱包 ID ${one.walletId}`}。${samePublicKey(one.reported)}`;
    case 'key-contract':
      return `公钥 ${one.key}，来自 get_public_key。${samePublicKey(one.reported)}`;
    case 'key-other':
      return `${one.wallet === undefined ? 'get_public_key 返回的公钥是' : `钱包 ${one.wallet} 的数据中的公钥是`} ${one.key}，而响应上报的是“${clip(one.reported)}”。只有前者属于该地址。`;
    case 'key-foreign':
      return `${one.key === undefined ? '' : `StateInit${one.wallet === undefined ? '' : `（钱包 ${one.wallet}）`}中的公钥是 ${one.key}。`}它不是该地址的 StateInit，其中的公钥不能作数。`;
    case 'key-unknown':
      return `${one.codeHash === undefined ? 'StateInit 中没有代码' : `没有已知钱包使用该代码（哈希 ${one.codeHash}）`}。请调用合约的 get 方法 get_public_key，并在上方填入结果。`;
    case 'key-short':
      return `代码属于钱包 ${one.wallet}，但其数据太短，容不下公钥。`;
    case 'key-none':
      return '没有 StateInit，无从取得公钥。';
    case 'domain-same':
      return `“${clip(one.domain)}”，与预期一致，共 ${one.length} 字节。`;
    case 'domain-other':
      return `响应针对“${clip(one.found)}”，预期为“${clip(one.expected)}”。为其他网站签署的证明不应在此处通过。`;
    case 'domain-length':
      return `lengthBytes 为 ${one.said}，而“${clip(one.domain)}”的 UTF-8 编码有 ${one.counted} 字节。`;
    case 'domain-unasked':
      return `响应针对“${clip(one.found)}”。请填入您的应用域名以便比较。`;
    case 'time-fresh':
      return `${timeText(one.timestamp)}，${one.age < 0 ? `比核验时间晚 ${span(-one.age)}，属于时钟误差` : `在核验前 ${span(one.age)}；可接受 ${span(one.most)}`}。`;
    case 'time-old':
      return `${timeText(one.timestamp)}，在核验前 ${span(one.age)}，而最多只接受 ${span(one.most)}。`;
    case 'time-future':
      return `${timeText(one.timestamp)}，比核验时间晚 ${span(one.ahead)}。超过一分钟就不是时钟误差。`;
    case 'time-milliseconds':
      return `${one.timestamp} 会是遥远的未来。这是毫秒，而协议使用秒。`;
    case 'time-unasked':
      return `${timeText(one.timestamp)}。上方的时间或时长无法读取，因此没有比较。`;
    case 'payload-same':
      return `与预期一致，共 ${one.length} 字节。`;
    case 'payload-other':
      return `响应中是“${clip(one.found)}”，预期为“${clip(one.expected)}”。`;
    case 'payload-unasked':
      return `响应中是“${clip(one.found)}”。请填入您的服务器发出的内容以便比较。`;
    case 'message':
      return one.kind === 'cell'
        ? `含补全标记共 ${one.length} 字节数据；域名和负载是该单元的两个引用。`
        : `共 ${one.length} 字节，由响应中的字段组成：`;
    case 'message-content':
      return `无法读取被签名的内容。${bag(one.problem)}`;
    case 'message-none':
      return '没有地址，就无法组装消息。';
    case 'hashes':
      return one.kind === 'proof'
        ? '先计算消息的 SHA-256，再计算 0xffff、“ton-connect”和第一个哈希连接后的 SHA-256。被签名的是第二个。'
        : one.kind === 'cell'
          ? '被签名的是单元哈希。'
          : '被签名的是消息的 SHA-256。';
    case 'hashes-none':
      return '没有消息，也就没有哈希。';
    case 'signature-fits':
      return one.key === 'init' ? '它与最后一个哈希以及 StateInit 中的公钥相符。' : '它与最后一个哈希以及 get_public_key 返回的公钥相符。';
    case 'signature-not':
      return `它与哈希和公钥不符。${one.cause === undefined ? '签名之后有字段被改动，或签名用的是另一把密钥。' : causes[one.cause]}`;
    case 'signature-text':
      return input(one.problem);
    case 'signature-hex':
      return '这是十六进制，而协议要求 base64。';
    case 'signature-length':
      return `长度为 ${one.found} 字节，而 Ed25519 签名为 64 字节。`;
    case 'signature-foreign':
      return one.fits ? '它与 StateInit 中的公钥相符，但那是另一个钱包的公钥，不能说明该地址的任何情况。' : '没有该地址的公钥可用来核验。';
    case 'signature-reported':
      return one.fits
        ? '它与上报的 publicKey 相符，但在合约确认该公钥之前，这不能证明什么。'
        : '它与上报的 publicKey 也不符。还缺少合约的公钥。';
    case 'signature-none':
      return '缺少哈希或公钥，无法核验。';
    case 'not-reached':
      return '未执行到这一步。';
  }
}

function problem(one: FieldProblem): string {
  switch (one.code) {
    case 'domain-url':
      return `只填域名，不含 https:// 和路径${one.host ? `：${clip(one.host)}` : ''}。`;
    case 'time':
      return '既不是 Unix 秒数，也不是 2026-09-21 14:13:20 这样的日期。';
    case 'key':
      return '公钥为 64 个十六进制数字；也可填入 get 方法返回的数字。';
    case 'number':
      return numbers.problem(one.problem);
  }
}

export const messages: Messages = {
  label: '钱包的响应 (JSON)',
  help: 'SDK 给出的账户和 tonProof，或您的服务器收到的对象。',
  json: (at) => `第 ${at + 1} 个字符不应出现在 JSON 的这个位置。`,
  jsonEnd: 'JSON 不完整，提前结束。',
  tooLongText: (found, most) => `共 ${found} 个字符，不会是钱包的响应；最多读取 ${most} 个。`,
  try: '试一试',
  examples: {
    right: '正确的证明',
    domain: '针对其他域名',
    forged: '伪造的公钥',
    expired: '已过期',
    signData: '已签名的文本',
  },
  domain: '预期的域名',
  domainHelp: '您的应用的域名，例如 app.example。',
  payload: '预期的负载',
  payloadHelp: '您的服务器发出的内容，或被签名的文本。',
  more: '时间、有效时长、网络',
  at: '核验时间',
  atHelp: 'Unix 秒数，或 UTC 日期。留空表示现在。',
  age: '有效时长（秒）',
  network: '预期的网络',
  networks: {any: '任意', '-239': '主网', '-3': '测试网'},
  key: 'get_public_key 的返回值',
  keyHelp: '不认识该钱包的代码：请查询其合约。',
  problem,
  finding,
  outcome: {
    right: (kind, domain) =>
      kind === 'proof' ? `证明正确：该钱包的所有者同意登录 ${clip(domain)}。` : `签名正确：该钱包的所有者为 ${clip(domain)} 签署了此内容。`,
    wrong: (steps) => `应当拒绝。有误的项目：${steps.join('、')}。`,
    open: (steps) => `没有发现错误，但尚未全部核验：${steps.join('、')}。`,
  },
  once: '服务器还必须只接受该负载一次。',
  stepsLabel: '核验步骤',
  steps: {
    shape: 'JSON 形式',
    address: '地址',
    network: '网络',
    init: 'StateInit 与地址',
    key: '公钥',
    domain: '域名',
    time: '时间',
    payload: '负载',
    message: '消息',
    hashes: '哈希',
    signature: '签名',
  },
  verdicts: {right: '正确', wrong: '有误', open: '未定', note: '供参考', skipped: '未核验'},
  viewer: '查看单元',
  partsLabel: '消息的各部分',
  partColumns: ['字节', '十六进制', '部分'],
  parts: {
    'proof-prefix': '前缀“ton-proof-item-v2/”',
    'outer-prefix': '前缀 0xffff',
    'data-prefix': '前缀“ton-connect/sign-data/”',
    workchain: '工作链，大端序',
    account: '账户 ID',
    'domain-length': '域名长度',
    domain: '域名，UTF-8',
    time: '时间戳',
    payload: '负载，UTF-8',
    'content-kind': '内容类型',
    'content-length': '内容长度',
    content: '内容',
    'cell-prefix': '前缀 0x75569022',
    'schema-hash': 'schema 的 CRC-32',
    address: '地址与补全标记',
  },
  ordered: (part, order) => `${part}，${order === 'little' ? '小端序' : '大端序'}`,
  whole: '完整消息',
  hashNames: {inner: '消息的 SHA-256', signed: '被签名的内容'},
  hashesLabel: '哈希',
  tooLong: '响应太长，放不进网址：指向这次核验的链接无法携带它。',
  numbers,
};
