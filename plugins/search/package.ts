import {createHash} from 'node:crypto';
import {digitOf, encodeNumbers, encodeWords} from '../../src/search/core/lists.ts';
import {
  lengthDigit,
  PACKAGE_FORMAT,
  textFile,
  wordFile,
  type Heads,
  type Manifest,
  type Names,
  type PageText,
  type TitleTerms,
  type WordFile,
} from '../../src/search/core/package.ts';
import {headingOf, KINDS, splitUrl, type SearchRecord} from '../../src/search/core/record.ts';
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

const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Five digits of base 36, as {@link textFile} takes them. A name that is taken by another content is passed over. */
function shortHash(content: string, isTaken: (hash: string) => boolean): string {
  for (let turn = 0; ; turn++) {
    const digest = createHash('sha256').update(content).update(String(turn)).digest();
    const found = (digest.readUInt32BE() % 36 ** 5).toString(36).padStart(5, '0');
    if (!isTaken(found)) return found;
  }
}

/** The static package of one language. The same records give the same bytes. */
export function buildPackage(language: string, records: readonly SearchRecord[], synonyms: Synonyms): BuiltPackage {
  const pages = byPage(records);
  const files = new Map<string, string>();
  const add = (name: string, value: object): string => {
    const content = JSON.stringify(value);
    const file = `${name}.${hash(content)}.json`;
    files.set(file, content);
    return file;
  };
  const texts = pages.map((page) => {
    const pieces = textsOf(page).map((piece) => {
      const content = JSON.stringify(piece);
      const name = shortHash(content, (found) => (files.get(textFile(page.path, found)) ?? content) !== content);
      files.set(textFile(page.path, name), content);
      return {name, size: piece.length};
    });
    return pieces.length === 1 ? pieces[0]!.name : pieces.map(({name, size}) => `${name}:${size}`).join(' ');
  });
  const {lengths, stretches} = wordsOf(pages);
  const words = stretches.map(([first, file], place) => {
    const content = JSON.stringify(file);
    files.set(wordFile(place, hash(content)), content);
    return `${first} ${hash(content)}`;
  });
  const heads = add('heads', headsOf(language, pages, texts, lengths, words, synonyms));
  const names = add('names', namesOf(pages));
  const manifest: Manifest = {format: PACKAGE_FORMAT, language, pages: pages.length, sections: records.length, heads, names};
  files.set('manifest.json', JSON.stringify(manifest));
  return {manifest, files};
}

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
function textsOf(page: PageRecords): PageText[] {
  const pieces: PageText[number][][] = [[]];
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

function headsOf(
  language: string,
  pages: readonly PageRecords[],
  texts: readonly string[],
  lengths: readonly number[],
  words: readonly string[],
  synonyms: Synonyms,
): Heads {
  const firsts = pages.map(({records}) => records[0]!);
  const categories = [...new Set(firsts.map(({hierarchy}) => hierarchy.lvl0))].sort();
  const tags = [...new Set(firsts.map(({docusaurus_tag}) => docusaurus_tag))].sort();
  const level = ({type}: SearchRecord): string => type.slice(3);
  const titles = pages.flatMap(({records}) => records.map((record) => headingOf(record).replace(/\n/g, ' ')));
  return {
    format: PACKAGE_FORMAT,
    language,
    paths: pages.map(({path}) => path).join('\n'),
    texts: texts.join('\n'),
    category: firsts.map(({hierarchy}) => categories.indexOf(hierarchy.lvl0)),
    categories,
    tag: firsts.map(({docusaurus_tag}) => tags.indexOf(docusaurus_tag)),
    tags,
    popularity: firsts.flatMap(({popularity}, page) => (popularity ? [page, popularity] : [])),
    kinds: firsts.map(({kind}) => KINDS.indexOf(kind)).join(''),
    levels: pages.map(({records}) => records.map(level).join('')).join('\n'),
    titles: titles.join('\n'),
    terms: titleTerms(
      titles,
      pages.map(({path}) => path.split('/').slice(-2).join(' ')),
      firsts.map(({hierarchy}) => hierarchy.lvl0),
    ),
    lengths: lengths.map((length) => digitOf(lengthDigit(length))).join(''),
    words: words.join('\n'),
    synonyms: cutSynonyms(synonyms),
  };
}

/** Different terms of a title or a name; of stop words alone it is a name itself: `AND`, `IF`. */
function termsOf(text: string): Set<string> {
  const found = new Set(terms(text, {singles: true}));
  return found.size ? found : new Set(terms(text, {singles: true, keepStopWords: true}));
}

/** The texts that have each term, by their place. */
function listsOf(texts: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  texts.forEach((found, place) => {
    for (const term of found) {
      const list = lists.get(term);
      if (list) list.push(place);
      else lists.set(term, [place]);
    }
  });
  return lists;
}

/** The order of terms in a package: that of their UTF-16 units. */
const ascending = (terms: Iterable<string>): string[] => [...new Set(terms)].sort();

/** The lists of these terms; empty for those that have none. */
const encoded = (lists: ReadonlyMap<string, readonly number[]>, terms: readonly string[]): string =>
  terms.map((term) => encodeNumbers(lists.get(term) ?? [])).join(' ');

const sizesOf = (texts: readonly ReadonlySet<string>[]): number[] => texts.map(({size}) => size);

function titleTerms(titles: readonly string[], slugs: readonly string[], categories: readonly string[]): TitleTerms {
  const columns = [titles, slugs, categories].map((texts) => texts.map(termsOf));
  const [headings, inSlugs, inCategories] = columns.map(listsOf) as [Map<string, number[]>, Map<string, number[]>, Map<string, number[]>];
  const words = ascending([...headings.keys(), ...inSlugs.keys(), ...inCategories.keys()]);
  return {
    words: encodeWords(words),
    headings: encoded(headings, words),
    slugs: encoded(inSlugs, words),
    categories: encoded(inCategories, words),
    headingLengths: sizesOf(columns[0]!),
    slugLengths: sizesOf(columns[1]!),
    categoryLengths: sizesOf(columns[2]!),
  };
}

function namesOf(pages: readonly PageRecords[]): Names {
  const asked = pages.map(({records}) => records[0]!.asked ?? []);
  const found = asked.flat().filter(Boolean).map(termsOf);
  const lists = listsOf(found);
  const words = ascending(lists.keys());
  return {
    format: PACKAGE_FORMAT,
    asked: asked.map((names) => names.join('\t')).join('\n'),
    words: encodeWords(words),
    lists: encoded(lists, words),
    lengths: sizesOf(found),
  };
}

/**
 * Characters of a file of words, about. A question needs one to five of these files: smaller ones are more requests and
 * compress less well, larger ones hold more that was not asked for.
 */
const STRETCH = 24_000;

/** The words of the text of all pages, cut at places of the alphabet; and how many different terms each section has. */
function wordsOf(pages: readonly PageRecords[]): {lengths: number[]; stretches: [first: string, file: WordFile][]} {
  const texts = pages.flatMap(({records}) => records.map(({content, code}) => new Set(terms(`${content}\n${code}`))));
  const lists = listsOf(texts);
  const stretches: {words: string[]; lists: string[]}[] = [];
  let characters = Infinity;
  for (const term of ascending(lists.keys())) {
    if (characters > STRETCH) {
      stretches.push({words: [], lists: []});
      characters = 0;
    }
    const list = encodeNumbers(lists.get(term)!);
    characters += term.length + list.length + 2;
    stretches.at(-1)!.words.push(term);
    stretches.at(-1)!.lists.push(list);
  }
  return {
    lengths: sizesOf(texts),
    stretches: stretches.map(({words, lists}) => [words[0]!, {format: PACKAGE_FORMAT, words: encodeWords(words), lists: lists.join(' ')}]),
  };
}
