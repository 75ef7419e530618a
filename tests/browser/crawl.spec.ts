// Every address of the sitemap: alive without a console error, hydration error or outside request, and accessible.
import {violations} from './lib/axe.ts';
import {languages, sitemap} from './lib/site.ts';
import {expect, hydrated, test} from './lib/test.ts';

/** Where the site has more addresses than this in a language, a run takes a sample; `TEST_ALL=1` takes all. */
const SAMPLE = 140;
/** Addresses of one test: small enough for the tests to share the workers evenly. */
const PORTION = 12;
/** Addresses that are also opened in a browser of each other language. */
const FOREIGN = 8;

/** The files that the last commits and the work tree changed, as parts of addresses; empty where git does not tell. */
function changed(): string[] {
  try {
    const {execFileSync} = process.getBuiltinModule('node:child_process');
    const out = execFileSync('git', ['log', '--since=1.day', '--name-only', '--format=', '-n', '50'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return [...new Set(out.split('\n').map((file) => /(v3\/.*|develop\/.*)\.mdx$/.exec(file)?.[1] ?? '').filter(Boolean))].map((id) => id.replace(/\/(?:README|index)$/, ''));
  } catch {
    return [];
  }
}

/** A deterministic sample of a list, evenly spread, with every address that was changed in it. */
function sample(paths: readonly string[], size: number, always: readonly string[] = []): string[] {
  if (paths.length <= size || process.env.TEST_ALL) return [...paths];
  const step = paths.length / size;
  const chosen = new Set(Array.from({length: size}, (_, i) => paths[Math.floor(i * step)]!));
  for (const path of paths) if (always.some((id) => path.endsWith(`/${id}`))) chosen.add(path);
  return [...chosen];
}

const portions = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({length: Math.ceil(items.length / size)}, (_, i) => items.slice(i * size, (i + 1) * size));

for (const language of languages) {
  const paths = sample(sitemap(language), SAMPLE, changed());
  portions(paths, PORTION).forEach((portion, index, all) => {
    test(`R-404 crawl of ${language.name} ${index + 1}/${all.length}: no error, no outside request, WCAG 2.2 AA`, async ({newPage}) => {
      test.setTimeout(180_000);
      const page = await newPage({locale: language.browser});
      const found: string[] = [];
      for (const path of portion) {
        await page.goto(path);
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang'), path).toBe(language.htmlLang);
        await expect(page.locator('h1'), path).toHaveCount(1, {timeout: 2000});
        found.push(...(await violations(page)));
      }
      expect(found).toEqual([]);
    });
  });

  for (const browser of languages.filter((other) => other.name !== language.name)) {
    test(`R-101 ${language.name} in a browser of ${browser.htmlLang}: no hydration error`, async ({newPage}) => {
      const page = await newPage({locale: browser.browser});
      const all = sitemap(language);
      for (const path of sample(all, FOREIGN).slice(0, process.env.TEST_ALL ? undefined : FOREIGN)) {
        await page.goto(path);
        await hydrated(page);
      }
    });
  }
}
