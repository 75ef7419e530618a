import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {form} from '../../../checks/form.ts';
import {gloss} from '../../../checks/gloss.ts';
import {tongues} from '../../../checks/lib/term-rules.ts';
import {lettersOf, terminology} from '../../../checks/terminology.ts';
import {terms} from '../../../site/terms/index.ts';
import {docFile, page, run} from './fixture.ts';

type Language = 'en' | 'zh-CN' | 'ru';
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What each check finds in a text of a page, as names of rules. */
async function found(text: string, language: Language, keys: Record<string, string> = {}): Promise<string[]> {
  const files = {[docFile('v3/a', language)]: page(text, {description: 'x', sources: '[]', ...keys})};
  const results = [await run(terminology, files), await run(form, files)];
  return results.flatMap(({problems}) => problems.map(({rule}) => rule.split('/')[1] ?? ''));
}

/** Mistakes of the reviews: the sentence, and the rule that must find it. */
const planted: Readonly<Record<Language, readonly (readonly [text: string, rule: string])[]>> = {
  en: [
    ['A list stands at the end of the page.', 'stands'],
    ['It is in force on mainnet since block 12.', 'since'],
    ['Each node has an own port.', 'an-own'],
    ['The sender decides what shall happen.', 'shall'],
    ['Whoever deploys it owns it.', 'whoever'],
    ['Each owner has a wallet of his own.', 'his'],
    ['Old libraries go on to work.', 'go-on-to'],
    ['A parser that is worth its name.', 'worth-its-name'],
    ['This is FunC in the dress of Tolk.', 'in-the-dress'],
    ['Change what is different with you.', 'with-you'],
    ['Ordinary code is not concerned.', 'not-concerned'],
    ['The message cannot pay for being looked at.', 'looked-at'],
    ['After this page you can do it.', 'opening'],
    ['The behaviour is the same.', 'us-spelling'],
    ['The wallet accepts a signed order.', 'order'],
    ['The computation phase fails.', 'compute-phase'],
    ['Ask a lite server.', 'liteserver'],
    ['A DApp connects to it.', 'dapps'],
    ['Call a get-method of it.', 'get-method'],
    ['The forwarding fee is paid.', 'forward-fee'],
    ['Compare configuration parameter 20.', 'config-param'],
  ],
  'zh-CN': [
    ['行动阶段失败。', 'action-phase'],
    ['把它作为续延执行。', 'continuation'],
    ['这是终局性。', 'finality'],
    ['余额中的额外代币。', 'extra-currency'],
    ['附言为空。', 'comment'],
    ['引用构成一个无环有向图。', 'dag'],
    ['用户的订单。', 'order'],
    ['放进声明的语境。', 'context'],
    ['它的传入消息。', 'incoming-message'],
    ['消息的发送者。', 'sender'],
    ['消息的接收者。', 'recipient'],
    ['一条交易轨迹。', 'trace'],
    ['归属合约。', 'vesting'],
    ['阅读 TL-B 模式。', 'schema'],
    ['这是特殊单元。', 'exotic-cell'],
    ['一个 NFT 条目。', 'nft-item'],
    ['这是深层链接。', 'deep-link'],
    ['指令的安静形式。', 'quiet'],
    ['核对签名。', 'verify-signature'],
    ['加粗**文字。**之后。', 'bold'],
    ['值为 37, 空。', 'zh-comma'],
    ['称为「消息」。', 'zh-corner'],
    ['正在加载...', 'zh-ellipsis'],
    ['读完本页，您会知道答案。', 'zh-opening'],
    ['请对整个请求进行签名。', 'zh-nominal'],
    ['W5 钱包会跳过它。', 'wallet-v5'],
    ['发送操作 3。', 'opcode'],
    ['金额买不到 gas。', 'gas'],
  ],
  ru: [
    ['Всего 5 нанограмм.', 'nanogram'],
    ['Всего 5 nanogram.', 'nanogram'],
    ['Подписанный приказ.', 'order'],
    ['Номер сообщения в заказе.', 'order'],
    ['Пришло вернувшееся сообщение.', 'bounced-message'],
    ['Завершить сеанс.', 'session'],
    ['Найдите код операции.', 'opcode'],
    ['В белой книге.', 'white-paper'],
    ['Сравните виды узлов.', 'node-type'],
    ['Пришлите на высоконагруженный кошелёк.', 'highload-wallet'],
    ['Гиперкубовая маршрутизация.', 'hypercube-routing'],
    ['Через секунду наступает окончательность.', 'finality'],
    ['Значения на стеке.', 'stack'],
    ['Твёрдая цена.', 'lump-price'],
    ['Это негодный валидатор.', 'invalid'],
    ['Расчёты вне цепочки.', 'off-chain'],
    ['Комиссия за хранение.', 'storage-fee'],
    ['С обращёнными битами.', 'inverted-bits'],
    ['Это отсечённая ветвь.', 'pruned-branch'],
    ['Адрес из базовой цепочки.', 'basechain'],
    ['Всего 65 536 ячеек.', 'ru-thousands'],
    ['Всего 1 000 ячеек.', 'ru-four-digits'],
    ['Возвращает -1.', 'ru-minus'],
    ['Ключ из 32 байтов.', 'ru-count-form'],
    ['Начинается с 32 нулевых битов.', 'ru-count-form'],
    ['Повторный claim отклоняется.', 'claim'],
    ['Смотрите также', 'see-also'],
    ['Это еще не всё.', 'ru-yo'],
  ],
};

