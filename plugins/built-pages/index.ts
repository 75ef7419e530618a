import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {codeHash} from './code-hash.ts';
import type {Digest} from './digest.ts';
import {keepDigest, withoutBundle, type Unread} from './keep.ts';
import {tsWorker} from './ts-worker.ts';

export type {Digest};

/** Where digests are kept, below the root of the site. */
const CACHE = '.cache/built-pages';
/** Under this many unread pages a worker costs more than it saves. */
const WORTH_WORKERS = 24;

let code: string | undefined;

/**
 * The digests of pages of a build, by file. Each is kept by the hash of the page and of the code that reads it; those that
 * are new are made in as many workers as there are processors.
 *
 * @param siteDir root of the site
 * @param build folder of the build, of all languages
 * @param files pages, relative to `build`; those that do not exist are left out
 */
export async function readPages(siteDir: string, build: string, files: Iterable<string>): Promise<Map<string, Digest>> {
  code ??= codeHash(new URL('./keep.ts', import.meta.url));
  const found = new Map<string, Digest>();
  const unread = new Map<string, Unread & {assets: readonly string[]; size: number}>();
  const add = (name: string, digest: Digest, assets: readonly string[]): void =>
    void found.set(name, {...digest, assets: [...new Set([...digest.assets, ...assets])]});
  for (const name of files) {
    const file = path.join(build, name);
    if (!fs.existsSync(file)) continue;
    const {html, assets} = withoutBundle(fs.readFileSync(file, 'utf8'));
    const key = createHash('sha256').update(code).update(html).digest('hex');
    const kept = path.join(siteDir, CACHE, name.replace(/html$/, 'json'));
    const known = readKept(kept, key);
    if (known) add(name, known, assets);
    else unread.set(name, {file, key, kept, assets, size: html.length});
  }
  if (unread.size >= WORTH_WORKERS) {
    const hands = Math.min(4, os.availableParallelism());
    // Long pages first, dealt out in turn, so that no worker is left with all the long ones.
    const pages = [...unread.values()].sort((a, b) => b.size - a.size);
    const worker = new URL('./worker.ts', import.meta.url);
    await Promise.all(
      Array.from({length: hands}, (_, hand) => tsWorker(worker, {pages: pages.filter((_page, place) => place % hands === hand)})),
    );
  }
  for (const [name, page] of unread) add(name, readKept(page.kept, page.key) ?? keepDigest(page), page.assets);
  return found;
}

/** What is kept of a page, unless it is of another state of page or code. */
function readKept(file: string, key: string): Digest | undefined {
  if (!fs.existsSync(file)) return undefined;
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as {key: string; digest: Digest};
  return kept.key === key ? kept.digest : undefined;
}

/** A language that was built: what Docusaurus tells `postBuild`. */
export interface BuiltLanguage {
  readonly siteDir: string;
  readonly outDir: string;
  /** With a slash at the end. */
  readonly baseUrl: string;
  /** Addresses with the base URL. */
  readonly routesPaths: readonly string[];
}

let latest: {outDir: string; pages: Promise<Map<string, Digest>>} | undefined;

/** The digests of all pages of a language, by address as in `routesPaths`. They are read once for all plugins that ask. */
export function pagesOf({siteDir, outDir, baseUrl, routesPaths}: BuiltLanguage): Promise<Map<string, Digest>> {
  if (latest?.outDir === outDir) return latest.pages;
  const build = path.join(outDir, path.relative(baseUrl, '/'));
  const names = new Map(routesPaths.map((route) => [route, path.relative(build, fileOf(outDir, baseUrl, route))]));
  const pages = readPages(siteDir, build, new Set(names.values())).then(
    (found) => new Map([...names].flatMap(([route, name]) => (found.has(name) ? [[route, found.get(name)!] as const] : []))),
  );
  latest = {outDir, pages};
  return pages;
}

/** Where the page of an address stands. */
export function fileOf(outDir: string, baseUrl: string, address: string): string {
  return path.join(outDir, `${decodeURI(address.slice(baseUrl.length)).replace(/\/$/, '') || 'index'}.html`);
}
