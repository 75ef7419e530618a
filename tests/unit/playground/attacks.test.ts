// Every attack that a page shows, by the engine in Node: it succeeds against the one contract and fails against the other.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {attackWords as en, type AttackName} from '../../../data/attacks/en.ts';
import {attackWords as ru} from '../../../data/attacks/ru.ts';
import {attackWords as zh} from '../../../data/attacks/zh-CN.ts';
import {formatAmount} from '../../../src/playground/attack/format.ts';
import {gainOf, linesOf, refusal, type Line} from '../../../src/playground/attack/lines.ts';
import {runAttack, type Load} from '../../../src/playground/attack/run.ts';
import type {Outcome, Version} from '../../../src/playground/attack/scenario.ts';
import {scenarios} from '../../../src/playground/attack/scenarios/index.ts';
import {call, sample} from './session.ts';

const names = Object.keys(scenarios) as AttackName[];

const load: Load = (_, file) => {
  const entry = path.basename(file);
  return Promise.resolve({entry, sources: {[entry]: sample(path.relative('samples', file))}});
};

const run = async (name: AttackName, version: Version): Promise<Outcome> =>
  runAttack((await scenarios[name]()).scenario, version, call, load);

const lines = (outcome: Outcome): Line[] => outcome.steps.flatMap((step) => linesOf(step, outcome));

/** What the words of the pages promise, beyond success and failure. */
const promises: Readonly<
  Record<
    AttackName,
    {
      /** Least gain of the attacker against the first contract, in nanograms. */
      readonly gain?: bigint;
      /** Exit code with which the second contract refuses. */
      readonly code?: number;
    }
  >
> = {
  'forged-notification': {code: 401},
  'lost-bounce': {},
  'false-answer': {gain: 4_890_000_000n},
  // One payment is the attacker's by right.
  replay: {gain: 4_000_000_000n, code: 404},
  garbage: {code: 401},
  'whole-balance': {gain: 9_900_000_000n},
  'open-upgrade': {gain: 9_900_000_000n, code: 401},
  'negative-amount': {gain: 9_700_000_000n, code: 402},
  'dropped-check': {gain: 9_900_000_000n, code: 401},
  // Two deposits that were not the attacker's, less the messages that ask for them.
  'kept-record': {gain: 1_800_000_000n, code: 402},
  'seen-password': {gain: 9_900_000_000n, code: 401},
  'unbounded-list': {},
  'known-time': {gain: 5_000_000_000n},
  'two-at-once': {gain: 9_900_000_000n},
  'foreign-code': {gain: 9_900_000_000n, code: 403},
  'same-block': {gain: 3_900_000_000n},
};

for (const name of names) {
  test(`${name} succeeds against the vulnerable contract`, async () => {
    const outcome = await run(name, 'bad');
    assert.equal(outcome.succeeded, true);
    assert.ok(outcome.steps.length > 0);
    const {gain} = promises[name];
    if (gain !== undefined) assert.ok(gainOf('attacker', outcome) >= gain, String(gainOf('attacker', outcome)));
  });

  test(`${name} fails against the contract that resists`, async () => {
    const outcome = await run(name, 'good');
    assert.equal(outcome.succeeded, false);
    assert.equal(refusal(outcome), promises[name].code);
    // Nobody gets rich: what is left is at most what the owner meant to pay.
    assert.ok(gainOf('attacker', outcome) <= (name === 'replay' ? 1_000_000_000n : 0n));
  });
}

test('every message is told, with what came of it: the payment that comes back', async () => {
  const told = lines(await run('lost-bounce', 'bad'));
  assert.deepEqual(
    told.map(({from, to, op, bounced, outcome}) => ({from, to, op, bounced, outcome})),
    [
      {from: 'owner', to: 'contract', op: '0x0000a001', bounced: false, outcome: {exitCode: 0, resultCode: 0}},
      {from: 'contract', to: 'nobody', op: '0x0000a001', bounced: false, outcome: {skipped: 'no-state'}},
      {from: 'nobody', to: 'contract', op: undefined, bounced: true, outcome: {exitCode: 0, resultCode: 0}},
    ],
  );
  assert.deepEqual(
    told.map(({value}) => value),
    ['100000000', '2000000000', '1999933333'],
  );
});

test('every message is told: external ones have no value and may be refused', async () => {
  const told = lines(await run('replay', 'good'));
  assert.deepEqual(told, [
    {bounced: false, from: 'owner', to: 'contract', outcome: {exitCode: 0, resultCode: 0}},
    {bounced: false, from: 'contract', to: 'attacker', value: '1000000000', outcome: 'arrives'},
    ...Array.from({length: 3}, () => ({bounced: false, from: 'attacker', to: 'contract', outcome: {refused: 404}})),
  ]);
});

