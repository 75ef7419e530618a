import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {type Cell, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {CoinFlip, commitmentOf, ExitCodes, newSecret} from './CoinFlip.ts';

const STAKE = toNano('1');
const PAID = STAKE + toNano('0.02');
const FEE = toNano('0.05');

let code: Cell;
let blockchain: Blockchain;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let game: SandboxContract<CoinFlip>;

before(async () => {
  code = await compileTolk(new URL('coin-flip.tolk', import.meta.url));
});

beforeEach(async () => {
  blockchain = await createNetwork();
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  game = blockchain.openContract(CoinFlip.create(STAKE, 600, code));
});

type Player = SandboxContract<TreasuryContract>;
const commit = (
  player: Player,
  secret: bigint,
  value = PAID,
): Promise<SendMessageResult> =>
  game.sendCommit(player.getSender(), value, commitmentOf(player.address, secret));
const exit = (result: SendMessageResult): number =>
  computePhase(result, game.address).exitCode;
/** Gram that the contract paid to a player in this chain of transactions, prizes only. */
const prize = (result: SendMessageResult, player: Player): bigint =>
  transactionsOn(result, player.address)
    .map(({inMessage}) =>
      inMessage?.info.type === 'internal' && !inMessage.info.bounced
        ? inMessage.info.value.coins
        : 0n,
    )
    .reduce((sum, coins) => sum + coins, 0n);

// region both
for (const [name, aliceSecret, bobSecret] of [
  ['alice', 2n, 4n],
  ['bob', 3n, 4n],
] as const) {
  test(`both reveal, ${name} wins`, async () => {
    await commit(alice, aliceSecret);
    await commit(bob, bobSecret);
    await game.sendReveal(alice.getSender(), FEE, aliceSecret);
    const last = await game.sendReveal(bob.getSender(), FEE, bobSecret);
    const [winner, loser] = name === 'alice' ? [alice, bob] : [bob, alice];
    assert.ok(
      prize(last, winner) > 2n * STAKE - FEE,
      'twice the stake, less the transport',
    );
    assert.equal(prize(last, loser), 0n);
    assert.deepEqual(await game.getGame(), {stake: STAKE, deadline: 0, players: 0});
  });
}
// endregion

test('a fair coin: with random secrets, both win about as often', async () => {
  let wins = 0;
  for (let round = 0; round < 40; round++) {
    const [a, b] = [newSecret(), newSecret()];
    await commit(alice, a);
    await commit(bob, b);
    await game.sendReveal(bob.getSender(), FEE, b);
    wins += prize(await game.sendReveal(alice.getSender(), FEE, a), alice) > 0n ? 1 : 0;
  }
  assert.ok(wins > 5 && wins < 35, `${wins} of 40`);
});

test('a secret other than the committed one is rejected', async () => {
  await commit(alice, 1n);
  await commit(bob, 2n);
  assert.equal(exit(await game.sendReveal(bob.getSender(), FEE, 3n)), ExitCodes.secret);
});

test('a copied commitment is rejected', async () => {
  await commit(alice, 1n);
  const copy = await game.sendCommit(
    bob.getSender(),
    PAID,
    commitmentOf(alice.address, 1n),
  );
  assert.equal(exit(copy), ExitCodes.sameCommitment);
});

test('no secret is revealed before both have committed', async () => {
  await commit(alice, 1n);
  assert.equal(
    exit(await game.sendReveal(alice.getSender(), FEE, 1n)),
    ExitCodes.tooEarly,
  );
});

// region timeout
test('a player who does not reveal in time loses', async () => {
  await commit(alice, 1n);
  await commit(bob, 2n);
  await game.sendReveal(alice.getSender(), FEE, 1n);
  assert.equal(exit(await game.sendClaim(alice.getSender(), FEE)), ExitCodes.tooEarly);

  blockchain.now = (blockchain.now as number) + 601;
  assert.equal(
    exit(await game.sendReveal(bob.getSender(), FEE, 2n)),
    ExitCodes.tooLate,
  );
  assert.ok(
    prize(await game.sendClaim(alice.getSender(), FEE), alice) > 2n * STAKE - FEE,
  );
});
// endregion

test('a third player and too small a stake are rejected', async () => {
  await commit(alice, 1n);
  assert.equal(exit(await commit(bob, 2n, STAKE)), ExitCodes.stake);
  await commit(bob, 2n);
  const carol = await blockchain.treasury('carol');
  assert.equal(exit(await commit(carol, 3n)), ExitCodes.full);
  assert.equal(
    exit(await game.sendReveal(carol.getSender(), FEE, 3n)),
    ExitCodes.notAPlayer,
  );
});
