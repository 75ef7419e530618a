import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {Cell, Dictionary} from '@ton/core';
import {mainnetHashes} from '../../../data/config/hashes.ts';
import {mainnetConfig} from '../../../data/config/index.ts';
import {mainnet} from '../../../data/config/mainnet.ts';
import {paramCells, params, readConfig} from '../../../data/config/params.ts';

/** The real cell; not part of the repository, so a fresh clone compares with the committed hashes alone. */
const REAL = `../shared/facts/config/mainnet-config-${mainnet.block}.boc.base64`;

test('every parameter built from the typed data has the hash of the real one', () => {
  const built = paramCells(mainnet);
  assert.deepEqual(Object.keys(mainnetHashes).sort(), Object.keys(params).sort());
  for (const [number, cell] of built) assert.equal(cell.hash().toString('hex'), mainnetHashes[number], `parameter ${number}`);
});

test('the committed hashes are those of the real configuration', {skip: !fs.existsSync(REAL)}, () => {
  const real = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    Cell.fromBase64(fs.readFileSync(REAL, 'utf8').trim()),
  );
  for (const [number, hash] of Object.entries(mainnetHashes))
    assert.equal(real.get(Number(number))?.hash().toString('hex'), hash, `parameter ${number}`);
});

test('a changed price changes its parameter only', () => {
  const changed = paramCells({
    ...mainnet,
    gas: {...mainnet.gas, basechain: {...mainnet.gas.basechain, price: mainnet.gas.basechain.price + 1n}},
  });
  const different = [...changed]
    .filter(([number, cell]) => cell.hash().toString('hex') !== mainnetHashes[number])
    .map(([number]) => number);
  assert.deepEqual(different, [21]);
});

test('what is written is read back', () => {
  const {block: _block, date: _date, ...values} = mainnet;
  assert.deepEqual(readConfig(mainnetConfig()), values);
});

test('a cell of another version of a parameter is refused, not misread', () => {
  const cells = paramCells(mainnet);
  assert.throws(() => params[8]?.read(cells.get(21) as Cell), /expected tag 0xc4, found 0xd1/);
});
