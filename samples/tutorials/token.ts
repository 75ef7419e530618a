import type {Address, Cell} from '@ton/core';
import {toNano} from '@ton/core';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {onChain} from '../metadata/encode.ts';
import type {App} from './connect.ts';

// region content
/** The metadata that wallets show. They read it from the jetton master, in a TEP-64 layout. */
export function tokenContent(): Cell {
  return onChain({
    name: 'Example Token',
    symbol: 'EXT',
    decimals: '9',
    description: 'A token of a tutorial, without any value',
    image: 'https://example.com/token.png',
  });
}
// endregion

// region mint
/** Deploys the master and, with the same message, mints the whole supply to yourself. */
export async function mintToken(
  {client, sender}: App,
  supply: bigint,
): Promise<Address> {
  const minterCode = await compileTolk(
    new URL('../jetton/jetton-minter.tolk', import.meta.url),
  );
  const walletCode = await compileTolk(
    new URL('../jetton/jetton-wallet.tolk', import.meta.url),
  );
  const minter = client.open(
    JettonMinter.create(sender.address, tokenContent(), minterCode, walletCode),
  );
  await minter.sendMint(sender, toNano('0.1'), sender.address, supply);
  return minter.address;
}
// endregion

// region send
export async function sendToken(
  {client, sender}: App,
  master: Address,
  to: Address,
  amount: bigint,
): Promise<void> {
  const minter = client.open(new JettonMinter(master));
  const own = client.open(
    new JettonWallet(await minter.getWalletAddress(sender.address)),
  );
  await own.sendTransfer(sender, toNano('0.05'), {
    amount,
    to,
    responseTo: sender.address,
    forwardAmount: 1n,
  });
}
// endregion

// region close
/** After this, nobody can mint, and nobody can undo it. */
export async function closeMint({client, sender}: App, master: Address): Promise<void> {
  const minter = client.open(new JettonMinter(master));
  await minter.sendChangeAdmin(sender, toNano('0.02'), null);
}
// endregion
