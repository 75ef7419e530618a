import {allowedTerms} from './data/terminology-allowed.ts';
import {termRules, type TermRule} from './data/terminology.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Language} from './lib/page-files.ts';
import {CODE, VALUE} from './lib/facts.ts';
import {interfaceProse, proseOf, type Prose} from './lib/prose.ts';

/** Words are those of content.md, in every language. */
export const terminology = {
  name: 'terminology',
  about: 'No former names, empty words or foreign typography in pages and interface strings; exceptions are listed with a reason.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const prose = [...pages.flatMap(proseOf), ...(context.files ? [] : await interfaceProse(context))];
    const problems = prose.flatMap((item) => check(item, termRules));
    for (const {file, language, id, facts} of pages) {
      const rules = termRules.filter(({links}) => links);
      problems.push(...facts.links.flatMap(({url, line}) => check({file, language, page: id, line, text: url, running: false}, rules)));
    }
    return {problems, summary: `${termRules.length} rules, ${pages.length} pages, ${allowedTerms.length} exceptions`};
  },
} satisfies Check;

const compiled = new Map<string, RegExp>(
  termRules.map(({name, pattern}) => [name, new RegExp(pattern.source, [...new Set(`${pattern.flags}gu`)].join(''))]),
);

/** The first place of each rule in a text: one report is enough to find the others. */
export function check(prose: Prose, rules: readonly TermRule[]): Problem[] {
  return rules.flatMap((rule) => {
    if (!rule.languages.includes(prose.language as Language)) return [];
    const pattern = compiled.get(rule.name) ?? rule.pattern;
    for (const match of prose.text.matchAll(pattern)) {
      if (allowed(rule.name, prose)) return [];
      const before = prose.text.slice(0, match.index);
      return [
        {
          file: prose.file,
          line: prose.line + (before.match(/\n/g)?.length ?? 0),
          rule: `terminology/${rule.name}`,
          message: `${rule.message} Here: “${around(prose.text, match.index, match[0].length)}”`,
          remedy: rule.remedy,
        },
      ];
    }
    return [];
  });
}

function allowed(rule: string, {page, text}: Prose): boolean {
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
  const part = text
    .slice(start, at + length + 16)
    .replaceAll(CODE, '`…`')
    .replaceAll(VALUE, '{…}')
    .replace(/\s+/g, ' ');
  return `${start ? '…' : ''}${part}${at + length + 16 < text.length ? '…' : ''}`;
}
