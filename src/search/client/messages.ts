import type {Thing} from './recognise.ts';

interface Messages {
  /** Name of the group. */
  readonly tools: string;
  /** What a text is; `name` is the code or the instruction. */
  readonly things: Readonly<Record<Thing, (name: string) => string>>;
  readonly open: (tool: string) => string;
}

/** By name of the language. Here and not in `code.json`, which every page loads whole. */
export const messages: Readonly<Record<string, Messages>> = {
  en: {
    tools: 'Tools',
    things: {
      address: () => 'An address',
      bag: () => 'A bag of cells',
      exitCode: (name) => `Exit code ${name}`,
      opcode: (name) => `Opcode ${name}`,
      instruction: (name) => `Instruction ${name}`,
      hash: () => 'A hash of 32 bytes: of a transaction, a message, or a cell',
    },
    open: (tool) => `Open in the tool “${tool}”`,
  },
  mandarin: {
    tools: '工具',
    things: {
      address: () => '地址',
      bag: () => '单元包 (BoC)',
      exitCode: (name) => `退出码 ${name}`,
      opcode: (name) => `操作码 ${name}`,
      instruction: (name) => `指令 ${name}`,
      hash: () => '32 字节的哈希：交易、消息或单元的哈希',
    },
    open: (tool) => `在工具“${tool}”中打开`,
  },
  ru: {
    tools: 'Инструменты',
    things: {
      address: () => 'Адрес',
      bag: () => 'Мешок ячеек',
      exitCode: (name) => `Код выхода ${name}`,
      opcode: (name) => `Опкод ${name}`,
      instruction: (name) => `Инструкция ${name}`,
      hash: () => 'Хеш из 32 байт: транзакции, сообщения или ячейки',
    },
    open: (tool) => `Открыть в инструменте «${tool}»`,
  },
};
