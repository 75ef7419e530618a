import assert from 'node:assert/strict';
import {type AddressInfo} from 'node:net';
import {test} from 'node:test';
import {beginCell, type Address, Cell, internal, SendMode, toNano} from '@ton/core';
import {type Book, type Withdrawal} from './book.ts';
import {HttpChain} from './http-chain.ts';
import {comment} from './messages.ts';
import {Crash, createStand, serve, type Stand} from './stand.ts';

const credited = (book: Book, asset: string): bigint =>
  [...book.deposits.values()].reduce(
    (sum, deposit) =>
      deposit.credited && deposit.asset === asset ? sum + deposit.amount : sum,
    0n,
  );
const state = (book: Book, id: string): string | undefined =>
  book.withdrawals.get(id)?.state;
const withdrawal = (
  to: Address,
  id: string,
  change: Partial<Withdrawal> = {},
): Withdrawal => ({
  id,
  account: 'alice',
  asset: 'GRAM',
  amount: toNano('1'),
  to,
  memo: id,
  ...change,
});
const notification = (amount: bigint, payload: Cell): Cell =>
  beginCell()
    .storeUint(0x7362d09c, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeUint(0, 2)
    .storeMaybeRef(payload)
    .endCell();

// region deposits
test('deposit of Gram and of a jetton: credited once', async () => {
  const stand = await createStand('seqno');
  await stand.depositGram('2', 'alice');
  await stand.depositJetton(stand.usd, 300n, comment('bob'));
  const payments = await stand.start();
  await payments.tick();
  await payments.tick();
  assert.equal(stand.book.balance('alice', 'GRAM'), toNano('2'));
  assert.equal(stand.book.balance('bob', 'USD'), 300n);
});

test('fake jetton with the same code and the same content: not credited', async () => {
  const stand = await createStand('seqno');
  await stand.depositJetton(stand.fake, 300n, comment('alice'));
  await (await stand.start()).tick();
  assert.equal(credited(stand.book, 'USD'), 0n);
});

test('forged notification of a stranger: not credited', async () => {
  const stand = await createStand('seqno');
  const body = notification(1_000_000n, comment('alice'));
  await stand.stranger.send({to: stand.signer.address, value: 1n, bounce: false, body});
  await (await stand.start()).tick();
  assert.equal(credited(stand.book, 'USD') + credited(stand.book, 'GRAM'), 0n);
});

test('bounced message of our own with a comment in it: not credited', async () => {
  const stand = await createStand('seqno');
  const nowhere = (await stand.blockchain.treasury('nowhere', {predeploy: false}))
    .address;
  const wallet = stand.blockchain.openContract(stand.v5);
  await wallet.sendTransfer({
    seqno: 0,
    secretKey: stand.keys.secretKey,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    timeout: 1_786_190_500,
    messages: [
      internal({to: nowhere, value: toNano('1'), bounce: true, body: comment('alice')}),
    ],
  });
  await (await stand.start()).tick();
  assert.equal(credited(stand.book, 'GRAM'), 0n);
});

test('wrong forward payloads: kept for the operator, not credited', async () => {
  const stand = await createStand('seqno');
  const library = new Cell({
    exotic: true,
    bits: beginCell().storeUint(2, 8).storeUint(7, 256).endCell().bits,
  });
  const payloads = [
    undefined,
    comment('carol'),
    beginCell().storeUint(0, 5).endCell(),
    beginCell().storeUint(0x2167da4b, 32).storeUint(1, 200).endCell(),
    library,
    beginCell().storeUint(0, 32).storeRef(library).endCell(),
  ];
  for (const payload of payloads) await stand.depositJetton(stand.usd, 10n, payload);
  await (await stand.start()).tick();
  const kept = [...stand.book.deposits.values()].filter(({asset}) => asset === 'USD');
  assert.equal(kept.length, payloads.length);
  assert.ok(kept.every(({amount, credited: done}) => amount === 10n && !done));
});

test('aborted transaction whose value went back: not credited', async () => {
  const stand = await createStand('seqno', '0'); // the wallet is not deployed
  const to = stand.signer.address;
  await stand.stranger.send({
    to,
    value: toNano('2'),
    bounce: true,
    body: comment('alice'),
  });
  await (await stand.start()).tick();
  assert.equal(credited(stand.book, 'GRAM'), 0n);
});

test('aborted transaction whose value stayed: not lost', async () => {
  const stand = await createStand('seqno', '0');
  await stand.depositGram('2', 'alice'); // without bounce, to a wallet that is not deployed
  await (await stand.start()).tick();
  assert.equal(stand.book.balance('alice', 'GRAM'), toNano('2'));
});

test('duplicate: a page that the server repeats is credited once', async () => {
  const stand = await createStand('seqno');
  const chain = stand.chain;
  const everything = chain.transactionsAfter.bind(chain);
  chain.transactionsAfter = (account) => everything(account, 0n);
  await stand.depositGram('2', 'alice');
  await (await stand.start()).tick();
  await (await stand.start()).tick();
  assert.equal(stand.book.balance('alice', 'GRAM'), toNano('2'));
});

test('a transaction that the server leaves out: work stops, nothing is lost', async () => {
  const stand = await createStand('seqno');
  await stand.depositGram('2', 'alice');
  await stand.depositGram('3', 'alice');
  stand.chain.change = (page) =>
    page.filter(({inMessage}) => inMessage?.value !== toNano('2'));
  await assert.rejects((await stand.start()).tick(), /Gap/);
  stand.chain.change = (page) => page;
  await (await stand.start()).tick();
  assert.equal(stand.book.balance('alice', 'GRAM'), toNano('5'));
});

test('restart at every transaction: each credited once', async () => {
  const stand = await createStand('seqno');
  for (let i = 0; i < 5; i++) await stand.depositGram('1', 'alice');
  for (let i = 0; i < 8; i++) {
    const record = stand.book.record.bind(stand.book);
    let left = 1; // the process dies at its second transaction
    stand.book.record = (tx, change) => {
      if (left-- === 0) throw new Crash();
      record(tx, change);
    };
    await (await stand.start()).tick().catch(() => undefined);
    stand.book.record = record;
  }
  assert.equal(stand.book.balance('alice', 'GRAM'), toNano('5'));
});
// endregion

// region withdrawals
for (const kind of ['seqno', 'highload'] as const) {
  const prepared = async (): Promise<Stand> => {
    const stand = await createStand(kind);
    await stand.depositGram('50', 'alice');
    await (await stand.start()).tick();
    return stand;
  };

  test(`${kind}: the same request twice, paid once`, async () => {
    const stand = await prepared();
    const to = stand.stranger.address;
    stand.book.withdraw(withdrawal(to, 'w1'));
    stand.book.withdraw(withdrawal(to, 'w1'));
    const payments = await stand.start();
    for (let i = 0; i < 3; i++) await payments.tick();
    assert.deepEqual(await stand.received(to), ['w1']);
    assert.equal(state(stand.book, 'w1'), 'sent');
    assert.equal(stand.book.balance('alice', 'GRAM'), toNano('49'));
  });

  for (const fault of ['dead', 'unanswered'] as const)
    test(`${kind}: crash ${fault === 'dead' ? 'before' : 'after'} sending, paid once`, async () => {
      const stand = await prepared();
      const to = stand.stranger.address;
      stand.book.withdraw(withdrawal(to, 'w1'));
      stand.chain.sending = fault;
      await assert.rejects((await stand.start()).tick(), Crash);
      stand.chain.sending = 'works';
      for (let i = 0; i < 3; i++) await (await stand.start()).tick();
      assert.deepEqual(await stand.received(to), ['w1']);
      assert.equal(state(stand.book, 'w1'), 'sent');
    });

  test(`${kind}: message lost, signed anew after it expired, paid once`, async () => {
    const stand = await prepared();
    const to = stand.stranger.address;
    stand.book.withdraw(withdrawal(to, 'w1'));
    stand.chain.sending = 'lost';
    const payments = await stand.start();
    for (let i = 0; i < 3; i++) await payments.tick();
    assert.equal(
      new Set(stand.chain.sent.map((cell) => cell.hash().toString('hex'))).size,
      1,
    );
    stand.blockchain.now = (stand.blockchain.now ?? 0) + 3700;
    stand.chain.sending = 'works';
    for (let i = 0; i < 3; i++) await payments.tick();
    // The first message arrives after all.
    await stand.chain.inner.send(stand.chain.sent[0] as Cell).catch(() => undefined);
    await payments.tick();
    assert.deepEqual(await stand.received(to), ['w1']);
  });

  test(`${kind}: not enough Gram, held and not sent`, async () => {
    const stand = await prepared();
    const to = stand.stranger.address;
    stand.book.balances.set('alice GRAM', toNano('1000'));
    stand.book.withdraw(withdrawal(to, 'big', {amount: toNano('900')}));
    stand.book.withdraw(withdrawal(to, 'small'));
    const payments = await stand.start();
    for (let i = 0; i < 3; i++) await payments.tick();
    assert.deepEqual(await stand.received(to), ['small']);
    assert.deepEqual(
      [state(stand.book, 'big'), state(stand.book, 'small')],
      ['held', 'sent'],
    );
  });

  test(`${kind}: jettons paid out and confirmed; a rejected transfer returns to the account`, async () => {
    const stand = await prepared();
    const to = stand.stranger.address;
    await stand.depositJetton(stand.usd, 300n, comment('bob'));
    const payments = await stand.start();
    await payments.tick();
    const bob = {account: 'bob', asset: 'USD', amount: 100n};
    stand.book.withdraw(withdrawal(to, 'good', bob));
    // Forged reports of success, before and after.
    const excesses = beginCell().storeUint(0xd53276db, 32).storeUint(1, 64).endCell();
    const forge = () =>
      stand.stranger.send({
        to: stand.signer.address,
        value: 1n,
        bounce: false,
        body: excesses,
      });
    await forge();
    await payments.tick();
    await forge();
    await payments.tick();
    assert.equal(state(stand.book, 'good'), 'confirmed');
    stand.book.balances.set('bob USD', 10_000n); // the book is wrong: the wallet has 200
    stand.book.withdraw(withdrawal(to, 'bad', {...bob, amount: 5000n}));
    for (let i = 0; i < 3; i++) await payments.tick();
    assert.equal(state(stand.book, 'bad'), 'failed');
    assert.equal(stand.book.balance('bob', 'USD'), 10_000n);
    const wallet = await stand.jettonOf(stand.usd, to);
    assert.equal(await wallet.getBalance(), 800n);
  });

  test(`${kind}: 40 payments with crashes at random points, each paid once`, async () => {
    const stand = await prepared();
    const to = stand.stranger.address;
    let seed = 7;
    const dice = (sides: number): number =>
      (seed = (seed * 1103515245 + 12345) % 2147483648) % sides;
    const record = stand.book.record.bind(stand.book);
    stand.book.record = (tx, change) => {
      if (dice(6) === 0) throw new Crash();
      record(tx, change);
      if (dice(6) === 0) throw new Crash();
    };
    const ids = Array.from({length: 40}, (_, index) => `w${index}`);
    for (const id of ids) {
      stand.book.withdraw(withdrawal(to, id, {amount: toNano('0.1')}));
      stand.chain.sending = (['works', 'lost', 'unanswered', 'dead'] as const)[
        dice(4)
      ]!;
      await (await stand.start()).tick().catch(() => undefined);
      stand.blockchain.now = (stand.blockchain.now ?? 0) + dice(100);
    }
    stand.chain.sending = 'works';
    stand.book.record = record;
    for (let i = 0; i < 6; i++) {
      await (await stand.start()).tick().catch(() => undefined);
      stand.blockchain.now = (stand.blockchain.now ?? 0) + 3700;
    }
    assert.deepEqual((await stand.received(to)).sort(), [...ids].sort());
    assert.ok(ids.every((id) => state(stand.book, id) === 'sent'));
  });
}
// endregion

test('the same service over HTTP', async () => {
  const stand = await createStand('seqno');
  const server = await serve(stand.blockchain);
  try {
    const {port} = server.address() as AddressInfo;
    const chain = new HttpChain(`http://127.0.0.1:${port}/api/v3`, 'key');
    await stand.depositGram('2', 'alice');
    await stand.depositJetton(stand.usd, 300n, comment('bob'));
    await stand.depositJetton(stand.fake, 300n, comment('bob'));
    const payments = await stand.start(chain);
    await payments.tick();
    stand.book.withdraw(withdrawal(stand.stranger.address, 'w1'));
    for (let i = 0; i < 3; i++) await payments.tick();
    assert.equal(stand.book.balance('alice', 'GRAM'), toNano('1'));
    assert.equal(stand.book.balance('bob', 'USD'), 300n);
    assert.deepEqual(await stand.received(stand.stranger.address), ['w1']);
  } finally {
    server.close();
  }
});
