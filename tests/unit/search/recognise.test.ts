import assert from 'node:assert/strict';
import {test} from 'node:test';
import {recognise} from '../../../src/search/client/recognise.ts';
import {otherLayout} from '../../../src/search/core/spelling.ts';
import {codeNamedIn} from '../../../src/tools/exit-codes/find.ts';

const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const RAW = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
const HASH = 'b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';

const of = async (text: string, instructions: readonly string[] = []) => {
  const found = await recognise(text, instructions);
  return found && [found.thing, found.tool, found.state];
};

test('an address is recognised in any form, with a mistake in it too, and its tool has it as it was pasted', async () => {
  for (const text of [
    ADDRESS,
    RAW,
    RAW.toUpperCase(),
    ` ${ADDRESS}\n`,
    `https://tonviewer.com/${ADDRESS}`,
    `ton://transfer/${ADDRESS}?amount=1`,
  ])
    assert.deepEqual(await of(text), ['address', 'address', {in: text.trim()}], text);
  const wrong = `${ADDRESS.slice(0, -1)}t`;
  assert.deepEqual(await of(wrong), ['address', 'address', {in: wrong}]);
});

test('a bag of cells is recognised by how it begins, a hash by its length', async () => {
  for (const text of ['b5ee9c7201010301000f0002032ac002010101b8020006544f4e', 'B5EE9C7201010301000F', 'te6cckEBAQEAAgAAAEysuc0='])
    assert.deepEqual(await of(text), ['bag', 'boc', {in: text}], text);
  for (const text of [HASH, `0x${HASH}`, 'sROplLUCShZxn2kTkyjrdZWWw4ol9ZAosUb+zcNiHf4='])
    assert.deepEqual(await of(text), ['hash', 'trace', {}], text);
});

test('an exit code is recognised by its name or its sign, in a longer text too', async () => {
  for (const text of [
    'exit_code: -14',
    'exitcode=-14',
    '"exit_code": -14',
    '-14',
    '−14',
    'код выхода -14',
    '退出码：−14',
    'inbound external message rejected by account: exitcode=-14, steps=6',
  ])
    assert.deepEqual(await of(text), ['exitCode', 'exitcode', {q: '-14'}], text);
  assert.deepEqual(await of('my transaction failed with exit code 37'), ['exitCode', 'exitcode', {q: '37'}]);
  for (const text of ['14', 'mode 64', 'exit codes', 'code 7', 'exit code', 'v4-2', '']) assert.equal(await of(text), undefined, text);
});

test('an opcode in hexadecimal digits is the instruction that it is, with operands; what is several or none is words', async () => {
  assert.deepEqual(await of('0x18'), ['opcode', 'tvm', {mode: 'program', p: 'XCHG_1I 8'}]);
  assert.deepEqual((await of('0xa0'))?.[2], {mode: 'program', p: 'ADD'});
  for (const text of ['0x0f8a7ea5', '0x', '0xzz', '18', 'a0', 'F4A1']) assert.equal(await of(text), undefined, text);
});

test('a name is an instruction where the results have it as one', async () => {
  assert.deepEqual(await of('SENDRAWMSG', ['SENDRAWMSG']), ['instruction', 'tvm', {i: 'SENDRAWMSG'}]);
  assert.deepEqual(await of('sendrawmsg', ['SENDRAWMSG']), ['instruction', 'tvm', {i: 'SENDRAWMSG'}]);
  for (const [text, instructions] of [
    ['SENDRAWMSG', []],
    ['how to SENDRAWMSG', ['SENDRAWMSG']],
  ] as const)
    assert.equal(await of(text, instructions), undefined, text);
});

test('hostile text is words, and soon', async () => {
  const start = process.cpuUsage();
  for (const text of [
    '\u0000',
    '<img src=x>',
    'exit code '.repeat(9000),
    'b5ee'.repeat(50_000),
    '-'.repeat(100_000),
    '\ud800',
    `0x${'f'.repeat(99_999)}`,
  ])
    await of(text);
  assert.ok(process.cpuUsage(start).user < 2_000_000);
});

test('the words that name a code are told beside it', () => {
  assert.deepEqual(codeNamedIn('failed with exit code: 37 again'), {code: 37, words: 'exit code: 37'});
  assert.equal(codeNamedIn('exit code 12345678901'), undefined);
});

test('the other layout of a keyboard', () => {
  assert.deepEqual(['rjitktr', 'оуеещт', 'a1', ''].map(otherLayout), ['кошелек', 'jetton', undefined, '']);
});
