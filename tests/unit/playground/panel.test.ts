import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withoutComments} from '../../../src/playground/engine/compile/comments.ts';
import {readMethods} from '../../../src/playground/engine/compile/methods.ts';
import type {CompileOptions} from '../../../src/playground/engine/protocol.ts';
import {people} from '../../../src/playground/engine/world.ts';
import {fromNano, toNano} from '../../../src/playground/panel/logic/amount.ts';
import {argumentsOf, constantsOf, readDeclared} from '../../../src/playground/panel/logic/declared.ts';
import {cellInput, emptyDraft} from '../../../src/playground/panel/logic/draft.ts';
import {setupOf, startOf, type Project} from '../../../src/playground/panel/logic/project.ts';
import {
  isShared,
  LONGEST_FRAGMENT,
  parseProject,
  printProject,
  readShared,
  writeShared,
} from '../../../src/playground/panel/logic/share.ts';
import {processorTime} from '../../lib/time.ts';
import {call, sample} from './session.ts';

test('amounts in Gram', () => {
  for (const [text, nano] of [
    ['0.05', '50000000'],
    ['1', '1000000000'],
    ['0,5', '500000000'],
    ['.5', '500000000'],
    ['0.000000001', '1'],
  ] as const)
    assert.equal(toNano(text), nano);
  for (const text of ['', '.', '-1', '1e9', '0.0000000001', 'one', '1 000']) assert.equal(toNano(text), undefined, text);
  assert.equal(fromNano('50000000'), '0.05');
  assert.equal(fromNano('-1000000000'), '-1');
  assert.equal(fromNano('0'), '0');
});

test('R-502: storage and messages of a Tolk contract are read from its source', () => {
  const {storage, messages} = readDeclared('tolk', [sample('counter/counter.tolk')]);
  assert.deepEqual(
    storage?.map(({name, type, bits, value}) => [name, type, type === 'uint' ? bits : 0, value]),
    [
      ['owner', 'address', 0, people.owner],
      ['value', 'uint', 64, '0'],
    ],
  );
  assert.deepEqual(
    messages.map(({name}) => name),
    ['Increase', 'Reset'],
  );
  assert.deepEqual(
    messages[0]!.fields.map(({name, bits, value}) => [name, bits, value]),
    [
      ['opcode', 32, '0x6dbc78db'],
      ['queryId', 64, '0'],
      ['by', 32, '1'],
    ],
  );
});

test('R-502: the same of a FunC contract', () => {
  const {storage, messages} = readDeclared('func', [sample('counter/counter.fc')]);
  assert.deepEqual(
    storage?.map(({name, type}) => [name, type]),
    [
      ['owner', 'address'],
      ['value', 'uint'],
    ],
  );
  assert.deepEqual(
    messages.map(({name}) => name),
    ['increase', 'reset'],
  );
});

test('R-502: nested structures, aliases, optional and unknown types', () => {
  const {storage} = readDeclared('tolk', [
    `struct Point { x: int16; y: int16 }
     type Amount = coins
     struct Storage {
       at: Point       // nested
       sum: Amount
       next: address?
       rest: Cell<Point>?
       content: cell
       on: bool = true
       strange: Map2<int32, Point>
     }
     fun load() { return Storage.fromCell(contract.getData()); }`,
  ]);
  assert.deepEqual(
    storage?.map(({name, type}) => `${name} ${type}`),
    ['at.x int', 'at.y int', 'sum coins', 'next address', 'rest maybe-ref', 'content ref', 'on bool', 'strange bits'],
  );
});

test('comments and strings declare nothing, and lines stay where they are', () => {
  const source = 'a // struct X { b: int8 }\n/* get fun y\n*/ val s = "// no comment";\nget fun z()';
  assert.equal(withoutComments('tolk', source), 'a \n\n val s = "";\nget fun z()');
  assert.equal(withoutComments('func', 'a ;; b\n{- c\nd -} e'), 'a \n\n e');
  assert.equal(withoutComments('tolk', 'a /* never closed'), 'a ');
});

