// What every browser test stands on: a server with the production headers, and a watch that fails the test on any
// console error, uncaught error, violation of the content security policy or request to another host.
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import {buildDir, startServer, stopServer, type Language, type Served} from './site.ts';

/** What went wrong in the browser during a test. */
export class Watch {
  readonly warnings: string[] = [];
  private readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Declares a problem that the test provokes. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Problems that were not declared. */
  get unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  /** All problems so far, the declared ones too. */
  get all(): readonly string[] {
    return this.problems;
  }

  follow(context: BrowserContext, origins: readonly string[]): void {
    context.on('console', (message) => {
      const from = message.location().url;
      if (message.type() === 'error') this.problems.push(`console: ${message.text()} (${from}) on ${message.page()?.url() ?? '?'}`);
      else if (message.type() === 'warning') this.warnings.push(message.text());
    });
    context.on('weberror', (error) => this.problems.push(`uncaught: ${String(error.error())} on ${error.page()?.url() ?? '?'}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!/^(?:data|blob|about):/.test(url) && !origins.includes(new URL(url).origin)) this.problems.push(`outside request: ${url}`);
    });
  }
}

interface Options extends BrowserContextOptions {
  /** What the browser has in its local storage. */
  readonly stored?: Record<string, string>;
}

interface TestFixtures {
  watch: Watch;
  /** A further browser context, watched as the first is. */
  newContext: (options?: Options) => Promise<BrowserContext>;
  /** A page of a further context. */
  newPage: (options?: Options) => Promise<Page>;
}

interface WorkerFixtures {
  site: Served;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const served = await startServer(buildDir);
      await use(served);
      await stopServer(served.server);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.origin),
  watch: [
    async ({}, use) => {
      const watch = new Watch();
      await use(watch);
      expect(watch.unexpected, 'console errors, uncaught errors, policy violations and outside requests').toEqual([]);
    },
    {auto: true},
  ],
  context: async ({context, site, watch}, use) => {
    watch.follow(context, [site.origin]);
    await use(context);
  },
  newContext: async ({browser, site, watch, contextOptions, locale, viewport, timezoneId}, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({stored, ...options} = {}) => {
      const localStorage = Object.entries(stored ?? {}).map(([name, value]) => ({name, value}));
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: site.origin,
        locale,
        viewport,
        timezoneId,
        ...(localStorage.length && {storageState: {cookies: [], origins: [{origin: site.origin, localStorage}]}}),
        ...options,
      });
      watch.follow(context, [site.origin]);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  newPage: async ({newContext}, use) => use(async (options) => (await newContext(options)).newPage()),
});

export {expect};

/**
 * `test` for one language of a loop, where what is tested works alike in each: registered in `one` of them, in all with
 * TEST_ALL=1. Words of the languages are held by checks, and by tests that run in each.
 */
export function alike<T extends CallableFunction>(test: T, language: Language, one: Language): T {
  return process.env.TEST_ALL || language === one ? test : ((() => undefined) as unknown as T);
}

/** Waits until the page has come alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Follows the requests of a page; `quiet` waits until nothing is under way and two looks in a row find the same number.
 * (Playwright's `networkidle` is of the first load alone.)
 */
export function followRequests(
  page: Page,
  wanted: (request: Request) => boolean = () => true,
): {seen: string[]; quiet: () => Promise<void>} {
  const seen: string[] = [];
  let underWay = 0;
  page.on('request', (request) => {
    underWay++;
    if (wanted(request)) seen.push(request.url());
  });
  page.on('requestfinished', () => underWay--);
  page.on('requestfailed', () => underWay--);
  return {
    seen,
    async quiet() {
      let before = -1;
      // What a scroll or a hover sets off begins with the next frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect
        .poll(() => {
          const same = underWay <= 0 && before === seen.length;
          before = seen.length;
          return same;
        })
        .toBe(true);
    },
  };
}

/** Opens a path and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  await hydrated(page);
  return response!;
}

/** Waits until the router shows this path (with query and hash). */
export async function atPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname + location.search + location.hash)).toBe(path);
}

/** A browser that asks to save data: no page is fetched before it is opened. */
export async function saveData(target: Page | BrowserContext, connection: object = {saveData: true, effectiveType: '4g'}): Promise<void> {
  await target.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}), connection);
}

/** What the console says of a page that was fetched ahead and cannot be: links in sight are, and nothing needs them. */
const NOT_AHEAD = /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED \(\S+\/assets\/js\//;

/** Cuts the network off. What the site fetches ahead may fail then, nothing else. */
export async function goOffline(context: BrowserContext, watch: Watch): Promise<void> {
  watch.allow(NOT_AHEAD);
  await context.setOffline(true);
}

/** What the console says when a test makes requests fail. */
export const FAILED_REQUEST = /Failed to load resource: net::ERR_FAILED/;
export const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;

/** The button for light and dark in the navbar. Classes of CSS modules have other names in each build. */
export const TOGGLE = '.navbar__items--right button.clean-btn[title]';

/** Phone and desktop, and the two sides of the breakpoint. */
export const PHONE = {width: 390, height: 844};
export const DESKTOP = {width: 1280, height: 800};
