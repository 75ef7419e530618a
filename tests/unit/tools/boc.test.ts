// The reader of bags of cells against @ton/core, the sample project of the page, and broken bags.
import assert from 'node:assert/strict';
import {createHash, randomBytes, randomInt} from 'node:crypto';
import {test} from 'node:test';
import {beginCell, Cell, convertToMerkleProof, Dictionary} from '@ton/core';
import {libraryCell, merkleProof, merkleUpdate, prune} from '../../../samples/proofs/exotic.ts';
import * as mainnet from '../../../samples/proofs/mainnet.ts';
import {cell as sampleCell, serializeBoc, hash as sampleHash, type Cell as SampleCell} from '../../../samples/cell-boc/serialize.ts';
import {dataHex, depthAt, hashAt, levelOf, type Bag, type FaultCode} from '../../../src/tools/boc/bag.ts';
import {crc32c} from '../../../src/tools/boc/crc32.ts';
import {readFile, readText} from '../../../src/tools/boc/input.ts';
import {readBag, UnreadableBag} from '../../../src/tools/boc/read.ts';
import {sha256Into} from '../../../src/tools/boc/sha256.ts';
import {processorTime} from '../../lib/time.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A random tree of about `size` cells, with shared subtrees. */
function randomTree(size: number): Cell {
  const made: Cell[] = [];
  for (let i = 0; i < size; i++) {
    const builder = beginCell();
    const bits = randomInt(0, 1024);
    for (let bit = 0; bit < bits; bit++) builder.storeBit(randomInt(2));
    const from = Math.max(0, made.length - 12);
    const refs = Math.min(randomInt(0, 5), made.length);
    for (let ref = 0; ref < refs; ref++) builder.storeRef(made[randomInt(from, made.length)]!);
    made.push(builder.endCell());
  }
  return made.at(-1)!;
}

function agree(bag: Bag, number: number, cell: Cell, seen = new Set<number>()): void {
  if (seen.has(number)) return;
  seen.add(number);
  const {cells} = bag;
  assert.equal(dataHex(bag, number), cell.bits.toString());
  assert.equal(cells.bits[number], cell.bits.length);
  assert.equal(levelOf(cells.mask[number]!), cell.level());
  assert.equal(Boolean(cells.exotic[number]), cell.isExotic);
  for (let level = 0; level <= 3; level++) {
    assert.equal(hex(hashAt(cells, number, level)), cell.hash(level).toString('hex'));
    assert.equal(depthAt(cells, number, level), cell.depth(level));
  }
  cell.refs.forEach((child, ref) => agree(bag, cells.refs[4 * number + ref]!, child, seen));
}

const fails = (bytes: Uint8Array, code: FaultCode, at?: number): UnreadableBag => {
  try {
    readBag(bytes);
  } catch (error) {
    assert.ok(error instanceof UnreadableBag, String(error));
    assert.equal(error.fault.code, code);
    if (at !== undefined) assert.equal(error.fault.at, at);
    return error;
  }
  return assert.fail(`read without ${code}`);
};
const codes = (bytes: Uint8Array): FaultCode[] => readBag(bytes).faults.map(({code}) => code);
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.replace(/\s/g, ''), 'hex'));

// The example of the page cell-boc.
const EXAMPLE = 'b5ee9c7201010301000f0002032ac002010101b8020006544f4e';

test('SHA-256 and CRC-32C agree with the real ones', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 266]) {
    const [data, out] = [randomBytes(length), new Uint8Array(32)];
    sha256Into(data, length, out, 0);
    assert.equal(hex(out), createHash('sha256').update(data).digest('hex'));
  }
  assert.equal(crc32c(new TextEncoder().encode('123456789')), 0xe3069283);
});

test('random trees, with and without index and checksum, are read as @ton/core reads them', () => {
  for (let round = 0; round < 40; round++) {
    const tree = randomTree(randomInt(1, 60));
    const boc = new Uint8Array(tree.toBoc({idx: round % 2 === 0, crc32: round % 4 < 2}));
    const bag = readBag(boc);
    assert.deepEqual(bag.faults, []);
    assert.equal(
      bag.fields.reduce((sum, {length}) => sum + length, 0),
      boc.length,
      'the fields cover every byte',
    );
    agree(bag, bag.roots[0]!, tree);
  }
});

