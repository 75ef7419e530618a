import {ENGLISH_TITLE, formRules} from './data/form.ts';
import type {Check, Problem} from './lib/check.ts';
import {VALUE} from './lib/facts.ts';
import {asidesOf, lineOf, proseOf, readOutsidePages, sourceTitles, type Prose} from './lib/prose.ts';
import type {Page} from './lib/page-store.ts';
import {allowed, checkAll, withoutRepeats} from './terminology.ts';

/** How sentences and signs are written, as far as a rule can tell. */
export const form = {
  name: 'form',
  about: 'No patterns of translated English; brackets, quotes, spaces, minus, ё and ellipses as each language writes them.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const outside = context.files ? [] : await readOutsidePages(context);
    const prose = [...pages.flatMap((page) => [...proseOf(page), ...asidesOf(page)]), ...outside];
    return {
      problems: withoutRepeats([
        ...checkAll(prose, formRules, 'form'),
        ...pages.flatMap(englishSources),
        ...outside.flatMap(pluralWithoutNumber),
      ]),
      summary: `${formRules.length + 2} rules, ${pages.length} pages, ${prose.length} texts`,
    };
  },
} satisfies Check;

/** A Russian or Chinese page names its sources in its language; an English title may follow in brackets. */
function englishSources(page: Page): Problem[] {
  const {file, language, id, text} = page;
  if (language === 'en') return [];
  const own = language === 'ru' ? /\p{Script=Cyrillic}/u : /\p{Script=Han}/u;
  return sourceTitles(page).flatMap((title) => {
    // Names of files, packages and functions are no words.
    const words = title.replace(/\S*[/._@(]\S*|\w+-[\w-]+|jettons?/g, '').replace(/\b[\w-]*[a-z][A-Z]\w*\b/g, '');
    if (own.test(title) || !ENGLISH_TITLE.test(words) || allowed('source-title', {page: id, text: title})) return [];
    return [
      {
        file,
        line: lineOf(text, title),
        rule: 'form/source-title',
        message: `The title of a source is English: “${title}”.`,
        remedy: 'Translate it; the English title may follow in brackets.',
      },
    ];
  });
}

/** The Russian form for “one” serves 21 and 31 too, so each form has the number. */
function pluralWithoutNumber({file, line, language, text}: Prose): Problem[] {
  if (language !== 'ru' || !file.endsWith('.json') || !text.includes('|') || !text.includes(VALUE)) return [];
  return text.split('|').every((part) => part.includes(VALUE))
    ? []
    : [
        {
          file,
          line,
          rule: 'form/ru-plural',
          message: `A plural form has no number: “${text.replaceAll(VALUE, '{…}')}”. The first is used for 21 and 31 too.`,
          remedy: 'Put the placeholder into each form.',
        },
      ];
}
