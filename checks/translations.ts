import {sourceHash} from '../plugins/freshness/hash.ts';
import {stateOf} from '../plugins/freshness/page-state.ts';
import {parseFenceMeta} from '../remark/samples/fence.ts';
import {componentRules} from './data/components.ts';
import {proseFences} from './data/fences.ts';
import type {Check, Problem} from './lib/check.ts';
import {withoutComments} from './lib/comments.ts';
import type {Context} from './lib/context.ts';
import type {ComponentFact, FenceFact} from './lib/facts.ts';
import {inLanguage, translationLanguages, type PageFile} from '../site/page-files.ts';
import type {Page} from './lib/page-store.ts';

/** Rule names of this check, by the column of the table that they count in. */
const COLUMN = {missing: 'translations/missing', stale: 'translations/stale'} as const;

/** Every page has its translations, made from the English text of today and built like it. */
export const translations = {
  name: 'translations',
  about: 'Each English page has each translation, with the same structure and the hash of the English text of today.',
  scope: 'pages',
  async run(context) {
    const problems: Problem[] = [];
    const partial = context.files !== undefined;
    const asked = await askedFor(context);
    const rows: string[][] = [];
    let compared = 0;
    await context.pages.getAll(
      asked.flatMap((english) => [english.file, ...translationLanguages.map((language) => inLanguage(english, language))]),
    );
    for (const language of translationLanguages) {
      const found: Problem[] = [];
      let existing = 0;
      for (const english of asked) {
        const file = inLanguage(english, language);
        if (partial && context.files && !context.files.includes(file) && !context.files.includes(english.file)) continue;
        const [source, page] = [await context.pages.get(english.file), await context.pages.get(file)];
        if (!source) continue;
        if (!page) {
          found.push({
            file,
            line: 0,
            rule: COLUMN.missing,
            message: `${english.file} has no translation into ${language}.`,
            remedy: `Write ${file}, then run: npx tsx scripts/stamp-translations.ts ${english.file}`,
          });
          continue;
        }
        existing++;
        compared++;
        found.push(...stale(page, source, partial), ...differences(page, source));
      }
      const count = (rule: string): number => found.filter((problem) => problem.rule === rule).length;
      const differing = new Set(found.filter(({rule}) => rule !== COLUMN.missing && rule !== COLUMN.stale).map(({file}) => file)).size;
      rows.push([language, String(existing), String(count(COLUMN.missing)), String(count(COLUMN.stale)), String(differing)]);
      const forgiven = partial || context.allowMissing;
      problems.push(...found.filter(({rule}) => !(forgiven && rule === COLUMN.missing)));
    }
    problems.push(...(await orphans(context)));
    return {
      problems,
      summary: `${compared} translated pages compared`,
      notes: table(['language', 'pages', 'missing', 'stale', 'structure differs'], rows),
    };
  },
} satisfies Check;

/** The English pages that the request is about: with a list of files, those whose English or translated file is in it. */
async function askedFor(context: Context): Promise<readonly PageFile[]> {
  const english = context.pages.files.filter(({language}) => language === 'en');
  if (!context.files) return english;
  const wanted = new Set((await context.pages.getAll(context.files)).map((page) => page.english));
  return english.filter(({file}) => wanted.has(file));
}

/** Translations of pages that English no longer has. */
async function orphans(context: Context): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {file, english, language} of context.pages.files) {
    if (language === 'en' || (context.files && !context.files.includes(file)) || (await context.pages.get(english))) continue;
    problems.push({
      file,
      line: 0,
      rule: 'translations/orphan',
      message: `There is no English page ${english}.`,
      remedy: 'Write the English page first, or remove or rename this file.',
    });
  }
  return problems;
}

function stale(page: Page, source: Page, partial: boolean): Problem[] {
  const stamp = page.facts.frontMatter;
  if (stamp === undefined || stateOf(stamp, source.text) !== 'stale') return [];
  const recorded = stamp.source_hash;
  // A writer's own files are stamped when they are handed over.
  if (recorded === undefined && partial) return [];
  return [
    {
      file: page.file,
      line: page.facts.frontMatterLines.source_hash ?? 1,
      rule: COLUMN.stale,
      message:
        recorded === undefined
          ? 'The page does not say which English text it was made from.'
          : `${source.file} has changed since this translation was made (${String(recorded)}, now ${sourceHash(source.text)}).`,
      remedy: `Bring the translation up to date, then run: npx tsx scripts/stamp-translations.ts ${source.file}`,
    },
  ];
}

