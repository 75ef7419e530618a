// The cell and BoC viewer.
import {Address, beginCell, Cell, Dictionary, external, internal, storeMessage, storeMessageRelaxed, toNano} from '@ton/core';
import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {bringAxe, violations} from './lib/axe.ts';
import {chinese, languages, text} from './lib/site.ts';
import {expectSpeed, longestTask, TIME} from './lib/speed.ts';
import {alike, expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';
const EXAMPLE = 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e';
const ROOT_HASH = '2eaa8ca9ce38029f8be725779f33d72e7cd3d94c4099862d33dfaa78a27e7765';
const TOOL = '[data-tool="boc"]';
/** Milliseconds for which a page may not answer while it takes a megabyte. */
const BLOCKED = 200;

/** A tree of more than a megabyte and ten thousand cells. */
function largeTree(): Cell {
  let level: Cell[] = Array.from({length: 7600}, () => beginCell().storeBuffer(randomBytes(127)).endCell());
  while (level.length > 1) {
    const next: Cell[] = [];
    for (let i = 0; i < level.length; i += 4) {
      const builder = beginCell().storeBuffer(randomBytes(16));
      for (const child of level.slice(i, i + 4)) builder.storeRef(child);
      next.push(builder.endCell());
    }
    level = next;
  }
  return level[0]!;
}

/** 15,000 numbers by number. */
function largeDictionary(): Cell {
  const book = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64));
  for (let i = 0; i < 15_000; i++) book.set(randomBytes(4).readUInt32BE(), BigInt(i));
  return beginCell().storeDict(book).endCell();
}

for (const language of languages) {
  const testOnce = alike(test, language, chinese);
  testOnce(`a bag of cells to header, tree and hashes, in ${language.name}`, async ({newPage}) => {
    const page = await newPage({locale: language.browser});
    await open(page, language.base + PAGE);
    const tool = page.getByRole('region', {name: text(language, 'tool.boc.title', 'Cell and BoC viewer')});
    await tool.scrollIntoViewIfNeeded();
    await tool.getByRole('textbox').first().fill(EXAMPLE);
    await expect(tool.locator('button[data-node]').first()).toContainText('#0');
    await expect(tool).toContainText(ROOT_HASH);
    await expect(tool.locator('table tbody tr')).toHaveCount(9);
    await expect(page).toHaveURL(new RegExp(`#tool=boc&in=${EXAMPLE}$`));
  });
}

