// The page about TL-B types: its schemas are those of block.tlb, its tables are what the sample computes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {GENERIC_TLB as GENERIC} from './block-tlb.ts';
import {tables} from './pages.ts';

const read = (name: string): string =>
  fs.readFileSync(path.join(__dirname, '../../../docs/v3/documentation/data-formats/tlb', `${name}.mdx`), 'utf8');
const page = read('tl-b-types');
const language = read('tl-b-language');
const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

const linesOf = (text: string): string[] =>
  [...text.matchAll(/```tlb[^\n]*\n([\s\S]*?)```/g)].flatMap(([, code]) =>
    (code as string)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ')
      .split(';')
      .slice(0, -1)
      .map((line) => `${fold(line)};`),
  );

/** Rows of a table below a heading: the first that has so many columns. */
const table = (text: string, id: string, columns: number): string[][] => tables(text, id).find(([row]) => row?.length === columns) ?? [];

/** What a cell has in code, without blanks, whatever words stand beside it: `0 10 1`, then `0064`. */
const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => tight(code as string));
const ofHex = (digits = ''): string =>
  digits
    ? BigInt(`0x${digits}`)
        .toString(2)
        .padStart(digits.length * 4, '0')
    : '';

const tight = (bits: string): string => bits.replaceAll(' ', '');

test('all 54 constructors of 34 generic types are on the page, word for word', () => {
  const lines = new Set(linesOf(page));
  const missing = GENERIC.filter((line) => !lines.has(line));
  assert.deepEqual(missing, []);
  assert.equal(GENERIC.length, 54);
  assert.equal(new Set(GENERIC.map((line) => /= (\w+)[^=]*$/.exec(line)![1])).size, 34);
  // One line is an example of the page; every other one is from block.tlb.
  const others = [...lines].filter((line) => !GENERIC.includes(line));
  assert.deepEqual(
    others.map((line) => line.split('= ').at(-1)),
    ['Example;'],
  );
});

test('bounds', async () => {
  const {widthOf} = await import('../../../samples/tlb-types/types.ts');
  const rows = table(page, 'numbers', 3);
  assert.equal(rows.length, 8);
  for (const [n, less, leq] of rows) {
    assert.equal(Number(less), widthOf(Number(n) - 1), n);
    assert.equal(Number(leq), widthOf(Number(n)), n);
  }
});

test('amounts', async () => {
  const {varUint} = await import('../../../samples/tlb-types/types.ts');
  const rows = table(page, 'varuinteger', 3);
  assert.equal(rows.length, 5);
  for (const [value, written, size] of rows) {
    const {bits} = varUint(BigInt(value!.replaceAll(',', '')), 16);
    assert.equal(bits.length, Number(size));
    const [head = '', rest] = codes(written);
    assert.equal(bits, head + ofHex(rest));
  }
});

test('unary numbers and labels', async () => {
  const {label, unary} = await import('../../../samples/tlb-types/types.ts');
  for (const [n, bits] of table(page, 'unary', 2)) assert.equal(unary(Number(n)).bits, codes(bits)[0]);
  const rows = table(page, 'labels', 4);
  assert.equal(rows.length, 6);
  const forms = table(page, 'labels', 3).map(([form]) => form);
  for (const [text = '', left, written, form] of rows) {
    // Digits, none, or so many zeros, told in words.
    const prefix = codes(text)[0] ?? '0'.repeat(Number(/\d+/.exec(text)?.[0] ?? 0));
    const {bits} = label(prefix, Number(left));
    assert.equal(bits, codes(written)[0]);
    assert.equal(forms[bits.startsWith('0') ? 0 : bits.startsWith('10') ? 1 : 2], form);
  }
});

test('the dictionary, cell by cell', async () => {
  const types = await import('../../../samples/tlb-types/types.ts');
  const {bitsOf, toCell} = await import('../../../samples/tlb-types/bits.ts');
  const root = toCell(
    types.hashmap(
      [
        ['00000001', types.uint(100, 16)],
        ['00000010', types.uint(200, 16)],
        ['10000000', types.uint(300, 16)],
      ],
      8,
    ),
  );
  const left = root.refs[0]!;
  const cells = [root, left, left.refs[0]!, left.refs[1]!, root.refs[1]!];
  const rows = table(page, 'hashmap-example', 5);
  assert.equal(rows.length, 5);
  rows.forEach(([name, , , , bits], n) => {
    const [head = '', value] = codes(bits);
    assert.equal(bitsOf(cells[n]!), head + ofHex(value), name);
  });
});

test('addresses', async () => {
  const types = await import('../../../samples/tlb-types/types.ts');
  const hash = Buffer.alloc(32, 0xa5);
  const built = [
    types.addrNone,
    types.addrExtern('10110'),
    types.addrStd(0, hash),
    types.addrStd(-1, hash),
    types.addrStd(0, hash, types.just(types.anycast('0110'))),
    types.addrVar(1000, '1'.repeat(64)),
  ];
  const rows = table(page, 'serialization', 3);
  assert.equal(rows.length, built.length);
  rows.forEach(([name, text, size], n) => {
    const {bits} = built[n]!;
    assert.equal(bits.length, Number(size), name);
    assert.ok(bits.startsWith(codes(text)[0]!), name);
  });
});

test('tags on the page about the language', async () => {
  const {tagOf} = await import('../../../samples/tlb-tools/schema.ts');
  const {ast} = await import('@ton-community/tlb-parser');
  for (const [tag = '', digits, bits] of table(language, 'more-about-the-hex-tags', 3)) {
    const [written = ''] = codes(tag);
    assert.equal(BigInt(`0b${codes(digits)[0]}`), BigInt(`0x${written.replace(/[#_]/g, '')}`));
    assert.equal(tagOf(ast(`a${written} = A;`).declarations[0]!).bits, codes(bits)[0] ?? '', written);
  }
  for (const [written, , size] of table(language, 'constructors', 3)) {
    const [first = ''] = codes(written);
    if (first.endsWith('#') || first === 'some') continue;
    assert.equal(tagOf(ast(`${first} x:uint8 = A;`).declarations[0]!).bits.length, Number(size), first);
  }
});
