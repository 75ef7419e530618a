import type {Context} from './context.ts';
import {VALUE, type ProseFact} from './facts.ts';
import {translationLanguages, type Language} from './page-files.ts';
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
