import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
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
import {runTolkCompiler} from '@ton/tolk-js';
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

test('every construct of the guide gives the expected result', async () => {
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
    -256n,
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

// ---------------------------------------------------------------- the guide against the compiler

const GUIDE = 'v3/documentation/smart-contracts/tolk/language-guide.mdx';
const guides = [
  'docs',
  'i18n/zh-CN/docusaurus-plugin-content-docs/current',
  'i18n/ru/docusaurus-plugin-content-docs/current',
].map((folder) => readFileSync(`${folder}/${GUIDE}`, 'utf8'));

/** The first line of the compiler's error message; undefined if the source compiles. */
async function refusal(source: string): Promise<string | undefined> {
  const result = await runTolkCompiler({
    entrypointFileName: 'a.tolk',
    fsReadCallback: () => `${source}\nfun onInternalMessage(_in: InMessage) {}`,
  });
  return result.status === 'error' ? result.message.split('\n')[0] : undefined;
}

test('the keywords in the guide are those that the compiler does not accept as names', async () => {
  const lists = guides.map((guide) => {
    const [, section = ''] = guide.split('{#keywords}\n');
    const list = section.split('\n\n')[1] ?? '';
    return [...list.matchAll(/`(\w+)`/g)].map(([, word]) => word!);
  });
  const [listed = []] = lists;
  assert.equal(listed.length, 38);
  for (const list of lists) assert.deepEqual(list, listed);
  // Words that have a special meaning only in some places can be names elsewhere.
  const words = [...listed, 'get', 'contract'];
  for (const word of words) {
    const said = await refusal(`get fun f(): int { val ${word} = 1; return 1; }`);
    assert.equal(
      said?.includes('expected variable name') ?? false,
      listed.includes(word),
      word,
    );
  }
});

test('the compiler knows the annotations in the guide, except that of version 1.4', async () => {
  const lists = guides.map((guide) => {
    const [, section = ''] = guide.split('{#function-attributes}\n');
    const table = section.split('```')[0]!;
    return [...table.matchAll(/`(@[\w.]+)(\([^)`]*\))?`/g)].map(
      ([, name, argument = '']) => [name!, argument] as const,
    );
  });
  const [listed = []] = lists;
  for (const list of lists) assert.deepEqual(list, listed);
  const known: string[] = [];
  for (const [name, argument] of listed) {
    const given = argument.replace('…', '1').replace('(n)', '(77)');
    const above = [`fun f() {}`, `struct A { a: int8 }`].map(
      (what) => `${name}${given}\n${what}`,
    );
    const said = await Promise.all(above.map(refusal));
    if (!said.some((line) => line?.includes('unknown annotation'))) known.push(name);
  }
  assert.deepEqual(
    listed.map(([name]) => name).filter((name) => !known.includes(name)),
    ['@abi.clientType'],
  );
  assert.equal(known.length, 10);
});
