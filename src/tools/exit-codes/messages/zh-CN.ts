import type {Messages} from './en';

export const messages: Messages = {
  label: '退出码或词语',
  help: '例如 37、−14、0xffff、“不足”。',
  try: '试一试',
  examples: ['-14', '37', '33', '9', '65535', '签名'],
  phases: {compute: '计算阶段', action: '动作阶段', outside: 'get 方法'},
  by: (thrower) => (thrower === 'node' ? '网络' : thrower === 'by convention' ? '大多数合约' : thrower),
  explained: (code) => `关于 ${code} 的更多说明`,
  source: '来源：',
  comma: '，',
  and: '、',
  also: '同样的位，另一种读法',
  found: (count) => `${count} 种含义`,
  none: '没有退出码包含这些词。请减少或更换词语。',
  ranges: {
    network: '0 到 127 保留给网络，但这个数字在网络中没有含义。抛出它的合约有自己的含义：请查看合约源代码。',
    compilers: '128 到 255 由编译器和较旧的合约使用，据我们所知没有使用这个数字的。请查看合约源代码。',
    contract: '256 到 65535 由合约自行使用。请在抛出它的合约源代码中查找该数字，十进制和十六进制都要找。',
    impossible: '交易中不可能出现这个数字：合约抛出 0 到 65535，网络另有 −13 和 −14。',
  },
  trace: '在交易链路查看器中查找以此退出码或结果码结束的交易',
  otherContracts: '合约也可能用同一数字表示别的含义。如果都不符合，请查看合约源代码。',
};
