import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, toNano} from '@ton/core';
import {keyPairFromSeed, signVerify} from '@ton/crypto';
import {
  addWhitelist,
  changeValidator,
  newStake,
  poolData,
  proposalCell,
  propose,
  sendRawMessage,
  stakeToSign,
  upgrade,
  vestingData,
  vestingSend,
  vote,
  voteToSign,
  withdraw,
} from './bodies.ts';

const keys = keyPairFromSeed(Buffer.alloc(32, 1));
const address = (byte: number): Address => new Address(-1, Buffer.alloc(32, byte));
const value = beginCell().storeUint(1, 8).endCell();

test('a stake is signed over tag, election, factor, source and ADNL address', () => {
  const request = {
    source: address(3),
    election: 1_800_000_000,
    maxFactor: 0x30000,
    adnl: Buffer.alloc(32, 4),
  };
  const body = newStake(request, keys, 7n).beginParse();
  assert.equal(body.loadUint(32), 0x4e73744b);
  assert.equal(body.loadUint(64), 7);
  assert.deepEqual(body.loadBuffer(32), keys.publicKey);
  assert.equal(body.loadUint(32), request.election);
  assert.equal(body.loadUint(32), request.maxFactor);
  assert.deepEqual(body.loadBuffer(32), request.adnl);
  const signature = body.loadRef().beginParse().loadBuffer(64);
  body.endParse();
  assert.equal(stakeToSign(request).subarray(0, 4).toString('hex'), '654c5074');
  assert.equal(stakeToSign(request).length, 76);
  assert.ok(signVerify(stakeToSign(request), signature, keys.publicKey));
});

test('a vote is signed over tag, index and hash; a proposal contains the hash of the old value or not', () => {
  const proposal = proposalCell({param: -1000, value, oldHash: 5n});
  assert.equal(proposal.bits.length, 8 + 32 + 1 + 1 + 256);
  assert.equal(proposalCell({param: 100, value: null}).bits.length, 8 + 32 + 1 + 1);
  const body = vote(3, proposal, keys, 1n).beginParse();
  assert.equal(body.loadUint(32), 0x566f7465);
  body.skip(64);
  const signature = body.loadBuffer(64);
  assert.deepEqual(body.loadBuffer(38), voteToSign(3, proposal));
  body.endParse();
  assert.ok(signVerify(voteToSign(3, proposal), signature, keys.publicKey));
  assert.equal(
    propose({param: 100, value}, true, 2_592_000, 1n).bits.length,
    32 + 64 + 32 + 1,
  );
});

test('messages from the owner of a single nominator', () => {
  const op = (cell: ReturnType<typeof withdraw>): number =>
    cell.beginParse().loadUint(32);
  assert.deepEqual(
    [
      withdraw(1n),
      changeValidator(address(1)),
      sendRawMessage(1, value),
      upgrade(value),
    ].map(op),
    [0x1000, 0x1001, 0x7702, 0x9903],
  );
});

test('data of a pool and of a vesting contract, as their get methods would read it', () => {
  const pool = poolData({
    validator: address(9),
    rewardShare: 4000,
    maxNominators: 40,
    minValidatorStake: toNano('1000'),
    minNominatorStake: toNano('10000'),
  }).beginParse();
  assert.deepEqual(
    [pool.loadUint(8), pool.loadUint(16), pool.loadCoins(), pool.loadCoins()],
    [0, 0, 0n, 0n],
  );
  const settings = pool.loadRef().beginParse();
  assert.deepEqual(settings.loadBuffer(32), address(9).hash);
  assert.deepEqual([settings.loadUint(16), settings.loadUint(16)], [4000, 40]);
  assert.equal(pool.remainingBits, 1 + 1 + 32 + 256 + 8 + 32 + 32 + 1);

  const vesting = vestingData(
    {
      start: 1,
      duration: 2,
      unlockPeriod: 3,
      cliff: 4,
      amount: 5n,
      sender: address(6),
      owner: address(7),
    },
    keys.publicKey,
    8,
  ).beginParse();
  assert.deepEqual([vesting.loadUint(32), vesting.loadUint(32)], [0, 8]);
  assert.deepEqual(vesting.loadBuffer(32), keys.publicKey);
  assert.equal(vesting.loadBit(), false);
  const parameters = vesting.loadRef().beginParse();
  assert.deepEqual(
    [
      parameters.loadUint(64),
      parameters.loadUint(32),
      parameters.loadUint(32),
      parameters.loadUint(32),
      parameters.loadCoins(),
    ],
    [1, 2, 3, 4, 5n],
  );
  assert.ok(
    parameters.loadAddress().equals(address(6)) &&
      parameters.loadAddress().equals(address(7)),
  );
  assert.equal(vestingSend(3, value).bits.length, 32 + 64 + 8);
});

test('addresses for the whitelist are in a chain of references', () => {
  let slice = addWhitelist([address(1), address(2), address(3)]).beginParse();
  assert.equal(slice.loadUint(32), 0x7258a69b);
  slice.skip(64);
  for (const byte of [1, 2, 3]) {
    assert.ok(slice.loadAddress().equals(address(byte)));
    if (slice.remainingRefs) slice = slice.loadRef().beginParse();
  }
  assert.equal(slice.remainingRefs, 0);
});
