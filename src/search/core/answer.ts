import type {Area, HeadingLevel, Hierarchy, Kind} from './record.ts';

/** The longest question in characters: what the boxes take. What comes by another way is cut. */
export const LONGEST_QUERY = 64;

/** What is searched for, as an address of the search page says it. */
export interface SearchAddress {
  readonly query: string;
  readonly area?: Area;
  readonly kind?: Kind;
}

/** A question, from the box to the engine of this site or to the provider. */
export interface Question extends SearchAddress {
  /** Which page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Tags of the pages that are searched (`docusaurus_tag`); all where there are none. */
  readonly tags: readonly string[];
  /** Words of a snippet. */
  readonly snippetWords: number;
}

interface Marked {
  readonly value: string;
}

/** A result in the shape that the provider's interface shows; values under `_…` are HTML. */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly type: HeadingLevel;
  readonly hierarchy: Hierarchy;
  readonly area: Area;
  /** `tool`: a row that the page puts above the results. */
  readonly kind: Kind | 'tool';
  /** The entry of the glossary that the whole question names: it stands above the results, with more of its text. */
  readonly isDefinition?: boolean;
  /** Neither is in a result that the reader's browser keeps. */
  readonly _highlightResult?: {readonly hierarchy: Readonly<Record<string, Marked>>};
  readonly _snippetResult?: {readonly content?: Marked};
}

/** What a question is answered with; the first four are named as the provider names them. */
export interface Answer {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** How many results choosing an area or a kind would leave, under what is chosen in the other of the two. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What to look for instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether the words of the text were searched, are still on their way, or cannot be had: then headings alone were. */
  readonly text: 'here' | 'missing' | 'coming';
  /** Who gave it; `fallback`: the provider failed or was slow, and this site answered instead. */
  readonly source: 'embedded' | 'hosted' | 'fallback';
}
