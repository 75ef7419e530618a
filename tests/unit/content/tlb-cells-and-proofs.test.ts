import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {beginCell, Cell, type CellType} from '@ton/core';
import {cells as cellsOf, figures, LANGUAGES, readPage, sameFigures, section, tables} from './pages.ts';
import {PROOFS} from './tlb-cells-and-proofs.ts';

const FOLDER = path.join(__dirname, '../../../docs/v3/documentation/data-formats/tlb');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, `${name}.mdx`), 'utf8');

test('proofs: all 20 requests whose answers hold proofs, with their fields', () => {
  const section = read('proofs').split('{#all-requests}')[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name as string));
  assert.deepEqual(named.sort(), Object.keys(PROOFS).sort());
  assert.equal(named.length, 20);
  for (const [request, fields] of Object.entries(PROOFS)) {
    const row = rows.find((line) => line.split('|')[1]!.includes(`\`${request}\``))!;
    for (const field of fields) assert.ok(row.split('|')[2]!.includes(`\`${field}\``), `${request}: ${field}`);
  }
});

test('proofs: the figures of the text come out of the proofs', async () => {
  const {checkBlock, checkState, transactionHash} = await import('../../../samples/proofs/verify.ts');
  const mainnet = await import('../../../samples/proofs/mainnet.ts');
  const page = read('proofs');
  const one = (boc: Buffer): Cell => Cell.fromBoc(boc)[0]!;
  for (const [address, lt] of [
    [0x33, 39_391_488_000_001n],
    [0x33, 39_391_488_000_002n],
    [0x55, 39_391_488_000_003n],
  ] as const) {
    const hash = transactionHash(one(mainnet.transactionsProof), mainnet.masterchainBlock, Buffer.alloc(32, address), lt)!;
    assert.ok(page.includes(`| ${lt} | \`${hash.toString('hex')}\` |`));
  }
  const header = checkBlock(one(mainnet.headerProof), mainnet.masterchainBlock);
  assert.ok(figures(section(page, 'block-header'), 'en').includes(String(header.time)));
  checkState(Cell.fromBoc(mainnet.accountProof), mainnet.basechainBlock);
});

test('proofs: payload lengths', async () => {
  const {ordinaryPayload, simplexPayload} = await import('../../../samples/proofs/verify.ts');
  const page = read('proofs');
  const lengths = [ordinaryPayload(Buffer.alloc(32), Buffer.alloc(32)).length, simplexPayload(Buffer.alloc(32), 1, Buffer.alloc(9)).length];
  assert.deepEqual(
    tables(page, 'signatures')
      .at(-1)
      ?.map(([, bytes = '']) => Number(figures(bytes, 'en').at(-1))),
    lengths,
  );
});

test('exotic cells: the table of types is what @ton/core and the rules of the node accept', async () => {
  const {libraryCell, merkleProof, merkleUpdate, prune} = await import('../../../samples/proofs/exotic.ts');
  const page = read('exotic-cells');
  const sorts = page.split('\n').flatMap((line) => (line.startsWith('| `0') ? [cellsOf(line)] : []));
  const tree = beginCell().storeUint(1, 8).endCell();
  const cells: [string, Cell][] = [
    ['01', prune(tree)],
    ['02', libraryCell(tree.hash())],
    ['03', merkleProof(tree)],
    ['04', merkleUpdate(tree, tree)],
  ];
  cells.forEach(([first, cell], n) => {
    const [, , bits = '', refs] = sorts.find(([type]) => type === `\`${first}\``)!;
    assert.equal(figures(bits, 'en')[0], String(cell.bits.length), first);
    assert.equal(Number(refs), cell.refs.length);
    assert.equal(cell.type, (n + 1) as CellType);
    assert.ok(cell.isExotic);
  });
  assert.deepEqual(
    figures(sorts[0]?.[2] ?? '', 'en'),
    [1, 2, 3].map((n) => String((2 + 34 * n) * 8)),
  );
  for (const bad of [
    beginCell().storeUint(5, 8).storeUint(0, 256),
    beginCell().storeUint(2, 8).storeUint(0, 255),
    beginCell().storeUint(3, 8).storeUint(0, 272),
    beginCell().storeUint(1, 8).storeUint(0, 8).storeUint(0, 272),
  ]) {
    assert.throws(() => bad.endCell({exotic: true}));
  }
});

test('library cells: the measured table', async () => {
  const {COUNTER, run} = await import('../../../samples/layouts/library-run.ts');
  const {asLibrary, sizeOf} = await import('../../../samples/layouts/library.ts');
  const {compileTolk} = await import('../../../samples/lib/compile.ts');
  const code = await compileTolk(COUNTER);
  const [own, lib] = [sizeOf(code), sizeOf(asLibrary(code))];
  const ordinary = await run('ordinary');
  const library = await run('library');
  const missing = await run('library, not published');
  const measured = [
    ['', `${own.cells} ${own.bits}`, `${lib.cells} ${lib.bits}`],
    ['', String(ordinary.forwardFee), String(library.forwardFee)],
    ['', String(ordinary.gasUsed), String(library.gasUsed)],
    ['', String(ordinary.gasUsed), String(missing.exitCode)],
  ];
  for (const language of LANGUAGES)
    sameFigures(tables(readPage(language, 'v3/documentation/data-formats/tlb/library-cells'), 'introduction')[0] ?? [], measured, language);
});

test('library cells: modes and codes of the action', async () => {
  const page = read('library-cells');
  for (const code of [34, 41, 42, 43, 46]) assert.match(page, new RegExp(`\\| \\**${code}\\** \\|`));
  const {mainnet} = await import('../../../data/config/mainnet.ts');
  const json = JSON.stringify(mainnet, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const [, most = ''] = /"transactionLibraryLoads":"?(\d+)"?/.exec(json) ?? [];
  const line = page.split('\n').find((text) => text.includes('`max_transaction_library_loads`'));
  assert.equal(figures(line ?? '', 'en')[0], most);
});

test('canonical serialization: the two orders, the modes, the constant', async () => {
  const canonical = await import('../../../samples/layouts/canonical.ts');
  const page = read('canonical-cell-serialization');
  const leaf = (n: number): Cell => beginCell().storeUint(n, 8).endCell();
  const a = beginCell().storeUint(0xa, 8).storeRef(leaf(0xc)).endCell();
  const root = beginCell().storeUint(0, 8).storeRef(a).storeRef(leaf(0xb)).endCell();
  const bytes = page.replace(/[` ]/g, '');
  for (const boc of [root.toBoc({idx: false, crc32: false}), canonical.canonicalBoc([root], 0)]) {
    assert.ok(bytes.includes(`|${boc.subarray(11).toString('hex')}|`), boc.toString('hex'));
  }
  for (const [flag, name] of [
    [canonical.WITH_INDEX, 'WithIndex'],
    [canonical.WITH_CRC32C, 'WithCRC32C'],
    [canonical.WITH_TOP_HASH, 'WithTopHash'],
    [canonical.WITH_INNER_HASHES, 'WithIntHashes'],
    [canonical.WITH_CACHE_BITS, 'WithCacheBits'],
  ] as const) {
    assert.ok(page.includes(`| ${flag} | \`${name}\` |`));
  }
  const {cells} = canonical.canonicalOrder(root);
  assert.ok(cells.every(({weight}) => weight > 0 && weight <= 64));
});
