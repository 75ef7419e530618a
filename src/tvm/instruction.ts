import type {Opcode} from './opcode.ts';
import type {StackEffect} from './stack-effect.ts';

/** An instruction of TVM as the reference knows it. */
export interface Instruction {
  readonly name: string;
  /** Fragment of the page: the mnemonic, in characters that an address can hold. */
  readonly id: string;
  readonly opcode: Opcode;
  readonly category: string;
  readonly aliases: readonly Alias[];
  /** How the Fift assembler writes it. */
  readonly fift: string;
  /** Stack notation, and what it says. */
  readonly stack: string;
  readonly effect: StackEffect;
  /** A number, alternatives, or a formula: see `gas.ts`. */
  readonly gas: string;
  /** 10 + bits of the opcode: what every instruction costs at least. */
  readonly base: number;
  readonly since: number;
  /** It moves control elsewhere. */
  readonly flow: boolean;
  readonly text: {readonly en: string; readonly 'zh-CN': string; readonly ru: string};
}

/** Another name that the assembler knows, for the instruction with these operands. */
export interface Alias {
  readonly name: string;
  readonly operands: Readonly<Record<string, number>>;
}
