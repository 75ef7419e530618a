import type {ToolName} from '../../components/ToolsHub/tools.ts';
import {inspectAddress} from '../../tools/address/inspect.ts';
import {codeNamedIn, numberIn} from '../../tools/exit-codes/find.ts';

/** What a text that was pasted is. */
export type Thing = 'address' | 'bag' | 'exitCode' | 'opcode' | 'instruction' | 'hash';

/** What a text is, and the tool that takes it. */
export interface Recognised {
  readonly thing: Thing;
  /** Its short name: the code, the instruction; empty where the text itself is shown nowhere. */
  readonly name: string;
  readonly tool: ToolName;
  /** The state of the tool, as the fragment of its address names it; none where it cannot be filled in. */
  readonly state: Readonly<Record<string, string>>;
}

/** How a bag of cells begins, in hexadecimal digits and in base64. */
const BAG = /^(?:(?:0x|x\{)?(?:b5ee9c72|68ff65f3|acc3a728)[0-9a-f\s]{8}|te6cc|aP9l8|rMOnK)/i;
/** A hash of 32 bytes, in hexadecimal digits or in base64 of either alphabet. */
const HASH = /^(?:(?:0x)?[0-9a-f]{64}|[\w+/-]{43}=)$/i;
const OPCODE = /^(?:0x|#)((?:[0-9a-f]{2}){1,4})$/i;
/** Shorter texts are no address in any form. */
const SHORTEST_ADDRESS = 48;
const SIGNED = /^[-−–‐]\s?\d+$/;

const isAddress = (text: string): boolean => {
  if (text.length < SHORTEST_ADDRESS) return false;
  const found = inspectAddress(text);
  // With a mistake in it, it is one all the same: the tool says where.
  return found.kind === 'address' || (found.kind === 'wrong' && (found.problem.code === 'checksum' || found.fixes.length > 0));
};

/**
 * What a text is that somebody typed or pasted; nothing where it is words. Never throws.
 * @param instructions names of the instructions among what was found for it
 */
export async function recognise(text: string, instructions: readonly string[]): Promise<Recognised | undefined> {
  const trimmed = text.trim();
  if (BAG.test(trimmed)) return {thing: 'bag', name: '', tool: 'boc', state: {in: trimmed}};
  // Of a transaction, most often; an account's has a workchain before it.
  if (HASH.test(trimmed)) return {thing: 'hash', name: '', tool: 'trace', state: {}};
  if (isAddress(trimmed)) return {thing: 'address', name: '', tool: 'address', state: {in: trimmed}};
  const code = codeNamedIn(trimmed)?.code ?? (SIGNED.test(trimmed) ? numberIn(trimmed) : undefined);
  if (code !== undefined) return {thing: 'exitCode', name: String(code).replace('-', '−'), tool: 'exitcode', state: {q: String(code)}};
  const instruction = instructions.find((name) => name === trimmed.toUpperCase());
  if (instruction) return {thing: 'instruction', name: instruction, tool: 'tvm', state: {i: instruction}};
  const hex = OPCODE.exec(trimmed)?.[1];
  if (hex) {
    const {disassemble, writeProgram} = await import('../../tools/tvm-run/code/disassemble.ts');
    const bits = Array.from(hex, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
    const {block, bad} = disassemble({bits, refs: []});
    const name = writeProgram(block);
    // One instruction with its operands; else it is something that looks alike.
    if (!bad && name !== undefined && block.lines.length === 1)
      return {thing: 'opcode', name: `0x${hex.toUpperCase()}: ${name}`, tool: 'tvm', state: {mode: 'program', p: name}};
  }
  return undefined;
}
