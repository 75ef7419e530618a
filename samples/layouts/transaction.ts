import {type Cell} from '@ton/core';
import {type Row, Rows} from './rows.ts';

// region explain
const STATUS = ['uninit', 'frozen', 'active', 'nonexist'];

/** One row for each field in the root cell of a transaction. */
export function explainTransaction(transaction: Cell): Row[] {
  const rows = new Rows(transaction.beginParse());
  const status = (field: string): void =>
    void rows.read(
      field,
      (slice) => slice.loadUint(2),
      (value) => STATUS[value]!,
    );
  rows.read(
    'transaction$0111',
    (slice) => slice.loadUint(4),
    (tag) => tag.toString(2).padStart(4, '0'),
  );
  rows.hex('account_addr', 256);
  rows.uint('lt', 64);
  rows.hex('prev_trans_hash', 256);
  rows.uint('prev_trans_lt', 64);
  rows.uint('now', 32);
  rows.uint('outmsg_cnt', 15);
  status('orig_status');
  status('end_status');
  rows.coins('total_fees.grams');
  rows.flag('total_fees.other');
  return rows.list;
}
// endregion

// region kinds
/** The kind of a transaction, read from its description. */
export function kindOf(transaction: Cell): string {
  const description = transaction.refs[transaction.refs.length - 1]!.beginParse();
  if (description.preloadUint(3) === 0b001) return 'tick_tock'; // this tag has three bits, all others have four
  const tag = description.loadUint(4);
  const kind = {
    0b0000: 'ord',
    0b0001: 'storage',
    0b0100: 'split_prepare',
    0b0101: 'split_install',
    0b0110: 'merge_prepare',
    0b0111: 'merge_install',
  }[tag];
  if (!kind) throw new Error(`Unknown kind ${tag}`);
  return kind;
}
// endregion
