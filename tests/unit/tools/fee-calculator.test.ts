import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, comment, internal, SendMode, storeAccountStorage, storeMessage, toNano, type Message} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed} from '@ton/crypto';
import {WalletContractV5R1} from '@ton/ton';
import {mainnet} from '../../../data/config/mainnet.ts';
import {messageSize, sizeOf} from '../../../samples/fees/fees.ts';
import {createNetwork} from '../../../samples/lib/network.ts';
import {INITIAL, moveTo, readInput, type State} from '../../../src/tools/fee-calculator/input.ts';
import {feesOf, forward, gas, gasFor, pricesOf, START, storage, type Formula} from '../../../src/tools/fee-calculator/logic.ts';

const chains = ['basechain', 'masterchain'] as const;

/** Computes what a formula says, from its own characters. */
function evaluate(numbers: Formula): bigint {
  const text = numbers.map(String).join('').replaceAll('−', '-').replaceAll('×', '*').replaceAll(' ', '');
  const number = (expression: string): bigint => {
    const rounded = /^(?:(\d+)\+)?([⌈⌊])(.*)÷(\d+)[⌉⌋]$/.exec(expression);
    if (!rounded) return BigInt(expression);
    const product = sum(rounded[3]!);
    const divisor = BigInt(rounded[4]!);
    const quotient = rounded[2] === '⌈' ? (product + divisor - 1n) / divisor : product / divisor;
    return BigInt(rounded[1] ?? 0) + quotient;
  };
  const sum = (expression: string): bigint => {
    assert.match(expression, /^[\d+*()-]+$/);
    let at = 0;
    const factor = (): bigint => {
      if (expression[at] === '(') {
        at++;
        const inner = addition();
        at++;
        return inner;
      }
      const start = at;
      while (/\d/.test(expression[at] ?? '')) at++;
      return BigInt(expression.slice(start, at));
    };
    const product = (): bigint => {
      let value = factor();
      while (expression[at] === '*') {
        at++;
        value *= factor();
      }
      return value;
    };
    const addition = (): bigint => {
      let value = product();
      while (expression[at] === '+' || expression[at] === '-') {
        const sign = expression[at++];
        value = sign === '+' ? value + product() : value - product();
      }
      return value;
    };
    return addition();
  };
  return number(text);
}

test('the formula with the numbers in it gives the fee', () => {
  for (const chain of chains) {
    const prices = pricesOf(mainnet, chain);
    for (const size of [
      {bits: 0n, cells: 0n},
      {bits: 1n, cells: 1n},
      {bits: 5020n, cells: 22n},
      {bits: 2_097_152n, cells: 8192n},
    ]) {
      for (const seconds of [0n, 1n, 86_399n, 31_536_000n]) {
        const {fee, numbers} = storage(prices, size, seconds);
        assert.equal(evaluate(numbers), fee);
      }
      const one = forward(prices, size);
      assert.equal(evaluate(one.numbers), one.fee);
    }
    for (const used of [0n, 100n, 101n, 4939n, 1_000_000n]) {
      const {fee, numbers} = gas(prices, used);
      assert.equal(evaluate(numbers), fee);
      // What the tool says of an internal message: this value buys enough, one nanogram less does not always.
      if (used <= prices.gas_limit) assert.ok(gasFor(prices, fee) >= used);
    }
  }
});

test('the calculator begins with a real transfer from wallet V5R1, and its fees to the nanogram', async () => {
  const network = await createNetwork();
  const {publicKey, secretKey} = keyPairFromSeed(await getSecureRandomBytes(32));
  const funds = await network.treasury('funds');
  const to = (await network.treasury('receiver')).address;
  const wallet = network.openContract(WalletContractV5R1.create({publicKey}));
  await funds.send({to: wallet.address, value: toNano('10'), bounce: false});
  const sign = async (): Promise<Message> => {
    const body = await wallet.createTransfer({
      seqno: await wallet.getSeqno(),
      secretKey,
      messages: [internal({to, value: toNano('0.1'), body: comment('Thanks!'), bounce: true})],
      sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
      timeout: (network.now ?? 0) + 60,
    });
    return {info: {type: 'external-in', dest: wallet.address, importFee: 0n}, body};
  };
  await network.sendMessage({...(await sign()), init: wallet.init});
  const account = (await network.getContract(wallet.address)).account.account!;
  assert.deepEqual(sizeOf([beginCell().store(storeAccountStorage(account.storage)).endCell()]), START.account);
  network.now = (network.now ?? 0) + Number(START.days) * 86_400;
  const message = await sign();
  assert.deepEqual(messageSize(beginCell().store(storeMessage(message)).endCell()), START.external);
  const transaction = (await network.sendMessage(message)).transactions[0]!;
  const {transaction: input} = readInput(INITIAL, mainnet);
  const fees = feesOf(input!);
  assert.equal(fees.charged, transaction.totalFees.coins);
  const sent = transaction.outMessages.get(0)!;
  assert.equal(sent.info.type === 'internal' && fees.charged + sent.info.forwardFee, fees.all);
});

