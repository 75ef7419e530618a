// Issue 6: the look-up of exit codes, and their cards wherever a page names one.
import {bringAxe, violations} from './lib/axe.ts';
import {expect, goOffline, open, PHONE, test} from './lib/test.ts';

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
  await expect(tool.getByRole('listitem')).toHaveCount(4);
  await expect(tool.getByRole('listitem').first()).toContainText('Too many actions');
  await expect(tool.getByRole('listitem').nth(1)).toContainText('Wallet v1, Wallet v2, Wallet v3, Wallet v4, Highload wallet v1, Vesting');
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

test('exit codes: the name of a contract finds its codes, and leads to its page', async ({page}) => {
  await open(page, `${PAGE}#tool=exitcode&q=nominator%20pool`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  const item = tool.getByRole('listitem').filter({hasText: 'Nobody voted'});
  await expect(item.getByRole('link', {name: 'pool.fc'})).toHaveAttribute('href', /github\.com\/ton-blockchain\/nominator-pool/);
  await item.getByRole('link', {name: 'Nominator pool', exact: true}).click();
  await expect(page).toHaveURL(/\/contracts-specs\/nominator-pool$/);
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

/** A page with a table of codes that is longer than the screen, and what its first and last own code mean there. */
const POOL = '/v3/documentation/smart-contracts/contracts-specs/nominator-pool';
for (const [base, first, last] of [
  ['', '60 · Nominator pool: Not a nominator', '329 · Nominator pool: Not a hexadecimal digit'],
  ['/ru', '60 · Nominator pool: Не номинатор', '329 · Nominator pool: Не шестнадцатеричная цифра'],
] as const)
  test(`exit codes: the table of a contract has its meanings in cards that nothing cuts${base}`, async ({newPage}) => {
    for (const viewport of [{width: 1280, height: 800}, {width: 1000, height: 700}, PHONE]) {
      const page = await newPage({viewport});
      await open(page, base + POOL);
      for (const words of [first, last]) {
        const code = words.split(' ')[0]!;
        const term = page.locator('article table [data-term]').filter({has: page.getByRole('link', {name: code, exact: true})});
        const link = term.getByRole('link');
        const card = term.getByRole('tooltip', {includeHidden: true});
        await link.evaluate((one) => one.scrollIntoView({block: 'center'}));
        await expect(card).toBeHidden();
        await link.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(card).toContainText(words);
        await expect(link).toHaveAccessibleDescription((await card.innerText()).replaceAll(/\s+/g, ' ').trim());
        // Whole in the window, and nothing lies over its corners.
        await expect(card).toBeInViewport({ratio: 1});
        const covered = await card.evaluate((one) => {
          const {left, right, top, bottom} = one.getBoundingClientRect();
          return [left + 12, right - 12].some((x) => [top + 8, bottom - 8].some((y) => !one.contains(document.elementFromPoint(x, y))));
        });
        expect(covered, words).toBe(false);
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
        await expect(link).toBeFocused();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tvm-exit-codes#contracts$/);
      await expect(page.locator('#contracts')).toBeInViewport();
    }
  });

test('exit codes: with the pointer from code to card, and down the column from code to code', async ({page}) => {
  await open(page, POOL);
  const codes = page.locator('article table [data-term]:has(a[href$="#contracts"])');
  const [one, next] = [codes.nth(2), codes.nth(3)];
  await one.evaluate((term) => term.scrollIntoView({block: 'center'}));
  await one.getByRole('link').hover();
  await expect(one.getByRole('tooltip')).toBeVisible();
  await one.getByRole('tooltip').hover();
  await expect(one.getByRole('tooltip')).toBeVisible();
  await one.getByRole('link').hover();
  const box = (await next.getByRole('link').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 12});
  await expect(next.getByRole('tooltip')).toBeVisible();
  await expect(one.getByRole('tooltip', {includeHidden: true})).toBeHidden();
});

test('exit codes: look-up and card are accessible in light and dark', async ({newPage}) => {
  for (const theme of ['light', 'dark']) {
    const page = await newPage({stored: {theme}});
    await bringAxe(page);
    await open(page, `${PAGE}#tool=exitcode&q=33`);
    await expect(page.locator(`${TOOL}[data-state="ready"]`)).toBeVisible();
    expect(await violations(page, TOOL), theme).toEqual([]);
    for (const path of [MENTIONS, POOL]) {
      await open(page, path);
      const mention = page.locator(CARD).first();
      await mention.locator('a').hover();
      await expect(mention.getByRole('tooltip')).toBeVisible();
      expect(await violations(page, CARD), `card, ${path}, ${theme}`).toEqual([]);
    }
  }
});

test('exit codes: the look-up works without a network once it is there', async ({page, context, watch}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  const field = tool.getByLabel('Exit code or word');
  await expect(field).toBeVisible();
  await goOffline(context, watch);
  await field.fill('33');
  await expect(tool.getByRole('listitem')).toHaveCount(4);
  await expect(tool.getByRole('listitem').first()).toContainText('Too many actions');
  await field.fill('out of gas');
  await expect(tool).toContainText('The gas limit was reached');
});

test('code 37 to its mend: in the look-up, and on the page without a test fixture', async ({page}) => {
  await open(page, `${PAGE}#tool=exitcode&q=37`);
  const tool = page.locator('[data-tool="exitcode"][data-state="ready"]');
  await expect(tool.getByText('How to fix')).toHaveCount(1);
  await expect(tool.getByText('Attach more Gram, or send the rest with mode 64 or 128')).toBeVisible();
  await tool.getByRole('link', {name: 'More about 37'}).click();
  await expect(page).toHaveURL(/#37$/);
  await expect(page.locator('[id="37"] ~ ul').first()).toContainText('How to fix: Attach more Gram');
});
