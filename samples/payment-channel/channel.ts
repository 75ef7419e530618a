import {
  beginCell,
  contractAddress,
  type Address,
  type Cell,
  type StateInit,
} from '@ton/core';
import {sign} from '@ton/crypto';

// region create
export interface PartyConfig {
  readonly owner: Address;
  readonly publicKey: Buffer;
  readonly deposit: bigint;
}

const partyCell = ({owner, publicKey, deposit}: PartyConfig): Cell =>
  beginCell()
    .storeAddress(owner)
    .storeBuffer(publicKey)
    .storeCoins(deposit)
    .storeBit(false)
    .endCell();

/** Each party computes the address itself, with a random `id` that the two parties have never used before. */
export function createChannel(
  code: Cell,
  config: {id: bigint; period: number; a: PartyConfig; b: PartyConfig},
): {address: Address; init: StateInit & {code: Cell; data: Cell}} {
  const data = beginCell()
    .storeUint(config.id, 64)
    .storeUint(config.period, 32)
    .storeRef(partyCell(config.a))
    .storeRef(partyCell(config.b))
    .storeUint(0, 32) // deadline
    .storeBit(false) // closed
    .storeUint(0, 64) // number
    .storeCoins(0)
    .storeCoins(0)
    .endCell();
  return {address: contractAddress(0, {code, data}), init: {code, data}};
}
// endregion

// region sign
export interface Balances {
  readonly a: bigint;
  readonly b: bigint;
}

/** An off-chain payment: a state with the next number, which both parties sign and exchange. */
export const channelState = (
  channel: Address,
  number: bigint,
  {a, b}: Balances,
): Cell =>
  beginCell()
    .storeUint(0x53544154, 32)
    .storeAddress(channel)
    .storeUint(number, 64)
    .storeCoins(a)
    .storeCoins(b)
    .endCell();

export const finalState = (channel: Address, {a, b}: Balances): Cell =>
  beginCell()
    .storeUint(0x46494e4c, 32)
    .storeAddress(channel)
    .storeCoins(a)
    .storeCoins(b)
    .endCell();

export const signatures = (state: Cell, secretA: Buffer, secretB: Buffer): Cell => {
  const one = (key: Buffer): Cell =>
    beginCell().storeBuffer(sign(state.hash(), key)).endCell();
  return beginCell().storeRef(one(secretA)).storeRef(one(secretB)).endCell();
};
// endregion

// region bodies
const operation = (op: number): Cell => beginCell().storeUint(op, 32).endCell();
const withState = (op: number, state: Cell, signed: Cell): Cell =>
  beginCell().storeUint(op, 32).storeRef(state).storeRef(signed).endCell();

export const bodies = {
  deposit: operation(0xcc000001),
  withdraw: operation(0xcc000002),
  close: (state: Cell, signed: Cell) => withState(0xcc000003, state, signed),
  dispute: (state?: Cell, signed?: Cell) =>
    beginCell()
      .storeUint(0xcc000004, 32)
      .storeMaybeRef(state ?? null)
      .storeMaybeRef(signed ?? null)
      .endCell(),
  challenge: (state: Cell, signed: Cell) => withState(0xcc000005, state, signed),
  finish: operation(0xcc000006),
};
// endregion
