import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ast, parse} from '@ton-community/tlb-parser';
import {BLOCK_TLB} from '../../tests/unit/content/block-tlb.ts';
import {canonicalText, conflicts, crc32, tagOf, tagsOf} from './schema.ts';

const checksum = (line: string): string => {
  const text = canonicalText(ast(line).declarations[0]!);
  return crc32(Buffer.from(text)).toString(16).padStart(8, '0');
};

/** What `tlbc -qvvv` printed (commit ca7d6e4, 16 July 2026) for lines of block.tlb whose tags had been removed. */
const TLBC: readonly (readonly [line: string, text: string, crc: string])[] = [
  ['just$1 {X:Type} value:X = Maybe X;', 'just X:Type value:X = Maybe X', '45eec617'],
  ['unary_zero$0 = Unary ~0;', 'unary_zero = Unary 0', 'f3f7c469'],
  [
    'unary_succ$1 {n:#} x:(Unary ~n) = Unary ~(n + 1);',
    'unary_succ n:# x:Unary ~n = Unary ~n + 1',
    'c3ae473c',
  ],
  [
    'var_uint$_ {n:#} len:(#< n) value:(uint (len * 8)) = VarUInteger n;',
    'var_uint n:# len:#< n value:uint 8 * len = VarUInteger n',
    '988e36b3',
  ],
  [
    'hm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapNode m X) = Hashmap n X;',
    'hm_edge n:# X:Type l:# m:# label:HmLabel ~l n = n ~m + l node:HashmapNode m X = Hashmap n X',
    '2002a049',
  ],
  [
    'hml_long$10 {m:#} n:(#<= m) s:(n * Bit) = HmLabel ~n m;',
    'hml_long m:# n:#<= m s:n * Bit = HmLabel ~n m',
    '4237f467',
  ],
];

/** The same checksums for long lines, which are looked up by name in BLOCK_TLB. */
const BY_NAME: Readonly<Record<string, string>> = {
  new_bounce_body: 'fd300471',
  out_list: 'b85e5341',
  action_send_msg: '23a39d31',
  action_set_code: 'ad4de08e',
  action_reserve_currency: '36e6b809',
  action_change_library: '26fa1dd4',
  shard_state: '22b77918',
  split_state: '5f327da5',
  block_info: 'b16fa84c',
  block: 'b6090ca8',
  block_extra: '4a33f6fd',
  value_flow: 'b8e48dfb',
  value_flow_v2: '8e40868f',
  masterchain_state_extra: '8fffe1f5',
  ed25519_pubkey: '359b6bcb',
};

test('the text from which tlbc computes the checksum', () => {
  for (const [line, text, crc] of TLBC) {
    assert.equal(canonicalText(ast(line).declarations[0]!), text);
    assert.equal(checksum(line), crc);
  }
});

test('15 lines of block.tlb, with constraints, groups and conditions', () => {
  for (const [name, crc] of Object.entries(BY_NAME)) {
    const [, line] = BLOCK_TLB.find(([, one]) =>
      new RegExp(`^${name}[#$ ]`).test(one),
    )!;
    assert.equal(checksum(line), crc, name);
  }
});

test('tags of block.tlb: no conflicts, one omitted', () => {
  const tags = tagsOf(BLOCK_TLB.map(([, line]) => line).join('\n'));
  assert.equal(tags.length, 171);
  // The relaxed form of a message has the same constructor names as the ordinary form, but another type.
  assert.deepEqual(conflicts(tags), []);
  const implicit = tags.filter(({explicit, bits}) => !explicit && bits !== '');
  assert.deepEqual(
    implicit.map(({constructor, bits}) => [
      constructor,
      parseInt(bits, 2).toString(16),
    ]),
    [['block_extra', '4a33f6fd']],
  );
});

test('forms of tags', () => {
  const bits = (tag: string): string =>
    tagOf(ast(`a${tag} = A;`).declarations[0]!).bits;
  assert.equal(bits('#5fe'), '010111111110');
  assert.equal(bits('$0101'), '0101');
  assert.equal(bits('#0201_'), '000000100000000');
  assert.equal(bits('#02_'), '000000');
  assert.equal(bits('#8_'), '');
  assert.equal(bits('#c_'), '1');
  assert.equal(bits('#_'), '');
  assert.equal(bits('$_'), '');
  assert.equal(tagOf(ast('_ x:uint8 = A;').declarations[0]!).bits, '');
  assert.equal(checksum('a x:uint8 = A;'), '4835059d'); // as tlbc assigns it
  assert.equal(checksum('c x:uint8 = C;'), 'c667d1fa');
});

test('conflicts', () => {
  const names = (schema: string): string[][] =>
    conflicts(tagsOf(schema)).map((pair) => pair.map(({constructor}) => constructor));
  assert.deepEqual(names('a$1 = A; b$10 = A; c$0 = A;'), [['a', 'b']]);
  assert.deepEqual(names('a#1 = A; b$0001 = A;'), [['a', 'b']]);
  assert.deepEqual(names('a$1 = A; b$1 = B;'), []);
});

// As the page says, tlb-parser accepts the first list of lines and rejects the second.
test('where tlb-parser and tlbc differ', () => {
  const parsed = (line: string): boolean => parse(line).succeeded();
  for (const line of [
    'a$_ x:(##32) = A;',
    'a$_ x:^[ y:uint8 ] = A;',
    'a$_ x:lower = A;',
    'A$1 = A;',
    'a$1 = A; b$10 = A;',
    'a$_ x:Unknown = A;',
    'a$_ x:uint257 = A;',
    'a$_ a:bits1023 b:bits1 = A;',
    'a$_ f:# { f < 3 } = A;',
    'a$_ f:# { f != 3 } = A;',
    'a$_ f:# { f<=3 } = A;',
    '_ {n:#} x:(## n) = A (n+1);',
    'a$_ f:# x:f.0?uint8 = A;',
    'a$_ n:# m:# x:(n * m) = A;',
  ])
    assert.ok(parsed(line), line);
  for (const line of [
    '/* a /* b */ c */ a$_ = A;',
    'a# x:uint8 = A;',
    '_ 2bits:(2 * Bit) = 2Bits;',
    'a$_ x:(## (n + 8)) = A;',
    'a$_ x:(3 * ^Cell) = A;',
  ])
    assert.ok(!parsed(line), line);
});
