// Navigation: the page swap, scroll, progress bar, collapsible sections, prefetch.
import type {Page, Route} from '@playwright/test';
import {contentChunk, ON_DEMAND} from './lib/chunks.ts';
import {atPath, expect, followRequests, open, PHONE, saveData, test} from './lib/test.ts';

const FROM = '/v3/concepts/dive-into-ton/introduction';
const TO = '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps';
const LONG = '/v3/documentation/data-formats/tlb/cell-boc';
const link = (to: string): string => `.footer a[href="${to}"]`;

/** Puts a link into the article that the router follows as it follows any other. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    // A link of the page itself, led elsewhere: the router listens to popstate alone.
    history.pushState({key: 'test'}, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'test'}}));
  }, to);
}

async function hold(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let held = true;
  await page.route(ON_DEMAND, (route) => (held ? void waiting.push(route) : route.continue()));
  return async () => {
    held = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

test('R-212 the next route loads in the background, then the page swaps', async ({page}) => {
  await saveData(page);
  await open(page, FROM);
  const title = await page.locator('article h1').innerText();
  const release = await hold(page);
  await page.locator(link(TO)).click();
  await atPath(page, TO);
  await expect(page.locator('article h1')).toHaveText(title);
  // The old page still works.
  await page.locator('.table-of-contents__link').first().hover();
  await release();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await expect(page).toHaveTitle(/wallet/i);
});

test('R-212 a new page is shown from its top', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.locator(link(TO)).click();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('R-212 a new page with a hash is shown at its target', async ({page}) => {
  await open(page, FROM);
  await follow(page, `${LONG}#cell-hash`);
  await expect(page.locator('article h1')).toHaveText(/bags of cells/i);
  await expect(page.locator('#cell-hash')).toBeInViewport();
  const top = await page.locator('#cell-hash').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(200);
});

test('R-212 a first load with a hash is shown at its target, free of the navbar', async ({page}) => {
  await open(page, `${LONG}#cell-hash`);
  await expect(page.locator('#cell-hash')).toBeInViewport();
  const navbar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await page.locator('#cell-hash').evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(navbar - 1);
});

test('R-212 a change of the query alone does not scroll', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo(0, 1200));
  await follow(page, `${LONG}?q=1`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  await follow(page, LONG);
  expect(await page.evaluate(() => scrollY)).toBe(1200);
});

test('R-212 back returns to where the reader was', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.locator('.table-of-contents a[href="#limits"]').click();
  await expect(page.locator('#limits')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500) < 120)).toBe(true);
});

test('R-213 progress bar: 200 ms after a change of path, from 0.08, speed 200 ms, trickle every 800 ms, done with the update', async ({
  page,
}) => {
  await saveData(page);
  await page.clock.install();
  await open(page, FROM);
  const release = await hold(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator(link(TO)).click();
  await atPath(page, TO);
  const bar = page.locator('#nprogress .bar');
  const progress = async (): Promise<number> =>
    100 + Number(/translate3d\((-?[\d.]+)%/.exec(await bar.evaluate((element: HTMLElement) => element.style.transform))?.[1] ?? NaN);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  expect(await progress()).toBeCloseTo(8, 5);
  expect(await bar.evaluate((element: HTMLElement) => element.style.transition)).toMatch(/200ms/);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await page.clock.runFor(799);
  expect(await progress()).toBeCloseTo(8, 5);
  await page.clock.runFor(1);
  const second = await progress();
  expect(second).toBeGreaterThanOrEqual(8);
  expect(second).toBeLessThanOrEqual(10);
  await page.clock.runFor(800);
  const third = await progress();
  expect(third).toBeGreaterThanOrEqual(second);
  expect(third).toBeLessThanOrEqual(second + 2);
  await release();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await page.clock.runFor(200);
  expect(await progress()).toBeGreaterThan(third);
  await page.clock.runFor(600);
  await expect(bar).toHaveCount(0);
});

test('R-213 no progress bar for a change of query or hash', async ({page}) => {
  await page.clock.install();
  await open(page, LONG);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('.table-of-contents a[href="#limits"]').click();
  await page.clock.runFor(1000);
  await follow(page, `${LONG}?q=1`);
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.locator('.site-route-spinner')).toHaveCount(0);
});

/** Duration of the theme, as specified, for a content of this height. */
const duration = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

