import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type ContractProvider,
  Dictionary,
  type DictionaryValue,
  type Sender,
  toNano,
} from '@ton/core';
import {type CollectionContent, NftCollection, type Royalty} from '../nft/Nft.ts';

// region content
/** The two texts of a collection's content, each in its own cell, as TEP-64 requires. */
export function contentCell({collection, common}: CollectionContent): Cell {
  return beginCell()
    .storeRef(beginCell().storeUint(1, 8).storeStringTail(collection)) // 0x01: off-chain
    .storeRef(beginCell().storeStringTail(common))
    .endCell();
}

export function royaltyCell({numerator, denominator, destination}: Royalty): Cell {
  return beginCell()
    .storeUint(numerator, 16)
    .storeUint(denominator, 16)
    .storeAddress(destination)
    .endCell();
}
// endregion

// region batch-body
export interface NewItem {
  readonly index: number;
  readonly owner: Address;
  /** What follows the common part of the metadata URL: `7.json`. */
  readonly content: string;
}

/** The Gram that each item gets for its storage, and what the collection needs for fees per item. */
export const ITEM_VALUE = toNano('0.03');
export const ITEM_FEES = toNano('0.005');

const itemValue: DictionaryValue<NewItem> = {
  serialize: ({owner, content}, builder) => {
    builder
      .storeCoins(ITEM_VALUE)
      .storeRef(
        beginCell().storeAddress(owner).storeRef(beginCell().storeStringTail(content)),
      );
  },
  parse: () => {
    throw new Error('Only written here, never read');
  },
};

/** The body that deploys up to 250 items in one transaction. */
export function batchBody(items: readonly NewItem[]): Cell {
  if (items.length === 0 || items.length > 250) {
    throw new Error('A batch holds 1 to 250 items');
  }
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(64), itemValue);
  for (const item of items) {
    dictionary.set(item.index, item);
  }
  return beginCell()
    .storeUint(2, 32)
    .storeUint(0, 64) // query_id
    .storeRef(beginCell().storeDictDirect(dictionary))
    .endCell();
}
// endregion

export class EditableCollection extends NftCollection {
  static override create(
    owner: Address,
    content: CollectionContent,
    royalty: Royalty,
    code: Cell,
    itemCode: Cell,
  ): EditableCollection {
    const data = beginCell()
      .storeAddress(owner)
      .storeUint(0, 64) // number of the next item
      .storeRef(contentCell(content))
      .storeRef(itemCode)
      .storeRef(royaltyCell(royalty))
      .endCell();
    const init = {code, data};
    return new EditableCollection(contractAddress(0, init), init);
  }

  async sendDeploy(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {value});
  }

  // region batch
  async sendBatch(
    provider: ContractProvider,
    via: Sender,
    items: readonly NewItem[],
  ): Promise<void> {
    await provider.internal(via, {
      value: (ITEM_VALUE + ITEM_FEES) * BigInt(items.length),
      body: batchBody(items),
    });
  }
  // endregion

  // region change-owner
  async sendChangeOwner(
    provider: ContractProvider,
    via: Sender,
    newOwner: Address,
  ): Promise<void> {
    await provider.internal(via, {
      value: toNano('0.01'),
      body: beginCell()
        .storeUint(3, 32)
        .storeUint(0, 64) // query_id
        .storeAddress(newOwner)
        .endCell(),
    });
  }
  // endregion

  // region change-content
  async sendChangeContent(
    provider: ContractProvider,
    via: Sender,
    content: CollectionContent,
    royalty: Royalty,
  ): Promise<void> {
    await provider.internal(via, {
      value: toNano('0.01'),
      body: beginCell()
        .storeUint(4, 32)
        .storeUint(0, 64) // query_id
        .storeRef(contentCell(content))
        .storeRef(royaltyCell(royalty))
        .endCell(),
    });
  }
  // endregion
}
