// The three texts about a code: none is missing in any language, the page shows each, and a wrong code stops the build.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {helpOf} from '../../../data/tvm/exit-codes/help.ts';
import {remarkExitCodeHelp} from '../../../remark/exit-code-help/index.ts';
import {FOLDERS, LANGUAGES} from './pages.ts';

const ROOT = path.join(__dirname, '../../..');
/** What readers see as an error: all codes of the machine and of the action phase but success. */
const errors = exitCodes.filter(({code, phase, origin}) => origin === 'protocol' && phase !== 'outside' && code !== 0 && code !== 1);
/** Letters that each language alone has: a text left in English is found. */
const SCRIPT = {en: /^[^\p{Script=Han}\p{Script=Cyrillic}]+$/u, 'zh-CN': /\p{Script=Han}/u, ru: /\p{Script=Cyrillic}/u};

test('every code of the machine and of the action phase has cause, check and mend in every language', () => {
  const codes = new Set(errors.map(({code}) => code));
  for (const code of [2, 9, 14, -14, 32, 37, 50]) assert.ok(codes.has(code), String(code));
  for (const row of errors)
    for (const language of LANGUAGES) {
      const texts = helpOf(row, language);
      assert.equal(texts?.length, 3, `${row.code} ${language}`);
      for (const [heading, text] of texts!) {
        assert.match(heading, SCRIPT[language]);
        assert.match(text, SCRIPT[language], `${row.code} ${language}`);
        assert.match(text, /[.。]$/, `${row.code} ${language}: ${text}`);
        assert.ok(text.length <= 220, `${row.code} ${language}: ${text.length} characters`);
      }
    }
});

test('codes of contracts and success have no such texts: 37 of a contract is not 37 of the network', () => {
  assert.equal(helpOf({code: 37, phase: 'compute', origin: 'contract'}, 'en'), undefined);
  assert.equal(helpOf({code: 37, phase: 'compute', origin: 'protocol'}, 'en'), undefined);
  assert.equal(helpOf({code: 0, phase: 'action', origin: 'protocol'}, 'en'), undefined);
});

/** What the transformer leaves of a page. */
function transformed(markdown: string, file = 'docs/v3/a.mdx'): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkExitCodeHelp()(tree, new VFile({path: file, value: markdown}));
  return JSON.stringify(tree);
}

for (const language of LANGUAGES)
  test(`${language}: the page of exit codes has the texts of each code, and no test fixture for 37`, () => {
    const file = `${FOLDERS[language]}/v3/documentation/tvm/tvm-exit-codes.mdx`;
    const page = fs.readFileSync(path.join(ROOT, file), 'utf8');
    for (const row of errors) {
      const element = `<ExitCodeHelp code="${row.code}" />`;
      assert.equal(page.split(element).length, 2, `${row.code}: once on the page`);
      for (const [, text] of helpOf(row, language)!) assert.ok(transformed(element, file).includes(text), `${row.code}`);
    }
    assert.ok(!page.includes('actions.ts#37'));
    // Programs are proof, not the answer: each stands in a fold.
    const open = page.replace(/<details>[\s\S]*?<\/details>/g, '');
    assert.deepEqual(open.match(/samples\/exit-codes\/\w+\.\w+#-?\d\S*/g) ?? [], []);
  });

test('a code without texts, or one inside a sentence, stops the build', () => {
  assert.throws(() => transformed('<ExitCodeHelp code="0" />'), /code="0" has no texts/);
  assert.throws(() => transformed('<ExitCodeHelp code="x" />'), /code="x" has no texts/);
  assert.throws(() => transformed('a <ExitCodeHelp code="9" /> b'), /line of its own/);
});