for (const [language, cases] of Object.entries(planted) as [Language, (typeof planted)[Language]][]) {
  test(`${language}: each of ${cases.length} planted mistakes is found on a page`, async () => {
    assert.ok(cases.length >= 20);
    for (const [text, rule] of cases) assert.deepEqual(await found(text, language), [rule], text);
  });
}

test('what is right is left alone', async () => {
  const right: readonly [Language, string][] = [
    ['en', 'TVM stands for TON Virtual Machine; it has been in force since block 12.'],
    ['en', 'A full-node operator and Bob with his wallet.'],
    ['zh-CN', '返回合约的代码；单元 (cell) 格式、单元测试、哈希映射到数量；`发送者` 是代码。'],
    ['zh-CN', '价格为 min(质押金) 与一，**加粗**的文字。'],
    ['zh-CN', '轮次正在进行，此项操作 3 次后停止；钱包 v5 (W5)。'],
    ['ru', 'Кладёт в стек −1, то есть 10\u00A0000 или 1000 нанограмов; параметры конфигурации.'],
    ['ru', 'Запрос на получение (claim): SHA-256 этих байтов.'],
    ['ru', 'Хеш SHA-256 байтов, их 32\u00A0байта, и 64 бит.'],
    ['ru', 'Развернуть контракт дешевле; фреймворк; в вашем распоряжении цепочка сообщений.'],
  ];
  for (const [language, text] of right) assert.deepEqual(await found(text, language), [], text);
});

test('a mistake is found in a diagram, a source, a tool, the data and the labels, with its line', async () => {
  const {problems} = await run(terminology, {
    [docFile('v3/a', 'ru')]: page('```dot title="Т" alt="Т"\ndigraph {\n  a [label="Подписанный\\nприказ"]\n}\n```', {
      sources: '[{title: Белая книга, url: "https://example.org/a"}]',
    }),
    'src/tools/fees/messages/ru.ts': "export const m = {\n  a: 'Комиссия за газ',\n};\n",
    'data/tvm/a.ts': "export const a = [\n  ['Code', '行动阶段失败', 'Нет на стеке'],\n];\n",
    'i18n/zh-CN/docusaurus-theme-classic/navbar.json': '{\n  "a": {"message": "快速开始"}\n}',
  });
  assert.deepEqual(
    problems.map(({file, line, rule}) => `${file.replace(/.*\/(?=\w+[/.])/, '')}:${line} ${rule}`),
    [
      'a.mdx:11 terminology/order',
      'a.mdx:6 terminology/white-paper',
      'navbar.json:2 terminology/quick-start',
      'tvm/a.ts:2 terminology/action-phase',
      'tvm/a.ts:2 terminology/stack',
      'messages/ru.ts:2 terminology/gas-fee',
    ].map((line) => line.replace('tvm/', '').replace('messages/', '')),
  );
  assert.match(problems[0]?.remedy ?? '', /ордер/);
});

