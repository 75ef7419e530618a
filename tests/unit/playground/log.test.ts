import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readDiagnostics} from '../../../src/playground/engine/compile/diagnostics.ts';
import {normalizePath} from '../../../src/playground/engine/compile/paths.ts';
import {splitStack} from '../../../src/playground/engine/values/printed.ts';
import {readLog} from '../../../src/playground/engine/vm/log.ts';

test('a printed stack is split where values end', () => {
  assert.deepEqual(splitStack('[ ]'), []);
  assert.deepEqual(splitStack('[ 1 -2 NaN ]'), ['1', '-2', 'NaN']);
  assert.deepEqual(splitStack('[ [1 [2 3]] () CS{Cell{00} bits: 0..8; refs: 0..0} Cont{vmc_std} ]'), [
    '[1 [2 3]]',
    '()',
    'CS{Cell{00} bits: 0..8; refs: 0..0}',
    'Cont{vmc_std}',
  ]);
});

test('R-502: a log becomes steps; what a handler catches is told at the step that threw', () => {
  const hash = 'A'.repeat(64);
  const log = [
    'stack: [ 1 2 ]',
    `code cell hash: ${hash} offset: 0`,
    'execute ADD',
    'gas remaining: 82',
    'stack: [ 3 ]',
    `code cell hash: ${hash} offset: 8`,
    'execute THROW 77',
    'handling exception code 77: ',
    'gas remaining: 10',
    'stack: [ 0 77 ]',
    '#DEBUG#: s0 = 77',
    'execute implicit RET',
    'gas remaining: 5',
  ].join('\n');
  const {steps, total, debug} = readLog(log, {gas: 100});
  assert.equal(total, 3);
  assert.deepEqual(debug, ['s0 = 77']);
  assert.deepEqual(steps[0], {instruction: 'ADD', before: ['1', '2'], after: ['3'], gas: 18, gasLeft: 82, cell: hash, offset: 0});
  assert.deepEqual(steps[1], {instruction: 'THROW 77', before: ['3'], gas: 72, gasLeft: 10, thrown: 77, cell: hash, offset: 8});
  assert.deepEqual(steps[2], {instruction: 'implicit RET', before: ['0', '77'], gas: 5, gasLeft: 5});
});

test('R-502: of a long log the first and the last steps are kept', () => {
  const log = Array.from({length: 20_000}, (_, index) => `stack: [ ${index} ]\nexecute NOP\ngas remaining: ${20_000 - index}\n`).join('');
  const {steps, total, skippedAt} = readLog(log);
  assert.equal(total, 20_000);
  assert.equal(steps.length, 3500);
  assert.deepEqual(steps[skippedAt!]!.before, ['19500']);
  assert.deepEqual(steps.at(-1)!.before, ['19999']);
});

test('R-502: an error of Tolk in the first column, which names none, has its line', () => {
  assert.deepEqual(
    readDiagnostics('counter.tolk:1: error: expected top-level declaration, got `strukt`\n   1 | strukt X {\n     | ^^^^^^\n', 'x'),
    {
      errors: [{file: 'counter.tolk', line: 1, column: 1, message: 'expected top-level declaration, got `strukt`'}],
      warnings: [],
    },
  );
});

test('diagnostics of the compilers', () => {
  assert.deepEqual(
    readDiagnostics('a.tolk:3:2: error: undefined symbol `foo`\n\n    // in function `f`\n   3 |  foo(1);\n     |  ^^^\n', 'a.tolk').errors,
    [{file: 'a.tolk', line: 3, column: 2, message: 'undefined symbol `foo`'}],
  );
  assert.deepEqual(readDiagnostics('FunC compilation error: c.fc:3:1: error: `;` expected instead of `}`\n  }', 'c.fc').errors, [
    {file: 'c.fc', line: 3, column: 1, message: '`;` expected instead of `}`'},
  ]);
  assert.deepEqual(readDiagnostics('the contract has no entrypoint', 'a.tolk').errors, [
    {file: 'a.tolk', line: 0, column: 0, message: 'the contract has no entrypoint'},
  ]);
});

test('names of files stay within the sources', () => {
  assert.equal(normalizePath('./a.tolk'), 'a.tolk');
  assert.equal(normalizePath('lib/../a.tolk'), 'a.tolk');
  assert.equal(normalizePath('../../etc/passwd'), 'etc/passwd');
});
