// The life cycle of orders, tested with the contract in this folder and, if `MULTISIG_V2` names a clone of
// github.com/ton-blockchain/multisig-contract-v2, with the deployed contract.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Address, beginCell, Cell, comment, internal, toNano} from '@ton/core';
import type {SandboxContract, SendMessageResult, TreasuryContract} from '@ton/sandbox';
import {gasFee} from '../../data/config/fees.ts';
import {mainnet} from '../../data/config/mainnet.ts';
import {createNetwork} from '../lib/network.ts';
import {actionPhase, computePhase, transactionsOn} from '../lib/transactions.ts';
import {originalBuild, ownBuild, type Build} from './builds.ts';
import {approve, propose} from './use.ts';
import {
  Multisig,
  Order,
  packOrder,
  replaceSettings,
  transfer,
  type CreateOptions,
  type NewOrder,
  type Settings,
} from './v2.ts';

type Person = SandboxContract<TreasuryContract>;

const TRANSLATIONS = ['zh-CN', 'ru'].map(
  (language) => `i18n/${language}/docusaurus-plugin-content-docs/current`,
);
const DAY = 24 * 3600;
const payee = new Address(0, Buffer.alloc(32, 7));
const pay = (gram: string): Cell =>
  transfer(internal({to: payee, value: toNano(gram), bounce: false}));

/** A multisig of Ada, Bob and Eve, of whom two must approve; Max may propose. */
async function stage(build: Build, options: CreateOptions = {}) {
  const network = await createNetwork();
  if (build.libraries) network.libs = build.libraries;
  const [ada, bob, eve, max, stranger] = (await Promise.all(
    ['ada', 'bob', 'eve', 'max', 'stranger'].map((name) => network.treasury(name)),
  )) as [Person, Person, Person, Person, Person];
  const settings: Settings = {
    threshold: 2,
    signers: [ada.address, bob.address, eve.address],
    proposers: [max.address],
  };
  const multisig = network.openContract(
    Multisig.create(settings, build.code, {...build.options, ...options}),
  );
  await multisig.sendDeploy(ada.getSender(), toNano('10'));
  const now = network.now as number;

  /** Sends a new order; `changes` apply to a proposal by Ada that expires in a week. */
  const newOrder = async (
    actions: readonly Cell[],
    {
      from = ada,
      value = toNano('1'),
      ...changes
    }: Partial<NewOrder> & {
      readonly from?: Person;
      readonly value?: bigint;
    } = {},
  ) => {
    const seqno = changes.seqno ?? (await multisig.getSettings()).nextSeqno;
    const result = await multisig.sendNewOrder(from.getSender(), value, {
      order: packOrder(actions),
      expiresAt: now + 7 * DAY,
      role: 'signer',
      index: 0,
      ...changes,
    });
    const order = network.openContract(
      new Order(await multisig.getOrderAddress(seqno)),
    );
    return {result, order};
  };
  return {
    network,
    multisig,
    settings,
    now,
    people: {ada, bob, eve, max, stranger},
    newOrder,
    received: async () => (await network.getContract(payee)).balance,
  };
}

const exitCode = (result: SendMessageResult, at: Address): number =>
  computePhase(result, at).exitCode;

/** Opcode and, if there is one, exit code of an order's answer to a person. */
function answer(result: SendMessageResult, from: Address, to: Address): number[] {
  const body = transactionsOn(result, from)
    .flatMap(({outMessages}) => outMessages.values())
    .find(({info}) => info.type === 'internal' && info.dest.equals(to))!
    .body.beginParse();
  const op = body.loadUint(32);
  body.skip(64);
  return body.remainingBits === 0 ? [op] : [op, body.loadUint(32)];
}

const gasPrice = (gas: bigint): bigint => gasFee(gas, mainnet.gas.basechain);
/** No contract uses more gas before it accepts. */
const GAS_TO_ACCEPT = 6000n;

/** 255 signers, of whom two must approve: 253 strangers and, with the last two indexes, these two. */
const crowd = (...known: readonly [Address, Address]): Settings => ({
  threshold: 2,
  signers: [
    ...Array.from({length: 253}, (_, n) => new Address(0, Buffer.alloc(32, n + 1))),
    ...known,
  ],
  proposers: [],
});

/** Bits and cells of a tree, each cell once. */
function cellsOf(root: Cell): {bits: number; cells: number} {
  const all = new Map<string, number>();
  for (const queue = [root]; queue.length > 0;) {
    const cell = queue.pop()!;
    all.set(cell.hash().toString('hex'), cell.bits.length);
    queue.push(...cell.refs);
  }
  const bits = [...all.values()].reduce((sum, one) => sum + one, 0);
  return {bits, cells: all.size};
}

