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

function codesIn(markdown: string, {path = 'docs/v3/x.mdx', written = true} = {}): Found[] {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree = parser.parse(markdown) as Root;
  remarkExitCodes({written: () => written})(tree, new VFile({path}));
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

test('in Russian and Chinese, in all cases of the word', () => {
  assert.deepEqual(texts('Код выхода 33, с кодом завершения `9`, кода результата 37.', {path: RU}), [
    'Код выхода 33',
    'кодом завершения 9',
    'кода результата 37',
  ]);
  assert.deepEqual(texts('以退出码 33 失败，退出码`9`，结果码为 37。', {path: ZH}), ['退出码 33', '退出码9', '结果码为 37']);
  assert.match(codesIn('Код завершения 9.', {path: RU})[0]!.card, /^9 · фаза вычисления: Нехватка данных/);
  assert.match(codesIn('退出码 9。', {path: ZH})[0]!.card, /^9 · 计算阶段: 单元下溢/);
});

test('not in headings, links, code blocks, summaries, cards; not other numbers', () => {
  assert.deepEqual(texts('## Exit code 37 {/* x */}\n\n[exit code 37](/v3/x)\n\n```\nexit code 37\n```'), []);
  assert.deepEqual(texts('<details>\n<summary>exit code 37</summary>\n\nexit code 36\n\n</details>'), ['exit code 36']);
  assert.deepEqual(texts('<Term id="x" definition="y">exit code 37</Term>'), []);
  assert.deepEqual(texts('exit code 401, exit code 3.7, exit code 371, an exit code, exit codes 0 and 1, `37`, code 37'), []);
});

test('a result code is one of the action phase, an exit code of either', () => {
  assert.match(codesIn('result code 0')[0]!.card, /^0 · action phase[^\n]*$/);
  assert.match(codesIn('exit code 0')[0]!.card, /^0 · compute phase[^\n]*\n0 · action phase/);
  assert.deepEqual(codesIn('result code 9'), []);
});

test('the card of 33 names the wallets that use it too, that of 65535 only the custom', () => {
  const entries = cardOf(33, 'any', 'en')!;
  assert.equal(entries.length, 2);
  assert.match(entries[1]!.text, /Wrong seqno \(Wallet V3, Wallet V4, Vesting wallet\); Wrong signature \(Highload wallet V3\)/);
  assert.equal(cardOf(65535, 'any', 'ru')?.length, 1);
});

test('on the page of a contract, its own codes have no card: only those of the machine and of the action phase', () => {
  const path = 'docs/v3/documentation/smart-contracts/contracts-specs/nominator-pool.mdx';
  assert.deepEqual(texts('exit code 133, exit code 32, exit code 9, result code 37', {path}), ['exit code 9', 'result code 37']);
});

test('no link before the page is written, no cards on the page itself', () => {
  assert.equal(codesIn('exit code 37', {written: false})[0]?.href, undefined);
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
