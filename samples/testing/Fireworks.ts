// region wrapper
import {
  type Address,
  beginCell,
  type Cell,
  type Contract,
  contractAddress,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export const Opcodes = {
  setFirst: 0x5720cfeb,
  launchFirst: 0x6efe144b,
  launchSecond: 0xa2e2c2dc,
} as const;

export class Fireworks implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(id: number, owner: Address, code: Cell): Fireworks {
    const data = beginCell().storeUint(id, 8).storeAddress(owner).endCell();
    return new Fireworks(contractAddress(0, {code, data}), {code, data});
  }

  async sendSetFirst(provider: ContractProvider, via: Sender, value: bigint) {
    const body = beginCell().storeUint(Opcodes.setFirst, 32).endCell();
    await provider.internal(via, {value, body});
  }

  async getLauncherAddress(provider: ContractProvider, id: bigint): Promise<Address> {
    const {stack} = await provider.get('launcherAddress', [{type: 'int', value: id}]);
    return stack.readAddress();
  }
}
// endregion
