import type {HomeWords} from './en.ts';

export const homeWords: HomeWords = {
  search: '搜索文档',
  run: '运行：发送 Add { amount: 1 }',
  again: '再发送一次 1',
  offer: '在浏览器中编译，并在网络所用的虚拟机上运行。',
  noScript: '要在此运行合约，需要启用 JavaScript。',
  loading: '正在加载编译器和虚拟机……',
  failed: '未能运行。请检查网络连接，然后再次点击按钮。',
  compiled: '编译',
  transaction: '交易',
  comma: '，',
  size: '{bytes} 字节，{cells} 个单元',
  outcome: '退出码 {code}，gas {gas}，费用 {fee} GRAM',
  explained: '一步步编写这样的合约',
  playground: '打开演练场',
  counted: '由本站的构建过程统计',
  counts: {
    samples: '段代码示例经真实工具检验',
    instructions: '条指令在虚拟机上实际运行过',
    pages: '个页面，每页都有 {languages} 种语言',
    tests: '项示例代码的测试',
  },
};
