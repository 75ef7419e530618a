// A small site to search, in the form of records.
import assert from 'node:assert/strict';
import {digestOf} from '../../../plugins/built-pages/digest.ts';
import {buildPackage} from '../../../plugins/search/package.ts';
import {recordsOf} from '../../../plugins/search/records.ts';
import type {Hit, Question} from '../../../src/search/core/answer.ts';
import {Engine, type TextLoader, type WordLoader} from '../../../src/search/core/engine.ts';
import type {Heads, TextFile, WordFile} from '../../../src/search/core/package.ts';
import {headingOf, type Kind, type SearchRecord} from '../../../src/search/core/record.ts';
import type {Synonyms} from '../../../src/search/core/synonyms.ts';

export const areaLabels = {
  concepts: 'Concepts',
  guidelines: 'Guidelines',
  documentation: 'Documentation',
  contribute: 'Contribute',
  blog: 'Blog',
  other: 'TON Docs',
};

interface PageOptions {
  readonly language?: string;
  readonly baseUrl?: string;
  readonly kind?: Kind;
  readonly popularity?: number;
  readonly classes?: string;
  readonly head?: string;
}

/** The records of a page with this article, as a build of the theme writes it. */
export function page(
  path: string,
  title: string,
  article: string,
  {language = 'en', baseUrl = '/', kind, popularity = 0, classes = 'docs-doc-page', head = ''}: PageOptions = {},
): SearchRecord[] {
  const html = `<!doctype html><html class="${classes} docs-doc-id-x"><head><title>${title} | TON Docs</title>${head}</head><body><main><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${article}</div></article></main></body></html>`;
  const read = digestOf(html).searched;
  return read
    ? recordsOf(read, {language, siteUrl: 'https://docs.example', baseUrl, path: baseUrl + path, kind, popularity, areaLabels})
    : [];
}

/** A question without filters, as the modal asks it. */
export const questionOf = (query: string, more: Partial<Question> = {}): Question => ({
  query,
  page: 0,
  hitsPerPage: 20,
  tags: [],
  snippetWords: 9,
  ...more,
});

/** Path of a result, and the id of its heading. */
export const pathOf = ({url}: Hit): string => new URL(url).pathname;
export const idOf = ({url}: Hit): string => decodeURIComponent(new URL(url).hash.slice(1));

export interface Opened {
  readonly engine: Engine;
  readonly load: TextLoader;
  readonly loaded: string[];
  readonly find: (query: string, hits?: number) => Promise<readonly Hit[]>;
  /** `page > heading` of what was found, without the card of a definition above it. */
  readonly titles: (query: string) => Promise<string[]>;
}

/** Opens a search over records; what it asks gets the words that it needs before, unless headings alone are wanted. */
export function open(
  records: readonly SearchRecord[],
  synonyms: Synonyms = {both: [], one: []},
  {headingsOnly = false, language = 'en'} = {},
): Opened {
  const {files, manifest} = buildPackage(language, records, synonyms);
  const engine = new Engine(JSON.parse(files.get(manifest.heads)!) as Heads, 'https://docs.example');
  const loadWords: WordLoader = (name) => Promise.resolve(JSON.parse(files.get(name)!) as WordFile);
  const search = engine.search.bind(engine);
  if (!headingsOnly)
    engine.search = async (question, loadText) => {
      await engine.need(question.query, loadWords, (error) => assert.fail(String(error)));
      return await search(question, loadText);
    };
  const loaded: string[] = [];
  const load: TextLoader = (name) => {
    loaded.push(name);
    return Promise.resolve(JSON.parse(files.get(name)!) as TextFile);
  };
  const find = async (query: string, hits = 20): Promise<readonly Hit[]> =>
    (await engine.search(questionOf(query, {hitsPerPage: hits}), load)).hits;
  return {
    engine,
    load,
    loaded,
    find,
    titles: async (query) =>
      (await find(query))
        .filter(({isDefinition}) => !isDefinition)
        .map((hit) => (hit.type === 'lvl1' ? headingOf(hit) : `${hit.hierarchy.lvl1} > ${headingOf(hit)}`)),
  };
}