/** How a translation differs in structure from its English page. Stops at the first difference of each kind. */
export function differences(page: Page, source: Page): Problem[] {
  // What does not parse cannot be compared; the mdx check names it.
  const broken = (facts: Page['facts']): boolean =>
    facts.problems.some(({rule}) => rule === 'mdx/syntax') && !facts.headings.length && !facts.prose.length;
  if (broken(page.facts) || broken(source.facts)) return [];
  const problems: Problem[] = [];
  const add = (line: number, rule: string, message: string, remedy: string): void => {
    problems.push({file: page.file, line, rule: `translations/${rule}`, message, remedy});
  };
  const english = (line: number | undefined): string => `${source.file}${line ? `:${line}` : ''}`;

  compareFrontMatter(page, source, add);

  const marks = ({facts}: Page): {line: number; mark: string}[] =>
    [
      ...facts.headings.map(({line, level, id}) => ({line, mark: `${'#'.repeat(level)} {#${id ?? ''}}`})),
      ...facts.anchors.map(({line, ids}) => ({line, mark: `<Anchors ids="${ids.join(' ')}" />`})),
    ].sort((a, b) => a.line - b.line);
  firstDifference(
    marks(page),
    marks(source),
    ({mark}) => mark,
    (mine, theirs) => {
      add(
        mine?.line ?? 0,
        'headings',
        mine && theirs
          ? `Here stands ${mine.mark} where ${english(theirs.line)} has ${theirs.mark}.`
          : mine
            ? `${mine.mark} stands here and not in ${source.file}.`
            : `${theirs?.mark} of ${english(theirs?.line)} is missing.`,
        'Give both pages the same headings, levels, ids and <Anchors> in the same order.',
      );
    },
  );

  firstDifference(page.facts.fences, source.facts.fences, fenceKey, (mine, theirs) => {
    const what = mine && theirs ? fenceDifference(mine, theirs) : undefined;
    add(
      mine?.line ?? 0,
      'code',
      mine && theirs
        ? `This fence differs from ${english(theirs.line)}: ${what}.`
        : mine
          ? `This fence stands not in ${source.file}.`
          : `The fence of ${english(theirs?.line)} is missing.`,
      'Copy the fence; only comments, title="…", alt="…" and the labels of diagrams are translated.',
    );
  });

  const urls = ({facts}: Page): Map<string, number> => new Map(facts.links.map(({url, line}) => [url, line]));
  const [mine, theirs] = [urls(page), urls(source)];
  for (const [url, line] of mine)
    if (!theirs.has(url)) add(line, 'links', `This link is not in ${source.file}: ${url}`, 'Link to what the English page links to.');
  for (const [url, line] of theirs) if (!mine.has(url)) add(0, 'links', `The link of ${english(line)} is missing: ${url}`, 'Add it.');

  const tables = ({columns, rows}: {columns: number; rows: number}): string => `${columns} columns and ${rows} rows`;
  firstDifference(page.facts.tables, source.facts.tables, tables, (own, other) => {
    add(
      own?.line ?? 0,
      'tables',
      own && other
        ? `This table has ${tables(own)}, the one of ${english(other.line)} ${tables(other)}.`
        : own
          ? `This table is not in ${source.file}.`
          : `The table of ${english(other?.line)} is missing.`,
      'Give it the same columns and rows.',
    );
  });

  // Word order differs between languages: components are compared by section, not by place. Where sections differ,
  // each of their components would differ too.
  if (problems.some(({rule}) => rule === 'translations/headings')) return problems;
  const components = ({facts}: Page): {line: number; mark: string}[] =>
    facts.components
      .filter(({name}) => name !== 'Anchors')
      .map((component) => ({line: component.line, mark: componentKey(component)}))
      .sort((a, b) => a.mark.localeCompare(b.mark, 'en'));
  firstDifference(
    components(page),
    components(source),
    ({mark}) => mark,
    (own, other) => {
      const missing = !own || (other !== undefined && other.mark.localeCompare(own.mark, 'en') < 0);
      add(
        missing ? 0 : own.line,
        'components',
        missing ? `${other?.mark} of ${english(other?.line)} is missing.` : `${own.mark} is not in ${source.file}.`,
        'Use the same components with the same attributes in the same sections.',
      );
    },
  );
  return problems;
}

