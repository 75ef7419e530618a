import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Answer, Question} from '../../../src/search/core/answer.ts';
import {AREAS, headingOf, KINDS, type Area, type Kind} from '../../../src/search/core/record.ts';
import {snippet} from '../../../src/search/core/snippet.ts';
import {idOf, open, page, pathOf, questionOf} from './corpus.ts';

const records = [
  ...page(
    'v3/documentation/messages',
    'Messages',
    `<p>Contracts talk by messages.</p><h2 id="modes">Message modes</h2><p>Mode 64 carries the remaining value. Call <code>send_raw_message</code> with it.</p><pre><code>SENDRAWMSG</code></pre>
     <h2 id="exit">Exit codes</h2><p>Exit code 33: too many actions. Exit code −14 is out of gas.</p>`,
    {kind: 'reference'},
  ),
  ...page(
    'v3/documentation/fees',
    'Transaction fees',
    '<p>A fee is paid for each message, for storage and for gas.</p><h2 id="storage">Storage fee</h2><p>Rent for the cells of a contract.</p>',
    {kind: 'explanation', popularity: 40},
  ),
  ...page(
    'v3/concepts/glossary',
    'Glossary',
    '<h2 id="s">S</h2><h3 id="storage-fee">Storage fee</h3><p>What an account pays for its cells.</p>',
  ),
  ...page(
    'v3/documentation/tvm/instructions',
    'TVM instructions',
    '<h2 id="actions">Actions</h2><table><tr id="SENDRAWMSG"><th scope="row">SENDRAWMSG</th><td>FB00</td><td>Sends the message c.</td></tr></table>',
  ),
  ...page('blog/2026/01/01/fees', 'Lower storage fees', '<p>The storage fee was lowered.</p>', {classes: 'blog-post-page'}),
];
const SYNONYMS = {both: [['send_raw_message', 'sendRawMessage']], one: [['rent', 'storage fee']] as [string, string][]};

test('R-309 the page that is about it stands before the one that names it', async () => {
  const {titles} = open(records, SYNONYMS);
  assert.equal((await titles('storage fee'))[0], 'Transaction fees > Storage fee');
  assert.equal((await titles('message modes'))[0], 'Messages > Message modes');
  assert.equal((await titles('exit code 33'))[0], 'Messages > Exit codes');
  assert.equal((await titles('exit code -14'))[0], 'Messages > Exit codes');
});

test('R-309 instructions, opcodes, words of code samples, half words, slips and synonyms are found', async () => {
  const {titles} = open(records, SYNONYMS);
  assert.ok((await titles('SENDRAWMSG')).slice(0, 2).includes('TVM instructions > SENDRAWMSG'));
  assert.ok((await titles('SENDRAWMSG')).includes('Messages > Message modes'), 'by its code sample');
  assert.equal((await titles('FB00'))[0], 'TVM instructions > SENDRAWMSG');
  assert.equal((await titles('sendRawMess'))[0], 'Messages > Message modes');
  assert.equal((await titles('stroage fee'))[0], 'Transaction fees > Storage fee');
  assert.ok((await titles('rent')).includes('Transaction fees > Storage fee'));
});

test('R-309 headings alone answer before the text has come, and say so', async () => {
  const {engine, load, titles} = open(records, SYNONYMS, {headingsOnly: true});
  assert.ok((await titles('storage fee')).includes('Transaction fees > Storage fee'));
  assert.equal((await engine.search(questionOf('storage'), load)).text, 'missing');
});

test('R-302 filters by tag, area and kind', async () => {
  const {engine, load} = open(records);
  const ask = (filters: Partial<Question>) => engine.search(questionOf('storage fee', filters), load);
  const all = await ask({});
  assert.deepEqual(new Set((await ask({area: 'blog'})).hits.map(pathOf)), new Set(['/blog/2026/01/01/fees']));
  assert.deepEqual(new Set((await ask({kind: 'term'})).hits.map(headingOf)), new Set(['Storage fee']));
  assert.equal((await ask({tags: ['no-such-tag']})).nbHits, 0);
  assert.equal((await ask({tags: ['default']})).nbHits, all.nbHits);
});

