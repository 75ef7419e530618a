import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {
  beginCell,
  external,
  internal,
  loadTransaction,
  storeMessage,
  Cell,
} from '@ton/core';
import {TonClient} from '@ton/ton';
import {serveHttpApi, type HttpApi} from '../http-api/server.ts';
import {newTransactions, traceOfMessage, transactionOf} from './api.ts';
import {buy, Stage} from './scenes.ts';
import {trackingHash} from './track.ts';

let stage: Stage;
let api: HttpApi;
before(async () => {
  stage = await Stage.open();
  api = await serveHttpApi(stage.network);
});
after(() => api.close());

const all = async (after: bigint, size: number) => {
  const found = [];
  for await (const item of newTransactions(
    api.v3,
    stage.wallet.address.toString(),
    after,
    size,
  )) {
    found.push(item);
  }
  return found;
};

test('pages of any size give the same history, without gaps or repetitions', async () => {
  for (let count = 0; count < 5; count += 1) {
    await stage.send([internal({to: stage.friend, value: '0.01', bounce: false})]);
  }
  const whole = await all(0n, 100);
  assert.equal(whole.length, 7, 'the funding, the deployment and five payments');
  for (const size of [1, 2, 3, 7]) {
    assert.deepEqual(
      (await all(0n, size)).map(({lt}) => lt),
      whole.map(({lt}) => lt),
    );
  }
  const rest = await all(BigInt(whole[4]!.lt), 2);
  assert.deepEqual(
    rest.map(({lt}) => lt),
    whole.slice(5).map(({lt}) => lt),
  );
});

test('version 2 gives the same history backward, by lt and hash', async () => {
  const client = new TonClient({endpoint: api.jsonRPC});
  const found: bigint[] = [];
  let from: {lt?: string; hash?: string} = {};
  for (;;) {
    // With `from`, the answer begins with that transaction itself; the client drops it unless `inclusive` is set.
    const list = await client.getTransactions(stage.wallet.address, {
      limit: 3,
      ...from,
    });
    if (list.length === 0) break;
    found.push(...list.map(({lt}) => lt));
    const last = list.at(-1)!;
    from = {lt: last.lt.toString(), hash: last.hash().toString('base64')};
  }
  assert.deepEqual(
    found.map(String).reverse(),
    (await all(0n, 100)).map(({lt}) => lt),
  );
});

test('an external message is found by its normalized hash, with its trace', async () => {
  const message = external({
    to: stage.wallet.address,
    body: stage.request([internal({to: stage.shop, value: '1.2', body: buy(1n)})]),
  });
  const cell = beginCell().store(storeMessage(message)).endCell();
  const hash = trackingHash(cell);
  assert.equal(await transactionOf(api.v3, hash), undefined);
  await new TonClient({endpoint: api.jsonRPC}).sendFile(cell.toBoc());
  const found = await transactionOf(api.v3, hash);
  assert.ok(found);
  const trace = await traceOfMessage(api.v3, hash);
  assert.ok(trace && !trace.is_incomplete);
  assert.equal(Object.keys(trace.transactions).length, 3);
  assert.ok(found.hash in trace.transactions);
});

test('the data field of version 2 contains the transaction itself', async () => {
  const response = await fetch(
    `${api.v2}/getTransactions?address=${stage.wallet.address.toString()}&limit=1`,
  );
  const {result} = (await response.json()) as {
    result: {data: string; transaction_id: {lt: string; hash: string}}[];
  };
  const cell = Cell.fromBase64(result[0]!.data);
  assert.equal(
    loadTransaction(cell.beginParse()).lt.toString(),
    result[0]!.transaction_id.lt,
  );
  assert.equal(cell.hash().toString('base64'), result[0]!.transaction_id.hash);
});
