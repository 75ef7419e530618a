import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {funcStdlib} from '../../../plugins/playground/func-stdlib.ts';
import {body, compile, funcPage, libraryDeclarations, run, sectionOf, value} from './func-run.ts';

const ROOT = path.join(__dirname, '../../..');
/** The node's repository; not part of this one, so a fresh clone compares with the hash alone. */
const NODE = path.join(ROOT, '../.mirror/ton-blockchain+ton/repo');
/** SHA-256 of the sorted declarations of `stdlib.fc`, one line each, in release v2026.06. */
const DECLARATIONS = 'e870566e591f4e07c0f6c491ba0d20191231697b05cd859a50dab164ced47b94';

const spaced = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim();

function parse(file: string): string[] {
  const bare = file.replace(/\{-[\s\S]*?-\}/g, '').replace(/;;.*$/gm, '');
  return bare
    .split(';')
    .map(spaced)
    .filter((line) => line !== '');
}

const digest = (lines: readonly string[]): string =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex');

const listed = libraryDeclarations();

test('the page lists 179 functions, each once', () => {
  assert.equal(listed.length, 179);
  assert.equal(new Set(listed.map(({name}) => name)).size, 179);
  assert.ok(funcPage('stdlib').includes('179 functions'));
});

test('they are the declarations of stdlib.fc, letter for letter', () => {
  assert.equal(digest(listed.map(({text}) => spaced(text))), DECLARATIONS);
});

test('the hash is that of the file of the node', {skip: !fs.existsSync(NODE)}, () => {
  const file = execFileSync('git', ['--git-dir', NODE, 'show', 'v2026.06:crypto/smartcont/stdlib.fc'], {encoding: 'utf8'});
  assert.equal(digest(parse(file)), DECLARATIONS);
});

test('the copy in @tact-lang/compiler has the same, but for six', () => {
  const folder = path.dirname(require.resolve('@tact-lang/compiler/package.json'));
  const copy = new Set(parse(fs.readFileSync(path.join(folder, 'dist/stdlib/stdlib/std/stdlib.fc'), 'utf8')));
  const different = listed.filter(({text}) => !copy.has(spaced(text))).map(({name}) => name);
  assert.deepEqual(different.sort(), ['buy_gas', 'equal_slice_bits', 'load_coins', 'set_seed', 'store_coins', 'store_slice']);
});

test('the file of the playground and of the checked samples declares the same, and keeps its licence', () => {
  const shipped = funcStdlib();
  assert.equal(digest(parse(shipped)), DECLARATIONS);
  assert.match(shipped.slice(0, 900), /^;; Standard library[^\n]*\n;; Changed: [^\n]+\n[^]*GNU Lesser General Public License/);
});

