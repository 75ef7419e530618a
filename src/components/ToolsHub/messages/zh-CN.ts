import type {Messages} from './en';

export const messages: Messages = {
  example: '示例',
  tooLong: '内容太长，无法放进页面地址。请点击上方的工具名称打开工具，再在那里粘贴。',
  tools: {
    tvm: {label: '指令或程序', button: '前往运行'},
    playground: {label: '从哪个合约开始', button: '打开演练场'},
    boc: {label: '单元包（十六进制或 base64）', button: '查看内容'},
    address: {label: '地址', button: '检查'},
    exitcode: {label: '退出码或词语', button: '查询'},
    trace: {label: '交易，或 API 返回的 JSON', button: '显示交易链路'},
    fees: {label: '消耗的 gas', button: '计算'},
    mode: {label: '模式（0 到 255）', button: '查看效果'},
    config: {label: '编号、名称或字段', button: '查找'},
    proof: {label: '钱包的响应 (JSON)', button: '核验'},
  },
  samples: {
    project: '自己的项目',
    counter: 'Tolk 计数器',
    collection: 'Tolk NFT 合集',
    highload: 'Tolk 高负载钱包',
    recipes: 'FunC 实用代码',
  },
};
