import {beginCell, loadShardAccount, storeShardAccount, type Address, type ShardAccount} from '@ton/core';
import type {World} from '../protocol.ts';
import {readBoc, toBase64} from '../values/boc.ts';

/** What the world holds of an account; an address that was never used is empty. */
export function loadAccount(world: World, address: Address): ShardAccount {
  const known = world.accounts[address.toRawString()];
  if (known) return loadShardAccount(readBoc(known.state, 'world').beginParse());
  return {
    account: {
      addr: address,
      storage: {lastTransLt: 0n, balance: {coins: 0n}, state: {type: 'uninit'}},
      storageStats: {used: {cells: 0n, bits: 0n}, lastPaid: 0, storageExtra: null},
    },
    lastTransactionLt: 0n,
    lastTransactionHash: 0n,
  };
}

export function accountState(account: ShardAccount): string {
  return toBase64(beginCell().store(storeShardAccount(account)).endCell());
}