test('the address of a link in a text of the data is no prose', async () => {
  const {problems} = await run(terminology, {
    'data/commands/a.ts':
      "export const a = [\n  'Deploys a smart-contract',\n  'Runs a [get method](/v3/a/smart-contract/get-methods)',\n];\n",
  });
  assert.deepEqual(
    problems.map(({line, rule}) => `${line} ${rule}`),
    ['2 terminology/smart-contract'],
  );
});

test('the titles of sources of a translation are translated', async () => {
  const titles = (title: string): Record<string, string> => ({sources: `[{title: "${title}", url: "https://example.org/a"}]`});
  assert.deepEqual(await found('Текст.', 'ru', titles('Audit reports of the node')), ['source-title']);
  for (const title of ['Отчёты (audit reports)', 'block.tlb', 'ton-language-server', 'TEP-74: jetton'])
    assert.deepEqual(await found('Текст.', 'ru', titles(title)), [], title);
});

test('a gloss is asked for once on a page', async () => {
  const rules = async (text: string, language: Language): Promise<string[]> =>
    (await run(gloss, {[docFile('v3/a', language)]: page(text)})).problems.map(({rule}) => rule);
  assert.deepEqual(await rules('一个单元。', 'zh-CN'), ['gloss/cell']);
  assert.deepEqual(await rules('一个单元。另一个单元 (cell)。', 'zh-CN'), []);
  assert.deepEqual(await rules('单元测试，单元包。', 'zh-CN'), []);
  assert.deepEqual(await rules('Откройте обозреватели.', 'ru'), ['gloss/explorer']);
  assert.deepEqual(await rules('Откройте [обозреватели](/v3/b) (эксплореры).', 'ru'), []);
});

test('the table: at least 180 concepts, each once, each wrong word with its reason and never the term itself', () => {
  assert.ok(terms.length >= 180);
  assert.equal(new Set(terms.map(({id}) => id)).size, terms.length);
  for (const row of terms) {
    for (const [tongue, words] of Object.entries(row.wrong ?? {})) {
      for (const {word, because} of words) {
        assert.ok(because.length > 1, `${row.id}: ${word}`);
        assert.notEqual(word, row[tongue as 'en' | 'zh' | 'ru'], row.id);
      }
    }
  }
});

test('each term of the glossary is that of the table, in each language', () => {
  const rows = new Map(terms.map((row) => [row.id, row]));
  const bare = (text: string): string => text.replace(/ ?[(（].*$/u, '').toLowerCase();
  for (const [language, tongue] of Object.entries(tongues) as [Language, 'en' | 'zh' | 'ru'][]) {
    const source = fs.readFileSync(path.join(ROOT, docFile('v3/concepts/glossary', language)), 'utf8');
    for (const [, heading, id] of source.matchAll(/^### (.*?) \{#(.*)\}$/gm)) {
      assert.equal(bare(heading!), bare(rows.get(id!)?.[tongue] ?? 'no row'), `${language}: ${id}`);
    }
  }
});

test('letters that each match of a pattern has', () => {
  assert.equal(lettersOf('(?<!x)карт\\p{L}*'), 'карт');
  assert.equal(lettersOf('colou?r|grey'), '');
  assert.equal(lettersOf('\\bsimply\\b'), 'simply');
  assert.equal(lettersOf('[ab]c?de'), 'de');
});
