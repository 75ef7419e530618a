import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Address, beginCell, Cell, toNano} from '@ton/core';
import {BLOCK_TLB} from './block-tlb.ts';
import {cells as cellsOf, LANGUAGES, readPage, sameFigures} from './pages.ts';
import type {Row} from '../../../samples/layouts/rows.ts';

const FOLDER = path.join(__dirname, '../../../docs/v3/documentation/data-formats/tlb');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, `${name}.mdx`), 'utf8');
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

const PAGES = ['msg-tlb', 'transaction-layout', 'block-layout', 'exotic-cells', 'library-cells'] as const;

interface Page {
  /** Lines of the schema that the page shows. */
  lines: Set<string>;
  /** Everything else. */
  prose: string;
  /** Words of the code spans in it. */
  named: Set<string>;
}

const pages = new Map<string, Page>(
  PAGES.map((name) => {
    const text = read(name);
    const fences = [...text.matchAll(/```tlb\n([\s\S]*?)```/g)].map(([, code]) => code as string);
    const lines = fences.flatMap((code) =>
      code
        .split(';')
        .slice(0, -1)
        .map((line) => `${fold(line)};`),
    );
    const prose = text.replace(/```[\s\S]*?```/g, '');
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => (span as string).match(/\w+/g) ?? []);
    return [name, {lines: new Set(lines), prose, named: new Set(named)}];
  }),
);

/** Names of fields, without those in braces, which take no bits. */
const fieldsOf = (line: string): string[] =>
  [...line.replace(/\{[^}]*\}/g, ' ').matchAll(/\b([A-Za-z]\w*):/g)].map(([, name]) => name as string);

test('every schema on these pages is word for word that of block.tlb', () => {
  const known = new Set(BLOCK_TLB.map(([, line]) => line));
  let count = 0;
  for (const [name, {lines}] of pages) {
    for (const line of lines) {
      assert.ok(known.has(line), `${name}: ${line}`);
      count++;
    }
  }
  assert.ok(count >= BLOCK_TLB.length);
});

test('all 171 constructors of 109 types are on one of them', () => {
  assert.equal(BLOCK_TLB.length, 171);
  assert.equal(new Set(BLOCK_TLB.map(([type]) => type)).size, 109);
  for (const [, line] of BLOCK_TLB) {
    assert.ok(
      [...pages.values()].some(({lines}) => lines.has(line)),
      `missing: ${line}`,
    );
  }
});

test('every field is explained in the text of a page that shows its schema', () => {
  let count = 0;
  const missing: string[] = [];
  for (const [type, line] of BLOCK_TLB) {
    const showing = [...pages.values()].filter(({lines}) => lines.has(line));
    for (const field of fieldsOf(line)) {
      count++;
      if (!showing.some(({named}) => named.has(field))) missing.push(`${type}.${field}`);
    }
  }
  assert.deepEqual(missing, []);
  assert.ok(count > 300, String(count));
});

