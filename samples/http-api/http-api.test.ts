import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {beginCell, external, internal, SendMode, storeMessage, toNano} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain} from '@ton/sandbox';
import {TonClient, WalletContractV5R1} from '@ton/ton';
import {load} from 'js-yaml';
import {tonCenterV2} from '../../data/apis/ton-center-v2.ts';
import {tonCenterV3} from '../../data/apis/ton-center-v3.ts';
import {createNetwork} from '../lib/network.ts';
import {normalizedHash} from './records.ts';
import {serveHttpApi, type HttpApi} from './server.ts';
import {methods} from './v2.ts';
import {endpoints} from './v3.ts';

let blockchain: Blockchain;
let api: HttpApi;
let client: TonClient;
let keys: KeyPair;
let own: WalletContractV5R1;
const recipient = WalletContractV5R1.create({publicKey: Buffer.alloc(32, 1)}).address;

interface Listed {
  readonly transactions: readonly {
    readonly hash: string;
    readonly lt: string;
    readonly trace_id: string;
    readonly account: string;
    readonly in_msg: {readonly hash: string; readonly source: string | null};
    readonly description: {readonly aborted: boolean};
  }[];
}
const ask = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await fetch(`${api.url}/api/${path}`, init)).json()) as T;
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
});

before(async () => {
  blockchain = await createNetwork();
  api = await serveHttpApi(blockchain);
  client = new TonClient({endpoint: api.jsonRPC});
  keys = keyPairFromSeed(await getSecureRandomBytes(32));
  own = WalletContractV5R1.create({publicKey: keys.publicKey});
  const treasury = await blockchain.treasury('faucet');
  await treasury.send({to: own.address, value: toNano('1'), bounce: false});
});
after(() => api.close());

test('TonClient reads the state, sends from a wallet and sees the transactions', async () => {
  const wallet = client.open(own);
  assert.equal(await client.getBalance(own.address), toNano('1'));
  assert.equal((await client.getContractState(own.address)).state, 'uninitialized');
  assert.equal(await wallet.getSeqno(), 0);
  for (const seqno of [0, 1]) {
    await wallet.sendTransfer({
      seqno,
      secretKey: keys.secretKey,
      sendMode: SendMode.PAY_GAS_SEPARATELY,
      messages: [internal({to: recipient, value: '0.1', bounce: false, body: 'hello'})],
    });
  }
  assert.equal(await wallet.getSeqno(), 2);
  assert.equal(await client.getBalance(recipient), toNano('0.2'));
  const history = await client.getTransactions(own.address, {limit: 2});
  assert.equal(history.length, 2);
  const [last] = history;
  assert.ok(last);
  const older = await client.getTransactions(own.address, {
    limit: 10,
    lt: last.lt.toString(),
    hash: last.hash().toString('base64'),
  });
  assert.equal(older.length, 2, 'the other transfer and the funding');
  const again = await client.getTransaction(
    own.address,
    last.lt.toString(),
    last.hash().toString('base64'),
  );
  assert.ok(again?.hash().equals(last.hash()));
  assert.ok((await client.getMasterchainInfo()).latestSeqno > 0);
});

test('a message is found by both of its hashes, and its trace contains the transfer', async () => {
  const seqno = await client.open(own).getSeqno();
  const body = own.createTransfer({
    seqno,
    secretKey: keys.secretKey,
    sendMode: SendMode.PAY_GAS_SEPARATELY,
    messages: [internal({to: recipient, value: '0.1', bounce: false})],
  });
  const message = external({to: own.address, body});
  const boc = beginCell().store(storeMessage(message)).endCell();
  const sent = await ask<{ok: boolean; result: {hash: string; hash_norm: string}}>(
    'v2/sendBocReturnHash',
    post({boc: boc.toBoc().toString('base64')}),
  );
  assert.ok(sent.ok);
  assert.equal(sent.result.hash, boc.hash().toString('base64'));
  assert.equal(sent.result.hash_norm, normalizedHash(message).toString('base64'));
  assert.notEqual(sent.result.hash, sent.result.hash_norm);
  for (const hash of [
    sent.result.hash,
    sent.result.hash_norm,
    Buffer.from(sent.result.hash_norm, 'base64').toString('hex'),
  ]) {
    const query = new URLSearchParams({msg_hash: hash, direction: 'in'});
    const found = await ask<Listed>(`v3/transactionsByMessage?${query}`);
    assert.equal(found.transactions.length, 1);
    assert.equal(
      found.transactions[0]?.account,
      own.address.toRawString().toUpperCase(),
    );
  }
  const query = new URLSearchParams({msg_hash: sent.result.hash_norm});
  const {traces} = await ask<{
    traces: {transactions_order: string[]; trace: {children: unknown[]}}[];
  }>(`v3/traces?${query}`);
  assert.equal(traces.length, 1);
  assert.equal(traces[0]?.transactions_order.length, 2);
  assert.equal(traces[0]?.trace.children.length, 1);
});

