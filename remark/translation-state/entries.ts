import {translationLanguages, type PageFile, type Translated} from '../../site/page-files.ts';

/** How a translation relates to the English text of today. */
export type PageState = 'fresh' | 'stale' | 'missing';

/** What happened to an English page since a translation was made from it. */
export interface Change {
  /** The commit whose text the translation was made from. */
  readonly from: string;
  /** The first commit after it that changed the page; absent while the change is not committed. */
  readonly since?: {readonly commit: string; readonly date: string};
  /** How many commits have changed the page since. */
  readonly commits: number;
  readonly added: number;
  readonly removed: number;
}

/** A translation of a page: its state and, where it is stale and the history tells, what has changed in English. */
export interface Translation {
  readonly state: PageState;
  readonly change?: Change;
}

/** A page with its translations. */
export interface PageEntry {
  readonly page: PageFile;
  readonly title: string;
  /** Address without language. */
  readonly address: string;
  readonly in: Readonly<Record<Translated, Translation>>;
}

/** Pages that stand together: under a category of the top level of a sidebar, beside such categories, or elsewhere. */
export interface Section {
  /** A sidebar, `blog`, or `elsewhere` for a page in no sidebar. */
  readonly part: string;
  readonly category?: {readonly key: string; readonly label: string};
  readonly pages: readonly PageEntry[];
}

/** How many translations into a language are in a state. */
export function countOf(pages: readonly PageEntry[], language: Translated, state: PageState): number {
  return pages.filter((entry) => entry.in[language].state === state).length;
}

/** Whether a translator has something to do for a page. */
export function waits(entry: PageEntry): boolean {
  return translationLanguages.some((language) => entry.in[language].state !== 'fresh');
}
