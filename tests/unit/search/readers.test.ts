// What readers type who do not know the pages' words, and what stands in the way of their answer.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {synonyms} from '../../../site/synonyms/index.ts';
import {open, page, questionOf} from './corpus.ts';

/** Error, a page about errors in general, the title of a code, of its page, and the name of an error. */
const LANGUAGES = [
  ['en', 'error', 'Errors', 'An error is an error: read the error.', '37: not enough Gram', 'Exit codes', 'Failed to unpack account state'],
  ['mandarin', '错误', '错误', '错误就是错误：请看错误。', '37：Gram 不足', '退出码', 'Failed to unpack account state'],
  ['ru', 'ошибка', 'Ошибки', 'Ошибка есть ошибка: читайте ошибки.', '37: не хватает Gram', 'Коды выхода', 'Failed to unpack account state'],
] as const;

for (const [language, error, errors, about, code, codes, name] of LANGUAGES) {
  test(`"${error}" does not outweigh the name of the error`, async () => {
    const general = Array.from({length: 6}, (_, at) =>
      page(`v3/guidelines/errors-${at}`, `${errors} ${at}`, `<h2 id="e">${errors}</h2><p>${about} Step 37.</p>`, {language}),
    ).flat();
    const {titles} = open(
      [
        ...general,
        ...page('v3/documentation/tvm/codes', codes, `<h2 id="37">${code}</h2><p>${code}.</p><h2 id="38">38: other</h2><p>Other.</p>`, {
          language,
        }),
        ...page('v3/guidelines/nodes/trouble', 'Nodes', `<h2 id="unpack">${name}</h2><p>Wait.</p>`, {language}),
      ],
      undefined,
      {language},
    );
    for (const question of [`${error} 37`, `37 ${error}`]) assert.equal((await titles(question))[0], `${codes} > ${code}`, question);
    for (const question of [`${name} ${error}`, `${error}: ${name}`])
      assert.equal((await titles(question))[0], `Nodes > ${name}`, question);
    assert.match((await titles(error))[0]!, new RegExp(errors), 'alone it is what is looked for');
  });
}

for (const [language, question, wanted] of [
  ['mandarin', 'gas 用完', 'gas 耗尽'],
  ['mandarin', '余额不够', '余额不足'],
  ['ru', 'не хватает газа', 'кончился газ'],
  ['ru', 'закончился газ', 'кончился газ'],
] as const) {
  test(`"${question}" finds "${wanted}"`, async () => {
    const pages = [
      ...page('v3/documentation/tvm/codes', 'TVM', `<h2 id="a">${wanted}</h2><p>x</p>`, {language}),
      ...page('v3/documentation/fees', 'Fees', '<h2 id="gas">Gas, газ</h2><p>Gas, газ.</p>', {language}),
    ];
    const {titles} = open(pages, synonyms[language], {language});
    assert.equal((await titles(question))[0], `TVM > ${wanted}`);
  });
}

test('pages about this documentation stand back', async () => {
  const text = '<h2 id="code">Show an exit code</h2><p>The exit code is shown with its meaning.</p>';
  const {titles} = open([...page('v3/contribute/style', 'Pages', text), ...page('v3/documentation/tvm/codes', 'Codes', text)]);
  assert.equal((await titles('exit code'))[0], 'Codes > Show an exit code');
});

test('an identifier and its parts count once: the page that has the whole stands before one with its parts', async () => {
  const {titles} = open([
    ...page(
      'v3/documentation/data',
      'Wallet data',
      '<h2 id="get">Get data of a wallet</h2><p>Get wallet data, get the wallet, get data.</p>',
    ),
    ...page('v3/documentation/methods', 'Methods', '<h2 id="m">Jettons</h2><p>It is told by <code>get_wallet_data</code> alone.</p>'),
  ]);
  assert.equal((await titles('get_wallet_data'))[0], 'Methods > Jettons');
});

test('R-306 what is suggested shares something with the question, where anything does', async () => {
  const {engine, load} = open([
    ...page('v3/validators', 'Validators', '<p>x</p>', {popularity: 1}),
    ...page('v3/popular', 'Popular page', '<p>x</p>', {popularity: 90}),
  ]);
  const suggested = async (query: string) => (await engine.search(questionOf(query), load)).suggestions;
  assert.deepEqual(await suggested('vaaalidatrrs'), ['validators']);
  assert.deepEqual((await suggested('qqzzxxqq'))[0], 'popular page', 'nothing is alike: where most readers go');
});
