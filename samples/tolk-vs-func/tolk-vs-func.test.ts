// Tests what the pages under tolk-vs-func say about gas and messages.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {beginCell, Cell, contractAddress, toNano} from '@ton/core';
import {compileFunc} from '@ton-community/func-js';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';

const here = (name: string): URL => new URL(name, import.meta.url);

async function run(code: Cell, data: Cell) {
  const blockchain = await createNetwork();
  const init = {code, data};
  const address = contractAddress(0, init);
  const sender = await blockchain.treasury('sender');
  const {transactions} = await sender.send({
    to: address,
    value: toNano('1'),
    init,
    bounce: false,
  });
  const own = transactions.find(
    ({inMessage}) => inMessage?.info.dest?.toString() === address.toString(),
  );
  const description = own?.description;
  assert.ok(description?.type === 'generic' && description.computePhase.type === 'vm');
  assert.equal(description.computePhase.exitCode, 0);
  const {gasUsed} = description.computePhase;
  return {blockchain, address, gasUsed, sent: [...own!.outMessages.values()]};
}

test('lazy loading costs less gas and gives the same result', async () => {
  const data = beginCell()
    .storeAddress(contractAddress(0, {code: new Cell(), data: new Cell()}))
    .storeRef(beginCell().storeStringTail('name').endCell())
    .storeUint(1, 16)
    .storeUint(100, 16)
    .storeUint(5, 64)
    .endCell();
  const eager = await run(await compileTolk(here('eager.tolk')), data);
  const lazy = await run(await compileTolk(here('lazy.tolk')), data);
  const read = async ({blockchain, address}: typeof lazy) => {
    const {stackReader, gasUsed} = await blockchain.runGetMethod(address, 'counter');
    return {value: stackReader.readBigNumber(), gasUsed};
  };
  const [a, b] = [await read(eager), await read(lazy)];
  assert.equal(a.value, 6n);
  assert.equal(b.value, 6n);
  console.log(`get method: ${a.gasUsed} eager, ${b.gasUsed} lazy`);
  console.log(`message: ${eager.gasUsed} eager, ${lazy.gasUsed} lazy`);
  assert.ok(b.gasUsed < a.gasUsed);
  assert.ok(lazy.gasUsed < eager.gasUsed);
});

test('createMessage makes the message that FunC composes by hand', async () => {
  const func = await compileFunc({
    targets: ['reply-func.fc'],
    sources: {'reply-func.fc': readFileSync(here('reply-func.fc'), 'utf8')},
  });
  assert.equal(func.status, 'ok');
  assert.ok(func.status === 'ok');
  const a = await run(Cell.fromBase64(func.codeBoc), new Cell());
  const b = await run(await compileTolk(here('reply.tolk')), new Cell());
  assert.equal(a.sent.length, 1);
  const view = (one: (typeof a.sent)[number]) => ({
    body: one.body.hash().toString('hex'),
    value: one.info.type === 'internal' ? one.info.value.coins : undefined,
    bounce: one.info.type === 'internal' ? one.info.bounce : undefined,
  });
  assert.deepEqual(view(a.sent[0]!), view(b.sent[0]!));
});

test('each Tolk name in the table of renamed functions exists in the standard library', () => {
  const page = readFileSync(
    new URL(
      '../../docs/v3/documentation/smart-contracts/tolk/tolk-vs-func/stdlib.mdx',
      import.meta.url,
    ),
    'utf8',
  );
  const folder = new URL(
    '../../node_modules/@ton/tolk-js/dist/tolk-stdlib/',
    import.meta.url,
  );
  const library = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const names = new Set(
    [...library.matchAll(/^fun (?:.*?[.>?])?(\w+)(?:<[^(]*>)?\(/gm)].map(
      (match) => match[1],
    ),
  );
  const table = page.slice(
    page.indexOf('{#a-list-of-renamed-functions}'),
    page.indexOf('{#a-list-of-added-functions}'),
  );
  const shown = [...table.matchAll(/^\| .* \| (`.*`) \|$/gm)].flatMap((row) =>
    [...row[1]!.matchAll(/`(?:\w+\.)?(\w+)(?:\(.*?\))?`/g)].map((match) => match[1]!),
  );
  assert.ok(shown.length > 90, `${shown.length} names`);
  assert.deepEqual(
    shown.filter((name) => !names.has(name)),
    [],
  );
});
