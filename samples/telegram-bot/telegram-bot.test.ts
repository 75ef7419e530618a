import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {beginCell, type Cell, comment, internal, SendMode, toNano} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {Bot} from 'grammy';
import {createNetwork} from '../lib/network.ts';
import {createBot, settle} from './bot.ts';
import {Chain, readDeposit} from './chain.ts';
import {Orders} from './orders.ts';
import {telegram, tonCenter} from './stand-in.ts';
import {acceptStars, starsInvoice} from './stars.ts';

const folder = mkdtempSync(join(tmpdir(), 'telegram-bot-'));
const token = `1:${randomBytes(26).toString('base64url')}`;
const me = {
  id: 1,
  is_bot: true as const,
  first_name: 'Shop',
  username: 'shop_bot',
  can_join_groups: false,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_guest_queries: false,
  supports_join_request_queries: false,
};

let chain: Blockchain;
let buyer: SandboxContract<TreasuryContract>;
let keys: KeyPair;
let shop: SandboxContract<WalletContractV5R1>;
let api: Awaited<ReturnType<typeof tonCenter>>;
let bots: Awaited<ReturnType<typeof telegram>>;

before(async () => {
  chain = await createNetwork();
  buyer = await chain.treasury('buyer');
  keys = keyPairFromSeed(await getSecureRandomBytes(32));
  shop = chain.openContract(WalletContractV5R1.create({publicKey: keys.publicKey}));
});
beforeEach(async () => {
  api?.close();
  bots?.close();
  api = await tonCenter(shop.address);
  bots = await telegram();
});
after(() => {
  api.close();
  bots.close();
  rmSync(folder, {recursive: true});
});

/** A payment to the shop, shown by the API. */
async function pay(value: string, body?: Cell, finality = 2): Promise<void> {
  const result = await buyer.send({
    to: shop.address,
    value: toNano(value),
    bounce: false,
    ...(body ? {body} : {}),
  });
  api.add(result.transactions, finality);
}
const newOrders = (): Orders =>
  new Orders(join(folder, `${randomBytes(4).toString('hex')}.json`));
const texts = (): string[] =>
  bots.calls
    .filter(({method}) => method === 'sendMessage')
    .map(({params}) => String(params.text));
const setUp = (orders: Orders) => ({
  bot: createBot(token, shop.address.toString({bounceable: false}), orders, {
    client: {apiRoot: bots.url},
    botInfo: me,
  }),
  account: new Chain(api.url, shop.address.toString()),
});
const user = {id: 7, is_bot: false, first_name: 'Ada'};
const chat = {id: 7, type: 'private' as const, first_name: 'Ada'};
const command = (text: string, update_id = 1) => ({
  update_id,
  message: {
    message_id: 1,
    date: 0,
    chat,
    from: user,
    text,
    entities: [{type: 'bot_command' as const, offset: 0, length: text.length}],
  },
});
const press = (data: string, update_id = 2, id = String(update_id)) => ({
  update_id,
  callback_query: {
    id,
    from: user,
    chat_instance: '1',
    data,
    message: {message_id: 1, date: 0, chat, text: ''},
  },
});

test('from /start to "Paid", in one bot', async () => {
  const orders = newOrders();
  const {bot, account} = setUp(orders);
  await bot.handleUpdate(command('/start'));
  await bot.handleUpdate(press('buy:0'));
  const [order] = orders.of(7);
  assert.ok(order);
  assert.match(
    JSON.stringify(bots.calls.at(-1)),
    new RegExp(`amount=1000000000&text=${order.code}`),
  );

  await settle(bot, account, orders);
  assert.equal(order.paid, false);
  await pay('1', comment(order.code));
  await settle(bot, account, orders);
  assert.equal(texts().at(-1), 'Paid: Dumplings with potatoes. We are cooking.');
  await bot.handleUpdate(command('/orders', 3));
  assert.equal(texts().at(-1), 'Dumplings with potatoes: paid');
});

