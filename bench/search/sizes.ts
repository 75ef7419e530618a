import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Engine} from '../../src/search/core/engine.ts';
import type {Corpus} from './corpus.ts';

/** Results that an answer has. */
const HITS = 20;

const brotli = (content: string | Uint8Array): number => zlib.brotliCompressSync(content).length;

/** Bytes on the wire, with brotli where it helps. */
export interface Sizes {
  /** Script of the worker and of what asks it. */
  readonly script: number;
  readonly heads: number;
  readonly postings: number;
  readonly names: number;
  /** Text that a first answer loads, and the rest of what the whole answer to it loads. */
  readonly texts: number;
  readonly moreTexts: number;
  /** Until headings can be searched and shown. */
  readonly first: number;
  /** Until everything can be searched. */
  readonly whole: number;
}

/** The scripts that search alone loads, by what their file names begin with or what only they say. */
const SCRIPTS: Record<string, (name: string, source: string) => boolean> = {
  worker: (name) => name.startsWith('src_search_worker_worker_ts'),
  library: (_name, source) => source.includes('serializationVersion'),
  client: (_name, source) => source.includes('search: no results can be fetched'),
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
  const postings = (files.get(manifest.postings) as Uint8Array).length;
  const names = brotli(files.get(manifest.names)!);
  const loaded = queries.map(() => new Set<string>());
  const ask = async (engine: Engine, isProvisional: boolean): Promise<number> => {
    for (const [index, query] of queries.entries()) {
      await engine.search({query, page: 0, hitsPerPage: HITS, isProvisional}, (name) => {
        loaded[index]!.add(name);
        return corpus.load(name);
      });
    }
    const bytes = loaded.reduce((sum, set) => [...set].reduce((part, name) => part + brotli(files.get(name)!), sum), 0);
    return bytes / Math.max(1, queries.length);
  };
  const texts = await ask(corpus.open('headings'), true);
  const moreTexts = (await ask(corpus.open(), false)) - texts;
  const first = script + heads + texts;
  return {script, heads, postings, names, texts, moreTexts, first, whole: first + postings + names};
}
