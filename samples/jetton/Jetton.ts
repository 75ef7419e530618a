// region minter
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export interface JettonData {
  readonly totalSupply: bigint;
  readonly mintable: boolean;
  readonly admin: Address | null;
  readonly content: Cell;
  readonly walletCode: Cell;
}

export class JettonMinter implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    admin: Address,
    content: Cell,
    code: Cell,
    walletCode: Cell,
  ): JettonMinter {
    const data = beginCell()
      .storeCoins(0)
      .storeAddress(admin)
      .storeRef(walletCode)
      .storeRef(content)
      .endCell();
    const init = {code, data};
    return new JettonMinter(contractAddress(0, init), init);
  }

  async sendMint(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    recipient: Address,
    amount: bigint,
    forwardAmount = 0n,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x642b7d07, 32)
      .storeUint(0, 64)
      .storeAddress(recipient)
      .storeCoins(amount)
      .storeCoins(forwardAmount)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendChangeAdmin(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    admin: Address | null,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x6501f354, 32)
      .storeUint(0, 64)
      .storeAddress(admin)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendDiscovery(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    owner: Address,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x2c76b973, 32)
      .storeUint(7, 64)
      .storeAddress(owner)
      .storeBit(true)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendRaw(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    body: Cell,
  ): Promise<void> {
    await provider.internal(via, {value, body});
  }

  async getWalletAddress(provider: ContractProvider, owner: Address): Promise<Address> {
    const {stack} = await provider.get('get_wallet_address', [
      {type: 'slice', cell: beginCell().storeAddress(owner).endCell()},
    ]);
    return stack.readAddress();
  }

  async getJettonData(provider: ContractProvider): Promise<JettonData> {
    const {stack} = await provider.get('get_jetton_data', []);
    return {
      totalSupply: stack.readBigNumber(),
      mintable: stack.readBoolean(),
      admin: stack.readAddressOpt(),
      content: stack.readCell(),
      walletCode: stack.readCell(),
    };
  }
}
// endregion

// region wallet
export interface TransferRequest {
  readonly amount: bigint;
  readonly to: Address;
  /** Recipient of the unspent Gram; with null, it is not returned. */
  readonly responseTo: Address | null;
  /** Gram for notifying the recipient; with 0, there is no notification. */
  readonly forwardAmount?: bigint;
  readonly forwardPayload?: Cell;
}

export class JettonWallet implements Contract {
  constructor(readonly address: Address) {}

  static transferBody({
    amount,
    to,
    responseTo,
    forwardAmount = 0n,
    forwardPayload,
  }: TransferRequest): Cell {
    return beginCell()
      .storeUint(0x0f8a7ea5, 32)
      .storeUint(0, 64) // query_id
      .storeCoins(amount)
      .storeAddress(to)
      .storeAddress(responseTo)
      .storeMaybeRef(null) // custom_payload
      .storeCoins(forwardAmount)
      .storeMaybeRef(forwardPayload ?? null)
      .endCell();
  }

  async sendTransfer(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    request: TransferRequest,
  ): Promise<void> {
    await provider.internal(via, {value, body: JettonWallet.transferBody(request)});
  }

  async sendBurn(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    amount: bigint,
    responseTo: Address | null,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x595f07bc, 32)
      .storeUint(0, 64)
      .storeCoins(amount)
      .storeAddress(responseTo)
      .storeMaybeRef(null)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendRaw(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    body: Cell,
  ): Promise<void> {
    await provider.internal(via, {value, body});
  }

  /** 0 if the wallet does not exist yet: the first jettons deploy it. */
  async getBalance(provider: ContractProvider): Promise<bigint> {
    const {state} = await provider.getState();
    if (state.type !== 'active') {
      return 0n;
    }
    const {stack} = await provider.get('get_wallet_data', []);
    return stack.readBigNumber();
  }

  async getWalletData(
    provider: ContractProvider,
  ): Promise<{balance: bigint; owner: Address; minter: Address; code: Cell}> {
    const {stack} = await provider.get('get_wallet_data', []);
    return {
      balance: stack.readBigNumber(),
      owner: stack.readAddress(),
      minter: stack.readAddress(),
      code: stack.readCell(),
    };
  }
}
// endregion
