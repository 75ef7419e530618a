import {internal, SendMode, toNano, type Address} from '@ton/core';
import {
  queryId,
  type HighloadWallet,
  type Request,
} from '../highload/HighloadWallet.ts';

// region send
/** The wrapper, opened by a TonClient or by Sandbox. */
export interface OpenedHighload {
  batch: HighloadWallet['batch'];
  send(request: Request, secretKey: Buffer): Promise<unknown>;
}

/** Sends one payment. `index` is the payment's number in your database; never use it for another payment. */
export async function payOne(
  wallet: OpenedHighload,
  secretKey: Buffer,
  index: number,
  now: number,
  payment: {to: Address; amount: string},
): Promise<void> {
  await wallet.send(
    {
      message: internal({
        to: payment.to,
        value: toNano(payment.amount),
        bounce: false,
      }),
      mode: SendMode.PAY_GAS_SEPARATELY,
      queryId: queryId(index),
      createdAt: now - 10, // block time may lag behind the clock of the server
    },
    secretKey,
  );
}
// endregion

// region batch
/** Sends up to 254 payments: the wallet sends a list of actions to itself. */
export async function payMany(
  wallet: OpenedHighload,
  secretKey: Buffer,
  index: number,
  now: number,
  payments: readonly {to: Address; amount: string}[],
): Promise<void> {
  const id = queryId(index);
  const actions = payments.map(({to, amount}) => ({
    type: 'sendMsg' as const,
    mode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    outMsg: internal({to, value: toNano(amount), bounce: false}),
  }));
  await wallet.send(
    {
      message: wallet.batch(actions, id, toNano('0.1')),
      queryId: id,
      createdAt: now - 10,
    },
    secretKey,
  );
}
// endregion
