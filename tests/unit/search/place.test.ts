import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addressQuery} from '../../../src/search/address.ts';
import {keepPlace, readPlace, type Place} from '../../../src/search/page/place.ts';

const question = addressQuery({query: 'cell', area: 'concepts'});
const place: Place = {question, pages: 5, top: 3200.5};

/** Runs with a history whose entry has this state. */
function withEntry(state: unknown, replaceState: (state: unknown) => void, run: () => void): void {
  Object.assign(globalThis, {window: {location: {search: '?q=cell', hash: ''}, history: {state, replaceState}}});
  try {
    run();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

/** The state that is written for {@link place}, or that nothing is. */
function keptBy(state: unknown, location: {key?: string; search: string; hash: string}): unknown {
  let written: unknown = 'nothing';
  withEntry(
    state,
    (next) => (written = next),
    () => keepPlace(location, place),
  );
  return written;
}

test('R-307 a place is read back for its own question, with its filters, and for no other', () => {
  assert.deepEqual(readPlace({searchPlace: place}, question), place);
  assert.equal(readPlace({searchPlace: place}, addressQuery({query: 'cell'})), undefined);
  assert.equal(readPlace({searchPlace: place}, addressQuery({query: 'cells', area: 'concepts'})), undefined);
});

test('R-307 what is no place is none', () => {
  for (const state of [undefined, null, 'text', {}, {searchPlace: null}, {searchPlace: 'text'}])
    assert.equal(readPlace(state, question), undefined);
  for (const wrong of [{pages: 0}, {pages: 51}, {pages: 1.5}, {pages: '5'}, {pages: undefined}, {top: -1}, {top: Infinity}, {top: '1'}])
    assert.equal(readPlace({searchPlace: {...place, ...wrong}}, question), undefined, JSON.stringify(wrong));
});

test('R-307 a place is kept in the entry of its location, beside what the router keeps there', () => {
  const here = {search: '?q=cell', hash: ''};
  assert.deepEqual(keptBy(null, here), {state: {searchPlace: place}});
  assert.deepEqual(keptBy({key: 'a', state: {other: 1}}, {...here, key: 'a'}), {key: 'a', state: {other: 1, searchPlace: place}});
  for (const [state, location] of [
    [{key: 'b'}, {...here, key: 'a'}],
    [{key: 'b'}, here],
    [null, {...here, key: 'a'}],
    [{key: 'a'}, {...here, key: 'a', search: '?q=cells'}],
    [{key: 'a'}, {...here, key: 'a', hash: '#one'}],
  ] as const)
    assert.equal(keptBy(state, location), 'nothing', JSON.stringify([state, location]));
});

test('R-307 a browser that allows no further change of the history is no error', () => {
  withEntry(
    null,
    () => {
      throw new Error('SecurityError');
    },
    () => assert.doesNotThrow(() => keepPlace({search: '?q=cell', hash: ''}, place)),
  );
});
