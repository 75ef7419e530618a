import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  beginCell,
  Cell,
  contractAddress,
  loadMessage,
  toNano,
  TupleReader,
} from '@ton/core';
import {Blockchain, createShardAccount} from '@ton/sandbox';
import {emulatorConfig} from '../../data/config/index.ts';
import {A, BODY, DATA, NOW, type Printed, start, watcherCode} from './start.ts';

const INTERNAL = 100_000_000n;

function cell(printed: Printed | undefined): Cell {
  const [, hex] = /^\w+\{(\w+)\}$/.exec(String(printed)) ?? [];
  return Cell.fromBoc(Buffer.from(hex ?? '', 'hex'))[0]!;
}
const slice = (cell: Cell): string => `CS{${boc(cell)}}`;
const whole = (cell: Cell): string => `C{${boc(cell)}}`;
function boc(cell: Cell): string {
  return cell.toBoc({idx: false, crc32: false}).toString('hex').toUpperCase();
}
/** A balance is a pair of a number and null, which is printed as `(1100000000)`. */
const money = (coins: bigint): string => `(${coins})`;

test('internal message: selector 0, body, message, value, balance', async () => {
  const {stack} = await start('internal');
  const [balance, value, message, body, selector] = stack;
  assert.equal(stack.length, 5);
  assert.equal(balance, String(toNano('1') + INTERNAL)); // the balance already includes the value
  assert.equal(value, String(INTERNAL));
  const {info} = loadMessage(cell(message).beginParse());
  assert.ok(info.type === 'internal' && info.src.equals(A));
  assert.equal(info.value.coins, INTERNAL);
  assert.equal(body, slice(BODY));
  assert.equal(selector, '0');
});

test('external message: selector -1, body, message, 0, balance minus the import fee', async () => {
  const {stack, address} = await start('external');
  const [balance, value, message, body, selector] = stack;
  assert.equal(stack.length, 5);
  assert.ok(BigInt(String(balance)) < toNano('1'));
  assert.equal(value, '0');
  const {info} = loadMessage(cell(message).beginParse());
  assert.ok(info.type === 'external-in' && info.dest.equals(address));
  assert.equal(body, slice(BODY));
  assert.equal(selector, '-1');
});

for (const event of ['tick', 'tock'] as const) {
  test(`${event}: selector -2, tick or tock, own address, balance`, async () => {
    const {stack, address} = await start(event);
    const [balance, own, which, selector] = stack;
    assert.equal(stack.length, 4);
    assert.equal(balance, String(toNano('1')));
    // The 256 bits are read as a signed integer: an address whose first bit is 1 is negative
    const unsigned = BigInt('0x' + address.hash.toString('hex'));
    assert.ok(unsigned >= 2n ** 255n);
    assert.equal(own, String(BigInt.asIntN(256, unsigned)));
    assert.equal(which, event === 'tock' ? '-1' : '0');
    assert.equal(selector, '-2');
  });
}

for (const event of ['internal', 'external', 'tick', 'tock'] as const) {
  test(`registers at the start: ${event}`, async () => {
    const {c4, c5, c7, address} = await start(event);
    assert.equal(c4, whole(DATA));
    assert.equal(c5, whole(Cell.EMPTY));
    assert.equal(c7.length, 1);
    const environment = c7[0] as Printed[];
    assert.equal(environment.length, 18);
    assert.equal(environment[0], String(0x076ef1ea));
    assert.deepEqual(environment.slice(1, 4), ['0', '0', String(NOW)]);
    assert.deepEqual(environment[4], environment[5]); // logical time of the block and of the transaction
    assert.ok(BigInt(String(environment[6])) > 0n);
    assert.equal(environment[8], slice(beginCell().storeAddress(address).endCell()));
    // element 9 is the root of the dictionary of config parameters
    assert.equal(
      cell(environment[9]).hash().toString('hex'),
      emulatorConfig().hash().toString('hex'),
    );
    assert.equal(environment[10], whole(watcherCode()));
    assert.equal(environment[11], money(event === 'internal' ? INTERNAL : 0n));
    assert.equal(environment[12], '0'); // the account is new: no storage fee
    assert.equal(environment[13], '()'); // the emulator was given no blocks
    assert.equal((environment[14] as Printed[]).length, 7);
    assert.equal(environment[15], '0');
    assert.equal(environment[16], '()');
    const parameters = environment[17] as Printed[];
    assert.equal(parameters.length, 10);
    const expected: Record<typeof event, Printed[]> = {
      internal: [
        '-1', // bounce
        '0',
        slice(beginCell().storeAddress(A).endCell()),
        '0',
        '0',
        '0',
        String(INTERNAL),
        String(INTERNAL),
        '()',
        '()',
      ],
      external: none(),
      tick: none(),
      tock: none(),
    };
    assert.deepEqual(parameters, expected[event]);
  });
}

/** The parameters without an internal message: addr_none, zeros and nulls. */
function none(): Printed[] {
  const nobody = slice(beginCell().storeUint(0, 2).endCell());
  return ['0', '0', nobody, '0', '0', '0', '0', '0', '()', '()'];
}

test('get method: the arguments, then the method ID; c7 has 18 elements', async () => {
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  blockchain.now = NOW;
  const code = watcherCode();
  const address = contractAddress(0, {code, data: DATA});
  await blockchain.setShardAccount(
    address,
    createShardAccount({address, code, data: DATA, balance: toNano('1')}),
  );
  const {stack} = await blockchain.runGetMethod(address, 'total', [
    {type: 'int', value: 11n},
    {type: 'int', value: 22n},
  ]);
  const reader = new TupleReader(stack);
  assert.equal(reader.readNumber(), 11);
  assert.equal(reader.readNumber(), 22);
  assert.equal(reader.readNumber(), 100_421); // CRC-16 of the name, with bit 16
  assert.ok(reader.readCell().equals(DATA)); // c4
  assert.ok(reader.readCell().equals(Cell.EMPTY)); // c5
  const environment = reader.readTuple().readTuple();
  assert.equal(environment.remaining, 18);
  environment.skip(7);
  assert.equal(environment.readTuple().readBigNumber(), toNano('1'));
  environment.skip(3);
  assert.equal(environment.readTuple().readBigNumber(), 0n);
  environment.skip(5);
  const parameters = environment.readTuple();
  assert.equal(parameters.remaining, 10);
  parameters.skip(2);
  assert.equal(parameters.readCell().bits.length, 2); // addr_none
});

test('the watcher changes nothing', async () => {
  const {transaction} = await start('internal');
  assert.ok(transaction.description.type === 'generic');
  assert.equal(transaction.description.actionPhase?.resultCode, 0);
});
