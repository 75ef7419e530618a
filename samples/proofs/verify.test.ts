import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, Cell, Dictionary, loadAccount} from '@ton/core';
import {WalletContractV3R2} from '@ton/ton/dist/wallets/WalletContractV3R2.js';
import * as mainnet from './mainnet.ts';
import {
  checkAccount,
  checkBlock,
  checkState,
  checkTransactions,
  configParam,
  findShardBlock,
  nodeIdShort,
  ordinaryPayload,
  simplexPayload,
  tlNumber,
  transactionHash,
} from './verify.ts';

const one = (boc: Buffer): Cell => Cell.fromBoc(boc)[0]!;
const {masterchainBlock, basechainBlock} = mainnet;

test('header: mainnet block 31,220,993', () => {
  const header = checkBlock(one(mainnet.headerProof), masterchainBlock);
  assert.equal(header.globalId, -239);
  assert.equal(header.time, 1_689_699_158);
  assert.deepEqual(
    [header.startLt, header.endLt],
    [39_391_488_000_000n, 39_391_488_000_004n],
  );
  assert.equal(header.keyBlock, false);
  assert.equal(header.newState, null);
  assert.throws(
    () => checkBlock(one(mainnet.headerProof), {...masterchainBlock, seqno: 1}),
    /another block/,
  );
  assert.throws(
    () => checkBlock(one(mainnet.headerProof), basechainBlock),
    /another tree/,
  );
});

// region shard-block
test('shard: the masterchain state contains the ID of the basechain block', () => {
  const state = checkState(Cell.fromBoc(mainnet.shardProof), masterchainBlock);
  const found = findShardBlock(state, 0, basechainBlock.shard);
  assert.deepEqual(found, basechainBlock);
});
// endregion

// region account-state
test('account: its state is proved from the basechain block', () => {
  const shardState = checkState(Cell.fromBoc(mainnet.accountProof), basechainBlock);
  const proved = checkAccount(shardState, mainnet.account, one(mainnet.accountState));
  assert.equal(proved.lastTransactionLt, 39_330_697_000_001n);
  assert.equal(
    proved.lastTransactionHash.toString('hex'),
    '649b46ac72e6e4d4c1293b66d58d9ed7a54902beefd97f5bff7977dd85998b3d',
  );
  assert.throws(
    () => checkAccount(shardState, mainnet.account, new Cell()),
    /Another account/,
  );
  assert.throws(
    () => checkAccount(shardState, Buffer.alloc(32, 1), null),
    /does not reach|no such/,
  );
});
// endregion

test('shard: with four shards, the prefix bits lead to the leaf', () => {
  // Built by hand: a state in which only the list of shards is filled in.
  const leaf = (n: number): Cell =>
    beginCell()
      .storeUint(0xa, 5)
      .storeUint(n, 32)
      .storeUint(0, 160)
      .storeUint(n, 256)
      .storeUint(n, 256)
      .endCell();
  const fork = (left: Cell, right: Cell): Cell =>
    beginCell().storeBit(1).storeRef(left).storeRef(right).endCell();
  const shards = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
  shards.set(0, fork(fork(leaf(1), leaf(2)), fork(leaf(3), leaf(4))));
  const state = beginCell()
    .storeRef(beginCell().storeUint(0xcc26, 16).storeDict(shards).endCell())
    .endCell();
  assert.equal(findShardBlock(state, 0, 0x2000000000000000n).seqno, 1);
  assert.equal(findShardBlock(state, 0, 0x6000000000000000n).seqno, 2);
  assert.equal(findShardBlock(state, 0, 0xa000000000000000n).seqno, 3);
  assert.equal(findShardBlock(state, 0, 0xe000000000000000n).seqno, 4);
  assert.equal(
    findShardBlock(state, 0, 0xbabecafe00000000n).shard,
    0xa000000000000000n,
  );
  assert.throws(
    () => findShardBlock(state, 1, 0x8000000000000000n),
    /No such workchain/,
  );
});

test('the account state of 2023 can still be read: 22 cells, 5,697 bits', () => {
  const slice = one(mainnet.accountState).beginParse();
  assert.equal(slice.loadBit(), true); // account$1; @ton/core reads what follows
  const account = loadAccount(slice);
  assert.equal(account.storage.balance.coins, 5_873_792_469n);
  assert.equal(account.storageStats.used.cells, 22n);
  assert.equal(account.storageStats.used.bits, 5697n);
  assert.equal(account.storageStats.lastPaid, 1_689_502_130);
});

