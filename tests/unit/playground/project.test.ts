// Projects of several files and contracts: what the panel makes of them, and what runs.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {emptyWorld, people} from '../../../src/playground/engine/world.ts';
import {after, emptyChain} from '../../../src/playground/panel/logic/chain.ts';
import {cellInput, emptyDraft, type FieldDraft} from '../../../src/playground/panel/logic/draft.ts';
import {closureOf, contractsOf, importsOf, nameProblem, withoutRoot} from '../../../src/playground/panel/logic/files.ts';
import {GROUPS, groupOf} from '../../../src/playground/panel/logic/groups.ts';
import {Kept, MOST_KEPT, type Store} from '../../../src/playground/panel/logic/kept.ts';
import {
  codesIn,
  messagesOf,
  renamed,
  setupOf,
  startOf,
  storageOf,
  withEntry,
  without,
  type Project,
} from '../../../src/playground/panel/logic/project.ts';
import {loadSample} from '../../../src/playground/panel/logic/samples.ts';
import {parseProject, printProject, readShared, writeShared} from '../../../src/playground/panel/logic/share.ts';
import {decodable, storedOf} from '../../../src/playground/panel/logic/stored.ts';
import {templates, templateNames} from '../../../src/playground/panel/logic/templates.ts';
import {arrange} from '../../../src/tools/trace/steps.ts';
import {readTrace} from '../../../src/tools/trace/read.ts';
import {faultOf, rowsOf} from '../../../src/tools/trace/rows.ts';
import {call, sample} from './session.ts';

const MINTER = 'jetton-minter.tolk';
const WALLET = 'jetton-wallet.tolk';
const jetton = (): Project =>
  startOf({
    entry: MINTER,
    sources: Object.fromEntries([MINTER, WALLET, 'messages.tolk', 'wallet-storage.tolk'].map((file) => [file, sample(`jetton/${file}`)])),
  });

test('imports are relative to the file that asks, and a closure begins with the contract itself', () => {
  assert.deepEqual(importsOf('a/b.tolk', 'import "../c/d"\nimport "e.tolk"\nimport "@stdlib/gas-payments"\n'), ['c/d.tolk', 'a/e.tolk']);
  assert.deepEqual(importsOf('main.fc', '#include "imports/stdlib.fc";\n#include "lib/x.fc";'), ['lib/x.fc']);
  const {sources} = jetton();
  assert.deepEqual(closureOf(sources, WALLET), [WALLET, 'messages.tolk', 'wallet-storage.tolk']);
  assert.deepEqual(closureOf({'a.tolk': 'import "a"\nimport "gone"'}, 'a.tolk'), ['a.tolk']);
  assert.deepEqual(contractsOf(sources), [MINTER, WALLET]);
  assert.deepEqual(withoutRoot({'x/y/a.tolk': '1', 'x/z/b.tolk': '2'}), {'y/a.tolk': '1', 'z/b.tolk': '2'});
  assert.deepEqual(withoutRoot({'x/y/a.tolk': '1'}), {'a.tolk': '1'});
});

test('names of new files', () => {
  for (const [name, problem] of [
    ['a.tolk', undefined],
    ['lib/a.fc', undefined],
    ['taken.tolk', 'taken'],
    ['a.txt', 'ending'],
    ['', 'form'],
    ['../a.tolk', 'form'],
    ['/a.tolk', 'form'],
    ['a b.tolk', 'form'],
    ['.tolk', 'form'],
    ['constructor', 'ending'],
  ] as const)
    assert.equal(nameProblem(name, {'taken.tolk': ''}), problem, name);
});

