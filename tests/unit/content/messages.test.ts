import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Address, beginCell} from '@ton/core';
import {figures, rows, section} from './pages.ts';

const FOLDER = path.join(__dirname, '../../../docs/v3/documentation/smart-contracts/message-management');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, `${name}.mdx`), 'utf8');

function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Constructors with a 32-bit number in the tlb fences of a page. */
function constructors(page: string): {name: string; code: number; line: string}[] {
  return [...page.matchAll(/```tlb\n([\s\S]*?)```/g)].flatMap(([, fence]) =>
    [...(fence as string).matchAll(/^(\w+)#([0-9a-f]{8})([^;]*);/gm)].map(([, name, code, rest]) => ({
      name: name as string,
      code: Number.parseInt(code as string, 16),
      line: `${name}${rest}`.replace(/[()]/g, '').replace(/\s+/g, ' '),
    })),
  );
}

test('the operations of the token standards are the checksums of their lines', () => {
  const found = constructors(read('ecosystem-messages-layout'));
  assert.equal(found.length, 16);
  for (const {name, code, line} of found) {
    const sum = crc32(line);
    assert.ok(
      [sum, sum & 0x7fffffff, (sum | 0x80000000) >>> 0].map((n) => n >>> 0).includes(code),
      `${name}: ${code.toString(16)}, ${sum.toString(16)} of ${line}`,
    );
  }
});

test('every operation of the layouts is in the list of known codes', () => {
  const list = read('internal-messages');
  for (const {code, name} of constructors(read('ecosystem-messages-layout')))
    assert.ok(list.includes(`\`0x${code.toString(16).padStart(8, '0')}\``), name);
});

test('the lengths on the page about sending are the lengths of real messages', () => {
  const page = read('sending-messages');
  const header = (amount: bigint) =>
    beginCell()
      .storeUint(0x18, 6)
      .storeAddress(new Address(0, Buffer.alloc(32)))
      .storeCoins(amount)
      .storeUint(0, 1 + 4 + 4 + 64 + 32 + 1 + 1).bits;
  const told = figures(section(page, 'by-hand'), 'en').join(' ');
  const [size, largest] = [header(100_000_000n), header((1n << 120n) - 1n)];
  assert.ok(told.endsWith(` ${size} ${1023 - size} ${1023 - largest}`), told);
  const coins = (amount: bigint): number => beginCell().storeCoins(amount).bits;
  const sizes = rows(page, 'message-size').map(([, bits = '']) => Number(figures(bits, 'en')[0]));
  const amounts = [0n, 100_000_000n, 100_000_000_000_000_000n, (1n << 120n) - 1n].map(coins);
  assert.ok(sizes.join().includes(amounts.join()), sizes.join());
  assert.equal(1 + 4 + 4 + 64 + 32 + 1 + 1, 107);
});

test('the table of refusals is what the sample measures', async () => {
  const {ask} = await import('../../../samples/bounce-formats/bounce.ts');
  const page = read('non-bounceable-messages');
  for (const refusal of ['no contract', 'throws 777', 'action fails'] as const) {
    const {learned} = await ask(3, refusal);
    assert.ok(page.includes(` | ${learned.phase} | ${String(learned.exitCode).replace('-', '−')} |\n`), refusal);
  }
});
