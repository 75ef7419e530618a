// region airdrop
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

export class Airdrop implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    options: {merkleRoot: bigint; admin: Address; endTime: number},
    code: Cell,
    markerCode: Cell,
  ): Airdrop {
    const data = beginCell()
      .storeUint(options.merkleRoot, 256)
      .storeAddress(options.admin)
      .storeUint(options.endTime, 32)
      .storeRef(markerCode)
      .storeAddress(null)
      .endCell();
    const init = {code, data};
    return new Airdrop(contractAddress(0, init), init);
  }

  /** The first message: deploys the contract and sets the address of its jetton wallet. */
  async sendSetWallet(
    provider: ContractProvider,
    via: Sender,
    jettonWallet: Address,
  ): Promise<void> {
    await provider.internal(via, {
      value: toNano('0.05'),
      body: beginCell().storeUint(0x6c1f90aa, 32).storeAddress(jettonWallet).endCell(),
    });
  }

  static claimBody(proof: Cell): Cell {
    return beginCell()
      .storeUint(0x7e0c1a13, 32)
      .storeUint(0, 64) // query_id
      .storeRef(proof)
      .endCell();
  }

  async sendClaim(
    provider: ContractProvider,
    via: Sender,
    proof: Cell,
    value = toNano('0.1'),
  ): Promise<void> {
    await provider.internal(via, {value, body: Airdrop.claimBody(proof)});
  }

  async sendSweep(
    provider: ContractProvider,
    via: Sender,
    amount: bigint,
    to: Address,
  ): Promise<void> {
    await provider.internal(via, {
      value: toNano('0.1'),
      body: beginCell()
        .storeUint(0x3e58d207, 32)
        .storeUint(0, 64) // query_id
        .storeCoins(amount)
        .storeAddress(to)
        .endCell(),
    });
  }

  async getMarkerAddress(
    provider: ContractProvider,
    recipient: Address,
  ): Promise<Address> {
    const {stack} = await provider.get('get_marker_address', [
      {type: 'slice', cell: beginCell().storeAddress(recipient).endCell()},
    ]);
    return stack.readAddress();
  }

  /** Whether this recipient has claimed. That the marker exists proves nothing: anyone can deploy an unused one. */
  async getIsClaimed(provider: ContractProvider, recipient: Address): Promise<boolean> {
    const marker = await this.getMarkerAddress(provider, recipient);
    return provider.open(new Marker(marker)).getIsUsed();
  }
}

class Marker implements Contract {
  constructor(readonly address: Address) {}

  async getIsUsed(provider: ContractProvider): Promise<boolean> {
    const {state} = await provider.getState();
    if (state.type !== 'active') {
      return false;
    }
    const {stack} = await provider.get('is_claimed', []);
    return stack.readBoolean();
  }
}
// endregion