test('each contract of a project has its own storage and messages; code is that of the contract it is named after', () => {
  const {sources} = jetton();
  assert.deepEqual(
    storageOf(sources, MINTER)!.map(({name, type, value}) => [name, type, type === 'code' ? value : '']),
    [
      ['totalSupply', 'coins', ''],
      ['admin', 'address', ''],
      ['walletCode', 'code', WALLET],
      ['content', 'ref', ''],
    ],
  );
  assert.deepEqual(
    storageOf(sources, WALLET)!.map(({name}) => name),
    ['balance', 'owner', 'minter'],
  );
  // What the contract takes comes first.
  assert.equal(messagesOf(sources, MINTER)[0]!.name, 'Mint');
  assert.equal(messagesOf(sources, WALLET)[0]!.name, 'Transfer');
});

test('files are renamed and deleted with everything that names them', () => {
  let project = {...jetton(), setups: {[MINTER]: setupOf(jetton(), MINTER), [WALLET]: setupOf(jetton(), WALLET)}};
  project = renamed(project, WALLET, 'wallets/one.tolk') as typeof project;
  assert.deepEqual(Object.keys(project.setups), [MINTER, 'wallets/one.tolk']);
  assert.deepEqual(codesIn(setupOf(project, MINTER).data), ['wallets/one.tolk']);
  assert.ok(Object.hasOwn(project.sources, 'wallets/one.tolk') && !Object.hasOwn(project.sources, WALLET));
  const fewer = without(project, MINTER);
  assert.equal(fewer.entry, 'wallets/one.tolk');
  const one = startOf({entry: 'a.tolk', sources: {'a.tolk': ''}});
  assert.equal(without(one, 'a.tolk'), one);
});

