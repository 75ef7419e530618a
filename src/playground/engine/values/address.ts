import {Address} from '@ton/core';
import {badInput} from '../errors.ts';

/** A raw (`0:…`) or user-friendly address. */
export function readAddress(text: string, field: string): Address {
  try {
    return Address.parse(text.trim());
  } catch (error) {
    throw badInput('bad-address', error instanceof Error ? error.message : String(error), field);
  }
}
