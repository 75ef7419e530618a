import {allowedTerms} from './data/terminology-allowed.ts';
import {termRules, type TermRule} from './data/terminology.ts';
import type {Check, Problem} from './lib/check.ts';
import {asidesOf, proseOf, readable, readOutsidePages, type Prose} from './lib/prose.ts';
import {tableRules} from './lib/term-rules.ts';

const rules = [...termRules, ...tableRules];

/** Words are those of the table in `site/terms/`, in every language and everywhere a reader reads. */
export const terminology = {
  name: 'terminology',
  about:
    'The words of site/terms/ and no former names, empty words or foreign typography, in pages, diagrams, sources, the interface, tools and data; exceptions are listed with a reason.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const prose = [
      ...pages.flatMap((page) => [...proseOf(page), ...asidesOf(page)]),
      ...(context.files ? [] : await readOutsidePages(context)),
    ];
    const problems = checkAll(prose, rules);
    for (const {file, language, id, facts} of pages) {
      const linked = termRules.filter(({links}) => links);
      problems.push(...facts.links.flatMap(({url, line}) => check({file, language, page: id, line, text: url, running: false}, linked)));
    }
    return {
      problems: withoutRepeats(problems),
      summary: `${rules.length} rules, ${pages.length} pages, ${prose.length} texts, ${allowedTerms.length} exceptions`,
    };
  },
} satisfies Check;

/** A rule's pattern with the flags that a search for all its places needs, and letters that each of its matches has. */
interface Compiled {
  readonly pattern: RegExp;
  readonly letters: string;
}

const compiled = new Map<TermRule, Compiled>();

function compile(rule: TermRule): Compiled {
  let ready = compiled.get(rule);
  if (!ready) {
    const {source, flags} = rule.pattern;
    ready = {pattern: new RegExp(source, [...new Set(`${flags}gu`)].join('')), letters: lettersOf(source)};
    compiled.set(rule, ready);
  }
  return ready;
}

/** What the rules find in many texts. Most rules are for other words than those of a file: that is seen once a file. */
export function checkAll(prose: readonly Prose[], all: readonly TermRule[], group?: string): Problem[] {
  const files = new Map<string, Prose[]>();
  for (const item of prose) {
    const key = `${item.language} ${item.file}`;
    const list = files.get(key);
    if (list) list.push(item);
    else files.set(key, [item]);
  }
  return [...files.values()].flatMap((texts) => {
    const small = texts.map(({text}) => text.toLowerCase()).join('\n');
    const near = all.filter((rule) => rule.languages.includes(texts[0]!.language) && small.includes(compile(rule).letters));
    return texts.flatMap((item) => check(item, near, group));
  });
}

/** The first place of each rule in a text: one report is enough to find the others. */
export function check(prose: Prose, all: readonly TermRule[], group = 'terminology'): Problem[] {
  if (prose.text.length < 2) return [];
  const small = prose.text.toLowerCase();
  return all.flatMap((rule) => {
    if (!rule.languages.includes(prose.language)) return [];
    const {pattern, letters} = compile(rule);
    // Most texts have none of the letters: that is seen sooner than what the pattern says.
    if (!small.includes(letters) || rule.unless?.test(prose.text)) return [];
    for (const match of prose.text.matchAll(pattern)) {
      if (allowed(rule.name, prose)) return [];
      const before = prose.text.slice(0, match.index);
      return [
        {
          file: prose.file,
          line: prose.line + (before.match(/\n/g)?.length ?? 0),
          rule: `${group}/${rule.name}`,
          message: `${rule.message} Here: “${around(prose.text, match.index, match[0].length)}”`,
          remedy: rule.remedy,
        },
      ];
    }
    return [];
  });
}

/**
 * The longest run of letters, in lower case, that each match of a pattern has; none where that is not plain to see. What
 * is in brackets may be missing or have a choice, and so may a letter before a question mark or a star.
 */
export function lettersOf(source: string): string {
  let rest = source.replace(/\\u\{?[\dA-Fa-f]+\}?|\\p\{[^}]*\}|\\[a-zA-Z]/g, '.').replace(/\\./g, '.');
  rest = rest.replace(/\[[^\]]*\]/g, '.');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()]*\)(?:[?*+]|\{[^}]*\})?/g, '.');
  }
  if (rest.includes('|')) return '';
  const runs = rest.replace(/\p{L}(?:[?*]|\{[^}]*\})/gu, '.').match(/[\p{L}-]+/gu) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '').toLowerCase();
}

/** A text that is read in two ways, as a caption and as a string, is reported once. */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.rule}:${problem.message}`, problem])).values()];
}

/** Whether the list of exceptions has this place. */
export function allowed(rule: string, {page, text}: Pick<Prose, 'page' | 'text'>): boolean {
  return allowedTerms.some(
    (entry) =>
      entry.rule === rule &&
      (entry.page.endsWith('*') ? page.startsWith(entry.page.slice(0, -1)) : page === entry.page) &&
      (!entry.text || entry.text.test(text)),
  );
}

/** The match with some words around it. */
function around(text: string, at: number, length: number): string {
  const start = Math.max(0, at - 16);
  const end = at + length + 16;
  return `${start ? '…' : ''}${readable(text.slice(start, end))}${end < text.length ? '…' : ''}`;
}
