// One wire format, three languages: Tolk, FunC (legacy) and Tact (deprecated).
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Address, beginCell, Cell, type Message, toNano} from '@ton/core';
import {Blockchain} from '@ton/sandbox';
import {compileTolk} from './compile.ts';
import {compileFunC, compileTact} from './compile-legacy.ts';
import {Counter, Opcodes} from './Counter.ts';
import {computePhase} from './phases.ts';

interface Step {
  name: string;
  from: 'owner' | 'stranger';
  body: Cell;
  bounced?: boolean;
}

const increase = (by: number): Cell =>
  beginCell()
    .storeUint(Opcodes.increase, 32)
    .storeUint(1, 64)
    .storeUint(by, 32)
    .endCell();
const reset = beginCell().storeUint(Opcodes.reset, 32).storeUint(1, 64).endCell();

const steps: Step[] = [
  {name: 'empty body', from: 'stranger', body: new Cell()},
  {name: 'increase', from: 'stranger', body: increase(35)},
  {name: 'increase by the maximum', from: 'owner', body: increase(0xffffffff)},
  {
    name: 'unknown op',
    from: 'owner',
    body: beginCell().storeUint(0xdeadbeef, 32).endCell(),
  },
  {
    name: 'comment',
    from: 'owner',
    body: beginCell().storeUint(0, 32).storeStringTail('hi').endCell(),
  },
  {
    name: 'fewer than 32 bits',
    from: 'owner',
    body: beginCell().storeUint(5, 8).endCell(),
  },
  {
    name: 'truncated body',
    from: 'owner',
    body: beginCell().storeUint(Opcodes.increase, 32).storeUint(1, 64).endCell(),
  },
  {
    name: 'one extra bit at the end',
    from: 'owner',
    body: beginCell().storeSlice(increase(3).beginParse()).storeUint(1, 1).endCell(),
  },
  {name: 'reset by a stranger', from: 'stranger', body: reset},
  {
    name: 'bounced',
    from: 'stranger',
    body: beginCell()
      .storeUint(0xffffffff, 32)
      .storeSlice(increase(1).beginParse())
      .endCell(),
    bounced: true,
  },
  {name: 'reset by the owner', from: 'owner', body: reset},
  {name: 'increase again', from: 'owner', body: increase(2)},
];

function message(src: Address, dest: Address, step: Step): Message {
  return {
    info: {
      type: 'internal',
      ihrDisabled: true,
      bounce: true,
      bounced: step.bounced ?? false,
      src,
      dest,
      value: {coins: toNano('0.05')},
      ihrFee: 0n,
      forwardFee: 0n,
      createdLt: 0n,
      createdAt: 0,
    },
    body: step.body,
  };
}

/** Runs every step and returns what an outsider can see, one line per step. */
async function observe(code: Cell, gas: Record<string, bigint>): Promise<string[]> {
  const blockchain = await Blockchain.create();
  const owner = await blockchain.treasury('owner');
  const stranger = await blockchain.treasury('stranger');
  const counter = blockchain.openContract(
    Counter.fromConfig({owner: owner.address, value: 7n}, code),
  );
  await counter.sendDeploy(owner.getSender(), toNano('0.05'));

  const seen: string[] = [];
  for (const step of steps) {
    const src = step.from === 'owner' ? owner.address : stranger.address;
    const result = await blockchain.sendMessage(message(src, counter.address, step));
    const {exitCode, gasUsed} = computePhase(result, counter.address);
    gas[step.name] = gasUsed;
    const {state} =
      (await blockchain.getContract(counter.address)).account.account?.storage ?? {};
    const data =
      state?.type === 'active' ? state.state.data?.hash().toString('hex') : 'none';
    seen.push(
      `${step.name}: exit ${exitCode}, value ${await counter.getCurrentValue()}, data ${data}, ` +
        `${result.transactions.length} transactions`,
    );
  }
  assert.ok((await counter.getOwner()).equals(owner.address));
  return seen;
}

test('Tolk, FunC and Tact counters behave the same', async () => {
  const codes = {
    Tolk: await compileTolk('counter.tolk'),
    FunC: await compileFunC('counter.fc'),
    Tact: await compileTact('counter.tact', 'Counter'),
  };
  const gas: Record<string, Record<string, bigint>> = {Tolk: {}, FunC: {}, Tact: {}};
  const tolk = await observe(codes.Tolk, gas['Tolk']!);
  const func = await observe(codes.FunC, gas['FunC']!);
  const tact = await observe(codes.Tact, gas['Tact']!);

  for (const [language, used] of Object.entries(gas)) {
    console.log(`increase in ${language}: ${used['increase']} gas`);
  }
  assert.deepEqual(func, tolk);
  assert.deepEqual(tact, tolk);
});
