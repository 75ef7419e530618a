import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {body, compile, funcPage, rowsOf, run, sectionOf, value} from './func-run.ts';
import {digest} from './source-digest.ts';

const page = funcPage('statements');
/** The node's repository; not part of this one, so a fresh clone compares with the hash alone. */
const NODE = path.join(__dirname, '../../../../.mirror/ton-blockchain+ton/repo');
/** SHA-256 of the sorted operators of keywords.cpp, in release v2026.06 (commit bbc3bc6d52abbe3a7f852b22050708166fdaafbc). */
const OPERATORS = '7b9945ffd08d4e76139cc8fc9eed6cdd114373e5014c706598b9d071c28c43b1';

const plain = (text = ''): string => text.replace(/−/g, '-');
const code = (cell = ''): string => /^`([^`]*)`/.exec(cell)?.[1] ?? '';

/** The operators of the tables of the page. */
function listedOperators(): Set<string> {
  const table = rowsOf(sectionOf(page, 'operators')).filter(([priority]) => /^\d+$/.test(priority ?? ''));
  const assignments = [...sectionOf(page, 'assignments').matchAll(/`([^`a-z ]*=)`/g)].map(([, word]) => word as string);
  const listed = new Set([
    ...table.flatMap(([, cell]) => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word as string)),
    ...assignments,
  ]);
  listed.delete('? :');
  return listed;
}

test('every operator of the compiler is in the table of priorities, and no other', () => {
  assert.equal(digest(listedOperators()), OPERATORS);
});

