import {createHash} from 'node:crypto';
import {
  gapsOf,
  PACKAGE_FORMAT,
  textFileName,
  wordFileName,
  type Heads,
  type HeadPage,
  type Manifest,
  type TextFile,
  type WordFile,
} from '../../src/search/core/package.ts';
import {entryKind, headingOf, splitUrl, type SearchRecord} from '../../src/search/core/record.ts';
import {cutSynonyms, type Synonyms} from '../../src/search/core/synonyms.ts';
import {terms} from '../../src/search/core/tokens.ts';

/** The files of a language, by their path under `search/`. */
export interface BuiltPackage {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string>;
}

interface PageRecords {
  readonly path: string;
  readonly records: readonly SearchRecord[];
}

/** The static package of one language. The same records give the same bytes. */
export function buildPackage(language: string, records: readonly SearchRecord[], synonyms: Synonyms): BuiltPackage {
  const files = new Map<string, string>();
  /** Adds a file under a name that holds a hash of its content, and gives the hash. */
  const add = (nameOf: (hash: string) => string, value: object): string => {
    const content = JSON.stringify(value);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    files.set(nameOf(hash), content);
    return hash;
  };
  const pages = byPage(records);
  const asked = pages.map((page) => page.records[0]!.asked ?? []);
  const headings = pages.flatMap((page, number) => [...page.records.map(titleOf), ...asked[number]!].map(titleTerms));
  const contexts = pages.map(({path, records: [first]}) => titleTerms(`${path.split('/').slice(-2).join(' ')}\n${first!.hierarchy.lvl0}`));
  const texts = pages.flatMap((page, number) => [
    ...page.records.map(({content, code}) => new Set(terms(`${content}\n${code}`))),
    ...asked[number]!.map(() => new Set<string>()),
  ]);
  const inHeadings = postingsOf(headings);
  const inContexts = postingsOf(contexts);
  const titleWords = [...new Set([...inHeadings.keys(), ...inContexts.keys()])].sort();
  let section = 0;
  const heads: Heads = {
    format: PACKAGE_FORMAT,
    language,
    pages: pages.map((page, number): HeadPage => {
      const [first] = page.records;
      const lengths = page.records.map((_, at) => texts[section + at]!.size);
      section += page.records.length + asked[number]!.length;
      return {
        path: page.path,
        category: first!.hierarchy.lvl0,
        tag: first!.docusaurus_tag,
        area: first!.area,
        kind: first!.kind,
        entries: entryKind(page.path),
        popularity: first!.popularity || undefined,
        titles: [...page.records.map(titleOf), ...asked[number]!],
        levels: page.records.map(({type}) => type.slice(3)).join('') + '0'.repeat(asked[number]!.length),
        lengths,
        texts: textsOf(page).map((text) => [add(textFileName, text), text.length]),
      };
    }),
    terms: titleWords,
    headings: titleWords.map((term) => gapsOf(inHeadings.get(term) ?? [])),
    contexts: titleWords.map((term) => gapsOf(inContexts.get(term) ?? [])),
    words: wordsOf(postingsOf(texts)).map((file) => [file.terms[0]!, add(wordFileName, file)]),
    synonyms: cutSynonyms(synonyms),
  };
  const name = (hash: string): string => `heads.${hash}.json`;
  const manifest: Manifest = {
    format: PACKAGE_FORMAT,
    language,
    pages: pages.length,
    sections: records.length,
    heads: name(add(name, heads)),
  };
  files.set('manifest.json', JSON.stringify(manifest));
  return {manifest, files};
}

const titleOf = (record: SearchRecord): string => headingOf(record).replace(/\n/g, ' ');

/** Pages in the order of their addresses, sections in the order of reading. */
function byPage(records: readonly SearchRecord[]): PageRecords[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const {path} = splitUrl(record.url);
    const list = pages.get(path);
    if (list) list.push(record);
    else pages.set(path, [record]);
  }
  return [...pages]
    .map(([path, list]) => ({path, records: list.sort((a, b) => a.position - b.position)}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Characters of a text file, about: a long page is not fetched for one of its sections. With 3,000 a first answer takes half of what it took with 12,000. */
const PIECE = 3_000;

/** The text of a page, in pieces of bearable size. */
function textsOf(page: PageRecords): TextFile[] {
  const pieces: TextFile[number][][] = [[]];
  let characters = 0;
  for (const record of page.records) {
    const length = record.content.length + record.code.length;
    if (characters > 0 && characters + length > PIECE) {
      pieces.push([]);
      characters = 0;
    }
    characters += length;
    pieces.at(-1)!.push([splitUrl(record.url).fragment, record.content, record.code]);
  }
  return pieces;
}

/** Different terms of a title or a name; of stop words alone it is a name itself: `AND`, `IF`. */
function titleTerms(title: string): Set<string> {
  const found = new Set(terms(title, {singles: true}));
  return found.size ? found : new Set(terms(title, {singles: true, keepStopWords: true}));
}

/** The texts that have each term, by their place. */
function postingsOf(texts: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  texts.forEach((found, place) => {
    for (const term of found) {
      const list = postings.get(term);
      if (list) list.push(place);
      else postings.set(term, [place]);
    }
  });
  return postings;
}

/**
 * Characters of a file of words, about. A question needs one to five of these files: smaller ones are more requests and
 * compress less well, larger ones hold more that was not asked for.
 */
const STRETCH = 30_000;

/** The words of the text of all pages, cut at places of the alphabet. */
function wordsOf(postings: ReadonlyMap<string, readonly number[]>): WordFile[] {
  const files: {format: number; terms: string[]; sections: number[][]}[] = [];
  let characters = Infinity;
  for (const term of [...postings.keys()].sort()) {
    if (characters > STRETCH) {
      files.push({format: PACKAGE_FORMAT, terms: [], sections: []});
      characters = 0;
    }
    const gaps = gapsOf(postings.get(term)!);
    characters += JSON.stringify([term, gaps]).length;
    files.at(-1)!.terms.push(term);
    files.at(-1)!.sections.push(gaps);
  }
  return files;
}
