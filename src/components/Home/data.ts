import type {Counts, HomeWords} from '../../../data/home/en.ts';

/** What the home page imports as `@generated/home/default/home.json`. */
export interface HomeData {
  readonly words: HomeWords;
  readonly counts: Counts;
  /** The contract as HTML, and the compiler that took it. */
  readonly contract: {readonly file: string; readonly html: string; readonly tool: string};
}
