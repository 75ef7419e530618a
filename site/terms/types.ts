/** How the columns of the table are called. */
export type Tongue = 'en' | 'zh' | 'ru';

/** A word that this site does not use for a concept, though others do. Only what a rule can tell for certain. */
export interface WrongWord {
  /** As one would look it up: nominative, singular. */
  readonly word: string;
  /** Why it is not used. */
  readonly because: string;
  /**
   * What is found: words in which `*` stands for any letters (all cases of a Russian word), or a pattern. By default
   * the word itself, as a whole word in English and Russian. A text ignores upper and lower case, a pattern says so.
   */
  readonly find?: string | RegExp;
  /** What to write, where it is not the term of the row. */
  readonly instead?: string;
}

/** One concept, in three languages. One meaning, one word. */
export interface Term {
  /** The anchor in the glossary where it has one there. */
  readonly id: string;
  readonly en: string;
  readonly zh: string;
  readonly ru: string;
  /** What the community says and types: given in brackets at the first mention, and known to the search. */
  readonly search?: Readonly<Partial<Record<Tongue, readonly string[]>>>;
  readonly wrong?: Readonly<Partial<Record<Tongue, readonly WrongWord[]>>>;
  /** Languages in which the first use on a page has the English or the community's word after it in brackets. */
  readonly gloss?: readonly Exclude<Tongue, 'en'>[];
  /** How two meanings that share a word are kept apart; how the word is declined. */
  readonly note?: string;
}

/** A row. The rest is for what needs more than its three words. */
export function term(id: string, en: string, zh: string, ru: string, rest: Omit<Term, 'id' | 'en' | 'zh' | 'ru'> = {}): Term {
  return {id, en, zh, ru, ...rest};
}

/** A wrong word of a row. */
export function wrong(word: string, because: string, find?: string | RegExp, instead?: string): WrongWord {
  return {word, because, ...(find === undefined ? {} : {find}), ...(instead === undefined ? {} : {instead})};
}
