import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  beginCell,
  BitString,
  Cell as TonCell,
  convertToMerkleProof,
  Dictionary,
  exoticPruned,
  generateMerkleProof,
} from '@ton/core';
import {
  cell,
  crc32c,
  d1,
  d2,
  depth,
  hash,
  hexBits,
  info,
  nodeOrder,
  ordinaryDepth,
  ordinaryHash,
  paddedData,
  representation,
  serializeBoc,
  topologicalOrder,
  type Cell,
} from './serialize';

/** Converts our cell to a cell of @ton/core. */
function toTon(c: Cell): TonCell {
  const bytes = Buffer.from(
    (c.bits.padEnd(1024, '0').match(/.{8}/g) ?? []).map((b) => parseInt(b, 2)),
  );
  return new TonCell({
    bits: new BitString(bytes, 0, c.bits.length),
    refs: c.refs.map(toTon),
    exotic: c.exotic,
  });
}

/** Converts a cell of @ton/core to our cell. */
function fromTon(c: TonCell): Cell {
  const bits = Array.from({length: c.bits.length}, (_, i) =>
    c.bits.at(i) ? '1' : '0',
  ).join('');
  return cell(bits, c.refs.map(fromTon), c.isExotic);
}

// region worked-example
const leaf = cell(hexBits('544f4e')); // 24 bits: the letters T, O, N
const middle = cell('1011', [leaf]); // 4 bits and one reference
const root = cell(hexBits('2a') + '1', [leaf, middle]); // 9 bits; the leaf is shared
// endregion

test('worked example: every byte shown on the page', () => {
  assert.deepEqual([d1(root, 0), d2(root.bits)], [0x02, 0x03]);
  assert.equal(paddedData(root.bits).toString('hex'), '2ac0');
  assert.equal(paddedData(middle.bits).toString('hex'), 'b8');
  assert.deepEqual(topologicalOrder(root), [root, middle, leaf]);
  assert.equal(representation(leaf).toString('hex'), '0006544f4e');
  assert.equal(hash(leaf).toString('hex'), toTon(leaf).hash().toString('hex'));
  assert.equal(
    serializeBoc(root).toString('hex'),
    'b5ee9c72' +
      '01' +
      '01' +
      '03' +
      '01' +
      '00' +
      '0f' +
      '00' +
      '02032ac0' +
      '0201' +
      '0101b8' +
      '02' +
      '0006544f4e',
  );
  assert.equal(depth(root), 2);
});

const chain = (n: number): Cell => (n === 0 ? cell('1') : cell('0', [chain(n - 1)]));
const wide = cell(hexBits('ff'.repeat(127)) + '1111111', [
  leaf,
  middle,
  chain(3),
  root,
]);
let folded = leaf;
for (let i = 0; i < 6; i++) folded = cell(i.toString(2), [folded, folded, folded]);
// 300 distinct cells: cell numbers need two bytes.
let many = cell('');
for (let i = 0; i < 300; i++)
  many = cell(i.toString(2), [many, cell(hexBits(i.toString(16).padStart(4, '0')))]);

const ordinary: [string, Cell][] = [
  ['empty cell', cell('')],
  ['one bit', cell('0')],
  ['seven bits', cell('1111111')],
  ['eight bits', cell('00000000')],
  ['worked example', root],
  ['chain', chain(20)],
  ['1023 bits and four references', wide],
  ['shared cells', folded],
  ['two-byte numbers', many],
];

for (const [name, tree] of ordinary) {
  test(`ordinary: ${name}`, () => {
    const ton = toTon(tree);
    assert.equal(ordinaryDepth(tree), ton.depth());
    assert.equal(hash(tree).toString('hex'), ton.hash().toString('hex'));
    if (tree !== many) assert.deepEqual(ordinaryHash(tree), hash(tree));
    for (const index of [false, true]) {
      for (const crc of [false, true]) {
        assert.equal(
          serializeBoc(tree, {index, crc}).toString('hex'),
          ton.toBoc({idx: index, crc32: crc}).toString('hex'),
        );
      }
    }
    // Another valid order gives different bytes but the same cell.
    const other = TonCell.fromBoc(serializeBoc(tree, {order: nodeOrder}))[0]!;
    assert.equal(other.hash().toString('hex'), ton.hash().toString('hex'));
  });
}

