import type {Strings} from './en';

export type {Strings} from './en';

const languages: Readonly<Record<string, () => Promise<{readonly strings: Strings}>>> = {
  en: () => import(/* webpackChunkName: "playground-en" */ './en'),
  'zh-CN': () => import(/* webpackChunkName: "playground-zh" */ './zh-CN'),
  ru: () => import(/* webpackChunkName: "playground-ru" */ './ru'),
};

/** The strings of a page's language. */
export async function loadStrings(language: string): Promise<Strings> {
  const {strings} = await (languages[language] ?? languages.en!)();
  return strings;
}