test('every name in the Tolk column is one of @ton/tolk-js', () => {
  const folder = path.join(ROOT, 'node_modules/@ton/tolk-js/dist/tolk-stdlib');
  const tolk = fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const names = new Set([...tolk.matchAll(/^fun\s+([^(\n]+)/gm)].map(([, name]) => (name as string).replace(/<[^>]*>/g, '')));
  // Words alone say that there is none.
  const expressions = /^([^`]+|`(\[.*\]|val .*|t\..*|null|c == null)`.*)$/;
  const unknown = listed
    .filter(({tolk: cell}) => !expressions.test(cell))
    .map(({tolk: cell}) => (/^`([^`]*)`/.exec(cell)?.[1] ?? cell).replace(/<[^>]*>/g, ''))
    .filter((name) => !names.has(name));
  assert.deepEqual(unknown, []);
});

/** A get method that calls the function with parameters of its own. */
function caller({name, text}: {name: string; text: string}, index: number): string {
  const parameters = /\(([^()]*)\)(?: impure)? asm/.exec(text)?.[1]?.match(/(?:\[[^\]]*\]|[^,[\]])+/g) ?? [];
  const own = parameters.map((parameter, position) => {
    const [, type = '', called] = /^\s*(\[.*\]|\S+)(?:\s+(\S+))?$/.exec(parameter) ?? [];
    return {type: type.replace(/\b[XYZW]\b/g, 'int'), called: called ?? `unnamed${position}`};
  });
  const names = own.map(({called}) => called);
  const call = name.startsWith('~') ? `${names[0]}${name}(${names.slice(1).join(', ')})` : `${name}(${names.join(', ')})`;
  // A call without a use is removed, and a result of any type needs one that is known.
  const use = /^forall X -> X /.test(text) ? `int result = ${call}; return result;` : `return ${call};`;
  return `_ method${index}(${own.map(({type, called}) => `${type} ${called}`).join(', ')}) method_id { ${use} }`;
}

test('every function compiles in a call, except buy_gas', async () => {
  const usable = listed.filter(({name}) => name !== 'buy_gas');
  const all = await compile(usable.map(caller).join('\n'));
  assert.equal(all.error, undefined);
  for (const {text} of usable) {
    for (const [, line = ''] of text.slice(text.indexOf(' asm')).matchAll(/"([^"]*)"/g)) {
      if (line !== 'NOP') assert.ok(all.assembly.includes(line), line);
    }
  }
  const alone = await compile(
    listed
      .filter(({name}) => name === 'buy_gas')
      .map(caller)
      .join('\n'),
  );
  assert.match(alone.error ?? '', /BUYGAS:-\?/);
});

test('failures have the codes that the page gives', async () => {
  const exits: [string, string][] = [
    ['tuple t = null(); return t.car();', 'exit 7'],
    ['tuple t = empty_tuple(); repeat (255) { t~tpush(1); } t~tpush(2); return t.first();', 'exit 7'],
    ['tuple t = empty_tuple(); int x = t.first(); return x;', 'exit 5'],
    ['return "abc"s.string_hash();', 'exit 9'],
    ['return compute_data_size(begin_cell().end_cell(), 0);', 'exit 8'],
    ['return slice_compute_data_size?(begin_cell().end_cell(), 9);', 'exit 7'],
    ['set_gas_limit(1); return 1;', 'exit -14'],
    ['return parse_std_addr(begin_cell().store_uint(0, 2).end_cell().begin_parse());', 'exit 9'],
    ['return begin_cell().store_uint(1, 8).end_cell().begin_parse().end_parse();', 'exit 9'],
    ['return "00"s.load_ref();', 'exit 9'],
    ['return begin_cell().store_coins(1 << 120).end_cell();', 'exit 5'],
    ['return begin_cell().store_uint(256, 8).end_cell();', 'exit 5'],
    ['builder b = begin_cell(); repeat (4) { b = b.store_uint(0, 256); } return b.end_cell();', 'exit 8'],
    ['cell d = new_dict(); d~udict_set(8, 300, "aa"s); return d;', 'exit 5'],
    ['cell d = new_dict(); d~dict_set(16, "ab"s, "aa"s); return d;', 'exit 9'],
    ['cell d = new_dict(); d~udict_set(16, 1, "aa"s); return d.udict_get?(12, 1);', 'exit 10'],
    ['cell d = new_dict(); d~idict_set(8, 1, "ffff"s); return d.idict_get_ref?(8, 1);', 'exit 10'],
  ];
  for (const [statements, expected] of exits) assert.equal(await body(statements), expected, statements);
});

test('results are those that the page describes', async () => {
  const list = 'tuple l = cons(1, cons(2, null()));';
  const entries = 'cell d = new_dict(); d~udict_set(8, 1, "aa"s); d~udict_set(8, 5, "bb"s);';
  const results: [string, string, string][] = [
    [list, '(l~list_next(), l)', '1 [2 null]'],
    ['', 'compute_data_size(null(), 5)', '0 0 0'],
    ['', 'compute_data_size?(begin_cell().store_ref(begin_cell().end_cell()).end_cell(), 1)', 'null null null 0'],
    ['', 'slice_compute_data_size("ff"s, 5)', '0 8 0'],
    ['', 'begin_cell().store_coins(0).builder_bits()', '4'],
    ['', 'begin_cell().store_coins(1000000000).builder_bits()', '36'],
    ['', '(minmax(5, 3), abs(-5))', '3 5 5'],
    [
      'slice s = begin_cell().store_uint(1, 8).store_ref(begin_cell().end_cell()).end_cell().begin_parse();',
      '(s.first_bits(4).slice_refs(), s.skip_last_bits(4).slice_refs(), s.slice_last(4).slice_refs(), s.skip_bits(4).slice_refs())',
      '0 1 0 1',
    ],
    ['', 'equal_slice_bits("ab"s, "ab"s)', '-1'],
    ['', '(cell_depth(null()), parse_addr("0"s.first_bits(2)))', '0 [0]'],
    [entries, '(d.udict_get?(8, 300), d.udict_get?(8, 5))', 'null 0 x{BB} -1'],
    [entries, '(d~udict::delete_get_min(8), d.udict_get_min?(8))', '1 x{AA} -1 5 x{BB} -1'],
    [entries, '(d.udict_get_next?(8, -1), d.udict_get_next?(8, 5))', '1 x{AA} -1 null null 0'],
    [
      entries,
      '(d~udict_delete?(8, 1), d~udict_delete?(8, 1), d~udict_add?(8, 5, "cc"s), d~udict_replace?(8, 5, "dd"s), d.udict_get?(8, 5))',
      '-1 0 0 -1 x{DD} -1',
    ],
    [
      'cell d = new_dict(); cell old = d~idict_set_get_ref(8, 1, begin_cell().end_cell());',
      '(old, d~idict_set_get_ref(8, 1, null()), d)',
      'null x{} null',
    ],
    [
      'cell d = new_dict(); int a = d~pfxdict_set?(16, "ab"s, "01"s); int b = d~pfxdict_set?(16, "ab12"s, "02"s);',
      '(a, b, d.pfxdict_get?(16, "ab77"s), d.pfxdict_get?(16, "ff"s))',
      '-1 0 x{AB} x{01} x{77} -1 x{FF} null null 0',
    ],
  ];
  for (const [before, expression, expected] of results) assert.equal(await value(expression, before), expected, expression);
});

test('random numbers follow the two formulas', async () => {
  const [x, seed, y] = (await value('(random(), get_seed(), rand(10))', 'set_seed(5);')).split(' ').map(BigInt) as [bigint, bigint, bigint];
  const number = (buffer: Buffer): bigint => BigInt(`0x${buffer.toString('hex')}`);
  const bytes = (n: bigint): Buffer => Buffer.from(n.toString(16).padStart(64, '0'), 'hex');
  const sha512 = (n: bigint): Buffer => createHash('sha512').update(bytes(n)).digest();
  assert.equal(seed, number(sha512(5n).subarray(0, 32)));
  assert.equal(x, number(sha512(5n).subarray(32)));
  assert.equal(y, (number(sha512(seed).subarray(32)) * 10n) >> 256n);
  const mixed = BigInt(await value('get_seed()', 'set_seed(5); randomize(7);'));
  assert.equal(
    mixed,
    number(
      createHash('sha256')
        .update(Buffer.concat([bytes(5n), bytes(7n)]))
        .digest(),
    ),
  );
});

test('the declarations of what the file lacks compile and work', async () => {
  const [, newer = ''] = /```func title="newer.fc"[^\n]*\n([\s\S]*?)```/.exec(sectionOf(funcPage('stdlib'), 'newer-instructions')) ?? [];
  const extra = /\n```func fragment in=contract\n([^`]*LDSTD[^`]*|[^`]*FA48[^`]*)```/.exec(funcPage('stdlib'))?.[1] ?? '';
  const get = (expression: string, before = ''): Promise<string> =>
    run(`${newer}${extra} _ f() method_id { ${before} return ${expression}; }`);
  assert.equal(await get('(get_gas_fee(1000, 0), my_storage_due())'), '66668 0');
  assert.equal(await get('slice_data_size?("ff"s, 5)'), '0 8 0 -1');
  assert.equal(await get('builder_hash(begin_cell()) == begin_cell().end_cell().cell_hash()'), '-1');
  assert.equal(
    await get(
      '(d.dict_get?(8, "ab"s), d.dict_delete?(8, "ab"s), d.udict_get_ref(8, 3))',
      'cell d = new_dict(); d~dict_set(8, "ab"s, "cd"s);',
    ),
    'x{CD} -1 null -1 null',
  );
  assert.equal(await get('my_address().load_std_addr()').then((text) => text.split(' ')[0]), 'x{}');
  const declared = [...newer.matchAll(/([\w?]+)\(/g)].map(([, name]) => name).filter((name) => name !== 'asm');
  const table = sectionOf(funcPage('stdlib'), 'newer-instructions')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  for (const name of declared) assert.ok(table.includes(`\`${name}\``), name);
});
