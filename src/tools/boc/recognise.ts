// Says by itself what a bag of cells holds: the kinds that people paste most. Pure.
//
// A wrong guess is worse than none. Nothing is recognised unless a schema reads it to the last bit and reference, and where a
// schema says little, more must fit (see the files in recognise/).
import {hashAt, LIBRARY, MERKLE_PROOF, MERKLE_UPDATE, type Bag} from './bag.ts';
import type {Schema} from './tlb/syntax.ts';
import {HARMLESS} from '../proof/state-init.ts';
import {toHex} from '../shared/bytes.ts';
import {bodyOf, type BodyFound, type DecodeAs} from './recognise/body.ts';
import {
  accountIn,
  blockOf,
  configOf,
  transactionOf,
  type AccountFound,
  type BlockFound,
  type ConfigFound,
  type TransactionFound,
} from './recognise/chain.ts';
import {dnsRecordOf, type DnsRecordFound} from './recognise/dns-record.ts';
import {messageOf, type MessageFound} from './recognise/message.ts';
import {metadataOf, type MetadataFound} from './recognise/metadata.ts';
import {Reading} from './recognise/reading.ts';
import {stateInitOf, type StateInitFound} from './recognise/state-init.ts';

/** An exotic cell as root. Hashes in hexadecimal. */
export type ExoticFound =
  | {readonly kind: 'library'; readonly hash: string}
  | {readonly kind: 'merkle-proof'; readonly hash: string; readonly of: BlockFound | AccountFound | TransactionFound | undefined}
  | {readonly kind: 'merkle-update'; readonly from: string; readonly to: string};

export type Found =
  | MessageFound
  | BodyFound
  | TransactionFound
  | AccountFound
  | BlockFound
  | ConfigFound
  | StateInitFound
  | MetadataFound
  | DnsRecordFound
  | ExoticFound;

export interface Recognised {
  readonly found: Found;
  /** How the tool reads it. Absent for exotic cells. */
  readonly decode?: DecodeAs;
}

/**
 * What the only root of the bag is, by `base`, the schemas that every cell is read by. Nothing where it is none of the known
 * kinds, where there are several roots, or where the node would refuse the bag. Never throws.
 */
export function recognise(bag: Bag, base: readonly Schema[]): Recognised | undefined {
  if (bag.roots.length !== 1 || bag.faults.some(({code}) => !HARMLESS.has(code))) return undefined;
  const root = bag.roots[0]!;
  try {
    const reading = new Reading(bag, base);
    return bag.cells.exotic[root] ? exotic(reading, root) : ordinary(reading, root);
  } catch (error) {
    // The stack of the page may be smaller than that of the worker; the bag itself is shown all the same.
    console.warn(error);
    return undefined;
  }
}

function ordinary(reading: Reading, root: number): Recognised | undefined {
  const init = stateInitOf(reading, root);
  if (init) return {found: init, decode: {type: 'StateInit', schema: ''}};
  // Those whose first bits say most come first.
  for (const kind of [blockOf, transactionOf, accountIn, metadataOf, messageOf, bodyOf, dnsRecordOf, configOf]) {
    const result = kind(reading, root);
    if (result) return result;
  }
  return undefined;
}

function exotic(reading: Reading, root: number): Recognised | undefined {
  const {cells, bytes} = reading.bag;
  const hash = (from: number): string => toHex(bytes.subarray(cells.data[root]! + from, cells.data[root]! + from + 32));
  switch (cells.type[root]) {
    case LIBRARY:
      return {found: {kind: 'library', hash: hash(1)}};
    case MERKLE_UPDATE:
      return {found: {kind: 'merkle-update', from: hash(1), to: hash(33)}};
    case MERKLE_PROOF: {
      const child = cells.refs[4 * root]!;
      const of = blockOf(reading, child) ?? transactionOf(reading, child) ?? accountIn(reading, child);
      return {found: {kind: 'merkle-proof', hash: toHex(hashAt(cells, child, 0)), of: of?.found}};
    }
    default:
      return undefined;
  }
}
