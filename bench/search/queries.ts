import fs from 'node:fs';
import path from 'node:path';
import type {Corpus, Language} from './corpus.ts';
import {pick, randomFrom} from './random.ts';

/** Something to type, and the pages of which any is a right answer. */
export interface Query {
  readonly text: string;
  readonly pages: ReadonlySet<string>;
  readonly kind: string;
}

interface Written {
  readonly lang: 'en' | 'zh' | 'ru';
  readonly q: string;
  readonly expect: readonly string[];
  readonly kind: string;
}

const LANGUAGES: Record<Written['lang'], Language> = {en: 'en', zh: 'mandarin', ru: 'ru'};

/**
 * The queries that people wrote, with the pages that exist; those without any are left out. Written before the pages
 * were, so a page that answers better is no right answer unless it is listed.
 */
export function writtenQueries({language, pages}: Corpus, file = path.join('bench/search/queries.json')): Query[] {
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Written[];
  return all
    .filter(({lang}) => LANGUAGES[lang] === language)
    .map(({q, expect, kind}) => ({text: q, kind, pages: new Set(expect.filter((page) => pages.has(page)))}))
    .filter((query) => query.pages.size > 0);
}

/** Longer than the interface takes. */
const LONGEST = 64;

/** Words that more pages have all of name no page. */
const MOST_PAGES = 3;

/**
 * What a reader types who remembers a sentence of a page: three words of it in their order, in Chinese five to nine
 * characters in a row. No engine has a say in the choice. Every page is as likely as any other, however long. A page
 * that has the whole sentence too is as right an answer. `hard` also takes words that many pages have.
 */
export function sentenceQueries(corpus: Corpus, count: number, seed: number, hard = false): Query[] {
  const random = randomFrom(seed);
  const chinese = corpus.language === 'mandarin';
  const byPage = new Map<string, string[]>();
  for (const {url, content} of corpus.records) {
    const page = corpus.pathOf(url);
    const sentences = content
      .split(/[.!?。！？；;](?=\s|$|\p{Script=Han})/u)
      .filter((text) => text.length >= (chinese ? 12 : 40) && text.length < 300);
    byPage.set(page, [...(byPage.get(page) ?? []), ...sentences]);
  }
  const pages = [...byPage].filter(([, sentences]) => sentences.length > 2);
  const words = [...byPage.values()].map((sentences) => new Set(sentences.flatMap(wordsOf)));
  const holders = (text: string): number => words.filter((has) => wordsOf(text).every((word) => has.has(word))).length;
  const queries: Query[] = [];
  for (let attempt = 0; queries.length < count && attempt < count * 100; attempt++) {
    const sentence = pick(pick(pages, random)[1], random);
    const text = chinese ? characters(sentence, random) : threeWords(sentence, random, queries.length % 2 === 0);
    if (!text || text.length > LONGEST || (!hard && !chinese && holders(text) > MOST_PAGES)) continue;
    queries.push({text, kind: 'sentence', pages: new Set(pages.filter(([, list]) => list.includes(sentence)).map(([page]) => page))});
  }
  return queries;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

function characters(sentence: string, random: () => number): string | undefined {
  const runs = sentence.match(/\p{Script=Han}{5,}/gu);
  if (!runs) return undefined;
  const run = pick(runs, random);
  const length = Math.min(run.length, 5 + Math.floor(random() * 5));
  const start = Math.floor(random() * (run.length - length + 1));
  return run.slice(start, start + length);
}

/** Three neighbours among the words of more than three letters, or any three of those. */
function threeWords(sentence: string, random: () => number, neighbours: boolean): string | undefined {
  const words = sentence
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, ''))
    .filter((word) => word.length > 3);
  if (new Set(words).size < 3) return undefined;
  if (neighbours) {
    const start = Math.floor(random() * (words.length - 2));
    return words.slice(start, start + 3).join(' ');
  }
  const places = new Set<number>();
  while (places.size < 3) places.add(Math.floor(random() * words.length));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => words[place])
    .join(' ');
}

const LETTERS = {en: 'abcdefghijklmnopqrstuvwxyz', ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя'};

/** Queries with one slip in one word of four letters or more: a letter left out, put in, wrong, or two swapped. */
export function misspelled(language: 'en' | 'ru', queries: readonly Query[], count: number, seed: number): Query[] {
  const random = randomFrom(seed);
  const fit = queries.filter(({text}) => text.split(' ').some(canSlip));
  const result: Query[] = [];
  while (fit.length && result.length < count) {
    const query = pick(fit, random);
    const words = query.text.split(' ');
    const places = words.flatMap((word, place) => (canSlip(word) ? [place] : []));
    const place = pick(places, random);
    const word = words[place]!;
    const wrong = slip(word, random, LETTERS[/[а-яё]/i.test(word) ? 'ru' : 'en'] ?? LETTERS[language]);
    if (wrong === word) continue;
    words[place] = wrong;
    result.push({...query, kind: 'typo', text: words.join(' ')});
  }
  return result;
}

const canSlip = (word: string): boolean => /^[\p{L}_]{4,}$/u.test(word) && !/\p{Script=Han}/u.test(word);

function slip(word: string, random: () => number, letters: string): string {
  const at = Math.floor(random() * word.length);
  const letter = pick([...letters], random);
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return at + 1 < word.length ? word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2) : word.slice(0, -1);
  }
}
