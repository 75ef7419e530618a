import type {AttackStrings} from './en.ts';

export type {AttackStrings} from './en.ts';

const languages: Readonly<Record<string, () => Promise<{readonly strings: AttackStrings}>>> = {
  en: () => import(/* webpackChunkName: "attack-en" */ './en.ts'),
  'zh-CN': () => import(/* webpackChunkName: "attack-zh" */ './zh-CN.ts'),
  ru: () => import(/* webpackChunkName: "attack-ru" */ './ru.ts'),
};

/** What attacks say in a page's language. */
export async function loadAttackStrings(language: string): Promise<AttackStrings> {
  const {strings} = await (languages[language] ?? languages.en!)();
  return strings;
}