test('figures in the words of the pages are those of the run', async () => {
  const lost = (await run('known-time', 'good')).steps.filter(({result}) => result.transactions[0]!.sent.length === 0);
  assert.equal(lost.length, 3, 'three of six games');
  assert.equal((await run('replay', 'bad')).after.reads.paid, 4n, 'pays four times');
  const action = (await run('unbounded-list', 'bad')).steps.at(-1)!.result.transactions[0]!.action;
  assert.equal(action?.resultCode, 33, 'result code 33');
  const bounce = await run('lost-bounce', 'bad');
  assert.equal(bounce.before.reads.balance! - bounce.after.reads.balance!, 2_000_000_000n, '2 Gram belong to nobody');
  assert.ok(bounce.after.balances.contract! > bounce.before.balances.contract!, 'the Gram is back');
});

test('an attack runs twice alike: the seed of a block does not change from run to run', async () => {
  for (const name of ['known-time', 'same-block'] as const) {
    const [one, two] = [await run(name, 'good'), await run(name, 'good')];
    assert.deepEqual(lines(one), lines(two));
    assert.deepEqual(one.after, two.after);
  }
});

test('amounts of attacks are rounded, in the number format of the language', () => {
  assert.equal(formatAmount(9_999_796_398n, 'en', true), '+9.9998');
  assert.equal(formatAmount(9_999_796_398n, 'ru'), '9,9998');
  assert.equal(formatAmount(-50_000_000n, 'zh-CN', true), '-0.05');
  assert.equal(formatAmount(0n, 'en', true), '0');
});

// ---------------------------------------------------------------- the pages

const DOCS = ['docs', 'i18n/zh-CN/docusaurus-plugin-content-docs/current', 'i18n/ru/docusaurus-plugin-content-docs/current'] as const;
const SECURITY = 'v3/guidelines/smart-contracts/security';

/** Pages of the section that show no vulnerability: a plan of the section's pages. */
const WITHOUT = ['overview.mdx'];

const shownOn = (text: string): string[] => [...text.matchAll(/^<Attack name="([\w-]+)" \/>$/gm)].map(([, name = '']) => name);

test('each vulnerability page has its button, in three languages', () => {
  const shown = new Set<string>();
  for (const page of fs.readdirSync(path.join(DOCS[0], SECURITY))) {
    if (WITHOUT.includes(page)) continue;
    const [english, ...translations] = DOCS.map((folder) => shownOn(fs.readFileSync(path.join(folder, SECURITY, page), 'utf8')));
    assert.ok(english!.length > 0, `${page} has no attack`);
    for (const translation of translations) assert.deepEqual(translation, english, page);
    for (const name of english!) shown.add(name);
  }
  assert.deepEqual([...shown].sort(), [...names].sort(), 'every attack is on a page');
});

test('each pair of contracts that a page quotes has an attack below it', async () => {
  const attackedBy = new Map<string, string[]>();
  for (const name of names) {
    const {files} = (await scenarios[name]()).scenario;
    for (const file of [files.bad, files.good]) attackedBy.set(file, [...(attackedBy.get(file) ?? []), name]);
  }
  const quoted = new Set<string>();
  for (const file of fs.readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'))) {
    const text = fs.readFileSync(path.join('docs', file), 'utf8');
    for (const match of text.matchAll(/file=(samples\/\S+-(?:bad|good)\.(?:tolk|fc))/g)) {
      const sampleFile = match[1]!;
      quoted.add(sampleFile);
      const attacks = attackedBy.get(sampleFile);
      assert.ok(attacks, `${file} quotes ${sampleFile}, which no attack is run against`);
      const below = shownOn(text.slice(match.index));
      assert.ok(
        attacks.some((name) => below.includes(name)),
        `${file}: below ${sampleFile} stands none of ${attacks.join(', ')}`,
      );
    }
  }
  assert.deepEqual([...quoted].sort(), [...attackedBy.keys()].sort(), 'every contract that is attacked is shown');
});

test('the words of an attack are its own in every language', () => {
  for (const name of names)
    for (const part of ['title', 'exploit', 'bad', 'good'] as const) {
      const texts = [en, zh, ru].map(({attacks}) => attacks[name][part]);
      assert.equal(new Set(texts).size, 3, `${name}: ${part}`);
      assert.match(texts[1]!, /\p{Script=Han}/u);
      assert.match(texts[2]!, /\p{Script=Cyrillic}/u);
    }
});
