// The editor's highlighting is that of the pages: the same grammar, the same classes.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {StringStream} from '@codemirror/language';
import {renderCode} from '../../../remark/highlight/render.ts';
import {func} from '../../../site/languages/func.ts';
import {tolk} from '../../../site/languages/tolk.ts';
import {languageOf, parserOf, type Grammar} from '../../../src/playground/panel/editor/grammar.ts';
import {sample} from './session.ts';

/** The class of every character, by the editor. */
function editorClasses(grammar: Grammar, code: string): string {
  const parser = parserOf('test', grammar, '//');
  const state = parser.startState!(4);
  return code
    .split('\n')
    .map((line) => {
      const stream = new StringStream(line, 4, 4);
      let classes = '';
      while (!stream.eol()) {
        stream.start = stream.pos;
        const name = parser.token(stream, state) ?? '';
        classes += (name || '.').repeat(stream.pos - stream.start);
      }
      return classes;
    })
    .join('\n');
}

/** The same of the page, from the HTML that the build writes. */
async function pageClasses(language: string, code: string): Promise<string> {
  const html = await renderCode(code, language);
  let name = '.';
  let classes = '';
  for (const [part] of html.matchAll(/<span class="(\w+)">|<\/span>|&\w+;|[\s\S]/g)) {
    if (part.startsWith('<span')) name = /"(\w+)"/.exec(part)![1]!;
    else if (part === '</span>') name = '.';
    else classes += part === '\n' ? '\n' : name;
  }
  return classes;
}

for (const [language, grammar, files] of [
  ['tolk', tolk, ['counter/counter.tolk', 'jetton/jetton-minter.tolk', 'wallet/wallet.tolk', 'ledger/ledger.tolk']],
  ['func', func, ['counter/counter.fc']],
] as const) {
  test(`R-502: the editor colours ${language} as the pages do`, async () => {
    for (const file of files) {
      const code = sample(file).trimEnd();
      const mine = editorClasses(grammar as Grammar, code).split('\n');
      const page = (await pageClasses(language, code)).split('\n');
      let same = 0;
      let all = 0;
      code.split('\n').forEach((line, index) =>
        [...line].forEach((char, at) => {
          if (char.trim() === '') return;
          all++;
          if (mine[index]?.[at] === page[index]?.[at]) same++;
        }),
      );
      assert.ok(same / all > 0.995, `${file}: ${same} of ${all} characters`);
    }
  });
}

test('a language is made of every grammar', () => {
  assert.equal(languageOf('tolk', tolk as Grammar, '//').name, 'tolk');
});
