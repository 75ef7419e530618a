import {defaultLocale, localeOf, type SiteLocale} from './locales.ts';

/**
 * The language that is being built or served: Docusaurus reads the configuration once for each and names it in the
 * environment. `docusaurus start` without a language names none, which version 3.10 writes as "undefined". Throws for an
 * unknown name.
 */
export function currentLocale(): SiteLocale {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return !name || name === 'undefined' ? defaultLocale : localeOf(name);
}
