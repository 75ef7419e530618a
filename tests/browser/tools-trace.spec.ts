// Issue 14: the trace viewer.
import {strings as playground} from '../../src/playground/panel/strings/en.ts';
import {messages as en} from '../../src/tools/trace/messages/en.ts';
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
  expect(await violations(page, TOOL)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('trace viewer: takes the last run of the playground, and says when there is none or a damaged one', async ({page, newPage}) => {
  const tool = page.locator(READY);
  const lastRun = tool.getByRole('button', {name: en.lastRun});
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  await lastRun.click();
  await expect(tool.getByText(en.noRun.none).first()).toBeVisible();

  // A counter is deployed on a page with the playground; the link of its report opens the viewer in another tab.
  const other = await newPage();
  await open(other, '/v3/guidelines/quick-start/getting-started#tool=playground');
  const panel = other.locator('[data-playground]');
  await panel.getByRole('button', {name: playground.deploy, exact: true}).click();
  const link = panel.locator('[data-run-result]').first().getByRole('link', {name: playground.showTrace});
  await expect(link).toBeVisible();
  const [tab] = await Promise.all([other.waitForEvent('popup'), link.click()]);
  await expect(tab.locator(READY)).toContainText(en.found(1, 0));
  await expect(tab.locator(READY).getByRole('textbox', {name: en.label})).toHaveValue(/^te6cc/);
  await tab.locator(READY).getByRole('textbox').fill('');
  await tab.locator(READY).getByRole('button', {name: en.lastRun}).click();
  await expect(tab.locator(READY)).toContainText(en.found(1, 0));

  // What another program has written there is explained, and the tool goes on.
  await page.evaluate(() => localStorage.setItem('ton-docs.playground-run', '{"nonsense":'));
  await page.goto(`${PAGE}#tool=trace&run=last`);
  await expect(tool.getByText(en.noRun.damaged).first()).toBeVisible();
  await tool.getByRole('button', {name: en.examples.failed}).click();
  await expect(tool).toContainText('1 failed.');
  await expect(tool.getByText(en.noRun.damaged)).toHaveCount(0);
});
