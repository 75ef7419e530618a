import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {questionOf, type Corpus} from './corpus.ts';

/** Results that an answer has. */
const HITS = 20;

const brotli = (content: string): number => zlib.brotliCompressSync(content).length;

/** Bytes on the wire, with brotli; texts and words are those that a question loads on the average. */
export interface Sizes {
  /** Script of the worker and of what asks it. */
  readonly script: number;
  readonly heads: number;
  /** The files of words that a question needs. */
  readonly words: number;
  /** All files of words. */
  readonly allWords: number;
  /** The text that an answer shows, or is ordered by. */
  readonly texts: number;
  /** Until headings can be searched and shown, without text. */
  readonly first: number;
  /** Until the question is answered from everything. */
  readonly whole: number;
}

/** The scripts that search alone loads, by what their file names begin with or what only they say. */
const SCRIPTS: Record<string, (name: string, source: string) => boolean> = {
  worker: (name) => name.startsWith('src_search_worker_worker_ts'),
  client: (_name, source) => source.includes('search: the worker does not run'),
};

/**
 * The scripts of a search: the worker, the library, and the chunk that starts the worker, which the bundler writes once for
 * each place that imports it: the largest counts. Throws where one is missing, since nothing would be measured then.
 */
export function scriptSize(buildDir: string): number {
  const dir = path.join(buildDir, 'assets/js');
  const scripts = fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, source: fs.readFileSync(path.join(dir, name), 'utf8')}));
  return Object.entries(SCRIPTS).reduce((sum, [part, fits]) => {
    const found = scripts.filter(({name, source}) => fits(name, source));
    if (!found.length) throw new Error(`${dir}: no script is the ${part} of search; mend SCRIPTS in bench/search/sizes.ts`);
    return sum + Math.max(...found.map(({source}) => brotli(source)));
  }, 0);
}

/** What a corpus costs to search. Texts are those that the answers to these queries load on the average. */
export async function sizesOf(corpus: Corpus, script: number, queries: readonly string[]): Promise<Sizes> {
  const {files, manifest} = corpus.built;
  const heads = brotli(files.get(manifest.heads)!) + brotli(files.get('manifest.json')!);
  const sizes = new Map([...files].map(([name, content]) => [name, brotli(content)]));
  const sum = (list: Iterable<string>): number => [...list].reduce((total, name) => total + sizes.get(name)!, 0);
  let [words, texts] = [0, 0];
  for (const query of queries) {
    const engine = corpus.open();
    const [wanted, shown] = [new Set<string>(), new Set<string>()];
    await engine.need(
      query,
      (name) => {
        wanted.add(name);
        return corpus.loadWords(name);
      },
      console.error,
    );
    await engine.search(questionOf(query, HITS), (name) => {
      shown.add(name);
      return corpus.load(name);
    });
    words += sum(wanted) / queries.length;
    texts += sum(shown) / queries.length;
  }
  const allWords = sum([...files.keys()].filter((name) => name.startsWith('words/')));
  const first = script + heads;
  return {script, heads, words, allWords, texts, first, whole: first + words + texts};
}
