import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, type Cell, toNano} from '@ton/core';
import {Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {figures} from './pages.ts';
import {compile, funcPage, rowsOf, run, runAll, sectionOf} from './func-run.ts';

const page = funcPage('functions');

test('names that the network calls have the numbers of the table', async () => {
  const heads = ['recv_internal() { }', 'recv_external() { }', 'run_ticktock() { }', 'split_prepare() { }', 'split_install() { }'];
  for (const [index, head] of heads.entries()) {
    const entry = index ? '() recv_internal() { }' : '';
    assert.equal((await compile(`${entry} () ${head}`, {bare: true})).error, undefined);
    // A function with the same number does not assemble.
    const clash = await compile(`${entry} () ${head} () other() method_id(${-index}) { }`, {bare: true});
    assert.match(clash.error ?? '', /already defined/, head);
  }
  assert.match((await compile('() main() { } () recv_internal() { }', {bare: true})).error ?? '', /already defined/);
  assert.match(
    (await compile('int recv_internal_() { return 1; } () f() { } ;; recv_internal()', {bare: true})).error ?? '',
    /`main` procedure not defined/,
  );
});

async function exitOfMessage(parameters: string): Promise<number | undefined> {
  const {code} = await compile(`() recv_internal(${parameters}) impure { throw_if(0xffff, 0); }`, {bare: true});
  const blockchain = await Blockchain.create();
  const address = new Address(0, Buffer.alloc(32, 9));
  await blockchain.setShardAccount(address, createShardAccount({address, code, data: beginCell().endCell(), balance: toNano('1')}));
  const {transactions} = await blockchain.sendMessage(
    internal({from: new Address(0, Buffer.alloc(32, 1)), to: address, value: toNano('1'), bounce: false, body: beginCell().endCell()}),
  );
  const {description} = transactions[0] ?? {};
  return description?.type === 'generic' && description.computePhase.type === 'vm' ? description.computePhase.exitCode : undefined;
}

test('recv_internal has four values, and a fifth parameter fails', async () => {
  const four = ['int my_balance', 'int msg_value', 'cell in_msg_full', 'slice in_msg_body'];
  for (let count = 0; count <= 4; count++) assert.equal(await exitOfMessage(four.slice(4 - count).join(', ')), 0);
  assert.equal(await exitOfMessage(['int fifth', ...four].join(', ')), 2);
});

test('the compiler wants heads as the page writes them', async () => {
  const wrong: [string, RegExp][] = [
    ['() f() {}', /function body block expected/],
    ['() f() inline impure { }', /expected instead of `impure`/],
    ['() f() method_id inline { }', /expected instead of `inline`/],
    ['int f(int x) { return 1; } int f() { return 2; }', /cannot be unified with new type/],
    ['int f() { throw(5); }', /implicit end-of-block return type/],
    ['int f(int x) { if (x) { return 1; } }', /implicit end-of-block return type/],
    ['int f() method_id(7) { return 1; } int g() method_id(7) { return 1; }', /already defined/],
    ['() f() { later(); }', /later/],
    ['(int, int) ~foo(int x) { return (x, 7); } _ f() method_id { int x = 1; return x.foo(); }', /cannot generate code/],
    ['int inc(int x) { return x + 1; } _ f() method_id { int x = 1; x~inc(); return x; }', /in modifying method `inc`/],
    ['forall X -> X same(X x) { return x; } _ f() method_id { return same((1, 2)); }', /cannot unify generic type and tensor/],
    ['forall X -> X next(X x) { return x + 1; }', /cannot unify type A with int/],
    ['int sub(int x, int y) asm(y) "SUB";', /identifier expected/],
  ];
  for (const [source, message] of wrong) assert.match((await compile(source)).error ?? '', message, source);
});

test('names of the assembler cannot be names of functions', async () => {
  const names = [...(/[^.;]*`swap`[^.;]*/.exec(page)?.[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string);
  assert.equal(names.length, 11);
  for (const name of names) {
    const {error} = await compile(`int ${name}(int x, int y) { return x + 2 * y; } int f() method_id { return ${name}(1, 2); }`, {
      bare: true,
    });
    assert.ok(error, name);
  }
});

test('calls that are not impure are removed', async () => {
  assert.equal(await run('() check(int ok) { throw_unless(403, ok); } _ f() method_id { check(0); return 1; }'), '1');
  assert.equal(await run('() check(int ok) impure { throw_unless(403, ok); } _ f() method_id { check(0); return 1; }'), 'exit 403');
  assert.equal(
    await run('() check(int ok); _ f() method_id { check(0); return 1; } () check(int ok) impure { throw_unless(403, ok); }'),
    '1',
  );
  assert.equal(await run('_ f() method_id { check(0); return 1; } () check(int ok) impure { throw_unless(403, ok); }'), '1');
  assert.equal(await run('global int g; () set() { g = 5; } _ f() method_id { g = 1; set(); return g; }'), '1');
  assert.equal(
    await run(
      '() w() { set_data(begin_cell().store_uint(1, 8).end_cell()); } _ f() method_id { w(); return get_data().cell_depth() + get_data().begin_parse().slice_bits(); }',
    ),
    '0',
  );
  assert.equal(await run('_ f() method_id { slice s = "00"s; s~load_uint(32); return 1; }'), '1');
  assert.equal(await run('_ f() method_id { slice s = "00"s; s~load_uint(32); return s; }'), 'exit 9');
});

test('results of the examples', async () => {
  assert.equal(
    await run(
      '(int, ()) ~increase(int x, int by) { return (x + by, ()); } _ f() method_id { int total = 5; total~increase(3); return total; }',
    ),
    '8',
  );
  assert.equal(
    await run(
      'int inc(int x) { return x + 1; } (int, ()) ~inc(int x) { return (x + 1, ()); } _ f() method_id { int x = 1; int y = x.inc(); x~inc(); return (x, y); }',
    ),
    '2 2',
  );
  assert.equal(
    await run(
      'int foo(int x) { return x + 1; } int .foo(int x) { return x + 100; } (int, int) ~foo(int x) { return (x + 1000, 7); } _ f() method_id { int x = 1; int a = foo(x); int b = x.foo(); int c = x~foo(); return (a, b, c, x); }',
    ),
    '2 101 7 1001',
  );
  const asm = /```func fragment in=contract\n(builder store_flag[\s\S]*?)```/.exec(page)?.[1] ?? '';
  assert.equal(await run(`${asm} _ f() method_id { return (moddiv_of(7, 2), moddiv_flipped(2, 7)); }`), '1 3 1 3');
  const six = /(int six\(\) asm[\s\S]*?;)\n```/.exec(page)?.[1] ?? '';
  assert.equal(await run(`${six} _ f() method_id { return six(); }`), '6');
  const turned = /(forall X, Y -> \[Y, X\] turned[\s\S]*?\n\})/.exec(page)?.[1] ?? '';
  assert.match(await run(`${turned} _ f() method_id { return turned([1, "ab"s]); }`), /^\[x\{AB\} 1\]$/);
});

test('numbers of get methods', async () => {
  const {assembly} = await compile(/```func fragment in=contract\n(int seqno[\s\S]*?)```/.exec(page)?.[1] ?? '');
  assert.ok(assembly.includes('85143 DECLMETHOD seqno'));
  assert.ok(assembly.includes('100001 DECLMETHOD probe'));
  const named = await compile('int get_contract_info() method_id { return 1; }');
  const number = /(\d+) DECLMETHOD get_contract_info/.exec(named.assembly)?.[1];
  assert.ok(assembly.includes(`${number} DECLMETHOD get_info`));
  assert.ok(Number(number) >= 65536);
  // Functions without a number of their own are counted from 1, so that this one collides.
  assert.match(
    (await compile('() recv_internal() { } int first_() { return 1; } int f() method_id(1) { return first_(); }')).error ?? '',
    /already defined/,
  );
});

test('arguments of instructions are computed in their order on the stack', async () => {
  const source =
    'global int log; int note(int n) impure { log = log * 10 + n; return n; } builder make(int n) impure { note(n); return begin_cell(); } builder put(builder b, int x) asm(x b) "8 STI"; _ f() method_id { log = 0; builder b = put(make(1), note(2)); return (log, b.builder_bits()); }';
  assert.equal(await run(source), '21 8');
  const {code, error} = await compile(`#pragma compute-asm-ltr;\n${source}`);
  assert.equal(error, undefined);
  assert.ok(code);
  assert.equal(await run(`#pragma compute-asm-ltr;\n${source}`), '12 8');
});

function size(code: Cell): string {
  const seen = new Map<string, number>();
  const walk = (cell: Cell): void => {
    const hash = cell.hash().toString('hex');
    if (seen.has(hash)) return;
    seen.set(hash, cell.bits.length);
    cell.refs.forEach(walk);
  };
  walk(code);
  return `${seen.size} cells, ${[...seen.values()].reduce((sum, bits) => sum + bits, 0)} bits`;
}

test('gas and size of the three kinds of functions', async () => {
  const source = /```func title=[^\n]*\n([\s\S]*?)```/.exec(sectionOf(page, 'inline_ref-specifier'))?.[1] ?? '';
  const once = source.replace('sq(x) + sq(x + 1) + sq(x + 2)', 'sq(x)');
  assert.notEqual(once, source);
  const measured: string[][] = [];
  for (const specifier of ['', 'inline', 'inline_ref']) {
    const row: string[] = [];
    for (const text of [once, source]) {
      const whole = text.replace('int sq(int x) {', `int sq(int x) ${specifier} {`);
      const {gas} = await runAll(whole);
      row.push(String(gas), size((await compile(whole)).code));
    }
    measured.push(row);
  }
  const shown = rowsOf(sectionOf(page, 'inline_ref-specifier')).map(([, ...cells]) => cells.map((cell) => figures(cell, 'en')));
  assert.deepEqual(
    shown,
    measured.map((cells) => cells.map((cell) => figures(cell, 'en'))),
  );
});
