import {commandRows, optionRows} from '../data/commands/usage.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';
import type {ComponentFact} from './lib/facts.ts';
import {oldFragments, oldFragmentsOf} from './lib/old-fragments.ts';
import type {Page} from './lib/page-store.ts';
import {fragmentsOf} from '../site/old-fragments/index.ts';

const TABLE = 'site/old-fragments/table.ts';
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every heading has an id of its own, levels do not skip, and ids stand once in a page. */
export const anchors = {
  name: 'anchors',
  about: 'Each heading has an explicit id, levels never skip, each id stands once in its page, old fragments still lead somewhere.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const table = oldFragments(context);
    let fragments = 0;
    const problems = pages.flatMap((page) => {
      const old = page.kind === 'doc' ? oldFragmentsOf(table, page.id) : new Set<string>();
      fragments += old.size;
      return [...headings(context, page, old), ...missing(context, page, old), ...sections(context, page)];
    });
    problems.push(...(context.files ? [] : strangers(context)));
    const ids = pages.reduce((sum, page) => sum + idsOfPage(page, context).length, 0);
    return {problems, summary: `${ids} ids, ${fragments} old fragments in ${pages.length} pages`};
  },
} satisfies Check;

/** Where every id of a page is: its headings, its `<Anchors>`, rows of tables, and what the table of old fragments adds. */
export function idsOfPage(page: Page, context: Context): {id: string; line: number}[] {
  const lines = new Map(page.facts.headings.map(({id, line}) => [id, line]));
  return [
    ...further(page, context).flatMap(([section, ids]) => {
      const line = section === '' ? 1 : lines.get(section);
      return line === undefined ? [] : ids.map((id) => ({id, line}));
    }),
    ...page.facts.headings.flatMap(({id, line}) => (id === undefined ? [] : [{id, line}])),
    ...page.facts.anchors.flatMap(({ids, line}) => ids.map((id) => ({id, line}))),
    ...rowIds(page.facts.components),
  ];
}

function further(page: Page, {site}: Context): [string, readonly string[]][] {
  return page.kind === 'doc' ? [...fragmentsOf(page.id, site.fragments)] : [];
}

/** The rows of tables of commands, each once: a row that is shown again has no id (remark/commands). */
function rowIds(components: readonly ComponentFact[]): {id: string; line: number}[] {
  const lines = new Map<string, number>();
  for (const {name, props, line} of components) {
    if (name !== 'Options' && name !== 'Commands') continue;
    try {
      for (const {id} of name === 'Options' ? optionRows(props) : commandRows(props)) if (!lines.has(id)) lines.set(id, line);
    } catch {
      // The check `mdx` says what is wrong with it.
    }
  }
  return [...lines].map(([id, line]) => ({id, line}));
}

function headings(context: Context, page: Page, old: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, rule: string, message: string, remedy: string): void => {
    problems.push({file: page.file, line, rule: `anchors/${rule}`, message, remedy});
  };
  let before = 1;
  for (const {line, level, text, id} of page.facts.headings) {
    if (level === 1)
      add(line, 'h1', 'The page has a heading of level 1.', 'Remove it: the title of the front matter is the heading. Start with ##.');
    else if (level > before + 1)
      add(line, 'level', `"${text}" jumps from level ${before} to ${level}.`, `Write it with ${'#'.repeat(before + 1)}.`);
    before = level;
    if (id === undefined)
      add(
        line,
        'no-id',
        `The heading "${text}" has no id.`,
        `Give it one, in English, the same in all languages: ${'#'.repeat(level)} ${text} {#${suggest(text)}}`,
      );
    else if (!KEBAB.test(id) && !old.has(id))
      add(line, 'kebab', `The id "${id}" is not kebab-case.`, `Write it with small letters, digits and single dashes: {#${suggest(id)}}`);
  }
  for (const {line, ids} of page.facts.anchors) {
    if (!ids.length) add(line, 'empty', 'This <Anchors> has no ids.', 'Give it ids="one two" or remove it.');
  }
  const seen = new Map<string, number>();
  for (const {id, line} of idsOfPage(page, context).sort((a, b) => a.line - b.line)) {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, line);
    else
      add(
        line,
        'duplicate',
        `The id "${id}" stands already in line ${first}.`,
        'Give one of the two another id; what site/old-fragments/table.ts has needs no <Anchors>, and a heading none with its own id.',
      );
  }
  return problems;
}

function missing(context: Context, page: Page, old: ReadonlySet<string>): Problem[] {
  // A page that could not be read has no ids at all: its own problem is enough.
  if (page.facts.problems.some(({rule}) => rule === 'mdx/syntax') && !page.facts.headings.length) return [];
  const ids = new Set(idsOfPage(page, context).map(({id}) => id));
  const gone = [...old].filter((fragment) => !ids.has(fragment));
  if (!gone.length) return [];
  return [
    {
      file: page.file,
      line: 0,
      rule: 'anchors/old-fragment',
      message: `Addresses in use lead to ${gone.length} ${gone.length === 1 ? 'fragment' : 'fragments'} that this page lacks: ${gone.join(' ')}`,
      remedy: 'Use each as the id of the heading that answers it, or add it to that section in site/old-fragments/table.ts.',
    },
  ];
}

/** Sections of the table of old fragments that the page lacks. */
function sections(context: Context, page: Page): Problem[] {
  if (page.facts.problems.some(({rule}) => rule === 'mdx/syntax')) return [];
  const known = new Set(['', ...page.facts.headings.map(({id}) => id)]);
  return further(page, context)
    .filter(([section]) => !known.has(section))
    .map(([section, ids]) => ({
      file: page.file,
      line: 0,
      rule: 'anchors/old-section',
      message: `${TABLE} has the fragments ${ids.join(', ')} for the section "${section}", which this page lacks.`,
      remedy: 'Give them to the section that answers them now.',
    }));
}

/** Pages of the table of old fragments that there are not. */
function strangers({pages, site}: Context): Problem[] {
  const known = new Set(pages.files.filter(({kind}) => kind === 'doc').map(({id}) => id));
  return Object.keys(site.fragments)
    .filter((id) => !known.has(id))
    .map((id) => ({file: TABLE, line: 0, rule: 'anchors/old-page', message: `There is no page "${id}".`, remedy: 'Correct its id.'}));
}

/** An id for a heading in Latin letters; a stand-in for others, whose id must equal the English one. */
function suggest(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'the-english-id'
  );
}
