// The page about TL-B types: its schemas are those of block.tlb, its tables are what the sample computes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

const read = (name: string): string =>
  fs.readFileSync(path.join(__dirname, '../../../docs/v3/documentation/data-formats/tlb', `${name}.mdx`), 'utf8');
const page = read('tl-b-types');
const language = read('tl-b-language');
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Generic types of crypto/block/block.tlb in ton-blockchain/ton at commit ca7d6e456745a64eac8204a7b0b64516b61cf2db (16 July 2026). */
const GENERIC: readonly string[] = [
  'unit$_ = Unit;',
  'true$_ = True;',
  'bool_false$0 = Bool;',
  'bool_true$1 = Bool;',
  'bool_false$0 = BoolFalse;',
  'bool_true$1 = BoolTrue;',
  'nothing$0 {X:Type} = Maybe X;',
  'just$1 {X:Type} value:X = Maybe X;',
  'left$0 {X:Type} {Y:Type} value:X = Either X Y;',
  'right$1 {X:Type} {Y:Type} value:Y = Either X Y;',
  'pair$_ {X:Type} {Y:Type} first:X second:Y = Both X Y;',
  'bit$_ (## 1) = Bit;',
  'hm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapNode m X) = Hashmap n X;',
  'hmn_leaf#_ {X:Type} value:X = HashmapNode 0 X;',
  'hmn_fork#_ {n:#} {X:Type} left:^(Hashmap n X) right:^(Hashmap n X) = HashmapNode (n + 1) X;',
  'hml_short$0 {m:#} {n:#} len:(Unary ~n) {n <= m} s:(n * Bit) = HmLabel ~n m;',
  'hml_long$10 {m:#} n:(#<= m) s:(n * Bit) = HmLabel ~n m;',
  'hml_same$11 {m:#} v:Bit n:(#<= m) = HmLabel ~n m;',
  'unary_zero$0 = Unary ~0;',
  'unary_succ$1 {n:#} x:(Unary ~n) = Unary ~(n + 1);',
  'hme_empty$0 {n:#} {X:Type} = HashmapE n X;',
  'hme_root$1 {n:#} {X:Type} root:^(Hashmap n X) = HashmapE n X;',
  '_ {n:#} _:(Hashmap n True) = BitstringSet n;',
  'ahm_edge#_ {n:#} {X:Type} {Y:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapAugNode m X Y) = HashmapAug n X Y;',
  'ahmn_leaf#_ {X:Type} {Y:Type} extra:Y value:X = HashmapAugNode 0 X Y;',
  'ahmn_fork#_ {n:#} {X:Type} {Y:Type} left:^(HashmapAug n X Y) right:^(HashmapAug n X Y) extra:Y = HashmapAugNode (n + 1) X Y;',
  'ahme_empty$0 {n:#} {X:Type} {Y:Type} extra:Y = HashmapAugE n X Y;',
  'ahme_root$1 {n:#} {X:Type} {Y:Type} root:^(HashmapAug n X Y) extra:Y = HashmapAugE n X Y;',
  'vhm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(VarHashmapNode m X) = VarHashmap n X;',
  'vhmn_leaf$00 {n:#} {X:Type} value:X = VarHashmapNode n X;',
  'vhmn_fork$01 {n:#} {X:Type} left:^(VarHashmap n X) right:^(VarHashmap n X) value:(Maybe X) = VarHashmapNode (n + 1) X;',
  'vhmn_cont$1 {n:#} {X:Type} branch:Bit child:^(VarHashmap n X) value:X = VarHashmapNode (n + 1) X;',
  'vhme_empty$0 {n:#} {X:Type} = VarHashmapE n X;',
  'vhme_root$1 {n:#} {X:Type} root:^(VarHashmap n X) = VarHashmapE n X;',
  'phm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(PfxHashmapNode m X) = PfxHashmap n X;',
  'phmn_leaf$0 {n:#} {X:Type} value:X = PfxHashmapNode n X;',
  'phmn_fork$1 {n:#} {X:Type} left:^(PfxHashmap n X) right:^(PfxHashmap n X) = PfxHashmapNode (n + 1) X;',
  'phme_empty$0 {n:#} {X:Type} = PfxHashmapE n X;',
  'phme_root$1 {n:#} {X:Type} root:^(PfxHashmap n X) = PfxHashmapE n X;',
  'addr_none$00 = MsgAddressExt;',
  'addr_extern$01 len:(## 9) external_address:(bits len) = MsgAddressExt;',
  'anycast_info$_ depth:(#<= 30) { depth >= 1 } rewrite_pfx:(bits depth) = Anycast;',
  'addr_std$10 anycast:(Maybe Anycast) workchain_id:int8 address:bits256 = MsgAddressInt;',
  'addr_var$11 anycast:(Maybe Anycast) addr_len:(## 9) workchain_id:int32 address:(bits addr_len) = MsgAddressInt;',
  '_ _:MsgAddressInt = MsgAddress;',
  '_ _:MsgAddressExt = MsgAddress;',
  'var_uint$_ {n:#} len:(#< n) value:(uint (len * 8)) = VarUInteger n;',
  'var_int$_ {n:#} len:(#< n) value:(int (len * 8)) = VarInteger n;',
  'nanograms$_ amount:(VarUInteger 16) = Grams;',
  '_ grams:Grams = Coins;',
  'bt_leaf$0 {X:Type} leaf:X = BinTree X;',
  'bt_fork$1 {X:Type} left:^(BinTree X) right:^(BinTree X) = BinTree X;',
  'bta_leaf$0 {X:Type} {Y:Type} extra:Y leaf:X = BinTreeAug X Y;',
  'bta_fork$1 {X:Type} {Y:Type} left:^(BinTreeAug X Y) right:^(BinTreeAug X Y) extra:Y = BinTreeAug X Y;',
];