/** Opens or closes a category, and returns the styles that its list takes meanwhile. */
async function toggleCategory(page: Page, way: 'opening' | 'closing'): Promise<{transition: string; height: string}[]> {
  // The one that holds the current page is open.
  const category = page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-item-category-level-1:has(.menu__link--active)').first();
  const button = category.locator('.menu__link--sublist').first();
  const list = category.locator('> ul');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  if (way === 'opening') {
    await button.click();
    await expect(list).toBeHidden();
  }
  await category.evaluate((element) => {
    const styles: {transition: string; height: string}[] = [];
    Object.assign(window, {styles});
    new MutationObserver((records) => {
      for (const {target} of records) {
        const {transition, height} = (target as HTMLElement).style;
        if (transition && height) styles.push({transition, height});
      }
    }).observe(element, {subtree: true, attributes: true, attributeFilter: ['style'], childList: true});
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', String(way === 'opening'));
  await (way === 'opening' ? expect(list).toBeVisible() : expect(list).toBeHidden());
  await expect.poll(() => page.evaluate(() => (window as unknown as {styles: unknown[]}).styles.length)).toBeGreaterThan(0);
  return page.evaluate(() => (window as unknown as {styles: {transition: string; height: string}[]}).styles);
}

for (const way of ['opening', 'closing'] as const) {
  test(`R-210 a section that is ${way} animates its height for the time that its content takes`, async ({newPage}) => {
    const page = await newPage({reducedMotion: 'no-preference'});
    await open(page, LONG);
    const styles = await toggleCategory(page, way);
    const heights = styles.map(({height, transition}) => ({height: parseFloat(height), transition})).filter(({height}) => height > 0);
    expect(heights.length).toBeGreaterThan(0);
    // The style may be that of the animation before until the new height is measured.
    const {height, transition} = heights.at(-1)!;
    expect(height).toBeGreaterThan(20);
    expect(transition).toBe(`height ${duration(height)}ms ease-in-out`);
  });
}

test('R-210 1 ms when reduced motion is preferred', async ({newPage}) => {
  const page = await newPage({reducedMotion: 'reduce'});
  await open(page, LONG);
  const styles = await toggleCategory(page, 'opening');
  expect(styles.at(-1)!.transition).toBe('height 1ms ease-in-out');
});

test('R-210 the table of contents of a phone opens with the same animation', async ({newPage}) => {
  const page = await newPage({viewport: PHONE, reducedMotion: 'no-preference'});
  await open(page, LONG);
  const toc = page.locator('.theme-doc-toc-mobile');
  await toc.locator('button').click();
  await expect(toc.locator('a[href="#cell-hash"]')).toBeVisible();
  const transition = await toc.locator('> div').evaluate((element: HTMLElement) => element.style.transition);
  expect(transition).toMatch(/^height \d+ms ease-in-out$/);
  await toc.locator('a[href="#cell-hash"]').click();
  await expect(page.locator('#cell-hash')).toBeInViewport();
});

const fetchedAhead = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'), (one) => one.href));

test('R-403 links in sight are prefetched, those out of sight when they come into sight', async ({page}) => {
  await saveData(page, {saveData: false, effectiveType: '4g'});
  await open(page, FROM);
  await expect.poll(async () => (await fetchedAhead(page)).length).toBeGreaterThan(0);
  const before = await fetchedAhead(page);
  // The footer is out of sight.
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetchedAhead(page)).length).toBeGreaterThan(before.length);
});

