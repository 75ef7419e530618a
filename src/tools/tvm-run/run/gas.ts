// What the gas of a run was paid for, as far as log and prices tell. Pure. Prices: `crypto/vm/vm.h`.
import type {Step} from '../../../playground/engine/protocol.ts';
import {fixedBits, type Opcode} from '../../../tvm/opcode.ts';

export type Kind = 'base' | 'implicit-return' | 'implicit-jump' | 'load' | 'reload' | 'make' | 'cells' | 'exception' | 'work';

export interface Part {
  readonly kind: Kind;
  readonly gas: number;
  /** Cells loaded or made, exceptions, implicit steps. */
  readonly count: number;
}

const LOAD = 100;
const RELOAD = 25;
const MAKE = 500;
const EXCEPTION = 50;
const RETURN = 5;
const JUMP = 10;

/** What cells cost where that is all beyond the base price: one loaded, one loaded again, one made. */
const CELLS: Readonly<Record<number, Kind>> = {[LOAD]: 'load', [RELOAD]: 'reload', [MAKE]: 'make'};

/**
 * Parts of one step.
 * @param price what the row says of gas: `118 | 43`, or a formula whose letters a, b and c are cells loaded, loaded again
 *   and made. Sums that several numbers of cells give stay together: they are `cells`.
 */
export function partsOf(step: Pick<Step, 'instruction' | 'gas' | 'thrown'>, opcode: Opcode | undefined, price = ''): Part[] {
  const {instruction, gas, thrown} = step;
  if (gas === undefined || gas <= 0) return [];
  const parts: Part[] = [];
  let left = gas;
  const take = (kind: Kind, part: number): void => {
    if (part > left) return;
    parts.push({kind, gas: part, count: 1});
    left -= part;
  };
  if (/^implicit RET/.test(instruction)) take('implicit-return', RETURN);
  else if (/^implicit JMPREF/.test(instruction)) {
    take('implicit-jump', JUMP);
    if (left === LOAD || left === RELOAD) take(CELLS[left]!, left);
  } else if (opcode) take('base', 10 + pricedBits(opcode));
  if (thrown !== undefined) take('exception', EXCEPTION);
  if (left === 0) return parts;
  const letters = new Set(price.match(/[a-z]/gi));
  const kind = CELLS[left];
  if (letters.size === 0) take(kind && price ? kind : 'work', left);
  else if (![...letters].every((letter) => 'abc'.includes(letter))) take('work', left);
  else if (left < LOAD && left % RELOAD === 0) parts.push({kind: 'reload', gas: left, count: left / RELOAD});
  else take('cells', left);
  return parts;
}

/** Bits that the base price counts: prefix and numbers, and of a literal those that say how long it is. */
const pricedBits = (opcode: Opcode): number => opcode.operands.reduce((sum, {refs}) => sum + (refs?.bits ?? 0), fixedBits(opcode));

/** Parts of all steps together, each kind once, in the order of `Kind`. */
export function sumOf(parts: readonly Part[]): Part[] {
  const order: readonly Kind[] = ['base', 'load', 'reload', 'make', 'cells', 'work', 'implicit-jump', 'implicit-return', 'exception'];
  return order.flatMap((kind) => {
    const same = parts.filter((part) => part.kind === kind);
    return same.length
      ? [{kind, gas: same.reduce((sum, part) => sum + part.gas, 0), count: same.reduce((sum, part) => sum + part.count, 0)}]
      : [];
  });
}
