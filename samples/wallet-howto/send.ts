import type {Cell} from '@ton/core';
import type {KeyPair} from '@ton/crypto';
import type {TonClient} from '@ton/ton';
import {
  addressOf,
  externalMessage,
  signedRequestV5,
  walletIdV5,
  type Init,
  type Transfer,
} from './wallet.ts';

// region send
type Client = Pick<TonClient, 'isContractDeployed' | 'runMethod' | 'sendFile'>;

/** Signs and sends one request. Returns the message; keep it to find the transaction by the message's hash. */
export async function send(
  client: Client,
  own: Init,
  keys: KeyPair,
  transfers: readonly Transfer[],
  now = Math.floor(Date.now() / 1000),
): Promise<Cell> {
  const wallet = addressOf(own);
  const deployed = await client.isContractDeployed(wallet);
  const seqno = deployed
    ? (await client.runMethod(wallet, 'seqno')).stack.readNumber()
    : 0; // the contract does not exist yet
  const body = signedRequestV5(
    {walletId: walletIdV5(-239), seqno, validUntil: now + 60},
    transfers,
    keys.secretKey,
  );
  const message = externalMessage(wallet, body, deployed ? undefined : own);
  await client.sendFile(message.toBoc());
  return message;
}
// endregion