test('the tree opens and closes by keyboard', async ({page}) => {
  await open(page, `${PAGE}#tool=boc&in=${EXAMPLE}`);
  const nodes = page.locator(`${TOOL} button[data-node]`);
  await expect(nodes).toHaveCount(3);
  await nodes.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(nodes.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(nodes).toHaveCount(4);
  await expect(nodes.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(nodes).toHaveCount(3);
  await page.keyboard.press('ArrowLeft');
  await expect(nodes.first()).toBeFocused();
  await page.getByRole('button', {name: 'Open all'}).click();
  await expect(nodes).toHaveCount(4);
});

test('a schema reads the cell: chosen, of the reader, wrong, and the address brings it back', async ({page}) => {
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  await tool.getByRole('button', {name: 'a message'}).click();
  const reading = tool.locator('[data-reading]');
  await expect(reading).toContainText('"Hello, TON!"');
  await expect(reading).toContainText('1500000000 (1.5)');
  await expect(reading).toContainText('Read to the last bit.');
  await tool.getByRole('combobox').selectOption('Transaction');
  await expect(reading).toContainText('no constructor of Transaction begins with the bits');
  await tool.getByRole('textbox').first().fill(EXAMPLE);
  await tool.getByRole('combobox').selectOption('own');
  const schema = tool.getByRole('textbox', {name: 'Schema'});
  await schema.fill('thing$0 a:uint8 = Thing');
  await expect(schema).toHaveAccessibleDescription(/ends after character 23; “;” is missing/);
  await schema.fill('leaf$_ t:uint24 = Leaf; middle$1011 leaf:^Leaf = Middle; thing$0 a:uint8 leaf:^Leaf middle:^Middle = Thing;');
  await expect(reading).toContainText('Read to the last bit.');
  await expect(reading).toContainText('5525326');
  await page.waitForURL(/&as=own&schema=leaf/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(reading).toContainText('5525326');
});

test('the message of a wallet is recognised: a sentence and its fields in each language; another reading, and back', async ({page}) => {
  const alice = new Address(0, Buffer.alloc(32, 1));
  const payment = internal({to: alice, value: toNano('1'), bounce: false, body: 'hello'});
  const body = beginCell()
    .storeBuffer(randomBytes(64))
    .storeUint(698983191, 32)
    .storeUint(0xffffffff, 32)
    .storeUint(5, 32)
    .storeUint(3, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(payment)).endCell())
    .endCell();
  const message = beginCell()
    .store(storeMessage(external({to: new Address(0, Buffer.alloc(32, 2)), body})))
    .endCell();
  const said = {
    en: 'with the comment “hello”.',
    mandarin: '发送 1 GRAM，消息体：备注“hello”。',
    ru: 'отправить 1 GRAM',
  } as const;
  for (const language of languages) {
    await page.goto('about:blank');
    await open(page, language.base + PAGE);
    const tool = page.locator(TOOL);
    await tool.scrollIntoViewIfNeeded();
    await tool.getByRole('textbox').first().fill(message.toBoc().toString('base64'));
    await expect(tool.locator('[data-recognised]')).toContainText(said[language.name]);
    await expect(tool.locator('[data-recognised]')).toContainText(alice.toString({bounceable: false}));
    // Its fields are there, nothing has to be chosen.
    await expect(tool.locator('[data-reading] li').first()).toBeVisible();
    if (language.name !== 'en') continue;
    await expect(tool.locator('[data-reading]')).toContainText('Read to the last bit.');
    await expect(tool.getByLabel('As', {exact: true}).locator('option:checked')).toHaveText('as recognized: Message SignedV3');
    // Another reading, and back.
    await tool.getByLabel('As', {exact: true}).selectOption('StateInit');
    await expect(tool.locator('[data-reading]')).not.toContainText('Read to the last bit.');
    await tool.getByRole('button', {name: 'Decode as Message SignedV3'}).click();
    await expect(tool.locator('[data-reading]')).toContainText('Read to the last bit.');
    await expect(tool.getByRole('button', {name: 'Decode as Message SignedV3'})).toHaveCount(0);
    await tool.getByRole('textbox').first().fill(EXAMPLE);
    await expect(tool).toContainText(ROOT_HASH);
    await expect(tool.locator('[data-recognised]')).toHaveCount(0);
  }
});

test('a tag that the schema leaves out is computed, and said so in each language', async ({page}) => {
  await bringAxe(page);
  // 5caeda7c is what tlbc assigns to this line.
  const schema = 'foo a:uint32 = Foo;';
  const cell = beginCell().storeUint(0x5caeda7c, 32).storeUint(77, 32).endCell().toBoc().toString('hex');
  const said = {en: 'tag #5caeda7c, computed', mandarin: '标签 #5caeda7c（算出）', ru: 'метка #5caeda7c вычислена'} as const;
  for (const language of languages) {
    await open(page, `${language.base}${PAGE}#tool=boc&in=${cell}&as=own&schema=${encodeURIComponent(schema)}`);
    const tool = page.locator(TOOL);
    await expect(tool.locator('[data-reading]')).toContainText(said[language.name]);
    await expect(tool.locator('[data-reading]')).toContainText('77');
    await expect(tool.locator('[data-left-out] li')).toHaveText(/^#5caeda7c .+ foo a:uint32 = Foo$/);
  }
  // Another line is another tag: reading stops, and the tag that was wanted stands there.
  await page.locator(TOOL).locator('textarea').nth(1).fill('foo b:uint32 = Foo;');
  await expect(page.locator(`${TOOL} [data-left-out] li`)).toContainText('foo b:uint32 = Foo');
  await expect(page.locator(`${TOOL} [data-reading] [data-kind="bad"]`)).toContainText('01011100101011101101101001111100 (#5caeda7c)');
  expect(await violations(page, TOOL)).toEqual([]);
});

test('broken input is explained by its place', async ({page}) => {
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole('textbox').first();
  await field.fill(`${EXAMPLE.slice(0, 20)}zz`);
  await expect(field).toHaveAccessibleDescription(/Character 21, “z”/);
  await field.fill(EXAMPLE.replace('b802', 'b800'));
  await expect(tool).toContainText('Byte 20: reference 0 of cell 1 is cell 0');
  await field.fill(EXAMPLE.slice(0, -4));
  await expect(tool).toContainText(
    'Byte 24 (cell_data): the file ends inside a field that begins at byte 11 and needs 15 bytes; there are 13.',
  );
  await field.fill(`${EXAMPLE}00`);
  await expect(tool).toContainText('1 byte follow the bag');
  for (const garbage of ['😀', '<b>x</b>', 'deadbeef', 'te6c', '%%%', '='.repeat(2000)]) {
    await field.fill(garbage);
    await expect(tool.locator('[aria-invalid], [data-kind="bad"]').first()).toBeVisible();
  }
});

test('1 MB and 10,000 cells from a file do not block the page', TIME, async ({browser, page}, testInfo) => {
  const tree = largeTree();
  const boc = tree.toBoc({idx: false});
  // From the disk: bytes that Playwright brings into the page itself are a long task.
  const file = testInfo.outputPath('large.boc');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, boc);
  expect(boc.length).toBeGreaterThan(1_000_000);
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input[type="file"]')).toBeAttached();
  const longest = await longestTask(browser, page, async () => {
    await tool.locator('input[type="file"]').setInputFiles(file);
    await expect(tool).toContainText(tree.hash().toString('hex'));
    await tool.locator('button[data-node]').nth(1).click();
  });
  expectSpeed(`longest task of a bag of ${boc.length} bytes`, longest, BLOCKED);
});

test('a paste of 1 MB is taken as a file, no text field holds it, and the page is not blocked', TIME, async ({browser, page}) => {
  const tree = largeTree();
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  const field = tool.getByRole('textbox').first();
  await field.focus();
  // Brought first, and by itself: that is a long task of Playwright's.
  await page.evaluate((content) => Object.assign(window, {content}), tree.toBoc({idx: false}).toString('base64'));
  const longest = await longestTask(browser, page, async () => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', (window as unknown as {content: string}).content);
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
    });
    await expect(tool).toContainText('Pasted text');
    await expect(tool).toContainText(tree.hash().toString('hex'));
  });
  await expect(field).toHaveValue('');
  expectSpeed('longest task of a paste of 1 MB', longest, BLOCKED);
});

