// region wrapper
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  Dictionary,
  type Contract,
  type ContractProvider,
  type DictionaryValue,
  type Sender,
} from '@ton/core';

export const ExitCodes = {
  tooLittle: 701,
  nothing: 702,
  locked: 703,
  full: 704,
} as const;

export interface Deposit {
  /** In nanograms. */
  readonly amount: bigint;
  /** Unix time in seconds. */
  readonly unlockAt: number;
}

/** How a dictionary value is stored: the fields of `Deposit`, in the order of the Tolk struct. */
export const depositValue: DictionaryValue<Deposit> = {
  serialize: ({amount, unlockAt}, builder) =>
    builder.storeCoins(amount).storeUint(unlockAt, 32),
  parse: (slice) => ({amount: slice.loadCoins(), unlockAt: slice.loadUint(32)}),
};

export class Ledger implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(code: Cell, workchain = 0): Ledger {
    const data = beginCell()
      .storeCoins(0)
      .storeUint(0, 32)
      .storeDict(Dictionary.empty())
      .endCell();
    const init = {code, data};
    return new Ledger(contractAddress(workchain, init), init);
  }

  /** Reads all deposits from the contract's data, as an indexer does: the contract has no get method that lists them. */
  static depositsIn(data: Cell): Dictionary<Address, Deposit> {
    const slice = data.beginParse();
    slice.loadCoins();
    slice.loadUint(32);
    return slice.loadDict(Dictionary.Keys.Address(), depositValue);
  }

  async sendPut(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    lockSeconds: number,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0x4f3c0001, 32)
      .storeUint(0, 64)
      .storeUint(lockSeconds, 32)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async sendTake(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: beginCell().storeUint(0x4f3c0002, 32).storeUint(0, 64).endCell(),
    });
  }

  async getDeposit(provider: ContractProvider, owner: Address): Promise<Deposit> {
    const {stack} = await provider.get('depositOf', [
      {type: 'slice', cell: beginCell().storeAddress(owner).endCell()},
    ]);
    return {amount: stack.readBigNumber(), unlockAt: stack.readNumber()};
  }

  async getLockedTotal(provider: ContractProvider): Promise<bigint> {
    return (await provider.get('lockedTotal', [])).stack.readBigNumber();
  }

  async getTotals(provider: ContractProvider): Promise<{total: bigint; count: number}> {
    const {stack} = await provider.get('totals', []);
    return {total: stack.readBigNumber(), count: stack.readNumber()};
  }
}
// endregion