test('R-403 elements that fetched pages ahead do not pile up from page to page', async ({page}) => {
  await saveData(page, {saveData: false, effectiveType: '4g'});
  const requests = followRequests(page);
  await open(page, FROM);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetchedAhead(page)).length).toBeGreaterThan(5);
  await requests.quiet();
  const before = await fetchedAhead(page);
  expect(new Set(before).size).toBe(before.length);
  await page.evaluate(() => document.querySelectorAll('link[rel="prefetch"]').forEach((one) => one.setAttribute('data-before', '')));
  await page.locator(link(TO)).click();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await expect(page.locator('link[rel="prefetch"][data-before]')).toHaveCount(0);
});

test('R-403 hover and touch load a page before the click, once', async ({page}) => {
  await saveData(page, {saveData: false, effectiveType: '4g'});
  await open(page, FROM);
  const scripts = followRequests(page, (request) => request.resourceType() === 'script');
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await page.locator(link(TO)).hover();
  const chunk = contentChunk(`docs${TO}.mdx`);
  const asked = (): number => scripts.seen.filter((url) => url.endsWith(chunk)).length;
  await expect.poll(asked).toBe(1);
  await page.locator('.footer__title').first().hover();
  await page.locator(link(TO)).hover();
  await page.locator(link(TO)).click();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
  await scripts.quiet();
  expect(asked()).toBe(1);
});

for (const [name, connection] of [
  ['data saver', {saveData: true, effectiveType: '4g'}],
  ['2g', {saveData: false, effectiveType: '2g'}],
  ['slow 2g', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`R-403 nothing is fetched ahead on ${name}, and links still work`, async ({page}) => {
    await saveData(page, connection);
    await open(page, FROM);
    const scripts = followRequests(page, (request) => request.url().endsWith('.js'));
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await page.locator(link(TO)).hover();
    await page.locator('.footer__title').first().hover();
    await scripts.quiet();
    expect(await fetchedAhead(page)).toEqual([]);
    expect(scripts.seen).toEqual([]);
    await page.locator(link(TO)).click();
    await expect(page.locator('article h1')).toHaveText(/wallet/i);
  });
}

test('R-403 a path that was fetched is not fetched again', async ({page}) => {
  await saveData(page, {saveData: false, effectiveType: '4g'});
  const requests = followRequests(page);
  await open(page, FROM);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await fetchedAhead(page)).length).toBeGreaterThan(5);
  await requests.quiet();
  await page.evaluate(() => scrollTo(0, 0));
  await requests.quiet();
  const before = (await fetchedAhead(page)).length;
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await page.locator(link(TO)).hover();
  await requests.quiet();
  expect((await fetchedAhead(page)).length).toBe(before);
});

test('R-403 a browser that cannot prefetch asks by XHR, with credentials', async ({page}) => {
  await saveData(page, {saveData: false, effectiveType: '4g'});
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'prefetch' ? false : supports.call(this, token);
    };
    const asked: boolean[] = [];
    Object.assign(window, {asked});
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      asked.push(this.withCredentials);
      send.call(this, body as XMLHttpRequestBodyInit | null);
    };
  });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'xhr' && requests.push(`${request.method()} ${request.url()}`));
  await open(page, FROM);
  await expect.poll(() => requests.filter((one) => /^GET .*\/assets\/js\//.test(one)).length).toBeGreaterThan(0);
  const asked = await page.evaluate(() => (window as unknown as {asked: boolean[]}).asked);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(false);
});

test('R-403 a browser that tells its connection by type alone is not refused', async ({page}) => {
  await saveData(page, {type: 'wifi'});
  await open(page, FROM);
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await page.locator(link(TO)).click();
  await expect(page.locator('article h1')).toHaveText(/wallet/i);
});

for (const viewport of [PHONE, {width: 1440, height: 900}])
  test(`breadcrumbs lead back from a page, in one line at ${viewport.width} px, and search data name the place once`, async ({newPage}) => {
    const page = await newPage({viewport});
    await open(page, LONG);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs).toBeVisible();
    // A phone shows the way home, the section and the page.
    const tops = await crumbs
      .locator('li')
      .evaluateAll((items) => items.filter((item) => item.checkVisibility()).map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(lists.filter((text) => text.includes('BreadcrumbList'))).toHaveLength(1);
  });
