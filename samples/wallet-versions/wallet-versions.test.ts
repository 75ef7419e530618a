import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  external,
  fromNano,
  internal,
  SendMode,
  toNano,
  type Contract,
  type OpenedContract,
} from '@ton/core';
import type {Blockchain} from '@ton/sandbox';
import {WalletContractV4, WalletContractV5R1} from '@ton/ton';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {signed, toSign} from './bodies.ts';
import {exitCode, keys, scene} from './runs.ts';
import {payFromV4, payFromV5, requestForRelay} from './send.ts';
import {versions} from './versions.ts';

/** Contracts opened in the sandbox return results; those opened by a client return nothing. */
const open = <T extends Contract>(
  network: Blockchain,
  contract: T,
): OpenedContract<T> => network.openContract(contract) as unknown as OpenedContract<T>;
const find = (name: string) => versions.find((version) => version.name === name)!;

test('v4 and v5 deploy themselves with the first payment', async () => {
  const network = await createNetwork();
  const friend = await network.treasury('friend');
  const until = (network.now as number) + 60;
  const v4 = open(
    network,
    WalletContractV4.create({workchain: 0, publicKey: keys.publicKey}),
  );
  const v5 = open(network, WalletContractV5R1.create({publicKey: keys.publicKey}));
  for (const wallet of [v4, v5])
    await friend.send({to: wallet.address, value: toNano('2'), bounce: false});
  const before = await friend.getBalance();
  const payments = [
    {to: friend.address, amount: '0.5', comment: 'rent'},
    {to: friend.address, amount: '0.25'},
  ];
  assert.equal(await payFromV4(v4, keys, payments, until), 0);
  assert.equal(await payFromV5(v5, keys, payments, until), 0);
  assert.deepEqual([await v4.getSeqno(), await v5.getSeqno()], [1, 1]);
  assert.ok(
    (await friend.getBalance()) - before > toNano('1.499'),
    fromNano(await friend.getBalance()),
  );
  assert.equal(
    await payFromV5(v5, keys, [{to: friend.address, amount: '0.1'}], until),
    1,
  );
});

test('a fifth message is too much for v4', async () => {
  const network = await createNetwork();
  const friend = await network.treasury('friend');
  const v4 = open(
    network,
    WalletContractV4.create({workchain: 0, publicKey: keys.publicKey}),
  );
  await friend.send({to: v4.address, value: toNano('2'), bounce: false});
  const five = Array.from({length: 5}, () => ({to: friend.address, amount: '0.01'}));
  await assert.rejects(payFromV4(v4, keys, five, (network.now as number) + 60));
});

test('a relayer pays for a request of a wallet, and cannot send it as an external message', async () => {
  const {network, friend, address} = await scene(find('V5R1'));
  const wallet = WalletContractV5R1.create({publicKey: keys.publicKey});
  const until = (network.now as number) + 60;
  const body = requestForRelay(
    wallet,
    keys,
    1,
    {to: friend.address, amount: '1'},
    until,
  );
  await assert.rejects(
    network.sendMessage(external({to: address, body})),
    (error: {exitCode?: number}) => error.exitCode === 138,
  );
  const before = (await network.getContract(address)).balance;
  const result = await friend.send({to: address, value: toNano('0.05'), body});
  assert.equal(computePhase(result, address).exitCode, 0);
  // The wallet lost only what it paid out, and it keeps the rest of the relayer's 0.05.
  assert.ok((await network.getContract(address)).balance > before - toNano('1'));
  const late = await friend.send({to: address, value: toNano('0.05'), body});
  assert.equal(computePhase(late, address).exitCode, 133);
  assert.ok(
    transactionsOn(late, friend.address).length > 1,
    'a right signature with a used seqno bounces',
  );
});

test('without +2, a failed payment leaves the seqno unchanged: it can be replayed at the expense of the wallet', async () => {
  for (const name of ['V1R3', 'V3R2', 'V4R2']) {
    const at = await scene(find(name));
    const tooMuch = internal({
      to: at.friend.address,
      value: toNano('1000'),
      bounce: false,
    });
    const request = toSign(at.version.form, {
      ...at.order,
      messages: [tooMuch],
      mode: SendMode.PAY_GAS_SEPARATELY,
    });
    const before = (await at.network.getContract(at.address)).balance;
    await at.network.sendMessage(
      external({
        to: at.address,
        body: signed(at.version.form, request, keys.secretKey),
      }),
    );
    assert.ok(
      (await at.network.getContract(at.address)).balance < before,
      'gas is paid',
    );
    const {stack} = await at.network.runGetMethod(at.address, 'seqno');
    assert.deepEqual(stack[0], {type: 'int', value: 1n}, name);
  }
});

test('leftover bits cost gas in v1 to v3 and leave the seqno unchanged', async () => {
  for (const name of ['V1R3', 'V2R2', 'V3R2']) {
    const at = await scene(find(name));
    const before = (await at.network.getContract(at.address)).balance;
    const body = signed(
      at.version.form,
      toSign(at.version.form, at.order).storeUint(1, 8),
      keys.secretKey,
    );
    assert.equal(await exitCode(at, body), 9);
    assert.ok((await at.network.getContract(at.address)).balance < before, name);
    assert.deepEqual((await at.network.runGetMethod(at.address, 'seqno')).stack[0], {
      type: 'int',
      value: 1n,
    });
  }
});
