import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, Cell, storeMessage, toNano, type Transaction} from '@ton/core';
import {
  actionFine,
  forwardFee,
  gasFee,
  gasFor,
  messageSize,
  originalForwardFee,
  sizeOf,
  splitForwardFee,
  storageFee,
} from './fees.ts';
import {forward, gas, storage, type Chain} from './prices.ts';
import * as probe from './probe.ts';

const chains: readonly Chain[] = ['basechain', 'masterchain'];
const leaf = (bits: number, fill = 0): Cell =>
  beginCell()
    .storeBits(
      beginCell()
        .storeBuffer(Buffer.alloc(128 - 1, fill))
        .storeUint(fill, 7)
        .endCell()
        .beginParse()
        .loadBits(bits),
    )
    .endCell();
const parent = (...refs: Cell[]): Cell =>
  refs
    .reduce((builder, ref) => builder.storeRef(ref), beginCell().storeUint(7, 32))
    .endCell();
const chain = (length: number): Cell => {
  let cell = leaf(1000);
  for (let i = 1; i < length; i++)
    cell = beginCell().storeUint(i, 16).storeRef(cell).endCell();
  return cell;
};

const bodies: readonly (readonly [string, Cell])[] = [
  ['empty', new Cell()],
  ['one bit', leaf(1)],
  ['a full cell', leaf(1023)],
  ['two different cells', parent(leaf(100, 1), leaf(100, 2))],
  ['two equal cells', parent(leaf(100), leaf(100))],
  ['a chain of 10', chain(10)],
  ['a chain of 300', chain(300)],
];

const compute = (transaction: Transaction) => {
  const {computePhase} = probe.phases(transaction);
  if (computePhase.type !== 'vm') throw new Error('No code ran');
  return computePhase;
};

// region gas
for (const name of chains) {
  test(`${name}: the gas fee of a transaction`, async () => {
    const at = await probe.createProbe(name);
    for (const rounds of [0, 1, 2, 3, 10, 100, 1000, 5000]) {
      const {gasUsed, gasFees} = compute(await probe.run(at, probe.spend(rounds)));
      assert.equal(gasFees, gasFee(gas[name], gasUsed), `${gasUsed} gas`);
    }
  });
}
// endregion

test('the gas limit is the gas that the message value buys, up to the limit per transaction', async () => {
  for (const name of chains) {
    const at = await probe.createProbe(name);
    for (const value of ['0.001', '0.01', '0.05', '20']) {
      const {gasLimit} = compute(
        await probe.run(
          at,
          probe.spend(0),
          toNano(value) * (name === 'masterchain' ? 100n : 1n),
        ),
      );
      const bought = gasFor(
        gas[name],
        toNano(value) * (name === 'masterchain' ? 100n : 1n),
      );
      assert.equal(gasLimit, bought < gas[name].limit ? bought : gas[name].limit);
    }
  }
});

// region forward
for (const name of chains) {
  test(`${name}: the forward fee of a message, its parts, and the fee recovered from them`, async () => {
    for (const [label, body] of bodies) {
      const at = await probe.createProbe(name);
      const transaction = await probe.run(
        at,
        probe.send(probe.outgoing(at.address, body), 1),
      );
      const sent = transaction.outMessages.get(0);
      if (sent?.info.type !== 'internal') throw new Error('No message');
      const cell = beginCell()
        .store(storeMessage(sent, {forceRef: true}))
        .endCell();
      const fee = forwardFee(forward[name], messageSize(cell));
      const {sender, rest} = splitForwardFee(forward[name], fee);
      const {actionPhase} = probe.phases(transaction);
      assert.equal(actionPhase?.totalFwdFees, fee, label);
      assert.equal(actionPhase?.totalActionFees, sender, label);
      assert.equal(sent.info.forwardFee, rest, label);
      const back = originalForwardFee(forward[name], rest);
      assert.ok(back === fee || back === fee + 1n, `${label}: ${back}, ${fee}`);
    }
  });
}
// endregion

