import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, type Cell, storeStateInit} from '@ton/core';
import {compileTolk} from '../lib/compile.ts';
import {COUNTER, run} from './library-run.ts';
import {asLibrary, sizeOf} from './library.ts';

test('code in a library behaves like ordinary code', async () => {
  const ordinary = await run('ordinary');
  const library = await run('library');
  assert.equal(ordinary.value, 42n);
  assert.equal(library.value, 42n);
  assert.equal(library.exitCode, 0);
  assert.equal(library.gasUsed, ordinary.gasUsed);
  assert.ok(library.forwardFee < ordinary.forwardFee);
});

test('without the library, the contract cannot start', async () => {
  const {exitCode, value} = await run('library, not published');
  assert.equal(exitCode, 9);
  assert.equal(value, null);
});

test('a library cell makes the state smaller', async () => {
  const code = await compileTolk(COUNTER);
  const data = beginCell()
    .storeUint(0, 267 + 64)
    .endCell();
  const state = (one: Cell): Cell =>
    beginCell()
      .store(storeStateInit({code: one, data}))
      .endCell();
  assert.deepEqual(sizeOf(asLibrary(code)), {cells: 1, bits: 264});
  assert.ok(sizeOf(state(code)).cells > sizeOf(state(asLibrary(code))).cells);
});
