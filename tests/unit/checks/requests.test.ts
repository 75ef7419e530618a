// Requests in pages and samples, held to the providers' OpenAPI files: one planted mistake of each kind, and what is right.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {requestsIn} from '../../../checks/lib/api-requests.ts';
import {requests} from '../../../checks/requests.ts';
import {tonCenterV2} from '../../../data/apis/ton-center-v2.ts';
import {tonCenterV3} from '../../../data/apis/ton-center-v3.ts';
import {merged, operationsOf} from '../../../scripts/api-data.ts';
import {docFile, page, places, run} from './fixture.ts';

const A = docFile('v3/a');
const problemsOf = async (body: string): Promise<string[]> =>
  (await run(requests, {[A]: page(body)})).problems.map(
    ({rule, message, remedy}) => `${rule}: ${message} ${remedy.replace(/ ?\(.*$/, '')}`,
  );
const fence = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\``;
const ADDRESS = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';

test('a path that is not there is an error with its line and the nearest one, in every language', async () => {
  const body = `Text.\n\n${fence('bash', "curl 'https://toncenter.com/api/v2/shards?seqno=1'")}`;
  const files = {[A]: page(body), [docFile('v3/a', 'zh-CN')]: page(body), [docFile('v3/a', 'ru')]: page(body)};
  const {problems, summary} = await run(requests, files);
  assert.deepEqual(
    places(problems).sort(),
    Object.keys(files)
      .map((file) => `${file}:12 requests/path`)
      .sort(),
  );
  assert.match(problems[0]!.remedy, /Did you mean \/api\/v2\/getShards\?/);
  assert.match(summary, /^3 requests/);
});

const WRONG: readonly [what: string, body: string, expected: string | RegExp][] = [
  [
    'a parameter',
    fence('bash', 'curl "https://toncenter.com/api/v3/transactions?acount=<A>&limit=10"'),
    /^requests\/parameter: .*"acount"\. Did you mean account\?$/,
  ],
  [
    'a missing parameter',
    fence('bash', 'curl https://toncenter.com/api/v2/getTransactions?limit=10'),
    /^requests\/missing: .* lacks "address"/,
  ],
  ['a type', '`GET /api/v3/transactions?account=<A>&limit=ten`', /^requests\/value: "limit" .* cannot be "ten"\. It is integer$/],
  ['a bound', '`/api/v3/transactions?account=<A>&limit=1001`', /^requests\/value: .*"1001"\. It is 1 to 1000$/],
  ['a value of a list', '`/api/v3/transactions?account=<A>&sort=down`', /^requests\/value: .*"down"\. It is asc, desc$/],
  [
    'a method',
    fence('bash', 'curl -s -X POST https://testnet.toncenter.com/api/v3/masterchainInfo'),
    /^requests\/method: .* POST\. Use GET$/,
  ],
  ['a method in a sentence', 'Send `GET https://toncenter.com/api/v3/message`.', /^requests\/method: .* GET\. Use POST$/],
  [
    'a field of the body, over several lines',
    fence(
      'bash',
      `curl -s 'https://toncenter.com/api/v3/runGetMethod' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"address": "<A>", "name": "seqno", "stack": []}'`,
    ),
    /^requests\/field: .* no field "name"/,
  ],
  [
    'JSON-RPC: the method',
    fence('bash', `curl https://toncenter.com/api/v2/jsonRPC -d '{"jsonrpc": "2.0", "id": "1", "method": "getBalance", "params": {}}'`),
    /^requests\/path: .*"getBalance"\. Did you mean getAddressBalance\?/,
  ],
  [
    'JSON-RPC: a parameter',
    fence(
      'bash',
      `curl https://toncenter.com/api/v2/jsonRPC -d '{"jsonrpc": "2.0", "id": "1", "method": "getAddressBalance", "params": {"account": "<A>"}}'`,
    ),
    /^requests\/field: .*"account"/,
  ],
  [
    'curl -G',
    fence('bash', 'curl -G "https://toncenter.com/api/v3/nft/items" \\\n  -H "X-API-Key: $KEY" \\\n  --data-urlencode "collection=<A>"'),
    /^requests\/parameter: .*"collection"\. Did you mean collection_address\?/,
  ],
  [
    'fetch',
    fence(
      'ts',
      "const answer = await fetch('https://toncenter.com/api/v3/message', {\n  method: 'POST',\n  body: JSON.stringify({bag: boc}),\n});",
    ),
    /^requests\/field: .*"bag"/,
  ],
  [
    'URLSearchParams',
    fence(
      'ts',
      "const query = new URLSearchParams({owner, limit: '10'});\nawait fetch(`https://toncenter.com/api/v3/jetton/wallets?${query}`);",
    ),
    /^requests\/parameter: .*"owner"\. Did you mean owner_address\?/,
  ],
  [
    'Python: requests',
    fence('python', 'requests.get(\n    "https://toncenter.com/api/v3/traces",\n    params={"tx": tx_hash},\n)'),
    /^requests\/parameter: .*"tx"\. Did you mean tx_hash\?/,
  ],
  [
    'Python: urlencode',
    fence('python', 'query = urllib.parse.urlencode({"adress": wallet})\nurl = f"{BASE}/api/v2/getTransactions?{query}"'),
    /^requests\/parameter: .*"adress"\. Did you mean address\?/,
  ],
  ['this machine', '`http://127.0.0.1:8082/api/v2/getMasterChainInfo`', /^requests\/path: .*Did you mean \/api\/v2\/getMasterchainInfo\?/],
  ['TonAPI', '`/v2/account/{account_id}/events`', /^requests\/path: TonAPI has no/],
  ['TonAPI: required', fence('bash', "curl -s 'https://tonapi.io/v2/rates?tokens=gram'"), /^requests\/missing: .* lacks "currencies"/],
  ['a link', '[rates](https://tonapi.io/v2/rate)', /^requests\/path: .*Did you mean \/v2\/rates\?/],
];

