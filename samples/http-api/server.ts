import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Blockchain} from '@ton/sandbox';
import {faultsOf, type Asked} from '../../data/apis/faults.ts';
import {tonCenterV2} from '../../data/apis/ton-center-v2.ts';
import {tonCenterV3} from '../../data/apis/ton-center-v3.ts';
import {Refused} from './chain.ts';
import {methods} from './v2.ts';
import {endpoints} from './v3.ts';

export interface Options {
  /** Requests per second for each key; if omitted, keys are not checked and nothing is limited. */
  readonly keys?: Readonly<Record<string, number>>;
  /** Called before each answer: its return value or error replaces the answer (to simulate faults). */
  readonly intercept?: (request: Seen) => Answer | undefined;
}
export interface Seen {
  readonly path: string;
  readonly method: string;
  readonly key: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
export interface HttpApi {
  /** http://127.0.0.1:<port> */
  readonly url: string;
  readonly v2: string;
  readonly v3: string;
  /** The endpoint for TonClient. */
  readonly jsonRPC: string;
  readonly requests: readonly Seen[];
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Counts requests per key and second: a key that has used up its requests gets 429 until the next second. */
function limiter(
  keys: Options['keys'],
): (key: string | undefined) => Answer | undefined {
  const used = new Map<string, number>();
  return (key) => {
    if (!keys) return undefined;
    if (key !== undefined && !(key in keys)) {
      return {
        status: 401,
        body: {ok: false, result: 'API key does not exist', code: 401},
      };
    }
    const second = `${key ?? ''}@${Math.floor(Date.now() / 1000)}`;
    used.set(second, (used.get(second) ?? 0) + 1);
    return (used.get(second) ?? 0) > (key === undefined ? 1 : (keys[key] ?? 1))
      ? {status: 429, body: {ok: false, result: 'Ratelimit exceed', code: 429}}
      : undefined;
  };
}

/** Rejects what the provider's OpenAPI file does not allow, so that no sample can rely on it. */
function refused(
  {path, method}: Seen,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Answer | undefined {
  const faults = faultsOf(path.startsWith('/api/v2/') ? tonCenterV2 : tonCenterV3, {
    method: method.toLowerCase() as Asked['method'],
    path,
    query: [...query],
    ...(method === 'POST' && {body}),
    whole: true,
  }).filter(({kind}) => kind !== 'path'); // an unknown method gets its own answer, 404
  const [first] = faults;
  return (
    first && {
      status: 422,
      body: {ok: false, code: 422, error: `${first.kind}: ${JSON.stringify(first)}`},
    }
  );
}

/** The TON Center API for a sandbox, on 127.0.0.1 and any free port. */
export async function serveHttpApi(
  blockchain: Blockchain,
  options: Options = {},
): Promise<HttpApi> {
  const requests: Seen[] = [];
  const limit = limiter(options.keys);

  async function v2(name: string, params: Record<string, unknown>): Promise<Answer> {
    const rpc = name === 'jsonRPC' ? {jsonrpc: '2.0', id: String(params.id)} : {};
    const method = methods[name === 'jsonRPC' ? String(params.method) : name];
    try {
      if (!method) throw new Refused(404, `no such method: ${name}`);
      const given = name === 'jsonRPC' ? (params.params as typeof params) : params;
      return {
        status: 200,
        body: {ok: true, result: await method(blockchain, given), ...rpc},
      };
    } catch (error) {
      const status = error instanceof Refused ? error.status : 422;
      return {status, body: {ok: false, error: String(error), code: status, ...rpc}};
    }
  }

  async function v3(
    name: string,
    query: URLSearchParams,
    body: Record<string, unknown>,
  ): Promise<Answer> {
    try {
      const endpoint = endpoints[name];
      if (!endpoint) throw new Refused(404, `no such endpoint: ${name}`);
      for (const parameter of query.keys()) {
        if (parameter !== 'api_key' && !endpoint.parameters.includes(parameter)) {
          throw new Refused(422, `unknown parameter: ${parameter}`);
        }
      }
      return {status: 200, body: await endpoint.answer(blockchain, query, body)};
    } catch (error) {
      const status = error instanceof Refused ? error.status : 422;
      return {status, body: {code: status, error: String(error)}};
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const {pathname: path, searchParams: query} = new URL(
        request.url ?? '/',
        'http://127.0.0.1',
      );
      const body = await read(request);
      const key = request.headers['x-api-key']?.toString() ?? query.get('api_key');
      const seen: Seen = {
        path,
        method: request.method ?? 'GET',
        key: key ?? undefined,
        params: {...Object.fromEntries(query), ...body},
      };
      requests.push(seen);
      const [, version, name] = /^\/api\/(v[23])\/(.+)$/.exec(path) ?? [];
      const answer =
        limit(seen.key) ??
        options.intercept?.(seen) ??
        refused(seen, query, body) ??
        (version === 'v2'
          ? await v2(name ?? '', seen.params)
          : await v3(name ?? '', query, body));
      response.writeHead(answer.status, {'content-type': 'application/json'});
      response.end(JSON.stringify(answer.body));
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    v2: `${url}/api/v2`,
    v3: `${url}/api/v3`,
    jsonRPC: `${url}/api/v2/jsonRPC`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
