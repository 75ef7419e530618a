/** What is wrong with a text that the reader typed, and where. `code` and `values` make the message in each language. */
export interface Problem {
  readonly code: ProblemCode;
  /** Characters from the beginning of the text. */
  readonly at: number;
  readonly length: number;
  readonly values?: Values;
}

export type Values = Readonly<Record<string, string | number>>;

export type ProblemCode =
  // Programs
  | 'unknown-instruction'
  | 'operand-missing'
  | 'operand-surplus'
  | 'operand-not-number'
  | 'operand-range'
  | 'operand-multiple'
  | 'operand-not-cell'
  | 'operand-not-code'
  | 'operand-not-text'
  | 'literal-bits'
  | 'literal-refs'
  | 'code-bits'
  | 'code-bytes'
  | 'text-length'
  | 'block-open'
  | 'block-close'
  | 'instruction-size'
  | 'program-long'
  | 'too-deep'
  // Cells
  | 'cell-notation'
  | 'cell-digit'
  | 'cell-bits'
  | 'cell-refs'
  | 'cell-open'
  | 'bag'
  // Values
  | 'value-empty'
  | 'value-type'
  | 'integer'
  | 'integer-range'
  | 'tuple-open'
  | 'tuple-close'
  | 'tuple-long'
  | 'surplus'
  | 'address'
  | 'text-open';

/** Thrown where a text cannot be used. */
export class TextProblem extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.code} at ${problem.at}`);
  }
}

export function wrong(code: ProblemCode, at: number, length: number, values?: Values): never {
  throw new TextProblem({code, at, length, ...(values && {values})});
}

/** Line and column of a place, both from 1. */
export function lineOf(text: string, at: number): {readonly line: number; readonly column: number} {
  const before = text.slice(0, at).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}