test('transactions of a block', () => {
  const proof = one(mainnet.transactionsProof);
  const elector = Buffer.alloc(32, 0x33);
  const config = Buffer.alloc(32, 0x55);
  const hash = (address: Buffer, lt: bigint): string | undefined =>
    transactionHash(proof, masterchainBlock, address, lt)?.toString('hex');
  assert.equal(
    hash(elector, 39_391_488_000_001n),
    '5ef0532af460bcf3becf1a94597c1ec04879e0f26bf58269d319121376aad473',
  );
  assert.equal(
    hash(elector, 39_391_488_000_002n),
    'b1e091fcb9df53917eaa0cae05041b3d0956242871e3ca8d6909d0aa31ff3604',
  );
  assert.equal(
    hash(config, 39_391_488_000_003n),
    '924b5992df95114196994a6d449d89e1c002cb96c14d11c4a667f843a3faf441',
  );
  assert.equal(hash(elector, 39_391_488_000_003n), undefined);
  assert.equal(hash(Buffer.alloc(32, 0x44), 1n), undefined);
});

test('config: parameters 1, 8 and 15 from the state', () => {
  const [block] = Cell.fromBoc(mainnet.shardProof);
  const state = checkState([block!, one(mainnet.configProof)], masterchainBlock);
  assert.equal(
    configParam(state, 1)!.beginParse().loadBuffer(32).toString('hex'),
    '33'.repeat(32),
  );
  const version = configParam(state, 8)!.beginParse();
  assert.deepEqual(
    [version.loadUint(8), version.loadUint(32), version.loadUint(64)],
    [0xc4, 2, 46],
  );
  const elections = configParam(state, 15)!.beginParse();
  assert.deepEqual(
    [
      elections.loadUint(32),
      elections.loadUint(32),
      elections.loadUint(32),
      elections.loadUint(32),
    ],
    [65_536, 32_768, 8_192, 32_768],
  );
  assert.throws(() => configParam(state, 34), /does not reach/);
});

test('what validators sign', () => {
  assert.equal(
    tlNumber(
      'ton.blockId root_cell_hash:int256 file_hash:int256 = ton.BlockId',
    ).toString('hex'),
    '706e0bc5',
  ); // 0xc50b6e70, lowest byte first
  assert.equal(
    tlNumber('pub.ed25519 key:int256 = PublicKey').toString('hex'),
    'c6b41348',
  ); // 4813b4c6, lowest byte first
  assert.equal(
    ordinaryPayload(masterchainBlock.rootHash, masterchainBlock.fileHash).length,
    68,
  );
  assert.equal(
    simplexPayload(Buffer.alloc(32), 7, Buffer.from('candidate')).length,
    4 + 32 + 48,
  );
  assert.equal(nodeIdShort(Buffer.alloc(32)).length, 32);
});

test('a chain of transactions', async () => {
  const {createNetwork} = await import('../lib/network.ts');
  const {storeTransaction, toNano, internal} = await import('@ton/core');
  const network = await createNetwork();
  const sender = await network.treasury('sender');
  const wallet = WalletContractV3R2.create({
    workchain: 0,
    publicKey: Buffer.alloc(32, 7),
  });
  const roots: Cell[] = [];
  for (let n = 0; n < 3; n++) {
    const sent = internal({to: wallet.address, value: toNano('1'), bounce: false});
    const {transactions} = await sender.sendMessages([sent]);
    const found = transactions.find(
      (one) => one.address === BigInt(`0x${wallet.address.hash.toString('hex')}`),
    )!;
    roots.unshift(beginCell().store(storeTransaction(found)).endCell());
    assert.deepEqual(roots[0]!.hash(), found.hash());
  }
  const {account} = await network.getContract(wallet.address);
  const hash = Buffer.from(
    account.lastTransactionHash.toString(16).padStart(64, '0'),
    'hex',
  );
  checkTransactions(roots, hash, account.lastTransactionLt);
  assert.throws(
    () => checkTransactions(roots.slice(1), hash, account.lastTransactionLt),
    /Another/,
  );
});
