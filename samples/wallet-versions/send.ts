import {
  internal,
  SendMode,
  toNano,
  type Address,
  type Cell,
  type OpenedContract,
} from '@ton/core';
import type {KeyPair} from '@ton/crypto';
import {type WalletContractV4, type WalletContractV5R1} from '@ton/ton';

// region v4
/** Pays up to four recipients from a wallet v4. The first message of a new wallet also deploys it. */
export async function payFromV4(
  wallet: OpenedContract<WalletContractV4>,
  keys: KeyPair,
  payments: readonly {to: Address; amount: string; comment?: string}[],
  validUntil: number,
): Promise<number> {
  const seqno = await wallet.getSeqno(); // 0 while the wallet is not deployed
  await wallet.sendTransfer({
    seqno,
    secretKey: keys.secretKey,
    timeout: validUntil,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: payments.map(({to, amount, comment}) =>
      internal({
        to,
        value: toNano(amount),
        bounce: false,
        ...(comment ? {body: comment} : {}),
      }),
    ),
  });
  return seqno;
}
// endregion

// region v5
/** Pays up to 255 recipients from a wallet v5. */
export async function payFromV5(
  wallet: OpenedContract<WalletContractV5R1>,
  keys: KeyPair,
  payments: readonly {to: Address; amount: string; comment?: string}[],
  validUntil: number,
): Promise<number> {
  const seqno = await wallet.getSeqno();
  await wallet.sendTransfer({
    seqno,
    secretKey: keys.secretKey,
    timeout: validUntil,
    // Without +2, the contract rejects an external request with exit code 137.
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: payments.map(({to, amount, comment}) =>
      internal({
        to,
        value: toNano(amount),
        bounce: false,
        ...(comment ? {body: comment} : {}),
      }),
    ),
  });
  return seqno;
}
// endregion

// region relay
/** A request that somebody else sends in an internal message and pays the gas for. */
export function requestForRelay(
  wallet: WalletContractV5R1,
  keys: KeyPair,
  seqno: number,
  payment: {to: Address; amount: string},
  validUntil: number,
): Cell {
  return wallet.createTransfer({
    authType: 'internal',
    seqno,
    secretKey: keys.secretKey,
    timeout: validUntil,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: [
      internal({to: payment.to, value: toNano(payment.amount), bounce: false}),
    ],
  });
}
// endregion
