import {badInput} from '../errors.ts';
import {readRange} from '../values/integer.ts';

/** CRC-16/XMODEM of a name, as compilers number get methods: 17 bits, the highest set. */
export function methodId(name: string): number {
  let crc = 0;
  for (const byte of new TextEncoder().encode(name)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc | 0x10000;
}

/** A name, or a number in decimal or `0x…`. */
export function readMethod(text: string, field: string): number {
  const name = text.trim();
  if (/^-?(?:0x)?\d/i.test(name)) return Number(readRange(name, -(1n << 31n), (1n << 31n) - 1n, field));
  if (name === '' || name.length > 200 || /\s/.test(name))
    throw badInput('bad-method', `"${text.slice(0, 40)}" is no name of a method`, field);
  return methodId(name);
}