for (const [what, body, expected] of WRONG) {
  test(`a planted mistake is found: ${what}`, async () => {
    const found = await problemsOf(body);
    assert.ok(
      found.some((one) => (typeof expected === 'string' ? one === expected : expected.test(one))),
      found.join('\n') || 'nothing',
    );
  });
}

test('good requests pass, and so does what is none', async () => {
  const good = [
    fence('bash', `curl 'https://toncenter.com/api/v2/getAddressBalance?address=${ADDRESS}&api_key=<KEY>'`),
    fence('bash', "curl -s 'https://toncenter.com/api/v3/transactions?account=<A>&account=<B>&limit=1000&sort=desc'"),
    fence('bash', `curl -N -X POST 'https://testnet.toncenter.com/api/streaming/v2/sse' -d '{"types": ["transactions"]}'`),
    fence(
      'bash',
      `curl https://toncenter.com/api/v2/jsonRPC -d '{"jsonrpc": "2.0", "id": "1", "method": "getAddressBalance", "params": {"address": "<A>"}}'`,
    ),
    fence('ts', "const client = new TonClient({endpoint: 'https://toncenter.com/api/v2/jsonRPC'});"),
    fence('python', 'query = urlencode({"address": wallet, **more})\nurl = f"{BASE}/api/v2/getTransactions?{query}"'),
    'Bases: `https://toncenter.com`, https://toncenter.com/api/v2, `https://tonapi.io/v2`。',
    '| `wss://tonapi.io/streaming/v2/ws` | `https://tonapi.io/v2/rates?tokens=gram&currencies=usd,eur` |',
    'Others: [a](https://elections.toncenter.com/docs), [b](https://github.com/ton-blockchain/docs/blob/main/content/api/v2/x.mdx), [c](/v3/a).',
    '`/api/v3/accountStates` and `/v2/accounts/{account_id}/events` are mentioned alone.',
  ];
  for (const body of good) assert.deepEqual(await problemsOf(body), [], body);
  assert.equal(good.flatMap((body) => requestsIn(body).requests).length, 8);
  assert.equal(requestsIn(good[6]!).bases, 3);
});

