// The probe in an emulated network with the dated mainnet configuration.
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  internal,
  type StateInit,
  storeAccountStorage,
  storeMessage,
  toNano,
  type Transaction,
  type TransactionDescriptionGeneric,
} from '@ton/core';
import {type Blockchain} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {type Size, sizeOf} from './fees.ts';
import {type Chain} from './prices.ts';

export const workchain = {masterchain: -1, basechain: 0} as const;

export interface Probe {
  readonly network: Blockchain;
  readonly address: Address;
}

let compiled: Promise<Cell> | undefined;

/** A network in which a message has deployed the probe, so that the emulator has counted the probe's cells. */
export async function createProbe(
  chain: Chain,
  data = new Cell(),
  now?: number,
): Promise<Probe> {
  compiled ??= compileTolk(new URL('probe.tolk', import.meta.url));
  const init = {code: await compiled, data};
  const network = await createNetwork();
  if (now !== undefined) network.now = now;
  const at = {network, address: contractAddress(workchain[chain], init)};
  await run(at, new Cell(), toNano('100'), init);
  return at;
}

export const spend = (rounds: number): Cell =>
  beginCell().storeUint(1, 32).storeUint(rounds, 32).endCell();
export const send = (message: Cell, mode: number): Cell =>
  beginCell().storeUint(2, 32).storeUint(mode, 8).storeRef(message).endCell();

/** A message in the form in which a contract sends it. The body is always in a cell of its own. */
export function outgoing(to: Address, body: Cell, value = toNano('0.5')): Cell {
  return beginCell()
    .storeUint(0x10, 6) // internal, no IHR, not bounceable
    .storeAddress(to)
    .storeCoins(value)
    .storeUint(0, 1 + 4 + 4 + 64 + 32 + 1)
    .storeBit(true)
    .storeRef(body)
    .endCell();
}

/** Sends the probe an internal message from an address without a contract in the same workchain. */
export async function run(
  {network, address}: Probe,
  body: Cell,
  value = toNano('10'),
  init?: StateInit,
): Promise<Transaction> {
  const from = new Address(address.workChain, Buffer.alloc(32, 1));
  const message = internal({
    to: address,
    value,
    bounce: true,
    body,
    ...(init && {init}),
  });
  const {transactions} = await network.sendMessage({
    ...message,
    info: {...message.info, src: from},
  } as Parameters<Blockchain['sendMessage']>[0]);
  return first(transactions);
}

/** Sends the probe an external message; returns the transaction and the message as a cell. */
export async function runExternal(
  {network, address}: Probe,
  body: Cell,
): Promise<{transaction: Transaction; message: Cell}> {
  const message = {
    info: {type: 'external-in', dest: address, importFee: 0n},
    body,
  } as const;
  const {transactions} = await network.sendMessage(message);
  return {
    transaction: first(transactions),
    message: beginCell().store(storeMessage(message)).endCell(),
  };
}

function first(transactions: readonly Transaction[]): Transaction {
  const transaction = transactions[0];
  if (transaction === undefined) throw new Error('No transaction');
  return transaction;
}

/** The phases of an ordinary transaction. */
export function phases(transaction: Transaction): TransactionDescriptionGeneric {
  const {description} = transaction;
  if (description.type !== 'generic') throw new Error('Not an ordinary transaction');
  return description;
}

/** What the account pays storage for: its `AccountStorage` (`block.tlb`), root included. */
export async function storedSize({network, address}: Probe): Promise<Size> {
  const {account} = await network.getContract(address);
  if (!account.account) throw new Error('No account');
  return sizeOf([
    beginCell().store(storeAccountStorage(account.account.storage)).endCell(),
  ]);
}
