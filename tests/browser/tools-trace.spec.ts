// Issue 14: the trace viewer.
import {bringAxe, violations} from './lib/axe.ts';
import {expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/guidelines/dapps/transactions/explore-transactions';
const TOOL = '[data-tool="trace"]';
const READY = `${TOOL}[data-state="ready"]`;

test('trace viewer: an example is a tree with phases, fees and a diagram, and the address keeps it', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  await tool.getByRole('button', {name: 'A jetton transfer'}).click();
  const tree = tool.getByRole('list', {name: 'Transactions, each below the one that caused it'});
  await expect(tree.locator(':scope > li')).toHaveCount(5);
  await expect(tree).toContainText('jetton transfer (0x0f8a7ea5)');
  await expect(tool.getByRole('img', {name: /5 transactions of 4 accounts/})).toBeVisible();
  await expect(page).toHaveURL(/#tool=trace&example=jetton$/);
  await tree.locator('summary').nth(1).click();
  await expect(tree.getByRole('row', {name: /Compute phase/})).toContainText('gas for');
});

test('trace viewer: a failed payout names its code and links to the explanation', async ({page}) => {
  await open(page, `${PAGE}#tool=trace&example=failed`);
  const tool = page.locator(READY);
  await expect(tool).toContainText('1 failed.');
  await tool.locator('li summary').nth(1).click();
  await expect(tool.getByRole('link', {name: 'result code 37'})).toHaveAttribute('href', /tvm-exit-codes#/);
});

test('trace viewer: wrong input is explained by its place, offline', async ({page, context, watch}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  const field = tool.getByRole('textbox', {name: 'Transactions'});
  await tool.getByRole('button', {name: 'A failed payout'}).click();
  await expect(tool).toContainText('1 failed.');
  await goOffline(context, watch);
  await field.fill('hello!');
  await expect(tool).toContainText('Character 6, “!”, is neither hexadecimal nor base64.');
  await field.fill('{"transactions": 5}');
  await expect(tool).toContainText('The JSON is not an answer with transactions: transactions');
});

for (const [base, words] of [
  ['/mandarin', '其中 1 笔失败'],
  ['/ru', '1 неуспешная'],
] as const)
  test(`trace viewer: words of ${base}`, async ({page}) => {
    await open(page, `${base}${PAGE}#tool=trace&example=failed`);
    await expect(page.locator(READY)).toContainText(words);
  });

test('trace viewer: fits a phone, without a violation', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  await bringAxe(page);
  await open(page, `${PAGE}#tool=trace&example=bounce`);
  const tool = page.locator(READY);
  await expect(tool).toContainText('returned');
  await tool.locator('li summary').first().click();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
