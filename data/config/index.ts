import type {Cell} from '@ton/core';
import {mainnet} from './mainnet.ts';
import {configCell} from './params.ts';

/**
 * The configuration for the emulator: `Blockchain.create({config: mainnetConfig()})`. The one that `@ton/sandbox` ships
 * is older than the fee cut of April 2026; never use it for a number that a page shows.
 */
export function mainnetConfig(): Cell {
  return configCell(mainnet);
}