const ACCEPTED = [0x82609bf6];
const rejected = (code: number): number[] => [0xafaf283e, code];
const BOUNCED = 0xffff_ffff;

/** A body for `Multisig` or `Order` that the wrapper cannot build. */
const body = (op: number, ...cells: readonly Cell[]): Cell =>
  cells
    .reduce(
      (builder, cell) => builder.storeRef(cell),
      beginCell().storeUint(op, 32).storeUint(0, 64),
    )
    .endCell();

function lives(build: Build): void {
  const it = (title: string, run: () => Promise<void>): void =>
    void test(`${build.name}: ${title}`, run);

  // region two-of-three
  it('two of three signers pay, by the steps that the page shows', async () => {
    const {network, multisig, people, now, received} = await stage(build);
    const {ada, bob} = people;
    // The sandbox is a client whose calls also return transactions.
    const client = {open: network.openContract.bind(network)};
    const {order, address} = await propose(
      multisig as never,
      ada.getSender(),
      payee,
      now,
    );
    assert.equal(await received(), 0n);
    await approve(client as never, bob.getSender(), address, order);
    assert.equal(await received(), toNano('1'));
    const state = await network.openContract(new Order(address)).getState();
    assert.equal(state.executed, true);
    assert.deepEqual(
      state.approvedBy.map(String),
      [ada.address, bob.address].map(String),
    );
    assert.ok(state.multisig.equals(multisig.address));
    assert.ok(state.order.equals(order));
  });
  // endregion

  it('a proposer proposes, but does not approve', async () => {
    const {multisig, people, newOrder, received} = await stage(build);
    const {order} = await newOrder([pay('1')], {from: people.max, role: 'proposer'});
    assert.deepEqual((await order.getState()).approvedBy, []);
    await order.sendApprove(people.eve.getSender(), 2, toNano('0.1'));
    assert.equal(await received(), 0n);
    const last = await order.sendApprove(people.ada.getSender(), 0, toNano('0.1'));
    assert.deepEqual(answer(last, order.address, people.ada.address), ACCEPTED);
    assert.equal(exitCode(last, multisig.address), 0);
    assert.equal(await received(), toNano('1'));
    assert.equal((await multisig.getSettings()).nextSeqno, 1n);
  });

  it('a comment approves, too', async () => {
    const {people, newOrder, received} = await stage(build);
    const {order} = await newOrder([pay('1')]);
    const send = (who: Person, text: string) =>
      who.send({to: order.address, value: toNano('0.1'), body: comment(text)});
    assert.equal(exitCode(await send(people.bob, 'Approve'), order.address), 0xffff);
    assert.equal(exitCode(await send(people.stranger, 'approve'), order.address), 106);
    assert.equal(await received(), 0n);
    await send(people.bob, 'approve');
    assert.equal(await received(), toNano('1'));
  });

  it('only signers can approve, each only with their own index', async () => {
    const {people, newOrder, received} = await stage(build);
    const {order} = await newOrder([pay('1')]);
    for (const [who, index] of [
      [people.stranger, 1],
      [people.max, 0],
      [people.bob, 2],
      [people.bob, 7],
    ] as const) {
      const result = await order.sendApprove(who.getSender(), index, toNano('0.1'));
      assert.equal(exitCode(result, order.address), 106);
    }
    assert.equal((await order.getState()).approvedBy.length, 1);
    assert.equal(await received(), 0n);
  });

  it('an approval counts once, and none after the execution', async () => {
    const {people, newOrder, received} = await stage(build);
    const {order} = await newOrder([pay('1')]);
    const again = await order.sendApprove(people.ada.getSender(), 0, toNano('0.1'));
    assert.deepEqual(answer(again, order.address, people.ada.address), rejected(107));
    await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    const late = await order.sendApprove(people.eve.getSender(), 2, toNano('0.1'));
    assert.deepEqual(answer(late, order.address, people.eve.address), rejected(112));
    assert.equal(await received(), toNano('1'));
  });

  it('an expired order is not executed, and its Gram stays in the multisig', async () => {
    const {network, multisig, people, now, newOrder, received} = await stage(build);
    const {order} = await newOrder([pay('1')]);
    network.now = now + 7 * DAY + 1;
    const before = (await network.getContract(multisig.address)).balance;
    const result = await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    assert.equal(exitCode(result, multisig.address), 111);
    assert.equal((await order.getState()).executed, true);
    assert.equal(await received(), 0n);
    assert.ok((await network.getContract(multisig.address)).balance > before);

    const {result: past} = await newOrder([pay('1')], {expiresAt: now});
    assert.equal(exitCode(past, multisig.address), 111);
  });

  it('an order is not executed after its signers have been replaced', async () => {
    const {multisig, settings, people, newOrder, received} = await stage(build);
    const {order: waiting} = await newOrder([pay('1')]);
    const {order: change} = await newOrder([
      replaceSettings({...settings, signers: [people.ada.address, people.eve.address]}),
    ]);
    await change.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    const {signers, threshold} = await multisig.getSettings();
    assert.equal(threshold, 2);
    assert.deepEqual(
      signers.map(String),
      [people.ada.address, people.eve.address].map(String),
    );
    const result = await waiting.sendApprove(people.eve.getSender(), 2, toNano('0.1'));
    assert.equal(exitCode(result, multisig.address), 102);
    assert.equal(await received(), 0n);
  });

  it('an order is not executed if the threshold has been raised above its approvals', async () => {
    const {multisig, settings, people, newOrder, received} = await stage(build);
    const {order: waiting} = await newOrder([pay('1')]);
    const {order: change} = await newOrder([
      replaceSettings({...settings, threshold: 3}),
    ]);
    await change.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    const result = await waiting.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    assert.equal(exitCode(result, multisig.address), 102);
    assert.equal(await received(), 0n);
  });

  it('lists with gaps and impossible thresholds are rejected', async () => {
    const {multisig, settings, people, newOrder} = await stage(build);
    const gap = beginCell()
      .storeUint(0x1d0cfbd3, 32)
      .storeUint(1, 8)
      // One signer, with the index 5.
      .storeRef(
        beginCell()
          .storeUint(0b10, 2)
          .storeUint(8, 4)
          .storeUint(5, 8)
          .storeAddress(people.ada.address),
      )
      .storeBit(false)
      .endCell();
    for (const [action, code] of [
      [gap, 103],
      [replaceSettings({...settings, threshold: 0}), 109],
      [replaceSettings({...settings, threshold: 4}), 109],
    ] as const) {
      const {order} = await newOrder([action]);
      const result = await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
      assert.equal(exitCode(result, multisig.address), code);
    }
    assert.equal((await multisig.getSettings()).threshold, 2);
  });

  it('a forged order executes nothing, and a forged multisig fills no order', async () => {
    const {multisig, people, settings, newOrder, received} = await stage(build);
    const actions = packOrder([pay('9')]);
    const signers = replaceSettings(settings).beginParse().skip(40).preloadRef();
    const execute = beginCell()
      .storeUint(0x75097f5d, 32)
      .storeUint(0, 64)
      .storeUint(0, 256)
      .storeUint(2 ** 47, 48)
      .storeUint(2, 8)
      .storeBuffer(signers.hash())
      .storeRef(actions)
      .endCell();
    const send = (to: Address, what: Cell) =>
      people.ada.send({to, value: toNano('1'), body: what});
    assert.equal(
      exitCode(await send(multisig.address, execute), multisig.address),
      101,
    );
    const inner = body(0xa32c59bf, actions);
    assert.equal(exitCode(await send(multisig.address, inner), multisig.address), 101);

    const {order} = await newOrder([pay('1')]);
    const init = beginCell()
      .storeUint(0x9c73fba2, 32)
      .storeUint(0, 64)
      .storeUint(1, 8)
      .storeRef(signers)
      .storeUint(2 ** 47, 48)
      .storeRef(actions)
      .storeBit(true)
      .storeUint(0, 8)
      .endCell();
    assert.equal(exitCode(await send(order.address, init), order.address), 104);
    assert.equal(await received(), 0n);
  });

  it('a proposal with the index of another, too little Gram or a wrong order number bounces', async () => {
    const {multisig, people, newOrder, now} = await stage(build);
    const actions = [pay('1')];
    const cost = await multisig.getOrderCost(packOrder(actions), now + 7 * DAY);
    for (const [changes, code] of [
      [{from: people.stranger}, 1007],
      [{from: people.bob}, 1007],
      [{from: people.max, role: 'signer'}, 1007],
      [{from: people.ada, role: 'proposer'}, 1007],
      [{index: 3}, 1007],
      [{seqno: 1n}, 1008],
      [{value: cost / 2n}, 100],
    ] as const) {
      const {result} = await newOrder(actions, changes);
      assert.equal(exitCode(result, multisig.address), code);
      const [transaction] = transactionsOn(result, multisig.address);
      const [bounced] = transaction!.outMessages.values();
      assert.equal(bounced!.body.beginParse().loadUint(32), BOUNCED);
    }
    const {result} = await newOrder(actions, {seqno: 0n, value: cost});
    assert.equal(exitCode(result, multisig.address), 0);
  });

  it('an order executes further actions through the multisig itself', async () => {
    const {multisig, people, newOrder, received} = await stage(build);
    const more = packOrder([pay('2'), pay('3')]);
    const chained = transfer(
      internal({
        to: multisig.address,
        value: toNano('0.1'),
        body: body(0xa32c59bf, more),
      }),
    );
    const {order} = await newOrder([pay('1'), chained]);
    await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    assert.equal(await received(), toNano('6'));
  });

  it('if proposers choose the order number, the same proposal again is an approval', async () => {
    const {people, newOrder, received} = await stage(build, {arbitrarySeqno: true});
    const seqno = 77n;
    const {order} = await newOrder([pay('1')], {seqno});
    const other = await newOrder([pay('2')], {seqno, from: people.bob, index: 1});
    assert.equal(exitCode(other.result, order.address), 105);
    const max = await newOrder([pay('1')], {seqno, from: people.max, role: 'proposer'});
    assert.equal(exitCode(max.result, order.address), 105);
    const same = await newOrder([pay('1')], {seqno, from: people.bob, index: 1});
    assert.deepEqual(answer(same.result, order.address, people.bob.address), ACCEPTED);
    assert.equal(await received(), toNano('1'));
  });

  it('Gram is accepted with and without a comment; an unknown action is skipped', async () => {
    const {multisig, people, newOrder, received} = await stage(build);
    for (const what of [Cell.EMPTY, comment('for the treasury')]) {
      const result = await people.stranger.send({
        to: multisig.address,
        value: toNano('1'),
        body: what,
      });
      assert.equal(exitCode(result, multisig.address), 0);
      assert.equal(transactionsOn(result, multisig.address)[0]!.outMessagesCount, 0);
    }
    const unknown = beginCell().storeUint(0xabcdef01, 32).endCell();
    const {order} = await newOrder([unknown, pay('1')]);
    await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
    assert.equal(await received(), toNano('1'));
  });

  it('255 signers and 255 actions: the estimate pays for everything', async () => {
    const {network, people, now, received} = await stage(build);
    const settings = crowd(people.ada.address, people.bob.address);
    const multisig = network.openContract(
      Multisig.create(settings, build.code, build.options),
    );
    await multisig.sendDeploy(people.ada.getSender(), toNano('3'));
    const order = packOrder(Array.from({length: 255}, () => pay('0.001')));
    const expiresAt = now + 365 * DAY;
    const value = await multisig.getOrderCost(order, expiresAt);
    const proposed = await multisig.sendNewOrder(people.ada.getSender(), value, {
      order,
      expiresAt,
      role: 'signer',
      index: 253,
    });
    const address = await multisig.getOrderAddress(0n);
    assert.equal(exitCode(proposed, multisig.address), 0);
    assert.equal(exitCode(proposed, address), 0);
    // At the last moment, when the fee for a year of storage is due. The signer pays for the approval itself.
    network.now = expiresAt;
    const last = await network
      .openContract(new Order(address))
      .sendApprove(people.bob.getSender(), 254, toNano('0.05'));
    assert.equal(exitCode(last, multisig.address), 0);
    assert.equal(actionPhase(last, multisig.address)?.messagesCreated, 255);
    assert.equal(await received(), 255n * toNano('0.001'));
    // The order's Gram paid for all gas that the multisig used before it accepted.
    const {info} = transactionsOn(last, multisig.address)[0]!.inMessage!;
    assert.ok(info.type === 'internal' && info.value.coins > gasPrice(GAS_TO_ACCEPT));
  });

  it('with a threshold of 1 a proposal is executed at once, and the estimate pays', async () => {
    const {network, people, settings, now, received} = await stage(build);
    const multisig = network.openContract(
      Multisig.create({...settings, threshold: 1}, build.code, build.options),
    );
    await multisig.sendDeploy(people.ada.getSender(), toNano('3'));
    const order = packOrder([pay('1')]);
    const expiresAt = now + DAY;
    const value = await multisig.getOrderCost(order, expiresAt);
    const request = {order, expiresAt, role: 'signer', index: 0} as const;
    const result = await multisig.sendNewOrder(people.ada.getSender(), value, request);
    assert.equal(await received(), toNano('1'));
    const {info} = transactionsOn(result, multisig.address)[1]!.inMessage!;
    assert.ok(info.type === 'internal' && info.value.coins > gasPrice(GAS_TO_ACCEPT));
  });
}

