// What README.md says of the machine and shows of the site.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {test} from 'node:test';
import {PICTURE} from '../../../scripts/picture.ts';

const readme = fs.readFileSync('README.md', 'utf8');

test('the picture is there, a PNG of a known size, and the only binary of the repository', () => {
  assert.match(readme, /!\[[^\]]{20,}\]\(\.github\/site\.png\)/);
  assert.equal(PICTURE, '.github/site.png');
  const file = fs.readFileSync(PICTURE);
  assert.equal(file.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [1280, 720]);
  assert.ok(file.length < 200_000, `${file.length} bytes`);
  // Git says "-" for the lines of a file that it takes for binary.
  const empty = execFileSync('git', ['hash-object', '-t', 'tree', '/dev/null'], {encoding: 'utf8'}).trim();
  const binaries = execFileSync('git', ['diff', '--numstat', empty, 'HEAD'], {encoding: 'utf8', maxBuffer: 1e8})
    .split('\n')
    .filter((line) => line.startsWith('-\t-\t'))
    .map((line) => line.split('\t')[2]);
  assert.deepEqual(
    binaries.filter((name) => name !== PICTURE),
    [],
  );
});

test('packages that ask for a newer Node than this site are those that it names', () => {
  const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  const ours = Number(/>=(\d+)/.exec(engines.node)![1]);
  const {packages} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {engines?: {node?: string}; dev?: boolean}>;
  };
  const newer = Object.entries(packages).filter(([place, {engines: wanted}]) => {
    const least = (wanted?.node ?? '*').split('||').map((range) => Number(/\d+/.exec(range)?.[0] ?? 0));
    return place && Math.min(...least) > ours;
  });
  const [said] = /On Node 20 `npm ci` warns[^.]*\./.exec(readme)!;
  const named = [...said.matchAll(/`(@?[\w-]+\/[\w-]+)`/g)].map(([, name]) => name);
  assert.deepEqual(newer.map(([place]) => place.replace('node_modules/', '')).sort(), named.sort());
  for (const [place, {dev}] of newer) assert.ok(dev, `${place} reaches readers`);
});
