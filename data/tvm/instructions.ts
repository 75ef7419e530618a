/** The instruction set of TVM: the table of opcodes, the families' rows and the assembler's aliases, joined. */
import {fixedBits, parseOpcodes, type Opcode} from '../../src/tvm/opcode.ts';
import {parseStackEffect} from '../../src/tvm/stack-effect.ts';
import type {Instruction} from '../../src/tvm/instruction.ts';
import {ALIASES, parseAliases} from './aliases.ts';
import {FAMILIES} from './families/index.ts';
import {OPCODES} from './opcodes.ts';

/** `RSHIFT#` takes its shift from the opcode; `#` cannot stand in a fragment. */
export function fragmentOf(name: string): string {
  return name.replace('#', '_IMM');
}

function fiftForm(opcode: Opcode, own: string | undefined): string {
  if (own) return own;
  const operands = opcode.operands.map(({name, kind}) =>
    kind === 'stack' ? `s(${name})` : kind === 'control' ? `c(${name})` : `(${name})`,
  );
  return [...operands, opcode.name].join(' ');
}

/** By the value of the opcode; of two that begin alike, the longer first: it is the special case. */
function order(prefixBits: string): string {
  return prefixBits.padEnd(24, '0') + String(99 - prefixBits.length);
}

const opcodes = new Map(parseOpcodes(OPCODES).map((opcode) => [opcode.name, opcode]));
const aliases = parseAliases(ALIASES);

export const instructions: readonly Instruction[] = FAMILIES.flatMap(({id: category, rows}) =>
  rows
    .map(([name, stack, en, zh, ru, more]): Instruction => {
      const opcode = opcodes.get(name);
      if (!opcode) throw new Error(`${name} has a description and no opcode`);
      const base = 10 + fixedBits(opcode);
      return {
        name,
        id: fragmentOf(name),
        opcode,
        category,
        aliases: aliases.get(name) ?? [],
        fift: fiftForm(opcode, more?.fift),
        stack,
        effect: parseStackEffect(stack),
        gas: more?.gas ?? String(base),
        base,
        since: opcode.since,
        flow: more?.flow ?? false,
        text: {en, 'zh-CN': zh, ru},
      };
    })
    .sort((a, b) => order(a.opcode.prefixBits).localeCompare(order(b.opcode.prefixBits))),
);