test('R-502: a source that is made to keep regular expressions busy does not', () => {
  const time = processorTime(() => {
    for (const piece of [
      '/*',
      '//\n',
      '\n',
      ' ',
      'struct a{',
      'struct (0x',
      'get fun x(',
      '@a',
      'a',
      '"',
      '(',
      'int f(',
      'const int op::a',
      'ds~load_',
    ]) {
      readDeclared('tolk', [piece.repeat(Math.floor(99_000 / piece.length))]);
      readDeclared('func', [`ds = get_data().begin_parse()${piece.repeat(Math.floor(99_000 / piece.length))}`]);
      readMethods('tolk', '', [piece.repeat(Math.floor(900_000 / piece.length))]);
      readMethods('func', '', [piece.repeat(Math.floor(900_000 / piece.length))]);
    }
  }, 20_000);
  assert.ok(time < 20_000, `${time} ms`);
});

test('R-502: a panel starts with inputs that deploy and run the counter without a change', async () => {
  for (const [language, entry] of [
    ['tolk', 'counter.tolk'],
    ['func', 'counter.fc'],
  ] as const) {
    const start = startOf({entry, sources: {[entry]: sample(`counter/${entry}`)}});
    const code = await call('compile', {language, entry, sources: start.sources});
    assert.ok(code.ok);
    const {world, account, transactions} = await call('deploy', {
      world: {accounts: {}, lt: '0', now: 1_786_190_400},
      code: code.code,
      data: cellInput(setupOf(start, entry).data),
      body: {kind: 'empty'},
      value: toNano(setupOf(start, entry).value)!,
      from: start.message.from,
    });
    assert.equal(transactions[0]!.ok, true, entry);
    if (language === 'func') continue; // Its message lacks a field that the source does not declare.
    const {body, from, value, bounce} = start.message;
    const sent = await call('internal', {world, to: account, from, value: toNano(value)!, bounce, body: cellInput(body)});
    assert.equal(sent.transactions[0]!.ok, true, entry);
  }
});

test('R-502: the name that a source has for its exit code', () => {
  assert.equal(constantsOf('tolk', [sample('counter/counter.tolk')]).get(401), 'ERROR_NOT_OWNER');
  assert.equal(constantsOf('func', [sample('counter/counter.fc')]).get(0xffff), 'error::unknown_op');
});

test('parameters of get methods become arguments of their types', () => {
  const parameters = [
    {name: 'a', type: 'uint32'},
    {name: 'b', type: 'address'},
    {name: 'c', type: 'cell?'},
    {name: 'd', type: 'slice'},
  ];
  assert.deepEqual(
    argumentsOf({name: 'f', id: 1, parameters}).map(({type}) => type),
    ['int', 'address', 'null', 'slice'],
  );
});

const state = (source: string): Project => ({
  ...startOf({entry: 'a.tolk', sources: {'a.tolk': source}}),
  method: {name: 'value', arguments: [{name: 'x', type: 'int', value: '5'}]},
});

test('R-502: what is shared comes back as it was', async () => {
  const shared = state(sample('counter/counter.tolk'));
  const written = await writeShared(shared);
  assert.ok('fragment' in written);
  assert.match(written.fragment, /^run=[\w-]+$/);
  assert.ok(isShared(`#${written.fragment}`));
  assert.deepEqual(await readShared(`#${written.fragment}`), JSON.parse(JSON.stringify(shared)));
});

test('R-502: what is too long to share says so', async () => {
  let noise = '';
  for (let seed = 1; noise.length < 120_000; seed = (seed * 48271) % 2147483647) noise += seed.toString(36);
  const written = await writeShared(state(noise));
  assert.ok('problem' in written);
  assert.ok(written.length > LONGEST_FRAGMENT);
});

