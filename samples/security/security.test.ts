// Each attack succeeds against the first contract of a pair and fails against the second; the coin game has no second run.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  Dictionary,
  external,
  toNano,
} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, sign} from '@ton/crypto';
import type {Blockchain, SendMessageResult} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';

const compiled = new Map<string, Promise<Cell>>();
const compile = (name: string): Promise<Cell> => {
  const found =
    compiled.get(name) ?? compileTolk(new URL(`${name}.tolk`, import.meta.url));
  compiled.set(name, found);
  return found;
};

/** Deploys one contract of a pair with 10 GRAM, in a network of its own. */
async function deploy(
  name: string,
  data: (blockchain: Blockchain) => Promise<Cell> | Cell,
) {
  const blockchain = await createNetwork();
  const init = {code: await compile(name), data: await data(blockchain)};
  const address = contractAddress(0, init);
  const funder = await blockchain.treasury('funder');
  await funder.send({to: address, value: toNano('10'), init, bounce: false});
  const account = await blockchain.getContract(address);
  // Some contracts reject the empty message that deploys them; its value stays because the bounce flag is off.
  assert.equal(account.accountState?.type, 'active', name);
  return {
    blockchain,
    address,
    balance: async () => (await blockchain.getContract(address)).balance,
    get: async (method: string) =>
      (await blockchain.runGetMethod(address, method)).stackReader.readBigNumber(),
  };
}

function exitCode(result: SendMessageResult, address: Address): number {
  const transaction = result.transactions.find(
    ({inMessage}) => inMessage?.info.dest?.toString() === address.toString(),
  );
  const description = transaction?.description;
  assert.ok(description?.type === 'generic' && description.computePhase.type === 'vm');
  return description.computePhase.exitCode;
}

const empty = beginCell().endCell();

// region jetton
async function forgeDeposit(name: string): Promise<bigint> {
  const vault = await deploy(name, async (blockchain) =>
    beginCell()
      .storeAddress((await blockchain.treasury('jetton wallet')).address)
      .storeCoins(0n)
      .endCell(),
  );
  const attacker = await vault.blockchain.treasury('attacker');
  const body = beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(0, 64)
    .storeCoins(1_000_000n)
    .storeAddress(attacker.address)
    .storeBit(false)
    .endCell();
  await attacker.send({to: vault.address, value: toNano('0.05'), body});
  return vault.get('credited');
}

test('a forged notification credits jettons that never arrived', async () => {
  assert.equal(await forgeDeposit('vault-bad'), 1_000_000n);
  assert.equal(await forgeDeposit('vault-good'), 0n);
});
// endregion

// region bounce
async function payToNobody(name: string): Promise<bigint> {
  const bank = await deploy(name, async (blockchain) =>
    beginCell()
      .storeAddress((await blockchain.treasury('owner')).address)
      .storeCoins(toNano('5'))
      .endCell(),
  );
  const owner = await bank.blockchain.treasury('owner');
  const nobody = contractAddress(0, {code: empty, data: empty});
  const body = beginCell()
    .storeUint(0xa001, 32)
    .storeCoins(toNano('2'))
    .storeAddress(nobody)
    .endCell();
  await owner.send({to: bank.address, value: toNano('0.1'), body});
  return bank.get('balance');
}

test('a payment that bounces stays deducted in the records unless the bounce is handled', async () => {
  assert.equal(await payToNobody('bank-bad'), toNano('3'));
  assert.equal(await payToNobody('bank-good'), toNano('5'));
});
// endregion

// region replay
async function replay(name: 'signed-bad' | 'signed-good') {
  const keys = keyPairFromSeed(await getSecureRandomBytes(32));
  const victim = await deploy(name, () =>
    beginCell().storeBuffer(keys.publicKey).storeUint(0, 32).endCell(),
  );
  const friend = (await victim.blockchain.treasury('friend')).address;
  const request = beginCell();
  if (name === 'signed-good') request.storeAddress(victim.address).storeUint(0, 32);
  request
    .storeUint((victim.blockchain.now ?? 0) + 600, 32)
    .storeCoins(toNano('1'))
    .storeAddress(friend);
  const signed = request.endCell();
  const body = beginCell()
    .storeBuffer(sign(signed.hash(), keys.secretKey))
    .storeRef(signed)
    .endCell();
  const message = external({to: victim.address, body});
  let accepted = 0;
  for (let i = 0; i < 3; i++) {
    try {
      await victim.blockchain.sendMessage(message);
      accepted++;
    } catch {
      // If the contract does not accept the message, there is no transaction.
    }
  }
  return {accepted, paid: await victim.get('paid')};
}

