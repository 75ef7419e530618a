import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Corpus} from './corpus.ts';

const brotli = (content: string | Uint8Array): number => zlib.brotliCompressSync(content).length;

/** Bytes on the wire, with brotli where it helps. */
export interface Sizes {
  /** Script of the worker and of what asks it. */
  readonly script: number;
  readonly heads: number;
  readonly postings: number;
  /** Text of the pages of a first answer: {@link SHOWN} files of middling size. */
  readonly texts: number;
  /** Until headings can be searched and shown. */
  readonly first: number;
  /** Until everything can be. */
  readonly whole: number;
}

/** Pages of which the first answer shows something. */
const SHOWN = 8;

/** The scripts that search alone loads: the worker, and the chunk that starts it. */
export function scriptSize(buildDir: string): number {
  const dir = path.join(buildDir, 'assets/js');
  return fs
    .readdirSync(dir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(dir, name)))
    .filter((script) => script.includes('search: no results can be fetched') || script.includes('serializationVersion'))
    .reduce((sum, script) => sum + brotli(script), 0);
}

/** What a corpus costs to search. */
export function sizesOf({built: {files, manifest}}: Corpus, script: number): Sizes {
  const heads = brotli(files.get(manifest.heads)!) + brotli(files.get('manifest.json')!);
  const postings = (files.get(manifest.postings) as Uint8Array).length;
  const all = [...files]
    .filter(([name]) => name.startsWith('text/'))
    .map(([, content]) => brotli(content))
    .sort((a, b) => a - b);
  const texts = SHOWN * (all[Math.floor(all.length / 2)] ?? 0);
  return {script, heads, postings, texts, first: script + heads + texts, whole: script + heads + texts + postings};
}
