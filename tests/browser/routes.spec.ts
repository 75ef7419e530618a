// Which addresses exist, in which language, and what they show.
import fs from 'node:fs';
import path from 'node:path';
import {pageIds, sidebarTrees, sidebars} from '../../site/sidebars/index.ts';
import {addressOf} from '../../site/page-files.ts';
import {idsOf} from '../../site/sidebars/sidebar-tree.ts';
import {withoutSidebar} from '../../site/sidebars/without.ts';
import {buildDir, builtHtml, english, languages, russian, sitemap, text} from './lib/site.ts';
import {alike, expect, hydrated, NOT_FOUND, open, test} from './lib/test.ts';

const PAGE = '/v3/concepts/dive-into-ton/introduction';
const PROTOCOL = ['', '/bridge', '/requests-responses', '/session', '/wallet-guidelines', '/workflow'];

for (const language of languages) {
  const {base, htmlLang, name} = language;
  const testOnce = alike(test, language, russian);

  test(`R-101 R-107 home page of ${name} is at ${language.baseUrl} and says its language`, async ({page}) => {
    const response = await open(page, language.baseUrl);
    expect(response.status()).toBe(200);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', htmlLang);
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('h1')).toHaveText(text(language, 'home.title', 'TON documentation you can check'));
    // The name of a language stands in the language itself, on every page.
    await expect(page.locator('.navbar .dropdown--right > .navbar__link')).toHaveText(language.label);
    await page.locator('.navbar .dropdown--right > .navbar__link').hover();
    const links = page.locator('.navbar .dropdown--right .dropdown__link[lang]');
    await expect(links).toHaveText(['English', '简体中文', 'Русский']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual(['en', 'zh-CN', 'ru']);
  });

  testOnce(`R-107 home page of ${name} sends each kind of reader to a first page in one click`, async ({page, request}) => {
    await open(page, language.baseUrl);
    const cards = page.locator('main section[aria-labelledby="readers"] a');
    await expect(cards).toHaveCount(5);
    for (const href of await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
      expect(href.startsWith(`${base}/`), `${href} stays in the language`).toBe(true);
      expect((await request.get(href)).status(), href).toBe(200);
    }
    await cards.nth(1).click();
    await expect(page).toHaveURL(`${base}/v3/guidelines/quick-start/getting-started`);
    await expect(page.locator('article h1')).toBeVisible();
  });

  testOnce(`R-102 /x/index.html behaves as /x in ${name}, with query and hash`, async ({page}) => {
    for (const file of [`${base}/index.html`, `${base}${PAGE}/index.html`]) {
      await open(page, `${file}?a=1#b`);
      const clean = file.replace(/index\.html$/, '').replace(/(.+v3.+)\/$/, '$1');
      await expect(page).toHaveURL(`${clean}?a=1#b`);
      await expect(page.locator('h1')).toBeVisible();
    }
  });

  test(`R-103 unmatched path in ${name} shows the not-found page of the language with status 404`, async ({page, watch}) => {
    watch.allow(NOT_FOUND);
    for (const missing of [`${base}/v3/documentation/data-formats/cell-bocs`, `${base}/never`, `${base}/blog/never/x`]) {
      const response = await open(page, missing);
      expect(response.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
      await expect(page.locator('h1')).toHaveText(text(language, 'theme.NotFound.title', 'Page Not Found'));
      await expect(page.locator('main')).toContainText(
        text(
          language,
          'theme.NotFound.p2',
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        ),
      );
      await expect(page).toHaveURL(missing);
    }
  });

  testOnce(`R-103 not-found page of ${name} offers the nearest pages and search`, async ({page, watch}) => {
    watch.allow(NOT_FOUND);
    await open(page, `${base}/v3/documentation/data-formats/cell-bocs`);
    const nearest = page.locator('[data-nearest] a');
    await expect(nearest.filter({hasText: /BoC/}).first()).toHaveAttribute('href', `${base}/v3/documentation/data-formats/tlb/cell-boc`);
    await expect(
      page.locator('main').getByRole('link', {name: text(language, 'site.notFound.search', 'Search the documentation')}),
    ).toHaveAttribute('href', `${base}/search?q=${encodeURIComponent('data formats cell bocs')}`);
    await nearest.filter({hasText: /BoC/}).first().click();
    await expect(page).toHaveURL(`${base}/v3/documentation/data-formats/tlb/cell-boc`);
    await expect(page.locator('article h1')).toBeVisible();
  });

  testOnce(`R-103 R-106 a link to a missing page inside ${name} reaches the not-found page as well`, async ({page, watch}) => {
    watch.allow(NOT_FOUND);
    await open(page, `${base}${PAGE}`);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), {href, textContent: 'gone', id: 'gone'});
      document.querySelector('article')!.prepend(link);
    }, `${base}/gone`);
    await page.locator('#gone').click();
    await expect(page.locator('h1')).toHaveText(text(language, 'theme.NotFound.title', 'Page Not Found'));
  });

  testOnce(`R-108 search page of ${name} reads the query parameter q`, async ({page}) => {
    const response = await open(page, `${base}/search?q=adnl`);
    expect(response.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page.locator('main input').first()).toHaveValue('adnl');
  });

  test(`R-109 R-111 hacktonberfest and the TVM instructions in ${name}`, async ({request}) => {
    for (const [path, words] of [
      ['/hacktonberfest', 'Hack-TON-berfest'],
      ['/v3/documentation/tvm/instructions', 'PUSHINT'],
    ] as const) {
      const response = await request.get(base + path, {maxRedirects: 0});
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html, path).toMatch(new RegExp(`<html lang="?${htmlLang}"?[ >]`));
      expect(/<main[\s\S]*<\/main>/.exec(html)?.[0], path).toMatch(new RegExp(`<h1[\\s\\S]*${words}`));
    }
  });

  test(`R-110 the protocol pages in ${name} lead on to the protocol's current text`, async ({request}) => {
    for (const part of PROTOCOL) {
      const response = await request.get(`${base}/develop/dapps/ton-connect/protocol${part}`, {maxRedirects: 0});
      expect(response.status(), part).toBe(200);
      const article = /<article[\s\S]*<\/article>/.exec(await response.text())?.[0];
      expect(article, part).toMatch(/<h1/);
      expect(article, part).toMatch(/href="?https:\/\/github\.com\/ton-(?:blockchain\/ton-)?connect/);
      // The folder's address with a slash, as it was published.
      if (!part) expect(article).toContain('/ton-connect/protocol/');
    }
  });

  testOnce(`R-110 the protocol folder of ${name} answers with a slash at its end`, async ({page}) => {
    await open(page, `${base}/develop/dapps/ton-connect/protocol/`);
    await expect(page).toHaveURL(`${base}/develop/dapps/ton-connect/protocol`);
  });

  testOnce(`R-112 blog and tag pages in ${name}`, async ({page}) => {
    await open(page, `${base}/blog`);
    const posts = page.locator('article header h2 a');
    await expect(posts.first()).toBeVisible();
    const title = (await posts.first().innerText()).trim();
    await posts.first().click();
    await expect(page.locator('article header h1')).toHaveText(title);
    await page.locator('article a[rel="tag"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/blog/tags/`));
    await expect(page.locator('article header h2').first()).toBeVisible();
    for (const part of ['/blog/tags', '/blog/archive', '/blog/authors', '/blog/authors/docs-team', '/tags']) {
      const response = await open(page, base + part);
      expect(response.status(), part).toBe(200);
      await expect(page.locator('h1').first(), part).toBeVisible();
    }
    await page.locator('main a[rel="tag"]').first().click();
    await expect(page.locator('main article').first()).toBeVisible();
    await page.locator('main article a').first().click();
    await expect(page.locator('article h1')).toBeVisible();
  });

  test(`R-112 feeds of ${name} name the language's posts`, async ({request}) => {
    for (const feed of ['rss.xml', 'atom.xml']) {
      const response = await request.get(`${base}/blog/${feed}`);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(`https://ton-docs.example${base}/blog/`);
    }
  });

  test(`R-113 every doc of ${name} is served at its id, under version current`, () => {
    for (const id of pageIds) {
      expect(id).toMatch(/^v3\//);
      const html = builtHtml(base + addressOf(id));
      expect(html, id).toContain('docs-version-current');
      expect(html, id).toContain(`docs-doc-id-${id}`);
      expect(html, id).toMatch(new RegExp(`<html lang="?${htmlLang}"?[ >]`));
    }
  });

  test(`R-116 docs of ${name} show the sidebar they stand in, others none`, () => {
    for (const id of pageIds) {
      const html = builtHtml(base + addressOf(id));
      expect(html.includes('theme-doc-sidebar-container'), id).toBe(!withoutSidebar.includes(id));
    }
  });
}

test('R-113 the docs version is current, labelled Next, with the introduction as its main doc', () => {
  const scripts = path.join(buildDir, 'assets/js');
  const data = fs
    .readdirSync(scripts)
    .map((name) => /"versions":\[(\{"name":[^[]*?),"docs":/.exec(fs.readFileSync(path.join(scripts, name), 'utf8'))?.[1])
    .find(Boolean);
  expect(JSON.parse(`${data!}}`)).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'v3/concepts/dive-into-ton/introduction',
  });
});

test('R-116 there are four sidebars, and each written page stands in one of them or in none', () => {
  expect(Object.keys(sidebars).sort()).toEqual(['contribute', 'develop', 'guidelines', 'learn']);
  const inSidebars = Object.values(sidebarTrees).flatMap(idsOf);
  expect(new Set(inSidebars).size).toBe(inSidebars.length);
  for (const id of withoutSidebar) expect(inSidebars).not.toContain(id);
});

test('R-112 a sitemap for each language, with the same pages, without search', () => {
  const strip = (base: string) => (one: string) => one.slice(base.length) || '/';
  const paths = languages.map((language) => sitemap(language).map(strip(language.base)));
  expect(paths[0]!.length).toBeGreaterThan(60);
  expect(paths[1]).toEqual(paths[0]);
  expect(paths[2]).toEqual(paths[0]);
  expect(paths[0]!.filter((one) => /search|404|index\.html/.test(one))).toEqual([]);
});

test('R-219 links inside the site have no slash at their end, those to a hash, a home page and the root stay as they are', () => {
  const wrong: string[] = [];
  for (const language of languages) {
    for (const page of [...sitemap(language), `${language.base}/search`].filter((one) =>
      fs.existsSync(path.join(buildDir, `${one}.html`)),
    )) {
      for (const [, href] of builtHtml(page).matchAll(/\shref="?(\/[^"\s>]*|#[^"\s>]*)"?[\s>]/g)) {
        const target = href!.split(/[?#]/)[0]!;
        if (target.endsWith('/') && !languages.some((one) => one.baseUrl === target)) wrong.push(`${page}: ${href!}`);
        if (target.endsWith('.html')) wrong.push(`${page}: ${href!}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('R-220 the build only warns of broken links, and the checks of this repository fail on them', () => {
  const config = fs.readFileSync('docusaurus.config.ts', 'utf8');
  for (const name of ['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes']) expect(config).toMatch(new RegExp(`${name}: 'warn'`));
  const checks = fs.readFileSync('checks/index.ts', 'utf8');
  for (const name of ['builtLinks', 'anchors', 'routes', 'buildLog']) expect(checks).toContain(name);
});

test('R-102 index.html pages reach the reader alive: no page is thrown away after hydration', async ({page}) => {
  // The server redirects; a host that does not serves the page at the file's own address.
  await page.route('**/index.html?*', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({status: 200, contentType: 'text/html', body: builtHtml(url.pathname.replace(/\/?index\.html$/, '') || '/')});
  });
  await page.goto(`${PAGE}/index.html?plain=1#x`);
  await expect(page).toHaveURL(`${PAGE}?plain=1#x`);
  await hydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
});

test('R-101 a language that is not the site’s leads to the not-found page of English', async ({page, watch}) => {
  watch.allow(NOT_FOUND);
  const response = await open(page, '/zh-CN/v3/concepts/dive-into-ton/introduction');
  expect(response.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', english.htmlLang);
});
