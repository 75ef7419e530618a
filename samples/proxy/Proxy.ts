// region wrapper
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export interface Order {
  readonly to: Address;
  /** In nanograms. */
  readonly value: bigint;
  readonly mode: number;
}

/** The orders as a chain of cells: the first order is in the root cell. */
export function packOrders(orders: readonly Order[]): Cell {
  return orders.reduceRight<Cell | null>(
    (next, {mode, to, value}) =>
      beginCell()
        .storeUint(mode, 8)
        .storeAddress(to)
        .storeCoins(value)
        .storeMaybeRef(next)
        .endCell(),
    null,
  ) as Cell;
}

export class Proxy implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(owner: Address, code: Cell, workchain = 0): Proxy {
    const init = {code, data: beginCell().storeAddress(owner).endCell()};
    return new Proxy(contractAddress(workchain, init), init);
  }

  async sendDeploy(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {value});
  }

  async sendForward(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    orders: readonly Order[],
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x2d1b7a10, 32)
      .storeRef(packOrders(orders))
      .endCell();
    await provider.internal(via, {value, body});
  }
}
// endregion