async function fragment(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#run=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

test('R-502: a hostile fragment is a problem or text, never anything else', async () => {
  for (const hash of ['#run=', '#run=%00', '#run=AAAA', '#run=<script>', `#run=${'A'.repeat(LONGEST_FRAGMENT + 1)}`])
    assert.ok('problem' in (await readShared(hash)), hash.slice(0, 20));
  // A bomb: grows a thousandfold.
  assert.deepEqual(await readShared(await fragment([1, {entry: 'a', sources: {a: ' '.repeat(2_000_000)}}])), {problem: 'broken'});
  for (const value of [
    null,
    [],
    [2, {}],
    ['2', {entry: 'a', sources: {a: ''}}],
    [-1, {entry: 'a', sources: {a: ''}}],
    [1, null],
    [1, {entry: 'a'}],
    [1, {entry: '__proto__', sources: {}}],
    [1, {entry: '../../etc', sources: {'../../etc': 'x'}}],
  ])
    assert.deepEqual(await readShared(await fragment(value)), {problem: 'broken'}, JSON.stringify(value));
  assert.deepEqual(await readShared(await fragment([4, {entry: 'a', sources: {a: ''}}])), {problem: 'newer'});
  const odd = await readShared(
    await fragment([
      1,
      {
        language: 'javascript',
        entry: 'a',
        sources: {a: '<img src=x onerror=alert(1)>', 'https://evil': 'x', b: 5},
        data: {kind: 'script', fields: [{type: 'eval', bits: 'x', value: {}}, null]},
        message: {kind: 'none', from: ['x'], bounce: 'yes', body: 'x'},
        method: {name: 'x'.repeat(1000), arguments: [{type: 'x'}, 5]},
      },
    ]),
  );
  assert.ok(!('problem' in odd));
  assert.deepEqual(Object.keys(odd.sources), ['a']);
  assert.deepEqual(setupOf(odd, 'a').data, {
    kind: 'empty',
    boc: '',
    fields: [
      {name: '', type: 'uint', bits: 32, value: ''},
      {name: '', type: 'uint', bits: 32, value: ''},
    ],
  });
  assert.equal(odd.message.from, '');
  assert.equal(odd.method.name.length, 200);
  assert.equal(cellInput(emptyDraft).kind, 'empty');
});

test('R-502: a link carries the options of the compiler, and nothing where none was changed', async () => {
  const plain = startOf({entry: 'a.tolk', sources: {'a.tolk': 'fun main() { }'}});
  const changed: Project = {...plain, options: {level: 0, lineComments: true, experimental: 'a,b'}};
  for (const [project, version] of [
    [plain, 2],
    [changed, 3],
  ] as const) {
    assert.equal((JSON.parse(printProject(project)) as unknown[])[0], version);
    assert.deepEqual(parseProject(printProject(project)), project);
  }
  for (const options of [{level: 7, stackComments: 1, experimental: {}}, 'level', [], null, {level: 2, stackComments: true}])
    assert.equal('options' in parseProject(JSON.stringify([3, {...plain, options}])), false, JSON.stringify(options));
});

test('options of the compiler reach it', async () => {
  const hash = async (file: string, options?: CompileOptions): Promise<string> => {
    const result = await call('compile', {
      language: file.endsWith('.fc') ? 'func' : 'tolk',
      entry: file,
      sources: {[file]: sample(file)},
      options,
    });
    assert.ok(result.ok, JSON.stringify(result));
    return result.hash;
  };
  for (const file of ['counter/counter.tolk', 'counter/counter.fc']) {
    assert.equal(await hash(file, {}), await hash(file));
    assert.notEqual(await hash(file, {level: 0}), await hash(file), file);
  }
  const bare = await call('compile', {
    language: 'tolk',
    entry: 'a.tolk',
    sources: {'a.tolk': sample('counter/counter.tolk')},
    options: {stackComments: false},
  });
  const full = await call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': sample('counter/counter.tolk')}});
  assert.ok(bare.ok && full.ok);
  assert.equal(bare.hash, full.hash);
  assert.ok(bare.fift.length < full.fift.length);
});
