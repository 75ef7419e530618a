import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {compile, funcPage, rowsOf, run, runAll, value} from './func-run.ts';
import {digest} from './source-digest.ts';

/** The node's repository; not part of this one, so a fresh clone compares with the hash alone. */
const NODE = path.join(__dirname, '../../../../.mirror/ton-blockchain+ton/repo');
/** SHA-256 of the sorted names that builtins.cpp defines, in release v2026.06 (commit bbc3bc6d52abbe3a7f852b22050708166fdaafbc). */
const NAMES = '5773fbae050e487991d9ae19bd5e6e1cd5f52c818e0fe6921480ae609e57b970';

const code = (cell = ''): string => /^`(.*)`$/.exec(cell)?.[1] ?? cell;

/** Name, type and instruction of each row; operators have their type in the text above their tables. */
const listed = rowsOf(funcPage('builtins')).map((cells) => {
  const name = code(cells[0]);
  const operator = cells.length < 5;
  const type = name === '_/%_' ? '(int, int) -> (int, int)' : /^[-~]_$/.test(name) ? 'int -> int' : '(int, int) -> int';
  return {name, type: operator ? type : code(cells[1]), instruction: code(operator ? cells[1] : cells[2])};
});

test('the page lists 86 names, each once', () => {
  assert.equal(listed.length, 86);
  assert.equal(new Set(listed.map(({name}) => name)).size, 86);
  assert.ok(funcPage('builtins').includes('lists all 86 names'));
});

test('they are the names that builtins.cpp defines', () => {
  assert.equal(digest(listed.map(({name}) => name)), NAMES);
});

test('the hash is that of the file of the node', {skip: !fs.existsSync(NODE)}, () => {
  const file = execFileSync('git', ['--git-dir', NODE, 'show', 'v2026.06:crypto/func/builtins.cpp'], {encoding: 'utf8'});
  const names = [...file.matchAll(/^\s+define_builtin_(?:func|const)\(\s*"([^"]+)"/gm)].map(([, name]) => name as string);
  assert.deepEqual(listed.map(({name}) => name).sort(), names.sort());
  assert.equal(digest(names), NAMES);
});

test('each has the type that the compiler tells', async () => {
  for (const {name, type} of listed) {
    // The lexer reads `_~/_` as `_` and `~/_`: such a name cannot be written.
    if (/_~[^_]/.test(name)) continue;
    const {error = ''} = await compile(`() g() { [cell, cell, cell, cell] x = ${name}; }`, {bare: true});
    const told = /an expression of type (.*?) to a variable or pattern/.exec(error)?.[1] ?? error;
    const [, letters = '', rest = told] = /^Forall \(([^)]*)\) (.*)$/.exec(told) ?? [];
    const variables = letters.split(' ').filter(Boolean);
    const renamed = variables.reduce((text, letter, index) => text.replaceAll(letter, 'XYZ'[index] ?? '?'), rest);
    assert.equal(variables.length ? `forall ${[...'XYZ'].slice(0, variables.length).join(', ')} -> ${renamed}` : renamed, type, name);
  }
});

/** A get method that uses the built-in with parameters of its own. */
function user({name, type}: {name: string; type: string}, index: number): string {
  const plain = type.replace(/^forall [XYZ, ]+-> /, '').replace(/[XYZ]/g, 'int');
  if (!plain.includes('->')) return `_ method${index}() method_id { return ${name}; }`;
  const types = (plain.split(' -> ')[0] ?? '').replace(/[()]/g, '').split(', ');
  const names = types.map((_, position) => `p${position}`);
  const [, prefix, infix, let_] = /^([-~])_$|^_(.+)_$|^\^_(.+)_$/.exec(name) ?? [];
  const call = prefix
    ? `${prefix} p0`
    : (infix ?? let_)
      ? `p0 ${infix ?? let_} p1`
      : name === '~touch2'
        ? '~touch2(p0, p1)'
        : name.startsWith('~')
          ? `(p0${name}(${names.slice(1).join(', ')}), p0)`
          : `${name}(${names.join(', ')})`;
  const head = `_ method${index}(${types.map((each, position) => `${each} p${position}`).join(', ')})`;
  return plain.endsWith('-> ()') ? `${head} impure method_id { ${call}; }` : `${head} method_id { return ${call}; }`;
}

