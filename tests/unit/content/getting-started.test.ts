import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

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
  const page = read('testnet');
  const value = (label: string): string => new RegExp(`^\\| ${label} \\| ([^|]+) \\|`, 'm').exec(page)?.[1]?.trim() ?? '';
  assert.equal(Number(value('`global_id`').replace('−', '-')), slice(19).loadInt(32));
  const timing = slice(15);
  assert.equal(value('A round of validators'), `${timing.loadUint(32)} s`.replace(/\B(?=(\d{3})+ )/g, ','));
  const stake = slice(17);
  assert.equal(value('Smallest stake'), `${(stake.loadCoins() / 1_000_000_000n).toLocaleString('en-US')} GRAM`);
  const counts = slice(16);
  assert.equal(value('Validators, at most'), String(counts.loadUint(16)));
});
