// region signers
import {
  type Address,
  type Cell,
  beginCell,
  external,
  type MessageRelaxed,
  SendMode,
  storeMessage,
} from '@ton/core';
import {type KeyPair} from '@ton/crypto';
import {type WalletContractV5R1} from '@ton/ton';
import {type HighloadWallet, queryId} from '../highload/HighloadWallet.ts';
import {type Chain} from './chain.ts';

export interface Signed {
  /** The external message, ready to send as often as needed. */
  readonly message: Cell;
  /** Hash of its body, by which the transaction is found. */
  readonly bodyHash: string;
  /** From this time on no block can accept it. */
  readonly expires: number;
}

export interface Signer {
  readonly address: Address;
  /** Payments in one request. */
  readonly batch: number;
  /** Requests that may be under way at once. */
  readonly parallel: number;
  sign(
    chain: Chain,
    messages: readonly MessageRelaxed[],
    number: number,
  ): Promise<Signed>;
}

// A message that cannot be paid for is skipped; the others go out.
const sendMode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;

/** Wallet v5: the seqno makes a request unique, so only one can be pending at a time. */
export function seqnoSigner(wallet: WalletContractV5R1, keys: KeyPair): Signer {
  return {
    address: wallet.address,
    batch: 255,
    parallel: 1,
    async sign(chain, messages) {
      const expires = (await chain.now()) + 60;
      const seqno = await chain.seqno(wallet.address);
      const body = wallet.createTransfer({
        seqno,
        secretKey: keys.secretKey,
        timeout: expires,
        sendMode,
        messages: [...messages],
      });
      return signed(wallet, seqno === 0, body, expires);
    },
  };
}

/** Highload v3: the query ID makes a request unique, so many can be pending. */
export function highloadSigner(wallet: HighloadWallet, keys: KeyPair): Signer {
  return {
    address: wallet.address,
    batch: 1,
    parallel: 1000,
    async sign(chain, [message], number) {
      if (!message) throw new RangeError('No message');
      const createdAt = (await chain.now()) - 10;
      const id = queryId(number % 8_380_415);
      const body = wallet.signedBody(
        {message, mode: sendMode, queryId: id, createdAt},
        keys.secretKey,
      );
      return signed(wallet, true, body, createdAt + wallet.timeout);
    },
  };
}

function signed(
  wallet: Pick<WalletContractV5R1 | HighloadWallet, 'address' | 'init'>,
  deploy: boolean,
  body: Cell,
  expires: number,
): Signed {
  const message = beginCell()
    .store(
      storeMessage(
        external({to: wallet.address, body, ...(deploy ? {init: wallet.init} : {})}),
      ),
    )
    .endCell();
  return {message, bodyHash: body.hash().toString('hex'), expires};
}
// endregion
