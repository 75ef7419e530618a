import {terms} from './tokens.ts';

/**
 * Other words for the same thing. `both`: whoever types one of a line finds the others too. `one`: what stands before
 * the arrow is also looked for as what stands after it, not the other way round (old names, slang, wrong names).
 */
export interface Synonyms {
  readonly both: readonly (readonly string[])[];
  readonly one: readonly (readonly [from: string, to: string])[];
}

/** Ways to say a thing, as sequences of terms; made once from {@link Synonyms}. */
export type SynonymIndex = ReadonlyMap<string, readonly {readonly from: readonly string[]; readonly to: readonly string[]}[]>;

/** The list with each phrase as its terms, with spaces between. */
export function cutSynonyms({both, one}: Synonyms): Synonyms {
  const cut = (phrase: string): string => terms(phrase).join(' ');
  return {both: both.map((group) => group.map(cut)), one: one.map(([from, to]) => [cut(from), cut(to)])};
}

/** Prepares a list of {@link cutSynonyms} for look-up by the first term of what was typed. */
export function synonymIndex({both, one}: Synonyms): SynonymIndex {
  const index = new Map<string, {from: string[]; to: string[]}[]>();
  const add = (from: string, to: string): void => {
    if (!from || !to || from === to) return;
    const [key, value] = [from.split(' '), to.split(' ')];
    const list = index.get(key[0]!);
    if (list) list.push({from: key, to: value});
    else index.set(key[0]!, [{from: key, to: value}]);
  };
  for (const group of both) for (const from of group) for (const to of group) add(from, to);
  for (const [from, to] of one) add(from, to);
  return index;
}
