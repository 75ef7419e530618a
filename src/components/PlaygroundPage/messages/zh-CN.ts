import type {Messages} from './en';

export const messages: Messages = {
  lead: '用 Tolk 或 FunC 编写合约，同时部署多个合约，发送消息并查看完整的消息链。一切都在您的浏览器中运行，不会向任何地方发送数据。',
  noScript: '演练场需要 JavaScript：编译器和虚拟机在浏览器中运行。',
};
