import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {declarationsOf, libraryFiles} from '../../../remark/tolk-library/declarations.ts';
import {remarkTolkLibrary} from '../../../remark/tolk-library/index.ts';

const PAGES = ['docs', 'i18n/zh-CN/docusaurus-plugin-content-docs/current', 'i18n/ru/docusaurus-plugin-content-docs/current'].map(
  (folder) => path.join(folder, 'v3/documentation/smart-contracts/tolk/tolk-vs-func/stdlib.mdx'),
);

function made(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkTolkLibrary()(tree, new VFile({path: 'docs/v3/x.mdx', value: markdown}));
  return tree;
}

test('a fence with every declaration of a file', () => {
  const [fence] = made('<TolkLibrary file="gas-payments" />').children as Code[];
  assert.equal(fence!.type, 'code');
  assert.equal(fence!.meta, 'title="@stdlib/gas-payments"');
  assert.ok(fence!.value.split('\n').includes('fun calculateGasFee(workchain: int8, gasUsed: int): coins'));
  assert.throws(() => made('<TolkLibrary file="gas" />'), /no file "gas".*gas-payments/);
  assert.throws(() => made('So <TolkLibrary file="common" /> stands in a sentence'), /line of its own/);
});

test('the declarations are those that the compiler reads: none is left out, none has a body', () => {
  const folder = 'node_modules/@ton/tolk-js/dist/tolk-stdlib';
  const files = fs.readdirSync(folder).map((name) => name.replace('.tolk', ''));
  assert.deepEqual([...libraryFiles].sort(), files.sort());
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, `${file}.tolk`), 'utf8');
    const starts = text.split('\n').filter((line) => /^(?:fun|struct|type|const|enum|get fun)\b/.test(line));
    const found = declarationsOf(file);
    assert.equal(found.length, starts.length, file);
    for (const [index, {name, text: declared}] of found.entries()) {
      const [head = '', ...fields] = declared.split('\n');
      assert.ok(starts[index]!.startsWith(head), head);
      assert.ok(starts[index]!.includes(name) && name !== '', declared);
      assert.doesNotMatch(declared, /\basm\b|\bbuiltin\b|[{}]|\bprivate\b|\/\//);
      assert.ok(
        fields.every((field) => /^ +(?:\w|\| )/.test(field)),
        declared,
      );
    }
  }
});

test('the page shows every file of the library once, in three languages', () => {
  for (const page of PAGES) {
    const shown = [...fs.readFileSync(page, 'utf8').matchAll(/^<TolkLibrary file="([\w-]+)" \/>$/gm)].map(([, file]) => file!);
    assert.deepEqual(shown.sort(), [...libraryFiles].sort(), page);
  }
});
