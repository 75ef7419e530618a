import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Hit} from '../../../src/search/core/answer.ts';
import {groupsOf} from '../../../src/search/modal/groups.ts';

/** Hits of these categories, a letter for each, with their place as id. */
const hitsOf = (categories: string): Hit[] =>
  Array.from(categories, (lvl0, place) => ({objectID: String(place), hierarchy: {lvl0}}) as unknown as Hit);
const shown = (categories: string): string =>
  groupsOf(hitsOf(categories))
    .map(({title, hits}) => `${title} ${hits.map(({objectID}) => objectID).join()}`)
    .join('; ');

test('R-302 the group of the best result stands first, each group in the order of the results', () => {
  assert.equal(shown('bab'), 'b 0,2; a 1');
  assert.deepEqual(groupsOf([]), []);
});

test('R-303 five of a group', () => {
  assert.equal(shown('aaaaaaab'), 'a 0,1,2,3,4; b 7');
});

test('the first ten results are the first ten rows; what comes after them pushes none down', () => {
  const categories = 'abcabcabcabacbcda';
  const groups = groupsOf(hitsOf(categories));
  const rows = groups.flatMap(({hits}) => hits.map(({objectID}) => Number(objectID)));
  assert.deepEqual(
    rows.slice(0, 10).sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
  assert.equal(shown(categories), 'a 0,3,6,9; b 1,4,7; c 2,5,8,12,14; d 15');
});
