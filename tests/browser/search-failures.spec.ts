// The ways in which search can die silently.
import fs from 'node:fs';
import path from 'node:path';
import {ADMIN_KEY} from '../lib/search-provider.ts';
import {FILES, PAGE, ask, hits, input, openModal} from './lib/search.ts';
import {buildDir, builtHtml, languages, russian, sitemap, text} from './lib/site.ts';
import {alike, expect, open, test} from './lib/test.ts';
import {textFileName, wordFileName, type Heads, type Manifest} from '../../src/search/core/package.ts';
import type {Page} from '@playwright/test';

async function fulfil(page: Page, file: string, change: (json: Record<string, unknown>) => object): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, json: change((await response.json()) as Record<string, unknown>)});
  });
}

/** Keeps a file back until it is released. */
async function hold(page: Page, file: string): Promise<{release: () => void}> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return {release};
}

async function expectFailure(page: Page): Promise<void> {
  await open(page, PAGE);
  await openModal(page);
  await input(page).fill('cell');
  await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
}

for (const [what, change] of [
  ['of another format', (manifest: object) => ({...manifest, format: 999})],
  ['of another language', (manifest: object) => ({...manifest, language: 'ru'})],
  ['without records', (manifest: object) => ({...manifest, sections: 0})],
] as const) {
  test(`an index ${what} is an error, not an empty result`, async ({page}) => {
    await fulfil(page, FILES.manifest, change);
    await expectFailure(page);
  });
}

test('a page in place of a file is an error', async ({page}) => {
  await page.route(FILES.heads, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Home</title>'}));
  await expectFailure(page);
});

test('files of an older build are gone: the next search takes the new ones', async ({page, watch}) => {
  watch.allow(/status of 404/);
  // How often the manifest is asked for depends on how fast the machine is, so the state of the page decides.
  let old = true;
  await fulfil(page, FILES.manifest, (manifest) => (old ? {...manifest, heads: 'heads.0000000000.json'} : manifest));
  await expectFailure(page);
  old = false;
  await input(page).fill('cells');
  await expect(hits(page).first()).toBeVisible();
});

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`without the full text headings are searched, and ${language.name} says so`, async ({page, watch}) => {
    watch.allow(/Failed to load resource/);
    await page.route(FILES.words, (route) => route.abort());
    await ask(page, language.base + PAGE, {en: 'cell', mandarin: '单元', ru: 'ячейка'}[language.name]);
    await expect(page.locator('.search-note').filter({visible: true})).toHaveText(
      text(language, 'search.note.missing', 'Only titles and headings were searched; the full text cannot be loaded.'),
    );
  });

  testOnce(`while the full text loads, ${language.name} says so where nothing is found, and then finds without a key`, async ({page}) => {
    const words = await hold(page, FILES.words);
    await open(page, language.base + PAGE);
    await openModal(page);
    // Stands in code samples alone.
    await input(page).fill('beginParse');
    const note = page.locator('.search-note').filter({visible: true});
    await expect(note).toHaveText(
      text(language, 'search.note.partial', 'Only titles and headings were searched; the full text is still loading.'),
    );
    words.release();
    await expect(hits(page).nth(4)).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(input(page)).toHaveValue('beginParse');
  });
}

test('an answer over headings is completed by itself, once, and what was selected stays selected', async ({page}) => {
  const words = await hold(page, FILES.words);
  await ask(page, PAGE, 'wallet');
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('still loading');
  await page.keyboard.press('ArrowDown');
  const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
  const chosen = (await selected.getAttribute('href'))!;
  // Every drawing of the list without results from here on.
  await page.evaluate(() => {
    const seen = {empty: 0};
    Object.assign(window, {seen});
    new MutationObserver(() => document.querySelector('.DocSearch-Hit') || seen.empty++).observe(
      document.querySelector('.DocSearch-Modal')!,
      {
        childList: true,
        subtree: true,
      },
    );
  });
  words.release();
  await expect(page.locator('.search-note').filter({visible: true})).toHaveCount(0);
  if (await page.locator(`.DocSearch-Hit a[href="${chosen}"]`).count()) await expect(selected).toHaveAttribute('href', chosen);
  await expect.poll(() => page.evaluate(() => (window as unknown as {seen: object}).seen)).toEqual({empty: 0});
});

