// How long a phone waits for the search: from the tap on the box to the first results and to the whole answer, cold.
//   npm run bench:phone [-- <build directory>] [--rounds 3] [--language ru]
// The phone: all threads of the page at a quarter of this machine's speed (the process is stopped three quarters of the
// time, since the browser's own throttle leaves workers alone), 1.6 Mbit/s for all connections together, 150 ms there and back.
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {parseArgs, promisify} from 'node:util';
import zlib from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {chromiumPath} from '../../scripts/programs.ts';
import {serve} from '../../scripts/serve.ts';
import {locales} from '../../site/locales.ts';

const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const PIECE = 2000;
/** Milliseconds that the page's process runs, and is stopped, in turn. */
const RUNS = 10;
const STOPS = 30;
/** A finger that is quick. */
const KEY = 120;
/** Without a change for so long, an answer is the whole one. */
const REST = 5000;

const QUERIES: Readonly<Record<string, string>> = {en: 'bounce', mandarin: '弹回', ru: 'возврат'};
const PAGE = 'v3/documentation/data-formats/tlb/cell-boc';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {rounds: {type: 'string', default: '3'}, language: {type: 'string'}},
});

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
const brotli = promisify(zlib.brotliCompress);

/** A line in front of a site: what it lets through is compressed, late and slow, one piece after the other. */
async function slowLine(origin: string): Promise<{url: string; close: () => void; isSlow: boolean}> {
  const line = {url: '', isSlow: false, close: (): void => void server.close()};
  const packed = new Map<string, Promise<{status: number; headers: Record<string, string>; body: Buffer}>>();
  const get = async (path: string): Promise<{status: number; headers: Record<string, string>; body: Buffer}> => {
    const response = await fetch(origin + path, {redirect: 'manual', headers: {'accept-encoding': 'identity'}});
    const plain = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    delete headers.connection;
    if (!/text|json|javascript|svg|wasm/.test(headers['content-type'] ?? '')) return {status: response.status, headers, body: plain};
    return {status: response.status, headers: {...headers, 'content-encoding': 'br'}, body: await brotli(plain)};
  };
  let isFree = Promise.resolve();
  const server = http.createServer((request, response) => {
    void (async () => {
      const path = request.url!;
      if (!packed.has(path)) packed.set(path, get(path));
      const {status, headers, body} = await packed.get(path)!;
      if (line.isSlow) await pause(LATENCY);
      response.writeHead(status, headers);
      for (let at = 0; at < body.length; at += PIECE) {
        const piece = body.subarray(at, at + PIECE);
        if (line.isSlow) await (isFree = isFree.then(() => pause((1000 * piece.length) / BYTES_PER_SECOND)));
        response.write(piece);
      }
      response.end();
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}

/** Slows all processes that draw pages, until the returned function is called. */
async function slowDown(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({type}) => type === 'renderer').map(({id}) => id);
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of ids)
      try {
        process.kill(id, name);
      } catch {
        // It is gone.
      }
  };
  let isOver = false;
  void (async () => {
    while (!isOver) {
      signal('SIGSTOP');
      await pause(STOPS);
      signal('SIGCONT');
      await pause(RUNS);
    }
  })();
  return () => {
    isOver = true;
    signal('SIGCONT');
  };
}

interface Times {
  readonly open: number;
  readonly typed: number;
  readonly first: number;
  readonly whole: number;
}

/** Notes in the page when what is shown for this query changes; times are the page's own. */
function watch(query: string): void {
  const seen = {tap: 0, open: 0, typed: 0, first: 0, whole: 0};
  Object.assign(window, {seen});
  let before = '';
  document.addEventListener('pointerdown', () => (seen.tap ||= performance.now()), true);
  new MutationObserver(() => {
    const now = performance.now();
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (input) seen.open ||= now;
    if (input?.value !== query) return;
    seen.typed ||= now;
    const shown = [...document.querySelectorAll('.DocSearch-Hit a, .search-note')].map((one) => one.outerHTML).join('');
    if (!shown || shown === before) return;
    before = shown;
    // The answer to the beginning of the word is still there when its last letter is typed.
    if (!shown.includes('<mark')) return;
    seen.first ||= now;
    seen.whole = now;
  }).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}

const seenIn = (page: Page): Promise<Times & {tap: number}> =>
  page.evaluate(() => (window as unknown as {seen: Times & {tap: number}}).seen);

async function measure(url: string, line: {isSlow: boolean}, query: string): Promise<Times> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.evaluate(watch, query);
    line.isSlow = true;
    const stop = await slowDown(browser);
    try {
      await page.locator('.DocSearch-Button').tap();
      await page.locator('.DocSearch-Input').waitFor();
      await page.keyboard.type(query, {delay: KEY});
      let seen = await seenIn(page);
      for (let last = -1; !seen.whole || seen.whole !== last; seen = await seenIn(page)) {
        last = seen.whole;
        await pause(REST);
      }
      return {open: seen.open - seen.tap, typed: seen.typed - seen.tap, first: seen.first - seen.tap, whole: seen.whole - seen.tap};
    } finally {
      stop();
      line.isSlow = false;
    }
  } finally {
    await browser.close();
  }
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

async function main(): Promise<void> {
  const server = await serve({dir: positionals[0] ?? 'build', port: 0, host: '127.0.0.1'});
  const line = await slowLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  console.log('ms from the tap, median: box open, typed, first results, whole answer');
  for (const {name, baseUrl} of locales) {
    if (values.language && values.language !== name) continue;
    const times: Times[] = [];
    // The first round fills the line's cache of what it compressed.
    for (let round = 0; round <= Number(values.rounds); round++) {
      const found = await measure(line.url + baseUrl + PAGE, line, QUERIES[name]!);
      if (round) times.push(found);
    }
    const row = (['open', 'typed', 'first', 'whole'] as const).map((part) => Math.round(median(times.map((one) => one[part]))));
    console.log(`${name.padEnd(9)} ${row.map((time) => String(time).padStart(6)).join(' ')}`);
  }
  line.close();
  server.close();
}

void main();
