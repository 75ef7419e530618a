import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {EXIT_CODES_PAGE, exitCodes} from '../../../data/tvm/exit-codes.ts';
import {cardOf} from '../../../remark/exit-codes/cards.ts';
import {remarkExitCodes} from '../../../remark/exit-codes/index.ts';

interface Found {
  readonly text: string;
  readonly href: string | undefined;
  readonly card: string;
}

interface Any {
  type: string;
  name?: string;
  value?: string;
  attributes?: {name: string; value: string}[];
  children?: Any[];
}

const textOf = (node: Any): string => node.value ?? (node.children ?? []).map(textOf).join('');

function codesIn(markdown: string, {path = 'docs/v3/x.mdx'} = {}): Found[] {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree = parser.parse(markdown) as Root;
  remarkExitCodes()(tree, new VFile({path}));
  const found: Found[] = [];
  const visit = (node: Any): void => {
    if (node.name === 'ExitCode') {
      const attribute = (name: string): string | undefined => node.attributes!.find((one) => one.name === name)?.value;
      found.push({text: textOf(node), href: attribute('href'), card: attribute('card') ?? ''});
    }
    node.children?.forEach(visit);
  };
  visit(tree as unknown as Any);
  return found;
}

const texts = (markdown: string, options?: Parameters<typeof codesIn>[1]): string[] => codesIn(markdown, options).map(({text}) => text);
const ZH = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/v3/x.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx';

test('a mention in a sentence becomes a link with a card', () => {
  const [one, ...others] = codesIn('It fails with exit code 37. Then it ends.');
  assert.equal(others.length, 0);
  assert.equal(one?.text, 'exit code 37');
  assert.equal(one?.href, `${EXIT_CODES_PAGE}#37`);
  assert.match(one?.card ?? '', /^37 · action phase: Not enough Gram\tThe balance does not/);
});

test('the forms in which a code is written', () => {
  assert.deepEqual(texts('Exit code `9`, exit code −14 and **exit code -14**; result code `34`; `exit code 33`.'), [
    'Exit code 9',
    'exit code −14',
    'exit code -14',
    'result code 34',
    'exit code 33',
  ]);
  assert.deepEqual(texts('| a | b |\n|---|---|\n| exit code 5 | - result code 0 |'), ['exit code 5', 'result code 0']);
});

test('several numbers: any list after the plural, a pair after the singular', () => {
  assert.deepEqual(texts('Exit codes 5, 9 and 10, or exit code 9 or 10; result codes `34` and 35.'), [
    'Exit codes 5',
    '9',
    '10',
    'exit code 9',
    '10',
    'result codes 34',
  ]);
  assert.deepEqual(texts('exit code 9, 10 times'), ['exit code 9']);
  assert.deepEqual(texts('Коды выхода 5, 9 и 10, код выхода 9 или 10, код выхода 9, 10 раз.', {path: RU}), [
    'Коды выхода 5',
    '9',
    '10',
    'код выхода 9',
    '10',
    'код выхода 9',
  ]);
  assert.deepEqual(texts('退出码 5、9 或 10。', {path: ZH}), ['退出码 5', '9', '10']);
});

test('in Russian and Chinese, in all cases of the word', () => {
  assert.deepEqual(texts('Код выхода 33, с кодом завершения `9`, кода результата 37.', {path: RU}), [
    'Код выхода 33',
    'кодом завершения 9',
    'кода результата 37',
  ]);
  assert.deepEqual(texts('以退出码 33 失败，退出码`9`，结果码为 37。', {path: ZH}), ['退出码 33', '退出码9', '结果码为 37']);
  assert.match(codesIn('Код завершения 9.', {path: RU})[0]!.card, /^9 · фаза вычисления: Нехватка данных/);
  assert.match(codesIn('退出码 9。', {path: ZH})[0]!.card, /^9 · 计算阶段：单元下溢/);
});