const own = await ownBuild();
const original = originalBuild();
const skip = original ? false : 'MULTISIG_V2 names no clone of multisig-contract-v2';

lives(own);
if (original) lives(original);

/** Exit codes and messages of a proposal and four approvals, two of them rejected, in order, without addresses. */
async function record(build: Build): Promise<string[]> {
  const {people, newOrder} = await stage(build);
  const {order, result} = await newOrder([pay('1')], {
    from: people.max,
    role: 'proposer',
  });
  const results = [result];
  for (const [who, index] of [
    [people.ada, 0],
    [people.ada, 0],
    [people.eve, 2],
    [people.bob, 1],
  ] as const) {
    results.push(await order.sendApprove(who.getSender(), index, toNano('0.1')));
  }
  return results.flatMap(({transactions}) =>
    transactions.slice(1).flatMap(({description, outMessages}) => {
      if (description.type !== 'generic' || description.computePhase.type !== 'vm') {
        return [];
      }
      const bodies = outMessages.values().map((message) => message.body.toString());
      return [`${description.computePhase.exitCode}`, ...bodies];
    }),
  );
}

test('the constants of costOf cover what a run with 255 signers uses', async () => {
  const {network, people, now} = await stage(own);
  const settings = crowd(people.ada.address, people.bob.address);
  const multisig = network.openContract(
    Multisig.create(settings, own.code, own.options),
  );
  await multisig.sendDeploy(people.ada.getSender(), toNano('3'));
  const order = packOrder([pay('1')]);
  const request = {order, expiresAt: now + DAY, role: 'signer', index: 253} as const;
  const ada = people.ada.getSender();
  const proposed = await multisig.sendNewOrder(ada, toNano('1'), request);
  const address = await multisig.getOrderAddress(0n);
  const {used} = (await network.getContract(address)).account.account!.storageStats;
  const last = await network
    .openContract(new Order(address))
    .sendApprove(people.bob.getSender(), 254, toNano('0.1'));

  const text = readFileSync(new URL('multisig.tolk', import.meta.url), 'utf8');
  const constant = (name: string): bigint =>
    BigInt(new RegExp(`const ${name} = (\\d+)`).exec(text)![1]!);
  const gas = (result: SendMessageResult, at: Address): bigint =>
    computePhase(result, at).gasUsed;
  const listed = cellsOf(replaceSettings(settings).beginParse().skip(40).preloadRef());
  const actions = cellsOf(order);
  // Counting loads each cell, for about 100 gas.
  const counting = 101n * BigInt(listed.cells + actions.cells);
  assert.ok(gas(proposed, multisig.address) <= constant('GAS_NEW_ORDER') + counting);
  assert.ok(gas(proposed, address) <= constant('GAS_INIT_ORDER'));
  assert.ok(gas(last, address) <= constant('GAS_APPROVE'));
  assert.ok(gas(last, multisig.address) <= constant('GAS_EXECUTE'));
  const rest = BigInt(listed.cells + actions.cells);
  assert.ok(used.cells <= constant('CELLS_ORDER') + rest);
  const bits = BigInt(listed.bits + actions.bits);
  assert.ok(used.bits <= constant('BITS_ORDER') + bits);
});

