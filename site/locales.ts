import type {I18nConfig} from '@docusaurus/types';

/** What an entry of the table of languages says. */
interface Entry {
  /** Name that Docusaurus knows the language by; Chinese keeps the name that its addresses have always had. */
  readonly name: string;
  readonly label: string;
  /** BCP 47 tag: `<html lang>`, `Intl`, `hreflang`, and the folder under `i18n/`. Never use `name` for those: `mandarin` is no language tag. */
  readonly htmlLang: string;
  readonly baseUrl: string;
  readonly ogLocale: string;
}

/** The languages of the site, English first. A new language is an entry here; what else it needs the compiler and the checks name. */
export const locales = [
  {name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/', ogLocale: 'en_US'},
  {name: 'mandarin', label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/mandarin/', ogLocale: 'zh_CN'},
  {name: 'ru', label: 'Русский', htmlLang: 'ru', baseUrl: '/ru/', ogLocale: 'ru_RU'},
] as const satisfies readonly Entry[];

/** A language of the site. */
export interface SiteLocale extends Entry {
  readonly name: (typeof locales)[number]['name'];
  readonly htmlLang: (typeof locales)[number]['htmlLang'];
  readonly baseUrl: (typeof locales)[number]['baseUrl'];
}

export const defaultLocale = locales[0];

/** The languages that are translations of English, with the folder that holds each. */
export const translations = locales.filter((locale) => locale.name !== 'en');

/** `i18n` of the Docusaurus configuration. Each `baseUrl` is explicit so that building one language alone gives the same addresses. */
export const i18n: I18nConfig = {
  defaultLocale: defaultLocale.name,
  locales: locales.map((locale) => locale.name),
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    locales.map(({name, label, htmlLang, baseUrl}) => [
      name,
      {label, htmlLang, baseUrl, direction: 'ltr', calendar: 'gregory', path: htmlLang, translate: name !== 'en'},
    ]),
  ),
} as I18nConfig;

/** The locale named so by Docusaurus. Throws for an unknown name: a wrong name would show English dates on a Chinese page. */
export function localeOf(name: string): SiteLocale {
  const found = locales.find((locale) => locale.name === name);
  if (!found) throw new Error(`Unknown locale "${name}": add it to site/locales.ts`);
  return found;
}
