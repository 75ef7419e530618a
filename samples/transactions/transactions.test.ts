import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {
  beginCell,
  external,
  internal,
  loadMessage,
  storeMessage,
  toNano,
  type Cell,
} from '@ton/core';
import {normalizedHash} from '../clients/external-message.ts';
import {computePhase} from '../lib/transactions.ts';
import {operationsIn} from './disassemble.ts';
import {jettonsArrived, nftMoved, paid} from './events.ts';
import {readSold} from './messages.ts';
import {make, type Made} from './page.ts';
import {
  buildTraces,
  flatten,
  outcomeOf,
  pending,
  valueStayed,
  type TraceNode,
} from './trace.ts';
import {statusOf, traceOf, trackingHash} from './track.ts';

let made: Made;
before(async () => {
  made = await make();
});

const transactionsIn = (trace: TraceNode) =>
  flatten(trace).map(({transaction}) => transaction);

test('a trace is built from transactions in any order', () => {
  const all = [made.traces.purchase, made.traces.cheap].flatMap(transactionsIn);
  const rebuilt = buildTraces(all.reverse());
  assert.equal(rebuilt.length, 2);
  assert.deepEqual(
    rebuilt.map((trace) => flatten(trace).length).sort(),
    [made.traces.purchase, made.traces.cheap].map((t) => flatten(t).length).sort(),
  );
});

test('a trace with an unprocessed message is not finished', () => {
  const all = transactionsIn(made.traces.purchase);
  assert.equal(pending(made.traces.purchase).length, 0); // a log has no recipient
  const [early] = buildTraces(all.slice(0, -1));
  assert.equal(pending(early!).length, 1);
  assert.equal(statusOf(early, 0, 0), 'running');
});

test('logical time: incoming message before transaction before outgoing messages', () => {
  for (const trace of Object.values(made.traces)) {
    for (const {transaction} of flatten(trace)) {
      const {inMessage, lt, outMessages} = transaction;
      if (inMessage?.info.type === 'internal') assert.ok(inMessage.info.createdLt < lt);
      let previous = lt;
      for (const {info} of outMessages.values()) {
        assert.ok(info.type !== 'external-in' && info.createdLt === previous + 1n);
        previous = info.createdLt;
      }
    }
  }
});

test('all outcomes can be distinguished', () => {
  const {traces, stage} = made;
  const last = (name: keyof typeof traces) => traces[name].children[0]!.transaction;
  assert.equal(outcomeOf(last('transfer')).ok, true);
  assert.equal(outcomeOf(last('toNobody')).reason, 'skipped: no-state, bounce ok');
  assert.equal(outcomeOf(last('cheap')).reason, 'exit code 100, bounce ok');
  assert.equal(outcomeOf(last('overpaid')).reason, 'result code 37');
  assert.equal(valueStayed(last('toNobodyWithoutBounce')), true);
  assert.equal(valueStayed(last('toNobody')), false);
  // The wallet reports success although nothing has been sent.
  assert.equal(outcomeOf(traces.tooMuch.transaction).ok, true);
  assert.equal(traces.tooMuch.children.length, 0);
  assert.equal(paid(traces.tooMuch, stage.friend, toNano('1000')), false);
  assert.equal(paid(traces.transfer, stage.friend, toNano('0.5')), true);
  assert.equal(paid(traces.toNobody, stage.nobody, toNano('0.5')), false);
  assert.equal(
    paid(traces.toNobodyWithoutBounce, stage.orphan.address, toNano('0.5')),
    true,
  );
});