test('the hash is that of the operators in the file of the node', {skip: !fs.existsSync(NODE)}, () => {
  const source = execFileSync('git', ['--git-dir', NODE, 'show', 'v2026.06:crypto/func/keywords.cpp'], {encoding: 'utf8'});
  const long = [...source.matchAll(/add_keyword\("([^"a-z#]+)", Kw::/g)].map(([, word]) => word as string);
  // `->` belongs to types; single signs are declared elsewhere.
  const operators = new Set([...long.filter((word) => word !== '->'), ...'~*/%&-+|^<>='].filter((word) => word !== ''));
  assert.deepEqual([...listedOperators()].sort(), [...operators].sort());
  assert.equal(digest(operators), OPERATORS);
});

test('expressions are read as the table says', async () => {
  const rows = rowsOf(sectionOf(page, 'operators')).filter((cells) => cells.length === 3 && code(cells[0]) && !/^\d/.test(cells[0] ?? ''));
  assert.equal(rows.length, 7);
  for (const [expression, reading, result] of rows) {
    const got = await value(code(expression));
    if (!code(reading)) assert.match(got, /^error/, expression);
    else {
      assert.equal(got, plain(result), expression);
      assert.equal(await value(code(reading)), got, reading);
    }
  }
});

test('priorities: an operator of a higher row binds first', async () => {
  // Each pair gives another value when it is read the other way round.
  const pairs: [string, string, string][] = [
    ['~ 1 & 3', '(~ 1) & 3', '~ (1 & 3)'],
    ['2 + 3 * 4', '2 + (3 * 4)', '(2 + 3) * 4'],
    ['6 | 1 & 0', '6 | (1 & 0)', '(6 | 1) & 0'],
    ['1 << 2 - 1', '1 << (2 - 1)', '(1 << 2) - 1'],
    ['8 == 1 << 3', '8 == (1 << 3)', '(8 == 1) << 3'],
    ['2 - 3 - 4', '(2 - 3) - 4', '2 - (3 - 4)'],
    ['100 / 7 * 7', '(100 / 7) * 7', '100 / (7 * 7)'],
  ];
  for (const [expression, right, wrong] of pairs) {
    assert.equal(await value(expression), await value(right), expression);
    assert.notEqual(await value(expression), await value(wrong), expression);
  }
  assert.equal(await value('0 ? 2 : 0 ? 3 : 4'), '4');
  assert.equal(await value('(a, b)', 'int a = 1; int b = 2; a = b = 7;'), '7 7');
  assert.match(await value('5 == 5 == 5'), /^error/);
});

test('the table of roundings', async () => {
  const operands = [
    ['7', '2'],
    ['-7', '2'],
    ['7', '-2'],
  ];
  const rows = rowsOf(sectionOf(page, 'binary-operators')).filter((cells) => cells.length === 4);
  assert.equal(rows.length, 6);
  for (const [operator, ...results] of rows)
    for (const [index, [x, y]] of operands.entries()) {
      const hidden = `int x = ${x}; x~touch(); int y = ${y}; y~touch();`;
      assert.equal(await value(`${x} ${code(operator)} ${y}`), plain(results[index]), operator);
      assert.equal(await value(`x ${code(operator)} y`, hidden), plain(results[index]), operator);
    }
  for (const [quotient, remainder] of [
    ['/', '%'],
    ['~/', '~%'],
    ['^/', '^%'],
  ])
    assert.equal(await value(`x == (x ${quotient} y) * y + (x ${remainder} y)`, 'int x = -17; x~touch(); int y = 5;'), '-1');
});

test('limits of operators', async () => {
  assert.equal(await value('x / y', 'int x = 1; int y = 0; x~touch(); y~touch();'), 'exit 4');
  assert.equal(await value('x << 256', 'int x = 1; x~touch();'), 'exit 4');
  assert.equal(await value('x >> n', 'int x = 1; int n = 1024; x~touch(); n~touch();'), 'exit 5');
  assert.equal(await value('x >> n', 'int x = 1; int n = 1023; x~touch(); n~touch();'), '0');
  assert.equal(await value('x << n', 'int x = 1; int n = -1; x~touch(); n~touch();'), 'exit 5');
  assert.equal(await run('int t(int x) impure { throw_if(90, x); return x; } _ f() method_id { return t(0) & t(1); }'), 'exit 90');
  assert.equal(await run('int t(int x) impure { throw_if(90, x == 2); return x; } _ f() method_id { return 1 ? t(1) : t(2); }'), '1');
  for (const expression of ['2 * - x', '2 - - x', '~x', '-x', 'x+1'])
    assert.match(await value(expression, 'int x = 1;'), /^error/, expression);
  assert.equal(await value('5 + (- x)', 'int x = 1;'), '4');
});

test('declarations', async () => {
  assert.match(await body('int x; x = 2; return x;'), /^error/);
  assert.equal(await body('int x = 2; slice x = "ab"s; return x;'), 'x{AB}');
  assert.equal(await body('int x = 7; int i = 0; while (i < 2) { (int, int) x = (i, i); i += 1; } return x;'), '7');
  assert.equal(await run('global int g; int h() { return g; } _ f() method_id { int g = 6; return h(); }'), '6');
  assert.match(await run('const k = 5; _ f() method_id { int k = 6; return k; }'), /^error/);
  assert.match(await body('[int a, [int b, int c]] = [1, [2, 3]]; return a;'), /cannot compile lvalue/);
  assert.match(await body('int x = 1; int y = x + (x += 5); return y;'), /Modifying local variable/);
  const allowed = '#pragma allow-post-modification;\n_ f() method_id { int x = 1; int y = x + (x += 5); return y; }';
  assert.equal(await run(allowed), '7');
  const declarations = /```func fragment\n(int a = 2;[\s\S]*?)```/.exec(page)?.[1] ?? '';
  assert.equal(await body(`${declarations} return (a, c, k, l, i, j);`), '1 2 4 3 1 2');
});

test('calls', async () => {
  const pair = 'int join(int tens, int ones) { return tens * 10 + ones; } (int, int) split(int x) { return divmod(x, 10); }';
  assert.equal(await run(`${pair} _ f() method_id { return join(split(42)); }`), '42');
  assert.equal(await run(`${pair} _ f() method_id { (int, int) p = (4, 2); return join p; }`), '42');
  assert.match(await run('int twice(int x) { return 2 * x; } _ f() method_id { return twice 5; }'), /^error/);
  assert.match(await run(`${pair} int three(int a, int b, int c) { return a; } _ f() method_id { return three(split(42), 1); }`), /^error/);
  assert.equal(
    await run(
      'int twice(int x) { return 2 * x; } int apply((int -> int) g, int x) { return g(x); } _ f() method_id { return apply(twice, 2); }',
    ),
    '4',
  );
  assert.equal(await body('builder b = begin_cell(); b.store_uint(1, 8); return b.builder_bits();'), '0');
});

test('loops', async () => {
  const example = (id: string): string => /```func fragment\n([\s\S]*?)```/.exec(sectionOf(page, id))?.[1] ?? '';
  assert.equal(await body(`${example('repeat-loop')} return sum;`), '55');
  assert.equal(await body(`${example('while-loop')} return digits;`), '3');
  assert.equal(await body(`${example('until-loop')} return steps;`), '111');
  assert.equal(await body('int s = 0; repeat (-3) { s += 2; } return s;'), '0');
  assert.equal(await body('int s = 0; int c = 1 << 31; repeat (c) { s += 2; } return s;'), 'exit 5');
  assert.equal(await body('int n = 3; int c = 0; repeat (n) { n = 10; c += 1; } return c;'), '3');
  assert.equal(await body('int i = 0; while (1) { i += 1; if (i == 3) { return i; } } return 99;'), '3');
  for (const wrong of ['for (int i = 0; i < 5; i += 1) { }', 'while (1) { break; }', 'while (1) { continue; }'])
    assert.match(await body(`${wrong} return 0;`), /^error/);
});

test('conditions', async () => {
  const functions = /```func fragment in=contract\n(int size_class[\s\S]*?)```/.exec(page)?.[1] ?? '';
  assert.equal(
    await run(`${functions} _ f() method_id { return (size_class(5000), size_class(500), size_class(5), is_zero(0), is_zero(7)); }`),
    '3 2 1 -1 0',
  );
  assert.equal(await body('if (2) { return 1; } return 0;'), '1');
  assert.match(await body('int x = 0; if (x) { return 1; } else if (x) { return 2; } return 3;'), /^error/);
  assert.match(await body('if (1) return 1; return 2;'), /^error/);
});

test('try and catch', async () => {
  const example = /```func fragment\n(int code = 0;[\s\S]*?)```/.exec(page)?.[1] ?? '';
  assert.equal(await body(`${example} return code;`), '55');
  assert.equal(
    await run(
      'forall X -> slice as_slice(X x) asm "NOP"; _ f() method_id { try { throw_arg("ab"s, 55); } catch (x, n) { return as_slice(x); } return "00"s; }',
    ),
    'x{AB}',
  );
  assert.equal(await body('int x = 1; try { x = 2; throw(55); } catch (_, n) { return (x, n); } return (0, 0);'), '1 55');
  const undone =
    'global int g; cell c5() impure asm "c5 PUSH"; _ f() method_id { g = 1; cell before = c5(); set_data(begin_cell().store_uint(1, 8).end_cell()); try { g = 2; set_data(begin_cell().store_uint(2, 8).end_cell()); raw_reserve(5, 0); throw(9); } catch (_, _) { } return (g, get_data(), c5().cell_hash() == before.cell_hash()); }';
  assert.equal(await run(undone), '1 x{01} -1');
  assert.equal(
    await body('int x = 0; try { set_gas_limit(5000); throw(9); } catch (_, _) { repeat (1000) { x += 1; x~touch(); } } return x;'),
    'exit -14',
  );
  assert.equal(await body('int y = 0; try { while (1) { y += 1; } } catch (_, n) { return n; } return y;'), 'exit -14');
  assert.equal(await body('slice s = "00"s.skip_bits(8); try { s~load_uint(8); } catch (_, n) { return n; } return 0;'), '0');
  assert.equal(
    await body('slice s = "00"s.skip_bits(8); int v = 0; try { v = s~load_uint(8); } catch (_, n) { return n; } return v;'),
    '9',
  );
  assert.match(await body('try { throw(5); } catch { return 1; } return 0;'), /^error/);
  assert.match(await body('return;'), /^error/);
  assert.equal((await compile('() f() { return (); }')).error, undefined);
});
