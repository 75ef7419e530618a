// The multisig of 2024 (multisig-contract-v2): builds its messages and calls its get methods.
// region actions
import {
  type Address,
  beginCell,
  contractAddress,
  Dictionary,
  SendMode,
  storeMessageRelaxed,
  type Cell,
  type Contract,
  type ContractProvider,
  type MessageRelaxed,
  type Sender,
} from '@ton/core';

/** An action of an order: send a message from the multisig. */
export function transfer(
  message: MessageRelaxed,
  mode: SendMode = SendMode.PAY_GAS_SEPARATELY,
): Cell {
  return beginCell()
    .storeUint(0xf1381e5b, 32)
    .storeUint(mode, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}

/** An action of an order: replace the threshold, all signers and all proposers. */
export function replaceSettings(settings: Settings): Cell {
  return beginCell()
    .storeUint(0x1d0cfbd3, 32)
    .storeUint(settings.threshold, 8)
    .storeRef(beginCell().storeDictDirect(numbered(settings.signers)))
    .storeDict(numbered(settings.proposers))
    .endCell();
}

/** The content of an order: up to 255 actions, executed in this sequence. */
export function packOrder(actions: readonly Cell[]): Cell {
  if (actions.length === 0 || actions.length > 255) {
    throw new RangeError(`An order has 1 to 255 actions, not ${actions.length}`);
  }
  const list = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Cell());
  actions.forEach((action, index) => list.set(index, action));
  return beginCell().storeDictDirect(list).endCell();
}
// endregion

// region settings
export interface Settings {
  /** How many signers must approve: 1 to the number of signers. */
  readonly threshold: number;
  /** At most 255. A signer's index is the position in this list. */
  readonly signers: readonly Address[];
  /** May propose orders and cannot approve them. */
  readonly proposers: readonly Address[];
}

/** Addresses by index, from 0 without gaps: the contract rejects anything else. */
function numbered(addresses: readonly Address[]): Dictionary<number, Address> {
  const list = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Address());
  addresses.forEach((address, index) => list.set(index, address));
  return list;
}

/** The value of `order_seqno` that means "the next one". */
export const NEXT = (1n << 256n) - 1n;
// endregion

// region multisig
export interface NewOrder {
  readonly order: Cell;
  /** Unix time in seconds. */
  readonly expiresAt: number;
  /** A signer who proposes also approves. */
  readonly role: 'signer' | 'proposer';
  /** The sender's index in the list of signers or of proposers. */
  readonly index: number;
  /** The order's number if it is not the next one. */
  readonly seqno?: bigint;
}

export interface CreateOptions {
  /** Whoever proposes chooses the number of the order. */
  readonly arbitrarySeqno?: boolean;
  /** Code of the order, which `multisig.tolk` needs. The deployed multisig has it in its own code. */
  readonly orderCode?: Cell;
}

export class Multisig implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    settings: Settings,
    code: Cell,
    {arbitrarySeqno = false, orderCode}: CreateOptions = {},
  ): Multisig {
    const data = beginCell()
      .storeUint(0, 256) // number of the first order
      .storeUint(settings.threshold, 8)
      .storeRef(beginCell().storeDictDirect(numbered(settings.signers)))
      .storeUint(settings.signers.length, 8)
      .storeDict(numbered(settings.proposers))
      .storeBit(arbitrarySeqno);
    if (orderCode) data.storeRef(orderCode);
    const init = {code, data: data.endCell()};
    return new Multisig(contractAddress(0, init), init);
  }

  async sendDeploy(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {value});
  }

  async sendNewOrder(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    request: NewOrder,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0xf718510f, 32)
      .storeUint(0, 64) // query_id
      .storeUint(request.seqno ?? NEXT, 256)
      .storeBit(request.role === 'signer')
      .storeUint(request.index, 8)
      .storeUint(request.expiresAt, 48)
      .storeRef(request.order)
      .endCell();
    await provider.internal(via, {value, body});
  }

  /** The minimum value, in nanograms, of the message for a new order with this content. */
  async getOrderCost(
    provider: ContractProvider,
    order: Cell,
    expiresAt: number,
  ): Promise<bigint> {
    const {stack} = await provider.get('get_order_estimate', [
      {type: 'cell', cell: order},
      {type: 'int', value: BigInt(expiresAt)},
    ]);
    return stack.readBigNumber();
  }

  async getOrderAddress(provider: ContractProvider, seqno: bigint): Promise<Address> {
    const {stack} = await provider.get('get_order_address', [
      {type: 'int', value: seqno},
    ]);
    return stack.readAddress();
  }

  async getSettings(
    provider: ContractProvider,
  ): Promise<Settings & {nextSeqno: bigint}> {
    const {stack} = await provider.get('get_multisig_data', []);
    const nextSeqno = stack.readBigNumber();
    const threshold = stack.readNumber();
    return {
      nextSeqno,
      threshold,
      signers: listed(stack.readCell()),
      proposers: listed(stack.readCellOpt()),
    };
  }
}

function listed(cell: Cell | null): Address[] {
  if (!cell) return [];
  const key = Dictionary.Keys.Uint(8);
  return Dictionary.loadDirect(key, Dictionary.Values.Address(), cell).values();
}
// endregion

// region order
export class Order implements Contract {
  constructor(readonly address: Address) {}

  /** `index` is the sender's index among the signers. */
  async sendApprove(
    provider: ContractProvider,
    via: Sender,
    index: number,
    value: bigint,
  ): Promise<void> {
    const body = beginCell()
      .storeUint(0xa762230f, 32)
      .storeUint(0, 64) // query_id
      .storeUint(index, 8)
      .endCell();
    await provider.internal(via, {value, body});
  }

  async getState(provider: ContractProvider): Promise<OrderState> {
    const {stack} = await provider.get('get_order_data', []);
    const multisig = stack.readAddress();
    const seqno = stack.readBigNumber();
    const threshold = stack.readNumber();
    const executed = stack.readBoolean();
    const signers = listed(stack.readCell());
    const mask = stack.readBigNumber();
    stack.skip(1); // number of approvals
    const expiresAt = stack.readNumber();
    const order = stack.readCell();
    const approvedBy = signers.filter((_, index) => (mask >> BigInt(index)) & 1n);
    return {
      multisig,
      seqno,
      threshold,
      executed,
      signers,
      approvedBy,
      expiresAt,
      order,
    };
  }
}

export interface OrderState {
  readonly multisig: Address;
  readonly seqno: bigint;
  readonly threshold: number;
  /** The order was sent to the multisig. The multisig's transaction shows whether it was executed. */
  readonly executed: boolean;
  readonly signers: readonly Address[];
  readonly approvedBy: readonly Address[];
  readonly expiresAt: number;
  readonly order: Cell;
}
// endregion
