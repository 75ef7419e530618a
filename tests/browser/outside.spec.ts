// Nothing leaves the site: fonts, scripts, analytics.
import fs from 'node:fs';
import path from 'node:path';
import {buildDir, builtHtml, chinese, languages} from './lib/site.ts';
import {alike, expect, followRequests, open, test} from './lib/test.ts';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';

for (const language of languages) {
  const testOnce = alike(test, language, chinese);
  test(`R-402 fonts of ${language.name} are own files, subset, preloaded, and the preloaded are used`, async ({page, watch}) => {
    const fonts: {url: string; size: number}[] = [];
    const requests = followRequests(page);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        void response.body().then((body) => fonts.push({url: new URL(response.url()).pathname, size: body.length}));
    });
    await open(page, language.base + PAGE);
    await page.evaluate(() => document.fonts.ready);
    await requests.quiet();
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(preloaded).toContain('/fonts/inter-latin-5.3.0.woff2');
    expect(preloaded.includes('/fonts/inter-cyrillic-5.3.0.woff2')).toBe(language.name === 'ru');
    await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(preloaded.length);
    for (const {url, size} of fonts) {
      expect(url).toMatch(/^\/fonts\/[\w.-]+\.woff2$/);
      expect(size, url).toBeLessThan(60_000);
    }
    // No font is fetched twice: the preloaded address is the one that the style sheet names.
    expect(new Set(fonts.map(({url}) => url)).size).toBe(fonts.length);
    for (const href of preloaded) expect(fonts.map(({url}) => url)).toContain(href);
    const family = await page
      .locator('article p')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toMatch(/^"?Inter/);
    expect(watch.warnings.filter((warning) => /preloaded/.test(warning))).toEqual([]);
  });

  testOnce(`R-404 a tour of ${language.name} asks no other host`, async ({page}) => {
    const requests = followRequests(page);
    // The watch of each test fails on any request that is not for this site.
    for (const path of ['/', PAGE, '/blog', '/v3/concepts/glossary', '/develop/dapps/ton-connect/protocol/session', '/hacktonberfest']) {
      await open(page, language.base + path);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await requests.quiet();
    }
  });
}

test('R-401 R-404 a default build names no analytics and no host to connect to', () => {
  for (const page of ['/', PAGE, '/ru/', '/mandarin/blog']) {
    const html = builtHtml(page);
    expect(html).not.toMatch(/googletagmanager|google-analytics|gtag\(/);
    expect(html).not.toMatch(/rel="?(?:preconnect|dns-prefetch)"?/);
    expect(html).not.toMatch(/<script[^>]*src="?https?:/);
    expect(html).not.toMatch(/<link[^>]*rel="?stylesheet"?[^>]*href="?https?:/);
  }
  const policy = JSON.parse(fs.readFileSync(path.join(buildDir, '.policy.json'), 'utf8')) as string;
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toMatch(/script-src 'self' (?!.*script-src.*unsafe-inline)/);
  expect(/script-src ([^;]*)/.exec(policy)![1]).not.toMatch(/'unsafe-(?:inline|eval)'/);
});
