// The measured and computed rows of the pages on fees, as the pages show them.
import {mainnet} from '../../data/config/mainnet.ts';
import {
  actionFine,
  forwardFee,
  gasFee,
  type Size,
  splitForwardFee,
  storageFee,
} from './fees.ts';
import {measureGas} from './measure-gas.ts';
import {type Chain, forward, gas, storage} from './prices.ts';
import {gram, typicalCosts} from './typical.ts';

const YEAR = 365 * 86_400;
const text = (value: bigint | number): string => value.toLocaleString('en-US');
const full = (cells: bigint): Size => ({cells, bits: cells * 1023n});

/** The storage fee for this many seconds at the present prices. */
const atPresent = (chain: Chain, size: Size, seconds: number): bigint =>
  storageFee(
    storage[chain].slice(-1).map((prices) => ({...prices, since: 0})),
    size,
    0,
    seconds,
  );

/** The storage fee of full cells for a year, in Gram; a dash where the masterchain does not allow so many cells. */
const year = (chain: Chain, cells: bigint): string =>
  chain === 'masterchain' && cells > BigInt(mainnet.limits.masterchainAccountCells)
    ? '–'
    : (Number(atPresent(chain, full(cells), YEAR)) / 1e9).toLocaleString('en-US', {
        maximumSignificantDigits: 3,
      });

export async function feesPage(): Promise<Readonly<Record<string, string[]>>> {
  const costs = await typicalCosts();
  return {
    'average-transaction-cost': costs.map(
      ([label, cost]) => `| ${label} | ${gram(cost)} |`,
    ),
    'cost-of-saving-data-in-ton': [1n, 10n, 1000n, 65_536n].map(
      (cells) =>
        `| ${text(cells)} | ${text((cells * 1023n) / 8n)} | ${year('basechain', cells)} | ${year('masterchain', cells)} |`,
    ),
  };
}

export async function detailsPage(): Promise<Readonly<Record<string, string[]>>> {
  const measured = await measureGas();
  const used = (name: string): bigint => measured[name] ?? 0n;
  const sizes: readonly (readonly [string, Size])[] = [
    ['everything in the root cell', {cells: 0n, bits: 0n}],
    ['one more cell, 1,000 bits', {cells: 1n, bits: 1000n}],
    ['ten more cells, full', full(10n)],
    ['the largest, 8,192 cells and 2,097,152 bits', {cells: 8192n, bits: 2_097_152n}],
  ];
  const times: readonly (readonly [string, number])[] = [
    ['one day', 86_400],
    ['one year', YEAR],
  ];
  return {
    'calculator-example': [1n, 20n, 1000n].flatMap((cells) =>
      times.map(
        ([label, seconds]) =>
          `| ${text(cells)} full ${cells === 1n ? 'cell' : 'cells'} | ${label} | ${text(atPresent('basechain', full(cells), seconds))} | ${text(atPresent('masterchain', full(cells), seconds))} |`,
      ),
    ),
    gas: [1n, 100n, 101n, 1000n, 10_000n, 1_000_000n].map(
      (amount) =>
        `| ${text(amount)} | ${text(gasFee(gas.basechain, amount))} | ${text(gasFee(gas.masterchain, amount))} |`,
    ),
    'inline-and-inline_refs': [
      `| \`inline\` | copies the code to each place | ${text(used('callInline'))} |`,
      `| \`inline_ref\` | puts it into a cell and jumps there | ${text(used('callInlineRef'))} |`,
      `| none (Tolk: \`@noinline\`) | calls it by number | ${text(used('callPlain'))} |`,
    ],
    dictionaries: [1, 10, 100, 1000, 10_000].map(
      (entries) =>
        `| ${text(entries)} | ${text(used(`get${entries}`) - used('get0'))} | ${text(used(`set${entries}`) - used('set0'))} |`,
    ),
    'formula-1': sizes.map(([label, size]) => {
      const fee = forwardFee(forward.basechain, size);
      return `| ${label} | ${text(fee)} | ${text(splitForwardFee(forward.basechain, fee).sender)} | ${text(forwardFee(forward.masterchain, size))} |`;
    }),
  };
}

/** The fine, in nanograms, for each cell of a message that could not be sent. */
export const fines = [forward.basechain, forward.masterchain].map((prices) =>
  text(actionFine(prices, 1n, 10n ** 12n)),
);

/** The storage fee, in nanograms, of 20 full cells in the basechain for five years. */
export const reserve = text(atPresent('basechain', full(20n), 5 * YEAR));
