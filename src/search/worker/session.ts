import type {Question, Result} from '../core/answer.ts';
import {Engine} from '../core/engine.ts';
import {toHit} from '../core/hit.ts';
import {PACKAGE_FORMAT, type Heads, type Manifest, type Names, type PageText} from '../core/package.ts';
import {cleanQuery} from '../core/query.ts';
import {getFile, getJson, MissingFile} from './files.ts';

export interface SessionOptions {
  readonly language: string;
  /** Address of the folder with the language's search files, with a slash at the end. */
  readonly folder: string;
  readonly origin: string;
}

/** What became of the text of the pages in the end; `read` when the pieces have come that an answer was to show and could not. */
export type TextEnd = 'here' | 'missing' | 'read';

/** An answer, and whether the text of the pages is searched in it, still on its way, or not to be had. */
export interface SessionResult extends Result {
  readonly text: 'here' | 'missing' | 'coming';
}

/** How long an answer waits for the text of all pages before it makes do with headings. */
const POSTINGS_PATIENCE = 1500;
/** How long it waits for the text of the pages that it shows. */
const TEXT_PATIENCE = 1500;
/** A file that the manifest names is gone or damaged, and the manifest still names it: no use in looking sooner. */
const LOOK_AGAIN = 300_000;

const within = <T>(promise: Promise<T>, time: number): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, time))]);

const isGone = (error: unknown): boolean => error instanceof MissingFile && error.message.endsWith(': 404');

/** One language's search, from the files of the site. Runs in the worker, or in the page where there can be none. */
export class Session {
  private readonly texts = new Map<string, Promise<PageText | undefined>>();
  private opening: Promise<Engine> | undefined;
  private manifest: Manifest | undefined;
  private postings: Promise<void> | undefined;
  private names: Promise<void> | undefined;
  private textState: SessionResult['text'] = 'coming';
  /** The postings did not come, but may: the next question asks for them again. */
  private retry: (() => void) | undefined;
  private retryNames: (() => void) | undefined;
  /** The text has failed to come once: an answer without it may be the last, and is no provisional one. */
  private hasFailed = false;
  /** An answer went out while the text was on its way. */
  private owed = false;
  /** A file that the manifest names is gone or damaged: perhaps a newer build has replaced it. */
  private suspect = false;
  private lookedAt = -Infinity;

  /** `tell` is called once what an answer had to do without has come, or has failed: the same question has a better answer then. */
  constructor(
    private readonly options: SessionOptions,
    private readonly tell: (end: TextEnd) => void = () => {},
  ) {}

  /** Gets the headings and, after them, the rest of the index. */
  async warm(): Promise<void> {
    await this.open();
  }

  async search(question: Question): Promise<SessionResult> {
    const start = performance.now();
    if (this.suspect) await this.look();
    const engine = await this.open();
    this.retry?.();
    this.retryNames?.();
    if (this.postings) await within(Promise.all([this.postings, this.names]), POSTINGS_PATIENCE);
    const before = this.textState;
    const isProvisional = before === 'coming' && !this.hasFailed;
    const late = new Set<Promise<unknown>>();
    const {query, page, hitsPerPage, tags, area, kind, pre, post, width, ellipsis} = question;
    const answer = await engine.search({query, page, hitsPerPage, filters: {tags, area, kind}, isProvisional}, (name) =>
      this.text(name, late),
    );
    const text = this.textState;
    // What was waited for came, or failed, while headings were searched.
    if (text !== before && (isProvisional || text === 'here')) return await this.search(question);
    if (text === 'coming') this.owed = true;
    if (late.size) void Promise.all(late).then(() => this.tell('read'));
    const {language, origin} = this.options;
    return {
      hits: answer.found.map((found) => toHit(found, {language, origin, mark: {pre, post}, width, ellipsis})),
      nbHits: answer.total,
      page,
      nbPages: Math.ceil(answer.total / hitsPerPage),
      hitsPerPage,
      // The interface drops an answer to anything but what it asked.
      query,
      index: language,
      facets: {area: answer.counts.area, kind: answer.counts.kind},
      processingTimeMS: Math.round(performance.now() - start),
      suggestions: cleanQuery(query) ? answer.suggestions : [],
      partial: text !== 'here',
      text,
    };
  }