test('jetton: minter and wallet end to end, with balances, storages and codes of each', async () => {
  const project = jetton();
  const codes: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const entry of [MINTER, WALLET]) {
    const result = await call('compile', {language: 'tolk', entry, sources: project.sources});
    assert.ok(result.ok);
    codes[entry] = result.code;
    hashes[entry] = result.hash;
  }
  const deployed = await call('deploy', {
    world: emptyWorld(1_786_190_400),
    code: codes[MINTER]!,
    data: cellInput(setupOf(project, MINTER).data, codes),
    body: {kind: 'empty'},
    value: '500000000',
    from: people.owner,
    anew: true,
  });
  assert.ok(deployed.transactions[0]!.ok);
  let chain = after(emptyChain(), deployed);
  const minted = await call('internal', {
    world: chain.world,
    to: deployed.account,
    from: people.owner,
    value: '100000000',
    bounce: true,
    body: cellInput(project.message.body, codes),
  });
  chain = after(chain, minted);
  // Mint to the minter, internal_transfer to a wallet that it deploys; excesses leave the playground.
  assert.deepEqual(
    minted.transactions.map(({ok, codeHash}) => [ok, codeHash]),
    [
      [true, hashes[MINTER]],
      [true, hashes[WALLET]],
    ],
  );
  assert.equal(chain.contracts.length, 2);
  const [minter, wallet] = chain.contracts;
  assert.ok(minter!.before && !wallet!.before);
  const fields = [MINTER, WALLET].map((file) => storageOf(project.sources, file)!);
  const read = async (of: typeof chain) =>
    (
      await call('decode', {
        cells: of.contracts.map(({data}, index) => ({boc: data!, fields: decodable(fields[index])!})),
      })
    ).cells;
  const [ofMinter, ofWallet] = await read(chain);
  assert.deepEqual(
    storedOf(fields[0]!, ofMinter!, {values: ['0', people.owner, ofMinter!.values[2]!], whole: false}).map(({name, before}) => [
      name,
      before,
    ]),
    [
      ['totalSupply', '0'],
      ['admin', undefined],
      ['walletCode', undefined],
      ['content', undefined],
    ],
  );
  assert.deepEqual(ofWallet, {values: ['1000000000', people.owner, minter!.address], whole: true});

  // Half of it to the stranger: a second wallet comes up, and the notification leaves.
  const atWallet = withEntry(project, WALLET);
  const body = {
    ...atWallet.message.body,
    fields: atWallet.message.body.fields.map((field): FieldDraft =>
      field.name === 'destination'
        ? {...field, value: people.stranger}
        : field.name === 'amount'
          ? {...field, value: '400000000'}
          : field.name === 'forwardAmount'
            ? {...field, value: '1'}
            : field.name === 'responseDestination'
              ? {...field, value: people.owner}
              : field,
    ),
  };
  const moved = await call('internal', {
    world: chain.world,
    to: wallet!.address,
    from: people.owner,
    value: '200000000',
    bounce: true,
    body: cellInput(body, codes),
  });
  chain = after(chain, moved);
  assert.deepEqual(
    moved.transactions.map(({ok}) => ok),
    [true, true],
  );
  assert.deepEqual(
    moved.transactions[1]!.sent.map(({op, delivered}) => [op, delivered]),
    [
      ['0x7362d09c', false],
      ['0xd53276db', false],
    ],
  );
  fields.push(fields[1]!);
  assert.deepEqual(
    (await read(chain)).slice(1).map(({values}) => values.slice(0, 2)),
    [
      ['600000000', people.owner],
      ['400000000', people.stranger],
    ],
  );
  const supply = await call('get', {world: chain.world, account: minter!.address, method: 'get_jetton_data', stack: []});
  assert.deepEqual(supply.stack[0], {type: 'int', value: '1000000000'});

  // An address that a get method answers can be read.
  const answer = await call('get', {
    world: chain.world,
    account: minter!.address,
    method: 'get_wallet_address',
    stack: [{type: 'address', value: people.owner}],
  });
  assert.equal((answer.stack[0] as {address?: string}).address, wallet!.address);
  assert.equal((supply.stack[2] as {address?: string}).address, people.owner);

  // The trace viewer reads the same transactions, and its diagram has a row for each message, also for those that leave.
  const trace = readTrace(moved.transactions.map(({transaction}) => transaction).join('\n'));
  assert.ok(trace.kind === 'steps');
  assert.deepEqual(
    trace.steps.map(({account, depth, ok}) => [account, depth, ok]),
    moved.transactions.map(({account}, index) => [account, index, true]),
  );
  assert.deepEqual(
    trace.steps.map(({lt}) => lt.toString()),
    moved.transactions.map(({lt}) => lt),
  );
  const rows = rowsOf(trace.steps, new Set([people.owner, people.stranger, ...moved.transactions.map(({account}) => account)]));
  assert.deepEqual(
    rows.map(({from, to, step}) => [from, to, step]),
    [
      [people.owner, wallet!.address, 0],
      [wallet!.address, moved.transactions[1]!.account, 1],
      [moved.transactions[1]!.account, people.stranger, undefined],
      [moved.transactions[1]!.account, people.owner, undefined],
    ],
  );
  // Without lanes for people only what was received is drawn.
  assert.equal(rowsOf(trace.steps, new Set(moved.transactions.map(({account}) => account))).length, 2);
});

test('a fault in the diagram is the code that ended the transaction, or the reason why nothing ran', () => {
  const step = arrange([]).steps[0];
  assert.equal(step, undefined);
  const base = {exitCode: 401, success: false, gasUsed: 1n, gasFees: 1n, steps: 1};
  const at = (part: object) => faultOf({ok: false, compute: base, action: undefined, ...part} as never);
  assert.equal(at({}), '401');
  assert.equal(at({ok: true}), undefined);
  assert.equal(at({compute: {skipped: 'no-gas'}}), 'no-gas');
  assert.equal(at({compute: {...base, success: true}, action: {resultCode: 37}}), '37');
});

