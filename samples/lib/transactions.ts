// region transactions
import {
  type Address,
  type Transaction,
  type TransactionActionPhase,
  type TransactionComputeVm,
} from '@ton/core';
import {type SendMessageResult} from '@ton/sandbox';

type Ran = Pick<SendMessageResult, 'transactions'>;

/** The transactions of one account among all those that a message caused, in order. */
export function transactionsOn(result: Ran, account: Address): Transaction[] {
  const hash = BigInt('0x' + account.hash.toString('hex'));
  return result.transactions.filter((transaction) => transaction.address === hash);
}

/** The compute phase of the account's first transaction: exit code, gas used and so on. */
export function computePhase(result: Ran, account: Address): TransactionComputeVm {
  const description = transactionsOn(result, account)[0]?.description;
  if (description?.type !== 'generic' || description.computePhase.type !== 'vm') {
    throw new Error('No code ran on this account');
  }
  return description.computePhase;
}

/** The action phase of the account's first transaction, if there was one. */
export function actionPhase(
  result: Ran,
  account: Address,
): TransactionActionPhase | undefined {
  const description = transactionsOn(result, account)[0]?.description;
  return description?.type === 'generic'
    ? (description.actionPhase ?? undefined)
    : undefined;
}

/** The sum of the `total_fees` of all transactions, in nanograms; the `fwd_fee` of messages is not included. */
export function totalFees(result: Ran): bigint {
  return result.transactions.reduce(
    (sum, transaction) => sum + transaction.totalFees.coins,
    0n,
  );
}
// endregion
