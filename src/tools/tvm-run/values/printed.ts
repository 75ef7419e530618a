// Values as the VM's log prints them with cells in full, `C{B5EE…}`, to typed values. Pure.
import type {StackValue} from '../../../playground/engine/protocol.ts';
import {splitPrinted} from '../../../playground/engine/values/printed.ts';
import {fromBoc, toBoc} from '../code/tree.ts';

const CELLS: Readonly<Record<string, 'cell' | 'slice' | 'builder'>> = {C: 'cell', CS: 'slice', BC: 'builder'};

/** What was printed; nothing where the form is not known. A list `(1 2)` is a pair of its head and the rest. */
export function readPrinted(text: string): StackValue | undefined {
  if (text === '()' || text === '(null)') return {type: 'null'};
  if (text === 'NaN') return {type: 'nan'};
  if (/^-?\d+$/.test(text)) return {type: 'int', value: text};
  const [, kind = '', boc = ''] = /^(CS|BC|C|Cont)\{([\dA-F]*)\}$/.exec(text) ?? [];
  const cell = CELLS[kind];
  if (cell) return {type: cell, boc};
  if (kind === 'Cont') return continuation(boc);
  if (text.startsWith('[') && text.endsWith(']')) return tuple(splitPrinted(text.slice(1, -1)));
  if (text.startsWith('(') && text.endsWith(')')) return list(splitPrinted(text.slice(1, -1)));
  return undefined;
}

function tuple(parts: readonly string[]): StackValue | undefined {
  const items = parts.map(readPrinted);
  return items.includes(undefined) ? undefined : {type: 'tuple', items: items as StackValue[]};
}

/** `(1 2)` is `[1 [2 null]]`, `(1 . 2)` is `[1 2]`. */
function list(parts: readonly string[]): StackValue | undefined {
  const dotted = parts.at(-2) === '.';
  const heads = dotted ? parts.slice(0, -2) : parts;
  let rest = dotted ? readPrinted(parts.at(-1)!) : ({type: 'null'} as const);
  for (const head of [...heads].reverse()) {
    const item = readPrinted(head);
    if (!item || !rest) return undefined;
    rest = {type: 'tuple', items: [item, rest]};
  }
  return rest;
}

/** `vmc_std$00` without arguments, stack and registers: its code. Others have no short form. */
function continuation(boc: string): StackValue {
  try {
    const {bits, refs} = fromBoc(boc);
    // vmc_std, no nargs, no stack, no registers; then perhaps a codepage.
    const plain = /^00(?:0)(?:0)(?:0)/.test(bits);
    if (!plain) return {type: 'continuation'};
    let at = 5;
    at += bits[at] === '1' ? 17 : 1;
    const number = (width: number): number => Number.parseInt(bits.slice(at, (at += width)), 2);
    const cell = refs[0];
    const [fromBit, toBit, fromRef, toRef] = [number(10), number(10), number(3), number(3)];
    if (!cell || bits.length !== at) return {type: 'continuation'};
    return {type: 'continuation', code: toBoc({bits: cell.bits.slice(fromBit, toBit), refs: cell.refs.slice(fromRef, toRef)})};
  } catch {
    return {type: 'continuation'};
  }
}