test('tags in the tables are those of the schema', () => {
  const tables: Record<string, readonly string[]> = {
    'block-layout': ['InMsg', 'OutMsg'],
    'transaction-layout': ['TransactionDescr', 'AccountStatus', 'ComputeSkipReason', 'OutAction'],
    'msg-tlb': ['CommonMsgInfo'],
  };
  let count = 0;
  for (const [name, types] of Object.entries(tables)) {
    for (const [type, line] of BLOCK_TLB) {
      if (!types.includes(type)) continue;
      const [, constructor, tag] = /^(\w+)[$#](\w+)/.exec(line)!;
      const row = pages
        .get(name)!
        .prose.split('\n')
        .find((text) => text.startsWith('|') && text.includes(`\`${constructor}\``));
      assert.ok(row?.includes(`\`${tag}\``), `${name}: ${constructor} ${tag}`);
      count++;
    }
  }
  assert.equal(count, 9 + 10 + 7 + 4 + 4 + 4 + 3);
  for (const [type, tag] of [
    ['Block', '11ef55aa'],
    ['BlockInfo', '9bc7a987'],
    ['ShardStateUnsplit', '9023afe2'],
    ['McStateExtra', 'cc26'],
    ['McBlockExtra', 'cca5'],
  ] as const) {
    assert.ok(BLOCK_TLB.find(([one]) => one === type)![1].includes(`#${tag}`));
    assert.ok(pages.get('block-layout')!.prose.includes(`\`${tag}\``), tag);
  }
});

test('the tag of BlockExtra, which the schema leaves out, is the checksum of its line', () => {
  const line = BLOCK_TLB.find(([type]) => type === 'BlockExtra')![1].replace(/[();]/g, '');
  let crc = 0xffffffff;
  for (const byte of Buffer.from(fold(line))) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  assert.equal((~crc >>> 0).toString(16), '4a33f6fd');
  assert.ok(read('block-layout').includes('`4a33f6fd`'));
});

/** Offset, width and value of the rows of the table under a heading. */
function table(page: string, id: string): string[][] {
  const section = read(page).split(`{#${id}}`)[1]!.split('\n## ')[0]!;
  return section
    .split('\n')
    .filter((line) => /^\| \d+ \| \d+ \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

function assertTable(found: string[][], rows: Row[]): void {
  assert.equal(found.length, rows.length);
  rows.forEach((row, n) => {
    const [offset, bits, , value] = found[n]!;
    assert.deepEqual([Number(offset), Number(bits)], [row.offset, row.bits], row.field);
    // A value that is a word is in the words of the page.
    if (/[g-z]/i.test(row.value)) return;
    const [head, tail] = value!.replace('−', '-').replaceAll(',', '').split('…');
    assert.ok(tail === undefined ? row.value === head : row.value.startsWith(head!) && row.value.endsWith(tail), row.field);
  });
}

test('the bits of the message are those of the sample', async () => {
  const {explainMessage, internalMessage} = await import('../../../samples/layouts/message.ts');
  const message = internalMessage({
    bounce: true,
    src: new Address(0, Buffer.alloc(32, 0x11)),
    dest: new Address(0, Buffer.alloc(32, 0x22)),
    value: toNano('0.5'),
    extraFlags: 3n,
    body: beginCell().storeUint(0, 32).storeStringTail('hi').endCell(),
  });
  assertTable(table('msg-tlb', 'message-example'), explainMessage(message));
  const hex = message.bits.toString().toLowerCase();
  assert.ok(read('msg-tlb').replaceAll('\n', '').includes(hex));
});

test('the bits of the transaction and the outcomes are those of the sample', async () => {
  const {cellOf, outcome, scenes} = await import('../../../samples/layouts/scenes.ts');
  const {explainTransaction} = await import('../../../samples/layouts/transaction.ts');
  const all = await scenes();
  assertTable(table('transaction-layout', 'example'), explainTransaction(cellOf(all['message to a contract']!)));
  const run = Object.values(all).map((transaction) => {
    const [, compute = '', action = '', bounce = '', aborted] = outcome(transaction);
    return ['', compute, action, bounce, aborted === 'true' ? '1' : '0'];
  });
  for (const language of LANGUAGES) {
    const text = readPage(language, 'v3/documentation/data-formats/tlb/transaction-layout');
    const shown = text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map(cellsOf)
      .filter((row) => row.length === 5 && /^[01]$/.test(row[4] ?? ''));
    sameFigures(shown, run, language, {words: [1, 2, 3]});
  }
});

test('the bits of the header are those of the mainnet block', async () => {
  const {explainHeader} = await import('../../../samples/layouts/block.ts');
  const {headerProof} = await import('../../../samples/proofs/mainnet.ts');
  const info = Cell.fromBoc(headerProof)[0]!.refs[0]!.refs[0]!;
  assertTable(table('block-layout', 'header-example'), explainHeader(info));
});
