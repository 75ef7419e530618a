import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseFenceMeta} from '../../../remark/samples/fence.ts';

test('the words after a language', () => {
  const meta = parseFenceMeta(
    '{1,3-5} title="a b.tolk" fragment in=contract of="storage" must-fail=\'the "x" fails\' version=1.0.0 output-of=main file=samples/a.ts#b',
  );
  assert.deepEqual([...meta.lines], [1, 3, 4, 5]);
  assert.deepEqual(
    {...meta, lines: undefined},
    {
      title: 'a b.tolk',
      lines: undefined,
      fragment: true,
      in: 'contract',
      of: 'storage',
      mustFail: 'the "x" fails',
      version: '1.0.0',
      noCheck: undefined,
      outputOf: 'main',
      file: 'samples/a.ts#b',
      unknown: [],
    },
  );
});

test('a misspelled word is not lost', () => {
  assert.deepEqual(parseFenceMeta('fragmnet tilte="a"').unknown, ['fragmnet', 'tilte="a"']);
});

test('no words', () => {
  assert.equal(parseFenceMeta(null).fragment, false);
  assert.deepEqual(parseFenceMeta('').unknown, []);
});