test('not in headings, links, code blocks, summaries, cards; not other numbers', () => {
  assert.deepEqual(texts('## Exit code 37 {/* x */}\n\n[exit code 37](/v3/x)\n\n```\nexit code 37\n```'), []);
  assert.deepEqual(texts('<details>\n<summary>exit code 37</summary>\n\nexit code 36\n\n</details>'), ['exit code 36']);
  assert.deepEqual(texts('<Term id="x" definition="y">exit code 37</Term>'), []);
  assert.deepEqual(
    texts('exit code 3.7, exit code −3, exit code 65536, exit code 37–40, an exit code, exit codes 2 to 10, `37`, code 37, fails with 37'),
    [],
  );
});

test('a code that the network does not explain: who uses it for what, or that it is a contract’s own', () => {
  const [nft] = codesIn('At most 249 (exit code 399).');
  assert.equal(nft?.href, `${EXIT_CODES_PAGE}#contracts`);
  assert.equal(nft?.card, '399 · Contracts of their own\tToo many items (NFT). In another contract it may mean something else.');
  const [own] = codesIn('It ends with exit code 77.');
  assert.equal(own?.href, `${EXIT_CODES_PAGE}#contracts`);
  assert.match(own?.card ?? '', /^77 · a contract’s own code\tNo well-known contract uses it: [^.]+\.$/);
  assert.match(codesIn('退出码 77。', {path: ZH})[0]!.card, /^77 · 合约自定的退出码\t.+。$/);
  assert.match(codesIn('Код выхода 77.', {path: RU})[0]!.card, /^77 · собственный код контракта\t.+\.$/);
  assert.ok(exitCodes.every(({code}) => code !== 77));
});

test('a result code is one of the action phase, an exit code of either', () => {
  assert.match(codesIn('result code 0')[0]!.card, /^0 · action phase[^\n]*$/);
  assert.match(codesIn('exit code 0')[0]!.card, /^0 · compute phase[^\n]*\n0 · action phase/);
  assert.deepEqual(codesIn('result code 9, result code 77'), []);
});

test('the card of 33 names the wallets that use it too, that of 65535 only the custom', () => {
  const entries = cardOf(33, 'any', 'en')!;
  assert.equal(entries.length, 2);
  assert.match(entries[1]!.text, /^Wrong seqno \(Wallet v1, Wallet v2, Wallet v3, .*Config\); Wrong signature \(Highload wallet v3\)$/);
  assert.match(cardOf(33, 'any', 'zh-CN')![1]!.text, /^seqno 错误（钱包 v1、钱包 v2、钱包 v3、.*配置合约）；签名错误（高负载钱包 v3）$/);
  assert.equal(cardOf(65535, 'any', 'ru')?.length, 1);
});

const SPECS = 'docs/v3/documentation/smart-contracts/contracts-specs';
const head = (card: string): string =>
  card
    .split('\n')
    .map((line) => line.split('\t')[0])
    .join(' | ');

test('on the page of a contract, its own meaning comes first, then the network’s', () => {
  const path = `${SPECS}/nominator-pool.mdx`;
  const found = codesIn('exit code 133, exit code 74, exit code 9, result code 37, exit code 77', {path});
  assert.deepEqual(
    found.map(({card}) => head(card)),
    [
      '133 · Nominator pool: Nobody voted',
      '74 · Nominator pool: Deposit too small, or a round runs',
      '9 · compute phase: Cell underflow',
      '37 · action phase: Not enough Gram',
      '77 · a contract’s own code',
    ],
  );
  assert.deepEqual(
    found.map(({href}) => href?.split('#')[1]),
    ['contracts', 'contracts', '9', '37', 'contracts'],
  );
});

