import assert from 'node:assert/strict';
import {test} from 'node:test';
import {editDistance, nearest, words, type KnownPage} from '../../../src/components/NearestPages/nearest.ts';
import {processorTime} from '../../lib/time.ts';

const pages: KnownPage[] = [
  ['/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps', 'Wallet apps'],
  ['/v3/documentation/data-formats/tlb/cell-boc', 'Cells and bags of cells (BoC)'],
  ['/v3/documentation/tvm/tvm-overview', 'TVM overview'],
  ['/v3/guidelines/nodes/overview', 'Running nodes'],
  ['/v3/concepts/glossary', 'Glossary'],
];
const first = (address: string): string | undefined => nearest(address, pages)[0]?.[0];

test('R-103 the not-found page offers the page that was meant', () => {
  assert.equal(first('/develop/dapps/wallet-aps'), pages[0]![0]);
  assert.equal(first('/v3/documentation/data-formats/tlb/cell-bok'), pages[1]![0]);
  assert.equal(first('/tvm'), pages[2]![0]);
  assert.equal(first('/mandarin/v3/concepts/glosary'), pages[4]![0]);
});

test('R-103 nothing is offered where nothing is alike', () => {
  assert.deepEqual(nearest('/zzzz/qqqq', pages), []);
  assert.deepEqual(nearest('/', pages), []);
});

test('hostile addresses: broken escapes, kilobytes, markup', () => {
  assert.doesNotThrow(() => nearest('/%E0%A4%A', pages));
  assert.deepEqual(words('/<script>alert(1)</script>'), ['script', 'alert', 'script']);
  const time = processorTime(() => nearest(`/${'cell-boc/'.repeat(1000)}`, pages), 200);
  assert.ok(time < 200, `${time} ms`);
});

test('edit distance up to a limit', () => {
  assert.equal(editDistance('wallet', 'walet'), 1);
  assert.equal(editDistance('same', 'same'), 0);
  assert.equal(editDistance('short', 'entirely'), 3);
});