test('two of one contract live side by side; deployed again, one begins anew and the other stays', async () => {
  const source = sample('counter/counter.tolk');
  const project = startOf({entry: 'counter.tolk', sources: {'counter.tolk': source}});
  const result = await call('compile', {language: 'tolk', entry: 'counter.tolk', sources: project.sources});
  assert.ok(result.ok);
  const {data} = setupOf(project, 'counter.tolk');
  const deploy = async (world: Parameters<typeof after>[0]['world'], value: string) =>
    call('deploy', {
      world,
      code: result.code,
      data: cellInput({...data, fields: data.fields.map((field) => (field.name === 'value' ? {...field, value} : field))}),
      body: {kind: 'empty'},
      value: '500000000',
      from: people.owner,
      anew: true,
    });
  const first = await deploy(emptyWorld(1_786_190_400), '1');
  const second = await deploy(first.world, '2');
  assert.notEqual(first.account, second.account);
  const sent = await call('internal', {
    world: second.world,
    to: first.account,
    from: people.owner,
    value: '100000000',
    bounce: true,
    body: cellInput(project.message.body),
  });
  const value = async (world: typeof sent.world, account: string) =>
    (await call('get', {world, account, method: 'currentValue', stack: []})).stack;
  assert.deepEqual(await value(sent.world, first.account), [{type: 'int', value: '2'}]);
  assert.deepEqual(await value(sent.world, second.account), [{type: 'int', value: '2'}]);
  const again = await deploy(sent.world, '1');
  assert.equal(again.account, first.account);
  assert.deepEqual(await value(again.world, first.account), [{type: 'int', value: '1'}]);
  assert.equal(Object.keys(again.world.accounts).length, 2);
});

test('an endless chain is cut after the number that the panel says', async () => {
  const source = `fun onInternalMessage(in: InMessage) {
    createMessage({bounce: false, value: 0, dest: contract.getAddress()}).send(SEND_MODE_CARRY_ALL_REMAINING_MESSAGE_VALUE);
}
`;
  const result = await call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': source}});
  assert.ok(result.ok);
  const {transactions, cutOff} = await call('deploy', {
    world: emptyWorld(1_786_190_400),
    code: result.code,
    data: {kind: 'empty'},
    body: {kind: 'empty'},
    value: '100000000000',
    from: people.owner,
  });
  assert.equal(transactions.length, 32);
  assert.equal(cutOff, true);
});

test('what a cell does not hold is not read, and never an error', async () => {
  const {cells} = await call('decode', {
    cells: [
      {boc: 'te6cckEBAQEAAgAAAEysuc0=', fields: [{type: 'uint', bits: 8}]},
      {boc: 'te6cckEBAQEAAgAAAEysuc0=', fields: []},
    ],
  });
  assert.deepEqual(cells, [
    {values: [], whole: false},
    {values: [], whole: true},
  ]);
  const field = (type: FieldDraft['type']): FieldDraft => ({name: type, type, bits: 8, value: ''});
  assert.deepEqual(decodable([field('uint'), field('bits'), field('ref')]), [{type: 'uint', bits: 8}]);
  assert.deepEqual(decodable([field('code'), field('bits')]), [{type: 'ref'}, {type: 'bits', bits: 8}]);
  assert.equal(decodable([field('bits'), field('ref')]), undefined);
});

/** The site as the panel finds it: files under `samples/`, by their own names. */
async function fromDisk(first: string): Promise<Project> {
  const files: Record<string, string> = {};
  for (const queue = [...groupOf(first)]; queue.length > 0;) {
    const file = queue.shift()!;
    if (files[file] !== undefined) continue;
    files[file] = fs.readFileSync(file, 'utf8');
    queue.push(...importsOf(file, files[file]));
  }
  const sources = withoutRoot(files);
  return startOf({entry: Object.keys(sources)[0]!, sources});
}

test('contracts that need each other are in the tree, compile together, and fit into the names of a link', async () => {
  for (const group of GROUPS) {
    const project = await fromDisk(group[0]!);
    assert.ok(contractsOf(project.sources).length >= group.length, group[0]);
    for (const entry of contractsOf(project.sources)) {
      const result = await call('compile', {language: 'tolk', entry, sources: project.sources});
      assert.ok(result.ok, `${group[0]}: ${entry}: ${result.ok ? '' : result.text}`);
    }
    assert.deepEqual(parseProject(printProject(project)), JSON.parse(JSON.stringify(project)), group[0]);
  }
  assert.deepEqual(groupOf('samples/counter/counter.tolk'), ['samples/counter/counter.tolk']);
});

