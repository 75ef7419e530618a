// The assembler and the disassembler of 'Run it here', against ton-assembly and against wrong input.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Cell} from '@ton/core';
import {assemble} from '../../../src/tools/tvm-run/code/assemble.ts';
import {scanCell, writeCell} from '../../../src/tools/tvm-run/code/cells.ts';
import {disassemble, writeProgram, type Block} from '../../../src/tools/tvm-run/code/disassemble.ts';
import {TextProblem, type ProblemCode} from '../../../src/tools/tvm-run/code/problem.ts';
import {fromBoc, fromBytes, hashes, toBoc, UnusableBag, type Tree} from '../../../src/tools/tvm-run/code/tree.ts';
import {EXAMPLE_CODE, EXAMPLE_PROGRAM, EXAMPLE_STACK} from '../../../src/tools/tvm-run/examples.ts';
import {checkProgram, checkStack} from '../../../src/tools/tvm-run/input.ts';
import {outcomeOf, stackAt} from '../../../src/tools/tvm-run/run/outcome.ts';
import {itemsOf, itemOf, show} from '../../../src/tools/tvm-run/values/stack.ts';
import {call, sample} from '../playground/session.ts';
import {processorTime} from '../../lib/time.ts';

const cellOf = (tree: Tree): Cell => Cell.fromBoc(Buffer.from(toBoc(tree), 'base64'))[0]!;

function names({lines, next}: Block): string[] {
  return [
    ...lines.flatMap(({opcode, operands}) => [
      opcode.name,
      ...operands.flatMap((value) =>
        value.kind === 'code' ? names(value.block) : value.kind === 'methods' ? value.methods.flatMap(({block}) => names(block)) : [],
      ),
    ]),
    ...(next ? names(next) : []),
  ];
}

async function run(program: string, stack = '') {
  const assembled = assemble(program);
  const {values, problems} = checkStack(itemsOf(stack));
  assert.equal(problems.size, 0);
  return outcomeOf(await call('run', {code: {boc: toBoc(assembled.code)}, stack: values}), assembled);
}

test('what is assembled is what ton-assembly assembles', async () => {
  for (const program of [
    'PUSHINT_4 5 PUSHINT_8 -100 PUSHINT_16 30000 PUSHINT_LONG 1000000000000 ADD',
    'XCHG_IJ s1 s2 PUSH s3 POP s2 XCHG_0I s5 BLKSWAP 2 3',
    'PUSHCONT_SHORT { INC } PUSHCONT { DEC DUP } IFELSE',
    'PUSHREF x{AB} CTOS LDU 8 ENDS',
    'PUSHREFCONT { PUSHINT_4 1 ADD } EXECUTE',
    'IFREFELSEREF { INC } { DEC }',
    'PUSHSLICE x{123} SDBEGINSQ x{6DBC78DB} STSLICECONST x{1}',
    'THROW 100 THROW_SHORT 5 THROWIFNOT 401 CALLDICT 3 SETCP 0',
    'PLDUZ 64 LDSLICE 8 STU 256 FITS 64 GETGLOB 3',
  ]) {
    const {code} = assemble(program);
    const theirs = await call('assemble', {assembly: program});
    assert.equal(cellOf(code).hash().toString('hex'), theirs.hash, program);
  }
});

test('SETCONTARGS keeps its second argument, which ton-assembly 0.6.1 does not', async () => {
  assert.equal(assemble('SETCONTARGS 2 3').code.bits, '1110110000100011');
  assert.equal(assemble('SETCONTARGS 2 -1').code.bits, '1110110000101111');
  const {block} = disassemble(assemble('SETCONTARGS 2 -1').code);
  assert.equal(writeProgram(block), 'SETCONTARGS 2 -1');
});