test('the search page completes an answer over headings by itself', async ({page}) => {
  const words = await hold(page, FILES.words);
  await open(page, '/search?q=beginParse');
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('still loading');
  words.release();
  await expect(page.locator('.search-result').nth(4)).toBeVisible();
  await expect(page.locator('.search-note')).toHaveCount(0);
});

test('results whose text is late come without it, and complete themselves', async ({page}) => {
  const texts = await hold(page, FILES.texts);
  await ask(page, PAGE, 'exit code 33');
  const link = page.locator('.DocSearch-Hit a[href$="tvm-exit-codes#33"]');
  await expect(link).toHaveCount(0);
  const links = await page.locator('.DocSearch-Hit a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
  texts.release();
  await expect(link.first()).toBeVisible();
});

test('words that turn out to be damaged after the answer: the note no longer says that they are loading', async ({page}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILES.words, async (route) => {
    await held;
    await route.fulfill({contentType: 'application/json', body: '{"format":7,"terms":["<"],"sections":[]}'});
  });
  await ask(page, PAGE, 'cell');
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('still loading');
  release();
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('cannot be loaded');
});

test('the search bar’s own scripts are gone, as after a release: the search page is opened whole, with what was typed', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|MIME type|ChunkLoadError|Loading chunk/);
  await open(page, PAGE);
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)));
  const isNew = (url: URL): boolean => /\.js$/.test(url.pathname) && !known.has(url.href);
  await page.route(isNew, (route) => route.fulfill({status: 404, contentType: 'text/plain', body: ''}));
  await page.locator('.DocSearch-Button').focus();
  page.once('framenavigated', () => void page.unroute(isNew));
  const loaded = page.waitForEvent('domcontentloaded');
  await page.keyboard.press('w');
  await loaded;
  await expect(page).toHaveURL('/search?q=w');
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('a script of search that is aborted is fetched again by the next question', async ({page, watch}) => {
  watch.allow(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await open(page, '/search');
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name)));
  const isNew = (url: URL): boolean => /\.js$/.test(url.pathname) && !known.has(url.href);
  await page.route(isNew, (route) => route.abort());
  const field = page.locator('input[name="q"]');
  await field.fill('cell');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute(isNew);
  await field.fill('cells');
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('words that are damaged leave the headings, and nothing says that they are on their way', async ({page}) => {
  await page.route(FILES.words, (route) =>
    route.fulfill({contentType: 'application/json', body: '{"format":7,"terms":["<"],"sections":[]}'}),
  );
  await ask(page, PAGE, 'cell');
  await expect(page.locator('.search-note').filter({visible: true})).toContainText('cannot be loaded');
});

test('text of a page that cannot be had costs its snippet alone', async ({page, watch}) => {
  watch.allow(/status of 404|Failed to load resource/);
  await page.route(FILES.texts, (route) => route.fulfill({status: 404, body: ''}));
  await ask(page, PAGE, 'logical time');
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
});

test('a request that is aborted is made again', async ({page, watch}) => {
  watch.allow(/Failed to load resource/);
  // However often it is asked for until the failure shows: with the intent, with the question.
  let isBroken = true;
  await page.route(FILES.heads, (route) => (isBroken ? route.abort() : route.continue()));
  await expectFailure(page);
  isBroken = false;
  await input(page).fill('cells');
  await expect(hits(page).first()).toBeVisible();
});

test('a worker that cannot be loaded: the page searches itself', async ({page, watch}) => {
  watch.allow(/Failed to load resource/);
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onerror?: (event: Event) => void;
      constructor() {
        super();
        // As browsers do it: when the script that made it has ended.
        setTimeout(() => this.onerror?.(new ErrorEvent('error', {message: 'blocked by the test', cancelable: true})));
      }
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  });
  await ask(page, PAGE, 'cell');
});

test('workers that are forbidden: the page searches itself', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = function () {
      throw new DOMException('forbidden by the test', 'SecurityError');
    } as unknown as typeof Worker;
  });
  await ask(page, PAGE, 'cell');
});

