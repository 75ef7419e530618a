/** Measures one instruction: runs its vectors, and holds what it says of itself against what the VM did. */
import {Cell, type TupleItem} from '@ton/core';
import {alternatives, evaluate, prices, variables} from '../../src/tvm/gas.ts';
import type {Instruction} from '../../src/tvm/instruction.ts';
import type {Example, Measurement} from '../../src/tvm/measured.ts';
import {encode} from '../../src/tvm/opcode.ts';
import {agrees, printedType} from './printed.ts';
import {dictionaryCost} from './dictionary-cost.ts';
import {configWithVersion, run, type Input, type Run} from './emulator.ts';
import {bits, dictionaryVectors, generated, HAND, int, knownLibrary, nothing, slice, telling, type Vector} from './vectors.ts';
import {beginCell, Dictionary} from '@ton/core';

const configs = new Map<number | null, string>();
function config(version: number | null): string {
  const known = configs.get(version);
  if (known) return known;
  const made = configWithVersion(version);
  configs.set(version, made);
  return made;
}

const libraries = beginCell()
  .storeDictDirect(
    Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell()).set(
      BigInt(`0x${knownLibrary.hash().toString('hex')}`),
      knownLibrary,
    ),
  )
  .endCell();

function show(input: Input): string {
  switch (input.type) {
    case 'int':
      return String(input.value);
    case 'null':
      return 'null';
    case 'tuple':
      return `[${input.items.map((item: TupleItem) => show(item)).join(' ')}]`;
    case 'continuation':
      return 'cont';
    case 'slice':
    case 'cell':
    case 'builder':
      return shape(input.type, input.cell);
    default:
      return input.type;
  }
}

function shape(kind: string, cell: Cell): string {
  if (cell.refs.length === 0 && cell.bits.length === 0) return `${kind}{}`;
  if (cell.refs.length === 0 && cell.bits.length <= 32) return `${kind}{${cell.bits.toString()}}`;
  return `${kind}{${cell.bits.length} bits${cell.refs.length ? `, ${cell.refs.length} refs` : ''}}`;
}