  private open(): Promise<Engine> {
    this.opening ??= this.load().catch((error: unknown) => {
      // The next question tries anew.
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<Engine> {
    const {folder, language} = this.options;
    const manifest = await this.readManifest();
    if (manifest.format !== PACKAGE_FORMAT)
      throw new MissingFile(`${folder}manifest.json`, `format ${manifest.format}, this page reads ${PACKAGE_FORMAT}`);
    if (manifest.language !== language)
      throw new MissingFile(`${folder}manifest.json`, `language ${manifest.language}, expected ${language}`);
    if (!manifest.sections) throw new MissingFile(`${folder}manifest.json`, 'no records');
    // All at once; the headings are an answer by themselves.
    const postings = this.getPostings(manifest);
    const names = this.getNames(manifest);
    const engine = new Engine((await getJson(folder + manifest.heads, 'hashed')) as Heads);
    this.manifest = manifest;
    this.addText(engine, manifest, postings);
    this.addNames(engine, manifest, names);
    return engine;
  }

  private async readManifest(): Promise<Manifest> {
    return (await getJson(`${this.options.folder}manifest.json`, 'fresh')) as Manifest;
  }

  private getPostings({postings}: Manifest): Promise<Uint8Array> {
    const bytes = getFile(this.options.folder + postings, 'hashed').then(async (response) => new Uint8Array(await response.arrayBuffer()));
    bytes.catch(() => {});
    return bytes;
  }

  private getNames({names}: Manifest): Promise<Names> {
    const found = getJson(this.options.folder + names, 'hashed') as Promise<Names>;
    found.catch(() => {});
    return found;
  }

  /** What readers call the pages is of use, but nothing waits for it for long and nothing fails without it. */
  private addNames(engine: Engine, manifest: Manifest, names: Promise<Names>): void {
    this.retryNames = undefined;
    const added = names
      .then((found) => engine.addNames(found))
      .catch((error: unknown) => {
        if (this.names !== added) return;
        console.warn(error);
        if (isGone(error) || !(error instanceof MissingFile)) this.suspect = true;
        else this.retryNames = () => this.addNames(engine, manifest, this.getNames(manifest));
      })
      .then(() => {
        if (this.names === added) this.names = undefined;
      });
    this.names = added;
  }

  private addText(engine: Engine, manifest: Manifest, bytes: Promise<Uint8Array>): void {
    this.textState = 'coming';
    this.retry = undefined;
    const postings = bytes.then(
      (found) => {
        if (this.postings !== postings) return;
        try {
          engine.addText(found);
          this.textState = 'here';
        } catch (error) {
          console.warn(error);
          this.suspect = true;
        }
      },
      (error: unknown) => {
        if (this.postings !== postings) return;
        console.warn(error);
        if (isGone(error)) this.suspect = true;
        else this.retry = () => this.addText(engine, manifest, this.getPostings(manifest));
      },
    );
    this.postings = postings;
    void postings.then(() => {
      if (this.postings !== postings) return;
      this.postings = undefined;
      const end = this.textState === 'here' ? 'here' : 'missing';
      this.hasFailed = end === 'missing';
      this.textState = end;
      if (!this.owed) return;
      this.owed = false;
      // After the answer that it completes.
      setTimeout(() => this.tell(end));
    });
  }

  /** A text file; `undefined` where it is late, and then it is noted among those that are. */
  private text(name: string, late: Set<Promise<unknown>>): Promise<PageText | undefined> {
    let text = this.texts.get(name);
    if (!text) {
      text = getJson(this.options.folder + name, 'hashed').then(
        (json) => json as PageText,
        (error: unknown) => {
          // A file that is gone may mean that the site was published anew; it does not come back. Others may, later.
          if (isGone(error)) this.suspect = true;
          else this.texts.delete(name);
          return undefined;
        },
      );
      this.texts.set(name, text);
    }
    const wanted = text;
    let isThere = false;
    void wanted.then(() => (isThere = true));
    return within(wanted, TEXT_PATIENCE).finally(() => isThere || late.add(wanted));
  }

  /** Whether the manifest names other files than those in use: then everything is opened anew. */
  private async look(): Promise<void> {
    this.suspect = false;
    const now = performance.now();
    if (now - this.lookedAt < LOOK_AGAIN) return;
    this.lookedAt = now;
    const used = this.manifest;
    const manifest = await this.readManifest().catch(() => undefined);
    if (!manifest) this.lookedAt = -Infinity;
    if (!manifest || (manifest.heads === used?.heads && manifest.postings === used.postings && manifest.names === used.names)) return;
    this.opening = undefined;
    this.postings = undefined;
    this.names = undefined;
    this.retry = undefined;
    this.retryNames = undefined;
    this.texts.clear();
  }
}
