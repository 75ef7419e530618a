import type {Area, Kind} from './record.ts';
import type {Hit} from './hit.ts';

/** A question, from the box to the engine of this site or to the provider. */
export interface Question {
  readonly query: string;
  /** Which page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly tags: readonly string[];
  readonly area?: Area;
  readonly kind?: Kind;
  /** Words of a snippet. */
  readonly snippetWords: number;
}

/** What it is answered with; the first four are named as the provider names them. */
export interface Result {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What to look for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether the words of the text were searched, are still on their way, or cannot be had: then headings alone were. */
  readonly text: 'here' | 'missing' | 'coming';
}
