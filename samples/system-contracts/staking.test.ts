import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toNano} from '@ton/core';
import {mainnet} from '../../data/config/mainnet.ts';
import {BONUSES, FINES, OTHERS, STAKES, stakingRecord} from './staking-record.ts';

// The Elector's code is not part of this repository: its arithmetic is repeated here, from the rules in its source
const {outcomes, complaints, elected, reserve} = stakingRecord;
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const all = [
  ...Object.values(STAKES),
  ...Array.from({length: OTHERS}, () => STAKES.D!),
].sort((a, b) => b - a);

/** The effective stakes of the `size` largest, if each has the maximum factor. */
function counted(size: number): bigint[] {
  const group = all.slice(0, size).map((stake) => toNano(stake));
  const cap = (BigInt(mainnet.stake.maxFactor) * group.at(-1)!) >> 16n;
  return group.map((stake) => min(stake, cap));
}
const sum = (list: bigint[]): bigint => list.reduce((a, b) => a + b, 0n);

test('the group with the largest sum was elected, within the limits of mainnet', () => {
  const {validators, stake} = mainnet;
  const sizes = Array.from(
    {length: all.length - validators.min + 1},
    (_, index) => validators.min + index,
  );
  const best = sizes.reduce((a, b) => (sum(counted(b)) > sum(counted(a)) ? b : a));
  assert.equal(elected, best);
  assert.ok(elected <= validators.max);
  assert.ok(sum(counted(best)) >= stake.minTotal);
  assert.ok(
    all.every((gram) => toNano(gram) >= stake.min && toNano(gram) <= stake.max),
  );
});

test('effective stake, weight and what the Elector returned after the election', () => {
  const best = counted(elected);
  for (const [name, {stake, effective, returned, weight}] of Object.entries(outcomes)) {
    assert.equal(stake, toNano(STAKES[name]!));
    assert.equal(effective, best[all.indexOf(STAKES[name]!)] ?? 0n, name);
    assert.equal(returned, stake - effective);
    assert.equal(weight, (effective << 60n) / sum(best));
  }
});

test('fines, and bonuses in proportion to the remaining stakes', () => {
  const fined = Object.values(outcomes).map(({fine}) => fine);
  const total = sum(counted(elected)) - sum(fined);
  for (const [name, {effective, fine, reward, credited}] of Object.entries(outcomes)) {
    const {gram, percent} = FINES[name] ?? {gram: 0, percent: 0};
    const part = BigInt((percent / 100) * 2 ** 32);
    assert.equal(fine, toNano(gram) + ((effective * part) >> 32n), name);
    assert.equal(reward, (toNano(BONUSES) * (effective - fine)) / total, name);
    assert.equal(credited, effective - fine + reward);
  }
});

test('the complainant receives at most eight times the price, and the rest stays in the Elector', () => {
  const {deposit} = mainnet.complaints;
  let rest = 0n;
  for (const [name, {paid, reporter}] of Object.entries(complaints)) {
    const {fine} = outcomes[name]!;
    assert.ok(paid > deposit);
    assert.equal(reporter, min(fine >> 3n, paid * 8n));
    rest += fine - reporter;
  }
  assert.equal(reserve, rest);
});
