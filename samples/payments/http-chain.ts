// region http
import {Address, beginCell, Cell} from '@ton/core';
import {type Chain, type Tx} from './chain.ts';

// The fields of the v3 API that the service reads; its OpenAPI file has all of them.
interface ApiMessage {
  readonly source: string | null;
  readonly destination: string | null;
  readonly value: string | null;
  readonly bounced: boolean | null;
  readonly message_content: {readonly body: string};
}
interface ApiTransaction {
  readonly hash: string;
  readonly lt: string;
  readonly prev_trans_lt: string;
  /** The server returns words; its OpenAPI file specifies 0, 1 and 2. */
  readonly finality: 'pending' | 'confirmed' | 'finalized' | 0 | 1 | 2;
  readonly emulated: boolean;
  readonly description: {readonly bounce?: {readonly type: string} | null};
  readonly in_msg: ApiMessage | null;
  readonly out_msgs: readonly ApiMessage[];
}
interface ApiResult {
  readonly exit_code: number;
  readonly stack: readonly {readonly type: string; readonly value: string}[];
}

/** The public v3 API of TON Center, or your own copy of it. */
export class HttpChain implements Chain {
  constructor(
    private readonly endpoint: string, // https://toncenter.com/api/v3
    private readonly apiKey: string,
  ) {}

  async transactionsAfter(account: Address, lt: bigint): Promise<readonly Tx[]> {
    const query = new URLSearchParams({
      account: account.toRawString(),
      start_lt: String(lt + 1n), // inclusive
      sort: 'asc',
      limit: '100',
    });
    const {transactions} = await this.call<{transactions: readonly ApiTransaction[]}>(
      `transactions?${query}`,
    );
    const open = transactions.findIndex((tx) => !isFinal(tx));
    return (open < 0 ? transactions : transactions.slice(0, open)).map(fromApi);
  }

  async now(): Promise<number> {
    const {last} = await this.call<{last: {gen_utime: string}}>('masterchainInfo');
    return Number(last.gen_utime);
  }

  async jettonWallet(minter: Address, owner: Address): Promise<Address> {
    const value = beginCell().storeAddress(owner).endCell().toBoc().toString('base64');
    const {exit_code: code, stack} = await this.run(minter, 'get_wallet_address', [
      {type: 'slice', value},
    ]);
    if (code !== 0 || !stack[0]) throw new Error(`get_wallet_address: ${code}`);
    return Cell.fromBase64(stack[0].value).beginParse().loadAddress();
  }

  async seqno(wallet: Address): Promise<number> {
    const {exit_code: code, stack} = await this.run(wallet, 'seqno', []);
    return code === 0 ? Number(stack[0]?.value) : 0;
  }

  async send(message: Cell): Promise<void> {
    await this.call('message', {boc: message.toBoc().toString('base64')});
  }

  private run(
    account: Address,
    method: string,
    stack: readonly object[],
  ): Promise<ApiResult> {
    const address = account.toRawString();
    return this.call('runGetMethod', {address, method, stack});
  }

  private async call<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.endpoint}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {'Content-Type': 'application/json', 'X-API-Key': this.apiKey},
      ...(body ? {body: JSON.stringify(body)} : {}),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return (await response.json()) as T;
  }
}

const isFinal = ({emulated, finality}: ApiTransaction): boolean =>
  !emulated && (finality === 'finalized' || finality === 2);

function fromApi(tx: ApiTransaction): Tx {
  const body = (message: ApiMessage): Cell =>
    Cell.fromBase64(message.message_content.body);
  const {in_msg: inMessage} = tx;
  return {
    hash: Buffer.from(tx.hash, 'base64').toString('hex'),
    lt: BigInt(tx.lt),
    prevLt: BigInt(tx.prev_trans_lt),
    returned: tx.description.bounce?.type === 'ok',
    inMessage: inMessage && {
      source: inMessage.source ? Address.parse(inMessage.source) : null,
      value: BigInt(inMessage.value ?? 0),
      bounced: inMessage.bounced ?? false,
      body: body(inMessage),
    },
    outMessages: tx.out_msgs.flatMap((message) =>
      message.destination
        ? [
            {
              to: Address.parse(message.destination),
              value: BigInt(message.value ?? 0),
              body: body(message),
            },
          ]
        : [],
    ),
  };
}
// endregion
