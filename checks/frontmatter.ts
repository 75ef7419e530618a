import type {Check, Problem} from './lib/check.ts';
import {tagsFile, yamlKeys, type Context} from './lib/context.ts';
import type {PageKind} from '../site/page-files.ts';
import type {Page} from './lib/page-store.ts';

/** What a key of the front matter may hold: the complaint about a value, or `undefined` for a good one. */
type Rule = (value: unknown) => string | undefined;

/** The keys of one kind of page. A key that is not listed is an error: a misspelled one would do nothing, in silence. */
interface Schema {
  readonly required: Readonly<Record<string, Rule>>;
  readonly optional: Readonly<Record<string, Rule>>;
}

const text =
  (max: number): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'must be text; quote a value that looks like a number or a date';
    if (!value.trim()) return 'is empty';
    if (value !== value.trim()) return 'starts or ends with a space';
    // By character, not by UTF-16 unit.
    const length = [...value].length;
    return length > max ? `has ${length} characters, ${max} at most` : undefined;
  };

const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && values.includes(value) ? undefined : `must be one of: ${values.join(', ')}`;

const listOf =
  (min: number, max: number, item: Rule): Rule =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    if (value.length < min || value.length > max) return `has ${value.length} entries; ${min} to ${max} are allowed`;
    if (new Set(value.map((entry) => JSON.stringify(entry))).size !== value.length) return 'holds an entry twice';
    for (const entry of value) {
      const complaint = item(entry);
      if (complaint) return `entry ${JSON.stringify(entry)} ${complaint}`;
    }
    return undefined;
  };

const source: Rule = (value) => {
  if (value === null || typeof value !== 'object') return 'must have the keys title and url';
  const {title, url, ...rest} = value as Record<string, unknown>;
  const unknown = Object.keys(rest);
  if (unknown.length) return `has the unknown key ${unknown.join(', ')}; it may have title and url`;
  const complaint = text(200)(title);
  if (complaint) return `title ${complaint}`;
  if (typeof url !== 'string' || !/^https:\/\/[^\s]+\.[^\s]+$/.test(url)) return 'url must be an https address';
  return undefined;
};

const slugText: Rule = (value) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? undefined : 'must be kebab-case, without a slash';
const date: Rule = (value) =>
  value instanceof Date || /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? undefined : 'must be a date: 2026-11-21';
const hash: Rule = (value) => (/^[0-9a-f]{12}$/.test(String(value)) ? undefined : 'must be 12 hex digits');
const level: Rule = (value) => (typeof value === 'number' && value >= 2 && value <= 6 ? undefined : 'must be a number from 2 to 6');

const common = {title: text(90), description: text(160)};
/** What readers type who do not know the words of the page; search takes each phrase for another heading of it. */
const phrase: Rule = (value) => text(64)(value) ?? (/[\t\n?!？！]/.test(String(value)) ? 'has a mark that nobody types' : undefined);
const asked = {asked: listOf(2, 14, phrase)};
const contents = {toc_min_heading_level: level, toc_max_heading_level: level};

/** The front matter of each kind of page. Tags and authors are compared with their lists further down. */
export const schemas: Readonly<Record<PageKind, Schema>> = {
  doc: {
    required: {
      ...common,
      kind: oneOf('tutorial', 'how-to', 'reference', 'explanation'),
      tags: listOf(1, 4, text(40)),
      sources: listOf(1, 8, source),
    },
    optional: {...contents, ...asked, sidebar_label: text(60)},
  },
  blog: {
    required: {...common, authors: listOf(1, 4, text(40)), tags: listOf(1, 4, text(40))},
    optional: {...contents, ...asked, date, slug: slugText, sources: listOf(1, 8, source)},
  },
  page: {
    required: common,
    optional: {...contents, ...asked, sources: listOf(1, 8, source), kind: oneOf('tutorial', 'how-to', 'reference', 'explanation')},
  },
};

/** Every page's front matter follows its schema. */
export const frontmatter = {
  name: 'frontmatter',
  about: 'Each page has the keys of its kind, with good values, and no others.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const problems = pages.flatMap((page) => [
      ...page.facts.problems.filter(({rule}) => rule.startsWith('frontmatter/')).map((problem) => ({...problem, file: page.file})),
      ...(page.facts.frontMatter ? check(context, page, page.facts.frontMatter) : []),
    ]);
    return {problems, summary: `${pages.length} pages`};
  },
} satisfies Check;

function check(context: Context, page: Page, data: Readonly<Record<string, unknown>>): Problem[] {
  const schema = schemas[page.kind];
  const optional = page.language === 'en' ? schema.optional : {...schema.optional, source_hash: hash};
  const all: Record<string, Rule> = {...schema.required, ...optional};
  const at = (key: string): number => page.facts.frontMatterLines[key] ?? 1;
  const problems: Problem[] = [];
  const add = (line: number, rule: string, message: string, remedy: string): void => {
    problems.push({file: page.file, line, rule: `frontmatter/${rule}`, message, remedy});
  };

  for (const key of Object.keys(schema.required)) {
    if (data[key] === undefined || data[key] === null)
      add(1, 'required', `The front matter has no "${key}".`, `Add ${key}: … between the dashed lines.`);
  }
  for (const [key, value] of Object.entries(data)) {
    const rule = all[key];
    if (!rule) {
      add(
        at(key),
        'unknown-key',
        `"${key}" is no key of a ${page.kind === 'doc' ? 'docs page' : page.kind === 'blog' ? 'post' : 'page'}${key === 'source_hash' ? ' in English' : ''}.`,
        `Remove it. Keys: ${Object.keys(all).join(', ')}.`,
      );
      continue;
    }
    const complaint = value === null || value === undefined ? undefined : rule(value);
    if (complaint) add(at(key), 'value', `${key} ${complaint}.`, 'See CONTRIBUTING.md, front matter.');
  }

  const {kind} = page;
  if (kind !== 'page' && Array.isArray(data.tags)) {
    const known = yamlKeys(context, tagsFile(kind, 'en'));
    for (const tag of data.tags.filter((entry) => typeof entry === 'string' && !known.has(entry))) {
      add(
        at('tags'),
        'tag',
        `There is no tag "${String(tag)}".`,
        `Use one of ${tagsFile(kind, 'en')}: ${[...known.keys()].join(', ')}; or add it there and in both translations.`,
      );
    }
  }
  if (kind === 'blog' && Array.isArray(data.authors)) {
    const known = yamlKeys(context, 'blog/authors.yml');
    for (const author of data.authors.filter((entry) => typeof entry === 'string' && !known.has(entry))) {
      add(
        at('authors'),
        'author',
        `There is no author "${String(author)}".`,
        `Use one of blog/authors.yml: ${[...known.keys()].join(', ')}; or add it there.`,
      );
    }
  }
  if (kind === 'blog' && !/(?:^|\/)\d{4}-\d{2}-\d{2}-/.test(page.id) && data.date === undefined) {
    add(1, 'required', 'The post has no date.', 'Name the file YYYY-MM-DD-slug.mdx.');
  }
  return problems;
}
