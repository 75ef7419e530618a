import {type Cell} from '@ton/core';
import {type Row, Rows} from './rows.ts';

// region header
/** One row for each field in the root cell of a block header (BlockInfo). */
export function explainHeader(info: Cell): Row[] {
  const rows = new Rows(info.beginParse());
  rows.hex('block_info#9bc7a987', 32);
  rows.uint('version', 32);
  for (const field of [
    'not_master',
    'after_merge',
    'before_split',
    'after_split',
    'want_split',
    'want_merge',
    'key_block',
    'vert_seqno_incr',
  ]) {
    rows.flag(field);
  }
  const flags = rows.uint('flags', 8);
  rows.uint('seq_no', 32);
  rows.uint('vert_seq_no', 32);
  rows.read('shard: shard_ident$00', (slice) => slice.loadUint(2));
  rows.uint('shard.shard_pfx_bits', 6); // #<= 60 takes six bits
  rows.read('shard.workchain_id', (slice) => slice.loadInt(32));
  rows.hex('shard.shard_prefix', 64);
  rows.uint('gen_utime', 32);
  rows.uint('start_lt', 64);
  rows.uint('end_lt', 64);
  rows.uint('gen_validator_list_hash_short', 32);
  rows.uint('gen_catchain_seqno', 32);
  rows.uint('min_ref_mc_seqno', 32);
  rows.uint('prev_key_block_seqno', 32);
  if (flags & 1n) {
    rows.hex('gen_software: capabilities#c4', 8);
    rows.uint('gen_software.version', 32);
    rows.uint('gen_software.capabilities', 64);
  }
  return rows.list;
}
// endregion

// region value-flow
export interface ValueFlow {
  fromPrevBlk: bigint;
  toNextBlk: bigint;
  imported: bigint;
  exported: bigint;
  feesCollected: bigint;
  burned: bigint;
  feesImported: bigint;
  recovered: bigint;
  created: bigint;
  minted: bigint;
}

/** Reads both versions of ValueFlow. Extra currencies are skipped. */
export function readValueFlow(cell: Cell): ValueFlow {
  const root = cell.beginParse();
  const tag = root.loadUint(32);
  if (tag !== 0xb8e48dfb && tag !== 0x3ebf98b7) throw new Error('Not a value flow');
  const grams = (slice: typeof root): bigint => {
    const coins = slice.loadCoins();
    slice.loadMaybeRef();
    return coins;
  };
  const state = root.loadRef().beginParse();
  const feesCollected = grams(root);
  const burned = tag === 0x3ebf98b7 ? grams(root) : 0n;
  // Read only now, because extra currencies in the preceding sums also take references.
  const fees = root.loadRef().beginParse();
  return {
    fromPrevBlk: grams(state),
    toNextBlk: grams(state),
    imported: grams(state),
    exported: grams(state),
    feesCollected,
    burned,
    feesImported: grams(fees),
    recovered: grams(fees),
    created: grams(fees),
    minted: grams(fees),
  };
}

/** Whether the inflows equal the outflows. */
export const balanced = (flow: ValueFlow): boolean =>
  flow.fromPrevBlk +
    flow.imported +
    flow.feesImported +
    flow.created +
    flow.minted +
    flow.recovered ===
  flow.toNextBlk + flow.exported + flow.feesCollected + flow.burned;
// endregion
