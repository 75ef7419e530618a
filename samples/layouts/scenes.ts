import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  internal,
  storeTransaction,
  toNano,
  type Transaction,
} from '@ton/core';
import {createShardAccount, type SendMessageResult} from '@ton/sandbox';
import {Counter} from '../counter/Counter.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';

/** Transactions of an emulated network with mainnet's configuration, keyed by what happened in them. */
export async function scenes(): Promise<Record<string, Transaction>> {
  const network = await createNetwork();
  const owner = await network.treasury('owner');
  const code = await compileTolk(new URL('../counter/counter.tolk', import.meta.url));
  const counter = network.openContract(
    Counter.fromConfig({owner: owner.address, value: 0n}, code),
  );
  const nobody = (n: number): Address => new Address(0, Buffer.alloc(32, n));
  const on = (
    {transactions}: Pick<SendMessageResult, 'transactions'>,
    address: Address,
  ): Transaction =>
    transactions.find(
      (one) => one.address === BigInt(`0x${address.hash.toString('hex')}`),
    )!;
  const send = async (
    to: Address,
    value: bigint,
    bounce: boolean,
    body?: Cell,
  ): Promise<Transaction> =>
    on(await owner.sendMessages([internal({to, value, bounce, body})]), to);

  const deployed = await counter.sendDeploy(owner.getSender(), toNano('0.1'));
  const increased = await counter.sendIncrease(owner.getSender(), toNano('0.1'), 5);
  const commitCode = await compileTolk(new URL('commit.tolk', import.meta.url));
  const commits = {code: commitCode, data: new Cell()};
  const committer = contractAddress(0, commits);
  const deployAndThrow = internal({
    to: committer,
    value: toNano('0.1'),
    bounce: true,
    init: commits,
  });
  const badState = internal({
    to: nobody(4),
    value: toNano('0.1'),
    bounce: true,
    init: counter.init!,
  });

  const special = nobody(0x77);
  const account = createShardAccount({
    address: special,
    code,
    data: beginCell().storeAddress(owner.address).storeUint(0, 64).endCell(),
    balance: toNano('10'),
  });
  const state = account.account!.storage.state;
  if (state.type === 'active') state.state.special = {tick: true, tock: false};
  await network.setShardAccount(special, account);

  return {
    'external message to a wallet': on(increased, owner.address),
    deploy: on(deployed, counter.address),
    'message to a contract': on(increased, counter.address),
    'contract throws 65535': await send(
      counter.address,
      toNano('0.1'),
      true,
      beginCell().storeUint(1, 32).endCell(),
    ),
    'commits, then throws 77': on(
      await owner.sendMessages([deployAndThrow]),
      committer,
    ),
    'no contract, bounce off': await send(nobody(1), toNano('0.1'), false),
    'no contract, bounce on': await send(nobody(2), toNano('0.1'), true),
    'no contract, 0.00001 GRAM': await send(nobody(3), toNano('0.00001'), true),
    'wrong init': on(await owner.sendMessages([badState]), nobody(4)),
    'no value': await send(nobody(5), 0n, true),
    'tick, no handler in the code': await tick(),
  };

  async function tick(): Promise<Transaction> {
    const {transactions} = await network.runTickTock(special, 'tick');
    return transactions[0]!;
  }
}

/** The cell of a transaction, checked against the hash that the network computed. */
export const cellOf = (transaction: Transaction): Cell => {
  const cell = beginCell().store(storeTransaction(transaction)).endCell();
  if (!cell.hash().equals(transaction.hash()))
    throw new Error('The cell differs from that of the network');
  return cell;
};

// region outcome
/** The outcome of a transaction: kind, compute phase, action phase, bounce phase, aborted. */
export function outcome({description: d}: Transaction): string[] {
  if (d.type !== 'generic' && d.type !== 'tick-tock') return [d.type];
  const compute = d.computePhase;
  const bounce = d.type === 'generic' ? d.bouncePhase : undefined;
  return [
    d.type === 'generic' ? 'ord' : 'tick_tock',
    compute.type === 'skipped'
      ? `skipped: ${compute.reason}`
      : `exit code ${compute.exitCode}`,
    d.actionPhase ? `result code ${d.actionPhase.resultCode}` : 'none',
    bounce ? bounce.type : 'none',
    String(d.aborted),
  ];
}
// endregion
