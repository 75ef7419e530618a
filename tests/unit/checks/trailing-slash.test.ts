import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import type * as utilsCommon from '@docusaurus/utils-common';
import loaded from '../../../docusaurus.config.ts';

// The configuration is CommonJS here: its default export is a property.
const config = (loaded as {default?: typeof loaded}).default ?? loaded;
// CommonJS whose exports Node cannot see from a module.
const {applyTrailingSlash} = createRequire(import.meta.url)('@docusaurus/utils-common') as typeof utilsCommon;
const apply = (path: string, baseUrl = '/', trailingSlash = config.trailingSlash) => applyTrailingSlash(path, {trailingSlash, baseUrl});

test('R-219 addresses follow the setting of the site: no slash at the end', () => {
  assert.equal(config.trailingSlash, false);
  assert.equal(apply('/v3/a/'), '/v3/a');
  assert.equal(apply('/v3/a'), '/v3/a');
  assert.equal(apply('/v3/a/?q=1/#b/'), '/v3/a?q=1/#b/');
  assert.equal(apply('/v3/a', '/', true), '/v3/a/');
});

test('R-219 hash-only links, the base address and the root stay as they are', () => {
  assert.equal(apply('#one/'), '#one/');
  assert.equal(apply('/'), '/');
  assert.equal(apply('/?q=1'), '/?q=1');
  assert.equal(apply('/ru/', '/ru/'), '/ru/');
  assert.equal(apply('/mandarin/#a', '/mandarin/'), '/mandarin/#a');
});
