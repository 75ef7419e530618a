import assert from 'node:assert/strict';
import {test} from 'node:test';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {findExitCodes, numberIn, type Language} from '../../../src/tools/exit-codes/find.ts';
import {messages as en} from '../../../src/tools/exit-codes/messages/en.ts';
import {messages as ru} from '../../../src/tools/exit-codes/messages/ru.ts';
import {messages as zh} from '../../../src/tools/exit-codes/messages/zh-CN.ts';

const find = (query: string, language: Language = 'en') => findExitCodes(query, language, exitCodes);
const rows = (query: string, language: Language = 'en'): string[] =>
  find(query, language).rows.map(({code, thrower}) => `${code} ${thrower}`);

test('a number is read in every form in which tools print it', () => {
  for (const text of [
    '-14',
    '−14',
    '–14',
    ' -14 ',
    'exit code -14',
    'Exit code: −14',
    'код завершения -14',
    'кодом выхода −14',
    '退出码 -14',
    '`-14`',
  ])
    assert.equal(numberIn(text), -14, text);
  for (const text of ['65535', '0xffff', '0xFFFF', '65,535', '65 535']) assert.equal(numberIn(text), 65_535, text);
  for (const text of ['', 'gas', '3.5', '12345678901', 'code', '0xfffffffff', '--1']) assert.equal(numberIn(text), undefined, text);
});

test('every code is found by its number, network first', () => {
  for (const {code, thrower} of exitCodes) assert.ok(rows(String(code)).includes(`${code} ${thrower}`));
  assert.deepEqual(
    rows('33'),
    [
      'node',
      'Wallet v1',
      'Wallet v2',
      'Wallet v3',
      'Wallet v4',
      'Highload wallet v1',
      'Highload wallet v3',
      'Vesting wallet',
      'Config',
    ].map((thrower) => `33 ${thrower}`),
  );
  assert.deepEqual(rows('0'), ['0 TVM', '0 node']);
});

test('13, and the unsigned form of -14, lead to -14', () => {
  assert.deepEqual(
    find('13').also.map(({code}) => code),
    [-14],
  );
  assert.deepEqual(
    find('4294967282').also.map(({code}) => code),
    [-14],
  );
  assert.deepEqual(find('37').also, []);
  assert.deepEqual(find('-14').also, []);
});

test('a number that nobody has is told by its range', () => {
  assert.equal(find('99').range, 'network');
  assert.equal(find('200').range, 'compilers');
  assert.equal(find('4040').range, 'contract');
  assert.equal(find('70000').range, 'impossible');
  assert.equal(find('-1').range, 'impossible');
});

test('words find codes in their language, and English ones in all', () => {
  assert.equal(rows('out of gas')[0], '13 TVM');
  assert.ok(rows('not enough gram').includes('37 node'));
  assert.ok(rows('seqno').includes('133 Wallet v5'));
  assert.ok(rows('signature', 'ru').length > 3);
  assert.ok(rows('подпись', 'ru').includes('135 Wallet v5'));
  assert.ok(rows('кончился газ', 'ru').includes('-14 TVM'));
  assert.ok(rows('签名', 'zh-CN').includes('35 Wallet v4'));
  assert.ok(rows('gas 耗尽', 'zh-CN').includes('-14 TVM'));
  assert.deepEqual(rows('xyzzy'), []);
  assert.deepEqual(find(''), {rows: [], also: []});
});

test('the name of a contract finds its codes, in every language', () => {
  const all = (thrower: string): string[] => exitCodes.filter((row) => row.thrower === thrower).map(({code}) => `${code} ${thrower}`);
  for (const [query, language] of [
    ['nominator pool', 'en'],
    ['提名者池', 'zh-CN'],
    ['пул номинаторов', 'ru'],
  ] as const) {
    const found = rows(query, language);
    for (const one of all('Nominator pool')) assert.ok(found.includes(one), `${query}: ${one}`);
  }
  assert.ok(rows('выборы', 'ru').includes('34 Elector'));
  assert.ok(rows('配置合约', 'zh-CN').includes('39 Config'));
  assert.ok(rows('多签', 'zh-CN').includes('107 Multisig v2'));
  assert.equal(rows('validator fine')[0], '84 Nominator pool');
  const first = find('validator').rows[0]!;
  assert.match(first.name.en, /validator/i, 'a name before what the thrower is called');
});

test('every example that the tool offers finds something', () => {
  for (const [language, {examples}] of [
    ['en', en],
    ['zh-CN', zh],
    ['ru', ru],
  ] as const)
    for (const example of examples) assert.ok(rows(example, language).length > 0, `${language} ${example}`);
});
