import {
  type Address,
  beginCell,
  type Cell,
  internal,
  SendMode,
  toNano,
} from '@ton/core';
import {keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {HighloadWallet, queryId} from '../highload/HighloadWallet.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {NftCollection} from '../nft/Nft.ts';

export const RECIPIENTS = 40;

export interface Cost {
  /** What the sender loses for one recipient, in nanograms: fees, and Gram that stays in new contracts. */
  readonly spent: bigint;
  /** The part of it that a new contract of the recipient keeps for its storage. */
  readonly stored: bigint;
}

interface Scene {
  readonly network: Blockchain;
  readonly keys: KeyPair;
  readonly funder: SandboxContract<TreasuryContract>;
  readonly recipients: readonly Address[];
}

async function scene(): Promise<Scene> {
  const network = await createNetwork();
  const funder = await network.treasury('funder', {balance: toNano('100000')});
  const recipients: Address[] = [];
  for (let i = 0; i < RECIPIENTS; i++) {
    recipients.push((await network.treasury(`recipient ${i}`)).address);
  }
  return {network, funder, recipients, keys: keyPairFromSeed(Buffer.alloc(32, 1))};
}

const codes = new Map<string, Promise<Cell>>();

/** Compiled once, however many methods need it. */
function codeOf(path: string): Promise<Cell> {
  const known =
    codes.get(path) ?? compileTolk(new URL(`../${path}.tolk`, import.meta.url));
  codes.set(path, known);
  return known;
}

const content = beginCell()
  .storeUint(1, 8)
  .storeStringTail('https://example.com/j.json')
  .endCell();

async function balances(
  network: Blockchain,
  addresses: readonly Address[],
): Promise<bigint> {
  let sum = 0n;
  for (const address of addresses) sum += (await network.getContract(address)).balance;
  return sum;
}

// region measure
/** Runs a distribution and returns what the payers spent per recipient. */
async function measure(
  network: Blockchain,
  payers: readonly Address[],
  created: readonly Address[],
  run: () => Promise<unknown>,
): Promise<Cost> {
  const before = await balances(network, payers);
  await run();
  const after = await balances(network, payers);
  const stored = await balances(network, created);
  const each = BigInt(created.length);
  return {spent: (before - after) / each, stored: stored / each};
}
// endregion

async function wallet({network, funder, keys}: Scene) {
  const opened = network.openContract(
    WalletContractV5R1.create({publicKey: keys.publicKey}),
  );
  await funder.send({to: opened.address, value: toNano('1000'), bounce: false});
  const send = async (messages: ReturnType<typeof internal>[]): Promise<void> => {
    await opened.sendTransfer({
      seqno: await opened.getSeqno(),
      secretKey: keys.secretKey,
      timeout: (network.now as number) + 60,
      sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
      messages,
    });
  };
  await send([]);
  return {address: opened.address, send};
}

async function jettons({network, funder}: Scene, owner: Address) {
  const minter = network.openContract(
    JettonMinter.create(
      funder.address,
      content,
      await codeOf('jetton/jetton-minter'),
      await codeOf('jetton/jetton-wallet'),
    ),
  );
  await minter.sendMint(funder.getSender(), toNano('0.2'), owner, 1_000_000n);
  return minter;
}

const transferTo = (to: Address, responseTo: Address): Cell =>
  JettonWallet.transferBody({amount: 1n, to, responseTo});

/** Transfers from one jetton wallet, in one request of wallet v5. */
export async function jettonFromV5(): Promise<Cost> {
  const at = await scene();
  const from = await wallet(at);
  const minter = await jettons(at, from.address);
  const own = await minter.getWalletAddress(from.address);
  const created = await Promise.all(
    at.recipients.map((to) => minter.getWalletAddress(to)),
  );
  return measure(at.network, [from.address, own], created, () =>
    from.send(
      at.recipients.map((to) =>
        internal({to: own, value: toNano('0.05'), body: transferTo(to, from.address)}),
      ),
    ),
  );
}

/** The same in one batch of a highload wallet v3. */
export async function jettonFromHighload(): Promise<Cost> {
  const at = await scene();
  const highload = at.network.openContract(
    HighloadWallet.create(at.keys.publicKey, await codeOf('highload/highload')),
  );
  await at.funder.send({to: highload.address, value: toNano('1000'), bounce: false});
  const createdAt = (at.network.now as number) - 10;
  const first = {
    message: internal({to: at.funder.address, value: 1n}),
    queryId: queryId(0),
    createdAt,
  };
  await highload.send(first, at.keys.secretKey);
  const minter = await jettons(at, highload.address);
  const own = await minter.getWalletAddress(highload.address);
  const created = await Promise.all(
    at.recipients.map((to) => minter.getWalletAddress(to)),
  );
  const actions = at.recipients.map((to) => ({
    type: 'sendMsg' as const,
    mode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    outMsg: internal({
      to: own,
      value: toNano('0.05'),
      body: transferTo(to, highload.address),
    }),
  }));
  return measure(at.network, [highload.address, own], created, () =>
    highload.send(
      {
        message: highload.batch(actions, queryId(1), toNano('0.1')),
        queryId: queryId(1),
        createdAt,
      },
      at.keys.secretKey,
    ),
  );
}

/** The minter mints for each recipient. */
export async function mintFromV5(): Promise<Cost> {
  const at = await scene();
  const from = await wallet(at);
  const minter = await jettons(at, from.address);
  await minter.sendChangeAdmin(at.funder.getSender(), toNano('0.1'), from.address);
  const created = await Promise.all(
    at.recipients.map((to) => minter.getWalletAddress(to)),
  );
  return measure(at.network, [from.address, minter.address], created, () =>
    from.send(
      at.recipients.map((to) =>
        internal({
          to: minter.address,
          value: toNano('0.05'),
          body: beginCell()
            .storeUint(0x642b7d07, 32)
            .storeUint(0, 64)
            .storeAddress(to)
            .storeCoins(1)
            .storeCoins(0)
            .endCell(),
        }),
      ),
    ),
  );
}

/** A collection deploys one item for each recipient. */
export async function nftFromV5(): Promise<Cost> {
  const at = await scene();
  const from = await wallet(at);
  const collection = at.network.openContract(
    NftCollection.create(
      from.address,
      {collection: 'https://example.com/c.json', common: 'https://example.com/'},
      {numerator: 1, denominator: 100, destination: from.address},
      await codeOf('nft/nft-collection'),
      await codeOf('nft/nft-item'),
    ),
  );
  const init = collection.init!;
  await from.send([
    internal({to: collection.address, value: toNano('1'), bounce: false, init}),
  ]);
  const created = await Promise.all(
    at.recipients.map((_, index) => collection.getItemAddress(index)),
  );
  return measure(at.network, [from.address, collection.address], created, () =>
    from.send(
      at.recipients.map((owner, index) =>
        internal({
          to: collection.address,
          value: toNano('0.03'),
          body: beginCell()
            .storeUint(1, 32)
            .storeUint(0, 64)
            .storeUint(index, 64)
            .storeCoins(toNano('0.02'))
            .storeRef(
              beginCell()
                .storeAddress(owner)
                .storeRef(beginCell().storeStringTail(`${index}.json`)),
            )
            .endCell(),
        }),
      ),
    ),
  );
}
