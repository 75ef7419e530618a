// R-308 with a local server in the provider's place: it checks each request as the provider documents it. The build is the
// usual one, with the provider's three names put into its script. Not tried on the live service.
import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {APP_ID, SEARCH_KEY, SearchProvider} from '../lib/search-provider.ts';
import {hits, input, openModal, PAGE} from './lib/search.ts';
import {buildDir, type Language, languages, russian, text} from './lib/site.ts';
import {alike, expect, open, PHONE, test as base} from './lib/test.ts';

const INDEX = 'docs-test';

interface Fixtures {
  provider: SearchProvider;
  hosted: (language: Language) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  provider: async ({}, use) => {
    const provider = await SearchProvider.start();
    await use(provider);
    await provider.stop();
  },
  hosted: async ({newContext, provider, watch}, use) => {
    await use(async (language) => {
      // The policy of a build with a provider names its hosts (deploy/cli.ts); that of this build does not.
      const context = await newContext({bypassCSP: true});
      watch.allow(/outside request: https:\/\/testappid1[-.\w]*\.algolia(?:net)?\.(?:net|com)/i);
      await configure(context, provider);
      const page = await context.newPage();
      await open(page, language.base + PAGE);
      return page;
    });
  },
});

const NONE = /appId:"none",apiKey:"none",indexName:"docs"/;

/** Puts the provider's names into the script that has the site's configuration, and the server into the provider's place. */
async function configure(context: BrowserContext, provider: SearchProvider): Promise<void> {
  // A request may come when the test is over and its server gone.
  const {origin} = provider;
  await context.route(/\/assets\/js\/[^/]+\.js$/, async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    const script = fs.readFileSync(file, 'utf8').replace(/"(appId|apiKey|indexName)":/g, '$1:');
    if (!NONE.test(script)) return route.continue();
    return route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(NONE, `appId:"${APP_ID}",apiKey:"${SEARCH_KEY}",indexName:"${INDEX}"`),
    });
  });
  await context.route(/algolia(?:net)?\.(?:net|com)\//, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: origin + pathname + search}).catch(() => undefined);
    if (response) await route.fulfill({response}).catch(() => undefined);
    else await route.abort().catch(() => undefined);
  });
}

