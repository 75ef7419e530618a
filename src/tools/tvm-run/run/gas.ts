// What the gas of a run was paid for, as far as log and prices tell. Pure. Prices: `crypto/vm/vm.h`.
import type {Step} from '../../../playground/engine/protocol.ts';
import {fixedBits, type Opcode} from '../../../tvm/opcode.ts';

export type Kind = 'base' | 'implicit-return' | 'implicit-jump' | 'load' | 'reload' | 'make' | 'exception' | 'work';

export interface Part {
  readonly kind: Kind;
  readonly gas: number;
  /** Cells loaded or made, exceptions, implicit steps. */
  readonly count: number;
  /** Only one way to come to this sum is possible. Where it is not certain, loads and makes are `work`. */
}

const LOAD = 100;
const RELOAD = 25;
const MAKE = 500;
const EXCEPTION = 50;
const RETURN = 5;
const JUMP = 10;

/**
 * Parts of one step. What is beyond base and exception is told apart only where one combination of at most three cells
 * of each kind gives it; a price that depends on sizes remains whole.
 */
export function partsOf(step: Pick<Step, 'instruction' | 'gas' | 'thrown'>, opcode: Opcode | undefined): Part[] {
  const {instruction, gas, thrown} = step;
  if (gas === undefined || gas <= 0) return [];
  const parts: Part[] = [];
  let left = gas;
  const take = (kind: Kind, price: number, count = 1): void => {
    if (price * count > left || count === 0) return;
    parts.push({kind, gas: price * count, count});
    left -= price * count;
  };
  if (/^implicit RET/.test(instruction)) take('implicit-return', RETURN);
  else if (/^implicit JMPREF/.test(instruction)) take('implicit-jump', JUMP);
  else if (opcode) take('base', 10 + fixedBits(opcode));
  if (thrown !== undefined) take('exception', EXCEPTION);
  if (left > 0) {
    const cells = cellsOf(left);
    if (cells) {
      take('load', LOAD, cells.load);
      take('reload', RELOAD, cells.reload);
      take('make', MAKE, cells.make);
    } else take('work', left);
  }
  return parts;
}

function cellsOf(gas: number): {load: number; reload: number; make: number} | undefined {
  const found: {load: number; reload: number; make: number}[] = [];
  for (let make = 0; make <= 3; make++)
    for (let load = 0; load <= 3; load++)
      for (let reload = 0; reload <= 3; reload++)
        if (make * MAKE + load * LOAD + reload * RELOAD === gas) found.push({load, reload, make});
  return found.length === 1 ? found[0] : undefined;
}

/** Parts of all steps together, each kind once, in the order of `Kind`. */
export function sumOf(parts: readonly Part[]): Part[] {
  const order: readonly Kind[] = ['base', 'load', 'reload', 'make', 'work', 'implicit-jump', 'implicit-return', 'exception'];
  return order.flatMap((kind) => {
    const same = parts.filter((part) => part.kind === kind);
    return same.length
      ? [{kind, gas: same.reduce((sum, part) => sum + part.gas, 0), count: same.reduce((sum, part) => sum + part.count, 0)}]
      : [];
  });
}
