// Shared by the tests: a network with a genuine and a fake jetton, a chain that fails on request, an HTTP server.
import {createServer, type Server} from 'node:http';
import {
  Address,
  beginCell,
  Cell,
  type Message,
  toNano,
  type Transaction,
} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {HighloadWallet} from '../highload/HighloadWallet.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {Book} from './book.ts';
import {type Chain, type Tx} from './chain.ts';
import {LocalChain} from './local-chain.ts';
import {comment} from './messages.ts';
import {Payments} from './payments.ts';
import {highloadSigner, seqnoSigner, type Signer} from './signers.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
let codes: Promise<readonly Cell[]> | undefined;
const compile = (): Promise<readonly Cell[]> =>
  (codes ??= Promise.all(
    [
      'jetton/jetton-minter.tolk',
      'jetton/jetton-wallet.tolk',
      'highload/highload.tolk',
    ].map((path) => compileTolk(at(path))),
  ));

export const ACCOUNTS: ReadonlySet<string> = new Set(['alice', 'bob']);

export class Crash extends Error {}

/** A chain whose calls can be made to fail. */
export class FaultyChain implements Chain {
  /** 'lost': never arrives. 'unanswered': arrives, and then the process dies. 'dead': the process dies before sending. */
  sending: 'works' | 'lost' | 'unanswered' | 'dead' = 'works';
  change: (page: readonly Tx[]) => readonly Tx[] = (page) => page;
  readonly sent: Cell[] = [];

  constructor(readonly inner: Chain) {}

  async transactionsAfter(account: Address, lt: bigint): Promise<readonly Tx[]> {
    return this.change(await this.inner.transactionsAfter(account, lt));
  }

  async send(message: Cell): Promise<void> {
    if (this.sending === 'dead') throw new Crash();
    this.sent.push(message);
    if (this.sending !== 'lost') await this.inner.send(message);
    if (this.sending === 'unanswered') throw new Crash();
  }

  now = (): Promise<number> => this.inner.now();
  seqno = (wallet: Address): Promise<number> => this.inner.seqno(wallet);
  jettonWallet = (minter: Address, owner: Address): Promise<Address> =>
    this.inner.jettonWallet(minter, owner);
}

export interface Stand {
  readonly blockchain: Blockchain;
  readonly chain: FaultyChain;
  readonly book: Book;
  readonly signer: Signer;
  readonly keys: KeyPair;
  readonly v5: WalletContractV5R1;
  readonly stranger: SandboxContract<TreasuryContract>;
  readonly usd: SandboxContract<JettonMinter>;
  readonly fake: SandboxContract<JettonMinter>;
  /** A new process with the same database. */
  readonly start: (chain?: Chain) => Promise<Payments>;
  readonly jettonOf: (
    minter: SandboxContract<JettonMinter>,
    owner: Address,
  ) => Promise<SandboxContract<JettonWallet>>;
  /** Jettons from the stranger to the service. */
  readonly depositJetton: (
    minter: SandboxContract<JettonMinter>,
    amount: bigint,
    payload?: Cell,
  ) => Promise<void>;
  readonly depositGram: (amount: string, memo: string) => Promise<void>;
  /** Comments of the payments that an address received. */
  readonly received: (address: Address) => Promise<string[]>;
}

