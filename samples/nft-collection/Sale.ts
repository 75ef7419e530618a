// region sale
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
  toNano,
} from '@ton/core';
import type {Royalty} from '../nft/Nft.ts';
import {royaltyCell} from './Collection.ts';

export class Sale implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    item: Address,
    seller: Address,
    price: bigint,
    royalty: Royalty,
    code: Cell,
  ): Sale {
    const data = beginCell()
      .storeAddress(item)
      .storeAddress(seller)
      .storeCoins(price)
      .storeRef(royaltyCell(royalty))
      .storeBit(false) // opens when the item arrives
      .endCell();
    const init = {code, data};
    return new Sale(contractAddress(0, init), init);
  }

  async sendDeploy(provider: ContractProvider, via: Sender): Promise<void> {
    await provider.internal(via, {value: toNano('0.02')});
  }

  /** `value` is the price plus 0.05 Gram for the transfer of the item. */
  async sendBuy(provider: ContractProvider, via: Sender, value: bigint): Promise<void> {
    const body = beginCell().storeUint(2, 32).storeUint(0, 64).endCell();
    await provider.internal(via, {value, body});
  }

  async sendCancel(provider: ContractProvider, via: Sender): Promise<void> {
    const body = beginCell().storeUint(3, 32).storeUint(0, 64).endCell();
    await provider.internal(via, {value: toNano('0.05'), body});
  }

  async getSaleData(
    provider: ContractProvider,
  ): Promise<{item: Address; seller: Address; price: bigint; isOpen: boolean}> {
    const {stack} = await provider.get('get_sale_data', []);
    return {
      item: stack.readAddress(),
      seller: stack.readAddress(),
      price: stack.readBigNumber(),
      isOpen: stack.readBoolean(),
    };
  }
}
// endregion
