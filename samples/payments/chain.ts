// region chain
import {type Address, type Cell, type Message, type Transaction} from '@ton/core';

/** What the service needs to know about a transaction of its wallet. */
export interface Tx {
  readonly hash: string;
  readonly lt: bigint;
  /** Logical time of the transaction before this one on the same account; 0 for the first. */
  readonly prevLt: bigint;
  /** The value went back to the sender: the bounce phase succeeded. */
  readonly returned: boolean;
  readonly inMessage: {
    /** `null` for an external message. */
    readonly source: Address | null;
    readonly value: bigint;
    readonly bounced: boolean;
    readonly body: Cell;
  } | null;
  readonly outMessages: readonly OutMessage[];
}

export interface OutMessage {
  readonly to: Address;
  readonly value: bigint;
  readonly body: Cell;
}

export interface Chain {
  /** Final transactions with a logical time above `lt`, oldest first. */
  transactionsAfter(account: Address, lt: bigint): Promise<readonly Tx[]>;
  /** Time of the last masterchain block whose transactions are readable here. */
  now(): Promise<number>;
  /** The minter's own answer to get_wallet_address. */
  jettonWallet(minter: Address, owner: Address): Promise<Address>;
  /** 0 while the wallet is not deployed. */
  seqno(wallet: Address): Promise<number>;
  send(message: Cell): Promise<void>;
}
// endregion

/** The view of the service on a transaction that `@ton/core` decoded. */
export function fromTransaction(transaction: Transaction): Tx {
  const {description, inMessage} = transaction;
  return {
    hash: transaction.hash().toString('hex'),
    lt: transaction.lt,
    prevLt: transaction.prevTransactionLt,
    returned: description.type === 'generic' && description.bouncePhase?.type === 'ok',
    inMessage: inMessage ? incoming(inMessage) : null,
    outMessages: transaction.outMessages
      .values()
      .flatMap(({info, body}) =>
        info.type === 'internal'
          ? [{to: info.dest, value: info.value.coins, body}]
          : [],
      ),
  };
}

function incoming({info, body}: Message): Tx['inMessage'] {
  return info.type === 'internal'
    ? {source: info.src, value: info.value.coins, bounced: info.bounced, body}
    : {source: null, value: 0n, bounced: false, body};
}
