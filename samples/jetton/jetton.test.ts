import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {Address, beginCell, type Cell, type Slice, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {JettonMinter, JettonWallet} from './Jetton.ts';

let codes: {minter: Cell; wallet: Cell};
let blockchain: Blockchain;
let admin: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let minter: SandboxContract<JettonMinter>;
const VALUE = toNano('0.1');
const content = beginCell()
  .storeUint(1, 8)
  .storeStringTail('https://example.com/jetton.json')
  .endCell();

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {
    minter: await compile('jetton-minter.tolk'),
    wallet: await compile('jetton-wallet.tolk'),
  };
});

beforeEach(async () => {
  blockchain = await createNetwork();
  admin = await blockchain.treasury('admin');
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  minter = blockchain.openContract(
    JettonMinter.create(admin.address, content, codes.minter, codes.wallet),
  );
});

// region wallet-of
async function walletOf(owner: Address): Promise<SandboxContract<JettonWallet>> {
  return blockchain.openContract(
    new JettonWallet(await minter.getWalletAddress(owner)),
  );
}
// endregion

const mint = (to: Address, amount: bigint, forward = 0n): Promise<SendMessageResult> =>
  minter.sendMint(admin.getSender(), toNano('0.2') + forward, to, amount, forward);
const balanceOf = async (owner: Address): Promise<bigint> =>
  (await walletOf(owner)).getBalance();
const supply = async (): Promise<bigint> => (await minter.getJettonData()).totalSupply;
/** Bodies of the messages that an account received, without bounced ones. */
const bodies = (result: SendMessageResult, account: Address): Slice[] =>
  transactionsOn(result, account).flatMap(({inMessage}) =>
    inMessage?.info.type === 'internal' && !inMessage.info.bounced
      ? [inMessage.body.beginParse()]
      : [],
  );
const hasOp = (result: SendMessageResult, account: Address, op: number): boolean =>
  bodies(result, account).some(
    (body) => body.remainingBits >= 32 && body.preloadUint(32) === op,
  );

test('minting deploys the wallet and counts in the supply', async () => {
  await mint(alice.address, 1000n);
  const data = await (await walletOf(alice.address)).getWalletData();
  assert.equal(data.balance, 1000n);
  assert.ok(data.owner.equals(alice.address) && data.minter.equals(minter.address));
  assert.ok(data.code.equals(codes.wallet));
  assert.equal(await supply(), 1000n);
  const {mintable, content: stored} = await minter.getJettonData();
  assert.ok(mintable && stored.equals(content));
});

// region transfer
test('a transfer moves jettons, notifies the recipient and returns the rest of the Gram', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  const payload = beginCell()
    .storeUint(0, 32)
    .storeStringTail('for the book')
    .endCell();
  const result = await wallet.sendTransfer(alice.getSender(), VALUE, {
    amount: 300n,
    to: bob.address,
    responseTo: alice.address,
    forwardAmount: toNano('0.01'),
    forwardPayload: payload,
  });

  assert.equal(await balanceOf(alice.address), 700n);
  assert.equal(await balanceOf(bob.address), 300n);
  assert.equal(await supply(), 1000n);

  const notification = bodies(result, bob.address)[0] as Slice;
  assert.equal(notification.loadUint(32), 0x7362d09c);
  notification.loadUint(64); // query_id
  assert.equal(notification.loadCoins(), 300n);
  assert.ok(notification.loadAddress().equals(alice.address));
  assert.ok(notification.loadMaybeRef()?.equals(payload));
  assert.ok(hasOp(result, alice.address, 0xd53276db), 'excesses');
});
// endregion

test('without Gram for it, there is no notification', async () => {
  await mint(alice.address, 1000n);
  const result = await (
    await walletOf(alice.address)
  ).sendTransfer(alice.getSender(), VALUE, {
    amount: 1n,
    to: bob.address,
    responseTo: null,
  });
  assert.equal(bodies(result, bob.address).length, 0);
});

test('only the owner transfers, not more than the balance, and not with too little Gram', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  const request = {amount: 300n, to: bob.address, responseTo: alice.address};
  const exit = (result: SendMessageResult): number =>
    computePhase(result, wallet.address).exitCode;
  assert.equal(exit(await wallet.sendTransfer(bob.getSender(), VALUE, request)), 705);
  assert.equal(
    exit(
      await wallet.sendTransfer(alice.getSender(), VALUE, {...request, amount: 1001n}),
    ),
    706,
  );
  assert.equal(
    exit(await wallet.sendTransfer(alice.getSender(), toNano('0.01'), request)),
    709,
  );
  assert.equal(await balanceOf(alice.address), 1000n);
});

test('a transfer to the masterchain is rejected', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  const result = await wallet.sendTransfer(alice.getSender(), VALUE, {
    amount: 1n,
    to: new Address(-1, bob.address.hash),
    responseTo: null,
  });
  assert.equal(computePhase(result, wallet.address).exitCode, 333);
});

