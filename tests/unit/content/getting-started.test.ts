import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {cells, figures} from './pages.ts';

const root = path.join(__dirname, '../../..');
const read = (name: string): string =>
  fs.readFileSync(path.join(root, `docs/v3/documentation/smart-contracts/getting-started/${name}.mdx`), 'utf8');

test('versions of packages on the page of JavaScript are those installed', () => {
  const rows = [...read('javascript').matchAll(/^\| `(@[\w/-]+)` \| (\d[\d.]+) \|/gm)];
  assert.equal(rows.length, 8);
  for (const [, name, version] of rows) {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, 'node_modules', name ?? '', 'package.json'), 'utf8')) as {version: string};
    assert.equal(version, manifest.version, name);
  }
});

test('values of mainnet beside those of testnet are those of the dated configuration', async () => {
  const {mainnetConfig} = await import('../../../data/config/index.ts');
  const {Dictionary} = await import('@ton/core');
  const params = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), mainnetConfig());
  const slice = (id: number) => params.get(id)!.beginParse();
  const network = read('testnet')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => figures(cells(line)[1] ?? '', 'en').join());
  const from = network.indexOf(String(slice(19).loadInt(32)));
  assert.ok(from >= 0, 'global_id');
  const values = [slice(16).loadUint(16), slice(15).loadUint(32), slice(17).loadCoins() / 1_000_000_000n].map(String);
  assert.deepEqual(network.slice(from + 1, from + 4), values);
});
