import {Address, type Cell, type TupleItem} from '@ton/core';
import type {Blockchain} from '@ton/sandbox';
import {
  allTransactions,
  normalizedHash,
  readHash,
  seqnoOf,
  type Found,
  type FoundMessage,
} from './records.ts';
import {accountOf, Refused, runMethod, send} from './chain.ts';

type Params = Readonly<Record<string, unknown>>;
type Method = (blockchain: Blockchain, params: Params) => unknown;

const ZERO = Buffer.alloc(32).toString('base64');
const address = (params: Params): Address => Address.parse(String(params.address));
const block = (seqno: number): object => ({
  '@type': 'ton.blockIdExt',
  workchain: -1,
  shard: '-9223372036854775808',
  seqno,
  root_hash: ZERO,
  file_hash: ZERO,
});
const transactionId = (lt: bigint, hash: Buffer): object => ({
  '@type': 'internal.transactionId',
  lt: lt.toString(),
  hash: hash.toString('base64'),
});

async function state(blockchain: Blockchain, params: Params) {
  const account = await accountOf(blockchain, address(params));
  return {
    ...account,
    state: account.status === 'uninit' ? 'uninitialized' : account.status,
  };
}

function stackItem(item: TupleItem): unknown {
  const bytes = (cell: Cell): object => ({bytes: cell.toBoc().toString('base64')});
  switch (item.type) {
    case 'int':
      return ['num', `${item.value < 0n ? '-' : ''}0x${abs(item.value).toString(16)}`];
    case 'null':
      return ['list', {'@type': 'tvm.list', elements: []}];
    case 'cell':
    case 'slice':
      return [item.type, bytes(item.cell)];
    default:
      throw new Refused(542, `the stand-in does not return a ${item.type}`);
  }
}
const abs = (value: bigint): bigint => (value < 0n ? -value : value);

function message({cell, message: {info, body}}: FoundMessage): object {
  const internal = info.type === 'internal';
  return {
    '@type': 'ext.message',
    hash: cell.hash().toString('base64'),
    source: info.src instanceof Address ? info.src.toString() : '',
    destination: info.dest instanceof Address ? info.dest.toString() : '',
    value: internal ? info.value.coins.toString() : '0',
    extra_currencies: [],
    fwd_fee: internal ? info.forwardFee.toString() : '0',
    ihr_fee: '0',
    created_lt: info.type === 'external-in' ? '0' : info.createdLt.toString(),
    body_hash: body.hash().toString('base64'),
    msg_data: {
      '@type': 'msg.dataRaw',
      body: body.toBoc().toString('base64'),
      init_state: '',
    },
  };
}

function transaction({tx, account, hash, inMessage, outMessages}: Found): object {
  const storage =
    'storagePhase' in tx.description
      ? (tx.description.storagePhase?.storageFeesCollected ?? 0n)
      : 0n;
  return {
    '@type': 'ext.transaction',
    address: {
      '@type': 'accountAddress',
      account_address: Address.parse(account).toString(),
    },
    account,
    utime: tx.now,
    data: tx.raw.toBoc().toString('base64'),
    transaction_id: transactionId(tx.lt, hash),
    fee: tx.totalFees.coins.toString(),
    storage_fee: storage.toString(),
    other_fee: (tx.totalFees.coins - storage).toString(),
    in_msg: inMessage ? message(inMessage) : undefined,
    out_msgs: outMessages.map(message),
  };
}

/** TON Center API v2: the methods that the pages call, by name. */
export const methods: Readonly<Record<string, Method>> = {
  getMasterchainInfo: (blockchain) => ({
    '@type': 'blocks.masterchainInfo',
    last: block(seqnoOf(blockchain.lt)),
    state_root_hash: ZERO,
    init: block(0),
  }),
  async getAddressInformation(blockchain, params) {
    const account = await state(blockchain, params);
    return {
      '@type': 'raw.fullAccountState',
      balance: account.balance.toString(),
      extra_currencies: [],
      state: account.state,
      code: account.code?.toBoc().toString('base64') ?? '',
      data: account.data?.toBoc().toString('base64') ?? '',
      frozen_hash: account.frozenHash?.toString('base64') ?? '',
      last_transaction_id: transactionId(account.lastLt, account.lastHash),
      block_id: block(seqnoOf(blockchain.lt)),
      sync_utime: blockchain.now ?? Math.floor(Date.now() / 1000),
    };
  },
  getAddressBalance: async (blockchain, params) =>
    (await state(blockchain, params)).balance.toString(),
  getAddressState: async (blockchain, params) =>
    (await state(blockchain, params)).state,
  async runGetMethod(blockchain, params) {
    const stack = ((params.stack ?? []) as [string, string][]).map(([type, value]) => ({
      type: type.replace('tvm.', '').toLowerCase(),
      value,
    }));
    const name = params.method as string | number;
    const result = await runMethod(blockchain, address(params), name, stack);
    const {lastLt, lastHash} = await state(blockchain, params);
    return {
      '@type': 'smc.runResult',
      gas_used: Number(result.gasUsed),
      stack: result.stack.map(stackItem),
      exit_code: result.exitCode,
      block_id: block(seqnoOf(blockchain.lt)),
      last_transaction_id: transactionId(lastLt, lastHash),
    };
  },
  async sendBoc(blockchain, params) {
    await send(blockchain, String(params.boc));
    return {'@type': 'ok'};
  },
  async sendBocReturnHash(blockchain, params) {
    const {cell, message: sent} = await send(blockchain, String(params.boc));
    return {
      '@type': 'raw.extMessageInfo',
      hash: cell.hash().toString('base64'),
      hash_norm: normalizedHash(sent).toString('base64'),
    };
  },
  getTransactions(blockchain, params) {
    const raw = address(params).toRawString();
    let found = allTransactions(blockchain)
      .filter(({account}) => account === raw)
      .reverse();
    if (params.lt !== undefined && params.hash !== undefined) {
      // A page begins with the named transaction: a caller that already has it drops it.
      const hash = readHash(String(params.hash));
      const from = found.findIndex((one) => one.hash.equals(hash));
      if (from < 0)
        throw new Refused(500, `cannot locate transaction ${String(params.lt)}`);
      found = found.slice(from);
    }
    const until = BigInt(String(params.to_lt ?? 0));
    return found
      .filter(({tx}) => tx.lt > until)
      .slice(0, Number(params.limit ?? 10))
      .map(transaction);
  },
};
