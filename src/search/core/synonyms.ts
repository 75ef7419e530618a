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

/** Prepares a list for look-up by the first term of what was typed. */
export function synonymIndex({both, one}: Synonyms, termsOf: (text: string) => string[]): SynonymIndex {
  const index = new Map<string, {from: string[]; to: string[]}[]>();
  const add = (from: string, to: string): void => {
    const key = termsOf(from);
    const value = termsOf(to);
    if (!key.length || !value.length || key.join(' ') === value.join(' ')) return;
    const list = index.get(key[0]!);
    if (list) list.push({from: key, to: value});
    else index.set(key[0]!, [{from: key, to: value}]);
  };
  for (const group of both) for (const from of group) for (const to of group) if (from !== to) add(from, to);
  for (const [from, to] of one) add(from, to);
  return index;
}