test('jettons and NFT: the middle of the trace decides, not its ends', async () => {
  const {jetton, jettons, nft} = made;
  const friends = await jettons.walletOf(jettons.stage.friend);
  const shops = await jettons.walletOf(jettons.stage.shop);
  assert.equal(jettonsArrived(jetton.moved, friends), true);
  // The shop rejected the notification, but the jettons are in its jetton wallet.
  assert.ok(
    transactionsIn(jetton.refused).some(
      (t) => outcomeOf(t).reason === 'exit code 65535',
    ),
  );
  assert.equal(jettonsArrived(jetton.refused, shops), true);
  const balance = async (wallet: typeof shops): Promise<bigint> =>
    (
      await jettons.stage.network.runGetMethod(wallet, 'get_wallet_data')
    ).stackReader.readBigNumber();
  assert.equal(await balance(shops), 5n);
  assert.equal(jettonsArrived(jetton.short, friends), false);
  assert.equal(await balance(friends), 30n);
  assert.equal(nftMoved(nft.trace, nft.item.address), true);
});

test('the log of a purchase is read, other messages are not', () => {
  const shop = made.traces.purchase.children[0]!.transaction;
  const logs = [...shop.outMessages.values()].map(readSold);
  assert.deepEqual(logs, [undefined, {queryId: 7n, number: 1}]);
});

test('the disassembled code contains the opcodes', async () => {
  const {account} = await made.stage.network.getContract(made.stage.shop);
  const state = account.account?.storage.state;
  assert.ok(state?.type === 'active' && state.state.code);
  assert.deepEqual(operationsIn(state.state.code), ['0x01db0001', '0x01db0002']);
});

const cellOf = (build: Parameters<typeof external>[0]): Cell =>
  beginCell()
    .store(storeMessage(external(build)))
    .endCell();

test('layouts of one message: different hashes, one normalized hash, one trace', async () => {
  const {stage} = made;
  const body = stage.request([
    internal({to: stage.friend, value: '0.1', bounce: false}),
  ]);
  const to = stage.wallet.address;
  const plain = cellOf({to, body});
  const withInit = cellOf({to, body, init: stage.wallet.init});
  const withFee = beginCell()
    .store(
      storeMessage({
        info: {type: 'external-in', dest: to, importFee: 5n},
        body,
      }),
    )
    .endCell();
  const variants = [plain, withInit, withFee];
  assert.equal(new Set(variants.map((cell) => cell.hash().toString('hex'))).size, 3);
  assert.equal(new Set(variants.map(trackingHash)).size, 1);

  // The dapp keeps the hash of one layout; the network gets another.
  const {transactions} = await stage.network.sendMessage(
    loadMessage(withInit.beginParse()),
  );
  const trace = traceOf(loadMessage(plain.beginParse()), [
    ...Object.values(made.traces),
    ...buildTraces(transactions),
  ]);
  assert.equal(trace?.transaction.lt, transactions[0]!.lt);
  assert.equal(statusOf(trace, 0, 0), 'done');
  assert.equal(computePhase({transactions}, to).exitCode, 0);

  // The wallet rejects the same request in any other layout.
  await assert.rejects(
    stage.network.sendMessage(loadMessage(withFee.beginParse())),
    (error: {exitCode?: number}) => error.exitCode === 133,
  );
});

test('a request that is not found counts as expired only half a minute after validUntil', () => {
  assert.equal(statusOf(undefined, 1000, 999), 'waiting');
  assert.equal(statusOf(undefined, 1000, 1001), 'waiting');
  assert.equal(statusOf(undefined, 1000, 1030), 'waiting');
  assert.equal(statusOf(undefined, 1000, 1031), 'expired');
});

test('only external messages have a normalized hash', () => {
  assert.throws(() =>
    normalizedHash(made.traces.transfer.children[0]!.transaction.inMessage!),
  );
});

test('the pages show the output of this run', () => {
  const root = new URL('../../', import.meta.url);
  const bases = [
    'docs/',
    ...['zh-CN', 'ru'].map((l) => `i18n/${l}/docusaurus-plugin-content-docs/current/`),
  ];
  for (const [name, {page, text}] of Object.entries(made.blocks)) {
    for (const base of bases) {
      const file = new URL(`${base}${page}.mdx`, root);
      if (!existsSync(file)) continue; // the check of translations reports missing pages
      const source = readFileSync(file, 'utf8');
      assert.ok(
        source.includes(text),
        `${base}${page} does not show "${name}":\n${text}`,
      );
    }
  }
});
