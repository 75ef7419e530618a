// The fields of FunC's storage are guessed from what the source reads first.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readDeclared} from '../../../src/playground/panel/logic/declared.ts';

const fields = (source: string): string[] | undefined =>
  readDeclared('func', [source]).storage?.map(({name, type, bits}) => `${name} ${type}${/int$/.test(type) ? bits : ''}`);

test('widths may be constants and sums of them', () => {
  assert.deepEqual(
    fields(`
      const int size::status = 4; const KEY = size::status * 64;
      int seqno_size() asm "32 PUSHINT";
      (int, slice) load_data() inline {
        slice ds = get_data().begin_parse();
        var data = (ds~load_uint(size::status), ds~load_uint(KEY), ds~load_coins(), ds~load_msg_addr(), ds~load_uint(size::status + 1));
        return data;
      }`),
    ['field1 uint4', 'field2 uint256', 'field3 coins', 'field4 address', 'field5 uint5'],
  );
});

test('loads that the source declares are read as what they load', () => {
  assert.deepEqual(
    fields(`
      const TIME = 32;
      (slice, int) ~load_timestamp(slice s) inline { return s.load_uint(TIME); }
      () load_data() impure { slice ds = get_data().begin_parse(); at = ds~load_timestamp(); on = ds~load_int(1); }`),
    ['at uint32', 'on int1'],
  );
});

test('the function that loads the data goes before a method that looks at its beginning', () => {
  assert.deepEqual(
    fields(`
int key() method_id {
  var ds = get_data().begin_parse();
  return ds~load_uint(256);
}
(int, int) unpack_data() {
  var ds = begin_parse(get_data());
  return (ds~load_uint(32), ds~load_uint(256));
}
`),
    ['field1 uint32', 'field2 uint256'],
  );
});

test('what depends on what was read is left out; an unknown width is no guess', () => {
  assert.deepEqual(
    fields(
      '() load_data() {\n var ds = get_data().begin_parse(); index = ds~load_uint(64); if (ds.slice_bits() > 0) { owner = ds~load_msg_addr(); }\n}',
    ),
    ['index uint64'],
  );
  assert.equal(fields('() load_data() {\n var ds = get_data().begin_parse(); a = ds~load_uint(width); }'), undefined);
  assert.equal(fields('() load_data() {\n var ds = get_data().begin_parse(); a = ds~load_strange(); }'), undefined);
});
