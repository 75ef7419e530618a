import {type Address, toNano} from '@ton/core';
import {JettonMinter} from '../jetton/Jetton.ts';
import {EditableCollection} from '../nft-collection/Collection.ts';
import type {App} from '../tutorials/connect.ts';

// region played
/** One finished round, as judged by the server. The server assigns the ID at the start of the round. */
export interface Round {
  readonly id: string;
  readonly player: Address;
  readonly score: number;
  readonly seconds: number;
}

export type Reward =
  | {readonly kind: 'coins'; readonly player: Address; readonly amount: bigint}
  | {readonly kind: 'badge'; readonly player: Address; readonly badge: Badge};

export const BADGES = {first: 1, hundred: 100} as const;
export type Badge = keyof typeof BADGES;

export class Rewards {
  private readonly rounds = new Set<string>();
  private readonly badges = new Set<string>();
  /** On a real server: database rows, written in the same transaction as the round. */
  readonly outbox: Reward[] = [];

  played({id, player, score, seconds}: Round): readonly Reward[] {
    if (this.rounds.has(id)) throw new Error('This round is counted already');
    // A player can pass at most two pipes per second: a higher score is impossible.
    if (!Number.isInteger(score) || score < 0 || score > seconds * 2) {
      throw new Error('This score cannot be');
    }
    this.rounds.add(id);
    const rewards: Reward[] = [];
    if (score > 0) {
      rewards.push({kind: 'coins', player, amount: toNano(score)});
    }
    for (const badge of Object.keys(BADGES) as Badge[]) {
      const key = `${badge}:${player.toRawString()}`;
      if (score >= BADGES[badge] && !this.badges.has(key)) {
        this.badges.add(key);
        rewards.push({kind: 'badge', player, badge});
      }
    }
    this.outbox.push(...rewards);
    return rewards;
  }
}
// endregion

// region pay
/** Sends the rewards in the outbox one by one. Each is removed before it is sent: losing one beats paying twice. */
export async function payOut(
  {client, sender}: App,
  rewards: Rewards,
  coins: Address,
  badges: Address,
): Promise<void> {
  const minter = client.open(new JettonMinter(coins));
  const collection = client.open(new EditableCollection(badges));
  for (;;) {
    const reward = rewards.outbox.shift();
    if (reward === undefined) {
      return;
    }
    if (reward.kind === 'coins') {
      await minter.sendMint(sender, toNano('0.1'), reward.player, reward.amount);
    } else {
      const {nextIndex} = await collection.getCollectionData();
      await collection.sendBatch(sender, [
        {index: nextIndex, owner: reward.player, content: `${reward.badge}.json`},
      ]);
    }
  }
}
// endregion
