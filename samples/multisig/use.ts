// The steps of a proposal, from deployment to approval. `client` is a TonClient, or the sandbox.
import {
  type Address,
  internal,
  toNano,
  type Cell,
  type Contract,
  type OpenedContract,
  type Sender,
} from '@ton/core';
import {Multisig, Order, packOrder, transfer, type Settings} from './v2.ts';

interface Client {
  open<T extends Contract>(contract: T): OpenedContract<T>;
}

// region deploy
export async function deploy(
  client: Client,
  sender: Sender,
  settings: Settings,
  code: Cell,
) {
  const multisig = client.open(Multisig.create(settings, code));
  await multisig.sendDeploy(sender, toNano('0.5'));
  return multisig;
}
// endregion

// region propose
/** Proposes to pay 1 GRAM within a week; `sender` is the first of the signers. */
export async function propose(
  multisig: OpenedContract<Multisig>,
  sender: Sender,
  recipient: Address,
  now: number,
) {
  const payment = internal({to: recipient, value: toNano('1'), bounce: false});
  const order = packOrder([transfer(payment)]);
  const expiresAt = now + 7 * 24 * 3600;
  const cost = await multisig.getOrderCost(order, expiresAt);

  const {nextSeqno} = await multisig.getSettings();
  await multisig.sendNewOrder(sender, cost + toNano('0.01'), {
    order,
    expiresAt,
    role: 'signer',
    index: 0,
  });
  return {order, address: await multisig.getOrderAddress(nextSeqno)};
}
// endregion

// region approve
/** Approves as the second signer, if the contract at the address holds the order that was agreed on. */
export async function approve(
  client: Client,
  sender: Sender,
  address: Address,
  order: Cell,
) {
  const proposal = client.open(new Order(address));
  const state = await proposal.getState();
  if (!state.order.equals(order)) throw new Error(`${address} holds another order`);
  await proposal.sendApprove(sender, 1, toNano('0.1'));
}
// endregion