test('two partial payments complete an order, and the buyer is notified once', async () => {
  const orders = newOrders();
  const {bot, account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  await pay('0.4', comment(order.code));
  await settle(bot, account, orders);
  assert.deepEqual([order.received, order.paid], ['400000000', false]);
  await pay('0.6', comment(` ${order.code}`));
  await settle(bot, account, orders);
  await settle(bot, account, orders);
  assert.equal(order.paid, true);
  assert.equal(texts().length, 1);
});

test('the same page of transactions credits nothing again, even after a restart', async () => {
  const file = join(folder, 'restart.json');
  const orders = new Orders(file);
  const {account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  await pay('0.5', comment(order.code));
  const page = await account.after(0n);
  orders.book(page);
  orders.book(page);
  const restarted = new Orders(file);
  restarted.book(page);
  assert.equal(restarted.of(7)[0]?.received, '500000000');
  assert.deepEqual(await account.after(restarted.cursor), []);
});

test('a message that Telegram rejects is sent in the next round, and nothing is credited again', async () => {
  const orders = newOrders();
  const {bot, account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  await pay('1', comment(order.code));
  bots.failing.next = 1;
  await settle(bot, account, orders);
  assert.equal(texts().length, 0);
  await settle(bot, account, orders);
  assert.equal(texts().length, 1);
  assert.equal(order.received, '1000000000');
});

test('a transfer that is not a payment for this order is not credited to it', async () => {
  const orders = newOrders();
  const {account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  await pay('1'); // no comment
  await pay('1', comment('someone else')); // unknown code
  await pay('1', comment('toString')); // a name that every object has
  await pay('1', beginCell().storeUint(7, 32).storeStringTail(order.code).endCell()); // not a comment
  await pay('1', beginCell().storeUint(0, 32).storeUint(1, 4).endCell()); // broken text
  await pay('1', beginCell().storeUint(0xffffffff, 32).endCell()); // looks bounced
  orders.book(await account.after(0n));
  assert.equal(order.received, '0');
  assert.equal(orders.unmatched.length, 6);
});

test('the shop’s own transfer and its bounce are not deposits', async () => {
  // An outgoing transfer to a contract that does not exist, with the bounce flag.
  await buyer.send({to: shop.address, value: toNano('5'), bounce: false});
  const missing = WalletContractV5R1.create({publicKey: Buffer.alloc(32, 9)}).address;
  const {transactions} = await shop.sendTransfer({
    seqno: await shop.getSeqno().catch(() => 0),
    secretKey: keys.secretKey,
    timeout: (chain.now ?? 0) + 60,
    sendMode: SendMode.PAY_GAS_SEPARATELY,
    messages: [internal({to: missing, value: '1', bounce: true, body: 'x'})],
  });
  const orders = newOrders();
  const {account} = setUp(orders);
  api.add(transactions);
  const page = await account.after(0n);
  assert.equal(page.length, 2);
  assert.deepEqual(page.map(readDeposit), [null, null]);
  assert.equal(page[1]?.in_msg?.bounced, true);
});

test('a transaction is credited only when it is final', async () => {
  const orders = newOrders();
  const {bot, account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  await pay('1', comment(order.code), 1);
  await settle(bot, account, orders);
  assert.equal(order.paid, false);
  api.finalize();
  await settle(bot, account, orders);
  assert.equal(order.paid, true);
});

test('more transactions than fit on one page', async () => {
  const orders = newOrders();
  const {account} = setUp(orders);
  const order = orders.create(7, 'Dumplings', toNano('1'));
  for (let part = 0; part < 5; part++) await pay('0.2', comment(order.code));
  for (let page = 0; page < 3; page++)
    orders.book(await account.after(orders.cursor, 2));
  assert.equal(order.paid, true);
});

test('Stars: currency XTR, no provider, delivery after the payment', async () => {
  const bot = new Bot(token, {client: {apiRoot: bots.url}, botInfo: me});
  assert.equal(await starsInvoice(bot, 'order-1', 25), 'https://t.me/$invoice');
  const {params} = bots.calls[0] ?? {};
  assert.deepEqual([params?.currency, params?.provider_token], ['XTR', '']);

  const delivered: string[] = [];
  acceptStars(bot, async (...order) => void delivered.push(order.join(' ')));
  await bot.handleUpdate({
    update_id: 1,
    pre_checkout_query: {
      id: 'q',
      from: user,
      currency: 'XTR',
      total_amount: 25,
      invoice_payload: 'order-1',
    },
  });
  assert.equal(bots.calls.at(-1)?.method, 'answerPreCheckoutQuery');
  assert.deepEqual(delivered, []);
  await bot.handleUpdate({
    update_id: 2,
    message: {
      message_id: 2,
      date: 0,
      chat,
      from: user,
      successful_payment: {
        currency: 'XTR',
        total_amount: 25,
        invoice_payload: 'order-1',
        telegram_payment_charge_id: 'charge-9',
        provider_payment_charge_id: '',
      },
    },
  });
  assert.deepEqual(delivered, ['order-1 charge-9']);
});

/** Runs a few lines of Python in the folder of the bots, while the stand-ins answer requests. */
async function python(code: string, database: string): Promise<string> {
  const child = spawn('python3', ['-B', '-c', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {
      ...process.env,
      BOT_TOKEN: token,
      WALLET_ADDRESS: shop.address.toString({bounceable: false}),
      TONCENTER_URL: api.url,
      BOT_API: bots.url,
      DATABASE: join(folder, database),
    },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (error += String(chunk)));
  const [status] = (await once(child, 'close')) as [number];
  assert.equal(status, 0, error);
  return out.trim();
}

test('Python shop: ordered, paid in parts, notified once, a restart credits nothing', async () => {
  const round = (offset: number) =>
    python(
      `import shop_bot, database; print(shop_bot.step(database.connect(), ${offset}, 0))`,
      'shop.sqlite',
    );
  bots.updates.push(command('/buy'), press('buy:mountain'), press('buy:nothing', 3));
  assert.equal(await round(0), '4');
  const code = /comment (\w+)\.$/.exec(texts().at(-1) ?? '')?.[1] ?? '';
  assert.equal(code.length, 16);

  await pay('0.4', comment(code));
  await pay('3', comment('not an order'));
  await pay('3', beginCell().storeUint(7, 32).storeStringTail(code).endCell());
  bots.updates.push(command('/me', 4));
  await round(4);
  bots.updates.push(command('/me', 5));
  await round(5);
  assert.equal(texts().at(-1), 'Mountain air: 0.4 of 1 GRAM');
  await pay('0.6', comment(code));
  await round(6);
  await round(6);
  assert.equal(texts().filter((text) => text.startsWith('Paid: Mountain')).length, 1);

  const repeated = await python(
    [
      'import database, ton',
      'db = database.connect()',
      'print(database.book(db, ton.new_transactions(0)), database.received(db, "' +
        code +
        '"))',
    ].join('\n'),
    'shop.sqlite',
  );
  assert.equal(repeated, '0 1000000000');
});

test('Python balance: paid in, spent, never below zero, a repeated button press spends once', async () => {
  const round = (offset: number) =>
    python(
      `import balance_bot, database; print(balance_bot.step(database.connect(), ${offset}, 0))`,
      'balance.sqlite',
    );
  bots.updates.push(command('/start'), press('deposit'), press('print', 3, 'press-1'));
  await round(0);
  const code = /comment (\w+)\.$/.exec(texts()[1] ?? '')?.[1] ?? '';
  assert.match(texts()[2] ?? '', /costs 0.25 GRAM/);

  await pay('0.6', comment(code));
  await round(4);
  await round(4);
  assert.equal(texts().filter((text) => text === '0.6 GRAM arrived.').length, 1);

  bots.updates.push(
    press('print', 4, 'press-2'),
    press('print', 5, 'press-2'),
    press('print', 6, 'press-3'),
    press('print', 7, 'press-4'),
    press('balance', 8),
  );
  assert.equal(await round(4), '9');
  assert.deepEqual(texts().slice(-5), [
    'Ordered.',
    'Ordered.',
    'Ordered.',
    'A print costs 0.25 GRAM.',
    'Balance: 0.1 GRAM',
  ]);
});

test('Python reads page after page', async () => {
  for (let part = 0; part < 7; part++) await pay('0.01', comment('many'));
  const code = [
    'import ton',
    'first = ton.get_transactions',
    'ton.get_transactions = lambda **p: first(limit=3, **p)',
    'print(len(ton.new_transactions(0)))',
  ].join('\n');
  assert.equal(await python(code, 'pages.sqlite'), '7');
});
