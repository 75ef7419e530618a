import assert from 'node:assert/strict';
import {test} from 'node:test';
import {randomFrom} from '../../../bench/search/random.ts';
import {SectionIndex} from '../../../src/search/core/index.ts';
import {fromGaps, gapsOf, PACKAGE_FORMAT, wordFileName, type Heads, type WordFile} from '../../../src/search/core/package.ts';
import {Sections} from '../../../src/search/core/sections.ts';
import {buildPackage} from '../../../plugins/search/package.ts';
import {page} from './corpus.ts';

test('numbers are read as they were written, whatever they are', () => {
  const random = randomFrom(5);
  for (let turn = 0; turn < 200; turn++) {
    const numbers = [...new Set(Array.from({length: 40 * random()}, () => Math.floor(random() ** 4 * 3_000_000)))].sort((a, b) => a - b);
    assert.deepEqual(fromGaps(gapsOf(numbers)), numbers);
  }
  for (const numbers of [[], [0], [0, 1, 2]]) assert.deepEqual(fromGaps(gapsOf(numbers)), numbers);
});

const records = [...page('v3/a', 'Storage', '<p>Rent of cells.</p>'), ...page('v3/b', 'Fees', '<h2 id="x">Gas</h2><p>Gas pays.</p>')];

/** The package of these records, opened. */
function built(all: typeof records): {heads: Heads; sections: Sections; words: WordFile[]} {
  const {files, manifest} = buildPackage('en', all, {both: [], one: []});
  const heads = JSON.parse(files.get(manifest.heads)!) as Heads;
  return {
    heads,
    sections: new Sections(heads.pages),
    words: heads.words.map(([, hash]) => JSON.parse(files.get(wordFileName(hash))!) as WordFile),
  };
}

test('a file of words of other sections, of another format, or damaged, is refused and changes nothing', () => {
  const {heads, sections, words} = built(records);
  const index = new SectionIndex(sections, heads);
  const [own] = words as [WordFile];
  for (const wrong of [
    {...own, sections: own.terms.map(() => [sections.length])},
    {...own, sections: [...own.sections, [0]]},
    {...own, sections: own.terms.map(() => [])},
    {...own, sections: own.terms.map(() => ['<'])},
    {...own, sections: undefined},
    {...own, terms: []},
    {...own, format: PACKAGE_FORMAT - 1},
    {},
  ]) {
    assert.throws(() => index.addWords(wrong as WordFile));
    assert.equal(index.count('rent'), 0);
  }
  index.addWords(own);
  assert.deepEqual(index.postings('rent').body, [0]);
});

test('the words are cut at places of the alphabet, and each is in the file that the headings name for it', () => {
  const many = Array.from({length: 40}, (_, number) =>
    page(`v3/p${number}`, `Page ${number}`, `<p>${Array.from({length: 300}, (_word, at) => `w${number}x${at}`).join(' ')}</p>`),
  ).flat();
  const {heads, words} = built(many);
  assert.ok(words.length > 3);
  assert.ok(words.every(({format}) => format === PACKAGE_FORMAT));
  assert.deepEqual(
    words.map(({terms}) => terms[0]),
    heads.words.map(([start]) => start),
  );
  const all = words.flatMap(({terms}) => terms);
  assert.deepEqual(all, [...all].sort());
  assert.equal(new Set(all).size, 40 * 300);
});
