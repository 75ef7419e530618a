/** One instruction as its family file writes it: the name in `opcodes.ts`, stack effect, description in three languages, what differs from the rule. */
export type Row = readonly [name: string, stack: string, en: string, zh: string, ru: string, more?: More];

export interface More {
  /** Gas where it is not '10 + bits of the opcode'; the variables are explained in `data/tvm/gas.ts`. */
  readonly gas?: string;
  /** How the Fift assembler writes it, where it differs from 'operands, then name'. */
  readonly fift?: string;
  /** Not plain stack in, stack out: it moves control elsewhere. */
  readonly flow?: true;
}

export interface Family {
  readonly id: string;
  readonly rows: readonly Row[];
}
