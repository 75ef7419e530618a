// What the reader typed, checked: a program and a stack for the engine, or what is wrong with each field. Pure.
import type {StackValue} from '../../playground/engine/protocol.ts';
import type {Opcode} from '../../tvm/opcode.ts';
import {assemble, type Assembled} from './code/assemble.ts';
import {TextProblem, type Problem} from './code/problem.ts';
import {valueOf, type Item} from './values/stack.ts';

export interface One {
  readonly opcode: Opcode;
  readonly operands: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** Of a field with its number: an operand. */
export type Place = number | 'before' | 'after';

export type Checked<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly problems: ReadonlyMap<Place, Problem>};

/** The program of an instruction alone. A problem is that of a field, with its place in the field's text. */
export function checkOne({opcode, operands, before, after}: One): Checked<Assembled> {
  const parts: {place: Place | undefined; at: number; text: string}[] = [];
  let text = '';
  const put = (place: Place | undefined, part: string, gap: string): void => {
    if (text) text += gap;
    parts.push({place, at: text.length, text: part});
    text += part;
  };
  if (before.trim()) put('before', before, '\n');
  put(undefined, opcode.name, '\n');
  opcode.operands.forEach((_, index) => put(index, operands[index] ?? '', ' '));
  if (after.trim()) put('after', after, '\n');
  try {
    return {ok: true, value: assemble(text, opcode.name)};
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error;
    const {problem} = error;
    const missing = problem.code === 'operand-missing' ? opcode.operands.findIndex(({name}) => name === problem.values?.operand) : -1;
    const own = parts.find(({place, at, text: part}) => place !== undefined && problem.at >= at && problem.at <= at + part.length);
    const empty = opcode.operands.findIndex((_, index) => !(operands[index] ?? '').trim());
    // What an empty field leaves out is found where the next thing stands.
    const place = missing >= 0 ? (empty >= 0 ? empty : missing) : (own?.place ?? (opcode.operands.length ? 0 : 'before'));
    const inside = own && own.place === place ? problem.at - own.at : 0;
    return {ok: false, problems: new Map([[place, {...problem, at: inside}]])};
  }
}

export function checkProgram(text: string): {readonly assembled?: Assembled; readonly problem?: Problem} {
  try {
    return {assembled: assemble(text)};
  } catch (error) {
    if (error instanceof TextProblem) return {problem: error.problem};
    throw error;
  }
}

/** The values of a typed stack, and what is wrong with any of them, by place from the bottom. */
export function checkStack(items: readonly Item[]): {
  readonly values: readonly StackValue[];
  readonly problems: ReadonlyMap<number, Problem>;
} {
  const problems = new Map<number, Problem>();
  const values = items.map((item, index): StackValue => {
    try {
      return valueOf(item);
    } catch (error) {
      if (!(error instanceof TextProblem)) throw error;
      problems.set(index, error.problem);
      return {type: 'null'};
    }
  });
  return {values, problems};
}
