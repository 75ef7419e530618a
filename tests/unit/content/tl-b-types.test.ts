// The page about TL-B types: its schemas are those of block.tlb, its tables are what the sample computes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {GENERIC_TLB as GENERIC} from './block-tlb.ts';

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

/** Rows of the table whose first column has this title, without backticks. */
function table(text: string, first: string): string[][] {
  const rows = text.split('\n');
  const start = rows.findIndex((row) => row.startsWith(`| ${first} |`));
  assert.ok(start >= 0, first);
  const found: string[][] = [];
  for (const row of rows.slice(start + 2)) {
    if (!row.startsWith('|')) break;
    found.push(
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  }
  return found;
}

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
  const rows = table(page, 'Bound n');
  assert.equal(rows.length, 8);
  for (const [n, less, leq] of rows) {
    assert.equal(Number(less), widthOf(Number(n) - 1), n);
    assert.equal(Number(leq), widthOf(Number(n)), n);
  }
});

test('amounts', async () => {
  const {varUint} = await import('../../../samples/tlb-types/types.ts');
  const rows = table(page, 'Value');
  assert.equal(rows.length, 5);
  for (const [value, written, size] of rows) {
    const {bits} = varUint(BigInt(value!.replaceAll(',', '')), 16);
    assert.equal(bits.length, Number(size));
    const [head, rest] = written!.split(' and ');
    const expected = rest
      ? head! +
        BigInt(`0x${rest}`)
          .toString(2)
          .padStart(rest.length * 4, '0')
      : tight(written!);
    assert.equal(bits, expected);
  }
});

test('unary numbers and labels', async () => {
  const {label, unary} = await import('../../../samples/tlb-types/types.ts');
  for (const [n, bits] of table(page, 'n')) assert.equal(unary(Number(n)).bits, bits);
  const rows = table(page, 'Label');
  assert.equal(rows.length, 6);
  for (const [text, left, written, form] of rows) {
    const prefix = text === 'none' ? '' : text === '256 zeros' ? '0'.repeat(256) : text!;
    const {bits} = label(prefix, Number(left));
    assert.equal(bits, tight(written!));
    assert.equal(bits.startsWith('0') ? 'short' : bits.startsWith('10') ? 'long' : 'same', form);
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
  const rows = table(page, 'Cell');
  assert.equal(rows.length, 5);
  rows.forEach(([name, , , , bits], n) => {
    const [head, value] = bits!.split(', then ');
    const tail = value ? BigInt(`0x${value}`).toString(2).padStart(16, '0') : '';
    assert.equal(bitsOf(cells[n]!), tight(head!) + tail, name);
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
  const rows = table(page, 'Address');
  assert.equal(rows.length, built.length);
  rows.forEach(([name, text, size], n) => {
    const {bits} = built[n]!;
    assert.equal(bits.length, Number(size), name);
    assert.ok(bits.startsWith(tight(text!.split(',')[0]!)), name);
  });
});

test('tags on the page about the language', async () => {
  const {tagOf} = await import('../../../samples/tlb-tools/schema.ts');
  const {ast} = await import('@ton-community/tlb-parser');
  for (const [tag, digits, bits] of table(language, 'Tag')) {
    assert.equal(BigInt(`0b${digits}`), BigInt(`0x${tag!.replace(/[#_]/g, '')}`));
    const expected = bits === 'none' ? '' : /^[01]+/.exec(bits!)![0];
    assert.equal(tagOf(ast(`a${tag} = A;`).declarations[0]!).bits, expected, tag);
  }
  for (const [written, , size] of table(language, 'Written')) {
    const [first] = written!.split(', ');
    if (first!.endsWith('#') || first === 'some') continue;
    assert.equal(tagOf(ast(`${first} x:uint8 = A;`).declarations[0]!).bits.length, Number(size), first);
  }
});
