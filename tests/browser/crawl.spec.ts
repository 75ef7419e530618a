// Every address of the sitemap in a browser of its language, and some in the two others: no console error, no page that
// React throws away, no request to another host (the watch of each test), and dates in the page's language.
import {addresses, share} from './lib/sample.ts';
import {languages} from './lib/site.ts';
import {expect, hydrated, saveData, test, type Watch} from './lib/test.ts';
import type {Page} from '@playwright/test';

const DATES = {
  en: /^[A-Z][a-z]+ \d{1,2}(?:, \d{4})?$/,
  mandarin: /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/,
  ru: /^\d{1,2} [а-яё]+\.?(?: \d{4} г\.)?$/,
};

/** Opens each path; the problems of each are named by the watch, which knows the page. */
async function visit(page: Page, paths: readonly string[], dates: RegExp, watch: Watch): Promise<void> {
  const wrong: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
    if (response?.status() !== 200) wrong.push(`${path}: status ${response?.status()}`);
    await hydrated(page);
    await page.waitForLoadState('load');
    const {times, broken, heading} = await page.evaluate(() => ({
      times: Array.from(document.querySelectorAll('time'), (one) => one.textContent.trim()),
      broken: Array.from(document.images)
        .filter((image) => image.complete && !image.naturalWidth && image.currentSrc)
        .map((image) => image.currentSrc),
      heading: document.querySelector('h1')?.textContent,
    }));
    for (const time of times) if (!dates.test(time)) wrong.push(`${path}: date "${time}"`);
    for (const image of broken) wrong.push(`${path}: image ${image}`);
    if (!heading) wrong.push(`${path}: no h1`);
  }
  expect(wrong).toEqual([]);
  expect(watch.unexpected).toEqual([]);
}

test.describe.configure({mode: 'parallel'});

for (const language of languages) {
  const {paths, sampled} = addresses(language, 18);
  for (const [index, part] of share(paths, 2).entries()) {
    test(`R-101 R-404 crawl of ${sampled ? 'a sample' : 'every address'} of ${language.name} in a browser of the language, part ${index + 1} of 2 (${part.length})`, async ({
      newPage,
      watch,
    }) => {
      test.setTimeout(60_000 + part.length * 20_000);
      const page = await newPage({locale: language.browser});
      // What is fetched ahead is not what this is about, and costs most of the time.
      await saveData(page);
      await visit(page, part, DATES[language.name], watch);
    });
  }

  for (const other of languages.filter((one) => one !== language)) {
    test(`R-101 pages of ${language.name} in a ${other.browser} browser keep their dates and plurals`, async ({newPage, watch}) => {
      const page = await newPage({locale: other.browser, timezoneId: 'Asia/Vladivostok'});
      await saveData(page);
      const dated = paths.filter((path) => /\/blog(?:$|\/\d|\/tags|\/archive|\/authors)|\/tags(?:$|\/)/.test(path));
      const docs = paths.filter((path) => path.includes('/v3/'));
      const some = [...dated.filter((_, index) => index % 5 === 0), ...docs.filter((_, index) => index % 8 === 0), language.baseUrl];
      await visit(page, some, DATES[language.name], watch);
    });
  }
}
