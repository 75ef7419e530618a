// A run of the playground in the trace viewer: what the engine reports, what the browser keeps, where links lead.
import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {Cell, loadTransaction} from '@ton/core';
import {emptyWorld, people} from '../../../src/playground/engine/world.ts';
import {mergeParams, readFragment} from '../../../src/tools/shared/fragment.ts';
import {keepRun, lastRun} from '../../../src/tools/trace/last-run.ts';
import {readTrace} from '../../../src/tools/trace/read.ts';
import {LAST_RUN, viewerOf} from '../../../src/tools/trace/viewer-of.ts';
import {call, sample} from '../playground/session.ts';

const KEY = 'ton-docs.playground-run';

/** A browser's storage, or one that refuses. */
function browser(setItem?: () => never): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: setItem ?? ((key: string, value: string) => void kept.set(key, value)),
  };
  Object.assign(globalThis, {window: {localStorage}});
  return kept;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

test('what the playground runs is a trace in the viewer: deployment, a message, and one that is sent back', async () => {
  browser();
  const compiled = await call('compile', {
    language: 'tolk',
    entry: 'counter/counter.tolk',
    sources: {'counter/counter.tolk': sample('counter/counter.tolk')},
  });
  assert.ok(compiled.ok);
  const data = {
    kind: 'fields',
    fields: [
      {type: 'address', value: people.owner},
      {type: 'uint', bits: 64, value: '7'},
    ],
  } as const;
  const deployed = await call('deploy', {
    world: emptyWorld(1_786_190_400),
    code: compiled.code,
    data,
    body: {kind: 'empty'},
    value: '50000000',
    from: people.owner,
  });
  // Reset, by somebody who may not: the contract throws, and the value goes back.
  const refused = await call('internal', {
    world: deployed.world,
    to: deployed.account,
    from: people.stranger,
    value: '50000000',
    bounce: true,
    body: {
      kind: 'fields',
      fields: [
        {type: 'uint', bits: 32, value: '0x30a6c5ab'},
        {type: 'uint', bits: 64, value: '0'},
      ],
    },
  });
  for (const {transactions} of [deployed, refused]) {
    keepRun(transactions.map(({transaction}) => transaction));
    const kept = lastRun();
    assert.equal(kept.kind, 'run');
    const read = readTrace(kept.text);
    assert.equal(read.kind, 'steps');
    assert.deepEqual(
      read.steps.map(({account, ok, totalFees}) => [account, ok, String(totalFees)]),
      transactions.map(({account, ok, fees}) => [account, ok, fees]),
    );
    // The report and the transaction are of the same run.
    const {description} = loadTransaction(Cell.fromBase64(transactions[0]!.transaction).beginParse());
    assert.ok(description.type === 'generic' && description.computePhase.type === 'vm');
    assert.equal(description.computePhase.exitCode, (transactions[0]!.compute as {exitCode: number}).exitCode);
    // A run of this size goes into the address of the viewer, which reads it there.
    const fragment = readFragment(viewerOf(kept.text)!.replace(/^[^#]*/, ''));
    assert.equal(fragment?.tool, 'trace');
    assert.equal(mergeParams({in: ''}, fragment.params).in, kept.text);
  }
  assert.equal(refused.transactions[0]!.ok, false);
});

test('only the last run is kept, and none where it does not fit', () => {
  const kept = browser();
  assert.deepEqual(lastRun(), {kind: 'none'});
  keepRun(['te6ccA==']);
  keepRun(['te6ccB==', 'te6ccC==']);
  assert.deepEqual(lastRun(), {kind: 'run', text: 'te6ccB==\nte6ccC=='});
  keepRun([`te6cc${'A'.repeat(2_000_000)}`]);
  assert.deepEqual(lastRun(), {kind: 'none'});
  assert.equal(kept.size, 0);
});

test('storage that is damaged, blocked or full is told apart and never throws', () => {
  const kept = browser();
  for (const damage of ['', '{', 'null', '[]', '{}', '["te6cc!"]', '[5]', '"te6ccA=="', `["te6cc${'A'.repeat(2_000_001)}"]`]) {
    kept.set(KEY, damage);
    assert.deepEqual(lastRun(), {kind: 'damaged'}, damage.slice(0, 40));
  }
  // What has the right form but is no transaction is the viewer's to explain.
  kept.set(KEY, '["te6ccAAAA"]');
  assert.equal(readTrace((lastRun() as {text: string}).text).kind, 'wrong');
  browser(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRun(['te6ccA==']);
  assert.deepEqual(lastRun(), {kind: 'none'});
  Object.assign(globalThis, {
    window: {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  });
  keepRun(['te6ccA==']);
  assert.deepEqual(lastRun(), {kind: 'none'});
});

test('links lead to the viewer: with the run in the address, or asking for the one that is kept', () => {
  assert.deepEqual(readFragment(LAST_RUN.replace(/^[^#]*/, '')), {tool: 'trace', params: {run: 'last'}});
  assert.match(LAST_RUN, /^\/v3\/guidelines\/dapps\/transactions\/explore-transactions#/);
  assert.equal(viewerOf('A'.repeat(6001)), undefined);
});
