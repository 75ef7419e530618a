// Issue 6: the look-up of exit codes, and their cards wherever a page names one.
import {bringAxe, violations} from './lib/axe.ts';
import {expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/tvm/tvm-exit-codes';
const TOOL = '[data-tool="exitcode"]';
/** A page that names exit codes in its sentences. */
const MENTIONS = '/v3/documentation/smart-contracts/message-management/internal-messages';
const CARD = 'article [data-term]:has(a[href*="tvm-exit-codes#"])';

test('exit codes: a number finds its meanings, words find numbers', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  const field = tool.getByLabel('Exit code or word');
  await field.fill('33');
  await expect(tool.getByRole('listitem')).toHaveCount(3);
  await expect(tool.getByRole('listitem').first()).toContainText('Too many actions');
  await expect(tool.getByRole('listitem').nth(1)).toContainText('Wallet V3, Wallet V4, Vesting wallet');
  await expect(page).toHaveURL(/#tool=exitcode&q=33$/);
  await field.fill('out of gas');
  await expect(tool.getByRole('listitem').filter({hasText: 'Out of gas'}).nth(1)).toContainText('The gas limit was reached');
  await field.fill('4444');
  await expect(tool).toContainText('belong to the contracts');
  await field.fill('nonsense words');
  await expect(tool).toContainText('No code has these words');
});

test('exit codes: the address brings the answer, a link leads to the explanation', async ({page}) => {
  await open(page, `${PAGE}#tool=exitcode&q=-14`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  await expect(tool.getByRole('listitem')).toHaveCount(1);
  await tool.getByRole('link', {name: 'More about −14'}).click();
  await expect(page).toHaveURL(/#-14$/);
  await expect(page.locator('[id="-14"]')).toBeInViewport();
});

for (const [base, query, words] of [
  ['/mandarin', '签名', '签名错误'],
  ['/ru', 'подпись', 'Неверная подпись'],
] as const)
  test(`exit codes: words and meanings of ${base}`, async ({page}) => {
    await open(page, `${base}${PAGE}#tool=exitcode&q=${encodeURIComponent(query)}`);
    const tool = page.locator(TOOL);
    await expect(tool).toHaveAttribute('data-state', 'ready');
    await expect(tool).toContainText(words);
  });

test('exit codes: the look-up fits a phone and moves nothing when it comes', async ({newPage}) => {
  for (const viewport of [PHONE, {width: 1280, height: 800}]) {
    const page = await newPage({viewport});
    await open(page, PAGE);
    const before = await page.locator(TOOL).evaluate((tool) => tool.getBoundingClientRect().height);
    await page.locator(TOOL).scrollIntoViewIfNeeded();
    await expect(page.locator(`${TOOL}[data-state="ready"]`)).toBeVisible();
    expect(await page.locator(TOOL).evaluate((tool) => tool.getBoundingClientRect().height)).toBe(before);
    await page.locator(TOOL).getByLabel('Exit code or word').fill('65535');
    await expect(page.locator(TOOL).getByRole('listitem')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

test('exit codes: a mention has a card on hover and focus, without JavaScript too', async ({newPage}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await newPage({javaScriptEnabled});
    await page.goto(MENTIONS);
    const mention = page.locator(CARD).first();
    const card = mention.getByRole('tooltip', {includeHidden: true});
    await mention.scrollIntoViewIfNeeded();
    await expect(card).toBeHidden();
    await mention.locator('a').hover();
    await expect(card).toBeVisible();
    await expect(card).toContainText(/^\d+ · /);
    await page.mouse.move(2, 2);
    await expect(card).toBeHidden();
    await mention.locator('a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toBeVisible();
  }
});

test('exit codes: look-up and card are accessible in light and dark', async ({newPage}) => {
  for (const theme of ['light', 'dark']) {
    const page = await newPage({reducedMotion: 'reduce', stored: {theme}});
    await bringAxe(page);
    await open(page, `${PAGE}#tool=exitcode&q=33`);
    await expect(page.locator(`${TOOL}[data-state="ready"]`)).toBeVisible();
    expect(await violations(page), theme).toEqual([]);
    await open(page, MENTIONS);
    const mention = page.locator(CARD).first();
    await mention.locator('a').hover();
    await expect(mention.getByRole('tooltip')).toBeVisible();
    expect(await violations(page), `card, ${theme}`).toEqual([]);
  }
});
