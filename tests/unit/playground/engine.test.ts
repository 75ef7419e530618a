import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, Cell, comment, internal, storeMessageRelaxed} from '@ton/core';
import {mainnet} from '../../../data/config/mainnet.ts';
import {surroundings} from '../../../data/tvm/surroundings.ts';
import {EngineError} from '../../../src/playground/engine/errors.ts';
import type {CellInput, CompileResult, ErrorCode, RawRunResult, StackValue, World} from '../../../src/playground/engine/protocol.ts';
import {methodId} from '../../../src/playground/engine/vm/method-id.ts';
import {emptyWorld, people} from '../../../src/playground/engine/world.ts';
import {call, sample} from './session.ts';

const NOW = 1_786_190_400;

async function compiled(file: string, language: 'tolk' | 'func' = 'tolk'): Promise<CompileResult & {ok: true}> {
  const result = await call('compile', {language, entry: file, sources: {[file]: sample(file)}});
  assert.ok(result.ok, JSON.stringify(result));
  return result;
}

const counterData: CellInput = {
  kind: 'fields',
  fields: [
    {type: 'address', value: people.owner},
    {type: 'uint', bits: 64, value: '7'},
  ],
};

async function deployedCounter(): Promise<{world: World; account: string}> {
  const {code} = await compiled('counter/counter.tolk');
  const {world, account, transactions} = await call('deploy', {
    world: emptyWorld(NOW),
    code,
    data: counterData,
    body: {kind: 'empty'},
    value: '50000000',
    from: people.owner,
  });
  assert.equal(transactions.length, 1);
  assert.equal(transactions[0]!.ok, true);
  return {world, account};
}

const increase = (by: number): CellInput => ({
  kind: 'fields',
  fields: [
    {type: 'uint', bits: 32, value: '0x6dbc78db'},
    {type: 'uint', bits: 64, value: '0'},
    {type: 'uint', bits: 32, value: String(by)},
  ],
});

const fails = (code: ErrorCode, field?: string) => (error: unknown) => {
  assert.ok(error instanceof EngineError, String(error));
  assert.equal(error.code, code, error.message);
  if (field !== undefined) assert.equal(error.field, field);
  return true;
};

test('R-502: the counter in Tolk and in FunC compiles to what the compilers of the packages give', async () => {
  const tolk = await compiled('counter/counter.tolk');
  assert.equal(Cell.fromBase64(tolk.code).hash().toString('hex'), tolk.hash);
  assert.equal(tolk.compiler, 'Tolk 1.3.0');
  assert.deepEqual(
    tolk.methods.map(({name, id, returns}) => [name, id, returns]),
    [
      ['currentValue', 81289, 'int'],
      ['owner', 83229, 'address'],
    ],
  );
  const func = await compiled('counter/counter.fc', 'func');
  assert.equal(func.compiler, 'FunC 0.4.6');
  assert.deepEqual(
    func.methods.map(({name}) => name),
    ['currentValue', 'owner'],
  );
});

test('R-502: compile errors have file, line and column', async () => {
  const tolk = await call('compile', {
    language: 'tolk',
    entry: 'a.tolk',
    sources: {'a.tolk': 'import "b"\nfun onInternalMessage(in: InMessage) { one(); }\n', 'b.tolk': 'fun one() {\n  return two();\n}\n'},
  });
  assert.ok(!tolk.ok);
  assert.deepEqual(tolk.diagnostics, [{file: 'b.tolk', line: 2, column: 10, message: 'undefined symbol `two`'}]);
  const func = await call('compile', {language: 'func', entry: 'a.fc', sources: {'a.fc': '() recv_internal() {\n int a = foo();\n}'}});
  assert.ok(!func.ok);
  assert.deepEqual(func.diagnostics, [{file: 'a.fc', line: 2, column: 10, message: 'function `foo` undefined'}]);
  const missing = await call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': 'import "gone"\nfun main() {}\n'}});
  assert.ok(!missing.ok);
  assert.match(missing.diagnostics[0]!.message, /no file gone\.tolk/);
});

