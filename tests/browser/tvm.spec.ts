// The instruction reference.
import {languages} from './lib/site.ts';
import {expectSpeed, longestTask, TIME} from './lib/speed.ts';
import {expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/documentation/tvm/instructions';

for (const language of languages) {
  test(`R-111 every instruction is on the page of ${language.name}, without JavaScript`, async ({newPage}) => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(language.base + PAGE);
    await expect(page.locator('section[data-category] tbody tr')).toHaveCount(936);
    await expect(page.locator('[id="ADD"]')).toContainText('18');
  });
}

test('R-111 an old fragment leads to its row', async ({page}) => {
  await open(page, `${PAGE}#F90404`);
  await expect(page.locator('[id="HASHEXT_KECCAK512"]')).toBeInViewport();
});

test('R-111 find: rows as you type, count, address, clear', async ({page}) => {
  await open(page, PAGE);
  const search = page.locator('#quick-search');
  const rows = page.locator('section[data-category] tbody tr:visible');
  await search.fill('sendrawmsg');
  await expect.poll(() => rows.count()).toBeLessThan(10);
  await expect(rows).not.toHaveCount(0);
  await expect(page.locator('form.find output')).toContainText('936');
  await expect(page).toHaveURL(/\?q=sendrawmsg/);
  await search.press('ArrowDown');
  await expect(rows.first().locator('a').first()).toBeFocused();
  await page.locator('form.find button').click();
  await expect(rows).toHaveCount(936);
});

test('R-111 find: the address restores the search', async ({page}) => {
  await open(page, `${PAGE}?category=tuple&takes=tuple&gas=26`);
  const rows = page.locator('section[data-category] tbody tr:visible');
  await expect(page.locator('[id="TLEN"]')).toBeVisible();
  await expect(page.locator('[id="ADD"]')).toBeHidden();
  expect(await rows.count()).toBeLessThan(30);
});

test('R-111 find: a key is answered in 16 ms', TIME, async ({browser, page}) => {
  await open(page, PAGE);
  const search = page.locator('#quick-search');
  const rows = page.locator('section[data-category] tbody tr:visible');
  await search.fill('x');
  const times: number[] = [];
  for (const value of ['s', 'sl', 'sli', 'slic', 'slice', 'slice p', 'slice pr']) {
    const key = (): Promise<void> =>
      search.evaluate((input: HTMLInputElement, text) => {
        input.value = text;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }, value);
    times.push(await longestTask(browser, page, key));
    await expect(rows).not.toHaveCount(0);
  }
  expectSpeed('a key', times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!, 16);
});

test('R-111 the page fits a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expect(page.locator('[id="DUP"]')).toBeVisible();
});

test('R-111 a link inside the site brings the same rows', async ({page}) => {
  await open(page, '/v3/documentation/tvm/tvm-overview');
  await page.evaluate((path) => {
    history.pushState({key: 'test'}, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'test'}}));
  }, PAGE);
  await expect(page.locator('section[data-category] tbody tr')).toHaveCount(936);
  await page.locator('#quick-search').fill('dictuget');
  await expect(page.locator('[id="DICTUGET"]')).toBeVisible();
  await expect(page.locator('[id="ADD"]')).toBeHidden();
});

test('find: the number beside the title of a section is that of its rows in sight', async ({page}) => {
  await open(page, PAGE);
  const section = page.locator('section[data-category]').filter({has: page.locator('[id="QADD"]')});
  const badge = section.locator('h2 small');
  const all = await badge.textContent();
  await page.locator('#quick-search').fill('qadd');
  await expect(badge).not.toHaveText(all!);
  await expect(badge).toHaveText(String(await section.locator('tbody tr:visible').count()));
  await page.locator('#quick-search').fill('');
  await expect(badge).toHaveText(all!);
});
