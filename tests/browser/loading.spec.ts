// What a reader sees while a page's module is on its way, and when it does not arrive.
import type {Page, Route} from '@playwright/test';
import {ANY_SCRIPT, contentChunk, ON_DEMAND} from './lib/chunks.ts';
import {languages, russian, text} from './lib/site.ts';
import {alike, atPath, expect, FAILED_REQUEST, hydrated, open, saveData, test} from './lib/test.ts';

const FROM = '/v3/concepts/dive-into-ton/introduction';
const TO = '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps';
const SPINNER = '.site-route-spinner';

/** The footer has it on every page. */
const link = (to: string): string => `.footer a[href="${to}"]`;

/** Holds back every module from now on; the result lets them go. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(ON_DEMAND, (route) => (held ? void waiting.push(route) : route.continue()));
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

/** An open page whose clock stands still, and a navigation that waits for its modules. */
async function pendingNavigation(page: Page, base = ''): Promise<() => Promise<void>> {
  await saveData(page);
  await page.clock.install();
  await open(page, base + FROM);
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator(link(base + TO)).click();
  await atPath(page, base + TO);
  return release;
}

test('R-104 a page load over 200 ms shows a spinner, and none before', async ({page}) => {
  const release = await pendingNavigation(page);
  await page.clock.runFor(199);
  await expect(page.locator(SPINNER)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(SPINNER)).toBeVisible();
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  // The old page stays readable meanwhile.
  await expect(page.locator('article h1')).toBeVisible();
  await release();
  await page.clock.resume();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await expect(page.locator(SPINNER)).toHaveCount(0);
});

test('R-104 a page that arrives within 200 ms shows no spinner, then or later', async ({page}) => {
  const release = await pendingNavigation(page);
  await page.clock.runFor(100);
  await release();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await page.clock.runFor(2000);
  await expect(page.locator(SPINNER)).toHaveCount(0);
});

test('R-104 R-213 a second click while the first page loads leaves no spinner and no progress bar behind', async ({page}) => {
  const release = await pendingNavigation(page);
  await page.clock.runFor(100);
  await page.goBack();
  await atPath(page, FROM);
  await page.clock.runFor(1000);
  await release();
  await page.clock.runFor(3000);
  await expect(page.locator(SPINNER)).toHaveCount(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-104 the spinner speaks ${language.name}`, async ({page}) => {
    const release = await pendingNavigation(page, language.base);
    await page.clock.runFor(250);
    await expect(page.locator(SPINNER)).toHaveAttribute('aria-label', text(language, 'site.loading.pending', 'Loading the page'));
    await release();
    await page.clock.resume();
    await expect(page.locator(SPINNER)).toHaveCount(0);
  });

  testOnce(
    `R-105 a module of the first page that fails shows the error text and a Retry that works, in ${language.name}`,
    async ({page, watch}) => {
      watch.allow(FAILED_REQUEST, /Loading chunk|ChunkLoadError/);
      const chunk = contentChunk(
        language.name === 'en'
          ? 'docs/v3/concepts/dive-into-ton/introduction.mdx'
          : `i18n/${language.htmlLang}/docusaurus-plugin-content-docs/current/v3/concepts/dive-into-ton/introduction.mdx`,
        language.base,
      );
      let failing = true;
      let asked = 0;
      await page.route(`**/${chunk}`, (route) => {
        asked++;
        return failing ? route.abort() : route.continue();
      });
      await page.goto(language.base + FROM);
      const failure = page.getByRole('alert');
      await expect(failure).toContainText(
        text(
          language,
          'site.loading.partial',
          'Part of this page could not be loaded. You can read it, but menus and search may not work.',
        ),
      );
      await expect(failure.locator('code')).toContainText(/Loading chunk/);
      // What the server sent stays readable.
      await expect(page.locator('article h1')).toBeVisible();
      const retry = failure.getByRole('button', {name: text(language, 'site.loading.retry', 'Retry')});
      // While it still fails, Retry shows the error again.
      await retry.click();
      await expect.poll(() => asked).toBeGreaterThan(1);
      await expect(failure).toBeVisible();
      failing = false;
      await retry.click();
      await hydrated(page);
      await expect(failure).toHaveCount(0);
      await expect(page.locator('article h1')).toBeVisible();
    },
  );
}

test('R-105 a module that the reader has not asked for yet fails in silence', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST, /Loading chunk|ChunkLoadError/);
  await saveData(page, {saveData: false, effectiveType: '4g'});
  await open(page, FROM);
  let failed = 0;
  await page.route(ON_DEMAND, (route) => {
    failed++;
    return route.abort();
  });
  await page.locator(link(TO)).hover();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await expect.poll(() => watch.all.some((problem) => /chunk/i.test(problem))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R-106 when the next route fails to load, the browser reloads fully at the new address', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST, /Loading chunk|ChunkLoadError/);
  await saveData(page);
  await open(page, FROM);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  let failed = 0;
  let failing = true;
  await page.route(ON_DEMAND, (route) => {
    if (!failing) return route.continue();
    failed++;
    return route.abort();
  });
  // After the reload the modules are there again, as after a deployment.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) failing = false;
  });
  const reloaded = page.waitForEvent('load');
  await page.locator(link(TO)).click();
  await reloaded;
  expect(failed).toBeGreaterThan(0);
  await expect(page).toHaveURL(TO);
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
});

test('R-106 a page without any of its scripts stays readable', async ({page, watch}) => {
  watch.allow(FAILED_REQUEST);
  await page.route(ANY_SCRIPT, (route) => route.abort());
  await page.goto(FROM);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('.site-load-failure')).toHaveCount(0);
  await page.locator(link(TO)).click();
  await expect(page).toHaveURL(TO);
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
});
