// Attacks that a page runs on two contracts (src/playground/attack).
import type {Locator, Page} from '@playwright/test';
import {attackWords as enWords, type AttackWords} from '../../data/attacks/en.ts';
import {attackWords as ruWords} from '../../data/attacks/ru.ts';
import {attackWords as zhWords} from '../../data/attacks/zh-CN.ts';
import {strings as en, type AttackStrings} from '../../src/playground/attack/strings/en.ts';
import {strings as ru} from '../../src/playground/attack/strings/ru.ts';
import {strings as zh} from '../../src/playground/attack/strings/zh-CN.ts';
import {strings as panel} from '../../src/playground/panel/strings/en.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {english, languages, type Language} from './lib/site.ts';
import {expect, FAILED_REQUEST, followRequests, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/guidelines/smart-contracts/security/common-vulnerabilities';
const OWN = /assets\/wasm|assets\/samples|\/attack[-.]/;

const wordsOf = (language: Language): AttackWords => ({en: enWords, mandarin: zhWords, ru: ruWords})[language.name];
const stringsOf = (language: Language): AttackStrings => ({en, mandarin: zh, ru})[language.name];

const frameOf = (page: Page, name: string): Locator => page.locator(`[data-attack=${name}]`);
const verdict = (frame: Locator, version: 'bad' | 'good'): Locator => frame.locator(`[data-version=${version}] [data-verdict]`);
const button = (frame: Locator, name: string): Locator => frame.getByRole('button', {name, exact: true});

/** Waits until both contracts have been attacked. */
const finished = (frame: Locator): Promise<void> => expect(frame.locator('[data-attack-result]')).toHaveCount(1);

test('an attack runs on both contracts: the same messages, two outcomes side by side', async ({page}) => {
  const {seen, quiet} = followRequests(page, (request) => OWN.test(request.url()));
  await bringAxe(page);
  await open(page, PAGE);
  const frame = frameOf(page, 'forged-notification');
  await frame.scrollIntoViewIfNeeded();
  await quiet();
  expect(seen).toEqual([]);

  await button(frame, enWords.run).focus();
  await page.keyboard.press('Enter');
  await finished(frame);
  // The button is gone; its focus went on to the one that runs it again.
  await expect(button(frame, en.again)).toBeFocused();
  await expect(verdict(frame, 'bad')).toHaveText(en.verdict(en.succeeds, undefined));
  await expect(verdict(frame, 'good')).toHaveText(en.verdict(en.fails, en.refused(401)));
  const [bad, good] = [frame.locator('[data-version=bad]'), frame.locator('[data-version=good]')];
  await expect(bad).toContainText(enWords.attacks['forged-notification'].bad);
  await expect(good).toContainText(enWords.attacks['forged-notification'].good);
  // Who to whom, how much, which operation and what the code said; the second contract sends the Gram back.
  await expect(bad.locator('li').first()).toContainText(/Attacker → Contract\s*0\.05 GRAM\s*TransferNotification · exit code 0/);
  await expect(good.locator('li').first()).toContainText(`TransferNotification · ${en.exitCode} 401: ${panel.ownCode}`);
  await expect(good.locator('li').first()).toContainText('Contract → Attacker');
  await expect(bad.getByRole('row', {name: 'credited()'}).getByRole('cell')).toHaveText(['0', '1,000,000', '+1,000,000']);
  await expect(good.getByRole('row', {name: 'credited()'}).getByRole('cell')).toHaveText(['0', '0', '0']);
  const [left, right] = [(await bad.boundingBox())!, (await good.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBe(left.y);

  // All figures of a message, with the steps of the code.
  await good.getByText(en.details).first().click();
  await expect(good.getByText(panel.gas, {exact: true})).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await button(frame, en.again).click();
  await finished(frame);
  await expect(verdict(frame, 'bad')).toHaveText(en.verdict(en.succeeds, undefined));
});

test('on a phone the outcomes stand below each other, in every language', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  for (const language of languages) {
    await open(page, language.base + PAGE);
    const [words, strings] = [wordsOf(language), stringsOf(language)];
    const frame = frameOf(page, 'whole-balance');
    await button(frame, words.run).click();
    await finished(frame);
    await expect(verdict(frame, 'bad')).toContainText(strings.succeeds);
    await expect(verdict(frame, 'good')).toHaveText(strings.verdict(strings.fails, undefined));
    await expect(frame).toContainText(strings.roles.attacker);
    const [first, second] = [
      (await frame.locator('[data-version=bad]').boundingBox())!,
      (await frame.locator('[data-version=good]').boundingBox())!,
    ];
    expect(second.y).toBeGreaterThan(first.y + first.height - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});

test('an attack is cancelled, and says what did not come; the next try works', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  let answer: 'abort' | 'hold' | 'good' = 'abort';
  let release = (): void => {};
  await page.route('**/assets/wasm/*', async (route) => {
    if (answer === 'abort') return route.abort('failed');
    if (answer === 'hold') await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  await open(page, PAGE);
  const frame = frameOf(page, 'open-upgrade');
  const alert = frame.locator('[role=alert]:not([data-failed])');
  await button(frame, enWords.run).click();
  await expect(alert).toContainText(panel.errorsByCode['file-missing']);
  answer = 'hold';
  await button(frame, en.again).click();
  await button(frame, panel.cancel).click();
  await expect(alert).toContainText(panel.errorsByCode.cancelled);
  release();
  answer = 'good';
  await button(frame, en.again).click();
  await finished(frame);
  await expect(alert).toBeEmpty();
  await expect(verdict(frame, 'bad')).toHaveText(/^The attack succeeds: the attacker gains 9\.99\d* GRAM\.$/);
});

test('without JavaScript and on paper the frame says what would come of the attack', async ({newPage}) => {
  const {good, bad} = enWords.attacks.replay;
  const page = await newPage({javaScriptEnabled: false});
  await page.goto(english.base + PAGE);
  const frame = frameOf(page, 'replay');
  for (const words of [good, bad]) await expect(frame.getByText(words)).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);

  const other = await newPage();
  await open(other, PAGE);
  await expect(frameOf(other, 'replay').getByText(good)).toBeHidden();
  await other.emulateMedia({media: 'print'});
  await expect(frameOf(other, 'replay').getByText(good)).toBeVisible();
  await expect(frameOf(other, 'replay').getByRole('button')).toHaveCount(0);
});
