// region phases
import {type Address, type TransactionComputeVm} from '@ton/core';
import {type SendMessageResult} from '@ton/sandbox';

/** The compute phase of the first transaction on an account: exit code, gas used and so on. */
export function computePhase(
  result: SendMessageResult,
  account: Address,
): TransactionComputeVm {
  const hash = BigInt('0x' + account.hash.toString('hex'));
  const transaction = result.transactions.find((tx) => tx.address === hash);
  const description = transaction?.description;
  if (description?.type !== 'generic' || description.computePhase.type !== 'vm') {
    throw new Error('No code ran on this account');
  }
  return description.computePhase;
}
// endregion
