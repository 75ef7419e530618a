// Requests that an app sends to a wallet through TON Connect.
import {
  type Address,
  beginCell,
  storeStateInit,
  toNano,
  type Cell,
  type StateInit,
} from '@ton/core';
import type {SendTransactionRequest} from '@tonconnect/sdk';

export const MAINNET = '-239';
export const TESTNET = '-3';

// region request
/** A request that expires after five minutes. Times are in seconds; a time in milliseconds would never expire. */
export function request(
  network: typeof MAINNET | typeof TESTNET,
  messages: SendTransactionRequest['messages'],
  now = Math.floor(Date.now() / 1000),
): SendTransactionRequest {
  return {validUntil: now + 300, network, messages};
}

/** The user-friendly form that a request needs, non-bounceable for an address that may have no contract yet. */
export const friendly = (
  address: Address,
  bounceable: boolean,
  testOnly = false,
): string => address.toString({bounceable, testOnly});

export const payload = (body: Cell): string => body.toBoc().toString('base64');
// endregion

// region gram
/** A transfer of Gram; `amount` is in nanograms. */
export function gram(
  to: Address,
  amount: bigint,
): SendTransactionRequest['messages'][number] {
  return {address: friendly(to, false), amount: String(amount)};
}
// endregion

// region comment
/** Gram with a comment that wallets and explorers show: 32 zero bits, then the text. */
export function gramWithComment(
  to: Address,
  amount: bigint,
  text: string,
): SendTransactionRequest['messages'][number] {
  const body = beginCell().storeUint(0, 32).storeStringTail(text).endCell();
  return {...gram(to, amount), payload: payload(body)};
}
// endregion

// region deploy
/** Deploys a contract: its address follows from the StateInit that the message carries. */
export function deploy(
  address: Address,
  init: StateInit,
  amount: bigint,
  body?: Cell,
): SendTransactionRequest['messages'][number] {
  return {
    address: friendly(address, false),
    amount: String(amount),
    stateInit: payload(beginCell().store(storeStateInit(init)).endCell()),
    ...(body && {payload: payload(body)}),
  };
}
// endregion

// region jetton
export interface JettonTransfer {
  /** Jetton wallet of the sender; the jetton master returns its address (`get_wallet_address`). */
  readonly jettonWallet: Address;
  /** Smallest units: 1 USDT is 1,000,000. */
  readonly amount: bigint;
  readonly recipient: Address;
  /** Receives the Gram that is left. */
  readonly excessesTo: Address;
  readonly comment?: string;
  readonly queryId?: bigint;
}

/** The message goes to the sender's own jetton wallet, which debits the sender; the recipient's jetton wallet notifies the recipient. */
export function jettonTransfer(
  transfer: JettonTransfer,
): SendTransactionRequest['messages'][number] {
  const {jettonWallet, amount, recipient, excessesTo, comment, queryId = 0n} = transfer;
  const body = beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(queryId, 64)
    .storeCoins(amount)
    .storeAddress(recipient)
    .storeAddress(excessesTo)
    .storeMaybeRef(null) // custom payload
    .storeCoins(1n) // forward amount: without it the recipient gets no notification
    .storeMaybeRef(
      comment === undefined
        ? null
        : beginCell().storeUint(0, 32).storeStringTail(comment).endCell(),
    )
    .endCell();
  return {
    address: friendly(jettonWallet, true),
    amount: String(toNano('0.05')),
    payload: payload(body),
  };
}
// endregion

// region burn
/** Destroys jettons of the sender, if the jetton allows it. */
export function jettonBurn(
  jettonWallet: Address,
  amount: bigint,
  excessesTo: Address,
): SendTransactionRequest['messages'][number] {
  const body = beginCell()
    .storeUint(0x595f07bc, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(excessesTo)
    .storeMaybeRef(null)
    .endCell();
  return {
    address: friendly(jettonWallet, true),
    amount: String(toNano('0.05')),
    payload: payload(body),
  };
}
// endregion

// region nft
/** The message goes to the item; the attached Gram pays the fees, and the rest goes to `excessesTo`. */
export function nftTransfer(
  item: Address,
  newOwner: Address,
  excessesTo: Address,
): SendTransactionRequest['messages'][number] {
  const body = beginCell()
    .storeUint(0x5fcc3d14, 32)
    .storeUint(0, 64)
    .storeAddress(newOwner)
    .storeAddress(excessesTo)
    .storeMaybeRef(null) // custom payload
    .storeCoins(1n) // forward amount
    .storeBit(false) // forward payload: in place, empty
    .endCell();
  return {
    address: friendly(item, true),
    amount: String(toNano('0.1')),
    payload: payload(body),
  };
}
// endregion
