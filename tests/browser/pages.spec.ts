// What stands on a page beside its text: table of contents, sidebar, last update, blog chrome, copy, glossary cards.
import {builtHtml, languages, russian, sitemap, text} from './lib/site.ts';
import {alike, expect, NOT_FOUND, open, PHONE, test} from './lib/test.ts';

const DOC = '/v3/documentation/data-formats/tlb/cell-boc';
const INTRODUCTION = '/v3/concepts/dive-into-ton/introduction';

for (const language of languages) {
  const {base} = language;
  const testOnce = alike(test, language, russian);

  testOnce(`R-217 table of contents of ${language.name} shows levels 2 and 3`, async ({page}) => {
    await open(page, base + DOC);
    const headings = await page.locator('article .markdown :is(h2, h3)[id]').evaluateAll((all) => all.map((one) => `#${one.id}`));
    const entries = await page.locator('.theme-doc-toc-desktop a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(entries).toEqual(headings);
    expect(headings.length).toBeGreaterThan(10);
    await expect(page.locator('.theme-doc-toc-desktop .table-of-contents > li > ul > li > ul')).toHaveCount(0);
  });

  test(`R-217 docs of ${language.name} say who changed them last, and when`, async ({page}) => {
    await open(page, base + DOC);
    const updated = page.locator('.theme-last-updated');
    const date = updated.locator('time');
    await expect(date).toHaveText(
      {en: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, mandarin: /^\d{4}年\d{1,2}月\d{1,2}日$/, ru: /^\d{1,2} [а-яё]{3,4}\.? \d{4} г\.$/}[
        language.name
      ],
    );
    await expect(date).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
    await expect(updated.locator('b').last()).not.toBeEmpty();
  });

  testOnce(`R-217 the docs sidebar of ${language.name} cannot be hidden, and opening a category closes no other`, async ({page}) => {
    await open(page, base + DOC);
    await expect(page.locator('.theme-doc-sidebar-container button')).toHaveCount(0);
    const categories = page.locator('.theme-doc-sidebar-container .menu__link--sublist');
    const open2 = page.locator('.theme-doc-sidebar-container .menu__link--sublist[aria-expanded="true"]');
    const before = await open2.count();
    expect(before).toBeGreaterThan(0);
    const closed = page.locator('.theme-doc-sidebar-container .menu__link--sublist[aria-expanded="false"]');
    if (await closed.count()) {
      await closed.first().click();
      await expect.poll(() => open2.count()).toBeGreaterThan(before);
    } else {
      await open2.first().click();
      await expect(open2).toHaveCount(before - 1);
      await categories.first().click();
      await expect(open2).toHaveCount(before);
    }
  });

  test(`R-218 blog of ${language.name}: reading time, and a sidebar by year`, async ({page}) => {
    await open(page, `${base}/blog`);
    const sidebar = page.locator('aside nav');
    const years = await sidebar.locator('h3').allInnerTexts();
    expect(years.length).toBeGreaterThan(0);
    for (const year of years) expect(year).toMatch(/^20\d\d$/);
    expect(years).toEqual([...years].sort().reverse());
    const posts = await sidebar.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(posts).toEqual(
      sitemap(language)
        .filter((one) => /\/blog\/\d{4}\//.test(one))
        .sort()
        .reverse(),
    );
    const reading = {en: /\b\d+ min read|One min read/, mandarin: /阅读需 \d+ 分钟/, ru: /\d+ мин\. чтения/}[language.name];
    for (const header of await page.locator('article header').all()) await expect(header).toContainText(reading);
    const date = {en: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/, mandarin: /^\d{4}年\d{1,2}月\d{1,2}日$/, ru: /^\d{1,2} [а-яё]+ \d{4} г\.$/}[
      language.name
    ];
    await expect(page.locator('article header time').first()).toHaveText(date);
    await open(page, posts[0]!);
    await expect(page.locator('article header')).toContainText(reading);
  });

  test(`R-112 tags of ${language.name} count their pages in the language`, async ({page}) => {
    await open(page, `${base}/tags/cells`);
    await expect(page.locator('h1')).toHaveText(
      {en: /^(?:One doc|\d+ docs) tagged with "/, mandarin: /^\d+ 篇|^\d+ 个|“/, ru: /^(?:Одна страница|\d+ страниц[аы]?) с тегом «/}[
        language.name
      ],
    );
  });

  test(`page of ${language.name} has its Markdown, its sources, and ways to edit it and to report a problem`, async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(NOT_FOUND);
    await open(page, base + DOC);
    const twin = page.getByRole('link', {name: text(language, 'site.actions.view', 'View as Markdown')});
    await expect(twin).toHaveAttribute('href', `${base}${DOC}.md`);
    const markdown = await request.get(`${base}${DOC}.md`);
    expect(markdown.status()).toBe(200);
    expect(markdown.headers()['content-type']).toContain('text/markdown');
    expect(await markdown.text()).toMatch(/^(?:---|# )/);
    expect(await page.locator('section[aria-labelledby="page-sources"] a[href^="http"]').count()).toBeGreaterThan(0);
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute('href', /github\.com\/.*cell-boc\.mdx$/);
    await expect(page.locator('.theme-report-problem')).toHaveAttribute('href', /\/issues\/new\?title=.*cell-boc/);
  });
}

test('page can be copied as Markdown', async ({newPage, request}) => {
  const page = await newPage({permissions: ['clipboard-read', 'clipboard-write']});
  await open(page, DOC);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await (await request.get(`${DOC}.md`)).text());
});

test('a glossary card shows on hover and on focus, and Escape closes it', async ({page}) => {
  await open(page, INTRODUCTION);
  const term = page.locator('article [data-term]').first();
  const card = term.locator('[role="tooltip"]');
  await expect(card).toBeHidden();
  await term.scrollIntoViewIfNeeded();
  await term.hover();
  await expect(card).toBeVisible();
  await expect(term.locator('a')).toHaveAccessibleDescription((await card.innerText()).trim());
  // The pointer may go into the card.
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(5, 5);
  await term.locator('a').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(term.locator('a')).toBeFocused();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term.locator('a')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v3\/concepts\/glossary#/);
});

test('a glossary card stays inside a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, INTRODUCTION);
  for (const term of (await page.locator('article [data-term]').all()).slice(0, 8)) {
    await term.locator('a').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const card = term.locator('[role="tooltip"]');
    await expect(card).toBeVisible();
    const box = (await card.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  }
});

test('R-217 R-218 pages say which languages they are in', () => {
  for (const language of languages) {
    for (const path of ['/', DOC, '/blog', '/hacktonberfest', '/tags']) {
      const html = builtHtml(language.base + path);
      const link = (rel: string, rest = ''): string[] =>
        [...html.matchAll(new RegExp(`<link[^>]*rel="?${rel}"?[^>]*>`, 'g'))].map(([tag]) => tag).filter((tag) => tag.includes(rest));
      const site = 'https://ton-docs.example';
      const here = (one: {base: string; baseUrl: string}): string => (path === '/' ? site + one.baseUrl : site + one.base + path);
      expect(link('canonical').join()).toMatch(new RegExp(`href="?${here(language)}"?[ />]`));
      for (const other of languages) {
        expect(
          link('alternate', `hreflang=${other.htmlLang} `)
            .concat(link('alternate', `hreflang="${other.htmlLang}"`))
            .concat(link('alternate', `hreflang=${other.htmlLang}/`))
            .join(),
          `${path} ${other.name}`,
        ).toContain(here(other));
      }
      expect(link('alternate', 'x-default').join()).toContain(here(languages[0]!));
      expect(html).toMatch(new RegExp(`property="?og:locale"? content="?${language.ogLocale}"?`));
      expect(html).toMatch(new RegExp(`<html lang="?${language.htmlLang}"? dir="?ltr"?`));
    }
  }
});
