import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import {KINDS, RECORD_SCHEMA, type Area, type Kind, type SearchRecord} from '../../src/search/core/record.ts';
import {readPage, type Page} from './page.ts';
import {recordsOf} from './records.ts';

export interface CollectOptions {
  /** Folder of one built language. */
  readonly outDir: string;
  /** Addresses of the pages, with base URL. */
  readonly routes: readonly string[];
  readonly language: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly siteDir: string;
  readonly areaLabels: Readonly<Record<Area, string>>;
  readonly popularity: ReadonlyMap<string, number>;
  /** What readers type, by the page's English address without the slash before it. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
  /** Where pages that were read before are kept; none keeps nothing. */
  readonly cacheDir?: string;
}

/** Changes whenever the same HTML would be read differently. */
const READER = 4;

/** The records of all pages of a language, in the order of their addresses. */
export async function collectRecords(options: CollectOptions): Promise<SearchRecord[]> {
  const {baseUrl, outDir, routes, popularity} = options;
  const records: SearchRecord[] = [];
  for (const route of [...new Set(routes)].sort()) {
    const english = `/${route.slice(baseUrl.length)}`;
    const file = path.join(outDir, `${english.slice(1).replace(/\/$/, '') || 'index'}.html`);
    const html = await fs.readFile(file, 'utf8').catch(() => undefined);
    const page = html === undefined ? undefined : await cached(html, options.cacheDir);
    if (!page) continue;
    if (baseUrl !== '/' && page.type === 'docs' && isEmpty(page)) page.sections = await englishSections(options, english, page);
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

/** The text of a page whose translation waits for its body: what it shows is the English one. */
async function englishSections({outDir, baseUrl, cacheDir}: CollectOptions, english: string, page: Page): Promise<Page['sections']> {
  const file = path.join(outDir, path.relative(baseUrl, '/'), `${english.slice(1)}.html`);
  const html = await fs.readFile(file, 'utf8').catch(() => undefined);
  const [top, ...rest] = (html && (await cached(html, cacheDir))?.sections) || page.sections;
  return [{...top!, title: page.title}, ...rest];
}

/** A page by the hash of its HTML: reading it takes far longer than looking it up. */
async function cached(html: string, cacheDir: string | undefined): Promise<Page | undefined> {
  if (!cacheDir) return readPage(html);
  const name = createHash('sha256').update(`${RECORD_SCHEMA} ${READER} ${html}`).digest('hex').slice(0, 24);
  const file = path.join(cacheDir, `${name}.json`);
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return (JSON.parse(known) as Page | null) ?? undefined;
  const page = readPage(html);
  await fs.mkdir(cacheDir, {recursive: true});
  await fs.writeFile(file, JSON.stringify(page ?? null));
  return page;
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
