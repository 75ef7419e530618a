import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, Cell, CellType, convertToMerkleProof, Dictionary} from '@ton/core';
import {
  applyUpdate,
  cut,
  libraryCell,
  merkleProof,
  merkleUpdate,
  openProof,
  prune,
} from './exotic.ts';

const word = (text: string): Cell =>
  beginCell().storeBuffer(Buffer.from(text)).endCell();

// region tree
const name = word('Ada');
const secret = beginCell()
  .storeBuffer(Buffer.from('secret'))
  .storeRef(word('more'))
  .endCell();
const rest = word('rest');
const tree = beginCell()
  .storeUint(7, 8)
  .storeRef(beginCell().storeUint(1, 8).storeRef(name).storeRef(secret).endCell())
  .storeRef(rest)
  .endCell();
// endregion

test('a proof shows one cell and hides the rest', () => {
  // region prove
  const proof = merkleProof(cut(tree, (cell) => cell.equals(name)));

  const sent = Cell.fromBoc(proof.toBoc())[0]!;
  const seen = openProof(sent, tree.hash());
  assert.ok(seen.refs[0]!.refs[0]!.equals(name));
  assert.equal(seen.refs[0]!.refs[1]!.type, CellType.PrunedBranch);
  // endregion
  assert.ok(seen.hash(0).equals(tree.hash()));
  assert.ok(!seen.hash().equals(tree.hash()));
  assert.equal(seen.level(), 1);
  assert.equal(proof.level(), 0);
  assert.throws(() => openProof(sent, rest.hash()), /another tree/);
  assert.throws(() => openProof(tree, tree.hash()), /Not a Merkle proof/);
  assert.deepEqual(convertToMerkleProof(seen).hash(), proof.hash());
});

test('lengths, depths and levels on the page', () => {
  const pruned = prune(secret);
  assert.equal(pruned.bits.length, 288);
  assert.equal(pruned.depth(0), secret.depth());
  assert.equal(pruned.depth(), 0);
  assert.equal(merkleProof(tree).bits.length, 280);
  assert.equal(libraryCell(tree.hash()).bits.length, 264);
  assert.equal(libraryCell(tree.hash()).level(), 0);
  assert.equal(merkleUpdate(tree, tree).bits.length, 552);
});

test('a Merkle proof cell with a wrong hash is rejected', () => {
  const wrong = beginCell()
    .storeUint(3, 8)
    .storeBuffer(rest.hash())
    .storeUint(2, 16)
    .storeRef(tree);
  assert.throws(() => wrong.endCell({exotic: true}));
});

test('an update leads from the old tree to the new one', () => {
  // region apply
  const added = word('new');
  const after = beginCell()
    .storeUint(8, 8)
    .storeRef(tree.refs[0]!)
    .storeRef(added)
    .endCell();

  const same = tree.refs[0]!.hash();
  const change = merkleUpdate(
    cut(tree, (cell) => cell.equals(tree)),
    cut(after, (cell) => cell.equals(after) || cell.equals(added)),
  );
  assert.ok(applyUpdate(tree, change).equals(after));
  // endregion
  assert.ok(change.refs[1]!.refs[0]!.hash(0).equals(same));
  assert.equal(change.refs[1]!.refs[0]!.type, CellType.PrunedBranch);
  assert.throws(() => applyUpdate(after, change), /another tree/);
});

test('the Dictionary class of @ton/core makes the same kind of proof', () => {
  const map = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Uint(32));
  for (let n = 0; n < 16; n++) map.set(n, n * n);
  const whole = beginCell().storeDictDirect(map).endCell();
  // region dictionary
  const proof = map.generateMerkleProof([5]);
  const part = openProof(proof, whole.hash());
  const read = Dictionary.loadDirect(
    Dictionary.Keys.Uint(8),
    Dictionary.Values.Uint(32),
    part,
  );
  assert.equal(read.get(5), 25);
  // endregion
  assert.deepEqual(read.keys(), [5]);
});

test('a pruned branch under two Merkle cells contains two hashes', () => {
  const deep = new Cell({
    exotic: true,
    bits: beginCell()
      .storeUint(1, 8)
      .storeUint(0b11, 8)
      .storeBuffer(secret.hash())
      .storeBuffer(name.hash())
      .storeUint(1, 16)
      .storeUint(0, 16)
      .endCell().bits,
  });
  assert.equal(deep.bits.length, 16 + 2 * 272);
  assert.equal(deep.level(), 2);
  assert.ok(deep.hash(0).equals(secret.hash()));
  assert.ok(deep.hash(1).equals(name.hash()));
});
