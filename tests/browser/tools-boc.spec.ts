// The cell and BoC viewer.
import {beginCell, Cell} from '@ton/core';
import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {bringAxe, violations} from './lib/axe.ts';
import {languages, text} from './lib/site.ts';
import {expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';
const EXAMPLE = 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e';
const ROOT_HASH = '2eaa8ca9ce38029f8be725779f33d72e7cd3d94c4099862d33dfaa78a27e7765';
const TOOL = '[data-tool="boc"]';

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

for (const language of languages) {
  test(`a bag of cells to header, tree and hashes, in ${language.name}`, async ({newPage}) => {
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
  expect(await violations(page)).toEqual([]);
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

test('1 MB and 10,000 cells from a file do not block the page', async ({page}, testInfo) => {
  const tree = largeTree();
  const boc = tree.toBoc({idx: false});
  // From the disk: bytes that Playwright brings into the page itself are a long task.
  const file = testInfo.outputPath('large.boc');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, boc);
  expect(boc.length).toBeGreaterThan(1_000_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask'});
  });
  await open(page, PAGE);
  const tool = page.locator(TOOL);
  await tool.scrollIntoViewIfNeeded();
  await expect(tool.locator('input[type="file"]')).toBeAttached();
  await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks.splice(0));
  const start = Date.now();
  await tool.locator('input[type="file"]').setInputFiles(file);
  await expect(tool).toContainText(tree.hash().toString('hex'));
  const time = Date.now() - start;
  await tool.locator('button[data-node]').nth(1).click();
  const tasks = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
  console.log(`${boc.length} bytes shown after ${time} ms; long tasks: ${tasks.map(Math.round).join(', ') || 'none'}`);
  expect(Math.max(0, ...tasks)).toBeLessThan(200);
  // A large paste is taken as a file: no text field holds it.
  await tool.getByRole('textbox').first().focus();
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text', content);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
  }, boc.toString('base64'));
  await expect(tool).toContainText('Pasted text');
  await expect(tool).toContainText(tree.hash().toString('hex'));
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
      expect(await violations(page), `${mode} ${input}`).toEqual([]);
    }
  }
});
