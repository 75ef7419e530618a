// The operations behind the presets of the fee calculator, run in the emulator.
import {
  type Address,
  beginCell,
  type Cell,
  Dictionary,
  storeAccountStorage,
  toNano,
  type Transaction,
} from '@ton/core';
import {type Blockchain} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {Counter} from '../counter/Counter.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {messageSize, type Size, sizeOf} from './fees.ts';

const YEAR = 365 * 86_400;
const compile = (path: string): Promise<Cell> =>
  compileTolk(new URL(`../${path}.tolk`, import.meta.url));

/** What the calculator needs to know about a transaction, and the transaction itself. */
export interface MeasuredPreset {
  /** Size of the account as the storage phase counts it: before a transfer, after a deployment. */
  readonly account: Size;
  readonly gasUsed: bigint;
  /** Size, without the root cell, of the message sent or, for a deployment, of the incoming message. */
  readonly message: Size;
  /** `fwd_fee` of the message: what remains of the forward fee after the sender's part. */
  readonly messageFee: bigint;
  readonly transaction: Transaction;
}

async function accountSize(network: Blockchain, address: Address): Promise<Size> {
  const {account} = (await network.getContract(address)).account;
  if (!account) throw new Error(`No account at ${address}`);
  return sizeOf([beginCell().store(storeAccountStorage(account.storage)).endCell()]);
}

function gasOf({description}: Transaction): bigint {
  if (description.type !== 'generic' || description.computePhase.type !== 'vm')
    throw new Error('No code ran');
  return description.computePhase.gasUsed;
}

/** The message cells as stored in the transaction: serialized again, a StateInit may get a cell of its own. */
function messagesOf(transaction: Transaction): {
  readonly incoming: Cell;
  readonly outgoing: Cell;
} {
  const messages = transaction.raw.refs[0]!.beginParse();
  const incoming = messages.loadMaybeRef();
  const outgoing = messages
    .loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
    .get(0);
  return {
    incoming: incoming ?? beginCell().endCell(),
    outgoing: outgoing ?? beginCell().endCell(),
  };
}

const at = (transactions: readonly Transaction[], address: Address): Transaction => {
  const found = transactions.find(
    ({inMessage}) => inMessage?.info.dest?.toString() === address.toString(),
  );
  if (!found) throw new Error(`No transaction of ${address}`);
  return found;
};

/** Transfers jettons to a jetton wallet that is already deployed, an hour after the previous transfer. */
export async function jettonTransfer(): Promise<MeasuredPreset> {
  const network = await createNetwork();
  const admin = await network.treasury('admin');
  const alice = await network.treasury('alice');
  const bob = await network.treasury('bob');
  const content = beginCell()
    .storeUint(1, 8)
    .storeStringTail('https://example.com/jetton.json')
    .endCell();
  const minter = network.openContract(
    JettonMinter.create(
      admin.address,
      content,
      await compile('jetton/jetton-minter'),
      await compile('jetton/jetton-wallet'),
    ),
  );
  await minter.sendMint(admin.getSender(), toNano('0.2'), alice.address, 1000n, 0n);
  const from = await minter.getWalletAddress(alice.address);
  const wallet = network.openContract(new JettonWallet(from));
  const send = () =>
    wallet.sendTransfer(alice.getSender(), toNano('0.1'), {
      amount: 1n,
      to: bob.address,
      responseTo: alice.address,
      forwardAmount: 1n,
    });
  await send(); // deploys the second jetton wallet
  const account = await accountSize(network, from);
  network.now = (network.now ?? 0) + 3600;
  const transaction = at((await send()).transactions, from);
  const sent = transaction.outMessages.get(0);
  if (sent?.info.type !== 'internal') throw new Error('No message');
  return {
    account,
    gasUsed: gasOf(transaction),
    message: messageSize(messagesOf(transaction).outgoing),
    messageFee: sent.info.forwardFee,
    transaction,
  };
}

/** Deploys a counter and sends it a message after a year: the second transaction charges storage for that year. */
export async function counterYear(): Promise<
  MeasuredPreset & {readonly yearFee: bigint; readonly deployFee: bigint}
> {
  const network = await createNetwork();
  const owner = await network.treasury('owner');
  const counter = network.openContract(
    Counter.fromConfig(
      {owner: owner.address, value: 7n},
      await compile('counter/counter'),
    ),
  );
  const transaction = at(
    (await counter.sendDeploy(owner.getSender(), toNano('1'))).transactions,
    counter.address,
  );
  const sent = transaction.inMessage;
  if (sent?.info.type !== 'internal') throw new Error('No message');
  const account = await accountSize(network, counter.address);
  network.now = (network.now ?? 0) + YEAR;
  const later = at(
    (await counter.sendDeploy(owner.getSender(), toNano('0.1'))).transactions,
    counter.address,
  );
  if (later.description.type !== 'generic') throw new Error('No storage phase');
  return {
    account,
    gasUsed: gasOf(transaction),
    message: messageSize(messagesOf(transaction).incoming),
    messageFee: sent.info.forwardFee,
    transaction,
    deployFee: transaction.totalFees.coins,
    yearFee: later.description.storagePhase?.storageFeesCollected ?? 0n,
  };
}
