import type {Answer, Question} from '../core/answer.ts';
import {Engine} from '../core/engine.ts';
import {PACKAGE_FORMAT, type Heads, type Manifest, type TextFile, type WordFile} from '../core/package.ts';
import {getJson, MissingFile} from './files.ts';

export interface SessionOptions {
  readonly language: string;
  /** Address of the folder with the language's search files, with a slash at the end. */
  readonly folder: string;
  readonly origin: string;
}

/** What became of what an answer had to do without; `read` when the text of pages has come that it was to show and could not. */
export type TextEnd = 'here' | 'missing' | 'read';

/** How long an answer waits for the words of the text before it makes do with headings: what nobody calls slow. */
const WORDS_PATIENCE = 300;
/** How long it waits for the text of the pages that it shows. */
const TEXT_PATIENCE = 500;
/** A pause in typing from which on texts are fetched: what a key before the last would show is not. */
const PAUSE = 60;
/** A file that the manifest names is gone or damaged, and the manifest still names it: no use in looking sooner. */
const LOOK_AGAIN = 300_000;

const pause = (time: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, time));
const within = <T>(promise: Promise<T>, time: number): Promise<T | undefined> => Promise.race([promise, pause(time)]);

/** One language's search, from the files of the site. Runs in the worker, or in the page where there can be none. */
export class Session {
  private readonly files = new Map<string, Promise<unknown>>();
  private opening: Promise<Engine> | undefined;
  private manifest: Manifest | undefined;
  /** The question that was asked last. */
  private latest: Promise<Answer> | undefined;
  private turn = 0;
  /** A file that the manifest names is gone or damaged: perhaps a newer build has replaced it. */
  private suspect = false;
  private lookedAt = -Infinity;

  /** `tell` is called once what an answer had to do without has come, or has failed: the same question has a better answer then. */
  constructor(
    private readonly options: SessionOptions,
    private readonly tell: (end: TextEnd) => void = () => {},
  ) {}

  /** The answer to a question, or to a later one where that was asked before the answer was ready: nobody waits for the first any more. */
  search(question: Question): Promise<Answer> {
    const turn = ++this.turn;
    return (this.latest = this.answer(question, () => turn !== this.turn));
  }

  private async answer(question: Question, isStale: () => boolean): Promise<Answer> {
    // Keys that were pressed meanwhile come in first.
    await pause(0);
    if (!isStale() && this.suspect) await this.look();
    const engine = await this.open();
    if (isStale()) return await this.latest!;
    let words: boolean | undefined;
    const coming = engine
      .need(
        question.query,
        (name) => this.getFile<WordFile>(name),
        (error) => this.distrust(error),
      )
      .then((isHere) => (words = isHere));
    await within(coming, WORDS_PATIENCE);
    if (isStale()) return await this.latest!;
    const isProvisional = words === undefined;
    const late = new Set<Promise<unknown>>();
    const answer = await engine.search(question, (name) => this.getText(name, isStale, late), isProvisional);
    if (isStale()) return await this.latest!;
    // After the answer that it completes.
    if (isProvisional) void coming.then((isHere) => setTimeout(() => isStale() || this.tell(isHere ? 'here' : 'missing')));
    if (late.size) void Promise.all(late).then(() => this.tell('read'));
    return answer;
  }

  /** Gets the headings. */
  open(): Promise<Engine> {
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
    const heads = (await getJson(folder + manifest.heads, 'hashed')) as Heads;
    const engine = new Engine(heads, this.options.origin);
    this.manifest = manifest;
    return engine;
  }

  private async readManifest(): Promise<Manifest> {
    return (await getJson(`${this.options.folder}manifest.json`, 'fresh')) as Manifest;
  }

  /**
   * A file of the package; `undefined` where it cannot be had. One that is gone or damaged does not come back, but may mean
   * that the site was published anew; what the network lost is asked for again by the next question.
   */
  private getFile<T>(name: string): Promise<T | undefined> {
    let file = this.files.get(name) as Promise<T | undefined> | undefined;
    if (!file) {
      file = (getJson(this.options.folder + name, 'hashed') as Promise<T>).catch((error: unknown) => {
        if (error instanceof MissingFile && error.isGone) this.distrust(error);
        else this.files.delete(name);
        return undefined;
      });
      this.files.set(name, file);
    }
    return file;
  }

  private distrust(error: unknown): void {
    console.warn(error);
    this.suspect = true;
  }

  /** A text file; `undefined` where it is late, and then it is noted among those that are. */
  private async getText(name: string, isStale: () => boolean, late: Set<Promise<unknown>>): Promise<TextFile | undefined> {
    if (!this.files.has(name)) await pause(PAUSE);
    if (isStale()) return undefined;
    const wanted = this.getFile<TextFile>(name);
    let isThere = false;
    void wanted.then(() => (isThere = true));
    return await within(wanted, TEXT_PATIENCE).finally(() => isThere || late.add(wanted));
  }

  /** Whether the manifest names other files than those in use: then everything is opened anew. */
  private async look(): Promise<void> {
    this.suspect = false;
    const now = performance.now();
    if (now - this.lookedAt < LOOK_AGAIN) return;
    this.lookedAt = now;
    const manifest = await this.readManifest().catch(() => undefined);
    if (!manifest) this.lookedAt = -Infinity;
    if (!manifest || manifest.heads === this.manifest?.heads) return;
    this.opening = undefined;
    this.files.clear();
  }
}
