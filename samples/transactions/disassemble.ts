// region disassemble
import type {Cell} from '@ton/core';
import {runtime, text} from 'ton-assembly';

/** The opcodes that compiled code checks: the constants that it compares with the beginning of a slice. */
export function operationsIn(code: Cell): string[] {
  const assembly = text.print(runtime.decompileCell(code));
  const found = assembly.matchAll(/SDBEGINSQ? x\{([0-9A-F]{8})\}/g);
  return [...new Set([...found].map(([, op]) => `0x${op!.toLowerCase()}`))];
}
// endregion
