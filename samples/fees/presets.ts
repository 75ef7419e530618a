// What the presets of the fee calculator stand for, run in the emulator.
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

/** What the calculator needs to know of a transaction, and the transaction itself. */
export interface MeasuredPreset {
  /** The account before it, as the storage phase counts it. */
  readonly account: Size;
  readonly gasUsed: bigint;
  /** The message that it sends or, for a deployment, the one that deploys; without its root cell. */
  readonly message: Size;
  /** What the message shows as `fwd_fee`: the rest that its validators get. */
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

/** The cells of its messages as they lie in the transaction: written anew, a StateInit may get a cell of its own. */
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

/** The sender's jetton wallet passes a transfer on to a jetton wallet that exists, an hour after the last one. */
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

/** A counter is deployed, and touched again after a year: the second transaction charges the year. */
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
