// The home page: its contract runs, its search opens, its counts are there without JavaScript.
import {languages, russian} from './lib/site.ts';
import {alike, expect, open, PHONE, test} from './lib/test.ts';

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`home: the contract on the home page of ${language.name} runs on a click, and keeps what it counts`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, language.baseUrl);
    expect(asked.filter((url) => /\.wasm|home-run/.test(url))).toEqual([]);
    const contract = page
      .locator('main')
      .locator('div', {has: page.locator('> figure[data-lang=tolk]')})
      .last();
    const run = contract.getByRole('button').last();
    await run.click();
    const result = contract.locator('[data-home-result]');
    await expect(result).toHaveAttribute('data-home-result', '1');
    await expect(result).toContainText('Tolk');
    await run.click();
    await expect(result).toHaveAttribute('data-home-result', '2');
  });

  testOnce(`home: the search box of ${language.name} opens the search, by keyboard too`, async ({page}) => {
    await open(page, language.baseUrl);
    const box = page.getByRole('main').getByRole('search').getByRole('button');
    await box.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });
}

test('home: counts and contract are in the HTML, and search leads to its page without JavaScript', async ({newPage}) => {
  const page = await newPage({javaScriptEnabled: false});
  await page.goto('/');
  for (const name of ['samples', 'instructions', 'tests', 'pages'])
    expect(Number((await page.locator(`[data-count=${name}]`).textContent())?.replace(/\D/g, '')), name).toBeGreaterThan(100);
  await expect(page.locator('main figure[data-lang=tolk] code')).toContainText('fun onInternalMessage');
  await page.getByRole('main').getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/search/);
});

test('navigation: the table of contents follows the reader', async ({page}) => {
  await open(page, '/v3/concepts/glossary');
  const active = page.locator('.table-of-contents__link--active');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.8));
  await expect(active).toBeInViewport({ratio: 1});
});

test('navigation: on a phone the contents stay under the navbar, open over the text and close with a choice', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/v3/concepts/glossary');
  const contents = page.locator('.theme-doc-toc-mobile');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(async () => Math.round((await contents.boundingBox())?.y ?? -1)).toBe(64);
  expect((await contents.boundingBox())!.height).toBeLessThan(48);
  await contents.getByRole('button').click();
  const link = contents.getByRole('link').nth(8);
  await link.click();
  await expect(link).toBeHidden();
  const id = new URL(page.url()).hash.slice(1);
  const bottom = (await contents.boundingBox())!.y + (await contents.boundingBox())!.height;
  await expect
    .poll(() => page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, decodeURIComponent(id)))
    .toBeGreaterThanOrEqual(bottom);
});

for (const {base, name} of languages)
  test(`navigation: the instruction reference of ${name} stands in its sidebar and has breadcrumbs`, async ({page}) => {
    await open(page, `${base}/v3/documentation/tvm/instructions`);
    await expect(page.locator('.theme-doc-sidebar-menu a.menu__link--active').last()).toHaveAttribute(
      'href',
      `${base}/v3/documentation/tvm/instructions`,
    );
    await expect(page.locator('.breadcrumbs__item')).toHaveCount(3);
  });

test('code: buttons of a sample are visible, and over no line of it', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/v3/contribute');
  const overlaps = await page.locator('figure.code').evaluateAll(
    (figures) =>
      figures.filter((figure) => {
        const actions = figure.querySelector('.code-actions')!;
        const {opacity} = getComputedStyle(actions);
        return opacity !== '1' || actions.getBoundingClientRect().bottom > figure.querySelector('pre')!.getBoundingClientRect().top + 1;
      }).length,
  );
  expect(overlaps).toBe(0);
});