test('the section decides whose code it is; there the bare word is enough, and lists are read', () => {
  const page =
    '# t\n\n## a \\{#wallet-v1}\n\nexit code 34\n\n### b \\{#get-methods}\n\ncode 32\n\n## c \\{#wallet-v5}\n\ncodes 142 and 144; code 34\n\n## d \\{#other}\n\nexit code 34, code 34';
  assert.deepEqual(
    codesIn(page, {path: `${SPECS}/wallet-contracts.mdx`}).map(({text, card}) => `${text}: ${head(card)}`),
    [
      'exit code 34: 34 · Wallet v1: Wrong signature | 34 · action phase: Invalid or unknown action',
      'code 32: 32 · Wallet v1, Wallet v2, Wallet v3: No such get method | 32 · action phase: List of actions is not a list',
      'codes 142: 142 · Wallet v5: No extension left to rule',
      '144: 144 · Wallet v5: Last extension',
      'exit code 34: 34 · action phase: Invalid or unknown action | 34 · Contracts of their own',
    ],
  );
  const v1 = (words: string): string[] => texts(`## a \\{#highload-wallet-v1}\n\n${words}`, {path: `${SPECS}/highload-wallet.mdx`});
  assert.deepEqual(v1('Codes 33 (seqno), 34 (wallet id), 99.'), ['Codes 33', '34']);
  assert.deepEqual(v1('代码有 33 (seqno)、34（钱包 ID）。'), ['代码有 33', '34']);
  assert.deepEqual(v1('коды 33 и 35, коды 33–35, new code 34.5'), ['коды 33', '35']);
});

/** Cells of a table with these heads and one row. */
const row = (heads: string, cells: string): string => `| ${heads} |\n|${'---|'.repeat(heads.split('|').length)}\n| ${cells} |`;

test('columns of codes, by their exact heads', () => {
  assert.deepEqual(texts(row('Exit code | Gas', '9, −14 | 33')), ['9', '−14']);
  assert.deepEqual(texts(row('a | 结果码', '9 | `34`、37'), {path: ZH}), ['34', '37']);
  assert.deepEqual(texts(row('Код выхода', '4 или 5'), {path: RU}), ['4', '5']);
  assert.deepEqual(texts(row('Код', '35–40, **44**'), {path: RU}), ['44']);
  for (const heads of ['Exit codes', 'exit code', 'Code x', 'Mode']) assert.deepEqual(texts(row(heads, '33')), []);
  assert.deepEqual(texts(row('Code', '2 and more')), []);
  assert.deepEqual(texts(row('Code', '`DUP` 33')), []);
  assert.deepEqual(texts(row('Code', '0x00000021')), []);
  assert.deepEqual(texts(row('Code', '−3, 77, 401')), [], 'in a column only what the network explains');
  assert.deepEqual(texts(row('Result code', '`37`, 1 skipped')), ['37']);
  assert.deepEqual(texts(row('Code', '`37`, 1 skipped')), []);
});

test('no card for success in a column', () => {
  assert.deepEqual(texts(row('Exit code | Result code | Code', '0 | `0`, 1 skipped | 0, 5')), ['5']);
});

const CONTRACTS = 'v3/documentation/smart-contracts';
const inLanguages = (page: string, markdown: Readonly<Record<'en' | 'zh-CN' | 'ru', string>>): string[][] => [
  texts(markdown.en, {path: `docs/${page}.mdx`}),
  texts(markdown['zh-CN'], {path: ZH.replace('v3/x', page)}),
  texts(markdown.ru, {path: RU.replace('v3/x', page)}),
];

test('on pages that mean the codes of the network by "code", the bare word is enough, for numbers that are explained', () => {
  assert.deepEqual(
    inLanguages(`${CONTRACTS}/func/docs/stdlib`, {
      en: 'Code 7, or with codes 9 and `10`; code `5`, code 77, code 0, code 7–9, codes 2 to 10, fails with 9, `9`.',
      'zh-CN': '代码 7，或代码 9 和 10；代码 `5`，代码 77，代码 0，代码 7–9，以 9 失败，`9`。',
      ru: 'Код 7, или с кодами 9 и 10; код `5`, код — 8, код 77, код 0, код 7–9, `9`.',
    }),
    [
      ['Code 7', 'codes 9', 'code 5'],
      ['代码 7', '代码 9', '10', '代码 5'],
      ['Код 7', 'кодами 9', '10', 'код 5', 'код — 8'],
    ],
  );
});