for (const query of ['fee', 'storage fee', 'fee paid for storage'])
  test(`R-302 the counts of “${query}” are what each filter leaves, alone and under the other`, async () => {
    const {engine, load} = open(records);
    const ask = async (area?: Area, kind?: Kind): Promise<Answer> => {
      const answer = await engine.search(questionOf(query, {hitsPerPage: 100, area, kind}), load);
      assert.equal(answer.hits.length, answer.nbHits);
      return answer;
    };
    const all = await ask();
    assert.ok(Object.keys(all.facets.area!).length > 1 && Object.keys(all.facets.kind!).length > 1, JSON.stringify(all.facets));
    for (const area of [undefined, ...AREAS]) {
      for (const kind of [undefined, ...KINDS]) {
        const {nbHits: total} = await ask(area, kind);
        if (area) assert.equal((await ask(undefined, kind)).facets.area![area] ?? 0, total, `${area} under ${kind}`);
        if (kind) assert.equal((await ask(area)).facets.kind![kind] ?? 0, total, `${kind} under ${area}`);
        // What is chosen in a group does not take its other choices away.
        assert.deepEqual((await ask(area, kind)).facets.area, (await ask(undefined, kind)).facets.area);
        assert.deepEqual((await ask(area, kind)).facets.kind, (await ask(area)).facets.kind);
      }
    }
  });

test('R-307 pages of results follow each other without gap or double', async () => {
  const {engine, load} = open(records);
  const numbers = async (number: number, hitsPerPage: number) =>
    (await engine.search(questionOf('fee message', {page: number, hitsPerPage}), load)).hits.map(({objectID}) => objectID);
  const whole = await numbers(0, 20);
  assert.deepEqual([...(await numbers(0, 2)), ...(await numbers(1, 2))], whole.slice(0, 4));
  assert.deepEqual(await numbers(99, 2), []);
});

test('R-306 nothing found: titles that look alike are offered', async () => {
  const {engine, load} = open(records);
  const {nbHits, suggestions} = await engine.search(questionOf('zzqq'), load);
  assert.equal(nbHits, 0);
  assert.ok(suggestions.length > 0 && suggestions.length <= 3);
});

test('whatever is typed is answered without an error, and markup is text', async () => {
  const {engine, load} = open([
    ...records,
    ...page('v3/x', 'On <b> & "quotes"', '<p>Write &lt;script&gt;alert(1)&lt;/script&gt; &amp; run</p>'),
  ]);
  for (const query of [
    '',
    ' ',
    '.*',
    '(',
    '\\',
    '<script>',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '\u0000',
    '\ud800',
    '🚀',
    'שלום',
    '费',
    'ё',
    '-',
    '0x',
    'a'.repeat(8192),
    '%',
    '‮txt',
  ]) {
    const {hits} = await engine.search(questionOf(query), load);
    for (const hit of hits) {
      const html = JSON.stringify([hit._highlightResult, hit._snippetResult]).replace(/<\/?mark>/g, '');
      assert.doesNotMatch(html, /<|>/, query);
      assert.ok(new URL(hit.url).href.startsWith('https://docs.example/'));
    }
  }
});

test('a hit has the shape that the interface reads', async () => {
  const {find} = open(records);
  const hit = (await find('storage fee')).find(({isDefinition}) => !isDefinition)!;
  assert.equal(hit.url, 'https://docs.example/v3/documentation/fees#storage');
  assert.equal(hit.type, 'lvl2');
  assert.deepEqual(hit.hierarchy, {
    lvl0: 'Documentation',
    lvl1: 'Transaction fees',
    lvl2: 'Storage fee',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  });
  assert.deepEqual(Object.keys(hit._highlightResult!.hierarchy), ['lvl0', 'lvl1', 'lvl2'], 'only levels that are there');
  assert.equal(hit._highlightResult!.hierarchy.lvl2!.value, '<mark>Storage</mark> <mark>fee</mark>');
});

test('a snippet is the stretch with most of what matched, of bearable length, escaped', () => {
  const text = `${'Nothing here. '.repeat(40)}The storage fee is <b>small</b> & fair. ${'And nothing there. '.repeat(40)}`;
  const html = snippet(text, new Set(['storag', 'fee']), 80);
  assert.match(html, /<mark>storage<\/mark> <mark>fee<\/mark> is &lt;b&gt;small/);
  assert.ok(html.replace(/<\/?mark>/g, '').length < 130);
  assert.ok(html.startsWith('…') && html.endsWith('…'));
  const chinese = snippet(`${'无关内容。'.repeat(60)}验证者节点需要质押。${'无关内容。'.repeat(60)}`, new Set(['验证', '证者']), 60);
  assert.match(chinese, /<mark>验证者<\/mark>/);
});

test('the text files that an answer needs are asked for, and no others', async () => {
  const {find, loaded} = open(records);
  await find('SENDRAWMSG', 1);
  assert.ok(loaded.length >= 1 && loaded.length <= 2, loaded.join());
});

