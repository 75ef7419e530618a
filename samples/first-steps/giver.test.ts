import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {beginCell, contractAddress, toNano, type Cell} from '@ton/core';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {mine, mineBody, type MiningData} from './mine.ts';

const REWARD = toNano('0.1');
/** On average, one body in 256 has a hash below this limit. */
const LIMIT = 1n << 248n;

let code: Cell;

before(async () => {
  code = await compileTolk(new URL('giver.tolk', import.meta.url));
});

async function stage() {
  const blockchain = await createNetwork();
  const miner = await blockchain.treasury('miner');
  const data = beginCell()
    .storeUint(7, 128)
    .storeUint(LIMIT, 256)
    .storeCoins(REWARD)
    .endCell();
  const giver = contractAddress(0, {code, data});
  const funder = await blockchain.treasury('funder');
  // The first message has an empty body, which is not a solution: it deploys and funds the giver, but its compute phase fails.
  await funder.send({
    to: giver,
    value: toNano('10'),
    init: {code, data},
    bounce: false,
  });
  const read = async (): Promise<MiningData> => {
    const {stackReader} = await blockchain.runGetMethod(giver, 'miningData');
    return {
      seed: stackReader.readBigNumber(),
      limit: stackReader.readBigNumber(),
      reward: stackReader.readBigNumber(),
    };
  };
  const send = async (body: Cell) => {
    const result = await miner.send({to: giver, value: toNano('0.05'), body});
    const transaction = result.transactions.find(
      ({inMessage}) => inMessage?.info.dest?.toString() === giver.toString(),
    );
    const description = transaction?.description;
    assert.ok(
      description?.type === 'generic' && description.computePhase.type === 'vm',
    );
    return description.computePhase.exitCode;
  };
  const expireAt = (blockchain.now ?? Math.floor(Date.now() / 1000)) + 600;
  return {miner, read, send, expireAt};
}

// region claim
test('a solution is rewarded only once, and the next reward needs new work', async () => {
  const {miner, read, send, expireAt} = await stage();
  const data = await read();
  const before = await miner.getBalance();
  const {body, tries} = mine(data, miner.address, expireAt);
  assert.ok(tries > 0);

  assert.equal(await send(body), 0);
  assert.ok((await miner.getBalance()) > before, 'the reward is larger than the fees');
  assert.notEqual((await read()).seed, data.seed);

  assert.equal(await send(body), 402);
});
// endregion

test('a body whose hash is too large and an expired solution are rejected', async () => {
  const {miner, read, send, expireAt} = await stage();
  const {seed} = await read();
  let nonce = 0n;
  const isEasy = (body: Cell): boolean =>
    BigInt(`0x${body.hash().toString('hex')}`) >= LIMIT;
  while (!isEasy(mineBody(seed, miner.address, expireAt, nonce))) nonce++;
  assert.equal(await send(mineBody(seed, miner.address, expireAt, nonce)), 403);
  assert.equal(await send(mine(await read(), miner.address, 1).body), 401);
});
