import fs from 'node:fs';
import path from 'node:path';
import type {Check, CheckResult, Problem} from '../../../checks/lib/check.ts';
import {createContext, type Context, type ContextOptions} from '../../../checks/lib/context.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

const TAGS = {
  'docs/tags.yml': 'cells:\n  label: Cells\n  permalink: /cells\n  description: About cells\n',
  'i18n/zh-CN/docusaurus-plugin-content-docs/current/tags.yml': 'cells:\n  label: 单元\n  permalink: /cells\n  description: 关于单元\n',
  'i18n/ru/docusaurus-plugin-content-docs/current/tags.yml': 'cells:\n  label: Ячейки\n  permalink: /cells\n  description: О ячейках\n',
  'blog/tags.yml': 'news:\n  label: News\n  permalink: /news\n  description: What is new\n',
  'i18n/zh-CN/docusaurus-plugin-content-blog/tags.yml': 'news:\n  label: 新闻\n  permalink: /news\n  description: 新消息\n',
  'i18n/ru/docusaurus-plugin-content-blog/tags.yml': 'news:\n  label: Новости\n  permalink: /news\n  description: Что нового\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'i18n/zh-CN/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Ann\n',
  'i18n/ru/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Ann\n',
};

/** The sidebars of the fixture sites: `a` and `b` in one, `folder/README`, served at `folder`, in none. */
const SITE = {
  sidebarTrees: {learn: ['v3/a', {key: 'more', label: 'More', items: ['v3/b']}]},
  withoutSidebar: ['v3/folder/README'],
  redirects: () => ({live: [], anchors: []}),
  fragments: {},
  url: 'https://docs.example',
  navbarLabels: ['Blog'],
  footer: {titles: ['Use'], labels: ['Get a wallet']},
  announcement: {id: 'one', content: 'Hello'},
} satisfies ContextOptions['site'];

/** A page with good front matter; `keys` replaces or, with `undefined`, removes keys. */
export function page(body: string, keys: Record<string, string | undefined> = {}): string {
  const all: Record<string, string | undefined> = {
    title: 'A page',
    description: 'What the reader gets.',
    kind: 'reference',
    tags: '[cells]',
    sources: '[{title: Source, url: "https://example.org/a"}]',
    ...keys,
  };
  const matter = Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `---\n${matter.join('\n')}\n---\n\n${body}\n`;
}

/** Where a page of the docs stands in a language. */
export function docFile(id: string, language: 'en' | 'zh-CN' | 'ru' = 'en'): string {
  return language === 'en' ? `docs/${id}.mdx` : `i18n/${language}/docusaurus-plugin-content-docs/current/${id}.mdx`;
}

/** A small site of its own in a temporary folder. */
export function site(files: Readonly<Record<string, string>>, options: Partial<ContextOptions> = {}): Context {
  const root = temporaryFolder('checks');
  for (const [file, text] of Object.entries({...TAGS, ...files})) {
    fs.mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  return createContext({root, cache: false, ...options, site: {...SITE, ...options.site}});
}

/** What a check finds in a small site. */
export async function run(
  check: Check,
  files: Readonly<Record<string, string>>,
  options: Partial<ContextOptions> = {},
): Promise<CheckResult> {
  return check.run(site(files, options));
}

/** The problems as `file:line rule`, for short comparisons. */
export function places(problems: readonly Problem[]): string[] {
  return problems.map(({file, line, rule}) => `${file}:${line} ${rule}`);
}

/** The rules that were broken, in the order of the report. */
export function rules(problems: readonly Problem[]): string[] {
  return problems.map(({rule}) => rule);
}
