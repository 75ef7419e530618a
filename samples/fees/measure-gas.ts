import {beginCell, Cell, contractAddress, Dictionary, type TupleItem} from '@ton/core';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';

const int = (value: number): TupleItem => ({type: 'int', value: BigInt(value)});

/** A dictionary with 32-bit keys, spread evenly. */
function dictionary(entries: number): TupleItem {
  if (entries === 0) return {type: 'null'};
  const found = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Uint(32));
  const step = Math.floor(2 ** 32 / entries);
  for (let i = 0; i < entries; i++) found.set(i * step, i);
  return {type: 'cell', cell: beginCell().storeDictDirect(found).endCell()};
}

/** Gas of each get method of gas.tolk. */
export async function measureGas(): Promise<Readonly<Record<string, bigint>>> {
  const network = await createNetwork();
  const init = {
    code: await compileTolk(new URL('gas.tolk', import.meta.url)),
    data: new Cell(),
  };
  const address = contractAddress(0, init);
  const funds = await network.treasury('funds');
  await funds.send({to: address, value: 1_000_000_000n, init, bounce: false});
  const ask = async (name: string, ...args: TupleItem[]): Promise<bigint> =>
    (await network.runGetMethod(address, name, args)).gasUsed;

  const result: Record<string, bigint> = {};
  for (const name of ['callInline', 'callInlineRef', 'callPlain']) {
    result[name] = await ask(name, int(3), int(4));
  }
  for (const entries of [0, 1, 10, 100, 1000, 10_000]) {
    result[`get${entries}`] = await ask('dictGet', dictionary(entries), int(0));
    result[`set${entries}`] = await ask('dictSet', dictionary(entries), int(0));
  }
  return result;
}
