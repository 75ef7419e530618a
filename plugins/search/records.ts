import {AREAS, entryKind, type Area, type Hierarchy, type Kind, type SearchRecord} from '../../src/search/core/record.ts';
import {terms} from '../../src/search/core/tokens.ts';
import type {Page} from './page.ts';

/** What a page does not say about itself. */
export interface Surroundings {
  readonly language: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Base URL of the language, with slashes: `/`, `/ru/`. */
  readonly baseUrl: string;
  /** Address of the page with the base URL. */
  readonly path: string;
  readonly kind?: Kind;
  readonly popularity: number;
  /** What readers type who need this page (`asked` of its front matter). */
  readonly asked?: readonly string[];
  /** Names of the areas, for pages that stand in no category. */
  readonly areaLabels: Readonly<Record<Area, string>>;
}

/** More words of code samples would be listings of whole programs: nobody searches by their last line. */
const MOST_CODE_WORDS = 120;
const CODE_WORD = /[\p{L}\p{N}_$][\p{L}\p{N}_$.]*/gu;

/** The records of a page, one for each section that says something. */
export function recordsOf(page: Page, around: Surroundings): SearchRecord[] {
  const area = areaOf(around.path);
  const entries = entryKind(around.path);
  const lvl0 = entries ? page.title : (page.categories.at(-1) ?? around.areaLabels[area]);
  const above: (string | null)[] = [page.title, null, null, null, null, null];
  const records: SearchRecord[] = [];
  for (const section of page.sections) {
    above[section.level - 1] = section.title;
    above.fill(null, section.level);
    // The letters of the glossary hold no text of their own.
    if (section.level > 1 && !section.text && !section.code && section.title.length < 3) continue;
    const [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = above;
    records.push({
      objectID: `${around.language}:${around.path}${section.id && `#${section.id}`}`,
      url: `${around.siteUrl}${encodeURI(around.path)}${section.id && `#${encodeURIComponent(section.id)}`}`,
      type: `lvl${section.level}` as SearchRecord['type'],
      hierarchy: {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} as Hierarchy,
      content: section.text,
      code: codeWords(section),
      ...(records.length === 0 && around.asked?.length && {asked: around.asked}),
      language: around.language,
      docusaurus_tag: page.tag,
      area,
      kind: entries && section.level > 2 ? entries : pageKind(page, area, around.kind),
      popularity: around.popularity,
      position: records.length,
    });
  }
  return records;
}

/** Area of an address, with or without the base URL of a language. */
function areaOf(path: string): Area {
  const parts = path.split('/');
  const version = parts.indexOf('v3');
  const name = version >= 0 ? parts[version + 1] : parts.find((part) => part === 'blog');
  return AREAS.find((area) => area === name) ?? 'other';
}

/** Pages of the docs' tree that say nothing about their kind are made by a program from data. */
function pageKind(page: Page, area: Area, declared: Kind | undefined): Kind {
  if (declared) return declared;
  if (page.type === 'post') return 'post';
  return area === 'other' ? 'page' : 'reference';
}

/** Words of the samples that would not be found through the prose, in the order in which they come. */
function codeWords(section: Page['sections'][number]): string {
  if (!section.code) return '';
  const seen = new Set(terms(`${section.title} ${section.text}`));
  const words: string[] = [];
  for (const [raw] of section.code.matchAll(CODE_WORD)) {
    const word = raw.replace(/\.+$/, '');
    const fresh = terms(word).filter((term) => !seen.has(term));
    // Single letters, short numbers and the bytes of a dump are what samples are full of.
    if (word.length < 2 || /^\d{1,3}$/.test(word) || word.length > 64 || !fresh.length) continue;
    fresh.forEach((term) => seen.add(term));
    words.push(word);
    if (words.length === MOST_CODE_WORDS) break;
  }
  return words.join(' ');
}