test('templates: one for each name, and those with a text here compile and answer', async () => {
  const list = templates(Object.fromEntries(templateNames.map((name) => [name, name])) as never);
  assert.equal(list.length, templateNames.length);
  for (const template of list.filter(({text}) => text !== undefined)) {
    const {entry, sources} = await loadSample(template);
    const result = await call('compile', {language: template.language, entry, sources});
    assert.ok(result.ok, template.name);
    assert.deepEqual(
      result.methods.map(({name}) => name),
      ['answer'],
    );
  }
  for (const {files} of list) for (const file of files) assert.ok(fs.existsSync(path.resolve(file)), file);
});

test('a link of the first version opens as a project; FunC without an ending gets one', async () => {
  const old = {
    language: 'func',
    entry: 'contract',
    sources: {contract: 'x'},
    data: {kind: 'boc', boc: 'te6', fields: []},
    deployValue: '0.7',
    message: {kind: 'external', from: people.owner, value: '0.2', bounce: false, body: emptyDraft},
    method: {name: 'm', arguments: []},
  };
  const project = parseProject(JSON.stringify([1, old]));
  assert.ok(!('problem' in project));
  assert.equal(project.entry, 'contract.fc');
  assert.deepEqual(setupOf(project, project.entry), {data: {...emptyDraft, kind: 'boc', boc: 'te6'}, body: emptyDraft, value: '0.7'});
  assert.equal(project.message.kind, 'external');
  assert.deepEqual(parseProject('[9, {}]'), {problem: 'newer'});
  for (const text of ['', 'null', '[1]', '[2, []]', '{}', '[1, {"sources": {"a": 1}, "entry": "a"}]', '[2, {"sources": null}]'])
    assert.deepEqual(parseProject(text), {problem: 'broken'}, text);
});

test('a link carries the whole jetton with its setups', async () => {
  const project = {...jetton(), setups: {[MINTER]: setupOf(jetton(), MINTER)}};
  const written = await writeShared(project);
  assert.ok('fragment' in written);
  assert.deepEqual(await readShared(`#${written.fragment}`), JSON.parse(JSON.stringify(project)));
});

/** A storage in memory, which may be full. */
function memory(most = Infinity): Store {
  const all = new Map<string, string>();
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > most) throw new Error('full');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
    key: (index) => [...all.keys()][index] ?? null,
    get length() {
      return all.size;
    },
  };
}

test('work is kept by page and sample, the latest is found, the oldest goes, and a full or broken storage is no error', () => {
  const store = memory();
  const kept = new Kept(store, '/v3/a');
  const other = new Kept(store, '/v3/b');
  const project = jetton();
  assert.equal(kept.write('one', project, 1), true);
  assert.equal(kept.write('two', {...project, entry: WALLET}, 2), true);
  assert.equal(other.latest(), undefined);
  assert.equal(kept.latest(), 'two');
  assert.equal(printProject(kept.read('one')!), printProject(project));
  assert.equal(other.read('one'), undefined);
  for (let at = 0; at < MOST_KEPT; at++) other.write(`n${at}`, project, 10 + at);
  assert.equal(kept.read('one'), undefined);
  assert.equal(store.length, MOST_KEPT);
  other.forget('n5');
  assert.equal(other.read('n5'), undefined);
  store.setItem('playground /v3/a bad', '1 [2, {"sources": 5}]');
  assert.equal(kept.read('bad'), undefined);
  assert.equal(new Kept(memory(10), '/').write('x', project), false);
  const refusing = new Proxy({} as Store, {
    get: () => {
      throw new Error('closed');
    },
  });
  const closed = new Kept(refusing, '/');
  assert.equal(closed.write('x', project), false);
  assert.equal(closed.read('x'), undefined);
  assert.equal(closed.latest(), undefined);
  assert.equal(new Kept(undefined, '/').write('x', project), false);
});
