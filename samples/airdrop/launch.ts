import type {Address} from '@ton/core';
import {toNano} from '@ton/core';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import type {App} from '../tutorials/connect.ts';
import {Airdrop} from './Airdrop.ts';
import {type AirdropList, proofFor, rootOf, totalOf} from './list.ts';

// region launch
/** Deploys the airdrop and moves the whole sum of the list to it. The jettons must be in your wallet. */
export async function launch(
  {client, sender}: App,
  master: Address,
  list: AirdropList,
  endTime: number,
): Promise<Address> {
  const airdrop = client.open(
    Airdrop.create(
      {merkleRoot: rootOf(list), admin: sender.address, endTime},
      await compileTolk(new URL('airdrop.tolk', import.meta.url)),
      await compileTolk(new URL('marker.tolk', import.meta.url)),
    ),
  );
  const minter = client.open(new JettonMinter(master));
  await airdrop.sendSetWallet(sender, await minter.getWalletAddress(airdrop.address));

  const own = client.open(
    new JettonWallet(await minter.getWalletAddress(sender.address)),
  );
  await own.sendTransfer(sender, toNano('0.05'), {
    amount: totalOf(list),
    to: airdrop.address,
    responseTo: sender.address, // no notification: forwardAmount stays 0
  });
  return airdrop.address;
}
// endregion

// region request
/** The request that a site passes to TON Connect when a visitor claims; undefined if the visitor is not on the list. */
export function claimRequest(
  airdrop: Address,
  list: AirdropList,
  visitor: Address,
): {address: string; amount: string; payload: string} | undefined {
  if (!list.has(visitor)) {
    return undefined;
  }
  const body = Airdrop.claimBody(proofFor(list, visitor));
  return {
    address: airdrop.toString(),
    amount: toNano('0.1').toString(),
    payload: body.toBoc().toString('base64'),
  };
}
// endregion
