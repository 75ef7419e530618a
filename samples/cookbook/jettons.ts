import {
  type Address,
  beginCell,
  type Cell,
  type ContractProvider,
  contractAddress,
  internal,
  type MessageRelaxed,
  toNano,
} from '@ton/core';

// region ask
/** Asks the jetton master. This works for every jetton that follows TEP-74. */
export async function walletFromMaster(
  master: ContractProvider,
  owner: Address,
): Promise<Address> {
  const {stack} = await master.get('get_wallet_address', [
    {type: 'slice', cell: beginCell().storeAddress(owner).endCell()},
  ]);
  return stack.readAddress();
}
// endregion

// region offline
/**
 * Computes the address offline for a jetton whose code and storage layout you know, here samples/jetton. The address
 * is the hash of the wallet's code and of the data with which it is deployed.
 */
export function walletOffline(
  master: Address,
  owner: Address,
  walletCode: Cell,
): Address {
  const data = beginCell()
    .storeCoins(0) // balance at deployment
    .storeAddress(owner)
    .storeAddress(master)
    .endCell();
  return contractAddress(0, {code: walletCode, data});
}
// endregion

// region transfer
/** The message to your own jetton wallet that moves jettons to another owner. */
export function jettonTransfer(order: {
  /** Your jetton wallet, not the master and not the recipient. */
  readonly from: Address;
  /** The recipient's ordinary wallet. */
  readonly to: Address;
  /** In the smallest units: 1.5 USDT is 1_500_000n, because USDT has 6 decimals. */
  readonly amount: bigint;
  /** Gets the unspent Gram: your own wallet. */
  readonly excessesTo: Address;
  readonly comment?: string;
  readonly queryId?: bigint;
}): MessageRelaxed {
  const comment = order.comment
    ? beginCell().storeUint(0, 32).storeStringTail(order.comment).endCell()
    : null;
  const body = beginCell()
    .storeUint(0x0f8a7ea5, 32) // transfer
    .storeUint(order.queryId ?? 0n, 64)
    .storeCoins(order.amount)
    .storeAddress(order.to)
    .storeAddress(order.excessesTo)
    .storeMaybeRef(null) // custom_payload
    .storeCoins(1) // forward_ton_amount: with 0, the recipient is not notified
    .storeMaybeRef(comment) // forward_payload
    .endCell();
  return internal({to: order.from, value: toNano('0.05'), bounce: true, body});
}
// endregion
