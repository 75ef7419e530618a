// The wallets whose code is known, and the StateInit of a contract. Pure.
import {dataHex, hashAt, LIBRARY} from '../bag.ts';
import type {Value} from '../tlb/value.ts';
import {WALLETS} from '../../proof/wallets.ts';
import {toHex} from '../../shared/bytes.ts';
import {at, cellOf, type Reading} from './reading.ts';

/** Hash of the code, hexadecimal, to the name of the wallet. The test holds them to `@ton/ton` and to the pages about wallets. */
export const WALLET_CODES: ReadonlyMap<string, string> = new Map([
  ...WALLETS.map(({name, code}) => [code, name] as const),
  ['64dd54805522c5be8a9db59cea0105ccf0d08786ca79beb8cb79e880a8d7322d', 'V4R1'],
  ['f3d7ca53493deedac28b381986a849403cbac3d2c584779af081065af0ac4b93', 'V5 beta'],
  ['11acad7955844090f283bf238bc1449871f783e7cc0979408d3f4859483e8525', 'highload V3'],
]);

/** Whose code this cell is: by its hash, or by the hash in a library cell, which the node takes for the code itself. */
export function walletOfCode({bag}: Reading, code: number | undefined): string | undefined {
  if (code === undefined) return undefined;
  const {cells, bytes} = bag;
  const own = WALLET_CODES.get(toHex(hashAt(cells, code)));
  if (own || !isLibrary(bag, code)) return own;
  const from = cells.data[code]! + 1;
  return WALLET_CODES.get(toHex(bytes.subarray(from, from + 32)));
}

const isLibrary = ({cells}: Reading['bag'], cell: number): boolean => cells.exotic[cell] === 1 && cells.type[cell] === LIBRARY;

/** A StateInit inside of something larger. */
export const walletOfInit = (reading: Reading, init: Value | undefined): string | undefined =>
  walletOfCode(reading, cellOf(at(init, 'code')));

/** `00110` and two references: no split depth, not special, code, data, no libraries. */
const USUAL = '34_';

export interface StateInitFound {
  readonly kind: 'stateInit';
  readonly wallet: string | undefined;
  /** Account ID of the contract that begins with this state, hexadecimal. */
  readonly id: string;
}

/**
 * A StateInit. Its five bits could be much else: the code must be that of a known wallet, a library cell, or begin with
 * SETCP0 as compilers write it.
 */
export function stateInitOf(reading: Reading, cell: number): StateInitFound | undefined {
  const {bag} = reading;
  if (dataHex(bag, cell) !== USUAL || bag.cells.refCount[cell] !== 2) return undefined;
  const value = reading.whole(cell, 'StateInit');
  const code = cellOf(at(value, 'code'));
  if (code === undefined) return undefined;
  const wallet = walletOfCode(reading, code);
  if (!wallet && !isLibrary(bag, code) && !(bag.cells.exotic[code] === 0 && dataHex(bag, code, 16) === 'FF00')) return undefined;
  return {kind: 'stateInit', wallet, id: toHex(hashAt(bag.cells, cell))};
}
