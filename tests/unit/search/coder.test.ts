import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {randomFrom} from '../../../bench/search/random.ts';
import {halfOctaves, NumberPredictor, Predictor} from '../../../src/search/core/predictor.ts';
import {Decoder, Encoder} from '../../../src/search/core/range-coder.ts';
import {MANY_PAGES, PAGES, SECTION, SECTIONS, sectionTree} from '../../../src/search/core/section-tree.ts';
import {codeTerms} from '../../../src/search/core/term-coder.ts';

/** Bits that are mostly noes in one context and mostly yeses in another; a second context tells nothing. */
function write(count: number, coder = new Encoder()): {bits: number[]; bytes: Uint8Array} {
  const next = randomFrom(4);
  const predictor = new Predictor([2, 16], 1);
  const bits: number[] = [];
  for (let index = 0; index < count; index++) {
    const side = index % 2;
    bits.push(next() < 0.02 ? 1 - side : side);
    predictor.slots[0] = side;
    predictor.slots[1] = Math.floor(next() * 16);
    predictor.code(coder, 0, bits.at(-1)!);
  }
  return {bits, bytes: coder.finish()};
}

test('what is foretold costs little, and a context that tells nothing does no harm', () => {
  const {bits, bytes} = write(20_000);
  // Two in a hundred that go otherwise: 0.141 bits each, 354 bytes in all.
  assert.ok(bytes.length < 420, `${bytes.length} bytes`);
  const next = randomFrom(4);
  const predictor = new Predictor([2, 16], 1);
  const decoder = new Decoder(bytes);
  const read = bits.map((_, index) => {
    next();
    predictor.slots[0] = index % 2;
    predictor.slots[1] = Math.floor(next() * 16);
    return predictor.code(decoder, 0, 0);
  });
  assert.deepEqual(read, bits);
});

test('numbers of every size are read as they were written', () => {
  const given = [0, 1, 2, 3, 7, 8, 100, 65_535, 65_536, 2 ** 24, 2 ** 30 - 1, 0, 0, 5];
  const encoder = new Encoder();
  const writer = new NumberPredictor(2, 3);
  given.forEach((value, index) => {
    writer.contexts[0] = index % 2;
    writer.contexts[1] = index % 3;
    writer.code(encoder, value);
  });
  const decoder = new Decoder(encoder.finish());
  const reader = new NumberPredictor(2, 3);
  assert.deepEqual(
    given.map((_, index) => {
      reader.contexts[0] = index % 2;
      reader.contexts[1] = index % 3;
      return reader.code(decoder, 0);
    }),
    given,
  );
});

test('classes of numbers ascend in steps of half an octave', () => {
  assert.deepEqual([0, 0.9, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16].map(halfOctaves), [0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8]);
});

test('terms of any script come back, alike ones for less', () => {
  const terms = ['', 'a', 'ab', 'abc', 'wallet', 'wallets', 'узел', '验证', '验证者', '\ud83d\ude00'].sort();
  const encoder = new Encoder();
  codeTerms(encoder, terms);
  assert.deepEqual(codeTerms(new Decoder(encoder.finish()), undefined), terms);
  const bytes = (list: readonly string[]): number => {
    const coder = new Encoder();
    codeTerms(coder, list);
    return coder.finish().length;
  };
  const next = randomFrom(2);
  const alike = Array.from({length: 300}, (_, index) => `transaction${String(index).padStart(3, '0')}`);
  const unlike = Array.from({length: 300}, () =>
    Array.from({length: 14}, () => String.fromCharCode(97 + Math.floor(next() * 26))).join(''),
  );
  assert.ok(bytes(alike) * 4 < bytes(unlike.sort()), `${bytes(alike)} and ${bytes(unlike)} bytes`);
});

test('the tree of sections parts pages before it parts one page', () => {
  const sizes = [3, 1, 0, 5, 2];
  const lengths = [4, 9, 1, 30, 2, 0, 7, 7, 1, 3, 8];
  const tree = sectionTree(sizes, lengths);
  assert.equal(tree.end.length, 2 * lengths.length - 1);
  const starts = [0, 3, 4, 4, 9, 11];
  const seen: number[] = [];
  const walk = (node: number, from: number): void => {
    const to = tree.end[node]!;
    assert.equal(
      tree.terms[node],
      lengths.slice(from, to).reduce((sum, length) => sum + length, 0),
    );
    const pages = starts.filter((start) => start > from && start < to).length;
    assert.equal(tree.level[node], to - from === 1 ? SECTION : !pages ? SECTIONS : tree.level[node]);
    if (pages) {
      assert.ok(tree.level[node] === MANY_PAGES || tree.level[node] === PAGES);
      assert.ok(starts.includes(from) && starts.includes(to), `${from} to ${to}: whole pages`);
    }
    if (to - from === 1) {
      seen.push(from);
      return;
    }
    walk(node + 1, from);
    walk(tree.right[node]!, tree.end[node + 1]!);
  };
  walk(0, 0);
  assert.deepEqual(
    seen,
    lengths.map((_, section) => section),
  );
  assert.equal(sectionTree([], []).end.length, 0);
});

// IEEE 754 says what sums, products and quotients are, to the last bit; not what logarithms and powers are.
test('the coder counts with nothing that machines may count otherwise', () => {
  for (const name of ['range-coder', 'predictor', 'section-tree', 'neighbours', 'term-coder', 'postings']) {
    const source = fs.readFileSync(`src/search/core/${name}.ts`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const used = [...source.matchAll(/\bMath\.(\w+)/g)].map(([, method]) => method!);
    assert.deepEqual(
      used.filter((method) => !['floor', 'min', 'max', 'imul', 'clz32'].includes(method)),
      [],
      name,
    );
    // Powers of two by whole numbers are exact.
    for (const [power, base] of source.matchAll(/(\w+)\s*\*\*/g)) assert.match(base!, /^(2|CLASSES)$/, `${name}: ${power}`);
  }
});