const input = (change: Partial<State>) => readInput({...INITIAL, ...change}, mainnet);

test('a changed price is used; an empty one is that of the configuration', () => {
  const before = feesOf(input({}).transaction!);
  assert.equal(input({}).changed, false);
  const dearer = input({gas_price: '26214400', flat_gas_price: '40000'});
  assert.equal(dearer.changed, true);
  const after = feesOf(dearer.transaction!);
  assert.equal(after.gas.fee, 4939n * 400n);
  assert.equal(after.storage.fee, before.storage.fee);
  assert.equal(feesOf(input({lump_price: '400000'}).transaction!).import!.fee - before.import!.fee, 400_000n - 66_667n);
});

test('a message to the masterchain pays its prices, the import does not', () => {
  const there = feesOf(input({to: 'masterchain'}).transaction!);
  const here = feesOf(input({}).transaction!);
  assert.equal(there.forward.fee, 10_000_000n);
  assert.equal(there.import!.fee, here.import!.fee);
  assert.equal(feesOf(input({chain: 'masterchain', to: 'basechain'}).transaction!).forward.fee, 10_000_000n);
});

test('a typed forward price is one of the chain of the message: the import fee takes it only there', () => {
  const typed = {lump_price: '10000000', bit_price: '1', cell_price: '1', first_frac: '1'};
  const there = feesOf(input({to: 'masterchain', xbits: '0', xcells: '0', ...typed}).transaction!);
  assert.equal(there.import!.fee, 66_667n);
  assert.equal(there.forward.fee, 10_000_000n);
  assert.equal(there.action.fee, 10_000_000n >> 16n);
  // Where account and message lie in one chain, the parameter is one for both.
  for (const chain of chains) {
    const fees = feesOf(input({chain, to: chain, lump_price: '7', bit_price: '0', cell_price: '0'}).transaction!);
    assert.deepEqual([fees.import!.fee, fees.forward.fee], [7n, 7n]);
  }
  // Prices of gas and storage are the account's, whatever the message's chain.
  const gasTyped = feesOf(
    input({to: 'masterchain', flat_gas_price: '0', gas_price: '0', bit_price_ps: '0', cell_price_ps: '0'}).transaction!,
  );
  assert.deepEqual([gasTyped.gas.fee, gasTyped.storage.fee], [0n, 0n]);
});

test('typed prices go with the chain that they were typed for', () => {
  const typed: State = {...INITIAL, bit_price_ps: '1', gas_price: '2', lump_price: '3', first_frac: '4', bits: '5'};
  const emptied = (state: State, choice: Parameters<typeof moveTo>[1]): string[] => {
    const moved = {...state, ...moveTo(state, choice)};
    assert.equal(moved.bits, '5');
    return (['bit_price_ps', 'gas_price', 'lump_price', 'first_frac'] as const).filter((name) => moved[name] === '');
  };
  assert.deepEqual(emptied(typed, {to: 'masterchain'}), ['lump_price', 'first_frac']);
  assert.deepEqual(emptied(typed, {chain: 'masterchain'}), ['bit_price_ps', 'gas_price', 'lump_price', 'first_frac']);
  // The message was in the masterchain and stays there: parameter 24 before, parameter 24 after.
  assert.deepEqual(emptied({...typed, to: 'masterchain'}, {chain: 'masterchain'}), ['bit_price_ps', 'gas_price']);
  assert.deepEqual(emptied({...typed, to: 'masterchain'}, {to: 'basechain'}), ['lump_price', 'first_frac']);
  assert.deepEqual(emptied(typed, {chain: 'basechain'}), []);
  assert.deepEqual(emptied({...typed, chain: 'masterchain'}, {to: 'masterchain'}), []);
  assert.deepEqual(moveTo(typed, {to: 'masterchain'}).to, 'masterchain');
});

test('wrong fields are named, and no fee is shown; fields out of sight do not count', () => {
  const wrong = input({bits: '12x', gas: '', count: '256', first_frac: '65536'});
  assert.deepEqual(Object.keys(wrong.problems).sort(), ['bits', 'count', 'first_frac', 'gas']);
  assert.equal(wrong.transaction, undefined);
  assert.ok(input({from: 'inside', xbits: 'nonsense'}).transaction);
  assert.equal(input({chain: '<script>', unit: 'constructor', from: '?'}).chain, 'basechain');
  assert.ok(input({unit: 'toString'}).transaction);
});
