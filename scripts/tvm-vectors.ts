/**
 * `npx tsx scripts/tvm-vectors.ts [NAME…]`: writes `data/tvm/vectors.json`, with which the instruction reference fills
 * 'Run it here': for each instruction operands and a stack on which it runs, as short as they can be. Each was run on the
 * playground's engine, and its gas is one that `measured.json` has for the instruction.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beginCell, type Cell, type TupleItem} from '@ton/core';
import {format, resolveConfig} from 'prettier';
import {instructions} from '../data/tvm/instructions.ts';
import type {StackValue} from '../src/playground/engine/protocol.ts';
import {assemble} from '../src/tools/tvm-run/code/assemble.ts';
import {writeCell} from '../src/tools/tvm-run/code/cells.ts';
import {disassemble, writeProgram} from '../src/tools/tvm-run/code/disassemble.ts';
import {bitsToHex, fromBoc, toBoc, type Tree} from '../src/tools/tvm-run/code/tree.ts';
import {outcomeOf} from '../src/tools/tvm-run/run/outcome.ts';
import {itemOf, itemsOf, textOf, valueOf} from '../src/tools/tvm-run/values/stack.ts';
import {programOf, type Vector} from '../src/tools/tvm-run/vectors.ts';
import type {Instruction} from '../src/tvm/instruction.ts';
import type {Input} from './tvm/emulator.ts';
import {dictionaryVectors, generated, HAND, int, type Vector as Tried} from './tvm/vectors.ts';
import type {MeasuredFile} from '../src/tvm/measured.ts';
import {call} from '../tests/unit/playground/session.ts';

const FILE = path.resolve('data/tvm/vectors.json');
const LONG = 1500;

const base64 = (cell: Cell): string => cell.toBoc().toString('base64');

function valueOfInput(input: Input): StackValue {
  switch (input.type) {
    case 'int':
      return {type: 'int', value: String(input.value)};
    case 'null':
    case 'nan':
      return {type: input.type};
    case 'tuple':
      return {type: 'tuple', items: input.items.map((item: TupleItem) => valueOfInput(item))};
    case 'continuation':
      return {type: 'continuation', code: base64(input.code)};
    default:
      return {type: input.type, boc: base64(input.cell)};
  }
}

const bitsCell = (bits: string): Tree => ({bits, refs: []});

/** Bits of code as assembly. */
function code(bits: string | undefined): string {
  return bits ? (writeProgram(disassemble(bitsCell(bits)).block) ?? '') : '';
}

function cellText(tree: Tree): string {
  return writeCell(tree, 4000) ?? toBoc(tree);
}

function vectorOf({opcode}: Instruction, {operands, refs = [], stack, tail, setup}: Tried): Vector | undefined {
  const left = [...refs];
  const take = (): Tree => fromBoc(base64(left.shift() ?? beginCell().endCell()));
  const o = opcode.operands.map(({name, kind}) => {
    if (kind === 'ref') return cellText(take());
    const value = operands[name];
    if (typeof value !== 'object') return String(value);
    if (kind === 'text') return `"${String.fromCharCode(...(value.bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))}"`;
    if (kind === 'code') return `{ ${code(value.bits)} }`.replace('  ', ' ');
    const own = Array.from({length: value.refs}, take);
    return own.length ? cellText({bits: value.bits, refs: own}) : `x{${bitsToHex(value.bits)}}`;
  });
  const items = stack.map((input) => itemOf(valueOfInput(input)));
  if (items.includes(undefined)) return undefined;
  return clean({o, s: textOf(items.map((item) => item!)), b: code(setup?.bits), a: code(tail)});
}

function clean({o, s, b, a}: Vector): Vector {
  return {...(o?.length && {o}), ...(s && {s}), ...(b && {b}), ...(a && {a})};
}

/** Where no vector of the measurement runs without an exception. */
const OWN: Readonly<Record<string, Vector>> = {
  ...Object.fromEntries(['FITSX', 'UFITSX', 'QFITSX', 'QUFITSX'].map((name) => [name, {s: 'int 7\nint 8'}])),
  ENDS: {s: 'slice x{}'},
};

interface Tested {
  readonly gas: number;
  readonly after: readonly string[];
}