/** What the VM printed, in the words that the reference uses. */
export function readable(printed: string): string {
  const type = printedType(printed);
  if (type === 'null') return 'null';
  if (type === 'continuation') return 'cont';
  const boc = /^(CS|BC|C)\{([0-9A-F]*)/.exec(printed);
  if (boc) {
    const kind = {CS: 'slice', BC: 'builder', C: 'cell'}[boc[1] as 'C'];
    try {
      return shape(kind, Cell.fromBoc(Buffer.from(boc[2]!, 'hex'))[0]!);
    } catch {
      return kind;
    }
  }
  return printed.replaceAll(/\bC?S?B?C\{[0-9A-F]*\}/g, '…').replaceAll('()', 'null');
}

function joined(values: readonly string[]): string {
  const shown = values.length > 8 ? ['…', ...values.slice(-6)] : values;
  return shown.map((value) => (value.length > 42 && /^-?\d+$/.test(value) ? `${value.slice(0, 12)}…${value.slice(-6)}` : value)).join(' ');
}

function vectorsOf(instruction: Instruction): {made: Vector[]; guessed: Vector[]} {
  const {opcode, effect} = instruction;
  const hand = (HAND[opcode.name] ?? []).map((vector) => {
    const base = generated(opcode, effect, 0);
    return {...vector, operands: {...base.operands, ...vector.operands}, refs: vector.refs ?? base.refs};
  });
  const dictionaries = dictionaryVectors(opcode.name).map((vector) => ({...vector, operands: {}}));
  return {made: [...hand, ...dictionaries], guessed: Array.from({length: 40}, (_, attempt) => generated(opcode, effect, attempt))};
}

const WRONG = 7;
/** Inputs that should fail: nothing, too little, values of other types, numbers out of range. */
function wrong(instruction: Instruction): Vector[] {
  const base = generated(instruction.opcode, instruction.effect, 0);
  const count = Math.max(base.stack.length, 1);
  const fill = (input: Input): Input[] => Array.from({length: count}, () => input);
  return [
    [],
    base.stack.slice(1),
    fill(nothing),
    fill(int(2n ** 256n - 1n)),
    fill(int(-(2n ** 256n))),
    fill(slice(new Cell())),
    fill(slice(bits('1'))),
  ].map((stack) => ({...base, stack}));
}

/** What a get method has empty in c7. `INMSGPARAM` gets a tuple of its own. */
const OF_TRANSACTION = /^(?:INMSG(?!PARAM$)\w+|INCOMINGVALUE|LTIME|BLOCKLT)$/;

function program(vector: Vector, instruction: Instruction, version: number | null = null) {
  return {
    bits: encode(instruction.opcode, vector.operands),
    refs: vector.refs,
    stack: vector.stack,
    tail: vector.tail,
    setup: vector.setup,
    transaction: OF_TRANSACTION.test(instruction.name),
    config: config(version),
    libraries,
    gasLimit: instruction.flow ? 5000n : undefined,
  };
}

/** Names of the formula that can be read off the vector. */
function known(instruction: Instruction, vector: Vector, result: Run): Record<string, number> {
  const out: Record<string, number> = {};
  for (const [name, value] of Object.entries(vector.operands)) if (typeof value === 'number') out[name] = value;
  const {inputs} = instruction.effect;
  inputs.forEach(({name}, index) => {
    const input = vector.stack[vector.stack.length - inputs.length + index];
    if (input?.type === 'int' && /^[a-z]$/.test(name)) out[name] = Number(input.value);
    if (input?.type === 'tuple' && /^EXPLODE/.test(instruction.name)) out.m = input.items.length;
  });
  const top = result.after?.at(instruction.name === 'TPOP' ? -2 : -1);
  if (/^(SETINDEX|TPUSH|TPOP)/.test(instruction.name) && top !== undefined) out.m = lengthOfTuple(top);
  // Null set beyond the end changes nothing, so no tuple is made.
  const [into, value, index] = [
    vector.stack.at(instruction.name.includes('VAR') ? -3 : -2),
    vector.stack.at(instruction.name.includes('VAR') ? -2 : -1),
    out.k,
  ];
  if (
    /^SETINDEX(VAR)?Q/.test(instruction.name) &&
    value?.type === 'null' &&
    index !== undefined &&
    index >= (into?.type === 'tuple' ? into.items.length : 0)
  )
    out.m = 0;
  if (/^SETCONT(VAR)?ARGS$/.test(instruction.name)) out.e = out.r ?? 0;
  if (/^(RANDU256|RAND|SETRAND|ADDRAND)$/.test(instruction.name)) Object.assign(out, {n: 18, m: 1});
  return {...out, ...dictionaryCost(instruction, vector, result), ...vector.variables};
}

/** Elements of a printed tuple: `[ 1 2 ]`, or a list `(1 2)` or `(1 . 2)`, which is a pair at each step. */
function lengthOfTuple(text: string): number {
  if (text === '()') return 0;
  const inner = text.slice(1, -1).trim();
  if (text.startsWith('(')) return 2;
  let depth = 0;
  let count = inner ? 1 : 0;
  for (const char of inner) {
    if ('[({'.includes(char)) depth++;
    if ('])}'.includes(char)) depth--;
    if (char === ' ' && depth === 0) count++;
  }
  return count;
}

function matchesStack(instruction: Instruction, vector: Vector, after: readonly string[]): boolean {
  const {inputs, outputs} = instruction.effect;
  const open = [...inputs, ...outputs.flat()].some(({types}) => types[0] === 'rest');
  const below = vector.stack.length - (vector.setup?.takes ?? 0) - inputs.length;
  return outputs.some((outcome) => {
    const closed = outcome.filter(({types}) => types[0] !== 'rest');
    if (!open && after.length !== below + outcome.length) return false;
    const tops = after.slice(after.length - closed.length);
    if (open && outcome.some(({types}, index) => index > 0 && types[0] === 'rest')) return true;
    return closed.every(({name, types}, index) =>
      /^(-1|0|1)$/.test(name) ? tops[index] === name : tops[index] !== undefined && agrees(tops[index], types),
    );
  });
}

export interface Result {
  readonly measurement: Measurement;
  readonly contradictions: readonly string[];
}

function exampleOf(vector: Vector, after: readonly string[], gas: number): Example {
  return {
    operands: Object.fromEntries(
      Object.entries(vector.operands).map(([name, value]) => [
        name,
        typeof value === 'object' ? `${value.bits.length} bits` : String(value),
      ]),
    ),
    // The instruction finds what the setup has left.
    before: joined(vector.stack.slice(0, vector.stack.length - (vector.setup?.takes ?? 0)).map(show)),
    after: joined(after.map(readable)),
    gas,
  };
}

/** Whether a reader sees in the example what the instruction does: its values differ, and the stack changes. */
function isTelling(instruction: Instruction, {stack}: Vector, {before, after}: Example): boolean {
  return before !== after && differ(instruction, stack);
}

/** Whether the values that the instruction takes look different. Continuations all look the same. */
function differ({effect: {inputs}}: Instruction, stack: readonly Input[]): boolean {
  const own = inputs.length === 0 ? [] : stack.slice(-inputs.length).map(show);
  const values = own.filter((text) => text !== 'cont');
  return new Set(values).size === values.length;
}

/**
 * An example of values that differ, for an instruction whose first one shows nothing. Its gas is one of the row.
 * @param still also where the stack stays as it is, since the first one has not even that
 */
async function moreTelling(instruction: Instruction, still: boolean): Promise<Example | undefined> {
  let second: Example | undefined;
  for (const vector of telling(instruction.opcode, instruction.effect)) {
    if (!differ(instruction, vector.stack)) continue;
    let result: Run;
    try {
      result = await run(program(vector, instruction));
    } catch {
      // A value that does not fit into its operand.
      continue;
    }
    if (result.thrown !== null || result.gas === null || !result.after || !matchesStack(instruction, vector, result.after)) continue;
    if (variables(instruction.gas).length === 0 && !prices(instruction.gas).includes(result.gas)) continue;
    const example = exampleOf(vector, result.after, result.gas);
    if (isTelling(instruction, vector, example)) return example;
    if (still) second ??= example;
  }
  return second;
}

/** Exceptions that are what the instruction is for are results, not failures. */
const THROWS = /^(THROW|SETCP$)/;

export async function measure(instruction: Instruction): Promise<Result> {
  const contradictions: string[] = [];
  const gas = new Set<number>();
  const exits = new Set<number>();
  const pointsSeen = new Set<string>();
  let example: Example | null = null;
  let shown: Vector | undefined;
  let good: Vector | undefined;
  let runs = 0;
  const names = variables(instruction.gas);
  const {made, guessed} = vectorsOf(instruction);
  let ran = 0;
  for (const [index, vector] of [...made, ...wrong(instruction), ...guessed].entries()) {
    // Guesses until enough of them ran: a few for what costs the same each time, more for a formula or a set.
    const guess = index - made.length - WRONG;
    if (guess >= 0 && ran >= (instruction.gas === String(instruction.base) ? 6 : 10)) break;
    let result: Run;
    try {
      result = await run(program(vector, instruction));
    } catch (error) {
      contradictions.push(`vector ${index}: ${(error as Error).message.slice(0, 80)}`);
      continue;
    }
    if (result.thrown !== null && (!THROWS.test(instruction.name) || result.gas === null)) {
      exits.add(result.thrown);
      if (!(THROWS.test(instruction.name) && result.thrown > 13)) continue;
    }
    let price = result.gas;
    // What the child VM spends is paid when it ends, before the next step.
    if (/^RUNVM/.test(instruction.name)) price = result.upToNop === null ? null : result.upToNop - 18;
    if (/^(ACCEPT|SETGASLIMIT)$/.test(instruction.name)) price = instruction.base;
    runs++;
    if (guess >= 0) ran++;
    good ??= vector;
    if (price !== null) {
      gas.add(price);
      if (names.length === 0) {
        if (!prices(instruction.gas).includes(price)) contradictions.push(`gas ${price} is not ${instruction.gas} (vector ${index})`);
      } else {
        const values = known(instruction, vector, result);
        if (names.every((name) => values[name] !== undefined)) {
          const expected = alternatives(instruction.gas).map((one) => evaluate(one, values));
          if (!expected.includes(price))
            contradictions.push(`gas ${price} is not ${expected.join(' or ')} with ${JSON.stringify(values)} (vector ${index})`);
          else pointsSeen.add(names.map((name) => values[name]).join());
        }
      }
    }
    if (result.after && !instruction.flow && !matchesStack(instruction, vector, result.after))
      contradictions.push(
        `stack after is ${result.after.map(readable).join(' ')}, not ${instruction.stack} (vector ${index}: ${vector.stack.map(show).join(' ').slice(-80)})`,
      );
    const fair = index < made.length || guess >= 0;
    if (fair && price !== null && result.after && (example === null || (example.after === '' && result.after.length > 0))) {
      example = exampleOf(vector, result.after, price);
      shown = vector;
    }
  }
  if (example && shown && !isTelling(instruction, shown, example))
    example = (await moreTelling(instruction, !differ(instruction, shown.stack))) ?? example;
  const since = instruction.since;
  let from: number | null = null;
  const probe = good ?? guessed[0];
  if (probe) {
    const now = await run(program(probe, instruction, Math.max(since, 0)));
    if (now.thrown !== 6 || now.known) from = since;
    else contradictions.push(`invalid opcode at version ${since}`);
    if (since > 0) {
      const earlier = await run(program(probe, instruction, since - 1));
      if (earlier.thrown !== 6) contradictions.push(`valid at version ${since - 1} already`);
    }
  }
  return {
    measurement: {
      // The VM knows it, and whatever it was given it threw.
      state: good ? 'ran' : from !== null && exits.size > 0 ? 'throws' : 'not-run',
      from,
      runs,
      gas: sorted(gas),
      exits: sorted(exits),
      points: names.length ? pointsSeen.size : 0,
      example,
    },
    contradictions,
  };
}

function sorted(values: Iterable<number>): number[] {
  return [...values].sort((a, b) => a - b);
}
