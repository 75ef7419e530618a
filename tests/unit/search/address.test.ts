// The address of the search page, which a stranger may have written.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addressQuery, isCut, readAddress} from '../../../src/search/address.ts';
import {LONGEST_QUERY} from '../../../src/search/core/answer.ts';

test('R-303 R-108 a question in the address is cut to what the box takes, by character', () => {
  const long = `?q=${'x'.repeat(4000)}`;
  assert.equal(readAddress(long).query.length, LONGEST_QUERY);
  assert.ok(isCut(long));
  const emoji = `?q=${encodeURIComponent('😀'.repeat(100))}`;
  assert.equal([...readAddress(emoji).query].length, LONGEST_QUERY);
  assert.doesNotMatch(readAddress(emoji).query, /[\ud800-\udbff](?![\udc00-\udfff])/);
  for (const short of ['', '?q=cell', `?q=${'x'.repeat(LONGEST_QUERY)}`]) assert.ok(!isCut(short), short);
});

test('R-108 what is read is written again', () => {
  for (const query of ['', '?q=cell', '?q=a+b&area=documentation']) assert.equal(addressQuery(readAddress(query)), query);
});
