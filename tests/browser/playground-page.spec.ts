// The playground's own page: projects of several files and contracts, kept, shared, saved and opened.
import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {strings as en, type Strings} from '../../src/playground/panel/strings/en.ts';
import {strings as ru} from '../../src/playground/panel/strings/ru.ts';
import {strings as zh} from '../../src/playground/panel/strings/zh-CN.ts';
import {people} from '../../src/playground/engine/world.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {languages, text, type Language} from './lib/site.ts';
import {expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/playground';
const stringsOf = (language: Language): Strings => ({en, mandarin: zh, ru})[language.name];

const button = (panel: Locator, name: string): Locator => panel.getByRole('button', {name, exact: true});
const field = (panel: Locator, name: string): Locator => panel.getByLabel(name, {exact: true});
const result = (panel: Locator): Locator => panel.locator('[data-run-result]').first();
const account = (panel: Locator, name: string): Locator => panel.locator(`[data-account="${name}"]`);

async function openPage(page: Page, address = PAGE): Promise<Locator> {
  await open(page, address);
  const panel = page.locator('[data-playground]');
  await expect(panel.locator('.cm-content')).toBeVisible();
  return panel;
}

async function press(panel: Locator, name: string): Promise<void> {
  await button(panel, name).click();
  await expect(panel.locator('[data-busy]')).toHaveCount(0);
}

async function write(panel: Locator, code: string): Promise<void> {
  const content = panel.locator('.cm-content');
  await content.click();
  await content.press('ControlOrMeta+a');
  await panel.page().keyboard.insertText(code);
}

/** Mints to the owner: a minter and its first wallet are on the chain. */
async function mint(panel: Locator): Promise<void> {
  await field(panel, en.template).selectOption({label: en.templates.jetton});
  await expect(panel.locator('.cm-content')).toContainText('MinterStorage');
  // Its message is Mint, to the owner, and the wallet's code is the code of the other contract.
  await expect(field(panel, 'walletCode')).toHaveValue('jetton-wallet.tolk');
  await press(panel, en.send);
  await expect(result(panel)).toContainText(`${en.runInternal} ${en.ok}`);
}

test('jetton: minter and wallet, from minting to a transfer, with every balance, storage and code', async ({page}) => {
  const panel = await openPage(page);
  await mint(panel);
  const minter = account(panel, 'jetton-minter.tolk');
  const wallet = account(panel, 'jetton-wallet.tolk');
  await expect(minter.getByRole('row', {name: /^totalSupply/})).toContainText('1000000000');
  await expect(
    minter
      .getByRole('row', {name: /^totalSupply/})
      .getByRole('cell')
      .nth(1),
  ).toHaveText('0');
  await expect(wallet).toContainText(en.accountNew);
  await expect(wallet.getByRole('row', {name: /^balance/})).toContainText('1000000000');
  await expect(wallet.getByRole('row', {name: /^owner/})).toContainText(en.owner);
  await expect(wallet.getByRole('row', {name: /^minter/})).toContainText('jetton-minter.tolk');

  // The picture, and the table with the same.
  const lanes = result(panel).locator('svg[role=img]');
  await expect(lanes).toContainText('Mint');
  await expect(lanes).toContainText('InternalTransfer');
  const table = result(panel).getByRole('table', {name: en.chainTable});
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(2)).toContainText('jetton-minter.tolk → jetton-wallet.tolk');
  await expect(table.getByRole('row').nth(2)).toContainText('InternalTransfer');
  await button(result(panel), en.phasesOf(2)).click();
  await expect(result(panel).locator('details[open] > summary', {hasText: en.transaction(2, 2)})).toBeFocused();

  // Half of it from the owner's wallet to the stranger: a second wallet comes up.
  const address = await field(panel, en.to).locator('option', {hasText: 'jetton-wallet.tolk'}).getAttribute('value');
  await field(panel, en.to).selectOption(address!);
  await expect(field(panel, en.preset).locator('option:checked')).toHaveText('Transfer');
  const form = panel.locator('section').filter({has: panel.page().getByRole('heading', {name: en.messageTitle, exact: true})});
  await form.getByLabel('amount', {exact: true}).fill('400000000');
  await form.getByLabel('destination', {exact: true}).fill(people.stranger);
  await press(panel, en.send);
  await expect(result(panel)).toContainText(`${en.runInternal} ${en.ok}`);
  await expect(account(panel, 'jetton-wallet.tolk 1').getByRole('row', {name: /^balance/})).toContainText('600000000');
  await expect(account(panel, 'jetton-wallet.tolk 1').getByRole('row', {name: /^balance/})).toContainText('1000000000');
  await expect(account(panel, 'jetton-wallet.tolk 2').getByRole('row', {name: /^balance/})).toContainText('400000000');
  await expect(account(panel, 'jetton-wallet.tolk 2').getByRole('row', {name: /^owner/})).toContainText(en.stranger);
  await press(panel, en.call);
  await expect(result(panel)).toContainText(`${en.runGet('get_wallet_data')} ${en.ok}`);
  await expect(result(panel).locator('ol code').first()).toHaveText('600000000');

  // The code of both wallets is that of the file.
  const hashes = await panel
    .locator('[data-account^="jetton-wallet"] dt', {hasText: en.hash})
    .locator('xpath=../dd//code')
    .allTextContents();
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes).size).toBe(1);
});

