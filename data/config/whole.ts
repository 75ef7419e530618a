import type {Cell} from '@ton/core';
import {mainnetRest} from './mainnet-cells.ts';
import {mainnet} from './mainnet.ts';
import {dictionaryCell, paramCells} from './params.ts';
import {restCells} from './rest.ts';

/** Mainnet's whole configuration: the dictionary of all parameters, with the hash of the real one. Long: load it on demand. */
export function wholeMainnetConfig(): Cell {
  return dictionaryCell(new Map([...paramCells(mainnet), ...restCells(mainnetRest)]));
}
