// What a row's panel begins with: operands and stack with which the instruction was measured. Pure.

/** One instruction in `data/tvm/vectors.json`. Text in the notation of the panel; what is empty is left out. */
export interface Vector {
  /** Operands in the order of the opcode table. */
  readonly o?: readonly string[];
  /** Stack, bottom first, one value on a line: `int 5`. */
  readonly s?: string;
  /** Code before and after the instruction, which it needs to be of use. */
  readonly b?: string;
  readonly a?: string;
}

export type Vectors = Readonly<Record<string, Vector>>;

/** The program of a vector: what goes before, the instruction with its operands, what comes after. */
export function programOf(name: string, {o = [], b = '', a = ''}: Vector): string {
  return [b, [name, ...o].join(' '), a].filter((part) => part.trim()).join('\n');
}
