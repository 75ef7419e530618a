// region wrapper
import {
  type Address,
  beginCell,
  Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export const Opcodes = {
  increase: 0x6dbc78db,
  reset: 0x30a6c5ab,
} as const;

export const ExitCodes = {
  notOwner: 401,
  unknownOp: 0xffff,
} as const;

export interface CounterConfig {
  owner: Address;
  value: bigint;
}

export class Counter implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  /** The address: the workchain and the hash of the initial code and data. */
  static fromConfig(config: CounterConfig, code: Cell, workchain = 0): Counter {
    const data = beginCell()
      .storeAddress(config.owner)
      .storeUint(config.value, 64)
      .endCell();
    const init = {code, data};
    return new Counter(contractAddress(workchain, init), init);
  }

  async sendDeploy(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {value, body: new Cell()});
  }

  async sendIncrease(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    by: number,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(Opcodes.increase, 32)
      .storeUint(0, 64) // queryId
      .storeUint(by, 32)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendReset(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    const body = beginCell().storeUint(Opcodes.reset, 32).storeUint(0, 64).endCell();
    await provider.internal(via, {value, body});
  }

  /** Sends an arbitrary body, to test what the contract must reject. */
  async sendRaw(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    body: Cell,
  ): Promise<void> {
    await provider.internal(via, {value, body});
  }

  async getCurrentValue(provider: ContractProvider): Promise<bigint> {
    const {stack} = await provider.get('currentValue', []);
    return stack.readBigNumber();
  }

  async getOwner(provider: ContractProvider): Promise<Address> {
    const {stack} = await provider.get('owner', []);
    return stack.readAddress();
  }
}
// endregion
