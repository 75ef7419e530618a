import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fromNano} from '@ton/core';
import * as costs from './costs.ts';
import {massMintFacts} from './facts.ts';

const round = (amount: bigint): string => Number(fromNano(amount)).toFixed(4);

for (const method of [
  'jettonFromV5',
  'jettonFromHighload',
  'mintFromV5',
  'nftFromV5',
] as const) {
  test(method, async () => {
    const {spent, stored} = await costs[method]();
    assert.deepEqual(
      {spent: round(spent), stored: round(stored)},
      massMintFacts[method],
    );
  });
}