test('a signed request is executed as often as anyone sends it, unless its number can be used only once', async () => {
  assert.deepEqual(await replay('signed-bad'), {accepted: 3, paid: 3n});
  assert.deepEqual(await replay('signed-good'), {accepted: 1, paid: 1n});
});
// endregion

// region drain
async function garbage(name: 'signed-bad' | 'signed-good'): Promise<bigint> {
  const victim = await deploy(name, () =>
    beginCell().storeUint(1, 256).storeUint(0, 32).endCell(),
  );
  const before = await victim.balance();
  const body = beginCell()
    .storeBuffer(await getSecureRandomBytes(64))
    .storeRef(empty)
    .endCell();
  const message = external({to: victim.address, body});
  for (let i = 0; i < 5; i++) {
    try {
      await victim.blockchain.sendMessage(message);
    } catch {
      // Rejected without a transaction.
    }
  }
  return before - (await victim.balance());
}

test('messages without a valid signature cost Gram if the contract accepts them before the check', async () => {
  assert.ok((await garbage('signed-bad')) > 0n);
  assert.equal(await garbage('signed-good'), 0n);
});
// endregion

// region change
async function takeChange(name: string): Promise<bigint> {
  const shop = await deploy(name, () => empty);
  // The deposits of other users.
  const account = await shop.blockchain.getContract(shop.address);
  account.balance = toNano('10');
  const attacker = await shop.blockchain.treasury('attacker');
  await attacker.send({to: shop.address, value: toNano('0.2'), body: empty});
  return shop.balance();
}

test('“return the change” with mode 128 returns everything that the contract owns', async () => {
  assert.equal(await takeChange('change-bad'), 0n);
  assert.ok((await takeChange('change-good')) >= toNano('10'));
});
// endregion

// region payout
test('with enough members, paying all of them at once is impossible; each can still be paid alone', async () => {
  const join = beginCell().storeUint(0xb001, 32).endCell();
  const members = Dictionary.empty(
    Dictionary.Keys.Address(),
    Dictionary.Values.BigVarUint(4),
  );
  for (let i = 0; i < 260; i++) {
    const data = beginCell().storeUint(i, 32).endCell();
    members.set(contractAddress(0, {code: empty, data}), toNano('0.01'));
  }
  const crowd = (name: string) =>
    deploy(name, () => beginCell().storeDict(members).endCell());
  const bad = await crowd('payout-bad');
  const good = await crowd('payout-good');
  const caller = await bad.blockchain.treasury('caller');
  const all = await caller.send({
    to: bad.address,
    value: toNano('2'),
    body: beginCell().storeUint(0xb002, 32).endCell(),
  });
  const failed = all.transactions.find(
    ({inMessage}) => inMessage?.info.dest?.toString() === bad.address.toString(),
  );
  assert.ok(failed?.description.type === 'generic' && failed.description.aborted);

  const member = await good.blockchain.treasury('member');
  await member.send({to: good.address, value: toNano('0.05'), body: join});
  const one = await member.send({
    to: good.address,
    value: toNano('0.05'),
    body: beginCell().storeUint(0xb003, 32).endCell(),
  });
  assert.equal(exitCode(one, good.address), 0);
});
// endregion

// region upgrade
async function takeOver(name: string): Promise<bigint> {
  const victim = await deploy(name, async (blockchain) =>
    beginCell()
      .storeAddress((await blockchain.treasury('owner')).address)
      .endCell(),
  );
  const attacker = await victim.blockchain.treasury('attacker');
  const body = beginCell()
    .storeUint(0xc001, 32)
    .storeRef(await compile('replacement'))
    .endCell();
  await attacker.send({to: victim.address, value: toNano('0.05'), body});
  return victim.get('version');
}

test('whoever can replace the code controls the contract', async () => {
  assert.equal(await takeOver('upgrade-bad'), 2n);
  assert.equal(await takeOver('upgrade-good'), 1n);
});
// endregion

// region coin
test('a player who knows the time always wins', async () => {
  const casino = await deploy('coin-bad', () => empty);
  const player = await casino.blockchain.treasury('player');
  const before = await player.getBalance();
  for (let game = 0; game < 4; game++) {
    const now = casino.blockchain.now ?? 0;
    // Waits for an even second.
    casino.blockchain.now = now + 2 - (now % 2);
    const body = beginCell().storeUint(1, 32).endCell();
    await player.send({to: casino.address, value: toNano('1.01'), body});
  }
  assert.ok((await player.getBalance()) - before > toNano('3'));
});
// endregion
