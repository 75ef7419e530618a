// Which addresses outside the site are dead. Knows nothing of pages; `cli.ts` brings their links.

/** An address without its fragment, and the pages that have it. */
export type Places = ReadonlyMap<string, readonly string[]>;

export interface Dead {
  readonly url: string;
  readonly reason: string;
  readonly places: readonly string[];
}

/** What `fetch` does, as far as it is needed here. */
export type Ask = (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;

const TIMEOUT = 20_000;
const AT_ONCE = 8;
/** Refusals of robots and limits of a busy moment: the page is there for a reader. */
const ALIVE = new Set([401, 403, 405, 429, 503, 999]);

/** Every outside address in `links`, with the files in which it stands. */
export function collect(links: Iterable<{readonly file: string; readonly url: string}>): Places {
  const places = new Map<string, string[]>();
  for (const {file, url} of links) {
    if (!url.startsWith('https://')) continue;
    const address = url.replace(/#.*$/, '');
    const files = places.get(address) ?? [];
    if (!files.includes(file)) files.push(file);
    places.set(address, files);
  }
  return places;
}

/** Why an address is dead; `undefined` for one that answers. A failure is tried once more, with GET. */
async function reasonOf(url: string, ask: Ask): Promise<string | undefined> {
  let reason = '';
  for (const method of ['HEAD', 'GET']) {
    try {
      const {status} = await ask(url, {method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT)});
      if (status < 400 || ALIVE.has(status)) return undefined;
      reason = `status ${status}`;
    } catch (error) {
      reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
    }
  }
  return reason;
}

/** Asks all addresses, eight at a time; the dead ones in alphabetical order. */
export async function deadLinks(places: Places, ask: Ask = fetch): Promise<Dead[]> {
  const waiting = [...places];
  const dead: Dead[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, files] = next;
      const reason = await reasonOf(url, ask);
      if (reason !== undefined) dead.push({url, reason, places: files});
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return dead.sort((a, b) => a.url.localeCompare(b.url));
}

/** The body of the issue. */
export const report = (dead: readonly Dead[]): string =>
  dead.map(({url, reason, places}) => `- [ ] ${url} (${reason})\n${places.map((file) => `  - \`${file}\`\n`).join('')}`).join('');