test('names for several instructions take the shortest that fits; a row is itself', () => {
  const lengths = ['5', '100', '30000', '70000'].map((value) => assemble(`PUSHINT ${value}`).code.bits.length);
  assert.deepEqual(lengths, [8, 16, 24, 8 + 5 + 19]);
  assert.equal(assemble('PUSH 20').marks[0]!.opcode.name, 'PUSH_LONG');
  assert.throws(() => assemble('PUSH 20', 'PUSH'), TextProblem);
  assert.equal(assemble('first').marks[0]!.opcode.name, 'INDEX');
});

test('a program of more than a cell goes on in the last reference, and its steps know their place', async () => {
  const program = Array.from({length: 200}, () => 'INC').join('\n');
  const outcome = await run(program, 'int 0');
  assert.equal(outcome.exitCode, 0);
  assert.deepEqual(stackAt(outcome, outcome.steps.length), [{type: 'int', value: '200'}]);
  const marked = outcome.steps.filter(({mark}) => mark);
  assert.equal(marked.length, 200);
  assert.equal(marked[150]!.mark!.at, 150 * 4);
  assert.ok(outcome.steps.some(({instruction, parts}) => instruction.startsWith('implicit JMPREF') && parts[0]!.kind === 'implicit-jump'));
});

test('the example runs: 5! is 120, step by step', async () => {
  const outcome = await run(EXAMPLE_PROGRAM, EXAMPLE_STACK);
  assert.deepEqual(stackAt(outcome, outcome.steps.length), [{type: 'int', value: '120'}]);
  assert.deepEqual(stackAt(outcome, 0), [{type: 'int', value: '5'}]);
  assert.deepEqual(
    stackAt(outcome, 2).map((value) => (typeof value === 'object' && value.type === 'int' ? value.value : value)),
    ['1', '5'],
  );
  // Code in braces has places too: DUP of the condition stands in line 4.
  const condition = outcome.steps.find(({mark}) => mark?.opcode.name === 'DUP')!.mark!;
  assert.equal(EXAMPLE_PROGRAM.slice(condition.at, condition.at + condition.length), 'DUP');
  assert.equal(
    outcome.parts.reduce((sum, {gas}) => sum + gas, 0),
    outcome.gasUsed,
  );
});

test('gas in parts: base, a cell loaded, a cell made, an exception', async () => {
  const price: Readonly<Record<string, string>> = {ENDC: '518', CTOS: '118 | 43'};
  const assembled = assemble('NEWC ENDC DUP CTOS DROP CTOS THROW 7');
  const result = await call('run', {code: {boc: toBoc(assembled.code)}, stack: []});
  const {parts, gasUsed, exitCode} = outcomeOf(result, assembled, (name) => price[name]);
  assert.equal(exitCode, 7);
  const of = Object.fromEntries(parts.map(({kind, gas}) => [kind, gas]));
  assert.deepEqual({...of, base: undefined}, {base: undefined, make: 500, load: 100, reload: 25, exception: 50});
  assert.equal(
    parts.reduce((sum, {gas}) => sum + gas, 0),
    gasUsed,
  );
});

test('the gas of a step that ends the run is what the others leave', async () => {
  const assembled = assemble('NOP ADD');
  const {values} = checkStack(itemsOf('int 1\nslice x{AB}'));
  const {steps, gasUsed, parts} = outcomeOf(await call('run', {code: {boc: toBoc(assembled.code)}, stack: values}), assembled);
  assert.deepEqual([gasUsed, steps[1]!.gas, steps[1]!.thrown], [86, 68, 7]);
  assert.deepEqual(
    parts.map(({kind, gas}) => [kind, gas]),
    [
      ['base', 36],
      ['exception', 50],
    ],
  );
});

