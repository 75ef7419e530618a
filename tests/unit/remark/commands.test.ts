import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkCommands} from '../../../remark/commands/index.ts';

interface Any {
  type: string;
  value?: string;
  url?: string;
  name?: string;
  attributes?: {name: string; value: string}[];
  children?: Any[];
}

const ZH = 'i18n/zh-CN/docusaurus-plugin-content-docs/current/v3/x.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx';

function nodes(markdown: string, path = 'docs/v3/x.mdx'): Any[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkCommands()(tree, new VFile({path, value: markdown}));
  return tree.children as Any[];
}

/** Code in backticks, links as [text](address): as an author would write the cell. */
const written = (node: Any): string => {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  const inside = node.value ?? (node.children ?? []).map(written).join('');
  return node.type === 'link' ? `[${inside}](${node.url})` : inside;
};
const rowsOf = (table: Any | undefined): string[][] => (table?.children ?? []).map((row) => (row.children ?? []).map(written));
/** The place of each row, which stands first in it. */
const idsOf = (table: Any | undefined): (string | undefined)[] =>
  (table?.children ?? []).map((row) => {
    const first = row.children?.[0]?.children?.[0];
    return first?.name === 'Anchors' ? first.attributes?.[0]?.value : undefined;
  });

test('options become a table with an id in each row', () => {
  const [table] = nodes('<Options program="lite-client" only="-C, --timeout" />');
  assert.equal(table?.type, 'table');
  assert.deepEqual(rowsOf(table), [
    ['Option', 'Meaning'],
    ['`-C`, `--global-config <file>`', '[Global config](/v3/concepts/glossary#global-config), from which it takes the liteservers'],
    ['`-t`, `--timeout <seconds>`', 'Ends the program after this time'],
  ]);
  assert.deepEqual(idsOf(table), [undefined, 'lite-client-option-global-config', 'lite-client-option-timeout']);
});

test('a column of defaults stands where a third of the options have one', () => {
  const [table] = nodes('<Options program="validator-engine" only="--threads, --session-logs, --user" />');
  assert.deepEqual(
    rowsOf(table).map(([name, fallback]) => [name, fallback]),
    [
      ['Option', 'Default'],
      ['`-t`, `--threads <number>`', '7'],
      ['`--session-logs <file>`', '`{logname}.session-stats`'],
      ['`-u`, `--user <name>`', ''],
    ],
  );
});

test('the default of a few options stands with their meaning', () => {
  const meanings = (path?: string): (string | undefined)[] =>
    rowsOf(nodes('<Options program="rldp-http-proxy" only="-p, -D, -A, -L" />', path)[0]).map((cells) => cells[cells.length - 1]);
  assert.equal(meanings()[2], 'Directory for `keyring` and `tonlib-cache` (default: current directory)');
  assert.equal(meanings(ZH)[2], '存放 `keyring` 和 `tonlib-cache` 的目录（默认值：当前目录）');
  assert.equal(meanings(RU)[2], 'Папка для `keyring` и `tonlib-cache` (по умолчанию: текущая папка)');
  assert.equal(rowsOf(nodes('<Options program="rldp-http-proxy" only="-p, -D, -A, -L" />')[0])[0]?.length, 2);
});

test('commands become a table; the words that may be left out are in brackets', () => {
  const [table] = nodes('<Commands program="lite-client" only="last, getaccount, runmethod" />');
  assert.deepEqual(
    rowsOf(table).map(([name]) => name),
    ['Command', '`last`', '`getaccount <address> [block]`', '`runmethod <address> [block] <method> [params…]`, `runmethodx`'],
  );
  const [list] = nodes('<Commands program="validator-engine-console" only="add-addr, set-state-serializer-enabled, get-adnl-stats" />');
  assert.deepEqual(
    rowsOf(list).map(([name]) => name),
    [
      'Command',
      '`add-addr <ip:port> [ categories ] [ priority_categories ]`',
      '`set-state-serializer-enabled <0|1>`',
      '`get-adnl-stats [all]`',
    ],
  );
});

test('a table speaks the language of its page', () => {
  const markdown = '<Options program="dht-server" only="--db, --threads" />';
  const [chinese] = nodes(markdown, ZH);
  const [russian] = nodes(markdown, RU);
  assert.deepEqual(rowsOf(chinese)[0], ['选项', '默认值', '含义']);
  assert.equal(rowsOf(chinese)[1]?.[0], '`-D`、`--db <directory>`');
  assert.match(rowsOf(chinese)[1]?.[2] ?? '', /\p{Script=Han}/u);
  assert.deepEqual(rowsOf(russian)[0], ['Параметр', 'По умолчанию', 'Значение']);
  assert.match(rowsOf(russian)[1]?.[2] ?? '', /\p{Script=Cyrillic}/u);
  assert.deepEqual(rowsOf(nodes('<Commands program="lite-client" only="last" />', RU)[0])[0], ['Команда', 'Действие']);
});

test('a group shows all of its rows, several groups theirs in the order of the data', () => {
  const all = rowsOf(nodes('<Commands program="lite-client" />')[0]).length - 1;
  const parts = ['server', 'accounts', 'blocks', 'config', 'validators'].map(
    (group) => rowsOf(nodes(`<Commands program="lite-client" group="${group}" />`)[0]).length - 1,
  );
  assert.equal(
    parts.reduce((sum, one) => sum + one, 0),
    all,
  );
  const [two] = nodes('<Commands program="lite-client" group="config, validators" />');
  assert.equal(rowsOf(two).length - 1, (parts[3] as number) + (parts[4] as number));
});

test('a row that is shown twice has its id once', () => {
  const [first, second] = nodes('<Commands program="lite-client" only="last" />\n\n<Commands program="lite-client" only="last, time" />');
  assert.deepEqual(idsOf(first), [undefined, 'lite-client-last']);
  assert.deepEqual(idsOf(second), [undefined, undefined, 'lite-client-time']);
});

test('what the data lack fails with its place and with what there is', () => {
  assert.throws(
    () => nodes('<Options program="light-client" />'),
    /<Options>: data\/commands has no program "light-client"\. There are: .*lite-client/,
  );
  assert.throws(() => nodes('<Options program="lite-client" only="--no" />'), /there is no option of lite-client named "--no"/);
  assert.throws(() => nodes('<Commands program="lite-client" group="no" />'), /no command of lite-client is in the group "no"/);
  assert.throws(() => nodes('<Commands program="dht-server" />'), /there is no command of dht-server/);
  assert.throws(() => nodes('<Options />'), /has no program ""/);
  assert.throws(() => nodes('a <Options program="lite-client" /> b'), /stands on a line of its own/);
});
