// What is installed is what was meant: each package of the lock file has its hash, and the bill of materials names them all.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {copied, rules} from '../../../plugins/licenses/rules.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const {packages} = read('package-lock.json') as {packages: Readonly<Record<string, Entry>>};
/** All but this project itself. */
const entries = Object.entries(packages).filter(([place]) => place !== '');

/**
 * Builds for systems that this project was never installed on. The registry that the lock file was made with does not have
 * these versions, so their hashes are unknown here, and npm installs them there unchecked. Where
 * `npm view <name>@<version> dist.integrity` answers, put the hash into the lock file and take the line out.
 */
const UNKNOWN: readonly string[] = [
  ...`darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc win32-ia32-msvc win32-x64-msvc`
    .split(' ')
    .map((system) => `@swc/core-${system} 1.16.22`),
  ...`darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-arm64-gnu linux-arm64-musl linux-ppc64-gnu linux-s390x-gnu linux-x64-musl
    win32-arm64-msvc win32-ia32-msvc win32-x64-msvc`
    .split(/\s+/)
    .map((system) => `@swc/html-${system} 1.16.21`),
];

test('each package of the lock file has its SHA-512, but for the builds whose hash could not be known', () => {
  assert.ok(entries.length > 1000);
  const without = entries.filter(([, {integrity, link, inBundle}]) => !integrity && !link && !inBundle);
  assert.deepEqual(without.map(([place, {version}]) => `${place.replace(/^.*node_modules\//, '')} ${version}`).sort(), [...UNKNOWN].sort());
  // Never one that every machine would install.
  for (const [place, {optional, os}] of without) assert.ok(optional && os, place);
  for (const [place, {integrity}] of entries) if (integrity) assert.match(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/, place);
});

test('no package comes from elsewhere than the registry', () => {
  // npm leaves the address out where it is the registry's own, if it is told to.
  for (const [place, {resolved = 'https://registry.npmjs.org/', link}] of entries) {
    assert.ok(!link, place);
    assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, place);
  }
});

test('the bill of materials is of all packages: what reaches readers is partly among those for development', () => {
  const {scripts} = read('package.json') as {scripts: Readonly<Record<string, string>>};
  assert.match(scripts.sbom!, /^npm sbom .*--sbom-format cyclonedx > build-sbom\.json$/);
  assert.doesNotMatch(scripts.sbom!, /--omit/);
  for (const name of [...copied, ...rules.parts.map((part) => part.package)])
    assert.ok(packages[`node_modules/${name}`], `${name} is not in the lock file`);
  // It lies beside what is published, not in it, and not in the repository.
  assert.ok(fs.readFileSync('.gitignore', 'utf8').split('\n').includes('build-sbom.json'));
});