test('blocked storage: search works and forgets', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await ask(page, PAGE, 'cell');
  await page.keyboard.press('Enter');
  await openModal(page);
  await expect(page.locator('.DocSearch-StartScreen')).toBeVisible();
});

for (const [what, value] of [
  ['nonsense', '{"a":'],
  ['something else', '"text"'],
] as const) {
  test(`recent searches that are ${what} do not keep the modal from opening`, async ({newPage}) => {
    const page = await newPage({stored: {'__DOCSEARCH_RECENT_SEARCHES__docs.en': value}});
    await ask(page, PAGE, 'cell');
  });
}

test('search obeys the content security policy of the server', async ({page}) => {
  const response = await open(page, PAGE);
  const policy = response.headers()['content-security-policy']!;
  expect(policy).toMatch(/worker-src [^;]*'self'/);
  expect(policy).not.toMatch(/'unsafe-eval'|algolia/);
  await openModal(page);
  await input(page).fill('cell');
  await expect(hits(page).first()).toBeVisible();
});

test('every page of the sitemap is in the index of its language, and only those', () => {
  for (const language of languages) {
    const dir = path.join(buildDir, language.base, 'search');
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as {
      heads: string;
      language: string;
      sections: number;
    };
    expect(manifest.language).toBe(language.name);
    const heads = JSON.parse(fs.readFileSync(path.join(dir, manifest.heads), 'utf8')) as Heads;
    const indexed = new Set(heads.pages.map((one) => one.path));
    expect(manifest.sections).toBeGreaterThan(indexed.size);
    // Lists of posts, of tags and of categories are ways to pages, not pages.
    const sorts = ['docs-doc-page', 'blog-post-page', 'plugin-pages'] as const;
    const seen = new Set<string>();
    const missing = sitemap(language).filter((one) => {
      const classes = /<html[^>]*? class="?([^">]*)/.exec(builtHtml(one).slice(0, 2000))?.[1]?.split(' ') ?? [];
      const sort = sorts.find((name) => classes.includes(name));
      if (sort) seen.add(sort);
      return sort && !indexed.has(one);
    });
    expect(missing).toEqual([]);
    expect(seen).toEqual(new Set(sorts));
    expect([...indexed].filter((one) => !one.startsWith(language.baseUrl))).toEqual([]);
  }
});

test('the build holds no records, and no file of search that nothing names', () => {
  for (const language of languages) {
    const dir = path.join(buildDir, language.base, 'search');
    expect(fs.readdirSync(dir).filter((name) => !/^(?:heads\.\w+\.json|manifest\.json|text|words)(?:\.br|\.gz)?$/.test(name))).toEqual([]);
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as Manifest;
    const heads = JSON.parse(fs.readFileSync(path.join(dir, manifest.heads), 'utf8')) as Heads;
    const named = [
      ...heads.pages.flatMap(({texts}) => texts.map(([hash]) => textFileName(hash))),
      ...heads.words.map(([, hash]) => wordFileName(hash)),
    ];
    expect(
      ['text', 'words']
        .flatMap((folder) => fs.readdirSync(path.join(dir, folder)).map((name) => `${folder}/${name}`))
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual([...new Set(named)].sort());
  }
});

/** Files of text: all but pictures, fonts and what is compressed, of which the original stands beside. */
const BINARY = /\.(?:avif|bin|br|gif|gz|ico|jpe?g|mp4|pdf|png|ttf|wasm|webm|webp|woff2?|zip)$/;

test('R-308 no file of the build, of any language, holds the admin key or its name', () => {
  // `npm test` gives the build this key (scripts/test.ts); where a real one is set, that is looked for as well.
  const wanted = ['ALGOLIA_ADMIN_KEY', ADMIN_KEY, process.env.ALGOLIA_ADMIN_KEY].filter((value) => value !== undefined && value !== '');
  const files = fs
    .readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !BINARY.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const {base} of languages)
    for (const part of ['assets/js', 'search/manifest.json', 'search/text', 'index.html', 'sitemap.xml'])
      expect(
        files.some((file) => file.startsWith(path.join(buildDir, base, part))),
        `${base}/${part}`,
      ).toBe(true);
  const found = files.filter((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return wanted.some((value) => text.includes(value!));
  });
  expect(found).toEqual([]);
});
