import {type Address, internal, type MessageRelaxed, toNano} from '@ton/core';
import {type Book, type Change, type Deposit, type Entry} from './book.ts';
import {type Chain, type OutMessage, type Tx} from './chain.ts';
import {
  comment,
  jettonTransfer,
  Op,
  readComment,
  readNotification,
} from './messages.ts';
import {type Signer} from './signers.ts';

/** Shard blocks made in time may reach the masterchain a little later. */
const MARGIN = 30;

interface Jetton {
  readonly asset: string;
  readonly minter: Address;
  /** The service's own jetton wallet. */
  readonly wallet: Address;
}

export class Payments {
  private constructor(
    private readonly chain: Chain,
    private readonly book: Book,
    private readonly signer: Signer,
    private readonly jettons: readonly Jetton[],
  ) {}

  // region open
  /** `minters` is the list of accepted jettons, by address: names and images can be copied. */
  static async open(
    chain: Chain,
    book: Book,
    signer: Signer,
    minters: Readonly<Record<string, Address>>,
  ): Promise<Payments> {
    const jettons = await Promise.all(
      Object.entries(minters).map(async ([asset, minter]) => {
        const wallet = await chain.jettonWallet(minter, signer.address);
        return {asset, minter, wallet};
      }),
    );
    return new Payments(chain, book, signer, jettons);
  }
  // endregion

  // region tick
  /** One round. Call it again after an error or a restart: the book knows where it was. */
  async tick(): Promise<void> {
    const now = await this.chain.now(); // read before the history, so that the history up to this time is complete
    await this.read();
    for (const request of [...this.book.requests.values()]) {
      if (now > request.expires + MARGIN) this.book.expired(request);
      // The same message again: the wallet accepts it once. An error says nothing about the first copy.
      else await this.chain.send(request.message).catch(() => undefined);
    }
    await this.pay();
  }
  // endregion

  // region read
  private async read(): Promise<void> {
    for (;;) {
      const {lastLt} = this.book;
      const page = await this.chain.transactionsAfter(this.signer.address, lastLt);
      const fresh = page.filter(({lt}) => lt > lastLt);
      if (fresh.length === 0) return;
      for (const tx of fresh) this.book.record(tx, await this.changeOf(tx));
    }
  }

  private async changeOf(tx: Tx): Promise<Change | null> {
    const message = tx.inMessage;
    if (!message) return null;
    const {source, body} = message;
    if (source === null)
      return this.executed(body.hash().toString('hex'), tx.outMessages);
    const jetton = this.jettons.find(({wallet}) => wallet.equals(source));
    if (message.bounced) return jetton ? this.failed(tx) : null;
    return (
      (jetton && this.jettonDeposit(jetton, tx)) ??
      (tx.returned ? null : this.gramDeposit(tx, source))
    );
  }

  private async gramDeposit(tx: Tx, source: Address): Promise<Change | null> {
    const {value = 0n, body} = tx.inMessage ?? {};
    const memo = body ? readComment(body.beginParse(true)) : null;
    return (await this.confirmed(tx)) ?? deposit('GRAM', value, memo, source);
  }

  private jettonDeposit({asset}: Jetton, {inMessage}: Tx): Change | null {
    const notification = inMessage && readNotification(inMessage.body);
    if (!notification) return null;
    return deposit(
      asset,
      notification.amount,
      notification.comment,
      notification.sender,
    );
  }
  // endregion

  // region pay
  private async pay(): Promise<void> {
    while (this.book.requests.size < this.signer.parallel) {
      const entries = this.book.waiting(this.signer.batch);
      if (entries.length === 0) return;
      const messages = entries.map((entry) => this.messageOf(entry));
      const signed = await this.signer.sign(this.chain, messages, this.book.nextNumber);
      this.book.signed({...signed, entries}); // first the book, then the network
      await this.chain.send(signed.message);
    }
  }

  private messageOf({asset, amount, to, memo, queryId}: Entry): MessageRelaxed {
    if (asset === 'GRAM')
      return internal({to, value: amount, bounce: false, body: comment(memo)});
    const jetton = this.jettons.find((known) => known.asset === asset);
    if (!jetton) throw new Error(`Unknown asset ${asset}`);
    const responseTo = this.signer.address;
    const gas = toNano('0.05');
    return jettonTransfer({
      jettonWallet: jetton.wallet,
      queryId,
      amount,
      to,
      responseTo,
      memo,
      gas,
    });
  }

  /** A request was executed. The outgoing messages show which payments were sent; the exit code does not. */
  private executed(
    bodyHash: string,
    outMessages: readonly OutMessage[],
  ): Change | null {
    const request = this.book.requests.get(bodyHash);
    if (!request) return null;
    const left = outMessages.map(({to, value, body}) => key(to, value, body.hash()));
    const sent = new Set<Entry>();
    for (const entry of request.entries) {
      const {info, body} = this.messageOf(entry);
      if (info.type !== 'internal') continue;
      const at = left.indexOf(key(info.dest, info.value.coins, body.hash()));
      if (at < 0) continue;
      left.splice(at, 1); // two equal payments need two messages
      sent.add(entry);
    }
    return {kind: 'executed', request, sent};
  }
  // endregion

  // region fate
  /** Our jetton wallet rejected the transfer: the jettons never left. */
  private failed({inMessage}: Tx): Change | null {
    const body = inMessage?.body.beginParse();
    if (!body || body.remainingBits < 128 || body.skip(32).loadUint(32) !== Op.transfer)
      return null;
    const entry = this.sent(body.loadUintBig(64));
    return entry ? {kind: 'failed', entry} : null;
  }

  /** The recipient's jetton wallet reports delivery. Its address, too, comes from the minter. */
  private async confirmed({inMessage}: Tx): Promise<Change | null> {
    const body = inMessage?.body.beginParse(true);
    if (!body || body.remainingBits < 96 || body.loadUint(32) !== Op.excesses)
      return null;
    const entry = this.sent(body.loadUintBig(64));
    const jetton = this.jettons.find(({asset}) => asset === entry?.asset);
    if (!entry || !jetton) return null;
    const wallet = await this.chain.jettonWallet(jetton.minter, entry.to);
    return inMessage?.source?.equals(wallet) ? {kind: 'confirmed', entry} : null;
  }

  private sent(queryId: bigint): Entry | undefined {
    return [...this.book.withdrawals.values()].find(
      (entry) => entry.queryId === queryId && entry.state === 'sent',
    );
  }
  // endregion
}

const deposit = (
  asset: string,
  amount: bigint,
  memo: string | null,
  from: Deposit['from'],
): Change => ({kind: 'deposit', deposit: {asset, amount, memo, from}});

const key = (to: Address, value: bigint, body: Buffer): string =>
  `${to.toRawString()} ${value} ${body.toString('hex')}`;
