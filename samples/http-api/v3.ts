import {Address, type AccountStatus} from '@ton/core';
import type {Blockchain} from '@ton/sandbox';
import {accountOf, Refused, runMethod, send} from './chain.ts';
import {
  allTransactions,
  normalizedHash,
  readHash,
  seqnoOf,
  type Found,
  type FoundMessage,
} from './records.ts';

interface Endpoint {
  /** The parameters that the stand-in understands: all others are rejected. */
  readonly parameters: readonly string[];
  readonly answer: (
    blockchain: Blockchain,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ) => unknown;
}

const STATUS: Readonly<Record<AccountStatus, string>> = {
  active: 'active',
  frozen: 'frozen',
  uninitialized: 'uninit',
  'non-existing': 'nonexist',
};
const raw = (address: unknown): string | null =>
  address instanceof Address ? address.toRawString().toUpperCase() : null;
const base64 = (hash: Buffer): string => hash.toString('base64');
const book = {address_book: {}, metadata: {}};

function message({cell, message: {info, body, init}}: FoundMessage): object {
  const start = body.beginParse();
  const opcode = start.remainingBits >= 32 ? start.loadUint(32) : null;
  const internal = info.type === 'internal' ? info : null;
  return {
    hash: base64(cell.hash()),
    hash_norm:
      info.type === 'external-in' ? base64(normalizedHash({info, body})) : undefined,
    source: raw(info.src),
    destination: raw(info.dest),
    value: internal?.value.coins.toString() ?? null,
    fwd_fee: internal?.forwardFee.toString() ?? null,
    ihr_disabled: internal?.ihrDisabled ?? null,
    bounce: internal?.bounce ?? null,
    bounced: internal?.bounced ?? null,
    created_lt: info.type === 'external-in' ? null : info.createdLt.toString(),
    created_at: info.type === 'external-in' ? null : info.createdAt.toString(),
    import_fee: info.type === 'external-in' ? info.importFee.toString() : null,
    opcode: opcode === null ? null : `0x${opcode.toString(16).padStart(8, '0')}`,
    message_content: {
      hash: base64(body.hash()),
      body: base64(body.toBoc()),
      decoded: null,
    },
    init_state: init ? {} : null,
  };
}

function description({description: d}: Found['tx']): object {
  if (d.type !== 'generic') return {type: d.type};
  const {computePhase: compute, actionPhase: action, bouncePhase: bounce} = d;
  return {
    type: 'ord',
    aborted: d.aborted,
    destroyed: d.destroyed,
    credit_first: d.creditFirst,
    storage_ph: {
      storage_fees_collected: (d.storagePhase?.storageFeesCollected ?? 0n).toString(),
      status_change: d.storagePhase?.statusChange ?? 'unchanged',
    },
    compute_ph:
      compute.type === 'skipped'
        ? {skipped: true, reason: compute.reason.replace('-', '_')}
        : {
            skipped: false,
            success: compute.success,
            exit_code: compute.exitCode,
            gas_fees: compute.gasFees.toString(),
            gas_used: compute.gasUsed.toString(),
            vm_steps: compute.vmSteps,
          },
    action: action
      ? {
          success: action.success,
          valid: action.valid,
          no_funds: action.noFunds,
          result_code: action.resultCode,
          tot_actions: action.totalActions,
          skipped_actions: action.skippedActions,
          msgs_created: action.messagesCreated,
          total_fwd_fees: (action.totalFwdFees ?? 0n).toString(),
          total_action_fees: (action.totalActionFees ?? 0n).toString(),
        }
      : undefined,
    bounce: bounce ? {type: bounce.type.replace('-', '_')} : undefined,
  };
}

/** All transactions, each with the root of its trace: the transaction that no other one triggered. */
function indexed(blockchain: Blockchain): (Found & {root: Found; parent?: Found})[] {
  const from = new Map<string, Found>();
  const roots = new Map<Found, Found>();
  return allTransactions(blockchain).map((found) => {
    for (const {cell} of found.outMessages) from.set(base64(cell.hash()), found);
    const parent = found.inMessage
      ? from.get(base64(found.inMessage.cell.hash()))
      : undefined;
    const root = (parent && roots.get(parent)) ?? found;
    roots.set(found, root);
    return Object.assign(found, {root, ...(parent ? {parent} : {})});
  });
}
type Indexed = ReturnType<typeof indexed>[number];

