// The contracts that the tests run: our own and, if its folder is given, the deployed one.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beginCell, Cell, Dictionary} from '@ton/core';
import {compileTolk} from '../lib/compile.ts';
import type {CreateOptions} from './v2.ts';

export interface Build {
  readonly name: string;
  readonly code: Cell;
  readonly options: CreateOptions;
  /** Masterchain libraries, in which the deployed multisig finds the code of its orders. */
  readonly libraries?: Cell;
}

// region own
/** The contract of this folder. */
export async function ownBuild(): Promise<Build> {
  const compile = (name: string) => compileTolk(new URL(name, import.meta.url));
  return {
    name: 'multisig.tolk',
    code: await compile('multisig.tolk'),
    options: {orderCode: await compile('order.tolk')},
  };
}
// endregion

/**
 * The builds of github.com/ton-blockchain/multisig-contract-v2, which this repository does not contain: `MULTISIG_V2` names
 * a folder with a clone of it.
 */
export function originalBuild(
  folder = process.env['MULTISIG_V2'] ?? '',
): Build | undefined {
  const file = (name: string) => path.join(folder, 'build', `${name}.compiled.json`);
  if (folder === '' || !existsSync(file('Multisig'))) return undefined;
  const read = (name: string): Cell => {
    const {hex} = JSON.parse(readFileSync(file(name), 'utf8')) as {hex: string};
    return Cell.fromHex(hex);
  };
  const libraries = Dictionary.empty(
    Dictionary.Keys.Buffer(32),
    Dictionary.Values.Cell(),
  );
  const order = read('Order');
  libraries.set(order.hash(), order);
  return {
    name: 'multisig-contract-v2',
    code: read('Multisig'),
    options: {},
    libraries: beginCell().storeDictDirect(libraries).endCell(),
  };
}