test("R-502: FunC includes stdlib.fc from any folder, and code is that of the node's file", async () => {
  const code = (include: string): string =>
    `${include}\n() recv_internal(int value, slice body) impure {\n    set_data(begin_cell().store_slice(body).end_cell());\n}\n`;
  const hash = async (sources: Record<string, string>): Promise<string> => {
    const result = await call('compile', {language: 'func', entry: 'main.fc', sources});
    assert.ok(result.ok, JSON.stringify(result));
    return result.hash;
  };
  const expected = await hash({'main.fc': code('#include "stdlib.fc";')});
  // By the file of ton-blockchain/ton v2026.06.
  assert.equal(expected, '4ad45399f6708ef639dcb7b5bae649fcfb56e9caaed0f7e3083538574dd1e92e');
  assert.equal(await hash({'main.fc': code('#include "imports/stdlib.fc";')}), expected);
  assert.equal(
    await hash({'main.fc': code('  #include "../imports/stdlib.fc";\n#include "lib/a.fc";'), 'lib/a.fc': '#include "stdlib.fc";'}),
    expected,
  );
  // What the reader has goes first.
  const own = await hash({
    'main.fc': code('#include "imports/stdlib.fc";').replace('set_data', 'put'),
    'imports/stdlib.fc':
      '() put(cell c) impure asm "c4 POP"; builder begin_cell() asm "NEWC"; builder store_slice(builder b, slice s) asm "STSLICER"; cell end_cell(builder b) asm "ENDC";',
  });
  assert.equal(own, expected);
});

test('R-502: a file that is not there is named with its line and what to do', async () => {
  for (const [language, include, file] of [
    ['func', '#include "imports/mathlib.fc";', 'imports/mathlib.fc'],
    ['tolk', 'import "lib/errors"', 'lib/errors.tolk'],
  ] as const) {
    const entry = language === 'func' ? 'main.fc' : 'main.tolk';
    const result = await call('compile', {language, entry, sources: {[entry]: `\n${include}\n`}});
    assert.ok(!result.ok);
    assert.equal(result.diagnostics[0]!.line, 2);
    assert.match(result.diagnostics[0]!.message, new RegExp(`there is no file ${file} in the playground: put its text in`));
  }
});

test('R-502: deploy, message, get method; the state is the world that comes back', async () => {
  const {world, account} = await deployedCounter();
  const sent = await call('internal', {world, to: account, from: people.stranger, value: '50000000', bounce: true, body: increase(5)});
  const [transaction] = sent.transactions;
  assert.ok(transaction?.ok && !('skipped' in transaction.compute));
  assert.equal(transaction.compute.exitCode, 0);
  // The trace accounts for all of the gas.
  assert.equal(
    transaction.trace.steps.reduce((sum, {gas}) => sum + (gas ?? 0), 0),
    transaction.compute.gasUsed,
  );
  assert.equal(transaction.trace.total, transaction.compute.vmSteps);
  const value = async (at: World): Promise<unknown> => (await call('get', {world: at, account, method: 'currentValue', stack: []})).stack;
  assert.deepEqual(await value(sent.world), [{type: 'int', value: '12'}]);
  assert.deepEqual(await value(world), [{type: 'int', value: '7'}]);
  const byId = await call('get', {world, account, method: '81289', stack: []});
  assert.deepEqual(byId.stack, [{type: 'int', value: '7'}]);
});

test('R-502: a contract that throws bounces the message, and the trace says where', async () => {
  const {world, account} = await deployedCounter();
  const body: CellInput = {
    kind: 'fields',
    fields: [
      {type: 'uint', bits: 32, value: '0x30a6c5ab'},
      {type: 'uint', bits: 64, value: '0'},
    ],
  };
  const {transactions} = await call('internal', {world, to: account, from: people.stranger, value: '50000000', bounce: true, body});
  const {compute, sent, trace, ok} = transactions[0]!;
  assert.equal(ok, false);
  assert.ok(!('skipped' in compute));
  assert.equal(compute.exitCode, 401);
  assert.equal(trace.steps.at(-1)?.thrown, 401);
  assert.equal(sent[0]?.bounced, true);
  assert.equal(sent[0]?.delivered, false);
});

test('R-502: an external message that is not accepted changes nothing', async () => {
  const {world, account} = await deployedCounter();
  const {refused, transactions, world: after} = await call('external', {world, to: account, body: {kind: 'empty'}});
  assert.equal(refused?.exitCode, 11);
  assert.deepEqual(transactions, []);
  assert.deepEqual(after, world);
});

