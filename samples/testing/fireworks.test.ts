// region setup
import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {beginCell, type Cell, fromNano, toNano} from '@ton/core';
import {
  type Blockchain,
  internal,
  printTransactionFees,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {findTransactionRequired} from '@ton/test-utils';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {Fireworks, Opcodes} from './Fireworks.ts';

let code: Cell;
let blockchain: Blockchain;
let owner: SandboxContract<TreasuryContract>;
let setter: SandboxContract<Fireworks>;
let launchers: [Fireworks, Fireworks];
let result: SendMessageResult;

before(async () => {
  code = await compileTolk(new URL('fireworks.tolk', import.meta.url));
  blockchain = await createNetwork(); // Blockchain.create() with mainnet prices
  owner = await blockchain.treasury('owner');
  setter = blockchain.openContract(Fireworks.create(0, owner.address, code));
  launchers = [
    Fireworks.create(1, owner.address, code),
    Fireworks.create(2, owner.address, code),
  ];
  result = await setter.sendSetFirst(owner.getSender(), toNano('2.5'));
});
// endregion

// region id1
test('transaction 1: the setter is deployed and sends two messages', () => {
  findTransactionRequired(result.transactions, {
    from: owner.address,
    to: setter.address,
    op: Opcodes.setFirst,
    success: true,
    deploy: true,
    outMessagesCount: 2,
  });
});
// endregion

// region id2
test('transaction 2: the first launcher sends four messages and is destroyed', () => {
  findTransactionRequired(result.transactions, {
    from: setter.address,
    to: launchers[0].address,
    op: Opcodes.launchFirst,
    success: true,
    outMessagesCount: 4,
    destroyed: true,
    endStatus: 'non-existing',
  });
});
// endregion

// region id3
test('transaction 3: the second launcher sends one message and remains', () => {
  findTransactionRequired(result.transactions, {
    from: setter.address,
    to: launchers[1].address,
    op: Opcodes.launchSecond,
    success: true,
    outMessagesCount: 1,
    oldStatus: 'uninitialized',
    endStatus: 'active',
  });
});
// endregion

// region comments
const comment = (text: string): Cell =>
  beginCell().storeUint(0, 32).storeStringTail(text).endCell();

const rocket = (from: Fireworks, text: string) =>
  findTransactionRequired(result.transactions, {
    from: from.address,
    to: owner.address,
    body: (body) => body?.equals(comment(text)) ?? false,
    success: true,
  });
// endregion

// region modes
test('transactions 4 to 8: each message has its mode', () => {
  const modes: [Fireworks, string, number][] = [
    [launchers[0], 'mode 0', 0],
    [launchers[0], 'mode 1', 1],
    [launchers[0], 'mode 2', 2],
    [launchers[0], 'mode 128 + 32', 128 + 32],
    [launchers[1], 'mode 64', 64],
  ];
  for (const [from, text, mode] of modes)
    assert.equal(rocket(from, text).mode, mode, text);
});
// endregion

// region values
const valueOf = (from: Fireworks, text: string): bigint => {
  const info = rocket(from, text).inMessage?.info;
  assert.equal(info?.type, 'internal');
  return info.type === 'internal' ? info.value.coins : 0n;
};

test('mode 0 takes the forward fee from the value, mode 1 from the balance', () => {
  assert.ok(valueOf(launchers[0], 'mode 0') < toNano('0.1'));
  assert.equal(valueOf(launchers[0], 'mode 1'), toNano('0.1'));
});

test('mode 64 returns the value of the message, less the fees', () => {
  const left = toNano('1') - valueOf(launchers[1], 'mode 64');
  assert.ok(left > 0n && left < toNano('0.01'), `${fromNano(left)} GRAM of fees`);
});
// endregion

// region fees
test('the fees of the whole trace stay within a budget', () => {
  printTransactionFees(result.transactions);
  const fees = result.transactions.reduce((sum, tx) => sum + tx.totalFees.coins, 0n);
  assert.ok(fees < toNano('0.01'), `${fromNano(fees)} GRAM`);
});
// endregion

// region stranger
test('a stranger cannot start the fireworks', async () => {
  const stranger = await blockchain.treasury('stranger');
  const refused = await setter.sendSetFirst(stranger.getSender(), toNano('2.5'));
  findTransactionRequired(refused.transactions, {
    to: setter.address,
    success: false,
    exitCode: 401,
  });
  // The Gram returns in a bounced message.
  findTransactionRequired(refused.transactions, {
    from: setter.address,
    to: stranger.address,
    inMessageBounced: true,
  });
});
// endregion

// region getter
test('the contract computes the addresses that the wrapper computes', async () => {
  const address = await setter.getLauncherAddress(2n);
  assert.ok(address.equals(launchers[1].address));
});
// endregion

// region logs
test('debug output and the TVM log', async () => {
  blockchain.verbosity = {
    print: false, // keep the text in the result instead of printing it
    blockchainLogs: false,
    vmLogs: 'vm_logs', // 'none', 'vm_logs', 'vm_logs_gas', 'vm_logs_location', 'vm_logs_full', 'vm_logs_verbose'
    debugLogs: true,
  };
  const {transactions} = await setter.sendSetFirst(owner.getSender(), toNano('2.5'));
  const first = findTransactionRequired(transactions, {to: launchers[0].address});
  assert.match(first.debugLogs, /#DEBUG#: s0 = 1/);
  assert.match(first.vmLogs, /execute /);
});
// endregion

// region time
test('time and state: a snapshot restores the network', async () => {
  const balance = () => blockchain.getContract(setter.address).then((c) => c.balance);
  const [snapshot, initial] = [blockchain.snapshot(), await balance()];
  blockchain.now = blockchain.now! + 30 * 24 * 60 * 60; // a month of storage is due
  await blockchain.sendMessage(
    internal({
      from: owner.address,
      to: setter.address,
      value: toNano('1'),
      bounce: true,
    }),
  );
  assert.notEqual(await balance(), initial);
  await blockchain.loadFrom(snapshot);
  assert.equal(await balance(), initial);
});
// endregion
