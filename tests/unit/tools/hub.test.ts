// The page of tools: each tool has a card, each card leads to the tool, and the tool reads what the card writes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {INITIAL as fees} from '../../../src/tools/fee-calculator/input.ts';
import {INITIAL as mode} from '../../../src/tools/message-modes/input.ts';
import {NOTHING as proof} from '../../../src/tools/proof/input.ts';
import {mergeParams, readFragment} from '../../../src/tools/shared/fragment.ts';
import {CARDS, SAMPLES, type Card} from '../../../src/components/ToolsHub/cards.ts';
import {addressOf} from '../../../src/components/ToolsHub/address-of.ts';
import {destination} from '../../../src/components/ToolsHub/destination.ts';
import {messages as en} from '../../../src/components/ToolsHub/messages/en.ts';
import {messages as ru} from '../../../src/components/ToolsHub/messages/ru.ts';
import {messages as zh} from '../../../src/components/ToolsHub/messages/zh-CN.ts';

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const pageFile = (address: string): string => `docs${address}.mdx`;

/** The tools that pages may use: the name of each in the fragment, and its component. */
const registered = [...read('src/theme/MDXComponents.tsx').matchAll(/import (\w+) from '@site\/(src\/tools\/[\w-]+)'/g)].map(
  ([, component, folder]) => ({
    component: component!,
    folder: folder!,
    name: /\bname="(\w+)"/.exec(read(`${folder}/index.tsx`))?.[1] ?? '',
  }),
);
const card = (name: Card['name']): Card => CARDS.find((one) => one.name === name)!;

/** The parameters that a tool reads, as its face gives them to `useToolState`. */
function known(file: string, name: string): Readonly<Record<string, string>> {
  const imported = {fees, mode, proof}[name];
  if (imported) return imported;
  const source = read(file);
  const given = new RegExp(`useToolState\\('${name}', (\\{[^}]*\\}|\\w+)\\)`).exec(source)?.[1] ?? '';
  const object = given.startsWith('{') ? given : new RegExp(`const ${given} = (\\{[^}]*\\})`).exec(source)?.[1];
  assert.ok(object, `${file} has no useToolState('${name}', …) that this test can read`);
  return Object.fromEntries([...object.matchAll(/(\w+): ''/g)].map(([, key]) => [key!, '']));
}

/** What the tool of a card has after the reader came by an address. */
function arrived(name: string, address: string | undefined): Readonly<Record<string, string>> {
  assert.ok(address);
  const fragment = readFragment(address.slice(address.indexOf('#')));
  assert.equal(fragment?.tool, name);
  const folder = registered.find((tool) => tool.name === name)?.folder;
  const initial = known(folder ? `${folder}/face.tsx` : 'src/tools/tvm-run/Panel.tsx', name);
  for (const key of Object.keys(fragment!.params)) assert.ok(Object.hasOwn(initial, key), `${name} does not read "${key}"`);
  return mergeParams(initial, fragment!.params);
}

test('every tool of the pages has a card, and the panel of instructions and the playground have one each', () => {
  assert.ok(registered.length >= 6);
  assert.deepEqual(CARDS.map(({name}) => name).sort(), [...registered.map(({name}) => name), 'tvm', 'playground'].sort());
  assert.equal(new Set(CARDS.map(({to}) => to)).size, CARDS.length);
});

test('a card leads to the page with its tool, by the heading above it, in every language', () => {
  for (const {name, to} of CARDS) {
    if (name === 'tvm') {
      assert.match(read(`src/pages${to}.tsx`), /<TvmReference \/>/);
      continue;
    }
    // A page of its own, not of the documents.
    if (name === 'playground') continue;
    const [address = '', anchor] = to.split('#');
    for (const folder of ['docs', ...['zh-CN', 'ru'].map((language) => `i18n/${language}/docusaurus-plugin-content-docs/current`)]) {
      const page = read(`${folder}${address}.mdx`);
      const at = page.indexOf(`<${registered.find((tool) => tool.name === name)!.component} />`);
      assert.ok(at > 0, `${folder}${address} has no tool ${name}`);
      assert.equal([...page.slice(0, at).matchAll(/^#+ .*\{#([\w-]+)\}$/gm)].at(-1)?.[1], anchor, `${folder}${address}`);
    }
  }
});

test('title and summary of a card are the strings of the tool', () => {
  for (const {name} of registered)
    for (const [file, part] of [
      ['titles', 'title'],
      ['summaries', 'summary'],
    ])
      assert.match(
        read(`src/components/ToolsHub/${file}.ts`),
        new RegExp(`^  ${name}: translate\\(\\{\\s*id: 'tool\\.${name}\\.${part}'`, 'm'),
        name,
      );
});

test('what is typed into a card arrives in the field of its tool', () => {
  const typed = 'exit 37 & #“100%”\n+x';
  for (const one of CARDS.filter(({input}) => input !== 'samples')) {
    const state = arrived(one.name, destination(one, ` ${typed}\n`));
    assert.equal(Object.values(state).filter((value) => value === typed).length, 1, one.name);
    // Nothing typed: the tool as it is, without a state that would be empty.
    assert.doesNotThrow(() => arrived(one.name, destination(one, '  ')), one.name);
    if (one.example) arrived(one.name, addressOf(one, one.example));
  }
  assert.match(destination(card('exitcode'), '37')!, /tvm-exit-codes#tool=exitcode&q=37$/);
});

test('one word is an instruction for the panel, and a program where it is none; more words are a program', () => {
  assert.deepEqual(card('tvm').state('muldiv'), {i: 'MULDIV', p: 'muldiv'});
  assert.deepEqual(card('tvm').state('PUSHINT 2'), {mode: 'program', p: 'PUSHINT 2'});
  assert.deepEqual(card('tvm').state(''), {mode: 'program'});
});

test('what is too long for an address leads nowhere, soon and without an exception', () => {
  for (const one of CARDS.filter(({input}) => input !== 'samples'))
    for (const text of ['a'.repeat(5_000_000), 'ы'.repeat(3000), '\0'.repeat(4000)])
      assert.equal(destination(one, text), undefined, one.name);
  for (const hostile of ['\ud800', '__proto__', '<script>', '%', '\u202e'])
    for (const one of CARDS) assert.doesNotThrow(() => destination(one, hostile), one.name);
});

test('the playground opens on its own page and on pages with a contract, whatever was chosen', () => {
  for (const [sample, page] of Object.entries(SAMPLES)) {
    assert.equal(destination(card('playground'), sample), `${page}#tool=playground`);
    if (sample === 'project') assert.match(read(`src/pages${page}.tsx`), /<PlaygroundPage /);
    else assert.match(read(pageFile(page)), /```(?:tolk|func)/);
  }
  assert.equal(destination(card('playground'), 'constructor'), `${SAMPLES.project}#tool=playground`);
  assert.match(read('src/client/playground.ts'), /tool=playground\$/);
});

test('every language has its own words for every card', () => {
  for (const {name} of CARDS) {
    const labels = [en, zh, ru].map(({tools}) => tools[name].label);
    const buttons = [en, zh, ru].map(({tools}) => tools[name].button);
    for (const words of [labels, buttons]) assert.equal(new Set(words).size, 3, `${name}: ${words.join()}`);
  }
});
