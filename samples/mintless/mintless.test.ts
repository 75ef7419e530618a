import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, toNano} from '@ton/core';
import type {
  Blockchain,
  SandboxContract,
  SendMessageResult,
  TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase} from '../lib/transactions.ts';
import * as a from './airdrop.ts';

const VALUE = toNano('0.2');
const AMOUNT = 1_000_000n;
let codes: {minter: Cell; wallet: Cell};
let network: Blockchain;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let airdrop: a.Airdrop;
let root: bigint;
let total: bigint;
let carol: SandboxContract<TreasuryContract>;
let minter: Address;

before(async () => {
  codes = {
    minter: await compileTolk(new URL('minter.tolk', import.meta.url)),
    wallet: await compileTolk(new URL('wallet.tolk', import.meta.url)),
  };
  await start();
  const now = network.now as number;
  const entry = {amount: AMOUNT, startFrom: now - 10, expiredAt: now + 1000};
  const others = Array.from({length: 250}, (_, index) => {
    const hash = Buffer.alloc(32);
    hash.writeUInt32BE(index * 16_000_000);
    return [new Address(0, hash), entry] as const;
  });
  airdrop = a.makeAirdrop([
    [alice.address, entry],
    [carol.address, {...entry, startFrom: now + 500}],
    ...others,
  ]);
  root = a.rootOf(airdrop);
  total = a.readDump(a.dumpOf(airdrop), root).total;
  assert.equal(total, AMOUNT * 252n);
});

/** Treasury addresses are the same in every network, so the airdrop is built only once. */
async function start(): Promise<void> {
  network = await createNetwork();
  alice = await network.treasury('alice');
  bob = await network.treasury('bob');
  carol = await network.treasury('carol');
}

beforeEach(async () => {
  await start();
  const data = beginCell()
    .storeCoins(total)
    .storeUint(root, 256)
    .storeRef(codes.wallet)
    .storeRef(beginCell().storeUint(1, 8).storeStringTail('https://example.com/j.json'))
    .endCell();
  const init = {code: codes.minter, data};
  minter = contractAddress(0, init);
  await bob.send({to: minter, value: VALUE, init});
});

async function walletOf(owner: Address): Promise<Address> {
  const cell = beginCell().storeAddress(owner).endCell();
  return (
    await network.runGetMethod(minter, 'get_wallet_address', [{type: 'slice', cell}])
  ).stackReader.readAddress();
}
const initOf = (owner: Address): {code: Cell; data: Cell} => ({
  code: codes.wallet,
  data: beginCell()
    .storeBit(false)
    .storeCoins(0)
    .storeAddress(owner)
    .storeAddress(minter)
    .storeUint(root, 256)
    .endCell(),
});
async function balance(owner: Address): Promise<bigint> {
  const address = await walletOf(owner);
  if ((await network.getContract(address)).accountState?.type !== 'active') return 0n;
  return (
    await network.runGetMethod(address, 'get_wallet_data')
  ).stackReader.readBigNumber();
}
async function send(
  from: SandboxContract<TreasuryContract>,
  amount: bigint,
  payload: Cell | null,
  to = bob.address,
): Promise<SendMessageResult> {
  const body = beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(from.address)
    .storeMaybeRef(payload)
    .storeCoins(1n)
    .storeBit(false)
    .endCell();
  return from.send({
    to: await walletOf(from.address),
    value: VALUE,
    init: initOf(from.address),
    body,
  });
}
const code = async (result: SendMessageResult, owner: Address): Promise<number> =>
  computePhase(result, await walletOf(owner)).exitCode;

test('the first transfer deploys the wallet, claims and sends', async () => {
  assert.ok(
    (await walletOf(alice.address)).equals(contractAddress(0, initOf(alice.address))),
  );
  const answer = a.walletAnswer(
    airdrop,
    alice.address,
    await walletOf(alice.address),
    initOf(alice.address),
  );
  const {custom_payload} = answer as {custom_payload: string};
  const result = await send(alice, 300n, Cell.fromBase64(custom_payload));
  assert.equal(await code(result, alice.address), 0);
  assert.equal(await balance(alice.address), AMOUNT - 300n);
  assert.equal(await balance(bob.address), 300n);
  console.log(
    'gas of a claim:',
    computePhase(result, await walletOf(alice.address)).gasUsed,
  );
});

test('a claim works once; later transfers need no payload', async () => {
  const payload = a.claimPayload(airdrop, alice.address);
  await send(alice, 1n, payload);
  assert.equal(await code(await send(alice, 1n, payload), alice.address), 54);
  assert.equal(await code(await send(alice, 1n, null), alice.address), 0);
  assert.equal(await balance(bob.address), 2n);
});

test("an owner who is not in the tree gets nothing with another owner's proof, a proof of another tree or the whole dump", async () => {
  const foreign = await send(
    bob,
    1n,
    a.claimPayload(airdrop, alice.address),
    alice.address,
  );
  assert.notEqual(await code(foreign, bob.address), 0);
  const entry = {amount: 10n ** 12n, startFrom: 0, expiredAt: 2 ** 40};
  const forged = a.makeAirdrop([
    [bob.address, entry],
    [alice.address, entry],
  ]);
  const other = await send(bob, 1n, a.claimPayload(forged, bob.address), alice.address);
  assert.equal(await code(other, bob.address), 104);
  const plain = beginCell()
    .storeUint(0x0df602d6, 32)
    .storeRef(a.dumpOf(airdrop))
    .endCell();
  assert.equal(await code(await send(bob, 1n, plain), bob.address), 104);
  assert.equal(await balance(bob.address), 0n);
});

test('a claim is rejected before the start and after the end', async () => {
  const early = await send(carol, 1n, a.claimPayload(airdrop, carol.address));
  assert.equal(await code(early, carol.address), 55);
  network.now = (network.now as number) + 2000;
  const late = await send(alice, 1n, a.claimPayload(airdrop, alice.address));
  assert.equal(await code(late, alice.address), 56);
});

test('the balance shown before and after the claim', () => {
  const entry = {amount: 5n, startFrom: 10, expiredAt: 20};
  assert.equal(a.shownBalance(1n, false, entry, 15), 6n);
  assert.equal(a.shownBalance(1n, true, entry, 15), 1n);
  assert.equal(a.shownBalance(1n, false, entry, 21), 1n);
  assert.equal(a.shownBalance(1n, false, undefined, 15), 1n);
});

test('a dump with another root is rejected', () => {
  assert.throws(
    () => a.readDump(beginCell().endCell(), a.rootOf(airdrop)),
    /not the one/,
  );
});