function transaction(found: Indexed): object {
  const {tx, account, hash, inMessage, outMessages, root} = found;
  return {
    account: account.toUpperCase(),
    hash: base64(hash),
    lt: tx.lt.toString(),
    now: tx.now,
    mc_block_seqno: seqnoOf(tx.lt),
    trace_id: base64(root.hash),
    trace_external_hash: root.inMessage && base64(root.inMessage.cell.hash()),
    prev_trans_hash: base64(
      Buffer.from(tx.prevTransactionHash.toString(16).padStart(64, '0'), 'hex'),
    ),
    prev_trans_lt: tx.prevTransactionLt.toString(),
    orig_status: STATUS[tx.oldStatus],
    end_status: STATUS[tx.endStatus],
    total_fees: tx.totalFees.coins.toString(),
    description: description(tx),
    block_ref: {workchain: 0, shard: '8000000000000000', seqno: seqnoOf(tx.lt)},
    in_msg: inMessage && message(inMessage),
    out_msgs: outMessages.map(message),
    account_state_before: {hash: base64(tx.stateUpdate.oldHash)},
    account_state_after: {hash: base64(tx.stateUpdate.newHash)},
    emulated: false,
    finality: 'finalized',
  };
}

/** Sort, offset and limit, which all lists of the API support. */
function page<T>(list: readonly T[], query: URLSearchParams): T[] {
  const limit = Number(query.get('limit') ?? 10);
  const offset = Number(query.get('offset') ?? 0);
  if (!(limit >= 1 && limit <= 1000))
    throw new Refused(422, 'limit is not within 1…1000');
  const sorted = query.get('sort') === 'asc' ? list : list.toReversed();
  return sorted.slice(offset, offset + limit);
}

/** A filter by message hash matches both the plain and the normalized hash. */
const isMessage =
  (hash: Buffer) =>
  ({cell, message: found}: FoundMessage): boolean =>
    cell.hash().equals(hash) ||
    (found.info.type === 'external-in' && normalizedHash(found).equals(hash));

function select(blockchain: Blockchain, query: URLSearchParams): Indexed[] {
  const hash = (name: string): Buffer | undefined =>
    query.has(name) ? readHash(String(query.get(name))) : undefined;
  const number = (name: string): bigint | undefined =>
    query.has(name) ? BigInt(String(query.get(name))) : undefined;
  const accounts = query
    .getAll('account')
    .map((one) => Address.parse(one).toRawString());
  const [own, msg, body, trace] = ['hash', 'msg_hash', 'body_hash', 'trace_id'].map(
    hash,
  );
  const txHash = hash('tx_hash');
  const all = indexed(blockchain);
  const withRoot = txHash && all.find((one) => one.hash.equals(txHash))?.root;
  const direction = query.get('direction');
  return all.filter((one) => {
    const {tx} = one;
    const messages = [
      ...(direction !== 'out' && one.inMessage ? [one.inMessage] : []),
      ...(direction !== 'in' ? one.outMessages : []),
    ];
    return (
      (accounts.length === 0 || accounts.includes(one.account)) &&
      (!own || one.hash.equals(own)) &&
      (!trace || one.root.hash.equals(trace)) &&
      (!txHash || one.root === withRoot) &&
      (!msg || messages.some(isMessage(msg))) &&
      (!body || messages.some(({message: {body: cell}}) => cell.hash().equals(body))) &&
      tx.lt >= (number('start_lt') ?? 0n) &&
      tx.lt <= (number('end_lt') ?? tx.lt) &&
      tx.lt === (number('lt') ?? tx.lt) &&
      BigInt(tx.now) >= (number('start_utime') ?? 0n) &&
      BigInt(tx.now) <= (number('end_utime') ?? BigInt(tx.now)) &&
      BigInt(seqnoOf(tx.lt)) === (number('mc_seqno') ?? BigInt(seqnoOf(tx.lt)))
    );
  });
}