test('R-502: messages are delivered among the contracts of the playground, and actions are told', async () => {
  const code = await call('compile', {
    language: 'tolk',
    entry: 'a.tolk',
    sources: {
      'a.tolk': `fun onInternalMessage(in: InMessage) {
        reserveToncoinsOnBalance(1000, 0);
        if (in.body.isEmpty()) { return; }
        val msg = createMessage({bounce: false, value: ton("0.01"), dest: contract.getAddress()});
        msg.send(1);
      }`,
    },
  });
  assert.ok(code.ok, JSON.stringify(code));
  const first = await call('deploy', {
    world: emptyWorld(NOW),
    code: code.code,
    data: {kind: 'empty'},
    body: {kind: 'fields', fields: [{type: 'text', value: 'go'}]},
    value: '1000000000',
    from: people.owner,
  });
  assert.equal(first.transactions.length, 2);
  assert.deepEqual(
    first.transactions[0]!.actions.map(({type}) => type),
    ['reserve', 'send'],
  );
  assert.equal(first.transactions[0]!.sent[0]?.delivered, true);
  assert.equal(first.transactions[1]!.message.from, first.account);
});

test('R-502, R-111: raw code costs what the instruction costs, and hashes and offsets are its own', async () => {
  const result = await call('run', {
    code: {assembly: 'ADD'},
    stack: [
      {type: 'int', value: '5'},
      {type: 'int', value: '-0x7'},
    ],
  });
  assert.deepEqual(result.stack, [{type: 'int', value: '-2'}]);
  const [step, end] = result.trace.steps;
  assert.deepEqual(
    {...step, cell: undefined},
    {instruction: 'ADD', before: ['5', '-7'], after: ['-2'], gas: 18, gasLeft: 999_982, cell: undefined, offset: 0},
  );
  assert.equal(step!.cell, result.hash.toUpperCase());
  assert.equal(end!.instruction, 'implicit RET');
  assert.equal(result.gasUsed, 18 + 5);
});

test('R-111: code of its own runs with the c7 of a transaction, and pays nothing for it', async () => {
  const top = async (assembly: string) => {
    const {exitCode, stack, gasUsed, gasBefore} = await call('run', {code: {assembly}, stack: [{type: 'int', value: '5'}]});
    assert.equal(exitCode, 0, assembly);
    assert.deepEqual(stack[0], {type: 'int', value: '5'}, assembly);
    return {value: stack.at(-1)!, gasUsed, gasBefore};
  };
  const numbers = (value: StackValue): (string | undefined)[] =>
    value.type === 'tuple' ? value.items.map((item) => (item.type === 'int' ? item.value : undefined)) : [];
  const last = await top('PREVMCBLOCKS INDEX 0');
  assert.deepEqual(numbers(last.value).slice(0, 3), ['-1', String(1n << 63n), String(mainnet.block)]);
  assert.deepEqual(numbers((await top('PREVMCBLOCKS LAST')).value)[2], String(mainnet.block - 15));
  assert.deepEqual(numbers((await top('PREVMCBLOCKS_100 INDEX 0')).value)[2], String(mainnet.block - (mainnet.block % 100)));
  assert.ok(Number(numbers((await top('PREVKEYBLOCK')).value)[2]) < mainnet.block);
  assert.deepEqual((await top('INMSG_VALUE')).value, {type: 'int', value: '1000000000'});
  const price = mainnet.forward.basechain;
  const forward = price.lump - ((price.lump * BigInt(price.firstFraction)) >> 16n);
  assert.deepEqual((await top('INMSG_FWDFEE')).value, {type: 'int', value: String(forward)});
  const {value, gasUsed, gasBefore} = await top('GASCONSUMED');
  assert.equal(gasUsed, 26 + 5);
  assert.deepEqual(value, {type: 'int', value: String(26 + gasBefore)});
  assert.equal(surroundings.block, mainnet.block);
  assert.equal(surroundings.date, mainnet.date);
  assert.equal(new Date(surroundings.now * 1000).toISOString().slice(0, 10), mainnet.date);
});