test('a dictionary of 15,000 entries is read by a schema without blocking the page', TIME, async ({browser, page}, testInfo) => {
  const file = testInfo.outputPath('dictionary.boc');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, largeDictionary().toBoc({idx: false}));
  await open(page, `${PAGE}#tool=boc&as=own&schema=${encodeURIComponent('_ (HashmapE 32 uint64) = Book;')}`);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input[type="file"]')).toBeAttached();
  const reading = tool.locator('[data-reading]');
  const longest = await longestTask(browser, page, async () => {
    await tool.locator('input[type="file"]').setInputFiles(file);
    await expect(reading).toContainText('Read to the last bit.');
    await reading.getByRole('button').first().click();
    await expect(reading.getByRole('button', {name: /100/})).toBeVisible();
  });
  expectSpeed('longest task of a dictionary of 15,000 entries', longest, BLOCKED);
});

test('the viewer works without a network once it is there: opens and reads by a schema, in its worker', async ({page, context, watch}) => {
  await open(page, `${PAGE}#tool=boc&in=${EXAMPLE}`);
  const tool = page.locator(TOOL);
  await expect(tool).toContainText(ROOT_HASH);
  expect(page.workers()).toHaveLength(1);
  await goOffline(context, watch);
  await tool.getByRole('button', {name: 'a message'}).click();
  const reading = tool.locator('[data-reading]');
  await expect(reading).toContainText('"Hello, TON!"');
  await tool.getByRole('textbox').first().fill(EXAMPLE);
  await expect(tool).toContainText(ROOT_HASH);
  await tool.getByRole('combobox').selectOption('own');
  const schema = 'leaf$_ t:uint24 = Leaf; middle$1011 leaf:^Leaf = Middle; thing$0 a:uint8 leaf:^Leaf middle:^Middle = Thing;';
  await tool.getByRole('textbox', {name: 'Schema'}).fill(schema);
  await expect(reading).toContainText('Read to the last bit.');
  expect(page.workers()).toHaveLength(1);
});

test('without a worker the viewer works in the page', async ({page}) => {
  await page.addInitScript(() => Object.assign(window, {Worker: undefined}));
  await open(page, `${PAGE}#tool=boc&in=${EXAMPLE}`);
  await expect(page.locator(TOOL)).toContainText(ROOT_HASH);
});

test('the viewer passes axe, open, right and wrong, light and dark, and fits a phone', async ({page}) => {
  await bringAxe(page);
  await page.setViewportSize(PHONE);
  const deep = Buffer.from(
    Array.from({length: 30})
      .reduce<Cell>((cell) => beginCell().storeUint(1, 64).storeRef(cell).endCell(), Cell.EMPTY)
      .toBoc(),
  ).toString('hex');
  for (const input of [`${EXAMPLE}&as=Message%20Any`, EXAMPLE.replace('b802', 'b800'), deep]) {
    await page.goto('about:blank');
    await open(page, `${PAGE}#tool=boc&in=${input}`);
    await expect(page.locator(`${TOOL} table`).first()).toBeVisible();
    if (input === deep) await page.getByRole('button', {name: 'Open all'}).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    for (const mode of input === deep ? ['light'] : ['light', 'dark']) {
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
      expect(await violations(page, TOOL), `${mode} ${input}`).toEqual([]);
    }
  }
});
