// What the chain stores: transactions, accounts, headers of blocks and states, the configuration. Pure.
import type {Value} from '../tlb/value.ts';
import type {DecodeAs} from './body.ts';
import {accountOf, at, cellOf, coinsOf, constructorOf, numberOf, type Reading} from './reading.ts';
import {BLOCKS} from './schemas.ts';
import {walletOfInit} from './state-init.ts';

export interface TransactionFound {
  readonly kind: 'transaction';
  /** `0:…`, or the account ID alone where no message says in which workchain it is. */
  readonly account: string;
  readonly lt: bigint;
  readonly type: 'ordinary' | 'tick' | 'tock';
  /** Nothing where the compute phase was skipped. */
  readonly exitCode: number | undefined;
  readonly skipped: 'no-state' | 'bad-state' | 'no-gas' | 'suspended' | undefined;
  /** Result code of the action phase, if there was one. */
  readonly actionCode: number | undefined;
  readonly aborted: boolean;
}

export interface AccountFound {
  readonly kind: 'account';
  readonly account: string;
  /** Nanograms. */
  readonly balance: bigint;
  readonly status: 'active' | 'uninit' | 'frozen';
  readonly wallet: string | undefined;
}

export interface BlockFound {
  readonly kind: 'block' | 'block-header' | 'shard-state';
  readonly workchain: number;
  /** 16 hexadecimal digits, as explorers write it. */
  readonly shard: string;
  readonly seqno: number;
  /** Unix time. */
  readonly time: number;
}

export interface ConfigFound {
  readonly kind: 'config';
  readonly params: number;
}

export interface Result<Found> {
  readonly found: Found;
  readonly decode: DecodeAs;
}

const number = (value: Value | undefined): number | undefined => (value && /^-?\d+$/.test(value.text) ? Number(value.text) : undefined);

/** The reason of `tr_phase_compute_skipped`. */
const SKIPPED: ReadonlyMap<string, TransactionFound['skipped']> = new Map([
  ['cskip_no_state', 'no-state'],
  ['cskip_bad_state', 'bad-state'],
  ['cskip_no_gas', 'no-gas'],
  ['cskip_suspended', 'suspended'],
]);

/** An ordinary or tick-tock transaction; there have been no others. */
export function transactionOf(reading: Reading, cell: number): Result<TransactionFound> | undefined {
  const value = reading.whole(cell, 'Transaction');
  const [id, lt] = [at(value, 'account_addr')?.text.toLowerCase(), numberOf(at(value, 'lt'))];
  const description = at(value, 'description');
  const kind = constructorOf(description);
  if (!id || lt === undefined || (kind !== 'trans_ord' && kind !== 'trans_tick_tock')) return undefined;
  const tickTock = kind === 'trans_tick_tock';
  // The record has only the account ID. Tick-tock transactions are those of special accounts.
  const workchain = tickTock ? '-1' : /^-?\d+(?=:)/.exec(ownAddress(value)?.text ?? '')?.[0];
  const compute = at(description, 'compute_ph');
  const skipped = SKIPPED.get(at(compute, 'reason')?.text ?? '');
  const exitCode = number(at(compute, 'exit_code'));
  if (skipped === undefined && exitCode === undefined) return undefined;
  const isTock = at(description, 'is_tock')?.text === 'true';
  return {
    found: {
      kind: 'transaction',
      account: workchain === undefined ? id : `${workchain}:${id}`,
      lt,
      type: tickTock ? (isTock ? 'tock' : 'tick') : 'ordinary',
      exitCode,
      skipped,
      actionCode: number(at(description, 'action', 'result_code')),
      aborted: at(description, 'aborted')?.text === 'true',
    },
    decode: {type: 'Transaction', schema: ''},
  };
}

/** The account's own address in the message that it received, or in the first that it sent. */
const ownAddress = (transaction: Value | undefined): Value | undefined =>
  at(transaction, 'in_msg', 'info', 'dest') ?? at(at(transaction, 'out_msgs')?.children[0], 'info', 'src');

/** An account that exists, alone or as the list of a shard has it. */
export function accountIn(reading: Reading, cell: number): Result<AccountFound> | undefined {
  for (const type of ['ShardAccount', 'Account']) {
    const value = reading.whole(cell, type);
    const account = type === 'Account' ? value : at(value, 'account');
    const storage = at(account, 'storage');
    const state = at(storage, 'state');
    const status = (['active', 'uninit', 'frozen'] as const).find((one) => constructorOf(state) === `account_${one}`);
    const [address, balance] = [accountOf(at(account, 'addr')), coinsOf(at(storage, 'balance', 'grams'))];
    if (constructorOf(account) !== 'account' || !status || !address || balance === undefined) continue;
    const wallet = walletOfInit(reading, at(state, '_'));
    return {found: {kind: 'account', account: address, balance, status, wallet}, decode: {type, schema: ''}};
  }
  return undefined;
}

const HEADERS: ReadonlyMap<number, readonly [BlockFound['kind'], string]> = new Map([
  [0x11ef55aa, ['block', 'Block']],
  [0x9bc7a987, ['block-header', 'BlockInfo']],
  [0x9023afe2, ['shard-state', 'ShardState']],
]);

/** A block, its header alone, or the state of a shard; in a proof, other parts may be pruned. */
export function blockOf(reading: Reading, cell: number): Result<BlockFound> | undefined {
  const header = HEADERS.get(reading.operation({cell, bit: 0, ref: 0}) ?? 0);
  if (!header) return undefined;
  const [kind, type] = header;
  const value = reading.whole(cell, type, BLOCKS);
  const info = kind === 'block' ? at(value, 'info') : value;
  const ident = at(info, kind === 'shard-state' ? 'shard_id' : 'shard');
  const [workchain, seqno, time] = [number(at(ident, 'workchain_id')), number(at(info, 'seq_no')), number(at(info, 'gen_utime'))];
  const [bits, prefix] = [number(at(ident, 'shard_pfx_bits')), numberOf(at(ident, 'shard_prefix'))];
  if (workchain === undefined || seqno === undefined || time === undefined || bits === undefined || prefix === undefined) return undefined;
  // The last 1 says where the prefix ends.
  const shard = (prefix | (1n << BigInt(63 - bits))).toString(16).padStart(16, '0');
  return {found: {kind, workchain, shard, seqno, time}, decode: {type, schema: BLOCKS}};
}

/**
 * The dictionary of config parameters. Any dictionary with keys of 32 bits looks like it; only this one has at key 9 the
 * list of the keys that must be there, and they are.
 */
export function configOf(reading: Reading, cell: number): Result<ConfigFound> | undefined {
  const type = 'Hashmap 32 ^Cell';
  const params = reading.whole(cell, type);
  const mandatory = params?.children.find(({name}) => name === '9');
  const list = mandatory && cellOf(mandatory);
  const keys = list === undefined ? undefined : reading.whole(list, 'Hashmap 32 True')?.children.map(({name}) => name);
  const there = new Set(params?.children.map(({name}) => name));
  if (!params || !keys || !['0', '1', '9'].every((key) => keys.includes(key)) || !keys.every((key) => there.has(key))) return undefined;
  return {found: {kind: 'config', params: params.children.length}, decode: {type, schema: ''}};
}
