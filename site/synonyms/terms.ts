import type {Synonyms} from '../../src/search/core/synonyms.ts';
import {themes, type Tongue} from '../terms/index.ts';

/** What a site’s own interface is called is nothing to search for. */
const terms = Object.entries(themes).flatMap(([name, rows]) => (name === 'This site' ? [] : rows));

/**
 * What the table of terms knows of a language: the community's words find the term and are found by it, wrong words
 * lead to it. Words that the reviewed list has already are left to it.
 */
export function synonymsOfTerms(tongue: Tongue, reviewed: Synonyms): Synonyms {
  const known = new Set([...reviewed.both.flat(), ...reviewed.one.map(([from]) => from)].map((word) => word.toLowerCase()));
  const isNew = (word: string): boolean => !known.has(word.toLowerCase()) && isTypeable(word);
  const both: string[][] = [];
  const one: [string, string][] = [];
  for (const row of terms) {
    const term = plain(row[tongue]);
    const words = (row.search?.[tongue] ?? []).filter((word) => isNew(word) && word.toLowerCase() !== term.toLowerCase());
    if (words.length) both.push([term, ...words]);
    for (const {word, instead} of row.wrong?.[tongue] ?? []) {
      if (instead === undefined && isNew(word) && word.toLowerCase() !== term.toLowerCase() && !words.includes(word))
        one.push([word, term]);
    }
  }
  return {both, one};
}

/** A term without what its row adds in brackets. */
function plain(term: string): string {
  return term.replace(/ ?[(（].*$/u, '');
}

/** A word that somebody would type: no brackets, no signs, and in the script of words. */
function isTypeable(word: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(word);
}
