// Measures what typical operations cost, for the table on the page about fees.
import {keyPairFromSeed, getSecureRandomBytes} from '@ton/crypto';
import {
  type Address,
  beginCell,
  type Cell,
  comment,
  internal,
  SendMode,
  toNano,
} from '@ton/core';
import {type Blockchain} from '@ton/sandbox';
import {WalletContractV3R2, WalletContractV4, WalletContractV5R1} from '@ton/ton';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {NftCollection} from '../nft/Nft.ts';

const compile = (path: string): Promise<Cell> =>
  compileTolk(new URL(`../${path}.tolk`, import.meta.url));

/** How much the total balance of all accounts falls during an action: this is the sum of all fees. */
async function spent(
  network: Blockchain,
  accounts: readonly Address[],
  action: () => Promise<unknown>,
): Promise<bigint> {
  const total = async (): Promise<bigint> => {
    let sum = 0n;
    for (const address of accounts) sum += (await network.getContract(address)).balance;
    return sum;
  };
  const before = await total();
  await action();
  return before - (await total());
}

async function transfer(version: 'v3r2' | 'v4r2' | 'v5r1'): Promise<bigint> {
  const network = await createNetwork();
  const {publicKey, secretKey} = keyPairFromSeed(await getSecureRandomBytes(32));
  const funds = await network.treasury('funds');
  const to = (await network.treasury('receiver')).address;
  const sendMode = SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS;
  const messages = [
    internal({to, value: toNano('0.1'), body: comment('Thanks!'), bounce: true}),
  ];
  const wallet =
    version === 'v3r2'
      ? network.openContract(WalletContractV3R2.create({workchain: 0, publicKey}))
      : version === 'v4r2'
        ? network.openContract(WalletContractV4.create({workchain: 0, publicKey}))
        : network.openContract(WalletContractV5R1.create({publicKey}));
  await funds.send({to: wallet.address, value: toNano('10'), bounce: false});
  const send = async (): Promise<void> => {
    const seqno = await wallet.getSeqno();
    const timeout = (network.now ?? 0) + 60;
    await wallet.sendTransfer({seqno, secretKey, messages, sendMode, timeout});
  };
  await send(); // deploys the wallet
  return spent(network, [wallet.address, to], send);
}

async function jetton(): Promise<bigint> {
  const network = await createNetwork();
  const admin = await network.treasury('admin');
  const alice = await network.treasury('alice');
  const bob = await network.treasury('bob');
  const content = beginCell()
    .storeUint(1, 8)
    .storeStringTail('https://example.com/jetton.json')
    .endCell();
  const minter = network.openContract(
    JettonMinter.create(
      admin.address,
      content,
      await compile('jetton/jetton-minter'),
      await compile('jetton/jetton-wallet'),
    ),
  );
  await minter.sendMint(admin.getSender(), toNano('0.2'), alice.address, 1000n, 0n);
  const from = await minter.getWalletAddress(alice.address);
  const to = await minter.getWalletAddress(bob.address);
  const wallet = network.openContract(new JettonWallet(from));
  const send = (): Promise<unknown> =>
    wallet.sendTransfer(alice.getSender(), toNano('0.1'), {
      amount: 1n,
      to: bob.address,
      responseTo: alice.address,
      forwardAmount: 1n,
    });
  const accounts = [alice.address, bob.address, from, to];
  await send(); // deploys the second jetton wallet
  return spent(network, accounts, send);
}

async function nft(): Promise<bigint> {
  const network = await createNetwork();
  const artist = await network.treasury('artist');
  const royalty = {numerator: 5, denominator: 100, destination: artist.address};
  const urls = {
    collection: 'https://example.com/collection.json',
    common: 'https://example.com/items/',
  };
  const collection = network.openContract(
    NftCollection.create(
      artist.address,
      urls,
      royalty,
      await compile('nft/nft-collection'),
      await compile('nft/nft-item'),
    ),
  );
  const mint = (index: number): Promise<unknown> =>
    collection.sendDeployItem(artist.getSender(), toNano('0.1'), {
      index,
      owner: artist.address,
      content: `${index}.json`,
    });
  await mint(0);
  const item = await collection.getItemAddress(1);
  return spent(network, [artist.address, collection.address, item], () => mint(1));
}

/** Label, and all fees of the operation in nanograms. */
export async function typicalCosts(): Promise<(readonly [string, bigint])[]> {
  return [
    ['Gram with a comment, from wallet v3R2', await transfer('v3r2')],
    ['Gram with a comment, from wallet v4R2', await transfer('v4r2')],
    ['Gram with a comment, from wallet v5R1', await transfer('v5r1')],
    ['Jettons, with a notification and the excess returned', await jetton()],
    ['Minting one NFT of a collection', await nft()],
  ];
}

/** Nanograms as Gram with six places. */
export const gram = (nanograms: bigint): string => (Number(nanograms) / 1e9).toFixed(6);
