import {terms} from '../site/terms/index.ts';
import type {Check, Problem} from './lib/check.ts';
import {translationLanguages, type Language} from '../site/page-files.ts';
import type {Page} from './lib/page-store.ts';
import {tongues} from './lib/term-rules.ts';
import {allowed} from './terminology.ts';

/** A term that readers know by another word has that word in brackets, once on a page. */
export const gloss = {
  name: 'gloss',
  about: 'Where site/terms/ asks for it, a page has the English or the community’s word in brackets at the first use of a term.',
  scope: 'pages',
  async run(context) {
    const pages = (await context.selected()).filter(({language}) => language !== 'en');
    return {problems: pages.flatMap(missing), summary: `${glossed.length} terms, ${pages.length} pages`};
  },
} satisfies Check;

interface Glossed {
  readonly id: string;
  readonly language: Language;
  readonly term: string;
  /** Finds the term in all its forms. */
  readonly pattern: RegExp;
  /** What may stand in brackets after it. */
  readonly words: readonly string[];
}

/** Endings that may follow a Russian stem. */
const ENDING = '(?:\\p{L}{0,3})';

const glossed: readonly Glossed[] = terms.flatMap((row) =>
  translationLanguages.flatMap((language) => {
    const tongue = tongues[language];
    if (tongue === 'en' || !row.gloss?.includes(tongue)) return [];
    const term = row[tongue];
    const pattern =
      tongue === 'zh'
        ? new RegExp(longer(term) + term, 'gu')
        : new RegExp(`(?<!\\p{L})${term.split(' ').map(stem).join('[\\s\\u00A0]+')}(?!\\p{L})`, 'giu');
    return [{id: row.id, language, term, pattern, words: [...(row.search?.[tongue] ?? []), row.en.replace(/ \(.*/, '')]}];
  }),
);

/** Words of which a Chinese term is a part, as 特异单元 of 单元, have a gloss of their own. */
function longer(term: string): string {
  const before = terms
    .map(({zh}) => zh)
    .filter((other) => other !== term && other.endsWith(term))
    .map((other) => other.slice(0, -term.length).trim())
    .filter(Boolean);
  return before.length ? `(?<!${[...new Set(before)].join('|')})` : '';
}

/** A Russian word without its ending, in all cases. */
function stem(word: string): string {
  const root = word.length > 5 ? word.replace(/(?:ый|ий|ая|ое|ой|ие|[аяоеёиыйь])$/u, '') : word;
  return `${root}${ENDING}`;
}

function missing(page: Page): Problem[] {
  const {file, id, facts, language} = page;
  return glossed.flatMap((term) => {
    if (term.language !== language) return [];
    let first: {line: number; text: string} | undefined;
    for (const {line, text} of facts.prose) {
      for (const match of text.matchAll(term.pattern)) {
        // 单元测试 is a unit test, 单元格 a cell of a table, 单元包 a bag of cells.
        if (term.id === 'cell' && /^[测格包]/u.test(text.slice(match.index + match[0].length))) continue;
        first ??= {line: line + (text.slice(0, match.index).match(/\n/g)?.length ?? 0), text: match[0]};
        if (hasGloss(text.slice(match.index + match[0].length), term.words)) return [];
      }
    }
    if (!first || allowed('gloss', {page: id, text: term.term})) return [];
    return [
      {
        file,
        line: first.line,
        rule: `gloss/${term.id}`,
        message: `“${first.text}” has no gloss on this page.`,
        remedy: `Write “${first.text} (${term.words[0]})” at the first use.`,
      },
    ];
  });
}

/** Whether a bracket with one of these words follows. */
function hasGloss(after: string, words: readonly string[]): boolean {
  const bracket = /^[\s\u00A0]?(?:[^\s(（，。]{0,12})?[\s\u00A0]?[(（]([^)）]*)[)）]/u.exec(after)?.[1]?.toLowerCase();
  return bracket !== undefined && words.some((word) => bracket.includes(word.toLowerCase()));
}
