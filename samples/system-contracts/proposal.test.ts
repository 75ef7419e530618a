import assert from 'node:assert/strict';
import {test} from 'node:test';
import {codeFacts} from './facts.ts';
import {configCode} from './governance-network.ts';
import {failures, passes} from './proposal-run.ts';

test('the code that runs is the one that the pages describe', () => {
  assert.equal(configCode().hash().toString('hex'), codeFacts.config?.hash);
});

test('an ordinary proposal must win two rounds; exactly three quarters are not enough', async () => {
  const steps = await passes(false);
  assert.deepEqual(
    steps.map(({round, votes, answer, wins, changed}) => [
      round,
      votes,
      answer,
      wins,
      changed,
    ]),
    [
      [0, 0, 'ee565052', 0, false],
      [0, 6, 'd6745242', 0, false],
      [0, 7, 'd6745242', 1, false],
      [1, 6, 'd6745242', 1, false],
      [1, 7, 'd6745246', undefined, true],
    ],
  );
});

test('a critical proposal must win three rounds', async () => {
  const steps = await passes(true);
  assert.deepEqual(
    steps.map(({wins, changed}) => [wins, changed]),
    [
      [0, false],
      [0, false],
      [1, false],
      [1, false],
      [2, false],
      [2, false],
      [undefined, true],
    ],
  );
  assert.equal(steps.at(-1)?.answer, 'd6745247');
});

test('proposals that fail, and the answers of Config', async () => {
  const ends = await failures();
  assert.deepEqual(
    Object.fromEntries(Object.entries(ends).map(([name, {answer}]) => [name, answer])),
    {
      unmarked: 'c3726954',
      withoutHash: 'cd506e6c',
      wrongHash: 'e2646356',
      tooShort: 'c5787069',
      overtaken: 'd6745246',
      lost: 'd674523f',
      expired: 'd674523f',
    },
  );
  // None of them remains in Config
  for (const [name, {wins}] of Object.entries(ends))
    assert.equal(wins, undefined, name);
});
