import assert from 'node:assert/strict';
import {test} from 'node:test';
import {glossaryFileFor, parseDefinitions} from '../../../remark/glossary/definitions.ts';

const MDX = `## A {#a}

### Address {#address}

<Anchors ids="addr raw-address-alias" />

The **name** of an [account](/v3/concepts/glossary#account), as in \`0:ab\`.

More text.

### Empty {#empty}

### Next {#next}

Second definition.
`;

test('the first paragraph under a term is its definition, as plain text', () => {
  const definitions = parseDefinitions(MDX);
  assert.equal(definitions.get('address'), 'The name of an account, as in 0:ab.');
  assert.equal(definitions.get('addr'), definitions.get('address'));
  assert.equal(definitions.get('raw-address-alias'), definitions.get('address'));
  assert.equal(definitions.get('next'), 'Second definition.');
  const further = new Map([['next', ['following']]]);
  assert.equal(parseDefinitions(MDX, further).get('following'), 'Second definition.');
});

test('each language reads its own glossary, the glossary none', () => {
  assert.equal(glossaryFileFor('docs/v3/x.mdx'), 'docs/v3/concepts/glossary.mdx');
  assert.equal(glossaryFileFor('docs/v3/concepts/glossary.mdx'), undefined);
  assert.match(glossaryFileFor('/site/i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx') ?? '', /^i18n\/ru\//);
});

test('the glossary defines at least 120 terms in every language, the same in all', () => {
  const fs = process.getBuiltinModule('node:fs');
  const ids = ['docs', 'i18n/zh-CN/docusaurus-plugin-content-docs/current', 'i18n/ru/docusaurus-plugin-content-docs/current'].map(
    (root) => [...parseDefinitions(fs.readFileSync(`${root}/v3/concepts/glossary.mdx`, 'utf8')).keys()],
  );
  assert.ok(ids[0]!.length >= 120, `${ids[0]!.length} terms`);
  assert.deepEqual(ids[1], ids[0]);
  assert.deepEqual(ids[2], ids[0]);
});
