import {
  type Address,
  beginCell,
  type Builder,
  type Cell,
  contractAddress,
  SendMode,
} from '@ton/core';
import {sign} from '@ton/crypto';

// region id
/** Network, workchain and number of the wallet in one 32-bit integer, as wallet v5 stores it. */
export function walletIdV5(globalId: number, number = 0): number {
  const context = beginCell()
    .storeBit(true) // made by a client
    .storeInt(0, 8) // workchain
    .storeUint(0, 8) // version: v5r1
    .storeUint(number, 15)
    .endCell()
    .beginParse()
    .loadInt(32);
  return (globalId ^ context) >>> 0;
}
// endregion

// region state-init
export interface Init {
  readonly code: Cell;
  readonly data: Cell;
}

/** What wallet v5 stores before its first message. */
export function initV5(code: Cell, publicKey: Buffer, walletId: number): Init {
  const data = beginCell()
    .storeBit(true) // the owner's signature is allowed
    .storeUint(0, 32) // seqno
    .storeUint(walletId, 32)
    .storeBuffer(publicKey, 32)
    .storeBit(false) // no extensions
    .endCell();
  return {code, data};
}

/** The same for v3. */
export function initV3(code: Cell, publicKey: Buffer, walletId: number): Init {
  const data = beginCell()
    .storeUint(0, 32) // seqno
    .storeUint(walletId, 32)
    .storeBuffer(publicKey, 32)
    .endCell();
  return {code, data};
}

/** The same for v4: the dictionary of plugins comes last. */
export function initV4(code: Cell, publicKey: Buffer, walletId: number): Init {
  const data = beginCell()
    .storeUint(0, 32) // seqno
    .storeUint(walletId, 32)
    .storeBuffer(publicKey, 32)
    .storeBit(false) // no plugins
    .endCell();
  return {code, data};
}

export function stateInit({code, data}: Init): Cell {
  return beginCell()
    .storeBit(false) // fixed_prefix_length: absent
    .storeBit(false) // special: absent
    .storeMaybeRef(code)
    .storeMaybeRef(data)
    .storeBit(false) // library: empty
    .endCell();
}
// endregion

// region address
/** The account ID is the hash of the StateInit: the address is known before anything is deployed. */
export function addressOf(init: Init, workchain = 0): Address {
  return contractAddress(workchain, init);
}
// endregion

// region internal
export interface Transfer {
  readonly to: Address;
  /** In nanograms. */
  readonly value: bigint;
  readonly bounce: boolean;
  readonly body?: Cell;
  /** Deploys a contract at `to`, an address that must follow from this StateInit. */
  readonly init?: Init;
}

export function internalMessage({to, value, bounce, body, init}: Transfer): Cell {
  const message = beginCell()
    .storeBit(0) // int_msg_info$0
    .storeBit(true) // ihr_disabled
    .storeBit(bounce)
    .storeBit(false) // bounced
    .storeUint(0b00, 2) // src: the node fills it in
    .storeAddress(to)
    .storeCoins(value)
    .storeBit(false) // no extra currencies
    .storeCoins(0) // extra_flags, formerly ihr_fee
    .storeCoins(0) // fwd_fee: the node fills it in
    .storeUint(0, 64) // created_lt: the same
    .storeUint(0, 32); // created_at: the same
  if (init === undefined) {
    message.storeBit(false);
  } else {
    message.storeBit(true).storeBit(true).storeRef(stateInit(init)); // in a reference
  }
  return message
    .storeBit(true) // the body is in a reference, where it always fits
    .storeRef(body ?? beginCell().endCell())
    .endCell();
}
// endregion

// region comment
/** A text that wallets and explorers show: opcode 0, then UTF-8 in snake format. */
export function comment(text: string): Cell {
  return beginCell().storeUint(0, 32).storeStringTail(text).endCell();
}
// endregion

// region sign
export interface Request {
  readonly walletId: number;
  readonly seqno: number;
  /** Unix time in seconds. */
  readonly validUntil: number;
}

/** The list of actions that sends the messages: each action refers to the one before. */
function actionList(transfers: readonly Transfer[], mode: SendMode): Cell {
  return transfers.reduce(
    (previous, transfer) =>
      beginCell()
        .storeRef(previous)
        .storeUint(0x0ec3c86d, 32) // action_send_msg
        .storeUint(mode, 8)
        .storeRef(internalMessage(transfer))
        .endCell(),
    beginCell().endCell(),
  );
}

/** The body of an external message for wallet v5, with the signature at its end. */
export function signedRequestV5(
  {walletId, seqno, validUntil}: Request,
  transfers: readonly Transfer[],
  secretKey: Buffer,
  extendedAction?: Builder,
): Cell {
  // Wallet v5 rejects an external request with a message that lacks +2, whose failure would fail the whole action phase.
  const mode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;
  const request = beginCell()
    .storeUint(0x7369676e, 32) // "sign": authorized by a signature, comes as an external message
    .storeUint(walletId, 32)
    .storeUint(validUntil, 32)
    .storeUint(seqno, 32)
    .storeMaybeRef(transfers.length ? actionList(transfers, mode) : null)
    .storeBit(extendedAction !== undefined);
  if (extendedAction) request.storeBuilder(extendedAction);
  const signature = sign(request.endCell().hash(), secretKey);
  return request.storeBuffer(signature, 64).endCell();
}
// endregion

// region sign-v3-v4
/** The same for v3 and v4: the signature comes first, up to four messages follow in references. */
export function signedRequest(
  version: 3 | 4,
  {walletId, seqno, validUntil}: Request,
  transfers: readonly Transfer[],
  secretKey: Buffer,
): Cell {
  const request = beginCell()
    .storeUint(walletId, 32)
    .storeUint(validUntil, 32)
    .storeUint(seqno, 32);
  if (version === 4) request.storeUint(0, 8); // opcode: send
  for (const transfer of transfers) {
    request
      .storeUint(SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS, 8)
      .storeRef(internalMessage(transfer));
  }
  const signature = sign(request.endCell().hash(), secretKey);
  return beginCell().storeBuffer(signature, 64).storeBuilder(request).endCell();
}
// endregion

// region external
/** The message to submit to the network. The first message to a wallet carries the wallet's StateInit. */
export function externalMessage(to: Address, body: Cell, init?: Init): Cell {
  const message = beginCell()
    .storeUint(0b10, 2) // ext_in_msg_info$10
    .storeUint(0b00, 2) // src: none
    .storeAddress(to)
    .storeCoins(0); // import_fee
  if (init === undefined) {
    message.storeBit(false);
  } else {
    message.storeBit(true).storeBit(true).storeRef(stateInit(init));
  }
  return message.storeBit(true).storeRef(body).endCell();
}
// endregion
