import {headingOf, splitUrl, type SearchRecord} from '../../src/search/core/record.ts';
import type {Corpus} from './corpus.ts';
import {pick, randomFrom} from './random.ts';

/** Pages that the figures are asked for. */
export const PAGES = 280;

/**
 * Share of the words that are new on a new page, in Chinese of the characters: a vocabulary grows with the pages, more
 * slowly than they do. Chosen so that half of the real pages, grown to as many as there are, weigh about what the real ones
 * do: in November 2026 headings came to 2 to 4 % less, postings to 1 to 4 %, names to 1 to 11 %.
 */
const NEW_WORDS: Record<Corpus['language'], number> = {en: 0.014, mandarin: 0.045, ru: 0.02};
/** The same of what readers call a page. */
const NEW_IN_NAMES = 0.3;
const SEED = 280;

/**
 * Records for as many pages, made of those of a corpus: each page has the headings of a real one and sentences of two
 * others, with a share of words that no other page has. The lists of entries stay as they are and are not multiplied, as a site
 * has one glossary and one table of instructions.
 */
export function grow(corpus: Corpus, pages: number): SearchRecord[] {
  const random = randomFrom(SEED);
  const lists: SearchRecord[] = [];
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of corpus.records) {
    const {path} = splitUrl(record.url);
    byPage.set(path, [...(byPage.get(path) ?? []), record]);
  }
  for (const [path, records] of byPage) {
    if (!records.some(({kind}) => kind === 'term' || kind === 'instruction')) continue;
    lists.push(...records);
    byPage.delete(path);
  }
  const models = [...byPage.values()];
  const sentences = models.map((model) => model.flatMap(({content}) => sentencesOf(content))).filter((list) => list.length > 0);
  const headings = models.flat().map(headingOf);
  const asked = models.flatMap((model) => model.flatMap((record) => record.asked ?? []));
  const made: SearchRecord[] = [];
  for (let page = 0; page < pages; page++) {
    const model = models[page % models.length]!;
    if (page < models.length) {
      made.push(...model);
      continue;
    }
    const suffix = `/copy-${page}`;
    const title = `${pick(headings, random)} ${newWord(random, corpus.language)}`;
    // A page is about something: its sentences are those of two.
    const about = [...pick(sentences, random), ...pick(sentences, random)];
    for (const record of model) {
      const wanted = record.content.length;
      const parts: string[] = [];
      for (let length = 0; length < wanted; length += parts.at(-1)!.length) parts.push(pick(about, random));
      const hierarchy = {...record.hierarchy, lvl1: title};
      if (record.type !== 'lvl1')
        hierarchy[record.type] = random() < 0.5 ? pick(headings, random) : `${pick(headings, random)} ${newWord(random, corpus.language)}`;
      made.push({
        ...record,
        objectID: record.objectID.replace(/(#|$)/, `${suffix}$1`),
        url: record.url.replace(/(#|$)/, `${suffix}$1`),
        hierarchy,
        ...(record.asked && {asked: record.asked.map(() => blended(pick(asked, random), pick(asked, random), random, corpus.language))}),
        content: renewed(parts.join(' '), random, corpus.language),
        popularity: 0,
      });
    }
  }
  return [...lists, ...made];
}

const sentencesOf = (text: string): string[] => text.match(/[^.!?。！？]{20,}[.!?。！？]/gu) ?? [];

const SYLLABLES = {
  en: ['ka', 'ro', 'ti', 'men', 'sol', 'ver', 'pa', 'lin', 'do', 'gra', 'ex', 'um'],
  ru: ['ка', 'ро', 'ти', 'мен', 'сол', 'вер', 'па', 'лин', 'до', 'гра', 'экс', 'ум'],
};

function newWord(random: () => number, language: Corpus['language']): string {
  const syllables = language === 'ru' ? SYLLABLES.ru : SYLLABLES.en;
  return Array.from({length: 3 + Math.floor(random() * 2)}, () => pick(syllables, random)).join('');
}

/** The beginning of one phrase and the end of another: no phrase is one that stands elsewhere. */
function blended(one: string, other: string, random: () => number, language: Corpus['language']): string {
  const [parts, rest, glue] = language === 'mandarin' ? [[...one], [...other], ''] : [one.split(' '), other.split(' '), ' '];
  const begin = parts.slice(0, Math.ceil(parts.length / 2));
  const end = rest.slice(Math.ceil(rest.length / 2));
  return renewed([...begin, ...end].join(glue), random, language, NEW_IN_NAMES);
}

/** A text with a share of new words; in Chinese, of pairs of characters that stand nowhere else together. */
function renewed(text: string, random: () => number, language: Corpus['language'], share = NEW_WORDS[language]): string {
  if (language === 'mandarin') {
    const characters = [...text];
    return characters
      .map((character) => (/\p{Script=Han}/u.test(character) && random() < share ? pick(characters, random) : character))
      .join('');
  }
  return text
    .split(' ')
    .map((word) => (random() < share ? newWord(random, language) : word))
    .join(' ');
}
