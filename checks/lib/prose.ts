import {tagsFile, type Context} from './context.ts';
import {CODE, VALUE, type ProseFact} from './facts.ts';
import {translationLanguages, type Language} from '../../site/page-files.ts';
import type {Page} from './page-store.ts';
import {readTranslations, stringsInSource, translationFiles} from './ui-strings.ts';

/** Text that readers read, with its place. `page` is the id of the page, or the file of an interface string. */
export interface Prose extends ProseFact {
  readonly file: string;
  readonly language: Language;
  readonly page: string;
  /** Part of running text: rules about the end of a sentence hold. Front matter and interface strings have none. */
  readonly running: boolean;
}

/** All that a page says in words: body, title, description, captions and text alternatives of diagrams. */
export function proseOf(page: Page): Prose[] {
  const {file, language, id, facts} = page;
  const base = {file, language, page: id};
  const matter = (['title', 'description', 'sidebar_label'] as const).flatMap((key) => {
    const text = facts.frontMatter?.[key];
    return typeof text === 'string' ? [{...base, line: facts.frontMatterLines[key] ?? 1, text, running: false}] : [];
  });
  const captions = facts.fences.flatMap(({line, lang, meta}) =>
    lang === 'dot'
      ? [...meta.matchAll(/(?:title|alt)="([^"]*)"/g)].map(([, text]) => ({...base, line, text: text ?? '', running: false}))
      : [],
  );
  return [...matter, ...facts.prose.map((prose) => ({...base, ...prose, running: true})), ...captions];
}

/** The strings of the interface, in all languages: English from `src/`, the others from their translation files. */
export async function interfaceProse(context: Context): Promise<Prose[]> {
  const english = (await stringsInSource(context)).strings.map(({message, file, line}) => ({
    text: message,
    file,
    line,
    page: file,
    language: 'en' as const,
    running: false,
  }));
  const translated = translationLanguages.flatMap((language) =>
    (Object.keys(translationFiles) as (keyof typeof translationFiles)[]).flatMap((part) => {
      const {file, entries} = readTranslations(context, language, part);
      // Tags and placeholders are no words.
      return [...entries.values()].map(({message, line}) => ({
        text: message.replace(/<[^>]*>/g, '').replace(/\{\w+\}/g, VALUE),
        file,
        line,
        page: file,
        language,
        running: false,
      }));
    }),
  );
  return [...english, ...translated];
}

/** Source files with texts for readers, in one language or all: names of files, and folders with a slash at the end. */
const CODE_WITH_TEXTS = [
  'data/attacks/',
  'data/commands/',
  'data/home/',
  'data/tvm/',
  'plugins/markdown-twins/words.ts',
  'plugins/redirect-pages/page.ts',
  'remark/commands/render.ts',
  'remark/config-values/format.ts',
  'remark/exit-codes/',
  'remark/translation-state/messages.ts',
  'site/announcement.ts',
  'site/blog.ts',
  'site/footer.ts',
  'site/navbar.ts',
  'site/search.ts',
  'site/sidebars/',
  'src/components/PlaygroundPage/messages/',
  'src/components/ToolsHub/messages/',
  'src/playground/attack/strings/',
  'src/playground/panel/strings/',
  'src/search/client/messages.ts',
  'src/tools/',
  'src/tvm/page/strings.ts',
];

/**
 * Everything a reader reads that is on no page: the interface's strings, the labels of navbar, footer and sidebars, the
 * texts of tools, playground and instruction reference, the tables of `data/tvm` and `data/commands`, and the names of tags.
 */
export function readOutsidePages(context: Context): Promise<readonly Prose[]> {
  let read = outside.get(context);
  if (!read) {
    read = collectOutsidePages(context);
    outside.set(context, read);
  }
  return read;
}

/** Read once for all checks. */
const outside = new WeakMap<Context, Promise<readonly Prose[]>>();

async function collectOutsidePages(context: Context): Promise<readonly Prose[]> {
  const {textsInCode} = await import('./code-texts.ts');
  const files = CODE_WITH_TEXTS.flatMap((place) => (place.endsWith('/') ? context.filesBelow(place.slice(0, -1)) : [place])).filter(
    (file) =>
      file.endsWith('.ts') &&
      (!file.startsWith('src/tools/') || /\/(?:number-)?messages\//.test(file)) &&
      file !== 'remark/exit-codes/mentions.ts',
  );
  const texts = files.flatMap((file) =>
    textsInCode(file, context.read(file) ?? '').map((text) => ({...text, file, page: file, running: false})),
  );
  return [...(await interfaceProse(context)), ...texts, ...tagTexts(context)];
}

/** Labels and descriptions of tags. */
function tagTexts(context: Context): Prose[] {
  return (['en', ...translationLanguages] as const).flatMap((language) =>
    (['doc', 'blog'] as const).flatMap((kind) => {
      const file = tagsFile(kind, language);
      return (context.read(file) ?? '').split('\n').flatMap((line, index) => {
        const text = /^ {2}(?:label|description): *['"]?(.*?)['"]?$/.exec(line)?.[1];
        return text ? [{file, line: index + 1, text, page: file, language, running: false}] : [];
      });
    }),
  );
}

/** What is on a page and in no block of its text: the labels of diagrams, the titles of sources. */
export function asidesOf(page: Page): Prose[] {
  const {file, language, id, facts, text} = page;
  const base = {file, language, page: id, running: false};
  const labels = facts.fences.flatMap(({line, lang, code}) =>
    lang === 'dot'
      ? code.split('\n').flatMap((part, index) =>
          [...part.matchAll(/\bx?label="((?:[^"\\]|\\.)*)"/g)].map(([, label]) => ({
            ...base,
            line: line + 1 + index,
            text: (label ?? '').replace(/\\[nlr]/g, '\u2028').replace(/\\(.)/g, '$1'),
          })),
        )
      : [],
  );
  return [...labels, ...sourceTitles(page).map((title) => ({...base, line: lineOf(text, title), text: title}))];
}

/** The titles of a page's sources. */
export function sourceTitles({facts}: Page): string[] {
  const sources = facts.frontMatter?.sources;
  if (!Array.isArray(sources)) return [];
  return (sources as {title?: unknown}[]).flatMap((source) => (typeof source?.title === 'string' ? [source.title] : []));
}

/** The line of a text of the front matter. */
export function lineOf(page: string, text: string): number {
  const at = page.indexOf(text);
  return at < 0 ? 1 : page.slice(0, at).split('\n').length;
}

/** How a report shows a text: code and values as marks, in one line. */
export function readable(text: string): string {
  return text.replaceAll(CODE, '`…`').replaceAll(VALUE, '{…}').replace(/\s+/g, ' ');
}
