import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {Address, beginCell, type Cell, toNano} from '@ton/core';
import {
  type Blockchain,
  type BlockchainSnapshot,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, totalFees, transactionsOn} from '../lib/transactions.ts';
import {Airdrop} from './Airdrop.ts';
import {type AirdropList, parseList, proofFor, rootOf, totalOf} from './list.ts';

let blockchain: Blockchain;
let snapshot: BlockchainSnapshot;
let admin: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let stranger: SandboxContract<TreasuryContract>;
let minter: SandboxContract<JettonMinter>;
let airdrop: SandboxContract<Airdrop>;
let list: AirdropList;
let endTime: number;
let proof: Cell;

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  blockchain = await createNetwork();
  admin = await blockchain.treasury('admin');
  alice = await blockchain.treasury('alice');
  stranger = await blockchain.treasury('stranger');
  endTime = (blockchain.now as number) + 30 * 86_400;

  const others = Array.from({length: 5000}, (_, i) => {
    const hash = Buffer.alloc(32, 7);
    hash.writeUInt32BE(i * 858_993);
    return `${new Address(0, hash).toString()}, ${i + 1}`;
  });
  list = parseList([...others, `${alice.address.toString()},250`].join('\n'));

  // region launch
  const content = beginCell().storeUint(1, 8).storeStringTail('x').endCell();
  minter = blockchain.openContract(
    JettonMinter.create(
      admin.address,
      content,
      await compile('../jetton/jetton-minter.tolk'),
      await compile('../jetton/jetton-wallet.tolk'),
    ),
  );
  airdrop = blockchain.openContract(
    Airdrop.create(
      {merkleRoot: rootOf(list), admin: admin.address, endTime},
      await compile('airdrop.tolk'),
      await compile('marker.tolk'),
    ),
  );
  await minter.sendMint(
    admin.getSender(),
    toNano('0.1'),
    airdrop.address,
    totalOf(list),
  );
  await airdrop.sendSetWallet(
    admin.getSender(),
    await minter.getWalletAddress(airdrop.address),
  );
  // endregion
  proof = proofFor(list, alice.address);
  snapshot = blockchain.snapshot();
});

beforeEach(() => blockchain.loadFrom(snapshot));

const claim = (
  who: SandboxContract<TreasuryContract>,
  given: Cell,
  value?: bigint,
): Promise<SendMessageResult> => airdrop.sendClaim(who.getSender(), given, value);
const balanceOf = async (owner: Address): Promise<bigint> =>
  blockchain
    .openContract(new JettonWallet(await minter.getWalletAddress(owner)))
    .getBalance();
const exitCode = (result: SendMessageResult): number =>
  computePhase(result, airdrop.address).exitCode;

// region claim
test('a recipient claims once, and gets the rest of the Gram back', async () => {
  const result = await claim(alice, proof);
  assert.equal(await balanceOf(alice.address), 250n);
  assert.equal(await airdrop.getIsClaimed(alice.address), true);
  assert.ok(totalFees(result) < toNano('0.01'));

  const again = await claim(alice, proof);
  assert.equal(await balanceOf(alice.address), 250n);
  // The second attempt reaches the marker and stops there.
  assert.equal(transactionsOn(again, airdrop.address).length, 1);
});
// endregion

test('a proof is small, whatever the length of the list', () => {
  const size = proof.toBoc().length;
  assert.ok(size < 1200, `${size} bytes for ${list.size} entries`);
});

test('a proof of another list, a false proof and no proof are refused', async () => {
  const richer = parseList(`${alice.address.toString()},1000000`);
  assert.equal(exitCode(await claim(alice, proofFor(richer, alice.address))), 407);
  assert.equal(exitCode(await claim(alice, beginCell().endCell())), 407);
  assert.equal(await balanceOf(alice.address), 0n);
});

test("another recipient's proof gives nothing", async () => {
  const result = await claim(stranger, proof);
  assert.notEqual(exitCode(result), 0);
  assert.equal(await balanceOf(stranger.address), 0n);
  assert.equal(await balanceOf(alice.address), 0n);
});

test('nobody can pretend to be a marker', async () => {
  const forged = await stranger.send({
    to: airdrop.address,
    value: toNano('0.1'),
    body: beginCell()
      .storeUint(0x51d3b8f2, 32)
      .storeUint(0, 64)
      .storeCoins(1000n)
      .storeAddress(stranger.address)
      .endCell(),
  });
  assert.equal(exitCode(forged), 402);
  const marker = await airdrop.getMarkerAddress(alice.address);
  await claim(alice, proof);
  const direct = await stranger.send({
    to: marker,
    value: toNano('0.1'),
    body: beginCell()
      .storeUint(0x2a7d0c55, 32)
      .storeUint(0, 64)
      .storeCoins(1000n)
      .endCell(),
  });
  assert.equal(computePhase(direct, marker).exitCode, 401);
});

test('a marker that somebody else deploys is unused, and does not stop the claim', async () => {
  const marker = await airdrop.getMarkerAddress(alice.address);
  const data = beginCell()
    .storeAddress(airdrop.address)
    .storeAddress(alice.address)
    .storeBit(false)
    .endCell();
  const code = await compileTolk(new URL('marker.tolk', import.meta.url));
  const result = await stranger.send({
    to: marker,
    value: toNano('0.1'),
    init: {code, data},
  });
  assert.equal(computePhase(result, marker).exitCode, 401);
  assert.equal((await blockchain.getContract(marker)).accountState?.type, 'active');
  assert.equal(await airdrop.getIsClaimed(alice.address), false);
  await claim(alice, proof);
  assert.equal(await airdrop.getIsClaimed(alice.address), true);
  assert.equal(await balanceOf(alice.address), 250n);
});

test('too little Gram is refused before anything is marked', async () => {
  assert.equal(exitCode(await claim(alice, proof, toNano('0.09'))), 406);
  assert.equal(await airdrop.getIsClaimed(alice.address), false);
  await claim(alice, proof);
  assert.equal(await balanceOf(alice.address), 250n);
});

test('after the end nobody claims, and the admin takes the rest', async () => {
  const left = totalOf(list);
  const early = await airdrop.sendSweep(admin.getSender(), left, admin.address);
  assert.equal(exitCode(early), 405);
  blockchain.now = endTime;
  assert.equal(exitCode(await claim(alice, proof)), 404);
  const thief = await airdrop.sendSweep(stranger.getSender(), left, stranger.address);
  assert.equal(exitCode(thief), 401);
  await airdrop.sendSweep(admin.getSender(), left, admin.address);
  assert.equal(await balanceOf(admin.address), left);
});

test('the jetton wallet is set once, by the admin', async () => {
  const other = await airdrop.sendSetWallet(stranger.getSender(), stranger.address);
  assert.equal(exitCode(other), 401);
  const again = await airdrop.sendSetWallet(admin.getSender(), admin.address);
  assert.equal(exitCode(again), 403);
});

test('a list with a mistake is not read', () => {
  const line = alice.address.toString();
  assert.throws(() => parseList(`${line},1\n${line},2`), /repeated/);
  assert.throws(() => parseList(`${line},0`), /amount/);
  assert.throws(() => parseList(`${line},1.5`), /amount/);
  assert.throws(() => parseList(`${line.replace('Q', 'q')},1`));
});