test('Merkle proofs and pruned branches, a library cell, a Merkle update', () => {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64));
  for (let key = 0; key < 40; key++) dictionary.set(key * 7, BigInt(key));
  const proof = dictionary.generateMerkleProof([77]);
  const bag = readBag(new Uint8Array(proof.toBoc()));
  assert.deepEqual(bag.faults, []);
  agree(bag, 0, proof);
  assert.ok([...bag.cells.type].includes(1) && bag.cells.type[0] === 3);

  const library = beginCell().storeUint(2, 8).storeBuffer(randomBytes(32)).endCell({exotic: true});
  const tree = beginCell().storeRef(library).endCell();
  agree(readBag(new Uint8Array(tree.toBoc())), 0, tree);

  const [before, after] = [proof.refs[0]!, proof.refs[0]!];
  const update = beginCell()
    .storeUint(4, 8)
    .storeBuffer(before.hash(0))
    .storeBuffer(after.hash(0))
    .storeUint(before.depth(0), 16)
    .storeUint(after.depth(0), 16)
    .storeRef(before)
    .storeRef(after)
    .endCell({exotic: true});
  const read = readBag(new Uint8Array(update.toBoc()));
  assert.deepEqual(read.faults, []);
  agree(read, 0, update);

  // A proof inside a proof: levels above 1.
  const inner = convertToMerkleProof(beginCell().storeUint(1, 8).storeRef(proof).endCell());
  agree(readBag(new Uint8Array(inner.toBoc())), 0, inner);
});

test('the sample project of the page writes what is read here', () => {
  const leaf = sampleCell('010101000100111101001110');
  const tree: SampleCell = sampleCell('001010101', [leaf, sampleCell('1011', [leaf])]);
  const bag = readBag(new Uint8Array(serializeBoc(tree, {index: true, crc: true})));
  assert.deepEqual(bag.faults, []);
  assert.equal(hex(hashAt(bag.cells, 0)), sampleHash(tree).toString('hex'));
});

test('proofs of mainnet, with several roots, and exotic cells of the samples', () => {
  const {headerProof, shardProof, accountProof, accountState, transactionsProof, configProof} = mainnet;
  for (const boc of [headerProof, shardProof, accountProof, accountState, transactionsProof, configProof]) {
    const bag = readBag(new Uint8Array(boc));
    assert.deepEqual(
      bag.faults.filter(({code}) => code !== 'duplicate'),
      [],
    );
    const roots = Cell.fromBoc(boc);
    assert.equal(bag.roots.length, roots.length);
    roots.forEach((root, index) => agree(bag, bag.roots[index]!, root));
  }
  const [before, after] = [randomTree(20), randomTree(20)];
  const update = merkleUpdate(before, after);
  for (const cell of [update, merkleProof(prune(before)), beginCell().storeRef(libraryCell(before.hash())).endCell()]) {
    const bag = readBag(new Uint8Array(cell.toBoc()));
    assert.deepEqual(bag.faults, []);
    agree(bag, 0, cell);
  }
});

test('the two old magics', () => {
  const body = EXAMPLE.slice(12);
  const [counts, data] = [body.slice(0, 8), body.slice(10)];
  const old = `68ff65f3 01 01 ${counts} 060a0f ${data}`;
  const bag = readBag(bytesOf(old));
  assert.deepEqual(bag.faults, []);
  assert.equal(hex(hashAt(bag.cells, 0)), '2eaa8ca9ce38029f8be725779f33d72e7cd3d94c4099862d33dfaa78a27e7765');
  const summed = bytesOf(old.replace('68ff65f3', 'acc3a728'));
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32c(summed));
  assert.deepEqual(readBag(new Uint8Array([...summed, ...crc])).faults, []);
  assert.equal(
    Cell.fromBoc(Buffer.from(bytesOf(old)))[0]!
      .hash()
      .toString('hex'),
    hex(hashAt(bag.cells, 0)),
  );
});

