// Usage: npx tsx data/config/read.ts <config.boc.base64> <block> <YYYY-MM-DD>
// Prints mainnet.ts and hashes.ts for a configuration as the chain holds it (one cell: a dictionary of parameters). Then
// scripts/config-cells.ts, with the same arguments, writes what those leave out.
import fs from 'node:fs';
import {Cell, Dictionary} from '@ton/core';
import {params, readConfig} from './params.ts';

const [file, block, date] = process.argv.slice(2);
if (file === undefined || block === undefined || date === undefined)
  throw new Error('Usage: npx tsx data/config/read.ts <config.boc.base64> <block> <YYYY-MM-DD>');

const cell = Cell.fromBase64(fs.readFileSync(file, 'utf8').trim());
fs.writeFileSync(
  new URL('mainnet.ts', import.meta.url),
  `import type {NetworkConfig} from './types.ts';

/** Mainnet's configuration. Written by read.ts from the real cell; tests/unit/config compares every parameter with it. */
export const mainnet: NetworkConfig = ${literal({block: Number(block), date, ...readConfig(cell)}, '')};
`,
);
const dictionary = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), cell);
const hashes = Object.fromEntries(Object.keys(params).map((number) => [number, dictionary.get(Number(number))?.hash().toString('hex')]));
fs.writeFileSync(
  new URL('hashes.ts', import.meta.url),
  `/** Hash of each typed parameter's cell in the real configuration of that block, by number. Written by read.ts. */
export const mainnetHashes: Readonly<Record<number, string>> = ${literal(hashes, '')};
`,
);

/** A value as TypeScript source: digits in groups of three, short lists on one line. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'bigint') return `${grouped(value.toString())}n`;
  if (typeof value === 'number') return grouped(String(value));
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((item) => literal(item, inner))
    : Object.entries(value as object).map(
        ([key, item]) => `${/^[a-z]\w*$|^\d+$/i.test(key) && !/^\d+[a-z]/i.test(key) ? key : `'${key}'`}: ${literal(item, inner)}`,
      );
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  const line = parts.join(', ');
  return line.length < 110 && !line.includes('\n')
    ? `${open}${line}${close}`
    : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '_');
}
