import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '../../../bench/search/random.ts';
import {decodePostings, encodePostings, type Posting, type Postings} from '../../../src/search/core/postings.ts';

/** Postings that look random: pages of 1 to 12 sections, terms of three scripts, each in some of the sections. */
function random(seed: number, pages: number, terms: number, most = 15): Postings {
  const next = randomFrom(seed);
  const whole = (most: number): number => Math.floor(next() * most);
  const sizes = Array.from({length: pages}, () => 1 + whole(12));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const letters = ['abcdefgh_019', 'абвгдежз', '验证者节点费用合约'];
  const names = new Set<string>();
  while (names.size < terms) {
    const alphabet = [...letters[whole(3)]!];
    names.add(Array.from({length: 1 + whole(9)}, () => alphabet[whole(alphabet.length)]!).join(''));
  }
  const entries = [...names].sort().map((term): Posting => {
    const share = next() ** 3;
    const sections = Array.from({length: total}, (_, section) => section).filter(() => next() < share);
    if (!sections.length) sections.push(whole(total));
    return {term, sections, frequencies: sections.map(() => 1 + whole(Math.min(most, next() < 0.2 ? most : 2)))};
  });
  return {most, sizes, lengths: Array.from({length: total}, () => whole(400)), entries};
}

test('what is encoded is decoded again, whatever it is', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const given = random(seed, 1 + seed * 3, 20 + seed * 25, seed);
    assert.deepEqual(decodePostings(encodePostings(given)), given, `seed ${seed}`);
  }
});

test('nothing, one term and the longest terms survive', () => {
  for (const given of [
    {most: 1, sizes: [], lengths: [], entries: []},
    {most: 15, sizes: [1], lengths: [1], entries: [{term: 'a', sections: [0], frequencies: [15]}]},
    {most: 2, sizes: [2], lengths: [0, 3], entries: [{term: '\u{10ffff}'.repeat(20), sections: [0, 1], frequencies: [1, 2]}]},
  ] satisfies Postings[])
    assert.deepEqual(decodePostings(encodePostings(given)), given);
});

test('the same postings give the same bytes', () => {
  assert.deepEqual(encodePostings(random(5, 20, 200)), encodePostings(random(5, 20, 200)));
});

test('a file that is cut short, empty or something else is refused, not searched', () => {
  const bytes = encodePostings(random(3, 20, 300));
  for (const wrong of [
    new Uint8Array(0),
    bytes.slice(0, 40),
    bytes.slice(0, bytes.length / 2),
    new TextEncoder().encode('<!doctype html><html lang="en">'),
  ])
    assert.throws(() => decodePostings(wrong), /search index|Invalid/);
});