test('a call of each compiles to the instruction of its row', async () => {
  const {error, assembly} = await compile(listed.map(user).join('\n'), {bare: true});
  assert.equal(error, undefined);
  for (const [index, {name, instruction}] of listed.entries()) {
    const produced = assembly.split(`method${index} PROC:<{`)[1]?.split('}>')[0] ?? '';
    const lines = produced
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (instruction === 'nothing')
      assert.ok(
        lines.every((line) => /^(DROP|NIP|DUP|2DUP|SWAP|s\d+.*)$/.test(line)),
        `${name}: ${lines.join(' ')}`,
      );
    else
      assert.ok(
        lines.some((line) => line === instruction || line.endsWith(` ${instruction}`)),
        `${name}: ${lines.join(' ')}`,
      );
  }
});

test('constants make the instructions shorter, as the page says', async () => {
  const shorter: [string, string][] = [
    ['_ f(int x) method_id { return x + 1; }', 'INC'],
    ['_ f(int x) method_id { return x * 8; }', '3 LSHIFT#'],
    ['_ f(int x) method_id { return x == 0; }', '0 EQINT'],
    ['_ f(slice s) method_id { return s.load_uint(32); }', '32 LDU'],
    ['_ f(int x) impure method_id { throw_if(2047, x); }', '2047 THROWIF'],
    ['_ f(int x) impure method_id { throw_if(2048, x); }', 'THROWANYIF'],
  ];
  for (const [source, line] of shorter) assert.ok((await compile(source)).assembly.includes(`    ${line}\n`), source);
  assert.match((await compile('int f() method_id { return 2 / 0; }')).error ?? '', /cannot generate code/);
});

test('values are those that the page gives', async () => {
  const values: [string, string, string][] = [
    ['', '(true, false, nil, Nil, null?(nil), null?(Nil))', '-1 0 null [] -1 0'],
    ['', '(divmod(7, 2), moddiv(7, 2), muldivmod(7, 3, 2))', '3 1 1 3 10 1'],
    ['int x = 7;', '(x~divmod(2), x)', '1 3'],
    ['int x = 7;', '(x~moddiv(2), x)', '3 1'],
    ['', '(muldiv(7, 3, 2), muldivr(7, 3, 2), muldivc(7, 3, 2), muldivr(-5, 1, 2))', '10 11 11 -2'],
    ['', '(muldivc(1000, 25, 10000), divmod(1000, 300))', '3 3 100'],
    ['int x = 1 << 255; x~touch();', 'muldiv(x, x, x) == x', '-1'],
    ['int x = 1 << 255; x~touch();', 'x * x / x', 'exit 4'],
    ['int z = 0; z~touch();', 'muldiv(1, 1, z)', 'exit 4'],
    ['throw(65535);', '0', 'exit 65535'],
    ['throw(65536);', '0', 'exit 5'],
    ['throw(-1);', '0', 'exit 5'],
    ['tuple t = empty_tuple();', 't.int_at(0)', 'exit 5'],
    ['tuple t = empty_tuple(); t~tpush(new_dict());', 't.int_at(0) + 1', 'exit 7'],
    ['', '"ff"s.load_uint(257)', 'exit 5'],
    ['', '"ff"s.load_int(257)', 'exit 9'],
    ['builder b = begin_cell(); repeat (4) { b = b.store_uint(0, 256); }', 'b', 'exit 8'],
  ];
  for (const [before, expression, expected] of values) assert.equal(await value(expression, before), expected, `${before} ${expression}`);
  assert.match(await value('t.int_at(0)', 'var t = [1, 2];'), /cannot apply function int_at/);
});

test('run_method0 to run_method3 fail with stack underflow; the replacement works', async () => {
  for (let count = 0; count <= 3; count++) {
    const parameters = Array.from({length: count}, (_, index) => `int p${index}`).join(', ');
    const call = `run_method${count}(${['7', ...Array<string>(count).fill('1')].join(', ')})`;
    assert.equal(await run(`() g(${parameters}) impure method_id(7) { } _ f() method_id { ${call}; return 1; }`), 'exit 2');
  }
  const replacement = /(int call_by_number[\s\S]*?;)/.exec(funcPage('builtins'))?.[1] ?? '';
  assert.equal(
    await run(`${replacement} int twice(int x) method_id(100) { return 2 * x; } _ f() method_id { return call_by_number(21, 100); }`),
    '42',
  );
});

test('what is printed', async () => {
  const {log} = await runAll('_ f() method_id { int price = 5; price~dump(); ~dump(price + 1); ~strdump("before the check"); return 0; }');
  assert.deepEqual(log.split('\n').filter(Boolean), ['#DEBUG#: s0 = 5', '#DEBUG#: s0 = 6', '#DEBUG#: before the check']);
  assert.match(await value('0', '"text"~strdump();'), /lvalue expected/);
  assert.match(await value('0', '(int, int) p = (1, 2); p~dump();'), /cannot unify/);
});
