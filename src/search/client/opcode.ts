import {disassemble, writeProgram} from '../../tools/tvm-run/code/disassemble.ts';

/** The one instruction that these bytes in hexadecimal digits are, with its operands; nothing where they are none or several. */
export function instructionOf(hex: string): string | undefined {
  const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  const {block, bad} = disassemble({bits, refs: []});
  return bad || block.lines.length !== 1 ? undefined : writeProgram(block);
}
