// What the real build does not show: a small site is built for it (fixtures/site).
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {contentSecurityPolicy} from '../../deploy/csp.ts';
import {startServer, stopServer, type Served} from './lib/site.ts';
import {atPath, expect, hydrated, test} from './lib/test.ts';

const ID = 'G-TEST1234';
const GOOGLE = 'https://www.googletagmanager.com';

function build(outDir: string, env: NodeJS.ProcessEnv): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    execFile(
      'npx',
      ['docusaurus', 'build', path.resolve('tests/browser/fixtures/site'), '--out-dir', outDir],
      {env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NODE_ENV: 'production', ...env}, maxBuffer: 1 << 26},
      (error, stdout, stderr) => resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr}),
    );
  });
}

test.describe.configure({mode: 'default'});

let dir: string;
let served: Served;

test.beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-site-'));
  const {code, output} = await build(dir, {GTAG_ID: ID});
  expect(code, output).toBe(0);
  fs.writeFileSync(
    path.join(dir, '.policy.json'),
    JSON.stringify(contentSecurityPolicy(dir, {script: [GOOGLE], img: [GOOGLE], connect: [GOOGLE]})),
  );
  served = await startServer(dir);
});

test.afterAll(async () => {
  if (served) await stopServer(served.server);
  if (dir) fs.rmSync(dir, {recursive: true, force: true});
});

/** A page of the fixture; the analytics script is empty, so that what is sent stays in its queue. */
async function openFixture(context: BrowserContext, address: string): Promise<Page> {
  await context.route(`${GOOGLE}/**`, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const page = await context.newPage();
  await page.goto(served.origin + address);
  await hydrated(page);
  return page;
}

const sent = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => Array.from((window as unknown as {dataLayer: IArguments[]}).dataLayer, (one) => Array.from(one) as unknown[]));

test('R-401 analytics: one page_view on each change of path, query or hash, with page_path, deferred, IP anonymized', async ({
  newContext,
  watch,
}) => {
  watch.allow(/^outside request: (?:https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TEST1234|http:\/\/127\.0\.0\.1:)/);
  const context = await newContext();
  const page = await openFixture(context, '/');
  expect((await sent(page)).filter(([kind]) => kind !== 'js')).toEqual([['config', ID, {anonymize_ip: true}]]);
  // In which timer each event was sent: undefined is none.
  await page.evaluate(() => {
    const layer = (window as unknown as {dataLayer: unknown[]}).dataLayer;
    const push = layer.push.bind(layer);
    const later = window.setTimeout;
    const delays: (number | undefined)[] = [];
    let current: number | undefined;
    Object.assign(window, {
      delays,
      setTimeout: (run: () => void, delay = 0) =>
        later(() => {
          current = delay;
          run();
          current = undefined;
        }, delay),
    });
    layer.push = (...items) => {
      delays.push(current);
      return push(...items);
    };
  });
  const events = async (): Promise<unknown[][]> => (await sent(page)).slice(2);
  await page.getByRole('link', {name: 'Query'}).click();
  await atPath(page, '/?a=1');
  await expect.poll(events).toEqual([
    ['set', 'page_path', '/?a=1'],
    ['event', 'page_view'],
  ]);
  await page.getByRole('link', {name: 'Hash'}).click();
  await atPath(page, '/#b');
  await expect
    .poll(async () => (await events()).slice(2))
    .toEqual([
      ['set', 'page_path', '/#b'],
      ['event', 'page_view'],
    ]);
  await page.locator('main').getByRole('link', {name: 'One'}).click();
  await expect(page.locator('article h1')).toHaveText('One');
  await expect
    .poll(async () => (await events()).slice(4))
    .toEqual([
      ['set', 'page_path', '/docs/one'],
      ['event', 'page_view'],
    ]);
  // The same address again is no change.
  await page.locator('.menu a[href="/docs/one"]').click();
  await page.locator('.menu a[href="/docs/two"]').click();
  await expect(page.locator('article h1')).toHaveText('Two');
  await expect
    .poll(async () => (await events()).slice(6))
    .toEqual([
      ['set', 'page_path', '/docs/two'],
      ['event', 'page_view'],
    ]);
  const delays = await page.evaluate(() => (window as unknown as {delays: (number | undefined)[]}).delays);
  expect(delays, 'each event is deferred by 0 ms').toEqual(new Array(8).fill(0));
});

test('R-401 analytics keep to the strict policy', () => {
  const policy = JSON.parse(fs.readFileSync(path.join(dir, '.policy.json'), 'utf8')) as string;
  expect(/script-src ([^;]*)/.exec(policy)![1]).not.toMatch(/'unsafe-(?:inline|eval)'/);
});

const keys = () => [localStorage.getItem('docusaurus.announcement.id'), localStorage.getItem('docusaurus.announcement.dismiss')];

for (const [stored, dismissed, shown] of [
  ['annoucement-bar', 'true', false],
  ['annoucement-bar', 'false', true],
  ['announcement-bar', 'true', false],
  ['another', 'true', true],
] as const) {
  test(`R-209 the id "${stored}" (dismissed: ${dismissed}) becomes the framework's own, the bar is ${shown ? 'shown' : 'hidden'}`, async ({
    newContext,
    watch,
  }) => {
    watch.allow(/^outside request: (?:https:\/\/www\.googletagmanager\.com\/|http:\/\/127\.0\.0\.1:)/);
    const context = await newContext({
      storageState: {
        cookies: [],
        origins: [
          {
            origin: served.origin,
            localStorage: [
              {name: 'docusaurus.announcement.id', value: stored},
              {name: 'docusaurus.announcement.dismiss', value: dismissed},
            ],
          },
        ],
      },
    });
    const page = await openFixture(context, '/');
    const bar = page.locator('.theme-announcement-bar');
    await (shown ? expect(bar).toBeVisible() : expect(bar).toBeHidden());
    expect(await page.evaluate(keys)).toEqual(['announcement-bar', String(!shown)]);
  });
}

test('R-221 developer errors say what is wrong: page without default export, missing doc and sidebar, translation without text, hook outside its provider', async () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'fixture-broken-'));
  const {code, output} = await build(out, {FIXTURE: 'broken'});
  fs.rmSync(out, {recursive: true, force: true});
  expect(code).not.toBe(0);
  const plain = output.replace(/\u001b\[[\d;]*m/g, '');
  expect(plain).toContain("The page component at / doesn't have a default export");
  expect(plain).toMatch(/Couldn't find any doc with id "no-such-doc" in version/);
  expect(plain).toMatch(/Can't find any sidebar with id "no-such-sidebar" in version/);
  expect(plain).toMatch(/translation declarations must have at least a translation id or a default translation message/);
  expect(plain).toMatch(/Hook useColorMode is called outside the <ColorModeProvider>/);
  // A draft is no mistake.
  expect(plain).not.toMatch(/"\/draft"/);
});
