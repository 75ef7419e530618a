import type {Question, Result} from '../core/answer.ts';
import {Engine} from '../core/engine.ts';
import {toHit} from '../core/hit.ts';
import {PACKAGE_FORMAT, type Heads, type Manifest, type PageText} from '../core/package.ts';
import {cleanQuery} from '../core/query.ts';
import {getFile, getJson, MissingFile} from './files.ts';

export interface SessionOptions {
  readonly language: string;
  /** Address of the folder with the language's search files, with a slash at the end. */
  readonly folder: string;
  readonly origin: string;
}

/** How long an answer waits for the text of all pages before it makes do with headings. */
const POSTINGS_PATIENCE = 1500;
/** How long it waits for the text of the pages that it shows. */
const TEXT_PATIENCE = 1500;

const within = <T>(promise: Promise<T>, time: number): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, time))]);

/** One language's search, from the files of the site. Runs in the worker, or in the page where there can be none. */
export class Session {
  private readonly texts = new Map<string, Promise<PageText | undefined>>();
  private opening: Promise<Engine> | undefined;
  private postings: Promise<void> | undefined;
  /** A newer build has replaced the files; look again at what there is. */
  private outdated = false;

  constructor(private readonly options: SessionOptions) {}

  /** Gets the headings and, after them, the postings. */
  async warm(): Promise<void> {
    await this.open();
  }

  async search(question: Question): Promise<Result> {
    const start = performance.now();
    if (this.outdated) this.forget();
    const engine = await this.open();
    if (this.postings) await within(this.postings, POSTINGS_PATIENCE);
    const {query, page, hitsPerPage, tags, area, kind, pre, post, width, ellipsis} = question;
    const answer = await engine.search({query, page, hitsPerPage, filters: {tags, area, kind}}, (name) => this.text(name));
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
      partial: answer.partial,
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
    const manifest = (await getJson(`${folder}manifest.json`, 'fresh')) as Manifest;
    if (manifest.format !== PACKAGE_FORMAT)
      throw new MissingFile(`${folder}manifest.json`, `format ${manifest.format}, this page reads ${PACKAGE_FORMAT}`);
    if (manifest.language !== language)
      throw new MissingFile(`${folder}manifest.json`, `language ${manifest.language}, expected ${language}`);
    if (!manifest.sections) throw new MissingFile(`${folder}manifest.json`, 'no records');
    // Both at once; the headings are an answer by themselves.
    const postings = getFile(folder + manifest.postings, 'hashed').then(async (response) => new Uint8Array(await response.arrayBuffer()));
    postings.catch(() => {});
    const engine = new Engine((await getJson(folder + manifest.heads, 'hashed')) as Heads);
    this.postings = postings
      .then((bytes) => engine.addText(bytes))
      .catch((error: unknown) => {
        console.warn(error);
        // Ask again with the next question, after this one was answered by headings.
        this.outdated = true;
      })
      .finally(() => {
        this.postings = undefined;
      });
    return engine;
  }

  private text(name: string): Promise<PageText | undefined> {
    let text = this.texts.get(name);
    if (!text) {
      text = getJson(`${this.options.folder}text/t.${name}.json`, 'hashed').then(
        (json) => json as PageText,
        (error: unknown) => {
          // Not to be had now; perhaps later. A file that is gone means that the site was published anew.
          this.texts.delete(name);
          if (error instanceof MissingFile && error.message.endsWith(': 404')) this.outdated = true;
          return undefined;
        },
      );
      this.texts.set(name, text);
    }
    return within(text, TEXT_PATIENCE);
  }

  private forget(): void {
    this.outdated = false;
    this.opening = undefined;
    this.postings = undefined;
    this.texts.clear();
  }
}
