// What the playground adds to the first load of a page with ten samples that can run: the page itself is compiled by the
// site's own transformers with it and without it, and the files that open it are weighed. No minifier: a build is lighter.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {compile} from '@mdx-js/mdx';
import ts from 'typescript';
import {isContract} from '../../../remark/playground/contract.ts';
import {markdownPlugins} from '../../../site/markdown.ts';

const SAMPLES = 10;
/** Bytes, brotli; issue 5. */
const ALLOWED = 3000;

const weight = (text: string): number => brotliCompressSync(text).length;

const read = (file: string): string => {
  const text = fs.readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) return text;
  return ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.React,
      target: ts.ScriptTarget.ES2020,
      removeComments: true,
    },
  }).outputText;
};

/** Contracts of the repository, half of them as the page's own text, half as quotations of files. */
function page(): string {
  const files = fs
    .readdirSync('samples', {recursive: true, encoding: 'utf8'})
    .map((file) => `samples/${file}`)
    .filter((file) => /\.(?:tolk|fc)$/.test(file))
    .map((file) => ({file, lang: file.endsWith('.fc') ? 'func' : 'tolk', text: fs.readFileSync(file, 'utf8').trim()}))
    .filter(({lang, text}) => isContract(lang, text) && text.length < 3000)
    .sort((a, b) => a.file.localeCompare(b.file))
    .slice(0, SAMPLES);
  assert.equal(files.length, SAMPLES);
  return files
    .map(({file, lang, text}, index) =>
      index % 2 ? `\`\`\`${lang} file=${file}\n\`\`\`` : `\`\`\`${lang} title="sample-${index}"\n${text}\n\`\`\``,
    )
    .join('\n\nText between them.\n\n');
}

async function compiled(text: string, playground: boolean): Promise<string> {
  const remarkPlugins = markdownPlugins.beforeDefaultRemarkPlugins.filter((plugin) => playground || plugin.name !== 'remarkPlayground');
  const file = {value: text, path: path.resolve('docs/v3/weight.mdx'), cwd: process.cwd()};
  return String(await compile(file, {remarkPlugins: remarkPlugins as never[]}));
}

test('R-502, issue 5: ten samples that can run add at most 3 kB of JavaScript to the first load', async () => {
  const text = page();
  const [bare, full] = [await compiled(text, false), await compiled(text, true)];
  assert.equal(full.match(/\brun: "/g)?.length, SAMPLES);
  assert.ok(!/\brun: "|Playground/.test(bare));
  const own = weight(full) - weight(bare);

  // Once for all pages, in files that every page loads: what opens it, its frame, the button of a sample.
  const figure = read('src/components/CodeFigure/index.tsx');
  const plain = figure
    .replace(/function RunButton\(\) \{[^]*?\n\}\n/, '')
    .replace(/run !== undefined &&[^\n]*\n/, '\n')
    .replace(/, "data-run": run/, '');
  assert.ok(!/RunButton|data-run/.test(plain), plain);
  const files = ['src/client/playground.ts', 'src/components/Playground/index.tsx', 'src/components/Playground/styles.module.css'];
  const code = weight(files.map(read).join('\n')) + weight(figure) - weight(plain);

  // And its few strings, which a translated page has beside the English ones.
  const strings = JSON.parse(fs.readFileSync('i18n/ru/code.json', 'utf8')) as Record<string, {message: string}>;
  const said = Object.entries(strings).filter(([id]) => id.startsWith('playground.') || id === 'code.run');
  assert.equal(said.length, 5);
  const words = weight(JSON.stringify(Object.fromEntries(said.map(([id, {message}]) => [id, message]))));

  console.log(`page ${own} B, code ${code} B, strings ${words} B`);
  assert.ok(own > 0 && own + code + words <= ALLOWED, `${own} + ${code} + ${words} B`);
});
