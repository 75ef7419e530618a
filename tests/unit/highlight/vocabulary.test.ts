import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {funcStdlib} from '../../../plugins/playground/func-stdlib.ts';
import {tokenizeWithScopes} from '../../../remark/highlight/highlighter.ts';
import {renderCode} from '../../../remark/highlight/render.ts';
import {codeLanguage, type CodeLanguage} from '../../../site/languages/index.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));
const filesBelow = (folder: string, extension: RegExp): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && extension.test(entry.name) && !path.relative(folder, entry.parentPath).includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
const texts = (folder: string, extension: RegExp): string[] => filesBelow(folder, extension).map((file) => fs.readFileSync(file, 'utf8'));
const language = (id: string): CodeLanguage => codeLanguage(id) as CodeLanguage;
const fiftLibraries = Object.entries(require('@ton/tolk-js/dist/stdlib.tolk.js') as Record<string, string>)
  .filter(([name]) => name.endsWith('.fif'))
  .map(([, text]) => text);

/** Fences of a language on all pages of the site. */
function fences(id: string): string[] {
  const mark = new RegExp(`^([ >]*)(\`{3,})${id}\\b[^\\n]*\\n((?:(?!\\1\\2)[^\\n]*\\n)*)\\1\\2`, 'gm');
  return ['docs', 'i18n', 'blog']
    .flatMap((folder) => texts(folder, /\.mdx$/))
    .flatMap((page) => [...page.matchAll(mark)].map(([, , , code]) => code as string));
}

/** What the measure reads: the site's samples and the libraries that npm packages carry. */
const corpus: Readonly<Record<string, () => string[]>> = {
  tolk: () => [...texts(folderOf('@ton/tolk-js'), /\.tolk$/), ...texts('samples', /\.tolk$/), ...fences('tolk')],
  func: () => [...texts(folderOf('@tact-lang/compiler'), /\.fc$/), ...texts('samples', /\.fc$/), ...fences('func')],
  tact: () => [
    ...texts(path.join(folderOf('@tact-lang/compiler'), 'dist/stdlib'), /\.tact$/),
    ...texts('samples', /\.tact$/),
    ...fences('tact'),
  ],
  tlb: () => [...fences('tlb'), ...texts('samples', /\.tlb$/), fs.readFileSync(new URL('golden/tlb.sample', import.meta.url), 'utf8')],
  fift: () => [...fiftLibraries, ...fences('fift')],
  tvm: () => [...fences('tvm'), ...texts('samples', /\.tasm$/), fs.readFileSync(new URL('golden/tvm.sample', import.meta.url), 'utf8')],
};

for (const [id, read] of Object.entries(corpus)) {
  test(`R-501: ${id}: fewer than 5 % of tokens are left without a scope`, async (t) => {
    let all = 0;
    const bare: string[] = [];
    for (const text of read()) {
      for (const {text: piece, scopes} of (await tokenizeWithScopes(text, language(id))).flat()) {
        // A piece without a scope may hold several tokens: words, numbers, single signs.
        const tokens = piece.match(/[\p{L}\p{N}_]+|[^\s]/gu) ?? [];
        if (scopes.length > 1) all += tokens.length ? 1 : 0;
        else {
          all += tokens.length;
          bare.push(...tokens);
        }
      }
    }
    t.diagnostic(`${id}: ${bare.length} of ${all} tokens without a scope (${((100 * bare.length) / all).toFixed(2)} %)`);
    assert.ok(all > 100, 'there is something to measure');
    assert.ok(bare.length < all * 0.05, `without a scope: ${[...new Set(bare)].slice(0, 40).join(' ')}`);
  });
}

/** The class of `word` in a text; `undefined` for plain. */
async function classOf(word: string, text: string, id: string): Promise<string | undefined> {
  const html = await renderCode(text, id);
  const escaped = word
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`<span class="(\\w)">(?:[^<]*\\s)?${escaped}(?:\\s[^<]*)?</span>`).exec(html)?.[1];
}

