// What readers come for, from the page of tools to the answer.
import {Address, beginCell, external, internal, SendMode, storeMessage} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import {WalletContractV5R1} from '@ton/ton';
import {exitCodes} from '../../data/tvm/exit-codes.ts';
import {helpOf} from '../../data/tvm/exit-codes/help.ts';
import {messages as hub} from '../../src/components/ToolsHub/messages/en.ts';
import {strings as playground} from '../../src/playground/panel/strings/en.ts';
import {expect, open, test} from './lib/test.ts';

const HUB = '/v3/tools';

test('journey: exit code 37 to its mend', async ({page}) => {
  const row = exitCodes.find(({code, phase}) => code === 37 && phase === 'action')!;
  const [heading, mend] = helpOf(row, 'en')!.at(-1)!;
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Exit code look-up'});
  await form.getByLabel(hub.tools.exitcode.label).fill('37');
  await page.keyboard.press('Enter');
  const found = page.locator('[data-tool="exitcode"][data-state="ready"]').getByRole('listitem').first();
  await expect(found).toContainText(row.meaning.en);
  await expect(found.locator('dl > div').filter({hasText: heading})).toContainText(mend);
});

test('journey: the message of a wallet in base64 to the sentence that explains it, and its fields', async ({page}) => {
  const {publicKey, secretKey} = keyPairFromSeed(Buffer.alloc(32, 7));
  const wallet = WalletContractV5R1.create({publicKey});
  const to = new Address(0, Buffer.alloc(32, 1));
  const body = wallet.createTransfer({
    seqno: 5,
    secretKey,
    sendMode: SendMode.PAY_GAS_SEPARATELY,
    timeout: 2_000_000_000,
    messages: [internal({to, value: 1_000_000_000n, bounce: false, body: 'hello'})],
  });
  const message = beginCell()
    .store(storeMessage(external({to: wallet.address, body})))
    .endCell();
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Cell and BoC viewer'});
  await form.getByLabel(hub.tools.boc.label).fill(message.toBoc().toString('base64'));
  await form.getByRole('button', {name: hub.tools.boc.button}).click();
  const tool = page.locator('[data-tool="boc"]');
  for (const part of [wallet.address.toString({bounceable: false}), to.toString({bounceable: false}), 'V5', '1 GRAM', 'hello'])
    await expect(tool.locator('[data-recognised]')).toContainText(part);
  for (const part of ['SignedV5', 'seqno', 'valid_until', '2000000000', 'send_msg', wallet.address.toRawString()])
    await expect(tool.locator('[data-reading]')).toContainText(part);
});

test('journey: the cost of a contract for a year', async ({page}) => {
  await open(page, HUB);
  await page.getByRole('main').getByRole('link', {name: 'Fee calculator'}).click();
  const tool = page.locator('[data-tool="fees"]');
  await tool.scrollIntoViewIfNeeded();
  await tool.getByRole('button', {name: 'A counter for a year'}).click();
  // Storage 519,698, gas 42,334, forward fee 199,001 (tests/unit/tools/fee-presets.test.ts).
  await expect(tool).toContainText('0.000761033 GRAM');
});

test('journey: SENDRAWMSG is run, and its action is in sight', async ({page}) => {
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Run TVM code'});
  await form.getByLabel(hub.tools.tvm.label).fill('SENDRAWMSG');
  await form.getByRole('button', {name: hub.tools.tvm.button}).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form button[type=submit]').click();
  const actions = dialog.locator('[data-actions="1"]');
  await expect(actions.getByRole('listitem')).toContainText('0.001 GRAM to EQ');
  await expect(actions).toBeInViewport();
  // The other kind of action, beside it.
  await page.keyboard.press('Escape');
  await page.locator('tr[id="RAWRESERVE"] button').click();
  await expect(dialog.locator('[data-actions="1"]').getByRole('listitem')).toContainText('0.000000007 GRAM');
  // What queues nothing shows no list.
  await page.keyboard.press('Escape');
  await page.locator('tr[id="ADD"] button').click();
  await expect(dialog.locator('[data-outcome="0"]')).toBeVisible();
  await expect(dialog.locator('[data-actions]')).toHaveCount(0);
});

test('journey: the counter is broken, and the line is in sight', async ({page}) => {
  await open(page, HUB);
  const form = page.getByRole('form', {name: 'Playground'});
  await form.getByLabel(hub.tools.playground.label).selectOption({label: hub.samples.counter});
  await form.getByRole('button', {name: hub.tools.playground.button}).click();
  const dock = page.locator('[data-playground-dock]');
  const content = dock.locator('.cm-content');
  await expect(content).toContainText('struct Storage');
  await content.press('ControlOrMeta+Home');
  await page.keyboard.type('strukt X {}\n');
  await dock.getByRole('button', {name: playground.compile, exact: true}).click();
  await expect(dock.locator('[data-compile=failed]')).toContainText(playground.line(1));
  await expect(dock.locator('.cm-lintRange-error')).toHaveText('strukt');
  await expect(dock.locator('[data-compile=failed]')).toBeInViewport();
});