// region import
for (const name of chains) {
  test(`${name}: the import fee of an external message`, async () => {
    for (const [label, body] of bodies) {
      const at = await probe.createProbe(name);
      const {transaction, message} = await probe.runExternal(at, body);
      const {storagePhase, actionPhase} = probe.phases(transaction);
      const others =
        (storagePhase?.storageFeesCollected ?? 0n) +
        compute(transaction).gasFees +
        (actionPhase?.totalActionFees ?? 0n);
      assert.equal(
        transaction.totalFees.coins - others,
        forwardFee(forward[name], messageSize(message)),
        label,
      );
    }
  });
}
// endregion

// region storage
const DAY = 86_400;
for (const name of chains) {
  test(`${name}: the storage fee of an account`, async () => {
    for (const data of [new Cell(), leaf(1023), parent(leaf(9), leaf(9)), chain(200)]) {
      for (const seconds of [1, 60, DAY, 365 * DAY]) {
        const at = await probe.createProbe(name, data);
        const size = await probe.storedSize(at);
        const from = at.network.now ?? 0;
        at.network.now = from + seconds;
        const {storagePhase} = probe.phases(await probe.run(at, new Cell()));
        assert.equal(
          storagePhase?.storageFeesCollected,
          storageFee(storage[name], size, from, from + seconds),
          `${size.cells} cells, ${seconds} s`,
        );
      }
    }
  });
}

test('basechain: a storage fee for a period in which the prices changed', async () => {
  const changed = storage.basechain.at(-1)?.since ?? 0;
  const at = await probe.createProbe('basechain', chain(50), changed - 10 * DAY);
  const size = await probe.storedSize(at);
  at.network.now = changed + 20 * DAY;
  const {storagePhase} = probe.phases(await probe.run(at, new Cell()));
  assert.equal(
    storagePhase?.storageFeesCollected,
    storageFee(storage.basechain, size, changed - 10 * DAY, changed + 20 * DAY),
  );
});
// endregion

test('the fine for a message that cannot be sent depends on its cells', async () => {
  for (const name of chains) {
    const at = await probe.createProbe(name);
    const body = chain(20);
    const message = probe.outgoing(at.address, body, toNano('1000'));
    const transaction = await probe.run(at, probe.send(message, 1));
    const {actionPhase} = probe.phases(transaction);
    assert.equal(actionPhase?.resultCode, 37);
    assert.equal(
      actionPhase?.totalActionFees,
      actionFine(forward[name], sizeOf([body]).cells, toNano('100')),
    );
  }
});

// region opcodes
test('the TVM instructions return the same fees', async () => {
  const {network, address} = await probe.createProbe('basechain');
  const provider = network.provider(address);
  const ask = async (name: string, ...args: bigint[]): Promise<bigint> => {
    const {stack} = await provider.get(
      name,
      args.map((value) => ({type: 'int', value})),
    );
    return stack.readBigNumber();
  };
  for (const name of chains) {
    const workchain = BigInt(probe.workchain[name]);
    for (const used of [0n, 99n, 100n, 101n, 9_999n, 1_000_000n]) {
      assert.equal(await ask('gasFee', workchain, used), gasFee(gas[name], used));
    }
    for (const size of [
      {bits: 0n, cells: 0n},
      {bits: 1n, cells: 0n},
      {bits: 1023n, cells: 1n},
      {bits: 2_097_152n, cells: 8192n},
    ]) {
      const fee = forwardFee(forward[name], size);
      assert.equal(await ask('forwardFee', workchain, size.bits, size.cells), fee);
      const {rest} = splitForwardFee(forward[name], fee);
      assert.equal(
        await ask('originalForwardFee', workchain, rest),
        originalForwardFee(forward[name], rest),
      );
      const now = network.now ?? 0;
      assert.equal(
        await ask('storageFee', workchain, 1000n, size.bits, size.cells),
        storageFee(storage[name].slice(-1), size, now - 1000, now),
      );
    }
  }
});
// endregion