test('there a code is one of the phase that the page speaks of', () => {
  const path = `docs/${CONTRACTS}/addresses.mdx`;
  const found = codesIn('code 9, code `36`, exit code 9', {path});
  assert.deepEqual(
    found.map(({text, card}) => `${text}: ${head(card)}`),
    ['code 36: 36 · action phase: Wrong destination address', 'exit code 9: 9 · compute phase: Cell underflow'],
  );
});

test('where a number alone is a code: what fails with it, and inline code; no modes, no other numbers', () => {
  assert.deepEqual(
    inLanguages(`${CONTRACTS}/message-management/message-modes-cookbook`, {
      en: 'Mode 64 fails with 34 or 35, ends with 40 and not with 37 (`45`). Send with 32, `64`, `+32`, `0`, 37 of them.',
      'zh-CN': '模式 64 以 34 或 35 失败，以 40 而不是 37 结束 (`45`)。以 32 发送，`64`，`+32`。',
      ru: 'Режим 64: с кодом 34 или 35, кодом 40, а не 37 (`45`). Со 32, `64`, `+32`.',
    }),
    [
      ['34', '35', '40', '37', '45'],
      ['34', '35', '40', '37', '45'],
      ['кодом 34', '35', 'кодом 40', '37', '45'],
    ],
  );
  const external = (heading: string): string[] =>
    texts(`## x \\{#${heading}}\n\nOthers fail with \`34\`.`, {path: `docs/${CONTRACTS}/message-management/external-messages.mdx`});
  assert.deepEqual([external('external-out'), external('external-in')], [['34'], []]);
});

test('a column of result codes means the action phase; a page may say so of "Code"', () => {
  assert.deepEqual(texts(row('Result code', '9, 37')), ['37']);
  assert.equal(head(codesIn(row('Result code', '37'))[0]!.card), '37 · action phase: Not enough Gram');
  assert.match(head(codesIn(row('Code', '37'))[0]!.card), / \| 37 · Contracts of their own$/);
  const path = 'docs/v3/documentation/data-formats/tlb/msg-tlb.mdx';
  assert.equal(head(codesIn(`## x \\{#message_}\n\n${row('Code', '37')}`, {path})[0]!.card), '37 · action phase: Not enough Gram');
});

test('tables on the page of a contract: its codes in all forms, and no others', () => {
  const path = `${SPECS}/single-nominator-pool.mdx`;
  assert.deepEqual(texts(row('Code | Cause', '`0x2000` (8192) | x'), {path}), ['0x2000 (8192)']);
  assert.deepEqual(texts(row('Code | Cause', '`0x2000` (8193) | x'), {path}), []);
  assert.deepEqual(texts(row('Code', '9, 33, 86, 8197'), {path}), ['9', '8197']);
});

test('no cards on the page that explains the codes', () => {
  assert.deepEqual(codesIn('exit code 37', {path: `docs${EXIT_CODES_PAGE}.mdx`}), []);
});

test('every code has its words in three languages, and no pair of phase, thrower and number occurs twice', () => {
  const seen = new Set<string>();
  for (const {code, phase, thrower, name, meaning} of exitCodes) {
    const key = `${phase} ${thrower} ${code}`;
    assert.ok(!seen.has(key), key);
    seen.add(key);
    for (const language of ['en', 'zh-CN', 'ru'] as const) {
      assert.ok(name[language] && !/[.。]$/.test(name[language]), `${key} ${language}`);
      assert.match(meaning[language], /[.。]$/, `${key} ${language}`);
    }
    assert.match(name['zh-CN'] + meaning['zh-CN'], /[一-鿿]/, key);
    assert.match(name.ru, /[а-я]/i, key);
  }
});

test('every number of excno.hpp and of the action phase is there', () => {
  const of = (thrower: string): number[] =>
    exitCodes
      .filter((row) => row.thrower === thrower)
      .map(({code}) => code)
      .sort((a, b) => a - b);
  assert.deepEqual(of('TVM'), [-14, -13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  assert.deepEqual(of('node'), [0, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 50]);
});
