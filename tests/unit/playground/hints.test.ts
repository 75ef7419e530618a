// Code that cannot compile here, and why: said where the compiler does not say it, and nowhere else.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Language} from '../../../src/playground/engine/protocol.ts';
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