test("the counter's code: the same instructions as ton-assembly's, no bit left over", async () => {
  const compiled = await call('compile', {
    language: 'tolk',
    entry: 'counter/counter.tolk',
    sources: {'counter/counter.tolk': sample('counter/counter.tolk')},
  });
  assert.ok(compiled.ok);
  assert.equal(compiled.code, EXAMPLE_CODE, 'the example of the panel is not what the sample compiles to');
  const {block, bad, count, cut} = disassemble(fromBoc(compiled.code));
  assert.equal(bad, 0);
  assert.equal(cut, false);
  const {assembly} = await call('disassemble', {code: compiled.code});
  const theirs = assembly.match(/^\s*[A-Z][\w]*/gm)!.map((name) => name.trim());
  assert.deepEqual(names(block), theirs);
  assert.equal(count, theirs.length);
  const methods = block.lines[1]!.operands[0]!;
  assert.ok(methods.kind === 'methods');
  assert.deepEqual(
    methods.methods.map(({id}) => id),
    ['0', '81289', '83229'],
  );
});

test('what is disassembled can be assembled again', () => {
  for (const program of ['PUSHCONT { INC DUP } EXECUTE', 'PUSHREF x{AB}(x{01} x{8_}) CTOS', 'DEBUGSTR "hi"', 'PUSHSLICE x{A8_}']) {
    const {code} = assemble(program);
    const text = writeProgram(disassemble(code).block)!;
    assert.equal(cellOf(assemble(text).code).hash().toString('hex'), cellOf(code).hash().toString('hex'), text);
  }
});

test('bits that are no instruction are said in their place', () => {
  const {block, bad} = disassemble({bits: `10100000${(0x5480).toString(2).padStart(16, '0')}11111111`, refs: []});
  assert.equal(bad, 1);
  assert.equal(block.lines.length, 1);
  assert.deepEqual(block.bad, {offset: 8, hex: '5480FF', left: 24});
});

test('cells: hashes and bags are those of @ton/core', () => {
  const {value: tree} = scanCell('x{ABC_}(x{01}(x{}) b{101} x{01}(x{}))', 0);
  const cell = cellOf(tree);
  assert.ok([...hashes(tree).keys()].includes(cell.hash().toString('hex').toUpperCase()));
  assert.equal(writeCell(fromBoc(cell.toBoc().toString('base64'))), 'x{ABC_}(x{01}(x{}) x{B_} x{01}(x{}))');
});

const wrongPrograms: readonly (readonly [text: string, code: ProblemCode, at: number])[] = [
  ['PUSHINT 5\nADDD', 'unknown-instruction', 10],
  ['5 PUSHINT', 'unknown-instruction', 0],
  ['LDU', 'operand-missing', 0],
  ['LDU 257', 'operand-range', 4],
  ['ADD 5', 'operand-surplus', 4],
  ['PUSHCONT { ADD', 'block-open', 9],
  ['ADD }', 'block-close', 4],
  ['PUSHREF x{GG}', 'cell-digit', 10],
  ['PUSHREF x{AB', 'cell-open', 8],
  ['PUSHREF x{}(x{} x{} x{} x{} x{})', 'cell-refs', 11],
  ['PUSHSLICE x{AB}(x{} x{} x{} x{} x{})', 'cell-refs', 15],
  ['PLDUZ 33', 'operand-multiple', 6],
  ['DEBUGSTR "12345678901234567"', 'text-length', 9],
  [`PUSHINT ${'9'.repeat(90)}`, 'operand-range', 8],
  [`${'PUSHCONT { '.repeat(80)}`, 'too-deep', 670],
  [`PUSHREF ${'x{}('.repeat(300)}`, 'too-deep', 412],
  ['x'.repeat(20_001), 'program-long', 20_000],
  ['PUSHREF b5ee9c72', 'bag', 8],
  ['PUSHINT 5 <script>', 'unknown-instruction', 10],
];
for (const [text, code, at] of wrongPrograms)
  test(`wrong program: ${text.slice(0, 40).replace(/\n/g, ' ')}`, () => {
    const {problem} = checkProgram(text);
    assert.ok(problem, 'taken as right');
    assert.deepEqual([problem.code, problem.at], [code, at]);
  });

test('the name that was meant is proposed', () => {
  assert.equal(checkProgram('ADDD').problem?.values?.near, 'ADD');
  assert.equal(checkProgram('sendrawmessage').problem?.values?.near, 'SENDRAWMSG');
});