test('several roots', () => {
  const bytes = bytesOf('b5ee9c72 01 01 02 02 00 06 00 01 0002aa 0002bb');
  const bag = readBag(bytes);
  assert.deepEqual([bag.roots, bag.faults], [[0, 1], []]);
});

test('hexadecimal, base64 and files give the same bytes; mistakes are named by their place', () => {
  const boc = bytesOf(EXAMPLE);
  const base64 = Buffer.from(boc).toString('base64');
  for (const text of [
    EXAMPLE,
    EXAMPLE.toUpperCase(),
    `0x${EXAMPLE}`,
    `"${base64}",\n`,
    base64.replace(/=/g, ''),
    base64.replace(/(.{10})/g, '$1\n'),
  ]) {
    const input = readText(text);
    assert.ok(input.kind === 'bytes' && hex(input.bytes) === EXAMPLE, text);
  }
  for (const file of [boc, Buffer.from(base64), Buffer.from(`${EXAMPLE}\n`)]) {
    const input = readFile(new Uint8Array(file));
    assert.ok(input.kind === 'bytes' && hex(input.bytes) === EXAMPLE);
  }
  assert.deepEqual(readText(`b5ee9c72 01 0g`), {kind: 'wrong', problem: {code: 'character', at: 13, character: 'g', as: 'hex'}});
  assert.deepEqual(readText(`b5ee9c720`), {kind: 'wrong', problem: {code: 'odd-hex', at: 9}});
  assert.deepEqual(readText('te6c ck*'), {kind: 'wrong', problem: {code: 'character', at: 7, character: '*', as: 'base64'}});
  assert.deepEqual(readText('te6cckE'), {kind: 'bytes', bytes: new Uint8Array([0xb5, 0xee, 0x9c, 0x72, 0x41]), as: 'base64'});
  assert.equal((readText('te6cc') as {problem: {code: string}}).problem.code, 'base64-length');
  assert.equal(readText(' \n').kind, 'empty');
});

test('broken headers and cells are named by byte', () => {
  const edit = (at: number, ...values: number[]): Uint8Array => {
    const bytes = bytesOf(EXAMPLE);
    bytes.set(values, at);
    return bytes;
  };
  fails(bytesOf('b5ee'), 'short', 2);
  fails(edit(0, 0xb4), 'magic', 0);
  fails(edit(4, 0x19), 'flag-bits', 4);
  fails(edit(4, 0x21), 'cache-without-index', 4);
  fails(edit(4, 0x05), 'size', 4);
  fails(edit(5, 9), 'off-bytes', 5);
  fails(edit(6, 0), 'no-cells', 6);
  fails(edit(7, 0), 'no-roots', 7);
  fails(edit(8, 3), 'absent', 8);
  fails(edit(6, 200), 'too-many-cells', 9);
  fails(edit(10, 3), 'root-range', 10);
  fails(edit(11, 0x05), 'ref-count', 11);
  fails(edit(11, 0x17), 'absent-cell', 11);
  fails(edit(14, 0x80), 'overlong', 14);
  fails(edit(15, 0), 'ref-order', 15);
  fails(edit(15, 9), 'ref-range', 15);
  fails(edit(22, 0xff), 'cell-short', 21);
  fails(edit(22, 0x04), 'data-rest', 25);
  const cut = fails(bytesOf(EXAMPLE).slice(0, 20), 'short', 20);
  assert.deepEqual([cut.fault.field, cut.fault.values.needed, cut.fault.values.found], ['cell_data', 15, 9]);
  assert.equal(cut.fields.length, 8);
});