/** A hit as the provider sends it. */
const hit = (language: Language, number: number): object => {
  const title = `Hosted ${number}`;
  const hierarchy = {lvl0: 'Concepts', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const marked = {value: `<mark>Hosted</mark> ${number}`, matchLevel: 'full', matchedWords: ['hosted']};
  return {
    objectID: `${language.name}:${number}`,
    url: `https://ton-docs.example${language.base}/v3/concepts/glossary#hosted-${number}`,
    type: 'lvl1',
    kind: 'term',
    area: 'concepts',
    hierarchy,
    content: null,
    _highlightResult: {hierarchy: {lvl0: {value: 'Concepts'}, lvl1: marked}},
    _snippetResult: {hierarchy: {lvl1: marked}, content: {value: 'A <mark>hosted</mark> snippet'}},
  };
};

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-308 the modal of ${language.name} asks the provider, in its language and for its docs`, async ({provider, hosted}) => {
    provider.answer = () => ({hits: [hit(language, 1), hit(language, 2)], nbHits: 2});
    const page = await hosted(language);
    await openModal(page);
    await input(page).fill('hosted');
    await expect(hits(page)).toHaveCount(2);
    await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('Hosted');
    await expect(page.locator('.search-note')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Logo')).toBeVisible();
    expect(provider.problems).toEqual([]);
    expect(new Set(provider.requests)).toEqual(new Set(['POST /1/indexes/*/queries']));
    const asked = provider.queries.at(-1)!;
    expect(asked.indexName).toBe(INDEX);
    expect(asked.query).toBe('hosted');
    expect(asked.hitsPerPage).toBe(20);
    expect(asked.facetFilters).toEqual([`language:${language.name}`, expect.arrayContaining(['docusaurus_tag:docs-default-current'])]);
    expect(asked.attributesToRetrieve).toEqual(expect.arrayContaining(['hierarchy.lvl1', 'url', 'kind']));
  });

  testOnce(`R-308 the provider fails: ${language.name} answers by itself and says so`, async ({provider, hosted, watch}) => {
    watch.allow(/Failed to load resource/);
    provider.failing = 403;
    const page = await hosted(language);
    await openModal(page);
    await input(page).fill({en: 'cell', mandarin: '单元', ru: 'ячейка'}[language.name]);
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.search-note')).toHaveText(
      text(language, 'search.note.fallback', 'The search service does not answer; these results come from this site’s own index.'),
    );
    expect(provider.requests.length).toBeGreaterThan(0);
  });
}

test('R-308 the name of the provider stands in the modal of a phone too, and not where the site answers by itself', async ({
  newPage,
  hosted,
}) => {
  const page = await hosted(languages[0]!);
  await page.setViewportSize(PHONE);
  await openModal(page);
  const logo = page.locator('.DocSearch-Logo');
  await expect(logo.getByRole('link')).toBeVisible();
  await expect(logo.getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);

  const embedded = await newPage();
  await open(embedded, PAGE);
  await openModal(embedded);
  await expect(embedded.locator('.DocSearch-Footer')).toBeAttached();
  await expect(embedded.locator('.DocSearch-Logo')).toBeHidden();
});

test('R-308 the provider is slow: the site answers within its patience', async ({provider, hosted, watch}) => {
  watch.allow(/Failed to load resource/);
  provider.isSilent = true;
  const page = await hosted(languages[0]!);
  await openModal(page);
  await input(page).fill('cell');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.search-note')).toBeVisible();
});

test('R-308 time-outs: connect 1 s, read 2 s, write 30 s', () => {
  // The client of modal and page; the browser's has one time for connection and answer, by kind of request.
  const script = fs.readFileSync('node_modules/algoliasearch/dist/lite/builds/browser.min.js', 'utf8');
  expect(script).toMatch(/timeouts:\{connect:1e3,read:2e3,write:3e4\}/);
});

test('R-308 a host that is silent is given up after two seconds for the next one', async ({provider, hosted, watch}) => {
  watch.allow(/Failed to load resource/);
  provider.answer = () => ({hits: [hit(languages[0]!, 1)], nbHits: 1});
  provider.isSilent = true;
  const page = await hosted(languages[0]!);
  let asked = 0;
  page.on('request', (request) => void (request.url().includes('/1/indexes/') && asked++));
  await openModal(page);
  // Time of the page alone: how long this machine takes is no part of it.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await input(page).fill('hosted');
  // The provider's client puts its first step behind a timer of no length, which a clock that stands never lets go.
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return asked;
    })
    .toBe(1);
  await page.clock.runFor(900);
  expect(asked).toBe(1);
  await page.clock.runFor(1200);
  await expect.poll(() => asked).toBe(2);
});

test('R-308 counts of a filter on the search page say what its other values would leave', async ({provider, hosted}) => {
  // As the provider counts: only what the filters of the query leave.
  provider.answer = ({facetFilters, facets = []}) => {
    const counts = JSON.stringify(facetFilters).includes('area:concepts')
      ? {area: {concepts: 3}, kind: {term: 3}}
      : {area: {concepts: 3, guidelines: 8}, kind: {term: 3, tutorial: 8}};
    return {
      hits: [hit(languages[0]!, 1)],
      nbHits: 3,
      facets: Object.fromEntries(Object.entries(counts).filter(([name]) => facets.includes(name))) as Record<
        string,
        Record<string, number>
      >,
    };
  };
  const page = await hosted(languages[0]!);
  await open(page, '/search?q=hosted&area=concepts');
  const filters = page.locator('.search-filters');
  await expect(filters).toContainText(/Guidelines\s*8/);
  await expect(filters).toContainText(/Term\s*3/);
  await expect(filters).not.toContainText('Tutorial');
  expect(provider.problems).toEqual([]);
  // Two questions; on a machine that is busy the client asks the next host the same ones again.
  expect(new Set(provider.queries.map((query) => JSON.stringify(query))).size).toBe(2);
});

test('R-308 the search page asks the provider with its filters, and for further pages', async ({provider, hosted}) => {
  provider.answer = ({page = 0}) => ({hits: Array.from({length: 20}, (_, index) => hit(languages[0]!, page * 20 + index)), nbHits: 50});
  const page = await hosted(languages[0]!);
  await open(page, '/search?q=hosted&area=concepts');
  await expect(page.locator('.search-result').first()).toContainText('Hosted 0');
  await page.locator('.search-more').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.search-result').count()).toBeGreaterThan(20);
  expect(provider.problems).toEqual([]);
  expect(provider.queries[0]).toMatchObject({indexName: INDEX, query: 'hosted', page: 0});
  expect(JSON.stringify(provider.queries[0]!.facetFilters)).toContain('area:concepts');
  expect(provider.queries.some((asked) => asked.page === 1)).toBe(true);
});
