import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';

const {dependenciesOf} = createRequire(import.meta.url)('../../../plugins/page-dependencies/loader.cjs') as {
  dependenciesOf(page: string, source: string): string[];
};

test('a page is compiled again when a sample, a verdict, the glossary, the configuration or an awaited page changes', () => {
  const page = 'i18n/ru/docusaurus-plugin-content-docs/current/v3/a.mdx';
  const source =
    '```ts file=samples/counter/Counter.ts#wrapper\n```\n<Fee gas="1" /> [cell](/v3/concepts/glossary#cell) [next](/v3/b#c)\n```tolk fragment of="samples/x/x.tolk"\n```';
  assert.deepEqual(
    new Set(dependenciesOf(page, source)),
    new Set([
      `.cache/samples/verdicts/${page}.json`,
      'samples/counter/Counter.ts',
      'samples/x/x.tolk',
      'data/config/mainnet.ts',
      'data/config/values.ts',
      'docs/v3/concepts/glossary.mdx',
      'docs/v3/concepts/glossary/README.mdx',
      'i18n/ru/docusaurus-plugin-content-docs/current/v3/concepts/glossary.mdx',
      'docs/v3/b.mdx',
      'docs/v3/b/README.mdx',
    ]),
  );
});

test('a page of text alone depends on its verdicts only', () => {
  assert.deepEqual(dependenciesOf('docs/a.mdx', 'Text.'), ['.cache/samples/verdicts/docs/a.mdx.json']);
});
