// What is pasted or asked is recognised: the first row says what it is.
import type {Page} from '@playwright/test';
import {ask, FILES, hits, input, openModal, PAGE} from './lib/search.ts';
import {chinese, english, russian} from './lib/site.ts';
import {expect, followRequests, open, test} from './lib/test.ts';

const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const RAW = '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe';
const BAG = 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e';

/** Pastes as a reader does: the box hears of the whole text and keeps 64 characters of it. */
async function paste(page: Page, text: string): Promise<void> {
  await input(page).evaluate((box, all) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', all);
    box.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
  }, text);
  await page.keyboard.insertText(text);
}

for (const [text, what, path, fragment] of [
  [ADDRESS, 'An address', '/v3/documentation/smart-contracts/addresses', `in=${ADDRESS}`],
  [RAW, 'An address', '/v3/documentation/smart-contracts/addresses', `in=${RAW.replace(':', '%3A')}`],
  [BAG, 'A bag of cells', '/v3/documentation/data-formats/tlb/cell-boc', `in=${BAG}`],
  ['exit_code: -14', 'Exit code −14', '/v3/documentation/tvm/tvm-exit-codes', 'q=-14'],
  ['0x18', 'Opcode 0x18: XCHG_1I 8', '/v3/documentation/tvm/instructions', 'p=XCHG_1I'],
  ['SENDRAWMSG', 'Instruction SENDRAWMSG', '/v3/documentation/tvm/instructions', 'i=SENDRAWMSG'],
] as const) {
  test(`pasted: ${text.slice(0, 20)} is named in the first row, and Enter opens the tool with it`, async ({page}) => {
    await open(page, '/v3/concepts/glossary');
    await openModal(page);
    await paste(page, text);
    const first = hits(page).first();
    await expect(first).toContainText(what);
    await expect(first.locator('.search-hit-kind')).toHaveText('Tool');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === path && url.hash.startsWith('#tool=') && url.hash.includes(fragment));
  });
}

for (const [language, question, title] of [
  [english, 'what is a bounce', 'Bounce'],
  [chinese, '退回是什么', '退回 (bounce)'],
  [russian, 'что такое возврат', 'Возврат (bounce)'],
] as const) {
  test(`${question}: the definition stands first, in the modal and on the page`, async ({page}) => {
    await ask(page, language.base + PAGE, question);
    const first = hits(page).first();
    await expect(first.locator('a')).toHaveAttribute('href', `${language.base}/v3/concepts/glossary#bounce`);
    await expect(first).toContainText(title);
    await expect(first.locator('.search-hit-snippet')).toHaveText(language === chinese ? /.{20}/ : /.{60}/);
    await open(page, `${language.base}/search?q=${encodeURIComponent(question)}`);
    await expect(page.locator('.search-result h2 a').first()).toHaveAttribute('href', `${language.base}/v3/concepts/glossary#bounce`);
  });
}

test('an error of the node is found where it is explained', async ({page}) => {
  await ask(page, PAGE, 'Failed to unpack account state');
  await expect(hits(page).first().locator('a')).toHaveAttribute('href', /nodes-troubleshooting#failed-to-unpack-account-state$/);
});

test('headings answer while the words of the text are on their way', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES.words, async (route) => {
    await held;
    await route.continue();
  });
  await ask(page, PAGE, 'bounce');
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('still loading');
  await expect(hits(page).locator('mark').first()).toBeVisible();
  release();
  await expect(page.locator('.search-note').filter({visible: true})).toHaveCount(0);
});

test('a question gets the few files of words that it needs, and its results no pages ahead', async ({page}) => {
  const words = followRequests(page, (request) => request.url().includes('/search/words/'));
  await open(page, PAGE);
  await openModal(page);
  const scripts = followRequests(page, (request) => request.resourceType() === 'script');
  await page.keyboard.insertText('bounce');
  await expect(hits(page).first()).toBeVisible();
  await scripts.quiet();
  expect(words.seen.length).toBeGreaterThan(0);
  expect(words.seen.length).toBeLessThan(9);
  expect(scripts.seen.filter((url) => /\/assets\/js\/[0-9a-f]{8}\./.test(url))).toEqual([]);
});