test('jettons out of thin air: a message from anything but a wallet of this jetton is rejected', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  const forged = (from: Address | null): Cell =>
    beginCell()
      .storeUint(0x178d4519, 32)
      .storeUint(0, 64)
      .storeCoins(5000n)
      .storeAddress(from)
      .storeAddress(bob.address)
      .storeCoins(0)
      .storeBit(false)
      .endCell();
  for (const from of [bob.address, null]) {
    const result = await wallet.sendRaw(bob.getSender(), VALUE, forged(from));
    assert.equal(computePhase(result, wallet.address).exitCode, 707);
  }
  assert.equal(await balanceOf(alice.address), 1000n);
});

// region bounce
test('jettons that cannot be delivered come back', async () => {
  await mint(alice.address, 1000n);
  await mint(bob.address, 1n);
  const [from, to] = [await walletOf(alice.address), await walletOf(bob.address)];
  // Break the recipient's wallet, so that it can no longer read its storage.
  const contract = await blockchain.getContract(to.address);
  const account = contract.account;
  if (account.account?.storage.state.type !== 'active') {
    throw new Error('The wallet is not deployed');
  }
  account.account.storage.state.state.data = beginCell().endCell();
  contract.account = account;

  const result = await from.sendTransfer(alice.getSender(), VALUE, {
    amount: 300n,
    to: bob.address,
    responseTo: alice.address,
  });
  assert.equal(computePhase(result, to.address).exitCode, 9);
  assert.equal(await balanceOf(alice.address), 1000n);
});
// endregion

test('burning lowers the balance and the supply', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  const result = await wallet.sendBurn(alice.getSender(), VALUE, 400n, alice.address);
  assert.equal(await balanceOf(alice.address), 600n);
  assert.equal(await supply(), 600n);
  assert.ok(hasOp(result, alice.address, 0xd53276db), 'excesses');
});

test('a forged burn notification is rejected', async () => {
  await mint(alice.address, 1000n);
  const body = beginCell()
    .storeUint(0x7bdd97de, 32)
    .storeUint(0, 64)
    .storeCoins(1000n)
    .storeAddress(alice.address)
    .storeAddress(bob.address)
    .endCell();
  const result = await minter.sendRaw(bob.getSender(), VALUE, body);
  assert.equal(computePhase(result, minter.address).exitCode, 74);
  assert.equal(await supply(), 1000n);
});

test('only the admin mints; without an admin nobody does', async () => {
  const refused = await minter.sendMint(
    bob.getSender(),
    toNano('0.2'),
    bob.address,
    1n,
  );
  // The first message also deploys the minter: its code ran and rejected the message.
  assert.equal(computePhase(refused, minter.address).exitCode, 73);

  await minter.sendChangeAdmin(admin.getSender(), VALUE, null);
  assert.equal((await minter.getJettonData()).mintable, false);
  assert.equal(
    computePhase(await mint(admin.address, 1n), minter.address).exitCode,
    73,
  );
});

test('discovery: a contract can ask for the wallet of an owner', async () => {
  await mint(alice.address, 1n);
  const result = await minter.sendDiscovery(bob.getSender(), VALUE, alice.address);
  const answer = bodies(result, bob.address)[0] as Slice;
  assert.equal(answer.loadUint(32), 0xd1735400);
  assert.equal(answer.loadUint(64), 7);
  assert.ok(answer.loadAddress().equals(await minter.getWalletAddress(alice.address)));
  assert.ok(answer.loadMaybeRef()?.beginParse().loadAddress().equals(alice.address));
});

test('after many transfers, a wallet still holds its reserve', async () => {
  await mint(alice.address, 1000n);
  const wallet = await walletOf(alice.address);
  for (let i = 0; i < 5; i++) {
    await wallet.sendTransfer(alice.getSender(), VALUE, {
      amount: 1n,
      to: bob.address,
      responseTo: alice.address,
    });
  }
  assert.ok((await blockchain.getContract(wallet.address)).balance >= toNano('0.01'));
  assert.ok(
    (await blockchain.getContract((await walletOf(bob.address)).address)).balance >=
      toNano('0.01'),
  );
});

test('gas stays under the constants of the wallet', async () => {
  await mint(alice.address, 1000n);
  const [from, to] = [await walletOf(alice.address), await walletOf(bob.address)];
  const payload = beginCell().storeUint(0, 32).endCell();
  const transfer = await from.sendTransfer(alice.getSender(), VALUE, {
    amount: 1n,
    to: bob.address,
    responseTo: alice.address,
    forwardAmount: 1n,
    forwardPayload: payload,
  });
  const burn = await from.sendBurn(alice.getSender(), VALUE, 1n, alice.address);
  const gas = {
    send: computePhase(transfer, from.address).gasUsed,
    receive: computePhase(transfer, to.address).gasUsed,
    burn: computePhase(burn, from.address).gasUsed,
    burnNotification: computePhase(burn, minter.address).gasUsed,
  };
  console.log(gas);
  assert.ok(
    gas.send < 9000n &&
      gas.receive < 9000n &&
      gas.burn < 9000n &&
      gas.burnNotification < 7000n,
  );
});
