// The browser's storage: what is read from it, what happens when it is not there or holds nonsense.
import {languages} from './lib/site.ts';
import {expect, hydrated, open, test, TOGGLE} from './lib/test.ts';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';
const VERSION_KEY = 'docs-preferred-version-default';

test('R-211 a preferred version that is unknown is cleared', async ({newPage}) => {
  const page = await newPage({stored: {[VERSION_KEY]: '1.0.0-gone'}});
  await open(page, PAGE);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), VERSION_KEY)).not.toBe('1.0.0-gone');
  expect([null, 'current']).toContain(await page.evaluate((key) => localStorage.getItem(key), VERSION_KEY));
});

test('R-211 a preferred version that is unknown is cleared on a page that is no doc', async ({newPage}) => {
  const page = await newPage({stored: {[VERSION_KEY]: '1.0.0-gone'}});
  await open(page, '/');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), VERSION_KEY)).toBe(null);
});

test('R-211 the known version is kept', async ({newPage}) => {
  const page = await newPage({stored: {[VERSION_KEY]: 'current'}});
  for (const path of ['/', PAGE]) {
    await open(page, path);
    expect(await page.evaluate((key) => localStorage.getItem(key), VERSION_KEY)).toBe('current');
  }
});

for (const how of ['throws when it is named', 'throws at each use', 'is full', 'is null'] as const) {
  test(`R-216 storage that ${how}: the site works, with one framework warning at most`, async ({page, watch}) => {
    await page.addInitScript((kind) => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      if (kind === 'is null') Object.defineProperty(window, 'localStorage', {value: null});
      else if (kind === 'throws when it is named') {
        Object.defineProperty(window, 'localStorage', {get: refuse});
        Object.defineProperty(window, 'sessionStorage', {get: refuse});
      } else {
        if (kind === 'throws at each use') Storage.prototype.getItem = refuse;
        if (kind === 'throws at each use') Storage.prototype.removeItem = refuse;
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }
    }, how);
    // What the framework itself says of single keys when the storage is there but refuses.
    if (how !== 'throws when it is named') watch.allow(/Docusaurus storage error, can't/);
    await open(page, PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator(TOGGLE).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await bar.locator('button').click();
    await expect(bar).toHaveCount(0);
    await page.locator('.footer a[href="/v3/concepts/glossary"]').click();
    await expect(page).toHaveURL('/v3/concepts/glossary');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('article h1')).toBeVisible();
    const said = watch.warnings.filter((warning) => /storage/i.test(warning));
    expect(said.length).toBeLessThanOrEqual(1);
    if (how === 'throws when it is named') expect(said.join()).toMatch(/Docusaurus browser storage is not available/);
  });
}

const GARBAGE = ['', 'garbage', '{"a":', 'null', '[object Object]', '"><img src=x onerror=alert(1)>', '\u0000\uffff', 'x'.repeat(100_000)];
const KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  VERSION_KEY,
  'docusaurus.tab.language',
  'docusaurus.tab.npm2yarn',
  '__DOCSEARCH_RECENT_SEARCHES__ton-docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__ton-docs',
];

for (const [index, value] of GARBAGE.entries()) {
  test(`R-216 each stored key holds nonsense (${index + 1}: ${JSON.stringify(value.slice(0, 30))}): the site works`, async ({newPage}) => {
    const page = await newPage({stored: Object.fromEntries(KEYS.map((key) => [key, value]))});
    // One language a value: what reads the storage is the same in each.
    for (const {base} of process.env.TEST_ALL ? languages : [languages[index % languages.length]!]) {
      await open(page, base + PAGE);
      const toggle = page.locator(TOGGLE);
      // Unknown modes look like the default, and the toggle shows which one it is.
      await expect(toggle.locator('svg').locator('visible=true')).toHaveCount(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    }
    await page.locator(TOGGLE).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}
