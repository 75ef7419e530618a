import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {FAMILIES} from '../../../data/tvm/families/index.ts';
import {instructions} from '../../../data/tvm/instructions.ts';
import {OPCODES} from '../../../data/tvm/opcodes.ts';
import {alternatives, evaluate, prices, variables} from '../../../src/tvm/gas.ts';
import type {MeasuredFile} from '../../../src/tvm/measured.ts';
import {encode, hexToBits, parseOpcodes} from '../../../src/tvm/opcode.ts';
import {parseStackEffect} from '../../../src/tvm/stack-effect.ts';

const measured = JSON.parse(readFileSync('data/tvm/measured.json', 'utf8')) as MeasuredFile;
const opcodes = parseOpcodes(OPCODES);
const one = (name: string) => opcodes.find((opcode) => opcode.name === name)!;

interface AssemblerInstruction {
  readonly min: number;
  readonly checkLen: number;
  readonly version?: number;
}
const assembler = createRequire(import.meta.url)('ton-assembly/dist/generator/instructions.js') as {
  instructions: Record<string, AssemblerInstruction>;
};

test('R-111: every opcode that the assembler knows is in the table, with its version', () => {
  // `DEBUGMARK` is a word of the assembler, not of the VM. HASHEXT is one line there and six here: one for each function.
  const own = new Set(['DEBUGMARK', 'HASHEXT', 'HASHEXTR', 'HASHEXTA', 'HASHEXTAR', 'GETPARAMLONG2', 'DEBUG_1', 'DEBUG_2']);
  for (const [name, {min, checkLen, version}] of Object.entries(assembler.instructions)) {
    if (checkLen === 0 || own.has(name)) continue;
    const bits = min.toString(2).padStart(24, '0');
    const found = opcodes
      .filter(({prefixBits}) => bits.startsWith(prefixBits))
      .sort((a, b) => b.prefixBits.length - a.prefixBits.length)[0];
    assert.ok(found, `${name} is missing`);
    assert.equal(found.since, version ?? 0, `${name} is ${found.name} since ${found.since}`);
  }
});

test('R-111: no two instructions share a name, an opcode or a fragment', () => {
  for (const key of [
    (i: (typeof instructions)[number]) => i.name,
    (i: (typeof instructions)[number]) => i.opcode.notation,
    (i: (typeof instructions)[number]) => i.id,
  ]) {
    const values = instructions.map(key);
    assert.deepEqual(
      values.filter((value, index) => values.indexOf(value) !== index),
      [],
    );
  }
  assert.equal(instructions.length, opcodes.length);
});

test('R-111: every instruction is described in three languages', () => {
  for (const {name, text} of instructions) {
    assert.match(text.en, /^[A-Z0-9`].*[.]$/s, `${name} en: ${text.en}`);
    assert.match(text['zh-CN'], /\p{Script=Han}.*[。]$/su, `${name} zh: ${text['zh-CN']}`);
    assert.match(text.ru, /\p{Script=Cyrillic}.*[.]$/su, `${name} ru: ${text.ru}`);
    for (const one of Object.values(text)) assert.doesNotMatch(one, /undefined|\$\{| {2}/, name);
  }
  for (const {id, title} of FAMILIES) assert.equal(new Set(title).size > 0 && title.every(Boolean), true, id);
});

test('R-111: every instruction ran on the VM, and the file of measurements holds no other', () => {
  assert.deepEqual(Object.keys(measured.instructions).sort(), instructions.map(({name}) => name).sort());
  const of = (wanted: string) => Object.entries(measured.instructions).filter(([, {state}]) => state === wanted);
  assert.deepEqual(of('not-run'), []);
  // Codepages below zero are unknown to the VM: `force_cp` in `crypto/vm/vm.cpp` throws whatever the stack holds.
  assert.deepEqual(
    of('throws').map(([name, {exits}]) => [name, exits]),
    [['SETCP_SPECIAL', [6]]],
  );
  for (const [name, {runs}] of of('ran')) assert.ok(runs > 0, name);
});

test('R-111: published gas and version are what was measured', () => {
  for (const {name, gas, since, base} of instructions) {
    const {gas: seen, from} = measured.instructions[name]!;
    assert.equal(from, since, `${name}: valid since ${from}`);
    if (variables(gas).length === 0) for (const price of seen) assert.ok(prices(gas).includes(price), `${name}: ${price} is not ${gas}`);
    else for (const price of seen) assert.ok(price >= Math.min(base, ...seen), name);
  }
});

test('opcodes are encoded as the VM reads them', () => {
  assert.equal(encode(one('PUSHINT_LONG'), {x: 12_345n}), `${hexToBits('82')}00000${(12_345).toString(2).padStart(19, '0')}`);
  assert.equal(encode(one('SETCONTARGS'), {r: 2, n: -1}), hexToBits('EC2F'));
  assert.equal(encode(one('SETCP_SPECIAL'), {z: -1}), hexToBits('FFFF'));
  assert.equal(encode(one('PUSHINT_4'), {i: -5}), hexToBits('7B'));
  assert.equal(encode(one('THROWIF_SHORT'), {n: 33}), `${hexToBits('F26_')}100001`);
  assert.equal(encode(one('STI'), {c: 256}), hexToBits('CAFF'));
  assert.equal(encode(one('PUSHSLICE'), {s: {bits: '', refs: 0}}), hexToBits('8B08'));
  assert.equal(encode(one('PLDUZ'), {c: 64}), hexToBits('D711'));
});

test('notations are those that the network links to', () => {
  const notations = new Set(opcodes.map(({notation}) => notation));
  for (const notation of [
    '7i',
    '80xx',
    '81xxxx',
    '82lxxx',
    'B4cc',
    '5B',
    'F940',
    'F90400',
    'F90404',
    'F26_n',
    '2i',
    '10ij',
    'A930tt',
    'C0yy',
    'DApr',
    'DB4fff',
    'ECrn',
    'F0nn',
    'F881ii',
  ])
    assert.ok(notations.has(notation), notation);
});

test('stack notation: outcomes, types, alternatives', () => {
  const {inputs, outputs} = parseStackEffect("s D n – D' s1 -1 | D' 0");
  assert.deepEqual(
    inputs.map(({types}) => types[0]),
    ['slice', 'dict', 'int'],
  );
  assert.equal(outputs.length, 2);
  assert.deepEqual(
    outputs[0]!.map(({types}) => types[0]),
    ['dict', 'slice', 'bool'],
  );
  assert.deepEqual(parseStackEffect('T|null – v|null').inputs[0]!.types, ['tuple', 'null']);
  assert.deepEqual(parseStackEffect('x y – x+y').outputs[0]![0]!.types, ['int']);
});

test('gas formulas: precedence, division rounded down, functions', () => {
  assert.equal(evaluate('34 + n + l / 33', {n: 8, l: 1000}), 72);
  assert.equal(evaluate('34 - 2650 + 4350 * n', {n: 2}), 6084);
  assert.equal(evaluate('26 + max(p - 32, 0)', {p: 50}), 44);
  assert.equal(evaluate('n * 8820 / max(floor_log2(n), 4)', {n: 40}), 70_560);
  assert.deepEqual(prices('26 | 26 + 100 | 26 + 25'), [26, 51, 126]);
  assert.deepEqual(alternatives('26 | 26 + 4000'), ['26', '26 + 4000']);
});
