import {badInput} from '../errors.ts';

const NUMBER = /^(-?)(?:(\d[\d_]*)|0x([\da-f_]+)|0b([01_]+))$/i;

/** Decimal, `0x…` or `0b…`, with an optional minus and `_` between digits. */
export function readInteger(text: string, field: string): bigint {
  const [, minus, decimal, hex, binary] = NUMBER.exec(text.trim()) ?? [];
  const digits = (decimal ?? hex ?? binary)?.replaceAll('_', '');
  if (!digits || digits.length > 400) throw badInput('bad-integer', `"${text.slice(0, 40)}" is no integer`, field);
  const value = BigInt(decimal !== undefined ? digits : `${hex !== undefined ? '0x' : '0b'}${digits}`);
  return minus ? -value : value;
}

/** An integer within `[least, most]`. */
export function readRange(text: string, least: bigint, most: bigint, field: string): bigint {
  const value = readInteger(text, field);
  if (value < least || value > most) throw badInput('bad-integer', `${value} is not between ${least} and ${most}`, field);
  return value;
}
