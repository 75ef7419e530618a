import type {Synonyms} from '../../src/search/core/synonyms.ts';
import type {SiteLocale} from '../locales.ts';
import {synonyms as en} from './en.ts';
import {synonyms as ru} from './ru.ts';
import {synonyms as zh} from './zh.ts';

/** The reviewed list of each language. Names of the network are English everywhere, so the English list always counts. */
export const synonyms: Record<SiteLocale['name'], Synonyms> = {
  en,
  mandarin: {both: [...zh.both, ...en.both], one: [...zh.one, ...en.one]},
  ru: {both: [...ru.both, ...en.both], one: [...ru.one, ...en.one]},
};
