import {sameInAllLanguages} from './data/same-in-all-languages.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';
import {translationLanguages} from '../site/page-files.ts';
import {readTranslations, stringsInSource, themeStrings, type TranslationFile} from './lib/ui-strings.ts';
import {isCategory, type SidebarTree} from '../site/sidebars/sidebar-tree.ts';

/** What a translation file must hold: id to English message. */
type Expected = ReadonlyMap<string, string>;

/** The interface is translated as completely as the pages. */
export const strings = {
  name: 'strings',
  about: 'Each string of the interface (theme, search, src/, navbar, footer, sidebars, blog) has a translation in each language.',
  scope: 'site',
  async run(context) {
    const {strings: own, dynamic} = await stringsInSource(context);
    const {announcement, navbarLabels, footer} = context.site;
    const problems: Problem[] = [];
    const code = new Map<string, string>(themeStrings());
    for (const {id, message, file, line} of own) {
      const known = code.get(id);
      if (!message)
        problems.push({
          file,
          line,
          rule: 'strings/message',
          message: `"${id}" has no English message.`,
          remedy: 'Write it as literal text: it is what readers see in English, and what translators translate.',
        });
      // A theme override repeats the theme's own message; two of ours must agree.
      if (known !== undefined && known !== message && !themeStrings().has(id))
        problems.push({
          file,
          line,
          rule: 'strings/twice',
          message: `"${id}" has another message elsewhere: "${known}".`,
          remedy: 'Give one of them another id, or the same message.',
        });
      code.set(id, message);
    }
    const announced = announcement ? `theme.announcement.${announcement.id}` : undefined;
    if (announced && announcement) code.set(announced, announcement.content);
    for (const {id, file, line} of dynamic) {
      if (id === 'theme.announcement.…') continue;
      problems.push({
        file,
        line,
        rule: 'strings/dynamic',
        message: `The id ${id} is put together at run time: nobody can see whether it is translated.`,
        remedy: 'Write each id and message out, in a table of translate({id, message}) calls.',
      });
    }

    const parts: Readonly<Record<'code' | 'navbar' | 'footer' | 'docs' | 'blog', Expected>> = {
      code,
      navbar: new Map([['logo.alt', 'TON Docs'], ...navbarLabels.map((label) => [`item.label.${label}`, label] as const)]),
      footer: new Map([
        ['copyright', ''],
        ...footer.titles.map((title) => [`link.title.${title}`, title] as const),
        ...footer.labels.map((label) => [`link.item.label.${label}`, label] as const),
      ]),
      docs: sidebarLabels(context),
      blog: new Map([
        ['title', 'Blog'],
        ['description', 'Blog'],
        ['sidebar.title', 'Recent posts'],
      ]),
    };
    const optional = new Set(['version.label']);
    const notes: string[] = [];
    for (const language of translationLanguages) {
      let count = 0;
      for (const [part, expected] of Object.entries(parts) as [keyof typeof parts, Expected][]) {
        const file = readTranslations(context, language, part);
        count += [...expected.keys()].filter((id) => file.entries.get(id)?.message.trim()).length;
        problems.push(...compare(file, expected, optional, language));
      }
      notes.push(`${language.padEnd(6)} ${count} of ${Object.values(parts).reduce((sum, {size}) => sum + size, 0)} strings`);
    }
    return {problems, summary: `${code.size} of the interface, ${own.length} places in src/`, notes};
  },
} satisfies Check;

function compare({file, entries, error}: TranslationFile, expected: Expected, optional: ReadonlySet<string>, language: string): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, rule: string, message: string, remedy: string): void =>
    void problems.push({file, line, rule: `strings/${rule}`, message, remedy});
  if (error !== undefined) {
    add(
      0,
      'file',
      `Cannot be read: ${error}.`,
      `Write it: {"id": {"message": "…"}} for ${expected.size} ids, beginning with ${[...expected.keys()].slice(0, 3).join(', ')}.`,
    );
    return problems;
  }
  const missing: string[] = [];
  for (const [id, english] of expected) {
    const entry = entries.get(id);
    if (!entry?.message.trim()) {
      missing.push(`${id} (“${english}”)`);
      continue;
    }
    const {message, line} = entry;
    if (message === english && /\p{L}{2}/u.test(english.replace(/\{\w+\}/g, '')) && !sameInAllLanguages.includes(english)) {
      add(line, 'english', `"${id}" is still English: "${message}".`, 'Translate it, or list it in checks/data/same-in-all-languages.ts.');
    }
    const [mine, theirs] = [placeholders(message), placeholders(english)];
    if (english && mine !== theirs)
      add(
        line,
        'placeholders',
        `"${id}" has the placeholders ${mine || '(none)'}, English has ${theirs || '(none)'}.`,
        'Keep each {name} as it is.',
      );
    if (
      english.includes('|') &&
      forms(message) <
        new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((name) => name !== 'other' || language === 'zh-CN').length
    ) {
      add(
        line,
        'plural',
        `"${id}" has too few plural forms.`,
        'Separate the forms by |: one form in Chinese, three in Russian (1 страница|2 страницы|5 страниц).',
      );
    }
  }
  if (missing.length)
    add(
      0,
      'missing',
      `${missing.length} ${missing.length === 1 ? 'string has' : 'strings have'} no message: ${missing.join('; ')}`,
      'Add {"id": {"message": "…"}} for each.',
    );
  for (const [id, {line}] of entries) {
    if (!expected.has(id) && !optional.has(id)) add(line, 'unused', `Nothing asks for "${id}".`, 'Remove it, or correct the id.');
  }
  return problems;
}

/** The placeholders of a message, in the order of the alphabet: word order differs between languages. */
function placeholders(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g) ?? [])].sort().join(' ');
}

function forms(message: string): number {
  return message.split('|').length;
}

/** The categories and links of the sidebars. */
function sidebarLabels({site}: Context): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [name, tree] of Object.entries(site.sidebarTrees)) {
    const walk = (items: SidebarTree): void => {
      for (const item of items) {
        if (typeof item === 'string') continue;
        if (!isCategory(item)) {
          labels.set(`sidebar.${name}.link.${item.key}`, item.label);
          continue;
        }
        labels.set(`sidebar.${name}.category.${item.key}`, item.label);
        walk(item.items);
      }
    };
    walk(tree);
  }
  return labels;
}
