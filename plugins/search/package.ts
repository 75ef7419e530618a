import {createHash} from 'node:crypto';
import {PACKAGE_FORMAT, textFile, type Heads, type Manifest, type Names, type PageText} from '../../src/search/core/package.ts';
import {encodePostings, type Postings} from '../../src/search/core/postings.ts';
import {headingOf, KINDS, splitUrl, type SearchRecord} from '../../src/search/core/record.ts';
import type {Synonyms} from '../../src/search/core/synonyms.ts';
import {terms} from '../../src/search/core/tokens.ts';

/** The files of a language, by their path under `search/`. */
export interface BuiltPackage {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

interface PageRecords {
  readonly path: string;
  readonly records: readonly SearchRecord[];
}

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

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
  const files = new Map<string, string | Uint8Array>();
  const add = (name: string, ending: string, content: string | Uint8Array): string => {
    const file = `${name}.${hash(content)}.${ending}`;
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
  const heads = add('heads', 'json', JSON.stringify(headsOf(language, pages, texts, synonyms)));
  const postings = add('postings', 'bin', encodePostings(postingsOf(pages, COUNTS_TWICE[language])));
  const names = add('names', 'json', JSON.stringify(namesOf(pages)));
  const manifest: Manifest = {format: PACKAGE_FORMAT, language, pages: pages.length, sections: records.length, heads, postings, names};
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

function headsOf(language: string, pages: readonly PageRecords[], texts: readonly string[], synonyms: Synonyms): Heads {
  const firsts = pages.map(({records}) => records[0]!);
  const categories = [...new Set(firsts.map(({hierarchy}) => hierarchy.lvl0))].sort();
  const tags = [...new Set(firsts.map(({docusaurus_tag}) => docusaurus_tag))].sort();
  const level = ({type}: SearchRecord): string => type.slice(3);
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
    titles: pages.flatMap(({records}) => records.map((record) => headingOf(record).replace(/\n/g, ' '))).join('\n'),
    synonyms,
  };
}

function namesOf(pages: readonly PageRecords[]): Names {
  return {format: PACKAGE_FORMAT, asked: pages.map(({records}) => (records[0]!.asked ?? []).join('\t')).join('\n')};
}

/**
 * From how many times on a term counts twice in a section. In Chinese and Russian none does: that was measured to change
 * hardly an answer, and would cost a tenth of the file, since a Chinese word is two or three pairs already, and Russian has
 * the most terms. In English `SENDRAWMSG` and "jetton transfer" are found by it; at twice already it would cost 5 % more.
 */
const COUNTS_TWICE: Readonly<Record<string, number>> = {en: 3};

function postingsOf(pages: readonly PageRecords[], twice = Infinity): Postings {
  const lengths: number[] = [];
  const lists = new Map<string, {sections: number[]; frequencies: number[]}>();
  for (const record of pages.flatMap(({records}) => records)) {
    const section = lengths.length;
    const counts = new Map<string, number>();
    for (const term of terms(`${record.content}\n${record.code}`)) counts.set(term, (counts.get(term) ?? 0) + 1);
    lengths.push(counts.size);
    for (const [term, count] of counts) {
      let list = lists.get(term);
      if (!list) lists.set(term, (list = {sections: [], frequencies: []}));
      list.sections.push(section);
      list.frequencies.push(count < twice ? 1 : 2);
    }
  }
  const entries = [...lists].map(([term, list]) => ({term, ...list})).sort((a, b) => (a.term < b.term ? -1 : 1));
  return {most: twice === Infinity ? 1 : 2, sizes: pages.map(({records}) => records.length), lengths, entries};
}
