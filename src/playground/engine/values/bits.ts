import {badInput} from '../errors.ts';

/** `8A_` to `10001`: hex digits, where `_` takes off the last 1 bit and the zeros after it. Also `0b101`. */
export function readBits(text: string, place: string): string {
  const compact = text.replace(/\s+/g, '').replace(/^x\{(.*)\}$/i, '$1');
  const binary = /^(?:0b|b\{)([01]*)\}?$/i.exec(compact)?.[1];
  if (binary !== undefined) return binary;
  if (!/^(?:0x)?[\da-f]*_?$/i.test(compact))
    throw badInput('bad-bits', `"${text.slice(0, 40)}": hex digits are expected, as in 8A or 8A_`, place);
  const bits = [...compact.replace(/^0x/i, '').replace('_', '')]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('');
  return compact.endsWith('_') ? bits.replace(/10*$/, '') : bits;
}