test('lesser faults leave the tree readable', () => {
  const tree = randomTree(9);
  const boc = new Uint8Array(tree.toBoc({idx: true, crc32: true}));
  const wrongCrc = boc.slice();
  wrongCrc[wrongCrc.length - 1]! ^= 1;
  assert.deepEqual(codes(wrongCrc), ['crc']);
  assert.deepEqual(codes(new Uint8Array([...bytesOf(EXAMPLE), 0])), ['trailing']);
  const index = bytesOf('b5ee9c72 81 01 03 01 00 0f 00 060b0f 02032ac00201 0101b802 0006544f4e');
  assert.deepEqual(codes(index), ['index']);
  // Two equal cells, and one that nothing refers to.
  assert.deepEqual(codes(bytesOf('b5ee9c72 01 01 03 01 00 0b 00 0202aa0102 0002bb 0002bb')), ['duplicate']);
  assert.deepEqual(codes(bytesOf('b5ee9c72 01 01 02 01 00 06 00 0002aa 0002bb')), ['unreachable']);
  assert.ok(codes(bytesOf('b5ee9c72 01 01 01 01 00 03 00 2002aa')).includes('mask'));
  assert.ok(codes(bytesOf('b5ee9c72 01 01 01 01 00 03 00 080209')).includes('exotic-type'));
  assert.ok(codes(bytesOf('b5ee9c72 01 01 01 01 00 03 00 080202')).includes('exotic-bits'));
});

test('a proof whose root hash is another says so', () => {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigUint(64));
  for (let key = 0; key < 10; key++) dictionary.set(key, BigInt(key));
  const boc = new Uint8Array(dictionary.generateMerkleProof([3]).toBoc({idx: false, crc32: false}));
  const bag = readBag(boc);
  boc[bag.cells.data[0]! + 5]! ^= 1;
  assert.deepEqual(codes(boc), ['merkle-hash']);
});

test('stored hashes are checked', () => {
  const leaf = beginCell().storeUint(0xaabb, 16).endCell();
  const stored = `1004 ${leaf.hash().toString('hex')} 0000 aabb`;
  const boc = (body: string): Uint8Array =>
    bytesOf(`b5ee9c72 01 01 01 01 00 ${(body.replace(/\s/g, '').length / 2).toString(16)} 00 ${body}`);
  assert.deepEqual(codes(boc(stored)), []);
  assert.deepEqual(codes(boc(stored.replace('0000 aabb', '0001 aabb'))), ['stored-hash']);
});

test('random garbage and random changes never do anything but say what is wrong', () => {
  const boc = new Uint8Array(randomTree(30).toBoc());
  for (let round = 0; round < 3000; round++) {
    const bytes =
      round % 3 === 0
        ? new Uint8Array([0xb5, 0xee, 0x9c, 0x72, ...randomBytes(randomInt(0, 80))])
        : boc.slice(0, randomInt(4, boc.length + 1));
    if (round % 3) bytes[randomInt(bytes.length)] = randomInt(256);
    try {
      readBag(bytes);
    } catch (error) {
      assert.ok(error instanceof UnreadableBag, (error as Error).stack);
    }
  }
});

test('1 MB and 10,000 cells are read in less than two seconds', () => {
  const leaves: Cell[] = [];
  for (let i = 0; i < 7500; i++) leaves.push(beginCell().storeBuffer(randomBytes(127)).endCell());
  let level = leaves;
  while (level.length > 1) {
    const next: Cell[] = [];
    for (let i = 0; i < level.length; i += 4) {
      const builder = beginCell().storeBuffer(randomBytes(16));
      for (const child of level.slice(i, i + 4)) builder.storeRef(child);
      next.push(builder.endCell());
    }
    level = next;
  }
  const boc = new Uint8Array(level[0]!.toBoc({idx: false}));
  assert.ok(boc.length > 1_000_000, String(boc.length));
  const bag = readBag(boc);
  const time = processorTime(() => readBag(boc), 2000);
  assert.ok(bag.cells.count >= 10_000);
  assert.equal(hex(hashAt(bag.cells, 0)), level[0]!.hash().toString('hex'));
  assert.ok(time < 2000, `${Math.round(time)} ms`);
  console.log(`${boc.length} bytes, ${bag.cells.count} cells: ${Math.round(time)} ms`);
});
