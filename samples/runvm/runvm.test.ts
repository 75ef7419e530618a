import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Cell, contractAddress, toNano, type TupleItem} from '@ton/core';
import {Blockchain, createShardAccount} from '@ton/sandbox';
import {emulatorConfig} from '../../data/config/index.ts';
import {compileTolk} from '../lib/compile.ts';
import {assemble, regions} from '../exit-codes/machine.ts';

const programs = regions(new URL('runvm.tasm', import.meta.url));

function shown(item: TupleItem): string {
  switch (item.type) {
    case 'int':
      return String(item.value);
    case 'cell':
    case 'slice':
    case 'builder':
      return `${item.type} of ${item.cell.bits.length} bits`;
    default:
      return item.type;
  }
}

/** The parent's stack after the child has run. */
async function after(
  name: string,
  source = programs.get(name)!,
): Promise<{stack: string[]; gas: number}> {
  const code = assemble('DROP\n' + source); // drops the method ID first
  const data = Cell.EMPTY;
  const address = contractAddress(0, {code, data});
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  await blockchain.setShardAccount(
    address,
    createShardAccount({address, code, data, balance: toNano('1')}),
  );
  const {stack, gasUsed} = await blockchain.runGetMethod(address, 'run');
  return {stack: stack.map(shown), gas: Number(gasUsed)};
}

const EXPECTED: Record<string, string[]> = {
  add: ['5', '0'],
  throw: ['0', '777'],
  return: ['3', '0'],
  'return-more': ['0', '-3'],
  gas: ['1001', '-14', '1001'],
  data: ['0', 'cell of 0 bits', 'cell of 0 bits'],
  'data-failed': ['0', '777', 'null', 'null'],
  'no-table': ['0', '11'],
  table: ['0'],
  globals: ['7', '0'],
};

for (const name of programs.keys()) {
  test(`RUNVM: ${name}`, async () => {
    const {stack} = await after(name);
    assert.deepEqual(stack, EXPECTED[name]);
  });
}

test('RUNVM costs 74 gas plus what the child uses', async () => {
  const gasOf = async (source: string) => (await after('', source)).gas;
  const nothing = 'PUSHINT_4 0\nPUSHSLICE x{}\n';
  const without = await gasOf(nothing);
  // The child returns immediately through the implicit RET, for 5 gas
  assert.equal((await gasOf(nothing + 'RUNVM 0')) - without, 74 + 5);
});

test('evaluate.tolk gives three values whatever the code does', async () => {
  const code = await compileTolk(new URL('evaluate.tolk', import.meta.url));
  const data = Cell.EMPTY;
  const address = contractAddress(0, {code, data});
  const blockchain = await Blockchain.create({config: emulatorConfig()});
  await blockchain.setShardAccount(
    address,
    createShardAccount({address, code, data, balance: toNano('1')}),
  );
  const evaluate = async (source: string, x: bigint): Promise<string[]> => {
    const {stack} = await blockchain.runGetMethod(address, 'evaluate', [
      {type: 'cell', cell: assemble(source)},
      {type: 'int', value: x},
    ]);
    return stack.map(shown);
  };
  assert.deepEqual(await evaluate('DUP\nMUL', 12n), ['144', '0', '41']);
  assert.deepEqual(await evaluate('THROW 777', 1n), ['0', '777', '84']);
  assert.deepEqual(await evaluate('DROP', 1n), ['0', '-3', '23']); // leaves nothing
  const [, exitCode, gas] = await evaluate('PUSHCONT { }\nAGAIN', 1n);
  assert.deepEqual([exitCode, gas], ['-14', '5004']);
});
