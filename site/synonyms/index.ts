import type {Synonyms} from '../../src/search/core/synonyms.ts';
import type {SiteLocale} from '../locales.ts';
import {synonyms as en} from './en.ts';
import {synonyms as ru} from './ru.ts';
import {synonymsOfTerms} from './terms.ts';
import {synonyms as zh} from './zh-CN.ts';

const join = (...lists: readonly Synonyms[]): Synonyms => ({
  both: lists.flatMap(({both}) => both),
  one: [...new Map(lists.flatMap(({one}) => one).map((line) => [line.join(), line])).values()],
});

const english = join(en, synonymsOfTerms('en', en));

/**
 * The reviewed list of each language, and what the table of terms adds to it. Names of the network are English
 * everywhere, so the English list always counts.
 */
export const synonyms: Record<SiteLocale['name'], Synonyms> = {
  en: english,
  mandarin: join(zh, synonymsOfTerms('zh', zh), english),
  ru: join(ru, synonymsOfTerms('ru', ru), english),
};
