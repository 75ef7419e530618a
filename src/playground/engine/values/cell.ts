import {beginCell, Cell, type Builder} from '@ton/core';
import {badInput, EngineError} from '../errors.ts';
import type {CellInput, Field} from '../protocol.ts';
import {readAddress} from './address.ts';
import {readBits} from './bits.ts';
import {readBoc} from './boc.ts';
import {readInteger, readRange} from './integer.ts';

/** Bits of a cell's data, and the most that `storeCoins` takes. */
const MAX_COINS = (1n << 120n) - 1n;

/** Builds the cell that the reader described; `name` stands before the names of its fields in errors. */
export function readCell(input: CellInput, name: string): Cell {
  if (input.kind === 'empty') return Cell.EMPTY;
  if (input.kind === 'boc') return readBoc(input.boc, name);
  const builder = beginCell();
  input.fields.forEach((field, index) => {
    const place = `${name}.fields[${index}]`;
    try {
      store(builder, field, place);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw badInput('cell-overflow', `field ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, place);
    }
  });
  return builder.endCell();
}

function store(builder: Builder, field: Field, place: string): void {
  switch (field.type) {
    case 'uint':
    case 'int': {
      const {bits, value} = field;
      const signed = field.type === 'int';
      const most = signed ? 257 : 256;
      if (!Number.isInteger(bits) || bits < 1 || bits > most)
        throw badInput('bad-integer', `${field.type}${bits}: a width of 1 to ${most} bits is possible`, place);
      const width = BigInt(bits);
      const number = signed
        ? readRange(value, -(1n << (width - 1n)), (1n << (width - 1n)) - 1n, place)
        : readRange(value, 0n, (1n << width) - 1n, place);
      if (signed) builder.storeInt(number, bits);
      else builder.storeUint(number, bits);
      return;
    }
    case 'coins':
      builder.storeCoins(readRange(field.value, 0n, MAX_COINS, place));
      return;
    case 'bool':
      builder.storeBit(field.value);
      return;
    case 'address':
      builder.storeAddress(field.value.trim() === '' ? null : readAddress(field.value, place));
      return;
    case 'text':
      builder.storeStringTail(field.value);
      return;
    case 'bits':
      for (const bit of readBits(field.value, place)) builder.storeBit(bit === '1');
      return;
    case 'ref':
      builder.storeRef(readBoc(field.boc, place));
      return;
    case 'maybe-ref':
      builder.storeMaybeRef(field.boc.trim() === '' ? null : readBoc(field.boc, place));
  }
}

/** A number for where one is typed as text: nanograms of a message. */
export function readCoins(text: string, field: string): bigint {
  const value = readInteger(text, field);
  if (value < 0n || value > MAX_COINS) throw badInput('bad-integer', `${value} is no amount`, field);
  return value;
}
