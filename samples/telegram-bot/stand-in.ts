import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Address, type Transaction} from '@ton/core';

/** Listens on a free local port. */
async function listen(
  answer: (path: URL, body: string) => unknown,
): Promise<{url: string; server: Server}> {
  const read = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost');
    const value = answer(path, await read(request));
    response.writeHead(value === undefined ? 500 : 200, {
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(value ?? {}));
  }).listen(0);
  await once(server, 'listening');
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, server};
}

export interface BotCall {
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** A stand-in for Telegram's Bot API: records the bot's calls and returns the updates that a test adds. */
export async function telegram() {
  const calls: BotCall[] = [];
  const updates: Record<string, unknown>[] = [];
  const failing = {next: 0};
  const {url, server} = await listen((path, body) => {
    const method = path.pathname.split('/').at(-1) ?? '';
    const params = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
    if (method === 'getUpdates') {
      const offset = Number(params.offset ?? 0);
      return {
        ok: true,
        result: updates.filter((update) => Number(update.update_id) >= offset),
      };
    }
    if (failing.next > 0) {
      failing.next--;
      return undefined;
    }
    calls.push({method, params});
    const result =
      method === 'createInvoiceLink'
        ? 'https://t.me/$invoice'
        : method === 'sendMessage'
          ? {
              message_id: calls.length,
              date: 0,
              chat: {id: params.chat_id, type: 'private'},
            }
          : true;
    return {ok: true, result};
  });
  return {url, calls, updates, failing, close: () => server.close()};
}

interface Entry {
  readonly transaction: Transaction;
  readonly finality: number;
}

/** A stand-in for TON Center's API v2 and v3, which serves transactions from a sandbox. */
export async function tonCenter(account: Address) {
  const entries: Entry[] = [];
  const {url, server} = await listen((path) => {
    const query = path.searchParams;
    if (path.pathname === '/api/v3/transactions') {
      const start = BigInt(query.get('start_lt') ?? 0);
      return {
        transactions: entries
          .filter(({transaction}) => transaction.lt >= start)
          .slice(0, Number(query.get('limit') ?? 10))
          .map(v3),
      };
    }
    if (path.pathname === '/api/v2/getTransactions') {
      const before = query.get('lt');
      const list = entries
        .filter(({finality}) => finality === 2)
        .map(({transaction}) => transaction)
        .filter(({lt}) => before === null || lt <= BigInt(before))
        .filter(({lt}) => lt > BigInt(query.get('to_lt') ?? 0))
        .reverse()
        .slice(0, Number(query.get('limit') ?? 10));
      return {ok: true, result: list.map(v2)};
    }
    return undefined;
  });
  return {
    url,
    add(transactions: readonly Transaction[], finality = 2) {
      const own = BigInt(`0x${account.hash.toString('hex')}`);
      entries.push(
        ...transactions
          .filter(({address}) => address === own)
          .map((transaction) => ({transaction, finality})),
      );
    },
    finalize() {
      entries.forEach((entry, index) => (entries[index] = {...entry, finality: 2}));
    },
    close: () => server.close(),
  };
}

const incoming = ({inMessage}: Transaction) => {
  const info = inMessage?.info;
  return info?.type === 'internal'
    ? {source: info.src, value: info.value.coins, bounced: info.bounced}
    : {source: null, value: 0n, bounced: false};
};

function v3({transaction, finality}: Entry) {
  const {source, value, bounced} = incoming(transaction);
  return {
    hash: transaction.hash().toString('base64'),
    lt: String(transaction.lt),
    emulated: false,
    finality: ['pending', 'confirmed', 'finalized'][finality],
    in_msg: {
      source: source?.toRawString() ?? null,
      value: String(value),
      bounced,
      message_content: {
        body: transaction.inMessage?.body.toBoc().toString('base64') ?? '',
      },
    },
    out_msgs: transaction.outMessages.values().map(() => ({})),
  };
}

function v2(transaction: Transaction) {
  const {source, value} = incoming(transaction);
  const body = transaction.inMessage?.body.beginParse();
  const text =
    body && body.remainingBits >= 32 && body.loadUint(32) === 0
      ? Buffer.from(body.loadStringTail())
      : null;
  return {
    '@type': 'ext.transaction',
    transaction_id: {
      lt: String(transaction.lt),
      hash: transaction.hash().toString('base64'),
    },
    in_msg: {
      source: source?.toString() ?? '',
      value: String(value),
      msg_data: text
        ? {'@type': 'msg.dataText', text: text.toString('base64')}
        : {'@type': 'msg.dataRaw'},
    },
    out_msgs: transaction.outMessages.values().map(() => ({})),
  };
}
