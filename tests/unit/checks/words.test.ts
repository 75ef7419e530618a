import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {allowedTerms} from '../../../checks/data/terminology-allowed.ts';
import {formRules} from '../../../checks/data/form.ts';
import {termRules} from '../../../checks/data/terminology.ts';
import {tableRules} from '../../../checks/lib/term-rules.ts';
import {spelling, words} from '../../../checks/spelling.ts';
import {terminology} from '../../../checks/terminology.ts';
import {docFile, page, places, rules, run, site} from './fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const problemsOf = async (text: string, language: 'en' | 'zh-CN' | 'ru') =>
  (await run(terminology, {[docFile('v3/a', language)]: page(text, {description: 'x'})})).problems;

test('each term rule finds what it is for, and leaves the rest alone', async () => {
  const cases: ['en' | 'zh-CN' | 'ru', string, string | undefined][] = [
    ['en', 'Pay in Toncoin.', 'toncoin'],
    ['en', 'Gram, formerly Toncoin.', undefined],
    ['en', 'See explorer.toncoin.org for blocks.', undefined],
    ['en', '`Toncoin` in code.', undefined],
    ['en', 'A TON coin.', 'ton-coin'],
    ['en', 'Ten nanotons.', 'nanoton'],
    ['en', 'Ten nanograms.', undefined],
    ['en', '[editor](https://ide.ton.org/x)', 'ide'],
    ['en', '[post](https://blog.ton.org/x)', 'blog'],
    ['en', 'Simply call it.', 'simply'],
    ['en', 'You just call it.', 'just'],
    ['en', 'A just-in-time compiler.', undefined],
    ['en', 'It was recently added.', 'recently'],
    ['en', 'It comes in the near future.', 'near-future'],
    ['en', 'A powerful tool.', 'praise'],
    ['zh-CN', '你可以调用它。', 'ni'],
    ['zh-CN', '迷你世界。', undefined],
    ['zh-CN', '消息,单元。', 'half-width'],
    ['zh-CN', '消息(单元)。', 'half-width'],
    ['zh-CN', '单元 (cell) 与标签。', undefined],
    ['zh-CN', '使用TVM运行。', 'han-latin-space'],
    ['zh-CN', '使用`a`运行。', 'han-latin-space'],
    ['zh-CN', '第3个。', 'han-latin-space'],
    ['zh-CN', '使用 TVM 运行 `a`，共 3 个。', undefined],
    ['zh-CN', '价格 <ConfigValue name="stake.min" unit />。', undefined],
    ['zh-CN', '消息 单元。', 'han-double-space'],
    ['zh-CN', '**消息。** 单元。', undefined],
    ['zh-CN', '所谓"消息"。', 'zh-quotes'],
    ['ru', 'Это "ячейка".', 'ru-quotes'],
    ['ru', 'Это «ячейка» и `"x"`.', undefined],
    ['ru', 'Ячейка - это данные.', 'ru-dash'],
    ['ru', 'Ячейка – это данные.', 'ru-dash'],
    ['ru', 'Ячейка — это get-метод.', undefined],
    ['ru', 'Если Вы хотите.', 'ru-vy'],
    ['ru', 'Вы хотите. Ваш узел.', undefined],
    ['ru', 'Она недавно появилась.', 'ru-near-future'],
  ];
  for (const [language, text, rule] of cases) {
    assert.deepEqual(rules(await problemsOf(text, language)), rule ? [`terminology/${rule}`] : [], `${language}: ${text}`);
  }
});

test('a term is reported with its line, in titles and captions too', async () => {
  const {problems} = await run(terminology, {
    [docFile('v3/a')]: page('Text,\nthen Toncoin.\n\n```dot title="Toncoin" alt="A"\ndigraph { a }\n```', {title: 'Toncoin'}),
  });
  assert.deepEqual(
    places(problems),
    [2, 10, 12].map((line) => `${docFile('v3/a')}:${line} terminology/toncoin`),
  );
  assert.match(problems[1]?.message ?? '', /then Toncoin/);
});

test('interface strings follow the same rules', async () => {
  const {problems} = await run(terminology, {
    'src/components/A.tsx': '<Translate id="a">Simply pay</Translate>',
    'i18n/ru/code.json': '{\n  "a": {"message": "Вы \\"платите\\" {n}"}\n}',
    'i18n/zh-CN/code.json': '{\n  "a": {"message": "最后{n}更新"}\n}',
  });
  assert.deepEqual(places(problems), ['src/components/A.tsx:1 terminology/simply', 'i18n/ru/code.json:2 terminology/ru-quotes']);
});

test('each exception names a rule that there is, and has a reason', () => {
  const names = new Set(['gloss', 'source-title', ...[...termRules, ...tableRules, ...formRules].map(({name}) => name)]);
  for (const {rule, reason} of allowedTerms) assert.ok(names.has(rule) && reason.length > 20, `${rule}: ${reason}`);
});

test('spelling knows the dictionaries of site/words, and names place and suggestion', async () => {
  const files = {
    'cspell.json': fs.readFileSync(path.join(ROOT, 'cspell.json'), 'utf8'),
    ...Object.fromEntries(
      ['network', 'languages', 'software', 'cryptography', 'names'].map((name) => [
        `site/words/${name}.txt`,
        name === 'network' ? '# Words\nmasterchain\n' : '',
      ]),
    ),
    [docFile('v3/a')]: page('The masterchain’s blocks,\nthe mastrchain, `mastrchain` and https://mastrchain.example.\n\nA mesage to 0:ab.'),
    [docFile('v3/a', 'ru')]: page('Оошибка.'),
  };
  const {problems} = await spelling.run(site(files));
  assert.deepEqual(places(problems), [`${docFile('v3/a')}:10 spelling/unknown-word`, `${docFile('v3/a')}:12 spelling/unknown-word`]);
  assert.match(problems[0]?.remedy ?? '', /masterchain/);
  assert.match(problems[1]?.remedy ?? '', /message/);
});

test('what spelling looks at: words, not addresses, names of code or numbers', () => {
  assert.deepEqual(words("A validator's stake (see example.org/x, @name, v2) is seed_phrase 300k — “OK”, ячейка, get-метод."), [
    'A',
    "validator's",
    'stake',
    'see',
    'is',
    'OK',
  ]);
});

test('the dictionaries are lists of single words without repeats', () => {
  const folder = path.join(ROOT, 'site/words');
  const seen = new Map<string, string>();
  for (const file of fs.readdirSync(folder)) {
    const lines = fs
      .readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    for (const line of lines) {
      assert.match(line, /^!?[\p{L}][\p{L}’'-]*$/u, `${file}: ${line}`);
      assert.equal(seen.get(line.toLowerCase()), undefined, `${line} stands in ${file} and ${seen.get(line.toLowerCase())}`);
      seen.set(line.toLowerCase(), file);
    }
  }
});
