// The chains of transactions that the pages show. Each run generates new keys, so names replace the addresses.
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  external,
  internal,
  SendMode,
  toNano,
  type MessageRelaxed,
  type Transaction,
} from '@ton/core';
import {keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {randomBytes} from 'node:crypto';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {NftCollection, NftItem} from '../nft/Nft.ts';
import {buildTraces, show, type TraceNode} from './trace.ts';

export class Stage {
  readonly names = new Map<bigint, string>();
  private seqno = 0;

  private constructor(
    readonly network: Blockchain,
    readonly keys: KeyPair,
    readonly wallet: WalletContractV5R1,
    readonly shop: Address,
    readonly friend: Address,
    readonly nobody: Address,
    /** An address without code that receives Gram, and the StateInit that would deploy a contract there. */
    readonly orphan: {address: Address; init: {code: Cell; data: Cell}},
  ) {}

  static async open(): Promise<Stage> {
    const network = await createNetwork();
    const keys = keyPairFromSeed(randomBytes(32));
    const wallet = WalletContractV5R1.create({publicKey: keys.publicKey});
    const bank = await network.treasury('bank');
    const friend = (await network.treasury('friend')).address;
    const code = await compileTolk(new URL('shop.tolk', import.meta.url));
    const init = {
      code,
      data: beginCell().storeAddress(friend).storeUint(0, 32).endCell(),
    };
    const shop = contractAddress(0, init);
    const nobody = contractAddress(0, {
      code,
      data: beginCell().storeBuffer(randomBytes(32)).endCell(),
    });
    const later = {
      code,
      data: beginCell().storeAddress(shop).storeUint(0, 32).endCell(),
    };
    const orphan = {address: contractAddress(0, later), init: later};
    await bank.send({to: wallet.address, value: toNano('20'), bounce: false});
    await bank.send({to: shop, value: toNano('0.1'), init, bounce: false});
    const stage = new Stage(network, keys, wallet, shop, friend, nobody, orphan);
    stage.name(wallet.address, 'wallet');
    stage.name(shop, 'shop');
    stage.name(friend, 'friend');
    stage.name(nobody, 'nobody');
    stage.name(orphan.address, 'orphan');
    await stage.send([]); // the first message deploys the wallet
    return stage;
  }

  name(address: Address, name: string): void {
    this.names.set(BigInt('0x' + address.hash.toString('hex')), name);
  }

  nameOf = (account: Address | bigint): string => {
    const key =
      typeof account === 'bigint'
        ? account
        : BigInt('0x' + account.hash.toString('hex'));
    return this.names.get(key) ?? '?';
  };

  request(messages: MessageRelaxed[]): Cell {
    return this.wallet.createTransfer({
      seqno: this.seqno,
      secretKey: this.keys.secretKey,
      timeout: (this.network.now as number) + 60,
      sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
      messages,
    });
  }

  async send(messages: MessageRelaxed[]): Promise<Transaction[]> {
    const message = external({
      to: this.wallet.address,
      body: this.request(messages),
      ...(this.seqno === 0 ? {init: this.wallet.init} : {}),
    });
    const {transactions} = await this.network.sendMessage(message);
    this.seqno += 1;
    return transactions;
  }

  async trace(messages: MessageRelaxed[]): Promise<TraceNode> {
    const [root] = buildTraces(await this.send(messages));
    if (!root) throw new Error('No transaction');
    return root;
  }

  show = (trace: TraceNode): string => show(trace, this.nameOf).join('\n');
}

// region shop
export const buy = (queryId: bigint): Cell =>
  beginCell().storeUint(0x01db0001, 32).storeUint(queryId, 64).endCell();
export const payOut = (amount: bigint): Cell =>
  beginCell().storeUint(0x01db0002, 32).storeCoins(amount).endCell();
// endregion

/** One wallet request for each way in which a chain can end. */
export const requests = {
  transfer: ({friend}: Stage) => [internal({to: friend, value: '0.5', bounce: false})],
  toNobody: ({nobody}: Stage) => [internal({to: nobody, value: '0.5', bounce: true})],
  toNobodyWithoutBounce: ({orphan}: Stage) => [
    internal({to: orphan.address, value: '0.5', bounce: false}),
  ],
  tooMuch: ({friend}: Stage) => [internal({to: friend, value: '1000', bounce: false})],
  purchase: ({shop}: Stage) => [internal({to: shop, value: '1.2', body: buy(7n)})],
  cheap: ({shop}: Stage) => [internal({to: shop, value: '0.2', body: buy(8n)})],
  overpaid: ({shop}: Stage) => [
    internal({to: shop, value: '0.2', body: payOut(toNano('50'))}),
  ],
} satisfies Record<string, (stage: Stage) => MessageRelaxed[]>;

export interface JettonStage {
  readonly stage: Stage;
  readonly from: Address;
  walletOf(owner: Address): Promise<Address>;
}

/** A stage whose wallet owns 100 units of a jetton. */
export async function jettonStage(): Promise<JettonStage> {
  const stage = await Stage.open();
  const at = (name: string): Promise<Cell> =>
    compileTolk(new URL(`../jetton/${name}`, import.meta.url));
  const admin = await stage.network.treasury('admin');
  const minter = stage.network.openContract(
    JettonMinter.create(
      admin.address,
      beginCell()
        .storeUint(1, 8)
        .storeStringTail('https://example.com/j.json')
        .endCell(),
      await at('jetton-minter.tolk'),
      await at('jetton-wallet.tolk'),
    ),
  );
  await minter.sendMint(admin.getSender(), toNano('0.2'), stage.wallet.address, 100n);
  const walletOf = (owner: Address): Promise<Address> => minter.getWalletAddress(owner);
  const from = await walletOf(stage.wallet.address);
  stage.name(from, 'jetton A');
  stage.name(await walletOf(stage.friend), 'jetton B');
  stage.name(await walletOf(stage.shop), 'jetton S');
  return {stage, from, walletOf};
}

export async function jettonTrace(
  {stage, from}: JettonStage,
  to: Address,
  amount: bigint,
  forwardAmount = 1n,
): Promise<TraceNode> {
  const body = JettonWallet.transferBody({
    amount,
    to,
    responseTo: stage.wallet.address,
    forwardAmount,
  });
  return stage.trace([internal({to: from, value: toNano('0.1'), body})]);
}

export async function nftTrace(): Promise<{
  stage: Stage;
  trace: TraceNode;
  item: NftItem;
}> {
  const stage = await Stage.open();
  const at = (name: string): Promise<Cell> =>
    compileTolk(new URL(`../nft/${name}`, import.meta.url));
  const artist = await stage.network.treasury('artist');
  const collection = stage.network.openContract(
    NftCollection.create(
      artist.address,
      {
        collection: 'https://example.com/c.json',
        common: 'https://example.com/items/',
      },
      {numerator: 1, denominator: 100, destination: artist.address},
      await at('nft-collection.tolk'),
      await at('nft-item.tolk'),
    ),
  );
  await collection.sendDeployItem(artist.getSender(), toNano('0.1'), {
    index: 0,
    owner: stage.wallet.address,
    content: '0.json',
  });
  const item = new NftItem(await collection.getItemAddress(0));
  stage.name(item.address, 'item');
  const body = beginCell()
    .storeUint(0x5fcc3d14, 32)
    .storeUint(0, 64)
    .storeAddress(stage.friend)
    .storeAddress(stage.wallet.address)
    .storeBit(false)
    .storeCoins(1)
    .storeBit(false)
    .endCell();
  const trace = await stage.trace([
    internal({to: item.address, value: toNano('0.1'), body}),
  ]);
  return {stage, trace, item};
}
