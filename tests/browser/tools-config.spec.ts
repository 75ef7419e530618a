// The configuration browser.
import {wholeMainnetConfig} from '../../data/config/whole.ts';
import {mainnetRest} from '../../data/config/mainnet-cells.ts';
import {mainnet} from '../../data/config/mainnet.ts';
import {dictionaryCell, paramCells} from '../../data/config/params.ts';
import {restCells} from '../../data/config/rest.ts';
import {bringAxe, violations} from './lib/axe.ts';
import {expect, goOffline, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/network/configs/blockchain-configs';
const TOOL = '[data-tool="config"]';
const READY = `${TOOL}[data-state="ready"]`;

/** Mainnet with another gas price of the basechain. */
function changedGasPrice(): Buffer {
  const gas = {...mainnet.gas, basechain: {...mainnet.gas.basechain, price: 65_536_000n}};
  return dictionaryCell(new Map([...paramCells({...mainnet, gas}), ...restCells(mainnetRest)])).toBoc();
}

test('config browser: a field finds its parameters, a parameter has its value and its cells', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  const list = tool.getByRole('list', {name: 'Parameters', exact: true});
  await expect(list.getByRole('listitem')).toHaveCount(40);
  await tool.getByLabel('Number, name or field').fill('special_gas_limit');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', {name: /^21/}).click();
  const param = tool.locator('[data-param="21"]');
  await expect(param).toContainText('4369067');
  await expect(param).toContainText('no proposal can remove it');
  await expect(param.getByRole('region', {name: 'Raw cell'})).toContainText('592 bits');
  await expect(page).toHaveURL(/#tool=config&q=special_gas_limit&param=21$/);
});

test('config browser: the address brings a parameter, a link leads to its section', async ({page}) => {
  await open(page, `${PAGE}#tool=config&q=10`);
  const param = page.locator(`${READY} [data-param="10"]`);
  await expect(param).toContainText('only a proposal that is marked critical can change it');
  await expect(param.getByText('-1001', {exact: true})).toHaveCount(0);
  await param.getByRole('button', {name: /critical_params/}).click();
  await expect(param.getByText('-1001', {exact: true})).toBeVisible();
  await param.getByRole('link', {name: 'Parameter 10 on this page'}).click();
  await expect(page).toHaveURL(/#param-10$/);
  await expect(page.locator('#param-10')).toBeInViewport();
});

test('config browser: the list goes by arrow keys, and a raw parameter says so', async ({page}) => {
  await open(page, `${PAGE}#tool=config&q=contract`);
  const list = page.locator(READY).getByRole('list', {name: 'Parameters', exact: true});
  const buttons = list.getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(buttons.last()).toBeFocused();
  await page.locator(READY).getByLabel('Number, name or field').fill('-1000');
  await expect(page.locator(`${READY} [data-param="-1000"]`)).toContainText('only its cells can be shown');
  await page.locator(READY).getByLabel('Number, name or field').fill('36');
  await expect(page.locator(`${READY} [data-param="36"]`)).toContainText('mainnet does not have it');
});

test('config browser: another configuration, field by field; wrong input is explained', async ({page}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  await expect(tool.getByRole('list', {name: 'Parameters', exact: true})).toBeVisible();
  await tool.getByText('Compare with another configuration').click();
  const file = tool.locator('input[type="file"]');
  await file.setInputFiles({name: 'config.boc', mimeType: 'application/octet-stream', buffer: changedGasPrice()});
  await expect(tool).toContainText('1 parameter differs from mainnet (1 changed, 39 the same)');
  const row = tool.getByRole('table', {name: 'Changes of parameter 21'}).locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('other.gas_price');
  await expect(row).toContainText('65536000');
  await file.setInputFiles({name: 'same.boc', mimeType: 'application/octet-stream', buffer: wholeMainnetConfig().toBoc()});
  await expect(tool).toContainText('Nothing differs from mainnet.');
  const field = tool.getByLabel('Other configuration', {exact: true});
  await field.fill('b5ee9c7201010101001200002000000e10000007080000012c00000708');
  await expect(tool).toContainText('If it is one parameter, type its number.');
  await tool.getByLabel('Number, for one parameter alone').fill('15');
  await expect(tool.getByRole('table', {name: 'Changes of parameter 15'}).locator('tbody tr')).toHaveCount(4);
  await expect(page).toHaveURL(/&in=b5ee9c72.*&of=15$/);
  await field.fill('b5ee9c7!');
  await expect(field).toHaveAccessibleDescription(/Character 8/);
});

for (const [base, query, words] of [
  ['/mandarin', '选举时间', '关键参数（列在参数 10 中）'],
  ['/ru', 'сроки', 'Критический (указан в параметре 10)'],
] as const)
  test(`config browser: names and sentences of ${base}`, async ({page}) => {
    await open(page, `${base}${PAGE}#tool=config&param=15&q=${encodeURIComponent(query)}`);
    const param = page.locator(`${READY} [data-param="15"]`);
    await expect(param).toContainText('validators_elected_for');
    await expect(param).toContainText(words);
  });

test('config browser: it fits a phone and moves nothing when it comes', async ({newPage}) => {
  for (const viewport of [PHONE, {width: 1280, height: 800}]) {
    const page = await newPage({viewport});
    await open(page, PAGE);
    const height = (): Promise<number> => page.locator(TOOL).evaluate((tool) => tool.getBoundingClientRect().height);
    const before = await height();
    await page.locator(TOOL).scrollIntoViewIfNeeded();
    await expect(page.locator(READY).getByRole('list', {name: 'Parameters', exact: true})).toBeVisible();
    expect(await height()).toBe(before);
    await page.locator(READY).getByLabel('Number, name or field').fill('34');
    await expect(page.locator(`${READY} [data-param="34"]`)).toContainText('validators_ext');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});

test('config browser: accessible in light and dark', async ({newPage}) => {
  for (const theme of ['light', 'dark']) {
    const page = await newPage({stored: {theme}});
    await bringAxe(page);
    await open(page, `${PAGE}#tool=config&q=price&param=15&of=15&in=b5ee9c7201010101001200002000000e10000007080000012c00000708`);
    await expect(page.locator(`${READY} [data-param="15"]`)).toContainText('stake_held_for');
    await expect(page.locator(READY).getByRole('table', {name: 'Changes of parameter 15'})).toBeVisible();
    expect(await violations(page, TOOL), theme).toEqual([]);
  }
});

test('config browser: it works without a network once it is there', async ({page, context, watch}) => {
  await open(page, PAGE);
  await page.locator(TOOL).scrollIntoViewIfNeeded();
  const tool = page.locator(READY);
  await expect(tool.getByRole('list', {name: 'Parameters', exact: true})).toBeVisible();
  await goOffline(context, watch);
  await tool.getByLabel('Number, name or field').fill('15');
  await expect(tool.locator('[data-param="15"]')).toContainText('65536');
});
