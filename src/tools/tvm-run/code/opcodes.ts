// The instruction set by name and by bits, from the same table as the reference. Pure.
import {ALIASES, parseAliases} from '../../../../data/tvm/aliases.ts';
import {OPCODES} from '../../../../data/tvm/opcodes.ts';
import {parseOpcodes, type Opcode} from '../../../tvm/opcode.ts';

/** A name that the assembler takes: the instruction, and operands that the name has already. */
export interface Named {
  readonly opcode: Opcode;
  readonly fixed: Readonly<Record<string, number>>;
}

/** Names that stand for several instructions: the first one that the operands fit. A row's own name is that row first. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  PUSHINT: ['PUSHINT_4', 'PUSHINT_8', 'PUSHINT_16', 'PUSHINT_LONG'],
  INT: ['PUSHINT_4', 'PUSHINT_8', 'PUSHINT_16', 'PUSHINT_LONG'],
  CONT: ['PUSHCONT_SHORT', 'PUSHCONT', 'PUSHREFCONT'],
  PUSHCONT: ['PUSHCONT', 'PUSHREFCONT'],
  SLICE: ['PUSHSLICE', 'PUSHSLICE_REFS', 'PUSHSLICE_LONG', 'PUSHREFSLICE'],
  PUSHSLICE: ['PUSHSLICE', 'PUSHSLICE_REFS', 'PUSHSLICE_LONG', 'PUSHREFSLICE'],
  PUSH: ['PUSH', 'PUSH_LONG'],
  POP: ['POP', 'POP_LONG'],
  CALLDICT: ['CALLDICT', 'CALLDICT_LONG'],
  CALL: ['CALLDICT', 'CALLDICT_LONG'],
  XCHG_0I: ['XCHG_0I', 'XCHG_0I_LONG'],
  XCHG0: ['XCHG_0I', 'XCHG_0I_LONG'],
};
/** Aliases that change their operand, which only the Fift assembler does. */
const NOT_HERE = new Set(['SUBCONST', 'SUBINT']);

interface Tables {
  readonly names: ReadonlyMap<string, readonly Named[]>;
  readonly prefixes: ReadonlyMap<string, readonly Opcode[]>;
  readonly longest: number;
}

let tables: Tables | undefined;

function load(): Tables {
  const opcodes = parseOpcodes(OPCODES);
  const byName = new Map(opcodes.map((opcode) => [opcode.name, opcode]));
  const names = new Map<string, readonly Named[]>(opcodes.map((opcode) => [opcode.name.toUpperCase(), [{opcode, fixed: {}}]]));
  for (const [target, aliases] of parseAliases(ALIASES))
    for (const {name, operands} of aliases) {
      const opcode = byName.get(target);
      const key = name.toUpperCase();
      if (opcode && !names.has(key) && !NOT_HERE.has(name)) names.set(key, [{opcode, fixed: operands}]);
    }
  for (const [name, targets] of Object.entries(GENERIC)) {
    const known = targets.flatMap((target) => byName.get(target) ?? []);
    if (known.length)
      names.set(
        name,
        known.map((opcode) => ({opcode, fixed: {}})),
      );
  }
  const prefixes = new Map<string, Opcode[]>();
  for (const opcode of opcodes) prefixes.set(opcode.prefixBits, [...(prefixes.get(opcode.prefixBits) ?? []), opcode]);
  return {names, prefixes, longest: Math.max(...opcodes.map(({prefixBits}) => prefixBits.length))};
}

/** What a name stands for, whatever the case of its letters. */
export function byName(name: string): readonly Named[] | undefined {
  tables ??= load();
  return tables.names.get(name.toUpperCase());
}

/** Instructions whose prefix stands at `at`, the longest prefix first: a special case before the general one. */
export function* byBits(bits: string, at: number): Generator<Opcode> {
  tables ??= load();
  for (let length = Math.min(tables.longest, bits.length - at); length > 0; length--)
    yield* tables.prefixes.get(bits.slice(at, at + length)) ?? [];
}

/** The name that is the fewest letters away, where one is near. */
export function nearest(name: string): string | undefined {
  tables ??= load();
  const wanted = name.toUpperCase();
  if (wanted.length > 40) return undefined;
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(wanted.length / 3)) + 1;
  for (const known of tables.names.keys()) {
    if (Math.abs(known.length - wanted.length) >= least) continue;
    const far = distance(wanted, known);
    if (far < least) [best, least] = [known, far];
  }
  return best;
}

function distance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length]!;
}

/** The name for readers; that of the row. */
export const fragmentOf = (name: string): string => name.replace('#', '_IMM');
