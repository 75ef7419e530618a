import type {Area, Kind} from './record.ts';
import type {Hit} from './hit.ts';

/** What the worker is asked. */
export interface Question {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly tags: readonly string[];
  readonly area?: Area;
  readonly kind?: Kind;
  readonly pre: string;
  readonly post: string;
  readonly width: number;
  readonly ellipsis: string;
}

/** What it answers: one result of the provider's multi-index answer. */
export interface Result {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly processingTimeMS: number;
  /** Not the provider's: what to look for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Not the provider's: the text of the pages has not come yet, headings alone were searched. */
  readonly partial: boolean;
}
