import fs from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import {KINDS, type Area, type Kind, type SearchRecord} from '../../src/search/core/record.ts';
import {fileOf, pagesOf, readPages, type BuiltLanguage} from '../built-pages/index.ts';
import type {Page} from './page.ts';
import {recordsOf} from './records.ts';

export interface CollectOptions extends BuiltLanguage {
  readonly language: string;
  readonly siteUrl: string;
  readonly areaLabels: Readonly<Record<Area, string>>;
  readonly popularity: ReadonlyMap<string, number>;
  /** What readers type, by the page's English address without the slash before it. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
}

/** The records of all pages of a language, in the order of their addresses. */
export async function collectRecords(options: CollectOptions): Promise<SearchRecord[]> {
  const {baseUrl, popularity} = options;
  const records: SearchRecord[] = [];
  for (const [route, {searched}] of [...pagesOf(options)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!searched) continue;
    const english = `/${route.slice(baseUrl.length)}`;
    const page = baseUrl !== '/' && searched.type === 'docs' && isEmpty(searched) ? withEnglish(options, english, searched) : searched;
    records.push(
      ...recordsOf(page, {
        ...options,
        path: route,
        kind: await kindOf(options.siteDir, page),
        popularity: popularity.get(english) ?? 0,
        asked: options.asked?.[english.slice(1)],
      }),
    );
  }
  return records;
}

const isEmpty = ({sections}: Page): boolean => sections.every(({text, code}) => !text && !code);

/** A page that is not translated yet, with the text of the English one, which it shows. */
function withEnglish({siteDir, outDir, baseUrl}: CollectOptions, english: string, page: Page): Page {
  const build = path.join(outDir, path.relative(baseUrl, '/'));
  const name = path.relative(build, fileOf(build, '/', english));
  const [top, ...rest] = readPages(siteDir, build, [name]).get(name)?.searched?.sections ?? page.sections;
  return {...page, sections: [{...top!, title: page.title}, ...rest]};
}

/** `kind` of the English page's front matter: the built page shows it translated. */
async function kindOf(siteDir: string, page: Page): Promise<Kind | undefined> {
  if (page.docsId === undefined) return undefined;
  for (const ending of ['mdx', 'md']) {
    const source = await fs.readFile(path.join(siteDir, 'docs', `${page.docsId}.${ending}`), 'utf8').catch(() => undefined);
    if (source !== undefined) return KINDS.find((kind) => kind === (matter(source).data as {kind?: string}).kind);
  }
  return undefined;
}
