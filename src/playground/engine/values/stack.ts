import {beginCell, type Builder, Cell, type Slice} from '@ton/core';
import {badInput} from '../errors.ts';
import {LEAST_INTEGER, MAX_DEPTH, MAX_TUPLE, MAX_VALUES, MOST_INTEGER} from '../limits.ts';
import type {StackValue} from '../protocol.ts';
import {readAddress} from './address.ts';
import {readBoc, toBase64} from './boc.ts';
import {readRange} from './integer.ts';

/**
 * A typed stack as `VmStack` of block.tlb, bottom first. `@ton/core` has the same for most types; continuations, which
 * the VM takes in this form too, it does not know.
 */
export function writeStack(values: readonly StackValue[], field: string): Cell {
  const counter = {left: MAX_VALUES};
  let rest = Cell.EMPTY;
  let top: Builder | undefined;
  values.forEach((value, index) => {
    if (top) rest = top.endCell();
    top = beginCell().storeRef(rest);
    writeValue(top, value, `${field}[${index}]`, 0, counter);
  });
  const builder = beginCell().storeUint(values.length, 24);
  return (top ? builder.storeBuilder(top) : builder).endCell();
}

/** One value as `VmStackValue`. */
export function writeEntry(value: StackValue, field: string): Cell {
  const builder = beginCell();
  writeValue(builder, value, field, 0, {left: MAX_VALUES});
  return builder.endCell();
}

function writeValue(builder: Builder, value: StackValue, field: string, depth: number, counter: {left: number}): void {
  if (depth > MAX_DEPTH || --counter.left < 0)
    throw badInput('too-deep', `at most ${MAX_VALUES} values, ${MAX_DEPTH} inside each other`, field);
  switch (value.type) {
    case 'null':
      builder.storeUint(0, 8);
      return;
    case 'nan':
      builder.storeUint(0x02ff, 16);
      return;
    case 'int':
      builder.storeUint(0x0100, 15).storeInt(readRange(value.value, LEAST_INTEGER, MOST_INTEGER, field), 257);
      return;
    case 'cell':
      builder.storeUint(3, 8).storeRef(readBoc(value.boc, field));
      return;
    case 'slice':
      writeSlice(builder.storeUint(4, 8), readBoc(value.boc, field));
      return;
    case 'builder':
      builder.storeUint(5, 8).storeRef(readBoc(value.boc, field));
      return;
    case 'address':
      writeSlice(builder.storeUint(4, 8), beginCell().storeAddress(readAddress(value.value, field)).endCell());
      return;
    case 'text':
      writeSlice(builder.storeUint(4, 8), beginCell().storeStringTail(value.value).endCell());
      return;
    case 'continuation':
      // vmc_std: no arguments, no stack, no saved registers, codepage 0, code.
      builder.storeUint(6, 8).storeUint(0, 2).storeUint(0, 3).storeBit(true).storeInt(0, 16);
      writeSlice(builder, readBoc(value.code ?? '', field));
      return;
    case 'tuple': {
      const {items} = value;
      if (items.length > MAX_TUPLE)
        throw badInput('too-deep', `a tuple of ${items.length} values; at most ${MAX_TUPLE} are possible`, field);
      builder.storeUint(7, 8).storeUint(items.length, 16);
      const cells = items.map((item, index) => {
        const cell = beginCell();
        writeValue(cell, item, `${field}[${index}]`, depth + 1, counter);
        return cell.endCell();
      });
      if (!cells.length) return;
      // vm_tuple_tcons: head and tail; the head of two is the first itself, of more a nested list.
      let head = cells[0]!;
      for (let index = 1; index < cells.length; index++) {
        if (index > 1)
          head = beginCell()
            .storeRef(head)
            .storeRef(cells[index - 1]!)
            .endCell();
      }
      if (cells.length > 1) builder.storeRef(head);
      builder.storeRef(cells.at(-1)!);
    }
  }
}

function writeSlice(builder: Builder, cell: Cell): void {
  builder.storeRef(cell).storeUint(0, 10).storeUint(cell.bits.length, 10).storeUint(0, 3).storeUint(cell.refs.length, 3);
}

/** The values of a `VmStack`, bottom first. */
export function readStack(cell: Cell): StackValue[] {
  let slice = cell.beginParse();
  const depth = slice.loadUint(24);
  const values: StackValue[] = [];
  for (let index = 0; index < depth; index++) {
    const rest = slice.loadRef();
    values.push(readValue(slice));
    slice = rest.beginParse();
  }
  return values.reverse();
}

function readValue(slice: Slice): StackValue {
  const tag = slice.loadUint(8);
  switch (tag) {
    case 0:
      return {type: 'null'};
    case 1:
      return {type: 'int', value: slice.loadIntBig(64).toString()};
    case 2:
      if (slice.preloadUint(7) === 0) {
        slice.skip(7);
        return {type: 'int', value: slice.loadIntBig(257).toString()};
      }
      slice.skip(8);
      return {type: 'nan'};
    case 3:
      return {type: 'cell', boc: toBase64(slice.loadRef())};
    case 4:
      return {type: 'slice', boc: toBase64(readSlice(slice))};
    case 5:
      return {type: 'builder', boc: toBase64(slice.loadRef())};
    case 6:
      return readContinuation(slice);
    case 7: {
      const length = slice.loadUint(16);
      const cells: Cell[] = [];
      if (length === 1) cells.push(slice.loadRef());
      else if (length > 1) {
        let head = slice.loadRef();
        cells.unshift(slice.loadRef());
        for (let left = length - 1; left > 1; left--) {
          const pair = head.beginParse();
          head = pair.loadRef();
          cells.unshift(pair.loadRef());
        }
        cells.unshift(head);
      }
      return {type: 'tuple', items: cells.map((item) => readValue(item.beginParse()))};
    }
    default:
      throw new Error(`a value of the stack has the tag ${tag}`);
  }
}

function readSlice(slice: Slice): Cell {
  const from = slice.loadRef();
  const [startBit, endBit, startRef, endRef] = [slice.loadUint(10), slice.loadUint(10), slice.loadUint(3), slice.loadUint(3)] as const;
  const part = beginCell().storeBits(from.bits.substring(startBit, endBit - startBit));
  for (let index = startRef; index < endRef; index++) part.storeRef(from.refs[index]!);
  return part.endCell();
}

/** The code of an ordinary continuation without saved state; other kinds have no short form. */
function readContinuation(slice: Slice): StackValue {
  try {
    if (slice.loadUint(2) !== 0 || slice.loadUint(3) !== 0) return {type: 'continuation'};
    if (slice.loadBit()) slice.skip(16);
    return {type: 'continuation', code: toBase64(readSlice(slice))};
  } catch {
    return {type: 'continuation'};
  }
}