/** Gas of a new order and of the last approval, in the multisig and in the order. */
async function gasOf(build: Build): Promise<bigint[]> {
  const {multisig, people, newOrder} = await stage(build);
  const {order, result} = await newOrder([pay('1')]);
  const last = await order.sendApprove(people.bob.getSender(), 1, toNano('0.1'));
  const gas = (of: SendMessageResult, at: Address): bigint =>
    computePhase(of, at).gasUsed;
  return [
    gas(result, multisig.address),
    gas(result, order.address),
    gas(last, order.address),
    gas(last, multisig.address),
  ];
}

test('the gas table on the page matches a run', async () => {
  const runs = [own, ...(original ? [original] : [])];
  for (const [column, build] of runs.entries()) {
    const gas = await gasOf(build);
    for (const folder of ['docs', ...TRANSLATIONS]) {
      const page = `${folder}/v3/guidelines/smart-contracts/howto/multisig.mdx`;
      const [, section] = readFileSync(page, 'utf8').split('{#in-tolk}');
      const rows = section!
        .split('\n')
        .filter((line) => /\|[\d ,.\u00a0]+\|$/.test(line));
      const shown = rows.map((row) => row.split('|').at(-2 - column)!);
      assert.deepEqual(
        shown.map((number) => BigInt(number.replace(/\D/g, ''))),
        gas,
        `${page}: ${build.name}`,
      );
    }
  }
});

test('both contracts write the same messages, bit by bit', {skip}, async () => {
  const ours = await record(own);
  assert.ok(ours.length > 10);
  assert.deepEqual(ours, await record(original!));
});
