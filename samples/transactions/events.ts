import type {Address} from '@ton/core';
import {readBody} from './messages.ts';
import {flatten, outcomeOf, valueStayed, type TraceNode} from './trace.ts';

const accountOf = (address: Address): bigint =>
  BigInt('0x' + address.hash.toString('hex'));

// region transfer
/** A Gram payment: the message to the recipient exists, and its value stayed there. */
export function paid(trace: TraceNode, to: Address, amount: bigint): boolean {
  return trace.children.some(({transaction}) => {
    const info = transaction.inMessage?.info;
    return (
      transaction.address === accountOf(to) &&
      info?.type === 'internal' &&
      !info.bounced &&
      info.value.coins === amount &&
      valueStayed(transaction)
    );
  });
}
// endregion

// region delivered
/** Did this account carry out this operation, somewhere in the trace? */
export function delivered(trace: TraceNode, account: Address, op: number): boolean {
  return flatten(trace).some(({transaction}) => {
    const {inMessage} = transaction;
    if (transaction.address !== accountOf(account) || !inMessage) return false;
    const body = readBody(inMessage);
    return body.kind === 'operation' && body.op === op && outcomeOf(transaction).ok;
  });
}

/** Jettons have moved when the recipient's jetton wallet has processed `internal_transfer`. */
export const jettonsArrived = (trace: TraceNode, receiverWallet: Address): boolean =>
  delivered(trace, receiverWallet, 0x178d4519);

/** An NFT has moved when the item has processed `transfer`. */
export const nftMoved = (trace: TraceNode, item: Address): boolean =>
  delivered(trace, item, 0x5fcc3d14);
// endregion
