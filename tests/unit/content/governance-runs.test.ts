import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromNano} from '@ton/core';
import {type Language, LANGUAGES, readPage, rows} from './pages.ts';

const CONFIG = 'v3/documentation/network/configs/config-params';
const STAKING = 'v3/documentation/infra/nodes/validation/staking-incentives';
const record = () => import('../../../samples/system-contracts/staking-record.ts');

/** A number as the pages of that language print it: Russian divides from five digits on. */
const printed = (value: number, language: Language, digits = 0): string =>
  value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: language !== 'ru' || value >= 10_000,
  });

test('a proposal: the tables of all languages are what the run prints', async () => {
  const {failures, passes} = await import('../../../samples/system-contracts/proposal-run.ts');
  const steps = await passes(false);
  const expected = steps.map(({round, votes, answer, wins, roundsRemaining}) =>
    [round + 1, votes, `\`0x${answer}\``, wins ?? '', roundsRemaining ?? ''].map(String),
  );
  const ends = Object.values(await failures()).map(({answer}) => `\`0x${answer}\``);
  for (const language of LANGUAGES) {
    const found = rows(readPage(language, CONFIG), 'proposal-run');
    const run = found.slice(0, steps.length);
    assert.deepEqual(
      run.map((cells) => cells.slice(0, 5)),
      expected,
      language,
    );
    // The last column says whether the parameter has its new value: one word until then, another after it
    const words = new Set(run.map((cells, index) => `${cells[5]} ${steps[index]?.changed}`));
    assert.equal(words.size, 2, language);
    assert.deepEqual(
      found.slice(steps.length + 1).map((cells) => cells[1]),
      ends,
      language,
    );
  }
});

test('days until the rounds of a proposal are over, and of its shortest storage', async () => {
  const {mainnet} = await import('../../../data/config/mainnet.ts');
  const {normal, critical} = mainnet.voting;
  const days = (seconds: number): number => seconds / 86_400;
  for (const language of LANGUAGES) {
    const page = readPage(language, CONFIG);
    for (const {maxRounds, minStoreSeconds} of [normal, critical])
      for (const value of [days((maxRounds + 1) * mainnet.elections.validatorsElectedFor), days(minStoreSeconds)])
        assert.ok(page.includes(printed(value, language, 1)), `${language}: ${value}`);
  }
});

test('a round of staking: the tables of all languages are the record', async () => {
  const {OTHERS, STAKES, stakingRecord} = await record();
  for (const language of LANGUAGES) {
    const page = readPage(language, STAKING);
    const found = rows(page, 'example-round');
    const names = Object.keys(STAKES);
    const gram = (value: bigint, digits = 0): string => printed(Number(fromNano(value)), language, digits);
    const percent = (weight: bigint): string => {
      const value = printed((Number(weight) / 2 ** 60) * 100, language, weight === 0n ? 0 : 2);
      return weight === 0n ? value : language === 'ru' ? `${value}\u00a0%` : `${value}%`;
    };
    assert.deepEqual(
      found.slice(0, names.length),
      names.map((name) => {
        const {stake, effective, weight, returned} = stakingRecord.outcomes[name]!;
        return [name, gram(stake), gram(effective), percent(weight), gram(returned)];
      }),
      language,
    );
    const elected = names.filter((name) => stakingRecord.outcomes[name]!.effective > 0n);
    assert.deepEqual(
      found.slice(names.length + 1),
      elected.map((name) => {
        const {fine, reward, credited} = stakingRecord.outcomes[name]!;
        return [name, gram(fine), gram(reward, 2), gram(credited, 2)];
      }),
      language,
    );
    const text = page.slice(page.indexOf('{#example-round}'), page.indexOf('{#validator-guidelines}'));
    const {paid, reporter} = stakingRecord.complaints.C!;
    const {effective} = stakingRecord.outcomes.A!;
    const total = Number(fromNano(effective)) / (Number(stakingRecord.outcomes.A!.weight) / 2 ** 60);
    const unfined = (100_000 * Number(fromNano(effective))) / total;
    for (const shown of [
      String(OTHERS),
      String(stakingRecord.elected),
      gram(paid, 3), // with two digits, eight times it would not be what the sender receives
      gram(reporter, 2),
      gram(stakingRecord.reserve, 2),
      printed(unfined, language, 2),
    ])
      assert.ok(text.includes(shown), `${language}: ${shown}`);
  }
});
