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

export class Upgradeable implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(owner: Address, code: Cell, workchain = 0): Upgradeable {
    const init = {
      code,
      data: beginCell().storeAddress(owner).storeUint(0, 32).endCell(),
    };
    return new Upgradeable(contractAddress(workchain, init), init);
  }

  /** Storage of version 2, with the values of version 1. */
  static dataOfVersion2(owner: Address, value: bigint, step: number): Cell {
    return beginCell()
      .storeAddress(owner)
      .storeUint(value, 64)
      .storeUint(step, 32)
      .endCell();
  }

  async sendIncrease(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: beginCell().storeUint(0x1f2a0001, 32).storeUint(0, 64).endCell(),
    });
  }

  async sendUpgrade(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    code: Cell,
    data: Cell | null,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x1f2a0002, 32)
      .storeUint(0, 64) // queryId
      .storeRef(code)
      .storeMaybeRef(data)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async getValue(provider: ContractProvider): Promise<bigint> {
    return (await provider.get('value', [])).stack.readBigNumber();
  }

  async getVersion(provider: ContractProvider): Promise<number> {
    return (await provider.get('version', [])).stack.readNumber();
  }
}
// endregion
