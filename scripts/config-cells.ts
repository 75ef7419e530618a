/**
 * Writes `data/config/mainnet-cells.ts`: the parameters of mainnet that `mainnet.ts` leaves out, as typed values, so that the
 * whole dictionary can be built.
 *
 *     npx tsx scripts/config-cells.ts <config.boc.base64> <block> <YYYY-MM-DD>
 *
 * The file is the configuration as the chain holds it (`saveconfig` of the lite client, in base64), and of the same block as
 * `mainnet.ts`, which `data/config/read.ts` writes.
 */
import fs from 'node:fs';
import path from 'node:path';
import {Cell, Dictionary} from '@ton/core';
import {mainnet} from '../data/config/mainnet.ts';
import {dictionaryCell, paramCells, params} from '../data/config/params.ts';
import {readRest, restCells} from '../data/config/rest.ts';

const [file, block, date] = process.argv.slice(2);
if (file === undefined || Number(block) !== mainnet.block || date !== mainnet.date)
  throw new Error(`Usage: npx tsx scripts/config-cells.ts <config.boc.base64> ${mainnet.block} ${mainnet.date} (those of mainnet.ts)`);

const cell = Cell.fromBase64(fs.readFileSync(file, 'utf8').trim());
const dictionary = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), cell);
const rest = readRest(new Map(dictionary), Object.keys(params).map(Number));
const built = dictionaryCell(new Map([...paramCells(mainnet), ...restCells(rest)]));
if (!built.equals(cell)) throw new Error('what is built from the values is not the configuration');

/** One line for each entry of a list. */
function literal(value: unknown, deep = 0): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, deep + 1))
    : Object.entries(value as object).map(
        ([key, item]) => `${/^\w+$/.test(key) && !/^\d+\D/.test(key) ? key : `'${key}'`}: ${literal(item, deep + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return items.length < 4 && Array.isArray(value)
    ? open + items.join(',') + close
    : `${open}\n${items.map((item) => `${item},\n`).join('')}${close}`;
}

fs.writeFileSync(
  path.join(__dirname, '../data/config/mainnet-cells.ts'),
  `// Written by scripts/config-cells.ts from mainnet's configuration of block ${mainnet.block} (${mainnet.date}), as
// ton-blockchain/acton keeps it: packages/explorer-core/tests/fixtures/mainnet-config-${mainnet.block}.boc.base64.
import type {RestOfConfig} from './rest.ts';

/** Hash of the whole dictionary, which the values here and in mainnet.ts make together. */
export const mainnetDictionaryHash = '${cell.hash().toString('hex')}';

/** The parameters that mainnet.ts leaves out. Long: load it on demand. */
// prettier-ignore
export const mainnetRest: RestOfConfig = ${literal(rest)};
`,
);
