import fs from 'node:fs';
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
export function collectRecords(options: CollectOptions): SearchRecord[] {
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
        kind: kindOf(options.siteDir, page),
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
function kindOf(siteDir: string, {docsId}: Page): Kind | undefined {
  const file = ['mdx', 'md'].map((ending) => path.join(siteDir, 'docs', `${docsId}.${ending}`)).find((name) => fs.existsSync(name));
  const declared = file && (matter(fs.readFileSync(file, 'utf8')).data as {kind?: string}).kind;
  return KINDS.find((kind) => kind === declared);
}

/** How many links from outside lead to each page, by its English path. */
export function readPopularity(siteDir: string): ReadonlyMap<string, number> {
  const lines = fs.readFileSync(path.join(siteDir, 'plugins/search/popularity.tsv'), 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([page, links]) => [page!, Number(links)]));
}