test('files: added, renamed, deleted; a reload, another template and a link lose nothing', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPage(page);
  await expect(field(panel, en.template).locator('option:checked')).toHaveText(en.templates.counter);
  // A wrong name is explained, a right one opens its file.
  await button(panel, en.fileNew).click();
  await field(panel, en.fileName).fill('no ending');
  await button(panel, en.fileAdd).click();
  await expect(panel).toContainText(en.fileNameProblems.form);
  await field(panel, en.fileName).fill('lib/second.tolk');
  await button(panel, en.fileAdd).click();
  await expect(field(panel, en.file)).toHaveValue('lib/second.tolk');
  await write(panel, 'fun onInternalMessage(in: InMessage) {}\nget fun answer(): int { return 42; }\n');
  // It is a contract: it can be chosen, and runs.
  await field(panel, en.entry).selectOption('lib/second.tolk');
  await press(panel, en.call);
  await expect(result(panel).locator('ol code')).toHaveText('42');
  await button(panel, en.fileRename).click();
  await field(panel, en.fileName).fill('lib/other.tolk');
  await panel.getByRole('form', {name: en.fileRename}).getByRole('button', {name: en.fileRename}).click();
  await expect(field(panel, en.file)).toHaveValue('lib/other.tolk');
  await expect(field(panel, en.entry)).toHaveValue('lib/other.tolk');

  // At once, before the pause in which it would be kept.
  await write(panel, 'fun onInternalMessage(in: InMessage) {}\nget fun answer(): int { return 43; }\n');
  await page.reload();
  await expect(panel).toContainText(en.keptOpened);
  await expect(field(panel, en.entry)).toHaveValue('lib/other.tolk');
  await expect(panel.locator('.cm-content')).toContainText('return 43');
  await field(panel, en.template).selectOption({label: en.templates.empty});
  await expect(panel.locator('.cm-content')).toContainText('does nothing');
  await field(panel, en.template).selectOption({label: en.templates.counter});
  await expect(panel.locator('.cm-content')).toContainText('return 43');

  await button(panel, en.share).click();
  await expect(panel).toContainText(en.shareCopied);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await button(panel, en.fileDelete).click();
  await button(panel, en.fileDeleteYes).click();
  await expect(field(panel, en.file).locator('option')).toHaveText(['counter.tolk']);
  // As it was at the beginning: nothing is left to undo.
  await expect(button(panel, en.reset)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(panel).toContainText(en.sharedOpened);
  await expect(field(panel, en.entry)).toHaveValue('lib/other.tolk');
  await press(panel, en.call);
  await expect(result(panel).locator('ol code')).toHaveText('43');
});

test('a project is saved as a zip, and the zip, its folder and single files open again', async ({page}, info) => {
  const panel = await openPage(page);
  await mint(panel);
  await field(panel, 'content').fill('te6cckEBAQEAAgAAAEysuc0=');
  const download = page.waitForEvent('download');
  await button(panel, en.save).click();
  const zip = info.outputPath('project.zip');
  await (await download).saveAs(zip);
  await expect(panel).toContainText(en.saved);
  const files = unzipSync(fs.readFileSync(zip));
  for (const name of ['package.json', 'playground.json', 'wrappers/JettonMinter.ts', 'tests/contracts.test.ts', 'contracts/messages.tolk'])
    expect(Object.keys(files)).toContain(`playground/${name}`);

  await field(panel, en.template).selectOption({label: en.templates.empty});
  await expect(panel.locator('.cm-content')).toContainText('does nothing');
  await field(panel, en.openFiles).setInputFiles(zip);
  await expect(panel).toContainText(en.opened(4, 0));
  await expect(field(panel, en.entry)).toHaveValue('jetton-minter.tolk');
  await press(panel, en.send);
  await expect(account(panel, 'jetton-wallet.tolk')).toContainText('1000000000');

  await field(panel, en.openFiles).setInputFiles({
    name: 'one.fc',
    mimeType: 'text/plain',
    buffer: Buffer.from('int f() method_id { return 7; }'),
  });
  await expect(panel.locator('.cm-content')).toContainText('return 7');
  await field(panel, en.openFiles).setInputFiles({name: 'bad.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all')});
  await expect(panel).toContainText(en.openProblems.broken);
  await field(panel, en.openFiles).setInputFiles({name: 'notes.json', mimeType: 'text/plain', buffer: Buffer.from('x')});
  await expect(panel).toContainText(en.openProblems.nothing);
  await expect(panel.locator('.cm-content')).toContainText('return 7');
});

for (const language of languages)
  test(`the page of ${language.name} speaks its language, has no accessibility problem in either mode, and fits a phone`, async ({
    newContext,
  }) => {
    const context = await newContext({viewport: PHONE});
    await bringAxe(context);
    const page = await context.newPage();
    const t = stringsOf(language);
    const panel = await openPage(page, language.base + PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(text(language, 'playground.title', 'Playground'));
    await field(panel, t.template).selectOption({label: t.templates.jetton});
    await expect(panel.locator('.cm-content')).toContainText('MinterStorage');
    await press(panel, t.send);
    await expect(panel.getByRole('heading', {name: t.chainTitle})).toBeVisible();
    await expect(result(panel).locator('svg[role=img]')).toBeVisible();
    await button(panel, t.fileNew).click();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      expect(await violations(page), `${language.name}, ${theme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
