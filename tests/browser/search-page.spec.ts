// The search page.
import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {FILES, QUESTIONS} from './lib/search.ts';
import {buildDir, chinese, languages, text} from './lib/site.ts';
import {alike, expect, followRequests, open, PHONE, test} from './lib/test.ts';

const RESULT = '.search-result';

for (const [language, question] of QUESTIONS) {
  const {name, base} = language;
  const testOnce = alike(test, language, chinese);

  test(`R-307 a link to the search page of ${name} answers: count, highlighted snippets, more on scroll`, async ({page}) => {
    await open(page, `${base}/search?q=${encodeURIComponent(question)}`);
    const results = page.locator(RESULT);
    await expect(results).toHaveCount(20);
    await expect(page.locator('input[name="q"]')).toHaveValue(question);
    await expect(page.locator('.search-count')).toHaveText(
      new RegExp(`^\\D*\\d+ ?${{en: 'sections', mandarin: '个章节', ru: 'раздел(?:|а|ов)'}[name]}`),
    );
    const snippets = page.locator('.search-result-snippet');
    await expect.poll(() => snippets.filter({has: page.locator('mark')}).count()).toBeGreaterThan(10);
    await expect(page.locator('.search-result-path').first()).not.toBeEmpty();
    await page.locator('.search-more').scrollIntoViewIfNeeded();
    await expect.poll(() => results.count()).toBeGreaterThan(20);
    const links = await page.locator(`${RESULT} h2 a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(new Set(links).size, 'no result twice').toBe(links.length);
  });

  test(`the search page of ${name} without JavaScript lists tools, tags and terms`, async ({newPage}) => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(`${base}/search?q=${encodeURIComponent(question)}`);
    const browse = page.locator('.search-browse');
    await expect(browse.locator('h2')).toHaveText(text(language, 'search.browse.title', 'Browse instead'));
    const [tools, tags, terms] = [0, 1, 2].map((place) => browse.locator('ul').nth(place).locator('a')) as [Locator, Locator, Locator];
    await expect(tools.first()).toHaveAttribute('href', `${base}/v3/documentation/tvm/instructions`);
    expect(await tags.count()).toBeGreaterThan(10);
    expect(await terms.count()).toBeGreaterThan(80);
    await expect(terms.first()).toHaveAttribute('href', new RegExp(`^${base}/v3/concepts/glossary#`));
    await expect(tags.first()).toHaveAttribute('href', new RegExp(`^${base}/tags/`));
  });

  testOnce(`R-306 the search page of ${name} finds nothing and says what to do`, async ({page}) => {
    await open(page, `${base}/search?q=qqzzxxqq`);
    const nothing = page.locator('.DocSearch-NoResults');
    await expect(nothing).toContainText(text(language, 'theme.SearchModal.noResultsScreen.noResultsText', 'No results for'));
    await expect(nothing.getByRole('link')).toHaveAttribute('href', /issues\/new\?.*qqzzxxqq/);
    await nothing.locator('.DocSearch-Prefill').first().click();
    await expect(page.locator(RESULT).first()).toBeVisible();
  });
}

test('R-307 typing is in the address, and Back leads to where the reader came from', async ({page}) => {
  await open(page, '/v3/concepts/glossary');
  await page.goto('/search');
  const field = page.locator('input[name="q"]');
  await expect(field).toBeFocused();
  const length = await page.evaluate(() => history.length);
  await page.keyboard.type('cells', {delay: 20});
  await expect(page).toHaveURL('/search?q=cells');
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL('/v3/concepts/glossary');
});

test('the results can be narrowed by part of the site and by kind, and the address keeps it', async ({page}) => {
  const requests = followRequests(page);
  await open(page, '/search?q=message');
  const groups = page.locator('.search-filters fieldset');
  await expect(groups).toHaveCount(2);
  const total = async (): Promise<number> => Number(/\d+/.exec((await page.locator('.search-count').textContent())!)?.[0]);
  await expect.poll(total).toBeGreaterThan(0);
  // The first answer may be of headings alone: counts are read when the text has come.
  await requests.quiet();
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
  const before = await total();
  const choice = groups
    .nth(0)
    .locator('label')
    .filter({hasText: text(languages[0]!, 'search.area.concepts', 'Concepts')});
  const count = Number(await choice.locator('small').textContent());
  await choice.click();
  await expect(page).toHaveURL(/area=concepts/);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(before);
  await expect.poll(total, 'as many as the choice said').toBe(count);
  for (const href of await page.locator(`${RESULT} h2 a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
    expect(href).toContain('/v3/concepts/');
  // Under that choice the kinds say what is left of them.
  const kind = groups
    .nth(1)
    .locator('label')
    .filter({has: page.locator('small')})
    .first();
  const ofKind = Number(await kind.locator('small').textContent());
  await kind.click();
  await expect(page).toHaveURL(/kind=/);
  await expect.poll(total, 'as many as the kind said').toBe(ofKind);
  await page.reload();
  await expect(choice.locator('input')).toBeChecked();
  await expect(kind.locator('input')).toBeChecked();
  await expect(page.locator(RESULT).first()).toBeVisible();
});

test('the same question in another language is one link away', async ({page}) => {
  await open(page, '/search?q=jetton');
  await page.locator('.search-languages a[hreflang="ru"]').click();
  await expect(page).toHaveURL('/ru/search?q=jetton');
  await expect(page.locator(`${RESULT} h2 a`).first()).toHaveAttribute('href', /^\/ru\//);
});

test('R-305 the search page says that results cannot be fetched', async ({page, watch}) => {
  watch.allow(/Failed to load resource/);
  await page.route(FILES.all, (route) => route.abort());
  await open(page, '/search?q=cell');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
});

/** Of emoji, from right to left, and of stop words alone. */
const UNUSUAL = ['👩‍👩‍👧‍👦🚀', 'שלום مرحبا', 'how to the'];

test('R-307 a hostile address is text', async ({page}) => {
  page.on('dialog', () => expect(false).toBe(true));
  for (const question of ['<img src=x onerror=alert(1)>', '%F0%9F', '%D0%AF'.repeat(1400), '%00', '"><svg onload=alert(1)>', ...UNUSUAL]) {
    await page.goto(`/search?q=${question.startsWith('%') ? question : encodeURIComponent(question)}`);
    await expect(page.locator('.search-result, .DocSearch-NoResults, .search-browse').first()).toBeVisible();
    expect(await page.locator('.search-page img, .search-page svg[onload]').count()).toBe(0);
    // Its title names the question.
    if (UNUSUAL.includes(question)) await expect(page).toHaveTitle(new RegExp(question.split(' ')[0]!));
  }
});

test('on a phone the search page has no sideways scroll', async ({newPage}) => {
  const page = await newPage({viewport: PHONE});
  await open(page, '/search?q=get_wallet_data');
  await expect(page.locator(RESULT).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('each language has an opensearch.xml that leads to its search page', () => {
  for (const {base} of languages) {
    const xml = fs.readFileSync(path.join(buildDir, base, 'opensearch.xml'), 'utf8');
    expect(xml).toContain(`${base}/search?q={searchTerms}`);
  }
});

test('the search page says that it is searching where an answer takes long', async ({page}) => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(FILES.all, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/search?q=cell');
  await expect(page.locator('.search-waiting')).toBeVisible();
  go();
  await expect(page.locator(RESULT).first()).toBeVisible();
  await expect(page.locator('.search-waiting')).toHaveCount(0);
});

/** The address of each result that is shown. */
const shown = (page: Page): Promise<(string | null)[]> =>
  page.locator(`${RESULT} h2 a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls to the end until three pages of results are there, then to the fiftieth result; returns what is shown, and where. */
async function goDown(page: Page): Promise<{links: (string | null)[]; top: number}> {
  const results = page.locator(RESULT);
  const requests = followRequests(page);
  for (const count of [20, 40]) {
    await expect.poll(() => results.count()).toBeGreaterThanOrEqual(count);
    await page.locator('.search-more').scrollIntoViewIfNeeded();
  }
  await expect.poll(() => results.count()).toBeGreaterThanOrEqual(60);
  await results.nth(50).evaluate((result) => result.scrollIntoView({block: 'center', behavior: 'instant'}));
  // An answer over headings alone is replaced once there is a better one.
  await expect(page.locator('.search-note')).toHaveCount(0);
  // The end may be near enough for one page more.
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
  // Text that comes late makes results longer, and may change the order of the last ones once more.
  await requests.quiet();
  let links: (string | null)[] = [];
  await expect
    .poll(
      async () => {
        const before = links;
        links = await shown(page);
        return JSON.stringify(before) === JSON.stringify(links);
      },
      {intervals: [500]},
    )
    .toBe(true);
  return {links, top: await scrolled(page)};
}

/** Expects as many results as there were, the same, at the same place. */
async function expectPlace(page: Page, {links, top}: {links: (string | null)[]; top: number}): Promise<void> {
  await expect(page.locator(RESULT)).toHaveCount(links.length);
  await expect.poll(() => shown(page)).toEqual(links);
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(3);
}

test('R-307 Back and Forward lead to the place in the results, in the page and past it', async ({page}) => {
  await open(page, '/search?q=message');
  const place = await goDown(page);
  const address = page.url();
  await page.locator(`${RESULT} h2 a`).nth(50).click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expectPlace(page, place);
  expect(page.url()).toBe(address);
  // More can be had from there.
  const requests = followRequests(page);
  await page.locator('.search-more').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(RESULT).count()).toBeGreaterThan(place.links.length);
  await page.locator(`${RESULT} h2 a`).nth(50).scrollIntoViewIfNeeded();
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
  await requests.quiet();
  const further = {links: await shown(page), top: await scrolled(page)};
  // To another document and back: the page begins anew.
  await page
    .locator('.search-languages a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/v3/concepts/glossary';
      link.click();
    });
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expectPlace(page, further);
  await page.goForward();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expectPlace(page, further);
});

test('R-307 another question begins at the top with its first page, and Back leads to the place in the one before', async ({page}) => {
  await open(page, '/search?q=message');
  const place = await goDown(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('jetton');
  await page.getByRole('link', {name: /See all/}).click();
  await expect(page).toHaveURL('/search?q=jetton');
  await expect(page.locator('input[name="q"]')).toHaveValue('jetton');
  await expect(page.locator(RESULT)).toHaveCount(20);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('input[name="q"]')).toHaveValue('message');
  await expectPlace(page, place);
  // Typed on: the place was of another question, and stays so when that is typed again.
  const field = page.locator('input[name="q"]');
  await field.fill('messages');
  await expect(page).toHaveURL('/search?q=messages');
  await expect(page.locator(RESULT)).toHaveCount(20);
  await field.fill('message');
  await expect(page).toHaveURL('/search?q=message');
  await expect(page.locator(RESULT)).toHaveCount(20);
});

test('R-307 where storage is blocked the place is kept too, and a fresh visit begins at the top with the first page', async ({newPage}) => {
  const page = await newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/search?q=message');
  const place = await goDown(page);
  await page.locator(`${RESULT} h2 a`).nth(50).click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expectPlace(page, place);
  await page.goto('/v3/concepts/glossary');
  const requests = followRequests(page);
  await open(page, '/search?q=message');
  await expect(page.locator(RESULT)).toHaveCount(20);
  await requests.quiet();
  expect(await scrolled(page)).toBe(0);
  expect(await page.locator(RESULT).count()).toBe(20);
});