function componentKey({name, props, section}: ComponentFact): string {
  const text = componentRules[name]?.text ?? [];
  const shown = Object.entries(props)
    .filter(([key]) => !text.includes(key))
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`))
    .join('');
  const written = name.startsWith(':::') ? `${name}${props.title ? '[…]' : ''}` : `<${name}${shown}>`;
  return `${written} under ${section ? `#${section}` : 'the title'}`;
}

/** What of a fence must be equal. */
function fenceKey({lang, meta, code}: FenceFact): string {
  return JSON.stringify([lang, metaKey(meta), codeKey(lang, code)]);
}

function metaKey(meta: string): string {
  const {title, lines, unknown, ...rest} = parseFenceMeta(meta);
  // Captions may be translated but not left out. The text alternative of a diagram is no word of a sample's fence.
  const other = unknown.filter((word) => !word.startsWith('alt='));
  return JSON.stringify({...rest, title: title !== undefined, lines: [...lines], other});
}

function codeKey(lang: string, code: string): string {
  if (lang === 'dot') return '';
  // Plain text is written for people; what must agree is its shape.
  if (proseFences.includes(lang)) return `${code.trim().split('\n').length} lines`;
  return withoutComments(code, lang);
}

function fenceDifference(mine: FenceFact, theirs: FenceFact): string {
  if (mine.lang !== theirs.lang) return `its language is ${mine.lang || 'missing'}, not ${theirs.lang || 'missing'}`;
  if (metaKey(mine.meta) !== metaKey(theirs.meta)) return `after the language stands "${mine.meta}", not "${theirs.meta}"`;
  const [a, b] = [codeKey(mine.lang, mine.code).split('\n'), codeKey(theirs.lang, theirs.code).split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  return at < 0 ? `the line "${b[a.length] ?? ''}" is missing` : `"${a[at]}" instead of "${b[at] ?? ''}"`;
}

function compareFrontMatter(page: Page, source: Page, add: (line: number, rule: string, message: string, remedy: string) => void): void {
  const [mine, theirs] = [page.facts.frontMatter, source.facts.frontMatter];
  if (!mine || !theirs) return;
  const at = (key: string): number => page.facts.frontMatterLines[key] ?? 1;
  for (const key of Object.keys(theirs)) {
    if (!(key in mine)) add(1, 'frontmatter', `The front matter lacks "${key}", which ${source.file} has.`, `Add ${key}.`);
  }
  for (const key of Object.keys(mine)) {
    if (key !== 'source_hash' && !(key in theirs))
      add(at(key), 'frontmatter', `"${key}" is not in the front matter of ${source.file}.`, `Remove ${key}.`);
  }
  const urls = (value: unknown): unknown => (Array.isArray(value) ? value.map((entry: {url?: unknown} | null) => entry?.url) : value);
  const same = {kind: mine.kind, tags: mine.tags, authors: mine.authors, date: mine.date, slug: mine.slug, sources: urls(mine.sources)};
  const other = {
    kind: theirs.kind,
    tags: theirs.tags,
    authors: theirs.authors,
    date: theirs.date,
    slug: theirs.slug,
    sources: urls(theirs.sources),
  };
  for (const key of Object.keys(same) as (keyof typeof same)[]) {
    if (key in mine && key in theirs && JSON.stringify(same[key]) !== JSON.stringify(other[key])) {
      add(
        at(key),
        'frontmatter',
        `"${key}" differs from ${source.file}.`,
        key === 'sources' ? 'Keep the same addresses in the same order; titles may be translated.' : `Copy ${key} from the English page.`,
      );
    }
  }
}

/** Calls back with the first pair that differs; one side is absent where the lists differ in length only. */
function firstDifference<T>(
  mine: readonly T[],
  theirs: readonly T[],
  key: (item: T) => string,
  found: (mine: T | undefined, theirs: T | undefined) => void,
): void {
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const [a, b] = [mine[i], theirs[i]];
    if (a !== undefined && b !== undefined && key(a) === key(b)) continue;
    found(a, b);
    return;
  }
}

/** A small table with aligned columns. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
