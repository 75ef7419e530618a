import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {
  address,
  beginCell,
  Cell,
  type ContractProvider,
  contractAddress,
  toNano,
  type TupleReader,
} from '@ton/core';
import {Blockchain, type SandboxContract} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';

class Guide {
  constructor(
    readonly address: ReturnType<typeof contractAddress>,
    readonly init: {code: Cell; data: Cell},
  ) {}

  async getAny(
    provider: ContractProvider,
    name: string | number,
    packed?: Cell,
  ): Promise<TupleReader> {
    const {stack} = await provider.get(
      name as string,
      packed
        ? [{type: 'cell', cell: packed}]
        : name === 'total'
          ? [{type: 'int', value: 4n}]
          : [],
    );
    return stack;
  }
}

let guide: SandboxContract<Guide>;

before(async () => {
  const code = await compileTolk(new URL('guide.tolk', import.meta.url));
  const blockchain = await Blockchain.create();
  const sender = await blockchain.treasury('sender');
  const init = {code, data: new Cell()};
  guide = blockchain.openContract(new Guide(contractAddress(0, init), init));
  await sender.send({to: guide.address, value: toNano('1'), init});
});

test('every construct of the guide gives the result that its comment names', async () => {
  const tuple = (await guide.getAny('numbers')).readTuple();
  const values: bigint[] = [];
  while (tuple.remaining > 0) values.push(tuple.readBigNumber());
  assert.deepEqual(values, [
    5n,
    40n,
    8n,
    11n,
    8n,
    1n,
    -1n,
    20n,
    3n,
    4n,
    256n,
    312n,
    18n,
    350n,
    -200n,
    6n,
    51n,
    -5n,
    4n,
    5n,
    1n,
    0n,
    7n,
    1n,
    -1n,
    -1n,
    -1n,
    12n,
    -1n,
    0n,
    7n,
    -1n,
    10000001n,
    values[33],
    40n,
  ]);
});

test('structures are packed and read lazily', async () => {
  const packed = beginCell()
    .storeUint(0x1a2b3c4d, 32)
    .storeAddress(address('0:' + '00'.repeat(32)))
    .storeCoins(77n)
    .storeMaybeRef(null)
    .storeRef(beginCell().storeUint(5, 16).storeUint(100, 16))
    .endCell();
  assert.equal((await guide.getAny('limitOf', packed)).readBigNumber(), 77n);
});

test('get methods by name and by number', async () => {
  assert.equal((await guide.getAny('total')).readBigNumber(), 10n);
  assert.equal((await guide.getAny(0x1f000)).readBigNumber(), 1n);
});