test('v3 lists, sorts, pages and rejects unknown parameters', async () => {
  const all = await ask<Listed>(
    `v3/transactions?account=${own.address}&limit=100&sort=asc`,
  );
  assert.equal(all.transactions.length, 4);
  const lts = all.transactions.map(({lt}) => BigInt(lt));
  assert.deepEqual(
    lts,
    lts.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  const second = await ask<Listed>(
    `v3/transactions?account=${own.address}&limit=1&offset=1&sort=asc`,
  );
  assert.equal(second.transactions[0]?.hash, all.transactions[1]?.hash);
  const states = await ask<{accounts: {status: string; balance: string}[]}>(
    `v3/accountStates?address=${own.address}&address=${recipient}&include_boc=false`,
  );
  assert.deepEqual(
    states.accounts.map(({status}) => status),
    ['active', 'uninit'],
  );
  const refused = await fetch(`${api.v3}/transactions?acount=${own.address}`);
  assert.equal(refused.status, 422);
  const run = await ask<{exit_code: number; stack: {type: string; value: string}[]}>(
    'v3/runGetMethod',
    post({address: own.address.toString(), method: 'seqno', stack: []}),
  );
  assert.deepEqual(run.stack, [{type: 'num', value: '0x3'}]);
});

test('a stale message is rejected with the error text of a liteserver', async () => {
  const wallet = client.open(own);
  await assert.rejects(
    wallet.sendTransfer({
      seqno: 0,
      secretKey: keys.secretKey,
      sendMode: SendMode.PAY_GAS_SEPARATELY,
      messages: [internal({to: recipient, value: '0.1'})],
    }),
    /500/,
  );
  const method = await client.runMethodWithError(own.address, 'no_such_method');
  assert.equal(method.exit_code, 11);
});

test('requests are limited per key and second, unknown keys are rejected', async () => {
  const limited = await serveHttpApi(blockchain, {keys: {right: 3}});
  const status = async (key?: string): Promise<number> => {
    const headers: Record<string, string> = key ? {'X-API-Key': key} : {};
    return (await fetch(`${limited.v2}/getMasterchainInfo`, {headers})).status;
  };
  assert.equal(await status('wrong'), 401);
  const anonymous = [await status(), await status(), await status()];
  assert.ok(anonymous.includes(429));
  assert.equal(await status('right'), 200);
  await limited.close();
});

test('methods, endpoints and their parameters are those of the provider', () => {
  const paths = [...tonCenterV2.operations, ...tonCenterV3.operations].map(
    ({path}) => path,
  );
  for (const name of Object.keys(methods)) assert.ok(paths.includes(`/api/v2/${name}`));
  for (const [name, {parameters}] of Object.entries(endpoints)) {
    const known = tonCenterV3.operations
      .filter(({path}) => path === `/api/v3/${name}`)
      .flatMap(({query}) => query.map((parameter) => parameter.name));
    assert.ok(paths.includes(`/api/v3/${name}`), name);
    assert.deepEqual(
      parameters.filter((parameter) => !known.includes(parameter)),
      [],
      name,
    );
  }
});

test('what the provider would reject is rejected: wrong method, parameter or type, missing field', async () => {
  const status = async (path: string, init?: RequestInit): Promise<number> =>
    (await fetch(`${api.url}/api/${path}`, init)).status;
  const address = own.address.toString();
  assert.equal(await status(`v2/getTransactions?address=${address}&limit=1`), 200);
  assert.equal(await status(`v2/getTransactions?address=${address}&count=1`), 422);
  assert.equal(await status(`v2/getTransactions?address=${address}&limit=ten`), 422);
  assert.equal(await status('v2/getTransactions?limit=1'), 422);
  assert.equal(await status('v3/message?boc=x'), 422);
  assert.equal(
    await status('v2/runGetMethod', post({address, method: 'seqno', stack: []})),
    200,
  );
  assert.equal(
    await status('v2/runGetMethod', post({address, name: 'seqno', stack: []})),
    422,
  );
  const called = (params: object): RequestInit =>
    post({jsonrpc: '2.0', id: '1', method: 'getAddressBalance', params});
  assert.equal(await status('v2/jsonRPC', called({address})), 200);
  assert.equal(await status('v2/jsonRPC', called({account: address})), 422);
});

const schema = process.env.TON_CENTER_V3 ?? '';
test('fields are those of the published schema', async (context) => {
  if (!existsSync(schema)) return context.skip('TON_CENTER_V3 names no file');
  const {components} = load(readFileSync(schema, 'utf8')) as {
    components: {schemas: Record<string, {properties: Record<string, unknown>}>};
  };
  const fields = (record: object, type: string): void => {
    const known = components.schemas[type]?.properties ?? {};
    assert.deepEqual(
      Object.keys(record).filter((key) => !(key in known)),
      [],
      type,
    );
  };
  const {transactions} = await ask<{
    transactions: {in_msg: object; description: Record<string, object>}[];
  }>(`v3/transactions?account=${own.address}`);
  const {traces} = await ask<{traces: object[]}>(`v3/traces?account=${own.address}`);
  for (const transaction of transactions) {
    fields(transaction, 'Transaction');
    fields(transaction.in_msg, 'Message');
    fields(transaction.description, 'TransactionDescr');
    fields(transaction.description.compute_ph ?? {}, 'ComputePhase');
    fields(transaction.description.action ?? {}, 'ActionPhase');
  }
  traces.forEach((trace) => fields(trace, 'Trace'));
});