export async function createStand(
  kind: 'seqno' | 'highload',
  fund = '10',
): Promise<Stand> {
  const [minterCode, walletCode, highloadCode] = (await compile()) as [
    Cell,
    Cell,
    Cell,
  ];
  const blockchain = await createNetwork();
  const stranger = await blockchain.treasury('stranger');
  const keys = keyPairFromSeed(await getSecureRandomBytes(32));
  const v5 = WalletContractV5R1.create({publicKey: keys.publicKey});
  const signer =
    kind === 'seqno'
      ? seqnoSigner(v5, keys)
      : highloadSigner(HighloadWallet.create(keys.publicKey, highloadCode, 3600), keys);
  const content = beginCell()
    .storeUint(1, 8)
    .storeStringTail('https://x.test/usd.json');
  const mint = async (admin: string): Promise<SandboxContract<JettonMinter>> => {
    const owner = await blockchain.treasury(admin);
    const minter = blockchain.openContract(
      JettonMinter.create(owner.address, content.endCell(), minterCode, walletCode),
    );
    await minter.sendMint(owner.getSender(), toNano('0.2'), stranger.address, 1000n);
    return minter;
  };
  const usd = await mint('issuer');
  const fake = await mint('forger'); // the same content, another admin: another address
  const chain = new FaultyChain(new LocalChain(blockchain));
  const book = new Book(ACCOUNTS);
  const jettonOf: Stand['jettonOf'] = async (minter, owner) =>
    blockchain.openContract(new JettonWallet(await minter.getWalletAddress(owner)));
  if (fund !== '0')
    await stranger.send({to: signer.address, value: toNano(fund), bounce: false});
  return {
    blockchain,
    chain,
    book,
    signer,
    keys,
    v5,
    stranger,
    usd,
    fake,
    jettonOf,
    start: (over = chain) => Payments.open(over, book, signer, {USD: usd.address}),
    async depositJetton(minter, amount, payload) {
      const wallet = await jettonOf(minter, stranger.address);
      await wallet.sendTransfer(stranger.getSender(), toNano('0.1'), {
        amount,
        to: signer.address,
        responseTo: stranger.address,
        forwardAmount: 1n,
        ...(payload ? {forwardPayload: payload} : {}),
      });
    },
    async depositGram(amount, memo) {
      await stranger.send({
        to: signer.address,
        value: toNano(amount),
        bounce: false,
        body: comment(memo),
      });
    },
    async received(address) {
      const transactions = await blockchain.getTransactions(address, {limit: 1000});
      return transactions.flatMap(({inMessage}) =>
        inMessage?.info.type === 'internal' && inMessage.info.src.equals(signer.address)
          ? [inMessage.body.beginParse().skip(32).loadStringTail()]
          : [],
      );
    },
  };
}

const base64 = (cell: Cell): string => cell.toBoc().toString('base64');

/** Answers the v3 API calls of the service from the sandbox. */
export async function serve(blockchain: Blockchain): Promise<Server> {
  const local = new LocalChain(blockchain);
  const answers: Record<
    string,
    (query: URLSearchParams, body: string) => Promise<object>
  > = {
    async transactions(query) {
      const account = Address.parse(query.get('account') ?? '');
      const from = BigInt(query.get('start_lt') ?? 0);
      const all = await blockchain.getTransactions(account, {limit: 1000});
      const page = all.filter(({lt}) => lt >= from).sort((a, b) => Number(a.lt - b.lt));
      return {transactions: page.slice(0, Number(query.get('limit'))).map(json)};
    },
    async masterchainInfo() {
      return {last: {gen_utime: String(await local.now())}};
    },
    async message(_query, body) {
      const {boc} = JSON.parse(body) as {boc: string};
      await local.send(Cell.fromBase64(boc));
      return {message_hash: ''};
    },
    async runGetMethod(_query, body) {
      const {address, method, stack} = JSON.parse(body) as {
        address: string;
        method: string;
        stack: {value: string}[];
      };
      const account = Address.parse(address);
      if (method === 'seqno') {
        const seqno = await local.seqno(account);
        return {exit_code: 0, stack: [{type: 'num', value: `0x${seqno.toString(16)}`}]};
      }
      const owner = Cell.fromBase64(stack[0]?.value ?? '')
        .beginParse()
        .loadAddress();
      const wallet = await local.jettonWallet(account, owner);
      const value = base64(beginCell().storeAddress(wallet).endCell());
      return {exit_code: 0, stack: [{type: 'cell', value}]};
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      let body = '';
      for await (const part of request) body += String(part);
      const answer = answers[url.pathname.split('/').at(-1) ?? ''];
      try {
        if (!answer) throw new Error('Unknown path');
        response.end(JSON.stringify(await answer(url.searchParams, body)));
      } catch (error) {
        response.writeHead(500).end(JSON.stringify({error: String(error)}));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function json(transaction: Transaction): object {
  const {description} = transaction;
  const message = ({info, body}: Message): object => ({
    source: info.type === 'internal' ? info.src.toRawString() : null,
    destination: info.type === 'external-out' ? null : info.dest.toRawString(),
    value: info.type === 'internal' ? String(info.value.coins) : null,
    bounced: info.type === 'internal' ? info.bounced : null,
    message_content: {body: base64(body)},
  });
  return {
    hash: transaction.hash().toString('base64'),
    lt: String(transaction.lt),
    prev_trans_lt: String(transaction.prevTransactionLt),
    finality: 'finalized',
    emulated: false,
    description: {
      bounce:
        description.type === 'generic' && description.bouncePhase
          ? {type: description.bouncePhase.type}
          : null,
    },
    in_msg: transaction.inMessage ? message(transaction.inMessage) : null,
    out_msgs: transaction.outMessages.values().map(message),
  };
}