const linesOf = (text: string): string[] =>
  [...text.matchAll(/```tlb[^\n]*\n([\s\S]*?)```/g)].flatMap(([, code]) =>
    (code as string)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ')
      .split(';')
      .slice(0, -1)
      .map((line) => `${fold(line)};`),
  );

/** Rows of the table whose first column has this title, without backticks. */
function table(text: string, first: string): string[][] {
  const rows = text.split('\n');
  const start = rows.findIndex((row) => row.startsWith(`| ${first} |`));
  assert.ok(start >= 0, first);
  const found: string[][] = [];
  for (const row of rows.slice(start + 2)) {
    if (!row.startsWith('|')) break;
    found.push(
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  }
  return found;
}

const tight = (bits: string): string => bits.replaceAll(' ', '');

test('all 54 constructors of 34 generic types are on the page, word for word', () => {
  const lines = new Set(linesOf(page));
  const missing = GENERIC.filter((line) => !lines.has(line));
  assert.deepEqual(missing, []);
  assert.equal(GENERIC.length, 54);
  assert.equal(new Set(GENERIC.map((line) => /= (\w+)[^=]*$/.exec(line)![1])).size, 34);
  // One line is an example of the page; every other one is from block.tlb.
  const others = [...lines].filter((line) => !GENERIC.includes(line));
  assert.deepEqual(
    others.map((line) => line.split('= ').at(-1)),
    ['Example;'],
  );
});

test('bounds', async () => {
  const {widthOf} = await import('../../../samples/tlb-types/types.ts');
  const rows = table(page, 'Bound n');
  assert.equal(rows.length, 8);
  for (const [n, less, leq] of rows) {
    assert.equal(Number(less), widthOf(Number(n) - 1), n);
    assert.equal(Number(leq), widthOf(Number(n)), n);
  }
});

test('amounts', async () => {
  const {varUint} = await import('../../../samples/tlb-types/types.ts');
  const rows = table(page, 'Value');
  assert.equal(rows.length, 5);
  for (const [value, written, size] of rows) {
    const {bits} = varUint(BigInt(value!.replaceAll(',', '')), 16);
    assert.equal(bits.length, Number(size));
    const [head, rest] = written!.split(' and ');
    const expected = rest
      ? head! +
        BigInt(`0x${rest}`)
          .toString(2)
          .padStart(rest.length * 4, '0')
      : tight(written!);
    assert.equal(bits, expected);
  }
});

test('unary numbers and labels', async () => {
  const {label, unary} = await import('../../../samples/tlb-types/types.ts');
  for (const [n, bits] of table(page, 'n')) assert.equal(unary(Number(n)).bits, bits);
  const rows = table(page, 'Label');
  assert.equal(rows.length, 6);
  for (const [text, left, written, form] of rows) {
    const prefix = text === 'none' ? '' : text === '256 zeros' ? '0'.repeat(256) : text!;
    const {bits} = label(prefix, Number(left));
    assert.equal(bits, tight(written!));
    assert.equal(bits.startsWith('0') ? 'short' : bits.startsWith('10') ? 'long' : 'same', form);
  }
});

test('the dictionary, cell by cell', async () => {
  const types = await import('../../../samples/tlb-types/types.ts');
  const {bitsOf, toCell} = await import('../../../samples/tlb-types/bits.ts');
  const root = toCell(
    types.hashmap(
      [
        ['00000001', types.uint(100, 16)],
        ['00000010', types.uint(200, 16)],
        ['10000000', types.uint(300, 16)],
      ],
      8,
    ),
  );
  const left = root.refs[0]!;
  const cells = [root, left, left.refs[0]!, left.refs[1]!, root.refs[1]!];
  const rows = table(page, 'Cell');
  assert.equal(rows.length, 5);
  rows.forEach(([name, , , , bits], n) => {
    const [head, value] = bits!.split(', then ');
    const tail = value ? BigInt(`0x${value}`).toString(2).padStart(16, '0') : '';
    assert.equal(bitsOf(cells[n]!), tight(head!) + tail, name);
  });
});

test('addresses', async () => {
  const types = await import('../../../samples/tlb-types/types.ts');
  const hash = Buffer.alloc(32, 0xa5);
  const built = [
    types.addrNone,
    types.addrExtern('10110'),
    types.addrStd(0, hash),
    types.addrStd(-1, hash),
    types.addrStd(0, hash, types.just(types.anycast('0110'))),
    types.addrVar(1000, '1'.repeat(64)),
  ];
  const rows = table(page, 'Address');
  assert.equal(rows.length, built.length);
  rows.forEach(([name, text, size], n) => {
    const {bits} = built[n]!;
    assert.equal(bits.length, Number(size), name);
    assert.ok(bits.startsWith(tight(text!.split(',')[0]!)), name);
  });
});

test('tags on the page about the language', async () => {
  const {tagOf} = await import('../../../samples/tlb-tools/schema.ts');
  const {ast} = await import('@ton-community/tlb-parser');
  for (const [tag, digits, bits] of table(language, 'Tag')) {
    assert.equal(BigInt(`0b${digits}`), BigInt(`0x${tag!.replace(/[#_]/g, '')}`));
    const expected = bits === 'none' ? '' : /^[01]+/.exec(bits!)![0];
    assert.equal(tagOf(ast(`a${tag} = A;`).declarations[0]!).bits, expected, tag);
  }
  for (const [written, , size] of table(language, 'Written')) {
    const [first] = written!.split(', ');
    if (first!.endsWith('#') || first === 'some') continue;
    assert.equal(tagOf(ast(`${first} x:uint8 = A;`).declarations[0]!).bits.length, Number(size), first);
  }
});
