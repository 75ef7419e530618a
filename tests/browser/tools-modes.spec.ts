// Issue 6: the message mode builder on its page.
import {bringAxe, violations} from './lib/axe.ts';
import {builtHtml} from './lib/site.ts';
import {expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/smart-contracts/message-management/message-modes-cookbook';
const TOOL = '[data-tool="mode"]';

test('mode builder: flags make the number, the number makes the flags', async ({page}) => {
  await open(page, `${PAGE}#tool=mode`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  const mode = tool.getByLabel('Mode', {exact: true});
  await expect(mode).toHaveValue('1');
  await tool.getByLabel(/^\+2:/).check();
  await expect(mode).toHaveValue('3');
  await tool.getByLabel(/^Base:/).selectOption('64');
  await expect(mode).toHaveValue('67');
  await expect(tool).toContainText('SEND_MODE_PAY_FEES_SEPARATELY | SEND_MODE_IGNORE_ERRORS | SEND_MODE_CARRY_ALL_REMAINING_MESSAGE_VALUE');
  await mode.fill('160');
  await expect(tool.getByLabel(/^Base:/)).toHaveValue('128');
  await expect(tool.getByLabel(/^\+32:/)).toBeChecked();
  await expect(tool.getByLabel(/^\+1:/)).not.toBeChecked();
  await expect(tool).toContainText('then the account is deleted');
  await expect(page).toHaveURL(/#tool=mode&mode=160$/);
});

test('mode builder: the balances of the page, a failure with its code, the way back', async ({page}) => {
  await open(page, `${PAGE}#tool=mode&mode=0`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  await expect(tool).toContainText('1 → 1.049802532 GRAM');
  await expect(tool).toContainText('0.05 − 0.000066667 = 0.049933333');
  await tool.getByLabel('Value written in the message, GRAM').fill('5');
  await expect(tool).toContainText('Fails with result code 37');
  await expect(tool.getByRole('link', {name: 'About this code'})).toHaveAttribute('href', /tvm-exit-codes#37$/);
  await tool.getByLabel(/^\+16:/).check();
  await expect(tool).toContainText('0.099735865 GRAM');
  await tool.getByLabel(/^\+2:/).check();
  await expect(tool).toContainText('Skipped, result code 0');
  await expect(tool).toContainText('+16 changes nothing here');
});

test('mode builder: modes that do not exist, logs, external messages', async ({page}) => {
  await open(page, `${PAGE}#tool=mode&mode=196`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  await expect(tool).toContainText('4: there is no such flag');
  await expect(tool).toContainText('64 and 128 exclude each other');
  await expect(tool).toContainText('Fails with result code 34');
  await tool.getByLabel('Mode', {exact: true}).fill('256');
  await expect(tool).toContainText('The number must lie between 0 and 255.');
  await tool.getByLabel('Mode', {exact: true}).fill('66');
  await tool.getByLabel('What is sent').selectOption('log');
  await expect(tool).toContainText('a log cannot have this mode');
  await tool.getByLabel('The transaction is started by').selectOption('outside');
  await expect(tool.getByLabel('Incoming value, GRAM')).toHaveCount(0);
});

test('mode builder: a wrong amount says where, by keyboard alone', async ({page}) => {
  await open(page, `${PAGE}#tool=mode`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  const value = tool.getByLabel('Value written in the message, GRAM');
  await tool.getByLabel('What is sent').focus();
  await page.keyboard.press('Tab');
  await expect(value).toBeFocused();
  await page.keyboard.type('0.0500000001');
  await expect(value).toHaveAccessibleDescription(/Character 12 is too much: the smallest unit is the nanogram/);
});

for (const [base, words] of [
  ['/mandarin', '接收方得到'],
  ['/ru', 'Получатель получит'],
] as const)
  test(`mode builder: its words are those of ${base}`, async ({page}) => {
    test.skip(!builtHtml(base + PAGE).includes('data-tool'), 'the body of this page is not translated yet');
    await open(page, `${base}${PAGE}#tool=mode&mode=16&value=5`);
    const tool = page.locator(TOOL);
    await expect(tool).toHaveAttribute('data-state', 'ready');
    await expect(tool).toContainText(words);
    await expect(tool).not.toContainText(/\b(fee|value|balance|nothing)\b/);
  });

test('mode builder: nothing moves when it comes, and it fits a phone', async ({newPage}) => {
  for (const viewport of [PHONE, {width: 1280, height: 800}]) {
    const page = await newPage({viewport});
    await open(page, PAGE);
    // With its own fonts: until they come, a fallback that has other widths stands for them.
    const height = (): Promise<number> =>
      page.locator(TOOL).evaluate(async (tool) => {
        await document.fonts.ready;
        return tool.getBoundingClientRect().height;
      });
    const before = await height();
    await page.locator(TOOL).scrollIntoViewIfNeeded();
    await expect(page.locator(`${TOOL}[data-state="ready"]`)).toBeVisible();
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

test('mode builder: accessible in light and dark, open and with an error', async ({newPage}) => {
  for (const theme of ['light', 'dark']) {
    const page = await newPage({stored: {theme}});
    await bringAxe(page);
    await open(page, `${PAGE}#tool=mode&mode=52&value=x`);
    await expect(page.locator(`${TOOL}[data-state="ready"]`)).toBeVisible();
    await page.locator(`${TOOL} summary`).click();
    expect(await violations(page, TOOL), theme).toEqual([]);
    await page.locator(TOOL).getByLabel('Value written in the message, GRAM').fill('7');
    expect(await violations(page, TOOL), theme).toEqual([]);
  }
});

test('mode builder: works without a network once it is there', async ({page, context, watch}) => {
  await open(page, `${PAGE}#tool=mode&mode=0`);
  const tool = page.locator(`${TOOL}[data-state="ready"]`);
  await expect(tool.getByLabel('Mode', {exact: true})).toHaveValue('0');
  await goOffline(context, watch);
  await tool.getByLabel('Value written in the message, GRAM').fill('5');
  await expect(tool).toContainText('Fails with result code 37');
  await tool.getByLabel('Mode', {exact: true}).fill('160');
  await expect(tool).toContainText('then the account is deleted');
});
