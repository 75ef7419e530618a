import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
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
  return {most, sizes, lengths: lengthsOf(total, entries), entries};
}

/** How many terms each of so many sections has. */
function lengthsOf(total: number, entries: readonly Posting[]): number[] {
  const lengths = new Array<number>(total).fill(0);
  for (const {sections} of entries) for (const section of sections) lengths[section]!++;
  return lengths;
}

const postingsOf = (lists: Readonly<Record<string, readonly number[]>>): Posting[] =>
  Object.entries(lists).map(([term, sections]) => ({term, sections, frequencies: sections.map(() => 1)}));

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
    {most: 2, sizes: [2], lengths: [1, 1], entries: [{term: '\u{10ffff}'.repeat(20), sections: [0, 1], frequencies: [1, 2]}]},
    {most: 1, sizes: [0, 2, 0, 1], lengths: [0, 2, 1], entries: postingsOf({单: [1], 单元: [1, 2]})},
  ] satisfies Postings[])
    assert.deepEqual(decodePostings(encodePostings(given)), given);
});

test('the same postings give the same bytes', () => {
  assert.deepEqual(encodePostings(random(5, 20, 200)), encodePostings(random(5, 20, 200)));
});

test('sections with other terms than they are said to have are not written', () => {
  for (const lengths of [
    [1, 0],
    [2, 2],
    [0, 0],
  ])
    assert.throws(() => encodePostings({most: 1, sizes: [2], lengths, entries: postingsOf({gas: [0, 1], gram: [0]})}), /search index: /);
});

test('a term where others of its page, its stem and its characters are costs less than one that is anywhere', () => {
  const sections = Array.from({length: 400}, (_, section) => section);
  const next = randomFrom(1);
  const anywhere = Array.from({length: 120}, () => sections.filter(() => next() < 0.1));
  const bytes = (listOf: (index: number) => number[]): number => {
    const entries = postingsOf(
      Object.fromEntries(Array.from({length: 120}, (_, index) => [`word${String(index).padStart(3, '0')}`, listOf(index)])),
    );
    return encodePostings({most: 1, sizes: new Array<number>(40).fill(10), lengths: lengthsOf(400, entries), entries}).length;
  };
  const scattered = bytes((index) => anywhere[index]!);
  assert.ok(bytes((index) => anywhere[index - (index % 4)]!) < scattered * 0.75, 'the same as the word before');
  assert.ok(bytes((index) => sections.slice((index % 10) * 40, (index % 10) * 40 + 40)) < scattered * 0.25, 'whole pages');
});

// Encoder and decoder must agree on every machine, and a changed coder is another format: raise FORMAT in core/postings.ts.
test('the bytes of a format are what they were', () => {
  const digest = createHash('sha256')
    .update(encodePostings(random(7, 30, 400, 2)))
    .digest('hex')
    .slice(0, 16);
  assert.equal(digest, '288244d0fc93ca61');
});

test('damaged bytes end in an error or in other postings, and soon', () => {
  const bytes = encodePostings(random(11, 30, 300, 2));
  const next = randomFrom(9);
  let refused = 0;
  for (let turn = 0; turn < 60; turn++) {
    const damaged = bytes.slice();
    damaged[Math.floor(next() ** 3 * bytes.length)]! ^= 1 << Math.floor(next() * 8);
    try {
      decodePostings(damaged);
    } catch (error) {
      assert.match(String(error), /search index|Invalid/);
      refused++;
    }
  }
  assert.ok(refused > 40, `${refused} of 60 refused`);
  for (const all of [0, 255]) assert.throws(() => decodePostings(new Uint8Array(5000).fill(all)), /search index|Invalid/);
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