test('R-309 a code is found by its number at the section that begins with it, not where it is named most', async () => {
  const {find} = open([
    ...page(
      'v3/documentation/tvm/tvm-exit-codes',
      'TVM exit codes',
      '<h2 id="compute">Compute phase</h2><h3 id="9">9: cell underflow</h3><p>More was read than there is.</p><h3 id="-14">−14: out of gas</h3><p>Gas.</p><h3 id="33">33: too many actions</h3><p>Actions.</p>',
    ),
    ...page(
      'v3/documentation/wallets',
      'Wallets',
      '<h2 id="a">Codes of a wallet</h2><p>Exit code 33, exit code 9, exit code 33, exit code -14.</p><h2 id="b">Exit code</h2><p>Exit code 33 and exit code 9.</p>',
    ),
  ]);
  for (const [query, id] of [
    ['exit code 33', '33'],
    ['exit code 9', '9'],
    ['exit code -14', '-14'],
    ['33 exit code', '33'],
  ] as const)
    assert.equal(idOf((await find(query))[0]!), id, query);
});

test('R-309 an instruction that is called like an ordinary word is found by its capitals', async () => {
  const rows = ['AND', 'SPLIT', 'LDREF'].map((name) => `<tr id="${name}"><th scope="row">${name}</th><td>Does it.</td></tr>`).join('');
  const {find} = open([
    ...page('v3/documentation/tvm/instructions', 'TVM instructions', `<h2 id="all">All</h2><table><tbody>${rows}</tbody></table>`),
    ...Array.from({length: 15}, (_, number) =>
      page(`v3/guidelines/p${number}`, `Shards ${number}`, '<h2 id="split">Split and merge</h2><p>A shard may split and merge.</p>'),
    ).flat(),
  ]);
  for (const name of ['AND', 'SPLIT', 'LDREF']) assert.equal(idOf((await find(name))[0]!), name);
  assert.notEqual(idOf((await find('split'))[0]!), 'SPLIT');
});

const glossary = page(
  'v3/concepts/glossary',
  'Глоссарий',
  `<h2 id="b">В</h2><h3 id="bounce">Возврат (bounce)</h3><p>Сообщение, которое возвращает деньги. ${'И это длинное определение. '.repeat(12)}</p><h3 id="wallet">Кошелёк (wallet)</h3><p>Контракт.</p>`,
  {language: 'ru', baseUrl: '/ru/'},
);
const russian = [
  ...glossary,
  ...page('v3/documentation/messages', 'Возврат сообщений', '<p>Возврат сообщения, ещё возврат. Кошелёк ждёт.</p>', {
    language: 'ru',
    baseUrl: '/ru/',
  }),
];

test('what a whole question asks about is defined above its results, with more of the text than a result shows', async () => {
  const {find} = open(russian, undefined, {language: 'ru'});
  for (const query of ['что такое возврат', 'Возврат?', 'bounce', 'что значит возврат']) {
    const found = await find(query);
    assert.deepEqual(
      found.map((hit) => [hit.isDefinition ?? false, headingOf(hit)]).slice(0, query === 'bounce' ? 1 : 2),
      [
        [true, 'Возврат (bounce)'],
        [false, 'Возврат сообщений'],
      ].slice(0, query === 'bounce' ? 1 : 2),
      query,
    );
    assert.match(found[0]!._snippetResult!.content!.value, /^Сообщение, которое .{90}/);
  }
  for (const query of ['возврат сообщений', 'возврат и кошелёк'])
    assert.ok(!(await find(query)).some(({isDefinition}) => isDefinition), query);
});

test('ё may be typed as е, and the keyboard may be left in the other alphabet', async () => {
  const {titles} = open(russian, undefined, {language: 'ru'});
  for (const query of ['кошелек', 'кошелёк', 'кашелек', 'rjitktr', 'rjitkmrb'])
    assert.ok((await titles(query)).includes('Возврат сообщений'), query);
  const {titles: english} = open(records);
  assert.equal((await english('ьуыыфпу ьщвуы'))[0], 'Messages > Message modes');
});

test('帐 is read as 账, in pages and in questions', async () => {
  const {titles} = open(page('v3/x', '账户', '<p>一个账户，旧写法帐号。</p>', {language: 'mandarin'}), undefined, {language: 'mandarin'});
  for (const query of ['帐户', '账户', '账号', '帐号']) assert.deepEqual(await titles(query), ['账户'], query);
});

test('R-309 an exit code is found in whatever words it is named', async () => {
  const {find} = open([
    ...page(
      'v3/documentation/tvm/tvm-exit-codes',
      'TVM exit codes',
      '<h2 id="c">Compute phase</h2><h3 id="-14">−14: out of gas</h3><p>Gas.</p><h3 id="37">37: not enough Gram</h3><p>Balance.</p>',
    ),
    ...page('v3/a', 'My transaction failed', '<h2 id="a">Failed</h2><p>My transaction failed with an exit code. exit_code 3.</p>'),
  ]);
  for (const [query, id] of [
    ['exit_code: -14', '-14'],
    ['exitcode=37', '37'],
    ['my transaction failed with exit code 37', '37'],
    ['"exit_code": 37', '37'],
  ] as const)
    assert.equal(idOf((await find(query))[0]!), id, query);
});
