// Code that cannot compile here, and why: said where the compiler does not say it, and nowhere else.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Language} from '../../../src/playground/engine/protocol.ts';
import {missingIncludes} from '../../../src/playground/engine/compile/includes.ts';
import {call} from './session.ts';

async function hint(language: Language, text: string): Promise<string | undefined> {
  const entry = language === 'tolk' ? 'a.tolk' : 'a.fc';
  const result = await call('compile', {language, entry, sources: {[entry]: text}});
  assert.ok(!result.ok, text);
  return result.hint;
}

test('Tolk 1.4 is told from a mistake', async () => {
  for (const text of [
    'contract Counter {\n    storage: Storage\n}\n',
    'fun onInternalMessage(in: InMessage) { val x = grams("0.05"); }',
    'fun onInternalMessage(in: InMessage) { reserveGramsOnBalance(1, 2); }',
    'fun onInternalMessage(in: InMessage) { val x = 1_000_000; }',
  ])
    assert.equal(await hint('tolk', text), 'tolk-later', text);
  for (const text of [
    'fun onInternalMessage(in: InMessage) { missing(); }',
    'contracts Counter {}',
    'fun onInternalMessage(in: InMessage) { val x = 1_; } // 1_000',
  ])
    assert.equal(await hint('tolk', text), undefined, text);
});

test('FunC without its standard library is told so; with it, or with another mistake, it is not', async () => {
  for (const text of ['() recv_internal(slice b) impure { cell c = begin_cell().end_cell(); }', 'int f() method_id { return now(); }'])
    assert.equal(await hint('func', text), 'func-library', text);
  for (const text of ['#include "stdlib.fc";\n() main() { return foo(); }', '() main() { throw_unless(5, 1 }'])
    assert.equal(await hint('func', text), undefined, text);
});

test('an error that Tolk gives without a column stands at the first one of its line', async () => {
  const result = await call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': '\nfoo bar\n'}});
  assert.ok(!result.ok);
  assert.deepEqual([result.diagnostics[0]!.line, result.diagnostics[0]!.column], [2, 1]);
});

test('Tolk of before 1.0, a FunC of another version, a file that is not there and an old library are told', async () => {
  assert.equal(await hint('tolk', 'tolk 0.6\nfun onInternalMessage(myBalance: int) { oldName(); }'), 'tolk-earlier');
  assert.equal(await hint('func', '#pragma version =0.2.0;\n() main() { }'), 'func-version');
  assert.equal(await hint('func', '#include "imports/params.fc";\n() main() { }'), 'missing-file');
  assert.equal(await hint('tolk', 'import "messages"\nfun main() { }'), 'missing-file');
  assert.equal(await hint('func', '#include "stdlib.fc";\nint f(slice a) method_id { return equal_slices(a, a); }'), 'func-old-library');
});

test('FunC that names its files on the command line compiles with the lines that are proposed', async () => {
  const sources = {
    'ops.fc': 'int op::add() asm "1 PUSHINT";\nconst int FEE = 5;\n',
    'util.fc': 'int twice(int x) inline { return x * FEE; }\n',
    'other/util.fc': 'int twice(int x) inline { return 0; }\n',
    'wallet.fc': '() recv_internal(slice body) impure { }\n',
    'minter.fc': '() recv_internal(slice body) impure { throw_unless(op::add(), twice(now())); set_data(begin_cell().end_cell()); }\n',
  };
  const compile = (text: string) => call('compile', {language: 'func', entry: 'minter.fc', sources: {...sources, 'minter.fc': text}});
  const before = await compile(sources['minter.fc']);
  assert.ok(!before.ok);
  assert.equal(before.hint, 'func-library');
  assert.deepEqual(before.includes, ['stdlib.fc', 'ops.fc', 'util.fc']);
  const lines = before.includes.map((file) => `#include "${file}";\n`).join('');
  const after = await compile(lines + sources['minter.fc']);
  assert.ok(after.ok, JSON.stringify(after));
  assert.deepEqual(missingIncludes({...sources, 'minter.fc': lines + sources['minter.fc']}, 'minter.fc'), []);
});

test('the library of the project goes before ours, by the path from the contract', () => {
  const sources = {'lib/stdlib.fc': 'int now() asm "NOW";', 'contracts/deep/a.fc': '() main() { now(); }'};
  assert.deepEqual(missingIncludes(sources, 'contracts/deep/a.fc'), ['../../lib/stdlib.fc']);
});
