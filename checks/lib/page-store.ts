import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {codeHash} from '../../plugins/built-pages/code-hash.ts';
import {extract} from './extract.ts';
import type {PageFacts} from './facts.ts';
import {findPages, pageFileOf, type PageFile} from '../../site/page-files.ts';

/** A page with its text and what was read from it. */
export interface Page extends PageFile {
  readonly text: string;
  readonly facts: PageFacts;
}

/** A worker does not inherit tsx from the process that starts it. */
const WORKER = `
import('tsx/cjs/api').then(async (cjs) => {
  cjs.register();
  (await import('tsx/esm/api')).register();
  await import(require('node:worker_threads').workerData.url);
});
`;

/** Under this many unread pages a worker costs more than it saves. */
const WORTH_WORKERS = 24;

/**
 * The pages of a site, each read once. What was read is kept on disk by the hash of the text and of the code that reads,
 * so that a second run of the checks parses only what has changed.
 */
export class PageStore {
  readonly #root: string;
  readonly #pages = new Map<string, Promise<Page | undefined>>();
  readonly #cacheFile: string | undefined;
  #cache: Map<string, PageFacts> | undefined;
  readonly #used = new Map<string, PageFacts>();
  #all: readonly PageFile[] | undefined;

  constructor(root: string, {cache = true}: {cache?: boolean} = {}) {
    this.#root = root;
    this.#cacheFile = cache ? path.join(root, '.cache/checks/pages.jsonl') : undefined;
  }

  /** Every page file of the site. */
  get files(): readonly PageFile[] {
    this.#all ??= findPages(this.#root);
    return this.#all;
  }

  /** A page by its file; `undefined` where there is no such page. */
  get(file: string): Promise<Page | undefined> {
    let page = this.#pages.get(file);
    if (!page) {
      page = this.#read(file);
      this.#pages.set(file, page);
    }
    return page;
  }

  /** Several pages, read in workers where many are new. */
  async getAll(files: readonly string[]): Promise<Page[]> {
    await this.#readAhead(files.filter((file) => !this.#pages.has(file)));
    const pages = await Promise.all(files.map((file) => this.get(file)));
    return pages.filter((page) => page !== undefined);
  }

  /** Writes down what was read, for the next run. */
  save(): void {
    if (!this.#cacheFile || !this.#used.size) return;
    const all = new Map([...(this.#cache ?? []), ...this.#used]);
    // Old versions of pages would pile up: a full run keeps what it used, a partial one what there is, up to a bound.
    const kept = this.#used.size >= this.files.length || all.size > 6000 ? this.#used : all;
    fs.mkdirSync(path.dirname(this.#cacheFile), {recursive: true});
    const temporary = `${this.#cacheFile}.${process.pid}`;
    fs.writeFileSync(temporary, [...kept].map(([key, facts]) => `${key}\t${JSON.stringify(facts)}\n`).join(''));
    fs.renameSync(temporary, this.#cacheFile);
  }

  async #read(file: string): Promise<Page | undefined> {
    const page = pageFileOf(file);
    const at = path.join(this.#root, file);
    if (!page || !fs.existsSync(at)) return undefined;
    const text = fs.readFileSync(at, 'utf8').replace(/\r\n?/g, '\n');
    const key = keyOf(text);
    const facts = this.#cached(key) ?? (await extract(text, file));
    this.#used.set(key, facts);
    return {...page, text, facts};
  }

  #cached(key: string): PageFacts | undefined {
    if (!this.#cache) {
      this.#cache = new Map();
      if (this.#cacheFile && fs.existsSync(this.#cacheFile)) {
        for (const line of fs.readFileSync(this.#cacheFile, 'utf8').split('\n')) {
          const tab = line.indexOf('\t');
          // A cache cut short by a killed run is no reason to fail.
          try {
            if (tab > 0) this.#cache.set(line.slice(0, tab), JSON.parse(line.slice(tab + 1)) as PageFacts);
          } catch {
            continue;
          }
        }
      }
    }
    return this.#used.get(key) ?? this.#cache.get(key);
  }

  /** Parses unread pages in as many workers as there are processors, and puts the results where `#read` finds them. */
  async #readAhead(files: readonly string[]): Promise<void> {
    const fresh = files.flatMap((file) => {
      const at = path.join(this.#root, file);
      if (!pageFileOf(file) || !fs.existsSync(at)) return [];
      const text = fs.readFileSync(at, 'utf8').replace(/\r\n?/g, '\n');
      const key = keyOf(text);
      return this.#cached(key) ? [] : [{key, file, text}];
    });
    if (fresh.length < WORTH_WORKERS) return;
    const count = Math.max(1, Math.min(4, os.availableParallelism()));
    // Long pages first, dealt out in turn, so that no worker is left with all the long ones.
    fresh.sort((a, b) => b.text.length - a.text.length);
    const hands = Array.from({length: count}, (_, hand) => fresh.filter((__, index) => index % count === hand));
    await Promise.all(
      hands.map(
        (pages) =>
          new Promise<void>((resolve, reject) => {
            const worker = new Worker(WORKER, {eval: true, workerData: {pages, url: new URL('./extract-worker.ts', import.meta.url).href}});
            worker.on('message', ({key, facts}: {key: string; facts: PageFacts}) => this.#used.set(key, facts));
            worker.on('error', reject);
            worker.on('exit', () => resolve());
          }),
      ),
    );
  }
}

let reader: string | undefined;

/** The hash of a page's text and of the code that reads it. */
function keyOf(text: string): string {
  reader ??= codeHash(new URL('./extract.ts', import.meta.url));
  return createHash('sha256').update(reader).update(text).digest('hex').slice(0, 24);
}