test('exotic: pruned branches, Merkle proof, library', () => {
  const big = beginCell()
    .storeUint(1, 8)
    .storeRef(
      beginCell().storeUint(2, 8).storeRef(beginCell().storeUint(3, 8)).endCell(),
    )
    .storeRef(beginCell().storeUint(4, 8).endCell())
    .endCell();
  const pruned = beginCell()
    .storeUint(1, 8)
    .storeRef(exoticOf(big.refs[0]!))
    .storeRef(big.refs[1]!)
    .endCell();
  const dict = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Uint(32));
  for (let i = 0; i < 40; i++) dict.set(i * 7, i);
  const library = beginCell()
    .storeUint(2, 8)
    .storeBuffer(big.hash())
    .endCell({exotic: true});
  const samples = [
    pruned,
    convertToMerkleProof(pruned),
    library,
    beginCell().storeRef(library).endCell(),
    generateMerkleProof(dict, [14, 21], Dictionary.Keys.Uint(16)),
  ];
  for (const ton of samples) {
    const ours = fromTon(ton);
    for (let level = 0; level <= 3; level++) {
      assert.equal(
        info(ours).hash(level).toString('hex'),
        ton.hash(level).toString('hex'),
      );
      assert.equal(info(ours).depth(level), ton.depth(level));
    }
    assert.equal(info(ours).mask, ton.mask.value);
    assert.equal(
      serializeBoc(ours, {crc: true}).toString('hex'),
      ton.toBoc({idx: false, crc32: true}).toString('hex'),
    );
  }
  assert.equal(
    info(fromTon(pruned)).hash(0).toString('hex'),
    big.hash().toString('hex'),
  );
});

function exoticOf(c: TonCell): TonCell {
  const bits = beginCell()
    .storeUint(1, 8)
    .storeUint(1, 8)
    .storeBuffer(c.hash(0))
    .storeUint(c.depth(0), 16);
  const result = bits.endCell({exotic: true});
  assert.equal(exoticPruned(result.bits, result.refs).mask, 1);
  return result;
}

test('node order: the bytes that the C++ serializer writes', async () => {
  const {runTolkCompiler} = await import('@ton/tolk-js');
  const source = `fun onInternalMessage(in: InMessage) {
    var s = in.body;
    val n = s.loadUint(8);
    if (n > 7) { throw 77 }
    contract.setData(beginCell().storeUint(n * 3, 64).storeRef(contract.getData()).endCell());
  }
  get fun first(): int { return 1 }
  get fun second(): int { return 2 }
  get fun third(a: int): int { return a * a + 5 }
  get fun fourth(c: cell): slice { return c.beginParse() }
  get fun fifth(c: cell): cell { return beginCell().storeRef(c).storeRef(c).endCell() }`;
  const built = await runTolkCompiler({
    entrypointFileName: 'a.tolk',
    fsReadCallback: () => source,
  });
  if (built.status === 'error') throw new Error(built.message);
  const theirs = Buffer.from(built.codeBoc64, 'base64');
  const code = fromTon(TonCell.fromBoc(theirs)[0]!);
  assert.equal(
    serializeBoc(code, {order: nodeOrder}).toString('hex'),
    theirs.toString('hex'),
  );
  assert.notEqual(serializeBoc(code).toString('hex'), theirs.toString('hex'));
});

test('the two older magic numbers', () => {
  const data = '02032ac00201' + '0101b802' + '0006544f4e';
  // size, off_bytes, cells, roots, absent, tot_cells_size, index (ends of the three cells)
  const rest = '01' + '01' + '03' + '01' + '00' + '0f' + '060a0f' + data;
  const plain = Buffer.from('68ff65f3' + rest, 'hex');
  assert.ok(TonCell.fromBoc(plain)[0]!.equals(toTon(root)));
  const body = Buffer.from('acc3a728' + rest, 'hex');
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32c(body));
  assert.ok(TonCell.fromBoc(Buffer.concat([body, crc]))[0]!.equals(toTon(root)));
});

test('CRC-32C: the check value of the standard', () => {
  assert.equal(crc32c(Buffer.from('123456789')), 0xe3069283);
});

test('cell limits', () => {
  assert.throws(() => cell('0'.repeat(1024)), /1023 bits/);
  assert.throws(() => cell('', [leaf, leaf, leaf, leaf, leaf]), /4 references/);
});