test('R-111: that c7 has the form of the one which the executor makes for a message', async () => {
  // Without a body: a dictionary of methods is not needed, every message comes here.
  const looks = 'PUSHCTR c7';
  const {code} = await call('assemble', {assembly: `${looks} DROP`});
  const message = {body: {kind: 'empty'}, value: '1000000000', from: people.owner} as const;
  const {world, account} = await call('deploy', {...message, world: emptyWorld(NOW), code, data: {kind: 'empty'}});
  const {transactions} = await call('internal', {...message, world, to: account, bounce: true});
  const real = transactions[0]!.trace.steps[0]!.after!.at(-1)!;
  const {trace} = await call('run', {code: {assembly: looks}, stack: []});
  // Kinds of values in their places: numbers, cells, nulls.
  const form = (printed: string) => printed.replace(/\b(CS?)\{(?:Cell\{[^}]*\})?[^}]*\}/g, '$1').replace(/-?\b\d+\b/g, '0');
  assert.equal(form(trace.steps[0]!.after!.at(-1)!), form(real));
});

test('R-111: every type of value goes in and comes out', async () => {
  const cell = beginCell().storeUint(5, 8).storeRef(beginCell().storeUint(1, 1).endCell()).endCell();
  const boc = cell.toBoc().toString('base64');
  const stack: StackValue[] = [
    {type: 'null'},
    {type: 'nan'},
    {type: 'int', value: String(-(2n ** 256n))},
    {type: 'int', value: String(2n ** 256n - 1n)},
    {type: 'cell', boc},
    {type: 'slice', boc},
    {type: 'builder', boc},
    {type: 'continuation', code: boc},
    {type: 'tuple', items: []},
    {type: 'tuple', items: [{type: 'int', value: '1'}]},
    {type: 'tuple', items: [{type: 'int', value: '1'}, {type: 'null'}]},
    {
      type: 'tuple',
      items: [{type: 'int', value: '1'}, {type: 'tuple', items: [{type: 'cell', boc}]}, {type: 'nan'}, {type: 'int', value: '4'}],
    },
  ];
  const result = await call('run', {code: {assembly: 'NOP'}, stack});
  assert.equal(result.exitCode, 0);
  assert.deepEqual(result.stack, stack);
});

test('R-111: a continuation on the stack runs', async () => {
  const {code} = await call('assemble', {assembly: 'INC'});
  const result = await call('run', {
    code: {assembly: 'EXECUTE'},
    stack: [
      {type: 'int', value: '41'},
      {type: 'continuation', code},
    ],
  });
  assert.deepEqual(result.stack, [{type: 'int', value: '42'}]);
});

test('R-111: what is disassembled assembles to the same code', async () => {
  const {code, hash} = await compiled('counter/counter.tolk');
  const {assembly} = await call('disassemble', {code});
  assert.match(assembly, /THROWIFNOT 401/);
  assert.equal((await call('assemble', {assembly})).hash, hash);
});

test('R-502: a loop ends with its gas, and its trace is short', async () => {
  const result = await call('run', {code: {assembly: 'PUSHCONT { NOP } AGAIN'}, stack: [], limits: {gas: 200_000}});
  assert.equal(result.exitCode, -14);
  assert.equal(result.gasUsed, 200_000);
  assert.ok(result.trace.total > result.trace.steps.length);
  assert.equal(result.trace.skippedAt, 3000);
  assert.ok(result.trace.steps.at(-1)!.gasLeft! < 100);
});

