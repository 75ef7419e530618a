// The code of the page on TON Connect for React, bundled as it stands there, in a real browser. No build of the site is needed.
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {Watch} from './lib/test.ts';

const PAGE = 'docs/v3/guidelines/ton-connect/frameworks/react.mdx';

/** The fences of the page that have a file name, by that name. */
const files = new Map(
  [...fs.readFileSync(PAGE, 'utf8').matchAll(/^```tsx title="([\w.]+)"\n([\s\S]*?)^```$/gm)].map(([, name, code]) => [name!, code!]),
);

/** The components of the page below its provider, as a reader puts them together. */
const ALL = `
import {createRoot} from 'react-dom/client';
import {Provider} from './App.tsx';
import {ConnectButton} from './ConnectButton.tsx';
import {ThemeSwitch} from './ThemeSwitch.tsx';
import {TonkeeperButton} from './TonkeeperButton.tsx';
createRoot(document.getElementById('root')!).render(<Provider><ConnectButton /><TonkeeperButton /><ThemeSwitch /></Provider>);
`;

/** One script of an entry and what it imports: files of the page, and packages of `node_modules`. */
async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: entry, loader: 'tsx', resolveDir: path.resolve('.')},
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [
      {
        name: 'files-of-the-page',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^\.\/[\w.]+\.tsx$/}, ({path: name}) => ({path: name.slice(2), namespace: 'page'}));
          onLoad({filter: /./, namespace: 'page'}, ({path: name}) => {
            const contents = files.get(name);
            return contents === undefined
              ? {errors: [{text: `${PAGE} has no ${name}`}]}
              : {contents, loader: 'tsx', resolveDir: path.resolve('.')};
          });
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Wallets as https://config.ton.org/wallets-v2.json lists them; their bridge is on this machine. */
const walletsAt = (origin: string): object[] =>
  [
    ['stand-in', 'Stand-in wallet'],
    ['tonkeeper', 'Stand-in for Tonkeeper'],
  ].map(([app_name, name]) => ({
    app_name,
    name,
    image: `${origin}/wallet.png`,
    about_url: `${origin}/about`,
    universal_url: `${origin}/connect`,
    bridge: [{type: 'sse', url: `${origin}/bridge`}],
    platforms: ['ios', 'android', 'macos', 'windows', 'linux', 'chrome', 'firefox', 'safari'],
    features: [
      {name: 'SendTransaction', maxMessages: 4, extraCurrencySupported: false},
      {name: 'SignData', types: ['text', 'binary', 'cell']},
    ],
  }));

interface App {
  readonly page: Page;
  readonly origin: string;
  /** Apps that listen at the bridge: the public keys of their sessions. */
  readonly listening: string[];
}

const test = base.extend<{watch: Watch; start: (entry: string) => Promise<App>}>({
  watch: async ({}, use) => {
    const watch = new Watch();
    // What the library asks of other hosts; the test answers each, and anything else fails it.
    watch.allow(
      /^outside request: https:\/\/config\.ton\.org\/wallets-v2\.json$/,
      /^outside request: https:\/\/analytics\.ton\.org\/events$/,
      /^outside request: https:\/\/(?:raw\.githubusercontent\.com|wallet\.ton\.org)\/[\w/.-]+\.png$/,
      // An image of the widget (2.4.4) is there before it knows its address.
      /^console: .*404 \(Not Found\) \(http:\/\/127\.0\.0\.1:\d+\/undefined\)/,
    );
    await use(watch);
    expect(watch.unexpected, 'console errors, uncaught errors and outside requests').toEqual([]);
  },
  start: async ({page, context, watch}, use) => {
    const listening: string[] = [];
    let script = '';
    const answers: Record<string, [type: string, body: () => string | Buffer]> = {
      '/': ['text/html', () => '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script src="/app.js"></script>'],
      '/app.js': ['text/javascript', () => script],
      '/wallet.png': ['image/png', () => PIXEL],
      '/favicon.ico': ['image/png', () => PIXEL],
    };
    const server = http.createServer(({url}, response) => {
      const {pathname, searchParams} = new URL(url!, 'http://127.0.0.1');
      if (pathname === '/bridge/events') {
        listening.push(searchParams.get('client_id') ?? '');
        response.writeHead(200, {'Content-Type': 'text/event-stream'}).write(': listening\n\n');
        return;
      }
      const [type, body] = answers[pathname] ?? [];
      response.writeHead(body ? 200 : 404, {'Content-Type': type ?? 'text/plain'}).end(body?.());
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    watch.follow(context, [origin]);
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    await context.route('https://config.ton.org/**', (route) => route.fulfill({headers, json: walletsAt(origin)}));
    await context.route('https://analytics.ton.org/**', (route) => route.fulfill({headers, json: {}}));
    await context.route(/^https:\/\/.*\.png$/, (route) => route.fulfill({headers, contentType: 'image/png', body: PIXEL}));
    await use(async (entry) => {
      script = await bundle(entry);
      await page.goto(origin);
      return {page, origin, listening};
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

const modal = (page: Page): Locator => page.locator('#tc-widget-root');

test('main.tsx: the button renders and opens the list with the wallets, and the app listens at their bridge', async ({start}) => {
  const {page, listening} = await start("import './main.tsx';");
  const button = page.getByRole('button', {name: 'Connect Wallet'});
  await expect(button).toBeVisible();
  await expect(modal(page)).not.toContainText('Stand-in');
  await button.click();
  await expect(modal(page)).toContainText('Connect your TON wallet');
  await expect(modal(page)).toContainText('Stand-in wallet');
  await expect(modal(page)).toContainText('Stand-in for Tonkeeper');
  // For whoever scans the code: with a key of its own.
  await expect.poll(() => listening).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}$/));
  await modal(page).getByText('Stand-in wallet').click();
  await expect(modal(page)).toContainText('or Stand-in wallet’s camera');
});

test('the components below the provider: an own button for the list, one wallet, the theme', async ({start}) => {
  const {page} = await start(ALL);
  const own = page.getByRole('button', {name: 'Connect', exact: true});
  await own.click();
  await expect(modal(page)).toContainText('Connect your TON wallet');
  await page.keyboard.press('Escape');
  await expect(modal(page)).not.toContainText('Connect your TON wallet');
  await page.getByRole('button', {name: 'Connect Tonkeeper'}).click();
  await expect(modal(page)).toContainText('or Stand-in for Tonkeeper’s camera');
  await expect(modal(page)).not.toContainText('Stand-in wallet');
  await page.keyboard.press('Escape');
  await expect(modal(page)).not.toContainText('Stand-in for Tonkeeper');

  const card = modal(page).locator('[data-tc-wallets-modal-container] > div > div').first();
  await own.click();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.getByRole('button', {name: 'Dark'}).click();
  await own.click();
  await expect(card).toHaveCSS('background-color', 'rgb(18, 18, 20)');
});
