// Old addresses: each row of site/redirects in each language, and the pages that do the work where a server does not.
import http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import {redirectTable} from '../../deploy/rules.ts';
import {redirects} from '../../site/redirects/index.ts';
import {buildDir, languages, originOf, stopServer} from './lib/site.ts';
import {atPath, expect, hydrated, open, test} from './lib/test.ts';

const table = [...redirectTable()];

test('R-115 every old address leads in one step to a live page or to its outside address, in every language', async ({request}) => {
  expect(table.length).toBe(redirects().live.length * languages.length);
  expect(table.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  const targets = new Set<string>();
  for (const [from, to] of table) {
    const response = await request.get(`${from}?a=1`, {maxRedirects: 0});
    const expected = to.includes('?') ? to : `${to}?a=1`;
    if (response.status() !== 301 || response.headers().location !== expected)
      wrong.push(`${from}: ${response.status()} ${response.headers().location ?? ''}`);
    if (to.startsWith('/')) targets.add(to);
  }
  for (const to of targets) {
    const status = (await request.get(to, {maxRedirects: 0})).status();
    if (status !== 200) wrong.push(`${to}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('R-115 old addresses in other forms: with a slash, with index.html, with .html', async ({request}) => {
  for (const from of ['/learn/introduction', '/ru/learn/introduction', '/mandarin/develop/overview'].filter((one) =>
    table.some(([asked]) => asked === one),
  )) {
    for (const form of [`${from}/`, `${from}.html`, `${from}/index.html`]) {
      const response = await request.get(form);
      expect(response.status(), form).toBe(200);
      expect(response.url(), form).not.toContain(from.replace(/^\/(?:ru|mandarin)/, ''));
    }
  }
});

// The same few rows in each run: what leads on is one for all of them.
const inside = table.filter(([, to]) => to.startsWith('/'));
const sample = inside.filter((_, index) => index % Math.ceil(inside.length / 6) === 0);

test('R-115 a browser keeps query and hash on the way', async ({page}) => {
  for (const [from, to] of sample) {
    await open(page, `${from}?a=1&b=%26#somewhere`);
    await atPath(page, `${to}?a=1&b=%26#somewhere`);
    await expect(page.locator('h1').first()).toBeVisible();
  }
});

test('R-115 old addresses on a host without redirect rules: the page at the old address leads on, with query and hash', async ({
  browser,
  watch,
}) => {
  // A plain host: files, the `.html` of an address, nothing else.
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url!, 'http://x');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((one) => path.join(buildDir, one))
      .find((one) => fs.existsSync(one) && fs.statSync(one).isFile());
    if (!file) return void response.writeHead(404).end();
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
      '.json': 'application/json',
    };
    response.writeHead(200, {'Content-Type': types[path.extname(file)] ?? 'application/octet-stream'}).end(fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseURL = originOf(server);
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({baseURL, javaScriptEnabled});
      watch.follow(context, [baseURL]);
      const page = await context.newPage();
      for (const [from, to] of sample) {
        await page.goto(`${from}?a=1#somewhere`);
        if (javaScriptEnabled) {
          await page.waitForURL(`${to}?a=1#somewhere`);
          await hydrated(page);
        } else {
          // Without scripts the page itself leads on; a refresh knows no query.
          await page.waitForURL((url) => url.pathname === to);
        }
        await expect(page.locator('h1').first()).toBeVisible();
      }
      await context.close();
    }
  } finally {
    await stopServer(server);
  }
});

test('R-115 redirect pages are in the language of their address, and no search engine lists them', () => {
  for (const [from] of sample) {
    const html = fs.readFileSync(path.join(buildDir, `${from}.html`), 'utf8');
    const language = languages.find(({base}) => base !== '' && from.startsWith(`${base}/`)) ?? languages[0]!;
    expect(html).toContain(`<html lang="${language.htmlLang}">`);
    expect(html).toContain('content="noindex"');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  }
});

test('R-115 the list of old addresses is not shipped to the reader', () => {
  const dir = path.join(buildDir, 'assets/js');
  const old = redirects().live.map(({from}) => `"${from}"`);
  expect(old.length).toBeGreaterThan(200);
  // One that a page or a package mentions is no list.
  for (const name of fs.readdirSync(dir).filter((one) => one.endsWith('.js'))) {
    const source = fs.readFileSync(path.join(dir, name), 'utf8');
    expect(old.filter((from) => source.includes(from)).length, name).toBeLessThan(10);
  }
});
