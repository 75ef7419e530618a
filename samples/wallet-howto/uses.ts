import {type Address, beginCell, type Builder, type Cell, toNano} from '@ton/core';
import {addressOf, comment, type Init, type Transfer} from './wallet.ts';

// region batch
/** Pays many recipients in one request: up to 255 in v5, up to 4 in v3 and v4. */
export function payments(
  list: readonly {to: Address; amount: string; text?: string}[],
): Transfer[] {
  return list.map(({to, amount, text}) => ({
    to,
    value: toNano(amount),
    bounce: false,
    ...(text === undefined ? {} : {body: comment(text)}),
  }));
}
// endregion

// region deploy
/** Deploys a contract: one message carries Gram, the StateInit and the first body. */
export function deployment(init: Init, value: bigint, body?: Cell): Transfer {
  return {
    to: addressOf(init),
    value,
    bounce: false, // if the deployment fails, the Gram stays at the address
    init,
    ...(body === undefined ? {} : {body}),
  };
}
// endregion

// region jetton
/** `jettonWallet` is your own jetton wallet; `get_wallet_address` of the minter returns its address. */
export function jettonTransfer(
  jettonWallet: Address,
  owner: Address,
  to: Address,
  units: bigint,
  text: string,
): Transfer {
  const body = beginCell()
    .storeUint(0x0f8a7ea5, 32) // transfer
    .storeUint(0, 64) // query_id
    .storeCoins(units)
    .storeAddress(to) // the new owner, not their jetton wallet
    .storeAddress(owner) // what is left of the Gram comes back here
    .storeMaybeRef(null) // custom_payload
    .storeCoins(1n) // forward_ton_amount: 0 would suppress the notification
    .storeMaybeRef(comment(text)) // forward_payload
    .endCell();
  return {to: jettonWallet, value: toNano('0.1'), bounce: true, body};
}
// endregion

// region nft
export function nftTransfer(item: Address, owner: Address, to: Address): Transfer {
  const body = beginCell()
    .storeUint(0x5fcc3d14, 32) // transfer
    .storeUint(0, 64) // query_id
    .storeAddress(to)
    .storeAddress(owner) // what is left of the Gram comes back here
    .storeMaybeRef(null) // custom_payload
    .storeCoins(1n) // forward_amount
    .storeMaybeRef(null) // forward_payload
    .endCell();
  return {to: item, value: toNano('0.1'), bounce: true, body};
}
// endregion

// region extension
/** Extended actions of a signed v5 request. */
export function addExtension(extension: Address): Builder {
  return beginCell().storeUint(0x02, 8).storeAddress(extension);
}

export function removeExtension(extension: Address): Builder {
  return beginCell().storeUint(0x03, 8).storeAddress(extension);
}

/** What an installed extension sends to the wallet: a list of actions, without any signature. */
export function extensionRequest(actions: Cell): Cell {
  return beginCell()
    .storeUint(0x6578746e, 32) // "extn"
    .storeUint(0, 64) // query_id
    .storeMaybeRef(actions)
    .storeBit(false) // no extended actions
    .endCell();
}
// endregion

// region plugin
/** The part of a v4 request after the seqno: opcode 2 installs a plugin, 3 removes it. */
export function pluginOperation(operation: 2 | 3, plugin: Address): Builder {
  return beginCell()
    .storeUint(operation, 8)
    .storeInt(plugin.workChain, 8)
    .storeBuffer(plugin.hash, 32)
    .storeCoins(toNano('0.05')) // Gram for the message that notifies the plugin
    .storeUint(0, 64); // query_id
}

/** What an installed plugin sends to the wallet to get Gram. */
export function pluginRequest(amount: bigint): Cell {
  return beginCell()
    .storeUint(0x706c7567, 32) // "plug"
    .storeUint(0, 64) // query_id
    .storeCoins(amount)
    .storeMaybeRef(null) // no extra currencies
    .endCell();
}
// endregion
