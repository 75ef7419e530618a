import {
  type AccountStatus,
  beginCell,
  SendMode,
  type StateInit,
  storeStateInit,
  toNano,
} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import {WalletContractV4} from '@ton/ton';
import {createNetwork} from '../lib/network.ts';
import {totalFees, transactionsOn} from '../lib/transactions.ts';

/** Outcome of sending 0.1 GRAM to an address without a contract. */
export interface Arrival {
  readonly status: AccountStatus | 'non-existing';
  /** Balance at the address afterwards, in nanograms. */
  readonly arrived: bigint;
  /** What the sender got back, in nanograms. */
  readonly cameBack: bigint;
  /** Total cost of all transactions except the sender's own. */
  readonly fees: bigint;
  /** Why no code ran; undefined if it did. */
  readonly skipped?: string;
}

/** The StateInit in the message: none, the one whose hash is the address, or another one. */
export type Attached = 'none' | 'fitting' | 'other';

export async function send(attached: Attached, bounce: boolean): Promise<Arrival> {
  const network = await createNetwork();
  const sender = await network.treasury('sender');
  // A wallet nobody has deployed yet. The key is of this test alone.
  const {publicKey} = keyPairFromSeed(Buffer.alloc(32, 1));
  const wallet = WalletContractV4.create({workchain: 0, publicKey});
  const stranger = WalletContractV4.create({workchain: 0, publicKey, walletId: 1});
  const init: Record<Attached, StateInit | undefined> = {
    none: undefined,
    fitting: wallet.init,
    other: stranger.init,
  };

  const result = await sender.send({
    to: wallet.address,
    value: toNano('0.1'),
    bounce,
    init: init[attached] ?? null,
    sendMode: SendMode.PAY_GAS_SEPARATELY,
  });
  const [arrival] = transactionsOn(result, wallet.address);
  const [own, back] = transactionsOn(result, sender.address).slice(0, 2);
  if (arrival?.description.type !== 'generic' || !own) {
    throw new Error('The message did not arrive');
  }
  const phase = arrival.description.computePhase;
  const contract = await network.getContract(wallet.address);
  return {
    status: arrival.endStatus,
    arrived: contract.balance,
    cameBack:
      back?.inMessage?.info.type === 'internal' ? back.inMessage.info.value.coins : 0n,
    fees: totalFees({transactions: result.transactions}) - own.totalFees.coins,
    ...(phase.type === 'skipped' ? {skipped: phase.reason} : {}),
  };
}

// region suffix
/** An address in the shard that the prefix chooses; its other bits are those of the StateInit hash. */
export function addressInShard(init: StateInit, prefix: number, bits: number): string {
  const state = beginCell()
    .store(storeStateInit({...init, splitDepth: bits}))
    .endCell();
  const hash = BigInt('0x' + state.hash().toString('hex'));
  const low = 256n - BigInt(bits);
  const id = (BigInt(prefix) << low) | (hash & ((1n << low) - 1n));
  return `0:${id.toString(16).padStart(64, '0')}`;
}
// endregion