/** Words and a text in which each means what it means. */
const vocabulary: readonly {name: string; id: string; words: () => readonly string[]; text: (word: string) => string}[] = [
  {
    name: 'keywords of the Tolk lexer',
    id: 'tolk',
    words: () =>
      'do if is as var fun asm try val else true null self tolk type lazy enum const false match while break throw catch infix return assert import global mutate repeat struct export builtin private readonly continue operator'.split(
        ' ',
      ),
    text: (word) => `${word} x`,
  },
  {
    name: 'functions of the Tolk library',
    id: 'tolk',
    words: () => [
      ...new Set(
        texts(folderOf('@ton/tolk-js'), /\.tolk$/).flatMap((text) =>
          [...text.matchAll(/^fun (?:[\w<>, ]+\.)?(\w+)(?:<\w+(?:, \w+)*>)?\(/gm)].map(([, name]) => name as string),
        ),
      ),
    ],
    text: (word) => `val a = b.${word}(c);`,
  },
  {
    name: 'types of the Tolk library',
    id: 'tolk',
    words: () => [
      ...new Set(
        texts(folderOf('@ton/tolk-js'), /\.tolk$/).flatMap((text) =>
          [...text.matchAll(/^type (\w+) = builtin/gm)].map(([, name]) => name as string),
        ),
      ),
    ],
    text: (word) => `fun f(a: ${word}) {}`,
  },
  {
    name: 'keywords of FunC',
    id: 'func',
    words: () =>
      'return var repeat do while until try catch if ifnot then else elseif elseifnot int cell slice builder cont tuple type forall extern global asm impure inline inline_ref auto_apply method_id operator infix infixl infixr const #include #pragma'.split(
        ' ',
      ),
    text: (word) => `${word} x`,
  },
  {
    name: 'functions of the FunC library',
    id: 'func',
    words: () => [...new Set([...funcStdlib().matchAll(/([\w?]+)\([^()]*\)\s*(?:impure\s+)?asm/g)].map(([, name]) => name as string))],
    text: (word) => `x = ${word}(y);`,
  },
  {
    name: 'keywords of Tact',
    id: 'tact',
    words: () =>
      'if else while do until repeat foreach return try catch import const native asm fun struct message contract trait let with receive external bounced init get mutates extends virtual override inline abstract as initOf codeOf true false null self'.split(
        ' ',
      ),
    text: (word) => `${word} x`,
  },
  {
    name: 'built-in types of TL-B',
    id: 'tlb',
    words: () => ['Type', 'Cell', 'Any', '##', '#<', '#<=', '#', 'uint32', 'int8', 'bits256'],
    text: (word) => `a x:(${word} 8) = A;`,
  },
  {
    name: 'words that Fift.fif and Asm.fif define',
    id: 'fift',
    words: () => [
      ...new Set(
        fiftLibraries
          .flatMap((text) => [...text.matchAll(/\} (?:dup )?::?_? (\S+)$/gm)].map(([, name]) => name as string))
          // A sign at the start marks what a library keeps to itself; words that end in a quote or a brace eat what follows.
          .filter((word) => !word.startsWith('@') && !/["{(`]$/.test(word)),
      ),
    ],
    text: (word) => `1 ${word} 2`,
  },
  {
    name: 'instructions of ton-assembly',
    id: 'tvm',
    words: () => Object.keys((require('ton-assembly') as {text: object}).text).filter((name) => /^-?[A-Z\d][A-Z\d_]+$/.test(name)),
    text: (word) => `${word} 1`,
  },
];

for (const {name, id, words, text} of vocabulary) {
  test(`R-501: ${name} have a class`, async (t) => {
    const list = words();
    t.diagnostic(`${list.length} words`);
    assert.ok(list.length > 5);
    const plain: string[] = [];
    for (const word of list) if ((await classOf(word, text(word), id)) === undefined) plain.push(word);
    assert.deepEqual(plain, []);
  });
}