test('samples are read with the whole site, and their own servers are not', async () => {
  const code = 'await fetch(`${this.url}/api/v3/transaction?account=${a}`);\n';
  const {problems} = await run(requests, {[A]: page('Text.'), 'samples/x/api.ts': code, 'samples/x/api.test.ts': code});
  assert.deepEqual(places(problems), ['samples/x/api.ts:1 requests/path']);
});

test('an OpenAPI file gives methods, parameters, types, bounds and bodies; of two files what one allows is allowed', () => {
  const schema = {
    info: {version: '1'},
    components: {
      parameters: {limit: {name: 'limit', in: 'query', schema: {$ref: '#/components/schemas/Limit'}}},
      schemas: {
        Limit: {type: 'integer', minimum: 1, maximum: 5},
        Body: {
          type: 'object',
          required: ['boc'],
          properties: {boc: {type: 'string'}, mode: {oneOf: [{type: 'string'}, {type: 'integer'}]}},
        },
      },
    },
    paths: {
      '/a': {
        get: {
          parameters: [
            {$ref: '#/components/parameters/limit'},
            {name: 'hash', in: 'query', required: true, schema: {type: 'array', items: {type: 'string', enum: ['x', 'y']}}},
            {name: 'X-Key', in: 'header', schema: {type: 'string'}},
          ],
        },
        post: {requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Body'}}}}},
      },
    },
  } as unknown as Parameters<typeof operationsOf>[0];
  const operations = operationsOf(schema);
  assert.deepEqual(operations, [
    {
      method: 'get',
      path: '/a',
      query: [
        {name: 'limit', type: 'integer', least: 1, most: 5},
        {name: 'hash', type: 'string', oneOf: ['x', 'y'], required: true, list: true},
      ],
    },
    {
      method: 'post',
      path: '/a',
      query: [],
      body: [
        {name: 'boc', type: 'string', required: true},
        {name: 'mode', type: 'any'},
      ],
    },
  ]);
  const [both] = merged([operations, [{method: 'get', path: '/a', query: [{name: 'id', type: 'string', required: true}]}]]);
  assert.deepEqual(
    both!.query.map(({name, required}) => [name, required]),
    [
      ['limit', undefined],
      ['hash', undefined],
      ['id', undefined],
    ],
  );
  assert.throws(() => operationsOf({...schema, components: {}} as typeof schema), /leads nowhere|undefined/);
});

test('the page on HTTP APIs lists the endpoints of v3 and methods of v2 that there are', () => {
  const text = fs.readFileSync('docs/v3/guidelines/dapps/apis-sdks/ton-http-apis.mdx', 'utf8');
  const listed = (from: string, to: string): string[] =>
    [...text.slice(text.indexOf(from), text.indexOf(to)).matchAll(/^\| (?!Group)[^|]+ \|(.+)\|$/gm)].flatMap(([, cells]) =>
      [...cells!.matchAll(/`([\w/]+)`/g)].map(([, name]) => name!),
    );
  const known = ({base, operations}: typeof tonCenterV3): Set<string> => new Set(operations.map(({path}) => path.slice(base.length + 1)));
  const v3 = listed('## Indexed API: v3', '### TonAPI');
  assert.deepEqual(v3.sort(), [...known(tonCenterV3)].sort());
  const v2 = listed('| Accounts | `getAddressBalance`', '## Indexed API: v3');
  assert.ok(v2.length >= 34, String(v2.length));
  assert.deepEqual(
    v2.filter((name) => !known(tonCenterV2).has(name)),
    [],
  );
});
