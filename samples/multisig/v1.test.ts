// The multisig contract of 2022 in the sandbox, used through the classes of @ton/ton.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, external, toNano, type Cell} from '@ton/core';
import {createNetwork} from '../lib/network.ts';
import {countersign, makeOrder, makeOwners, makeWallet} from './v1.ts';

async function stage() {
  const blockchain = await createNetwork();
  // Orders expire by the system clock.
  blockchain.now = Math.floor(Date.now() / 1000);
  const owners = await makeOwners(3);
  const wallet = makeWallet(
    owners.map(({publicKey}) => publicKey),
    2,
  );
  const provider = {
    ...blockchain.provider(wallet.address, {
      code: wallet.init.code!,
      data: wallet.init.data!,
    }),
    // The sandbox only queues a provider's message; this override runs it.
    external: async (body: Cell) =>
      void (await blockchain.sendMessage(external({to: wallet.address, body}))),
  };
  const funder = await blockchain.treasury('funder');
  await wallet.deployInternal(
    {address: funder.address, send: async (args) => void (await funder.send(args))},
    toNano('5'),
  );
  await wallet.deployExternal(provider);
  const payee = new Address(0, Buffer.alloc(32, 7));
  const received = async () => (await blockchain.getContract(payee)).balance;
  return {owners, wallet, provider, payee, received};
}

// region two-of-three
test('two of three owners pay, with one message', async () => {
  const {owners, wallet, provider, payee, received} = await stage();
  const order = makeOrder(payee, '1');
  order.unionSignatures(countersign(order, 1, owners[1]!));
  await wallet.sendOrder(order, owners[0]!.secretKey, provider);
  assert.equal(await received(), toNano('1'));
});
// endregion

// region one
test('one owner alone pays nothing; the second one completes the same order later', async () => {
  const {owners, wallet, provider, payee, received} = await stage();
  const order = makeOrder(payee, '1');
  await wallet.sendOrder(order, owners[0]!.secretKey, provider);
  assert.equal(await received(), 0n);
  await wallet.sendOrder(order, owners[2]!.secretKey, provider);
  assert.equal(await received(), toNano('1'));
});
// endregion
