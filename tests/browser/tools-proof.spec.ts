// Issue 14: the proof verifier.
import {EXAMPLES, type ExampleName} from '../../src/tools/proof/examples.ts';
import {writeFragment} from '../../src/tools/shared/fragment.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/guidelines/ton-connect/verifying-signed-in-users';
const TOOL = '[data-tool="proof"]';
const READY = `${TOOL}[data-state="ready"]`;

/** The page with one of the examples in its address. */
const at = (base: string, name: ExampleName): string => `${base}${PAGE}#${writeFragment({tool: 'proof', params: EXAMPLES[name]})!}`;

test('proof verifier: a right proof passes each step, and its bytes are shown', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  await tool.getByRole('button', {name: 'right proof'}).click();
  await expect(tool).toContainText('The proof is right: the owner of this wallet agreed to sign in to app.example.');
  const steps = tool.getByRole('list', {name: 'Steps of the check'}).locator(':scope > li');
  await expect(steps).toHaveCount(11);
  await expect(steps.nth(4)).toContainText('Wallet V5R1');
  const parts = tool.getByRole('group', {name: 'Message, part by part'});
  await expect(parts.getByRole('row')).toHaveCount(8);
  await expect(parts.getByRole('row', {name: /^58–68/})).toContainText('6170702e6578616d706c65');
  await expect(page).toHaveURL(/#tool=proof&in=/);
});

test('proof verifier: each forgery is told by its step', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  const wrong = tool.locator('[data-verdict="wrong"]');
  for (const [button, step, words] of [
    ['for another domain', 'domain', 'The reply is for “prize.example”, expected is “app.example”'],
    ['forged key', 'init', 'This is the StateInit of another wallet'],
    ['expired', 'time', '24 hours before the check; only 15 minutes are accepted'],
  ] as const) {
    await tool.getByRole('button', {name: button}).click();
    await expect(wrong).toHaveCount(1);
    await expect(wrong).toHaveAttribute('data-step', step);
    await expect(wrong).toContainText(words);
    await expect(tool).toContainText('Refuse it.');
  }
});

test('proof verifier: what is expected can be changed, by keyboard, and the address keeps it', async ({page}) => {
  await open(page, at('', 'right'));
  const tool = page.locator(READY);
  await expect(tool).toContainText('The proof is right');
  await tool.getByRole('textbox', {name: 'Expected domain'}).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://app.example/');
  await expect(tool.getByRole('textbox', {name: 'Expected domain'})).toHaveAccessibleDescription(/Only the domain, .*: app\.example\./);
  await expect(tool).toContainText('Nothing is wrong, but something is open: Domain.');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('my.example');
  await expect(tool).toContainText('Refuse it. Wrong: Domain.');
  await expect(page).toHaveURL(/&domain=my\.example&/);
});

test('proof verifier: wrong input is explained by its place, offline', async ({page, context, watch}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  const field = tool.getByRole('textbox', {name: 'Reply of the wallet, JSON'});
  await expect(field).toBeVisible();
  await goOffline(context, watch);
  await field.fill('{account: 1}');
  await expect(tool).toContainText('Character 2 is not allowed there in JSON.');
  await field.fill('{"account": {"address": 5}}');
  await expect(tool).toContainText('account.address: wrong type, must be a string.');
  // Now is another time than that of the example, whatever the clock of the machine says.
  await field.fill(EXAMPLES.signData.in);
  await expect(tool).toContainText('Refuse it. Wrong: Time.');
});

for (const [base, words] of [
  ['/mandarin', '应当拒绝。有误的项目：StateInit 与地址。'],
  ['/ru', 'Отклоните. Неверно: StateInit и адрес.'],
] as const)
  test(`proof verifier: words of ${base}`, async ({page}) => {
    await open(page, at(base, 'forged'));
    await expect(page.locator(READY)).toContainText(words);
  });

test('proof verifier: moves nothing when it comes, fits a phone, without a violation', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  await bringAxe(page);
  await open(page, PAGE);
  const height = (): Promise<number> =>
    page.locator(TOOL).evaluate(async (tool) => {
      await document.fonts.ready;
      return tool.getBoundingClientRect().height;
    });
  const before = await height();
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  await expect(tool.getByRole('textbox', {name: 'Expected domain'})).toBeVisible();
  expect(await height()).toBe(before);
  await tool.getByRole('button', {name: 'forged key'}).click();
  await expect(tool).toContainText('Refuse it.');
  expect(await violations(page, TOOL)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
