import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from '../../plugins/built-pages/code-hash.ts';
import type {Checker, Result, Source} from './checker.ts';

/** What tools said of sources, by the hash of all that decides it; kept on disk between runs. */
export class ResultCache {
  readonly #file: string;
  readonly #results = new Map<string, Result>();
  readonly #used = new Set<string>();
  /** A change of the code that runs the tools makes every result old. */
  readonly #code = codeHash(new URL('./languages/index.ts', import.meta.url), ['.']);

  constructor(root: string) {
    this.#file = path.join(root, '.cache/samples/results.jsonl');
    if (!fs.existsSync(this.#file)) return;
    for (const line of fs.readFileSync(this.#file, 'utf8').split('\n')) {
      const tab = line.indexOf('\t');
      if (tab > 0) this.#results.set(line.slice(0, tab), JSON.parse(line.slice(tab + 1)) as Result);
    }
  }

  key(checker: Checker, version: string, source: Source): string {
    return createHash('sha256')
      .update(JSON.stringify([this.#code, checker.languages[0], version, source]))
      .digest('hex')
      .slice(0, 32);
  }

  get(key: string): Result | undefined {
    this.#used.add(key);
    return this.#results.get(key);
  }

  set(key: string, result: Result): void {
    this.#used.add(key);
    this.#results.set(key, result);
  }

  /** Writes the results down. After a run over the whole site only those that it used are kept. */
  save(whole: boolean): void {
    const kept = whole ? [...this.#results].filter(([key]) => this.#used.has(key)) : [...this.#results];
    writeWhole(this.#file, kept.map(([key, result]) => `${key}\t${JSON.stringify(result)}\n`).join(''));
  }
}

/** Writes a file so that no reader ever sees half of it. */
export function writeWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}
