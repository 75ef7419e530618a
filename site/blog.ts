import type {Options} from '@docusaurus/plugin-content-blog';
import {currentLocale} from './current-locale.ts';
import {localeOf, type SiteLocale} from './locales.ts';
import {meta} from './meta.ts';

/** What a feed reader shows of the blog, by language. */
const descriptions: Record<SiteLocale['htmlLang'], string> = {
  en: 'What changes in TON, what it means for your code, and how these pages are kept true',
  'zh-CN': 'TON 的变化、这些变化对您的代码意味着什么，以及这些页面如何保证内容正确',
  ru: 'Что меняется в TON, что это значит для вашего кода и как эти страницы остаются верными',
};

/** RSS and Atom of the language that is being built; `language` is a BCP 47 tag, which the locale's name is not always. */
export function feedOptions(): NonNullable<Options['feedOptions']> {
  const {htmlLang} = currentLocale();
  return {type: ['rss', 'atom'], title: meta.title, description: descriptions[htmlLang], language: htmlLang, copyright: 'CC BY 4.0'};
}

/** Words are counted as the language divides them: Chinese has no spaces. */
export const readingTime: Options['readingTime'] = ({content, defaultReadingTime, locale}) =>
  defaultReadingTime({content, locale: localeOf(locale).htmlLang});
