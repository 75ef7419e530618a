import {
  beginCell,
  contractAddress,
  loadTransaction,
  storeMessage,
  type Address,
  type Message,
  type StateInit,
  type Transaction,
} from '@ton/core';
import {badInput} from '../errors.ts';
import {MAX_TRANSACTIONS} from '../limits.ts';
import type {DeployRequest, ExternalRequest, InternalRequest, SendResult, TransactionReport, World} from '../protocol.ts';
import {readAddress} from '../values/address.ts';
import {readBoc, toBase64} from '../values/boc.ts';
import {readCell, readCoins} from '../values/cell.ts';
import {accountState, loadAccount} from './accounts.ts';
import {LOG, type Emulator, type TransactionOutput} from './emulator.ts';
import {readLog} from './log.ts';
import {previousBlocksEntry} from './surroundings.ts';
import {reportActions, reportMessage} from './report.ts';

/** Between two transactions, as in the sandbox. */
const LT_STEP = 1_000_000n;

/** Deploys a contract: an internal message that brings code and data to the address which they give. */
export function deploy(emulator: Emulator, {world, code, data, body, value, from, anew}: DeployRequest): SendResult {
  const init: StateInit = {code: readBoc(code, 'code'), data: readCell(data, 'data')};
  const to = contractAddress(0, init);
  const others = Object.fromEntries(Object.entries(world.accounts).filter(([address]) => address !== to.toRawString()));
  return send(
    emulator,
    anew ? {...world, accounts: others} : world,
    internal({from, to, value, body: readCell(body, 'body'), bounce: false, init}),
  );
}

export function sendInternal(emulator: Emulator, {world, from, to, value, body, bounce, bounced}: InternalRequest): SendResult {
  const message = internal({from, to: readAddress(to, 'to'), value, body: readCell(body, 'body'), bounce, bounced});
  return send(emulator, world, message);
}

export function sendExternal(emulator: Emulator, {world, to, body}: ExternalRequest): SendResult {
  const dest = readAddress(to, 'to');
  return send(emulator, world, {info: {type: 'external-in', dest, importFee: 0n}, body: readCell(body, 'body')});
}

function internal(parts: {
  from: string;
  to: Address;
  value: string;
  body: Message['body'];
  bounce: boolean;
  bounced?: boolean;
  init?: StateInit;
}): Message {
  return {
    info: {
      type: 'internal',
      ihrDisabled: true,
      bounce: parts.bounce,
      bounced: parts.bounced ?? false,
      src: readAddress(parts.from, 'from'),
      dest: parts.to,
      value: {coins: readCoins(parts.value, 'value')},
      ihrFee: 0n,
      forwardFee: 0n,
      createdLt: 0n,
      createdAt: 0,
    },
    init: parts.init,
    body: parts.body,
  };
}

/** Runs a message and whatever messages it sets off among the accounts that the world knows. */
function send(emulator: Emulator, world: World, first: Message): SendResult {
  const accounts = {...world.accounts};
  let lt = BigInt(world.lt);
  // A message and all that it sets off are one block, with one seed; the next message is in another. Zeros will not do: the
  // emulator would draw a seed of its own for each transaction, and no run could be repeated.
  const seed = lt.toString(16).padStart(64, '1');
  const queue: Message[] = [first];
  const transactions: TransactionReport[] = [];
  const target = (first.info.dest as Address).toRawString();
  /** Accounts that a message on its way deploys: what is sent to them after it finds them there. */
  const coming = new Set<string>();
  while (queue.length > 0 && transactions.length < MAX_TRANSACTIONS) {
    const message = queue.shift()!;
    const address = message.info.dest as Address;
    const key = address.toRawString();
    const known: World = {accounts, lt: lt.toString(), now: world.now};
    lt += LT_STEP;
    const output = emulator.runTransaction(
      {
        utime: world.now,
        lt: lt.toString(),
        rand_seed: seed,
        ignore_chksig: false,
        debug_enabled: true,
        prev_blocks_info: previousBlocksEntry(),
      },
      accountState(loadAccount(known, address)),
      toBase64(beginCell().store(storeMessage(message)).endCell()),
      LOG.stack,
    );
    if (!output.success) return refused(world, target, output, transactions);
    accounts[key] = {state: output.shard_account};
    const transaction = loadTransaction(readBoc(output.transaction, 'transaction').beginParse());
    const out = [...transaction.outMessages.values()];
    const delivered = out.map((sent) => isKnown(accounts, coming, sent));
    queue.push(...out.filter((_, index) => delivered[index]));
    transactions.push(report({accounts, lt: lt.toString(), now: world.now}, address, message, transaction, output, out, delivered));
  }
  return {world: {accounts, lt: lt.toString(), now: world.now}, account: target, transactions, cutOff: queue.length > 0};
}

/** A message is delivered to an account of the playground, to one that it deploys, and to one that an earlier one does. */
function isKnown(accounts: World['accounts'], coming: Set<string>, {info, init}: Message): boolean {
  if (info.type !== 'internal') return false;
  const to = info.dest.toRawString();
  if (init) coming.add(to);
  return accounts[to] !== undefined || coming.has(to);
}

function refused(
  world: World,
  account: string,
  output: TransactionOutput & {success: false},
  transactions: readonly TransactionReport[],
): SendResult {
  const {error, vm_exit_code: exitCode} = output;
  if (transactions.length) throw badInput('crashed', error, 'message');
  return {
    world,
    account,
    transactions,
    refused: {reason: error, trace: readLog(output.vm_log ?? ''), ...(exitCode !== undefined && {exitCode})},
    cutOff: false,
  };
}

function report(
  world: World,
  address: Address,
  message: Message,
  transaction: Transaction,
  output: TransactionOutput & {success: true},
  out: readonly Message[],
  delivered: readonly boolean[],
): TransactionReport {
  const {description} = transaction;
  if (description.type !== 'generic') throw badInput('crashed', `a transaction of the kind ${description.type}`, 'message');
  const {computePhase: compute, actionPhase: action} = description;
  const gas = compute.type === 'vm' ? Number(compute.gasLimit) || Number(compute.gasCredit ?? 0) : 0;
  const after = loadAccount(world, address).account;
  const state = after?.storage.state;
  return {
    transaction: output.transaction,
    account: address.toRawString(),
    lt: transaction.lt.toString(),
    message: reportMessage(message),
    ok: compute.type === 'vm' && compute.success && (action?.success ?? false),
    compute:
      compute.type === 'vm'
        ? {
            exitCode: compute.exitCode,
            gasUsed: Number(compute.gasUsed),
            gasLimit: gas,
            gasFee: compute.gasFees.toString(),
            vmSteps: compute.vmSteps,
          }
        : {skipped: compute.reason},
    ...(action && {
      action: {resultCode: action.resultCode, ok: action.success, sent: action.messagesCreated, skipped: action.skippedActions},
    }),
    actions: output.actions ? reportActions(readBoc(output.actions, 'actions')) : [],
    sent: out.map((sent, index) => ({...reportMessage(sent), delivered: delivered[index]!})),
    fees: transaction.totalFees.coins.toString(),
    balance: (after?.storage.balance.coins ?? 0n).toString(),
    status: state?.type ?? 'none',
    ...(state?.type === 'active' && {
      ...(state.state.data && {data: toBase64(state.state.data)}),
      ...(state.state.code && {codeHash: state.state.code.hash().toString('hex')}),
    }),
    trace: readLog(output.vm_log, {gas}),
  };
}
