// region collection
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export interface Royalty {
  readonly numerator: number;
  readonly denominator: number;
  readonly destination: Address;
}

/** Metadata URLs: that of the collection, and the common beginning of the URLs of all items. */
export interface CollectionContent {
  readonly collection: string;
  readonly common: string;
}

export class NftCollection implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    owner: Address,
    content: CollectionContent,
    royalty: Royalty,
    code: Cell,
    itemCode: Cell,
  ): NftCollection {
    const data = beginCell()
      .storeAddress(owner)
      .storeUint(0, 64)
      .storeRef(
        beginCell()
          .storeRef(beginCell().storeUint(1, 8).storeStringTail(content.collection))
          .storeRef(beginCell().storeStringTail(content.common)),
      )
      .storeRef(itemCode)
      .storeRef(
        beginCell()
          .storeUint(royalty.numerator, 16)
          .storeUint(royalty.denominator, 16)
          .storeAddress(royalty.destination),
      )
      .endCell();
    const init = {code, data};
    return new NftCollection(contractAddress(0, init), init);
  }

  async sendDeployItem(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    item: {index: number; owner: Address; content: string},
  ): Promise<void> {
    const body = beginCell()
      .storeUint(1, 32)
      .storeUint(0, 64)
      .storeUint(item.index, 64)
      .storeCoins(value / 2n)
      .storeRef(
        beginCell()
          .storeAddress(item.owner)
          .storeRef(beginCell().storeStringTail(item.content)),
      )
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendGetRoyalty(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: beginCell().storeUint(0x693d3950, 32).storeUint(5, 64).endCell(),
    });
  }

  async getItemAddress(provider: ContractProvider, index: number): Promise<Address> {
    const {stack} = await provider.get('get_nft_address_by_index', [
      {type: 'int', value: BigInt(index)},
    ]);
    return stack.readAddress();
  }

  async getCollectionData(
    provider: ContractProvider,
  ): Promise<{nextIndex: number; content: Cell; owner: Address}> {
    const {stack} = await provider.get('get_collection_data', []);
    return {
      nextIndex: stack.readNumber(),
      content: stack.readCell(),
      owner: stack.readAddress(),
    };
  }

  /** The URL of an item's metadata: the common part, then the item's own part. */
  async getContentUrl(
    provider: ContractProvider,
    index: number,
    individual: Cell,
  ): Promise<string> {
    const {stack} = await provider.get('get_nft_content', [
      {type: 'int', value: BigInt(index)},
      {type: 'cell', cell: individual},
    ]);
    const slice = stack.readCell().beginParse();
    slice.loadUint(8);
    return slice.loadStringTail();
  }

  async getRoyalty(provider: ContractProvider): Promise<Royalty> {
    const {stack} = await provider.get('royalty_params', []);
    return {
      numerator: stack.readNumber(),
      denominator: stack.readNumber(),
      destination: stack.readAddress(),
    };
  }
}
// endregion

// region item
export interface NftData {
  readonly initialized: boolean;
  readonly index: number;
  readonly collection: Address;
  readonly owner: Address | null;
  readonly content: Cell | null;
}

export class NftItem implements Contract {
  constructor(readonly address: Address) {}

  async sendTransfer(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    to: {newOwner: Address; responseTo: Address | null; forwardAmount?: bigint},
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x5fcc3d14, 32)
      .storeUint(0, 64) // query_id
      .storeAddress(to.newOwner)
      .storeAddress(to.responseTo)
      .storeMaybeRef(null) // custom_payload
      .storeCoins(to.forwardAmount ?? 0n)
      .storeMaybeRef(null) // forward_payload
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendGetStaticData(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: beginCell().storeUint(0x2fcb26a2, 32).storeUint(9, 64).endCell(),
    });
  }

  async sendRaw(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    body: Cell,
  ): Promise<void> {
    await provider.internal(via, {value, body});
  }

  async getNftData(provider: ContractProvider): Promise<NftData> {
    const {stack} = await provider.get('get_nft_data', []);
    return {
      initialized: stack.readBoolean(),
      index: stack.readNumber(),
      collection: stack.readAddress(),
      owner: stack.readAddressOpt(),
      content: stack.readCellOpt(),
    };
  }
}
// endregion
