// The page of tools: what is typed into a card arrives in the tool.
import {messages as en} from '../../src/components/ToolsHub/messages/en.ts';
import {messages as ru} from '../../src/components/ToolsHub/messages/ru.ts';
import {messages as zh} from '../../src/components/ToolsHub/messages/zh-CN.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {chinese, english, languages, text} from './lib/site.ts';
import {alike, atPath, expect, open, PHONE, test} from './lib/test.ts';

const HUB = '/v3/tools';
const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const RAW = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
const MESSAGES = {en, mandarin: zh, ru};

for (const language of languages) {
  const {base, name} = language;
  const testOnce = alike(test, language, chinese);
  const {tools} = MESSAGES[name];

  testOnce(`tools of ${name}: the navbar leads to them, and an exit code to its meaning`, async ({page}) => {
    await open(page, `${base}/blog`);
    await page.locator(`.navbar__items a[href="${base}${HUB}"]`).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text(language, 'tools.title', 'Tools'));
    await expect(page.locator('main h2')).toHaveCount(Object.keys(tools).length);
    const form = page.getByRole('form', {name: text(language, 'tool.exitcode.title', 'Exit code look-up')});
    await form.getByLabel(tools.exitcode.label).fill('37');
    await form.getByRole('button', {name: tools.exitcode.button}).click();
    await atPath(page, `${base}/v3/documentation/tvm/tvm-exit-codes#tool=exitcode&q=37`);
    const tool = page.locator('[data-tool="exitcode"][data-state="ready"]');
    await expect(tool.getByRole('textbox')).toHaveValue('37');
    await expect(tool.getByRole('listitem').first()).toContainText('37');
    await expect(tool).toBeInViewport();
  });
}

test('tools: an address by keyboard alone, and back', async ({page}) => {
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Address inspector'});
  await form.getByLabel(en.tools.address.label).focus();
  await page.keyboard.insertText(` ${ADDRESS} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/addresses#tool=address&in=${ADDRESS}$`));
  await expect(page.locator('[data-tool="address"] dl').first()).toContainText(RAW);
  await page.goBack();
  await expect(page).toHaveURL(HUB);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tools');
});

test('tools: a word is an instruction in its panel, lines are a program, and an example needs nothing typed', async ({page}) => {
  const form = page.getByRole('form', {name: 'Run TVM code'});
  for (const [typed, shown] of [
    ['muldivmod', 'MULDIVMOD'],
    ['PUSHINT 2\nPUSHINT 3\nADD', 'PUSHINT 3'],
  ] as const) {
    await open(page, HUB);
    await form.getByLabel(en.tools.tvm.label).fill(typed);
    await form.getByRole('button', {name: en.tools.tvm.button}).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (typed === 'muldivmod') await expect(dialog.getByRole('heading', {level: 2})).toContainText(shown);
    else await expect(dialog.getByLabel('Program', {exact: true})).toHaveValue(typed);
  }
  await open(page, HUB);
  await page.getByRole('form', {name: 'Trace viewer'}).getByRole('button', {name: en.example}).click();
  await expect(page).toHaveURL(/explore-transactions#tool=trace&example=jetton$/);
  await expect(page.locator('[data-tool="trace"][data-state="ready"]')).toBeInViewport();
});

test('tools: the playground opens on the page of the chosen contract', async ({page}) => {
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Playground'});
  await form.getByLabel(en.tools.playground.label).selectOption({label: en.samples.highload});
  await form.getByRole('button', {name: en.tools.playground.button}).click();
  await expect(page).toHaveURL(/\/highload-wallet#tool=playground$/);
  await expect(page.locator('[data-playground-dock]')).toBeInViewport();
  await expect(page.locator('[data-playground] option:checked').first()).toHaveText('highload.tolk');
});

test('tools: what is too long for an address is said at the field, and stays there', async ({page}) => {
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Cell and BoC viewer'});
  const field = form.getByLabel(en.tools.boc.label);
  await field.fill('ab'.repeat(5000));
  await form.getByRole('button', {name: en.tools.boc.button}).click();
  await expect(field).toBeFocused();
  expect(await field.evaluate((one: HTMLTextAreaElement) => one.validationMessage)).toBe(en.tooLong);
  await expect(page).toHaveURL(HUB);
  await field.fill('b5ee9c72');
  await form.getByRole('button', {name: en.tools.boc.button}).click();
  await expect(page).toHaveURL(/cell-boc#tool=boc&in=b5ee9c72$/);
});

test('tools: without JavaScript the name of each is a link, and no field promises more', async ({newPage}) => {
  const page = await newPage({javaScriptEnabled: false});
  await page.goto(HUB);
  await expect(page.locator('main h2 a')).toHaveCount(Object.keys(en.tools).length);
  await expect(page.locator('main form:visible')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Fee calculator'}).click();
  await expect(page).toHaveURL(/\/fees#fee-calculator$/);
});

test('tools: the page and the strip of the home page fit a phone and pass axe, light and dark', async ({newPage}) => {
  for (const theme of ['light', 'dark']) {
    const page = await newPage({viewport: PHONE, stored: {theme}});
    await bringAxe(page);
    // What a translation changes are words: their colors are the same ones.
    for (const language of theme === 'light' ? languages : [english])
      for (const path of [language.base + HUB, language.baseUrl]) {
        await open(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
        expect(await violations(page), `${path}, ${theme}`).toEqual([]);
      }
  }
});
