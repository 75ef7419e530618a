import type {Browser, Request} from '@playwright/test';
import type {Budget} from './budgets.ts';
import type {BuildServer} from './server.ts';

export const screens = {
  /** As most first visits are: nothing is prefetched by hovering. */
  phone: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1440, height: 900}},
} as const;

export type Screen = keyof typeof screens;

/** Time without a request after which the page counts as loaded. */
const QUIET_MS = 600;
const PATIENCE_MS = 60_000;

const KINDS: Readonly<Record<string, 'html' | 'css' | 'js' | 'fonts' | undefined>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
};

async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}

/** Opens a page in a fresh browser profile and adds up what it fetches, and how far it moves, before it is quiet. */
export async function visit(browser: Browser, server: BuildServer, path: string, screen: Screen = 'phone'): Promise<Budget> {
  const context = await browser.newContext({...screens[screen], locale: 'en-US', serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const state = {cls: 0, session: 0, first: 0, last: 0};
      (window as unknown as {layoutShift: typeof state}).layoutShift = state;
      // As web.dev defines it: the worst run of shifts less than a second apart, five seconds at most.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {hadRecentInput: boolean; value: number})[]) {
          if (entry.hadRecentInput) continue;
          const joined = state.session > 0 && entry.startTime - state.last < 1000 && entry.startTime - state.first < 5000;
          if (!joined) state.first = entry.startTime;
          state.session = joined ? state.session + entry.value : entry.value;
          state.last = entry.startTime;
          state.cls = Math.max(state.cls, state.session);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const requests: Request[] = [];
    let open = 0;
    let last = Date.now();
    page.on('request', (request) => {
      requests.push(request);
      open++;
      last = Date.now();
    });
    const closed = (): void => {
      open--;
      last = Date.now();
    };
    page.on('requestfinished', closed);
    page.on('requestfailed', closed);

    const response = await page.goto(server.origin + path, {waitUntil: 'load'});
    if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status() ?? 'nothing'}: is it built?`);
    const start = Date.now();
    while (open > 0 || Date.now() - last < QUIET_MS) {
      if (Date.now() - start > PATIENCE_MS) throw new Error(`${path} is still loading after ${PATIENCE_MS / 1000} s`);
      await page.waitForTimeout(50);
    }
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false', undefined, {timeout: PATIENCE_MS});

    const sum = {html: 0, css: 0, js: 0, fonts: 0, requests: 0, thirdParty: 0};
    const seen = new Set<string>();
    for (const request of requests) {
      const url = request.url();
      if (!url.startsWith('http') || seen.has(url) || (await isPrefetch(request))) continue;
      seen.add(url);
      if (!url.startsWith(server.origin)) {
        sum.thirdParty++;
        continue;
      }
      sum.requests++;
      const kind = KINDS[request.resourceType()];
      if (kind) sum[kind] += await server.size(url);
    }
    const cls = await page.evaluate(() => (window as unknown as {layoutShift: {cls: number}}).layoutShift.cls);
    return {...sum, cls: Math.round(cls * 1000) / 1000};
  } finally {
    await context.close();
  }
}