function trace(root: Found, all: readonly Indexed[]): object {
  const members = all.filter((one) => one.root === root);
  const first = members[0];
  const last = members.at(-1);
  const node = (found: Found): object => ({
    tx_hash: base64(found.hash),
    in_msg_hash: found.inMessage && base64(found.inMessage.cell.hash()),
    children: members.filter(({parent}) => parent === found).map(node),
  });
  return {
    trace_id: base64(root.hash),
    external_hash: root.inMessage && base64(root.inMessage.cell.hash()),
    mc_seqno_start: String(seqnoOf(first?.tx.lt ?? 0n)),
    mc_seqno_end: String(seqnoOf(last?.tx.lt ?? 0n)),
    start_lt: first?.tx.lt.toString(),
    start_utime: first?.tx.now,
    end_lt: last?.tx.lt.toString(),
    end_utime: last?.tx.now,
    is_incomplete: false,
    trace_info: {
      trace_state: 'complete',
      transactions: members.length,
      messages: members.length,
      pending_messages: 0,
    },
    trace: node(root),
    transactions_order: members.map(({hash}) => base64(hash)),
    transactions: Object.fromEntries(
      members.map((one) => [base64(one.hash), transaction(one)]),
    ),
  };
}

const RANGE = ['start_utime', 'end_utime', 'start_lt', 'end_lt', 'mc_seqno'];
const PAGE = ['limit', 'offset'];

/** TON Center API v3: the endpoints that the pages call. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  accountStates: {
    parameters: ['address', 'include_boc'],
    async answer(blockchain, query) {
      const boc = query.get('include_boc') !== 'false';
      const accounts = query.getAll('address').map(async (text) => {
        const account = await accountOf(blockchain, Address.parse(text));
        return {
          address: raw(account.address),
          balance: account.balance.toString(),
          status: account.status,
          code_hash: account.code ? base64(account.code.hash()) : undefined,
          data_hash: account.data ? base64(account.data.hash()) : undefined,
          code_boc: boc && account.code ? base64(account.code.toBoc()) : undefined,
          data_boc: boc && account.data ? base64(account.data.toBoc()) : undefined,
          last_transaction_lt: account.lastLt.toString(),
          last_transaction_hash: base64(account.lastHash),
        };
      });
      return {accounts: await Promise.all(accounts), ...book};
    },
  },
  transactions: {
    parameters: ['account', 'hash', 'lt', 'sort', ...RANGE, ...PAGE],
    answer: (blockchain, query) => ({
      transactions: page(select(blockchain, query), query).map(transaction),
      ...book,
    }),
  },
  transactionsByMessage: {
    parameters: ['msg_hash', 'body_hash', 'direction', ...PAGE],
    answer(blockchain, query) {
      if (!query.has('msg_hash') && !query.has('body_hash')) {
        throw new Refused(422, 'msg_hash or body_hash is required');
      }
      return {
        transactions: page(select(blockchain, query), query).map(transaction),
        ...book,
      };
    },
  },
  traces: {
    parameters: [
      'account',
      'trace_id',
      'tx_hash',
      'msg_hash',
      'sort',
      ...RANGE,
      ...PAGE,
    ],
    answer(blockchain, query) {
      const all = indexed(blockchain);
      const wanted = new Set(
        select(blockchain, query).map(({root}) => base64(root.hash)),
      );
      const roots = all.filter(
        (one) => one.root === one && wanted.has(base64(one.hash)),
      );
      return {traces: page(roots, query).map((root) => trace(root, all)), ...book};
    },
  },
  message: {
    parameters: [],
    async answer(blockchain, _query, {boc}) {
      const {cell, message: sent} = await send(blockchain, String(boc));
      return {
        message_hash: base64(cell.hash()),
        message_hash_norm: base64(normalizedHash(sent)),
      };
    },
  },
  runGetMethod: {
    parameters: [],
    async answer(blockchain, _query, body) {
      const {address, method, stack} = body as {
        address: string;
        method: string;
        stack?: {type: string; value: string}[];
      };
      const account = Address.parse(address);
      const result = await runMethod(blockchain, account, method, stack ?? []);
      return {
        gas_used: Number(result.gasUsed),
        exit_code: result.exitCode,
        stack: result.stack.map((item) => {
          if (item.type === 'int') {
            const sign = item.value < 0n ? '-' : '';
            return {
              type: 'num',
              value: `${sign}0x${item.value.toString(16).replace('-', '')}`,
            };
          }
          return 'cell' in item
            ? {type: item.type, value: base64(item.cell.toBoc())}
            : {type: 'list', value: []};
        }),
      };
    },
  },
};