test('R-502: every wrong input is refused with what and where', async () => {
  const {world, account} = await deployedCounter();
  const send = (body: CellInput, part: object = {}) =>
    call('internal', {world, to: account, from: people.owner, value: '1', bounce: true, body, ...part});
  await assert.rejects(send({kind: 'boc', boc: 'not a bag of cells'}), fails('bad-boc', 'body'));
  await assert.rejects(send({kind: 'boc', boc: 'b5ee9c72'}), fails('bad-boc', 'body'));
  await assert.rejects(send({kind: 'boc', boc: ''}), fails('bad-boc', 'body'));
  await assert.rejects(send({kind: 'boc', boc: 'A'.repeat(3_000_000)}), fails('bad-boc', 'body'));
  await assert.rejects(send({kind: 'fields', fields: [{type: 'uint', bits: 8, value: '256'}]}), fails('bad-integer', 'body.fields[0]'));
  await assert.rejects(send({kind: 'fields', fields: [{type: 'uint', bits: 999, value: '1'}]}), fails('bad-integer'));
  await assert.rejects(send({kind: 'fields', fields: [{type: 'bits', value: 'xyz'}]}), fails('bad-bits'));
  await assert.rejects(
    send({kind: 'fields', fields: Array.from({length: 5}, () => ({type: 'uint', bits: 256, value: '1'}) as const)}),
    fails('cell-overflow', 'body.fields[4]'),
  );
  await assert.rejects(send({kind: 'empty'}, {from: 'EQnowhere'}), fails('bad-address', 'from'));
  await assert.rejects(send({kind: 'empty'}, {value: '-1'}), fails('bad-integer', 'value'));
  const get = (part: object) => call('get', {world, account, method: 'owner', stack: [], ...part});
  await assert.rejects(get({account: people.stranger}), fails('no-account'));
  await assert.rejects(get({method: 'two words'}), fails('bad-method'));
  await assert.rejects(get({stack: [{type: 'int', value: 'five'}]}), fails('bad-integer', 'stack[0]'));
  await assert.rejects(get({limits: {gas: 1e9}}), fails('bad-integer', 'limits.gas'));
  let deep: StackValue = {type: 'null'};
  for (let index = 0; index < 200; index++) deep = {type: 'tuple', items: [deep]};
  await assert.rejects(get({stack: [deep]}), fails('too-deep'));
  await assert.rejects(call('run', {code: {assembly: 'ADD\nNO_SUCH 5'}, stack: []}), (error: unknown) => {
    fails('bad-assembly')(error);
    assert.equal((error as EngineError).line, 2);
    return true;
  });
  await assert.rejects(
    call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': ' '.repeat(1_000_001)}}),
    fails('source-too-large', 'sources'),
  );
});

test('R-502: a wrong type on the stack is an exit code, not an error', async () => {
  const result = await call('run', {code: {assembly: 'ADD'}, stack: [{type: 'null'}, {type: 'int', value: '1'}]});
  assert.equal(result.exitCode, 7);
  assert.equal(result.trace.steps[0]?.thrown, 7);
});

test('what raw code leaves to the action phase is told, in order, and only where it would be done', async () => {
  const int = (value: number): StackValue => ({type: 'int', value: String(value)});
  const message = beginCell()
    .store(
      storeMessageRelaxed(
        internal({to: Address.parseRaw(`0:${'12'.repeat(32)}`), value: 1_000_000_000n, bounce: true, body: comment('hello')}),
      ),
    )
    .endCell();
  const cell: StackValue = {type: 'cell', boc: message.toBoc().toString('base64')};
  const ran = async (assembly: string, stack: readonly StackValue[]): Promise<RawRunResult> => call('run', {code: {assembly}, stack});

  const both = await ran('SENDRAWMSG PUSHINT_4 7 PUSHINT_4 2 RAWRESERVE', [int(5), cell, int(3)]);
  assert.equal(both.exitCode, 0);
  assert.deepEqual(both.stack, [int(5)], 'the run that is shown knows nothing of c5');
  const [send, reserve] = both.actions!;
  assert.ok(send?.type === 'send');
  assert.equal(send.mode, 3);
  assert.equal(send.message.to, `0:${'12'.repeat(32)}`);
  assert.equal(send.message.value, '1000000000');
  assert.equal(send.message.comment, 'hello');
  assert.deepEqual(reserve, {type: 'reserve', mode: 2, value: '7'});
  assert.equal(Cell.fromBase64(both.actionList!).refs.length, 1);

  // Also where the code ends by its other exit, and with c5 set by hand.
  assert.equal((await ran('RAWRESERVE RETALT', [int(7), int(0)])).actions?.length, 1);
  assert.equal((await ran('POPCTR c5', [{type: 'cell', boc: both.actionList!}])).actions?.length, 2);
  // What throws leaves nothing; what asks for nothing has nothing.
  assert.equal((await ran('RAWRESERVE THROW 100', [int(7), int(0)])).actions, undefined);
  assert.equal((await ran('ADD', [int(7), int(0)])).actions, undefined);
});

test('R-502: the compiler survives a source that breaks it', async () => {
  await assert.rejects(
    call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': `fun f() { return ${'('.repeat(400_000)};}`}}),
    /Maximum call stack|unreachable|memory/,
  );
  await compiled('counter/counter.tolk');
});

test('the numbers of methods are those of the compiler', async () => {
  const {methods} = await compiled('counter/counter.tolk');
  for (const {name, id} of methods) assert.equal(methodId(name), id);
});
