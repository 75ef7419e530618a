// The ways in which search can die silently.
import fs from 'node:fs';
import path from 'node:path';
import {FILES, PAGE, ask, hits, input, openModal} from './lib/search.ts';
import {builtHtml, buildDir, languages, sitemap, text} from './lib/site.ts';
import {expect, open, test} from './lib/test.ts';
import type {Page} from '@playwright/test';

async function fulfil(page: Page, file: string, change: (json: Record<string, unknown>) => object): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, json: change((await response.json()) as Record<string, unknown>)});
  });
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
  let asked = 0;
  await fulfil(page, FILES.manifest, (manifest) =>
    asked++ === 0 ? {...manifest, heads: 'heads.0000000000.json', postings: 'postings.0000000000.bin'} : manifest,
  );
  await expectFailure(page);
  await input(page).fill('cells');
  await expect(hits(page).first()).toBeVisible();
});

for (const language of languages) {
  test(`without the full text headings are searched, and ${language.name} says so`, async ({page, watch}) => {
    watch.allow(/Failed to load resource/);
    await page.route(FILES.postings, (route) => route.abort());
    await ask(page, language.base + PAGE, {en: 'cell', mandarin: '单元', ru: 'ячейка'}[language.name]);
    await expect(page.locator('.search-note')).toHaveText(
      text(language, 'search.note.partial', 'Only titles and headings were searched; the full text is still loading.'),
    );
  });
}

test('postings that are damaged leave the headings', async ({page}) => {
  await page.route(FILES.postings, (route) =>
    route.fulfill({contentType: 'application/octet-stream', body: Buffer.from('not postings at all')}),
  );
  await ask(page, PAGE, 'cell');
  await expect(page.locator('.search-note')).toBeVisible();
});

test('text of a page that cannot be had costs its snippet alone', async ({page, watch}) => {
  watch.allow(/status of 404|Failed to load resource/);
  await page.route(FILES.texts, (route) => route.fulfill({status: 404, body: ''}));
  await ask(page, PAGE, 'logical time');
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
});

test('a request that is aborted once is made again', async ({page, watch}) => {
  watch.allow(/Failed to load resource/);
  let count = 0;
  await page.route(FILES.heads, (route) => (count++ < 2 ? route.abort() : route.continue()));
  await expectFailure(page);
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
        setTimeout(() => this.onerror?.(new ErrorEvent('error', {message: 'blocked by the test', cancelable: true})), 10);
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
    const heads = JSON.parse(fs.readFileSync(path.join(dir, manifest.heads), 'utf8')) as {paths: string};
    const indexed = new Set(heads.paths.split('\n'));
    expect(manifest.sections).toBeGreaterThan(indexed.size);
    // Lists of posts, of tags and of categories are ways to pages, not pages.
    const missing = sitemap(language).filter(
      (one) => !indexed.has(one) && /class="?[^">]*(?:docs-doc-page|blog-post-page)/.test(builtHtml(one).slice(0, 2000)),
    );
    expect(missing).toEqual([]);
    expect([...indexed].filter((one) => !one.startsWith(language.baseUrl))).toEqual([]);
  }
});

test('the build holds no records, no admin key, and no file of search that nothing names', () => {
  for (const language of languages) {
    const dir = path.join(buildDir, language.base, 'search');
    expect(
      fs.readdirSync(dir).filter((name) => !/^(?:heads\.\w+\.json|postings\.\w+\.bin|manifest\.json|text)(?:\.br|\.gz)?$/.test(name)),
    ).toEqual([]);
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as {heads: string; postings: string};
    const named = (JSON.parse(fs.readFileSync(path.join(dir, manifest.heads), 'utf8')) as {texts: string}).texts
      .split(/[\s]+/)
      .map((entry) => `t.${entry.split(':')[0]}.json`);
    expect(
      fs
        .readdirSync(path.join(dir, 'text'))
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual([...new Set(named)].sort());
  }
  const key = process.env.ALGOLIA_ADMIN_KEY;
  const scripts = fs.readdirSync(path.join(buildDir, 'assets/js')).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const script = fs.readFileSync(path.join(buildDir, 'assets/js', name), 'utf8');
    expect(script.includes('ALGOLIA_ADMIN_KEY'), name).toBe(false);
    if (key) expect(script.includes(key), name).toBe(false);
  }
});
