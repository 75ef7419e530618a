// Addresses that somebody made to do harm, or that fell apart on their way.
import {languages, russian, text} from './lib/site.ts';
import {alike, atPath, expect, hydrated, NOT_FOUND, open, test} from './lib/test.ts';
import type {Page} from '@playwright/test';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';
const ATTACKS = [
  '<script>hostile()</script>',
  '"><img src=x onerror=hostile()>',
  "'-hostile()-'",
  'javascript:hostile()',
  '<svg/onload=hostile()>',
  '{{constructor.constructor("hostile()")()}}',
  '</script><script>hostile()</script>',
  '\u202e\u0000%0d%0aSet-Cookie:a=b',
  'x'.repeat(6000),
];

/** Counts what a hostile address got to run. */
async function trap(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    Object.assign(window, {hostileRuns: 0, hostile: () => ((window as unknown as {hostileRuns: number}).hostileRuns += 1)}),
  );
  page.on('dialog', (dialog) => void dialog.dismiss());
  return () => page.evaluate(() => (window as unknown as {hostileRuns: number}).hostileRuns);
}

for (const [index, attack] of ATTACKS.entries())
  // What reads the address is the same for each: the first attack tries it everywhere, and query and hash apart.
  for (const path of index === 0 ? ['/search', '/ru/search', PAGE, '/'] : index % 2 && !process.env.TEST_ALL ? [PAGE] : ['/search', PAGE])
    test(`R-108 hostile q and hash run nothing (${index + 1}: ${JSON.stringify(attack.slice(0, 30))}, ${path})`, async ({page}) => {
      const runs = await trap(page);
      const both = `?q=${encodeURI(attack).replace(/#/g, '')}#${encodeURI(attack)}`;
      const apart = [`?q=${encodeURIComponent(attack)}`, `#${encodeURIComponent(attack)}`];
      for (const rest of index === 0 ? [...apart, both] : [both]) {
        // A new document for each: a change of the hash alone would be none.
        await page.goto('about:blank');
        await page.goto(path + rest);
        await hydrated(page);
        expect(await runs()).toBe(0);
        await expect(page.locator('img[src="x"]')).toHaveCount(0);
        await expect(page.locator('h1').first()).toBeVisible();
      }
    });

test('hostile parameters of the framework set no more than what they may', async ({page}) => {
  const runs = await trap(page);
  await open(
    page,
    `${PAGE}?docusaurus-theme=%22%3E%3Cscript%3Ehostile()%3C/script%3E&docusaurus-data-x=%3Cimg%20src=x%20onerror=hostile()%3E`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).not.toHaveAttribute('data-x');
  expect(await runs()).toBe(0);
});

test('what site/template.ts takes out of a page is not in it', async ({request}) => {
  const html = await (await request.get(PAGE)).text();
  for (const unwanted of ['docusaurus-data-', 'theme-svg-external-link', 'name=generator']) expect(html).not.toContain(unwanted);
});

for (const hash of ['#%', '#%E0%A4%A', '#%zz', '##', '#"><img src=x>', '#constructor', '#__proto__']) {
  test(`a hash that is no text (${hash}) harms neither a first load nor a change of hash`, async ({page}) => {
    await open(page, PAGE + hash);
    await expect(page.locator('article h1')).toBeVisible();
    await page.evaluate(() => (location.hash = ''));
    await page.evaluate((value) => (location.hash = value), hash);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('article h1')).toBeVisible();
    await page.locator(`.footer a[href="/v3/concepts/glossary"]`).click();
    await expect(page).toHaveURL('/v3/concepts/glossary');
    await expect(page.locator('article h1')).toBeVisible();
  });
}

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-103 addresses of ${language.name} with double slashes reach their page`, async ({page, site}) => {
    const {base} = language;
    for (const [asked, reached] of [
      [`${base}//v3//concepts/glossary`, `${base}/v3/concepts/glossary`],
      [`${base}/v3/concepts/glossary//`, `${base}/v3/concepts/glossary`],
      [`${base}/v3/concepts//glossary/?q=1#x`, `${base}/v3/concepts/glossary?q=1#x`],
    ] as const) {
      await open(page, site.origin + asked);
      await atPath(page, reached);
      await expect(page.locator('article h1')).toBeVisible();
    }
  });

  testOnce(`R-103 encoded traversal and 8 kB addresses of ${language.name} reach the not-found page`, async ({page, watch}) => {
    watch.allow(NOT_FOUND);
    const {base} = language;
    for (const path of [
      `${base}/%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
      `${base}/v3/..%2f..%2f..%2fpackage.json`,
      `${base}/${'a'.repeat(8000)}`,
      `${base}/${'a/'.repeat(3000)}x`,
    ]) {
      const response = await open(page, path);
      expect(response.status(), path.slice(0, 60)).toBe(404);
      await expect(page.locator('h1')).toHaveText(text(language, 'theme.NotFound.title', 'Page Not Found'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.htmlLang);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('R-103 an address with a broken escape is refused, with nothing to read', async ({request}) => {
  for (const path of ['/%', '/%E0%A4%A', '/v3/%zz', '/%00']) {
    const response = await request.get(path);
    expect([400, 404], path).toContain(response.status());
  }
});

test('R-103 no address leads to another site', async ({request, site}) => {
  for (const path of [
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '///evil.example//',
    '/https://evil.example/',
    '/%0d%0aLocation:%20https://evil.example/',
  ]) {
    const response = await request.get(site.origin + path, {maxRedirects: 0});
    const location = response.headers().location;
    if (location !== undefined) expect(new URL(location, 'http://here.example/').origin, path).toBe('http://here.example');
    expect(response.headers()['set-cookie'], path).toBe(undefined);
  }
});