/** Runs it; nothing where the instruction threw (unless that is what it is for) or was not reached. */
async function tested({name, flow}: Instruction, vector: Vector): Promise<Tested | undefined> {
  const assembled = assemble(programOf(name, vector));
  const stack = itemsOf(vector.s ?? '').map(valueOf);
  const result = await call('run', {code: {boc: toBoc(assembled.code)}, stack, ...(flow && {limits: {gas: 5000}})});
  const outcome = outcomeOf(result, assembled);
  const index = outcome.steps.findIndex(({mark}) => mark?.opcode.name === name);
  const step = outcome.steps[index];
  if (!step || step.gas === undefined) return undefined;
  if (step.thrown !== undefined && !/^(THROW|SETCP$)/.test(name)) return undefined;
  return {gas: step.gas, after: outcome.stacks[index + 1] ?? []};
}

/** The same without what lies at the bottom and is not touched. */
async function trimmed(instruction: Instruction, vector: Vector, first: Tested): Promise<Vector> {
  const lines = (vector.s ?? '').split('\n').filter(Boolean);
  for (let drop = lines.length; drop > 0; drop--) {
    const shorter = clean({...vector, s: lines.slice(drop).join('\n')});
    let run: Tested | undefined;
    try {
      run = await tested(instruction, shorter);
    } catch {
      continue;
    }
    if (run && run.gas === first.gas && run.after.join(' ') === first.after.slice(drop).join(' ')) return shorter;
  }
  return vector;
}

/** Values that are all the same say nothing of the order: 1, 2, 3 instead, where any value will do. */
function distinct({opcode, effect}: Instruction): Tried[] {
  const {inputs} = effect;
  if (inputs.length < 2 || !inputs.every(({types}) => types[0] === 'any')) return [];
  return [{...generated(opcode, effect, 0), stack: inputs.map((_, index) => int(index + 1))}];
}

async function choose(instruction: Instruction, prices: readonly number[]): Promise<Vector | undefined> {
  const {opcode, effect} = instruction;
  const own = OWN[instruction.name];
  if (own) return own;
  const base = generated(opcode, effect, 0);
  const hand = (HAND[opcode.name] ?? []).map((one) => ({
    ...one,
    operands: {...base.operands, ...one.operands},
    refs: one.refs ?? base.refs,
  }));
  const dictionaries = dictionaryVectors(opcode.name).map((one) => ({...one, operands: {}}));
  const made = [...distinct(instruction), ...hand, ...dictionaries];
  const plain = [...made.filter(({setup}) => !setup), ...made.filter(({setup}) => setup)];
  const guessed = Array.from({length: 40}, (_, attempt) => generated(opcode, effect, attempt));
  let second: {vector: Vector; run: Tested} | undefined;
  let tries = 0;
  for (const one of [...plain, ...guessed]) {
    let vector: Vector | undefined;
    let run: Tested | undefined;
    try {
      vector = vectorOf(instruction, one);
      run = vector && (await tested(instruction, vector));
    } catch (error) {
      if (tries++ < 1) console.log(`${instruction.name}: ${(error as Error).message}`);
    }
    if (!vector || !run || (vector.s ?? '').length > 12_000) continue;
    const expected = prices.length === 0 || prices.includes(run.gas);
    const better = expected && run.after.length > 0;
    if (better) return (await trimmed(instruction, vector, run)) ?? vector;
    if (!second || (expected && !prices.includes(second.run.gas))) second = {vector, run};
  }
  if (second) return trimmed(instruction, second.vector, second.run);
  console.log(`${instruction.name}: throws`);
  // Nothing runs it here (it wants what a transaction has): the reader sees what it throws.
  return vectorOf(instruction, guessed[0]!);
}

async function main(): Promise<void> {
  const measured = JSON.parse(readFileSync('data/tvm/measured.json', 'utf8')) as MeasuredFile;
  const wanted = process.argv.slice(2);
  const known = wanted.length ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Vector>) : {};
  const out: Record<string, Vector> = {};
  for (const instruction of instructions) {
    const {name} = instruction;
    if (wanted.length && !wanted.some((pattern) => new RegExp(`^(?:${pattern})$`).test(name))) {
      if (known[name]) out[name] = known[name];
      continue;
    }
    const vector = await choose(instruction, measured.instructions[name]?.gas ?? []);
    if (!vector) console.log(`${name}: no vector runs`);
    else {
      if (JSON.stringify(vector).length > LONG) console.log(`${name}: ${JSON.stringify(vector).length} characters`);
      out[name] = vector;
    }
  }
  const lines = Object.entries(out).map(([name, vector]) => `${JSON.stringify(name)}: ${JSON.stringify(vector)}`);
  writeFileSync(FILE, await format(`{\n${lines.join(',\n')}\n}\n`, {...(await resolveConfig(FILE)), filepath: FILE}));
  console.log(`${lines.length} of ${instructions.length}`);
}

void main();
