// A StateInit in a bag of cells: its hash, which is the account ID, and the public key in the data of a known wallet. Pure.
import {hashAt, type Bag, type FaultCode} from '../boc/bag.ts';
import {readText, type InputProblem} from '../boc/input.ts';
import {readBag, UnreadableBag} from '../boc/read.ts';
import {Slice} from '../boc/tlb/slice.ts';
import {fromHex, toHex} from '../shared/bytes.ts';
import {WALLETS, type WalletCode} from './wallets.ts';

/** Why a text is no bag of cells with one root. Places count characters of the text, or bytes of the bag, from 0. */
export type BagProblem =
  | {readonly code: 'empty'}
  | {readonly code: 'text'; readonly problem: InputProblem}
  /** Hexadecimal where the protocol has base64. */
  | {readonly code: 'hex'}
  | {readonly code: 'bag'; readonly fault: FaultCode; readonly at: number}
  | {readonly code: 'roots'; readonly found: number};

export type StateInitProblem = BagProblem | {readonly code: 'layout'};

export interface StateInit {
  /** The account ID of the contract that begins with this state. */
  readonly hash: Uint8Array;
  /** Hexadecimal; absent where there is no code. */
  readonly codeHash: string | undefined;
  /** Whose code it is, if it is known. */
  readonly wallet: WalletCode | undefined;
  /** The public key of a known wallet; absent where its data is too short. */
  readonly key: Uint8Array | undefined;
  readonly walletId: number | undefined;
}

/** The node reads bags with these, and so does `@ton/core`. */
export const HARMLESS: ReadonlySet<FaultCode> = new Set(['duplicate', 'unreachable']);

/** A bag of cells with one root, from base64 in either alphabet. */
export function bagOf(text: string): Bag | BagProblem {
  const input = readText(text);
  if (input.kind === 'empty') return {code: 'empty'};
  if (input.kind === 'wrong') return {code: 'text', problem: input.problem};
  if (input.as === 'hex') return {code: 'hex'};
  let bag: Bag;
  try {
    bag = readBag(input.bytes);
  } catch (error) {
    if (error instanceof UnreadableBag) return {code: 'bag', fault: error.fault.code, at: error.fault.at};
    throw error;
  }
  const fault = bag.faults.find(({code}) => !HARMLESS.has(code));
  if (fault) return {code: 'bag', fault: fault.code, at: fault.at};
  return bag.roots.length === 1 ? bag : {code: 'roots', found: bag.roots.length};
}

/** Reads `walletStateInit`. Never throws. */
export function readStateInit(text: string): StateInit | StateInitProblem {
  const bag = bagOf(text);
  if ('code' in bag) return bag;
  const root = new Slice(bag, bag.roots[0]!);
  const parts = bag.cells.exotic[root.cell] ? undefined : partsOf(root);
  if (!parts) return {code: 'layout'};
  const codeHash = parts.code === undefined ? undefined : toHex(hashAt(bag.cells, parts.code));
  const wallet = WALLETS.find(({code}) => code === codeHash);
  const read = (from: number | undefined, bits: number): bigint | undefined => {
    if (from === undefined || parts.data === undefined || bag.cells.exotic[parts.data]) return undefined;
    const data = new Slice(bag, parts.data, from);
    return data.bitsLeft < bits ? undefined : data.uint(bits);
  };
  const key = wallet && read(wallet.keyAt, 256);
  const walletId = wallet && read(wallet.idAt, 32);
  return {
    hash: hashAt(bag.cells, root.cell).slice(),
    codeHash,
    wallet,
    key: key === undefined ? undefined : fromHex(key.toString(16).padStart(64, '0')),
    walletId: walletId === undefined ? undefined : Number(walletId),
  };
}

/**
 * `_ fixed_prefix_length:(Maybe (## 5)) special:(Maybe TickTock) code:(Maybe ^Cell) data:(Maybe ^Cell)
 * library:(HashmapE 256 SimpleLib) = StateInit`; nothing may follow.
 */
function partsOf(root: Slice): {readonly code: number | undefined; readonly data: number | undefined} | undefined {
  let short = false;
  const flag = (): boolean => {
    if (root.bitsLeft < 1) short = true;
    return !short && root.uint(1) === 1n;
  };
  const skip = (bits: number): void => {
    if (root.bitsLeft < bits) short = true;
    else root.bit += bits;
  };
  const child = (): number | undefined => {
    if (!flag()) return undefined;
    if (root.refsLeft < 1) short = true;
    return short ? undefined : root.child();
  };
  if (flag()) skip(5);
  if (flag()) skip(2);
  const [code, data] = [child(), child()];
  child();
  return short || root.bitsLeft > 0 || root.refsLeft > 0 ? undefined : {code, data};
}

/** The network in the wallet ID of a V5 wallet with the first subwallet: global ID of the network, XOR of the rest. */
export function networkOfV5(walletId: number, workchain: number): '-239' | '-3' | undefined {
  // Bit 31 is 1, then workchain (8 bits), version 0 (8 bits), subwallet 0 (15 bits).
  const context = 0x80000000 | ((workchain & 0xff) << 23);
  return (['-239', '-3'] as const).find((network) => (Number(network) ^ context) >>> 0 === walletId >>> 0);
}
