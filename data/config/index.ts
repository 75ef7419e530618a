import type {Cell} from '@ton/core';
import {mainnet} from './mainnet.ts';
import {configCell, emulatorConfigCell} from './params.ts';

/** Mainnet's configuration as the chain holds it, as far as it is typed here: each parameter has the hash of the real one. */
export function mainnetConfig(): Cell {
  return configCell(mainnet);
}

/**
 * The same for the emulator: `Blockchain.create({config: emulatorConfig()})`. The configuration that `@ton/sandbox` 0.41
 * ships is older than the fee cut of April 2026; never use it for a number that a page shows.
 */
export function emulatorConfig(): Cell {
  return emulatorConfigCell(mainnet);
}
