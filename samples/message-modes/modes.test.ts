import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toNano} from '@ton/core';
import {estimate, message, type Outcome, run} from './probe.ts';
import {failures, listFailures} from './scenes.ts';
import {failureVerdicts} from './tables.ts';

/** Every number from 0 to 255, tried once with a message of 0.05 Gram. */
const all = (async () => {
  const outcomes: Outcome[] = [];
  for (let mode = 0; mode < 256; mode++)
    outcomes.push(await run([{kind: 'send', mode, message: message()}]));
  return outcomes;
})();

/** Each invalid message with each flag, tried once. */
const verdicts = failureVerdicts();

const valid = (mode: number): boolean => (mode & (4 | 8)) === 0 && (mode & 192) !== 192;

test('48 of the 256 numbers are modes; the others end with 34', async () => {
  const accepted = (await all).flatMap(({resultCode}, mode) =>
    resultCode === 0 ? [mode] : [],
  );
  assert.equal(accepted.length, 48);
  for (const [mode, outcome] of (await all).entries())
    assert.equal(outcome.resultCode, valid(mode) ? 0 : 34, `mode ${mode}`);
});

test('when nothing fails, only 1, 64, 128 and 32 with 128 make a difference', async () => {
  const outcomes = await all;
  for (const [mode, outcome] of outcomes.entries()) {
    if (!valid(mode)) continue;
    const base = mode & 128 ? mode & (128 | 32) : mode & (64 | 1);
    const same = outcomes[base];
    assert.deepEqual(
      [outcome.received, outcome.balanceB, outcome.statusB],
      [same?.received, same?.balanceB, same?.statusB],
      `mode ${mode} as ${base}`,
    );
  }
});

test('no Gram appears or vanishes', async () => {
  for (const {balanceB, received, bounced, transaction} of await all) {
    const out = received.reduce((sum, value) => sum + value, bounced ?? 0n);
    let onTheWay = 0n; // the part of the forward fee that the next validators get
    for (const {info} of transaction.outMessages.values())
      if (info.type === 'internal') onTheWay += info.forwardFee;
    assert.equal(
      balanceB + out + onTheWay + transaction.totalFees.coins,
      toNano('1.1'),
    );
  }
});

test('a failed send undoes the new data, a skipped one keeps it', async () => {
  const tooMuch = message({value: toNano('5')});
  assert.equal(
    (await run([{kind: 'send', mode: 1, message: tooMuch}])).dataKept,
    false,
  );
  assert.equal((await run([{kind: 'send', mode: 3, message: tooMuch}])).dataKept, true);
  assert.equal(
    (await run([{kind: 'send', mode: 17, message: tooMuch}])).dataKept,
    false,
  );
});

test('each failure gives its result code', async () => {
  const found = await verdicts;
  for (const [index, failure] of failures.entries()) {
    const [plain, skip, bounce] = found[index]?.codes ?? [];
    assert.equal(plain, failure.code, failure.label);
    assert.equal(bounce, failure.code, failure.label);
    assert.ok(skip === 0 || skip === failure.code, failure.label);
  }
  for (const {code, label, steps} of listFailures)
    assert.equal((await run(steps)).resultCode, code, label);
});

test('this emulator is older than version 13: it does not skip a wrong mode or source', async () => {
  // When this fails, the sandbox knows the rules of global version 13: remove the note from the page.
  const found = await verdicts;
  const stubborn = found.flatMap(({code, verdicts}) =>
    verdicts[1] === 'fails' ? [code] : [],
  );
  assert.deepEqual(stubborn, [34, 34, 34, 35]);
});

test('this emulator is older than version 14: nothing is left for the bounce after a mode 64 message', async () => {
  const outcome = await run([
    {kind: 'send', mode: 64, message: message({value: 0n})},
    {kind: 'send', mode: 16, message: message({value: toNano('5')})},
  ]);
  assert.equal(outcome.bouncePhase, 'no-funds');
});

test('SENDMSG with +1024 returns the fee that is charged later', async () => {
  const {forwardFee} = await run([{kind: 'send', mode: 0, message: message()}]);
  for (const mode of [0, 1, 64, 128])
    assert.equal(await estimate(mode, message()), forwardFee);
});
