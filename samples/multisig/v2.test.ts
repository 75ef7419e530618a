// The messages of multisig v2, compared with its TL-B schema field by field. This repository does not contain the on-chain code:
// `multisig.test.ts` reads its build from a clone of github.com/ton-blockchain/multisig-contract-v2, if there is one.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  internal,
  toNano,
  type ContractProvider,
  type Sender,
} from '@ton/core';
import {Multisig, NEXT, Order, packOrder, replaceSettings, transfer} from './v2.ts';

const [ada, bob, eve] = [1, 2, 3].map((n) => new Address(0, Buffer.alloc(32, n))) as [
  Address,
  Address,
  Address,
];
const settings = {threshold: 2, signers: [ada, bob], proposers: [eve]};
const code = beginCell().storeUint(1, 8).endCell();

/** A provider that records what is sent. */
function recorder() {
  const sent: {value: bigint; body: Cell}[] = [];
  const provider = {
    internal: async (_: Sender, {value, body}: {value: bigint; body?: Cell}) => {
      sent.push({value, body: body ?? Cell.EMPTY});
    },
  } as unknown as ContractProvider;
  return {sent, provider};
}

test('an order is a dictionary of actions by index', () => {
  const message = internal({to: bob, value: toNano('1'), bounce: false});
  const order = packOrder([
    transfer(message),
    replaceSettings({threshold: 1, signers: [ada], proposers: []}),
  ]);
  const actions = Dictionary.loadDirect(
    Dictionary.Keys.Uint(8),
    Dictionary.Values.Cell(),
    order,
  );
  assert.deepEqual([...actions.keys()], [0, 1]);
  const first = actions.get(0)!.beginParse();
  assert.equal(first.loadUint(32), 0xf1381e5b);
  assert.equal(first.loadUint(8), 1);
  const second = actions.get(1)!.beginParse();
  assert.equal(second.loadUint(32), 0x1d0cfbd3);
  assert.equal(second.loadUint(8), 1);
  assert.equal(second.loadBit(), false);
  assert.equal(second.remainingRefs, 1);
  assert.equal(second.remainingBits, 0);
});

test('an order has 1 to 255 actions', () => {
  const action = transfer(internal({to: bob, value: 1n}));
  assert.throws(() => packOrder([]), RangeError);
  assert.throws(() => packOrder(Array.from({length: 256}, () => action)), RangeError);
  assert.ok(packOrder(Array.from({length: 255}, () => action)));
});

test('a new order says who proposes, under which number, and until when', async () => {
  const {sent, provider} = recorder();
  const order = packOrder([transfer(internal({to: bob, value: 1n}))]);
  const multisig = Multisig.create(settings, code);
  await multisig.sendNewOrder(provider, {} as Sender, 5n, {
    order,
    expiresAt: 1_800_000_000,
    role: 'proposer',
    index: 0,
  });
  const body = sent[0]!.body.beginParse();
  assert.equal(body.loadUint(32), 0xf718510f);
  assert.equal(body.loadUintBig(64), 0n);
  assert.equal(body.loadUintBig(256), NEXT);
  assert.equal(body.loadBit(), false);
  assert.equal(body.loadUint(8), 0);
  assert.equal(body.loadUint(48), 1_800_000_000);
  assert.ok(body.loadRef().equals(order));
  assert.equal(body.remainingBits, 0);
});

test('the address depends on threshold, signers and proposers', () => {
  const address = Multisig.create(settings, code).address;
  assert.ok(
    !address.equals(Multisig.create({...settings, threshold: 1}, code).address),
  );
  assert.ok(
    !address.equals(Multisig.create({...settings, signers: [bob, ada]}, code).address),
  );
  assert.ok(address.equals(Multisig.create({...settings}, code).address));
});

test('an approval carries the index of the signer', async () => {
  const {sent, provider} = recorder();
  await new Order(ada).sendApprove(provider, {} as Sender, 1, 7n);
  const body = sent[0]!.body.beginParse();
  assert.equal(body.loadUint(32), 0xa762230f);
  body.skip(64);
  assert.equal(body.loadUint(8), 1);
  assert.equal(body.remainingBits, 0);
});