const wrongValues: readonly (readonly [line: string, code: ProblemCode, at: number])[] = [
  ['int', 'value-empty', 0],
  ['int 12x4', 'integer', 0],
  ['int 1 2', 'surplus', 1],
  [`int ${2n ** 256n}`, 'integer-range', 0],
  ['slice x{Z}', 'cell-digit', 2],
  ['slice hello', 'cell-notation', 0],
  ['cell te6cckEBAQEAAgAAAEysud0=', 'bag', 0],
  [`cell x{${'F'.repeat(260)}}`, 'cell-bits', 0],
  ['tuple 1 2', 'tuple-open', 0],
  ['tuple [1 [2', 'tuple-close', 3],
  ['tuple [1 what]', 'value-type', 3],
  [`tuple ${'['.repeat(200)}`, 'too-deep', 61],
  [`tuple [${'1 '.repeat(256)}]`, 'tuple-long', 0],
  ['cont ADDD', 'unknown-instruction', 0],
  ['cont INC }', 'block-close', 4],
  ['address EQ', 'address', 0],
];
for (const [line, code, at] of wrongValues)
  test(`wrong value: ${line.slice(0, 40)}`, () => {
    const problem = checkStack(itemsOf(line)).problems.get(0);
    assert.ok(problem, 'taken as right');
    assert.deepEqual([problem.code, problem.at], [code, at]);
  });

test('values of every type go in and come out, and are typed again as they are shown', async () => {
  const lines = [
    'int -7',
    `int ${2n ** 256n - 1n}`,
    'null',
    'nan',
    'cell x{AB}(x{01} x{02})',
    'slice x{AC_}',
    'builder x{}',
    'tuple [1 null [2 []] slice x{AB} { INC }]',
    'cont INC DUP',
  ];
  const outcome = await run('NOP', lines.join('\n'));
  const after = stackAt(outcome, 1);
  assert.equal(after.length, lines.length);
  assert.deepEqual(
    after.map((value) => (typeof value === 'string' ? value : show(value).text)),
    ['-7', lines[1]!.slice(4), 'null', 'NaN', 'x{AB}(x{01} x{02})', 'x{AC_}', 'x{}', '[1 null [2 []] slice x{AB} { INC }]', '{ INC DUP }'],
  );
  // The last stack is the typed one of the engine, the others are read from the log: both say the same.
  assert.deepEqual(
    stackAt(outcome, outcome.steps.length).map((value) => (typeof value === 'string' ? value : show(value).text)),
    after.map((value) => (typeof value === 'string' ? value : show(value).text)),
  );
  for (const value of after) {
    assert.ok(typeof value === 'object');
    const item = itemOf(value)!;
    assert.equal(checkStack([item]).problems.size, 0, JSON.stringify(item));
  }
});

test('hostile bags: lies in the header, endless references, a tree that unfolds without end', () => {
  for (const bytes of [[], [0xb5], [0xb5, 0xee, 0x9c, 0x72, 4, 8, 255, 255, 255, 255], Array.from({length: 300}, () => 0xff)])
    assert.throws(() => fromBytes(Uint8Array.from(bytes)), UnusableBag);
  // Sixty cells, each twice in the one above: 2^60 when written out.
  let tree: Tree = {bits: '1', refs: []};
  for (let level = 0; level < 60; level++) tree = {bits: '', refs: [tree, tree]};
  const read = fromBoc(toBoc(tree));
  assert.equal(writeCell(read), undefined);
  const time = processorTime(() => disassemble(read), 2000);
  assert.ok(time < 2000, `${time} ms`);
});

test('an endless loop ends with its gas, and only its first and last steps are kept', async () => {
  const outcome = await run('PUSHCONT { NOP } AGAIN');
  assert.equal(outcome.exitCode, -14);
  assert.ok(outcome.skippedAt !== undefined && outcome.total > outcome.steps.length);
  assert.ok(outcome.steps.at(-1)!.number === outcome.total);
});
