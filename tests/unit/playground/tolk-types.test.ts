// Layouts that Tolk sources declare: held to the compiler, which packs and unpacks by them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {emptyWorld, people} from '../../../src/playground/engine/world.ts';
import {cellInput, emptyDraft} from '../../../src/playground/panel/logic/draft.ts';
import {readDeclared} from '../../../src/playground/panel/logic/declared.ts';
import {decodable} from '../../../src/playground/panel/logic/stored.ts';
import {readDeclarations} from '../../../src/playground/panel/logic/tolk-types.ts';
import {call} from './session.ts';

const fields = (source: string): string[] =>
  (readDeclared('tolk', [source]).storage ?? []).map(({name, type, bits}) => `${name} ${type}${/int$/.test(type) ? bits : ''}`);

test('commas in types, unions with null, generics, tensors, aliases, enumerations, modifiers and defaults', () => {
  assert.deepEqual(
    fields(`
type Amount = coins
type MaybeOwner = address | null
enum Color: uint8 { Red, Green = 5 }
struct Box<T> { inside: T; }
struct Pair<A, B> { a: A, b: Box<B> }
struct Storage {
    seen: map<uint256, bool>, who: address
    readonly sum: Amount = ton("0.05") + max(1, 2), private next: MaybeOwner
    old: cell | null; color: Color
    pair: Pair<int8, Amount>
    two: (uint4, bool)
    hash: bits256
    handler: (int, int) -> int
    last: A | B
}`),
    [
      'seen maybe-ref',
      'who address',
      'sum coins',
      'next address',
      'old maybe-ref',
      'color uint8',
      'pair.a int8',
      'pair.b.inside coins',
      'two.0 uint4',
      'two.1 bool',
      'hash uint256',
      'handler bits',
      'last bits',
    ],
  );
});

test('of several storages that are read, the contract’s own file counts, then the one named after storage', () => {
  const wallet = 'struct WalletStorage { balance: coins }\nfun WalletStorage.load() { return WalletStorage.fromCell(contract.getData()); }';
  const minter = 'struct MinterData { supply: coins }\nfun load() { return MinterData.fromCell(contract.getData()); }';
  const name = (sources: string[]): string | undefined => readDeclared('tolk', sources).storage?.[0]?.name;
  assert.equal(name([minter, wallet]), 'supply');
  assert.equal(name([wallet, minter]), 'balance');
  assert.equal(name(['fun onInternalMessage(in: InMessage) {}', wallet]), 'balance');
  assert.equal(name([`${minter}\n${wallet}`]), 'balance');
});

test('the compiler reads what is packed by the declared fields, and packs what is decoded by them', async () => {
  const source = `
type Amount = coins
enum Color: uint8 { Red, Green }
struct Box<T> { inside: T }
struct Storage {
    seen: map<uint256, bool>
    owner: address
    next: address?
    sum: Amount
    box: Box<int16>
    two: (uint4, bool)
    hash: bits256
    content: cell
    rest: Cell<int32>?
    color: Color
}
fun onInternalMessage(in: InMessage) {}
get fun probe(): (address, bool, coins, int16, uint4, bool, int) {
    val st = Storage.fromCell(contract.getData());
    contract.setData(st.toCell());
    return (st.owner, st.next == null, st.sum, st.box.inside, st.two.0, st.two.1, st.color as int);
}`;
  const {storage} = readDeclared('tolk', [source]);
  const given: Record<string, string> = {next: '', sum: '77', 'box.inside': '-5', 'two.0': '9', 'two.1': 'true', hash: '0xabc', color: '1'};
  const typed = storage!.map((field) => ({...field, value: given[field.name] ?? field.value}));
  // An optional address of storage begins with the owner.
  assert.equal(storage!.find(({name}) => name === 'next')!.value, people.owner);
  const result = await call('compile', {language: 'tolk', entry: 'a.tolk', sources: {'a.tolk': source}});
  assert.ok(result.ok, result.ok ? '' : result.text);
  const {world, account, transactions} = await call('deploy', {
    world: emptyWorld(1_786_190_400),
    code: result.code,
    data: cellInput({...emptyDraft, kind: 'fields', fields: typed}),
    body: {kind: 'empty'},
    value: '500000000',
    from: people.owner,
  });
  const run = await call('get', {world, account, method: 'probe', stack: []});
  assert.equal(run.exitCode, 0);
  assert.deepEqual(
    run.stack.slice(1).map((value) => (value.type === 'int' ? value.value : value.type)),
    ['-1', '77', '-5', '9', '-1', '1'],
  );
  const {cells} = await call('decode', {cells: [{boc: transactions[0]!.data!, fields: decodable(storage)!}]});
  assert.equal(cells[0]!.whole, true);
  assert.deepEqual(cells[0]!.values.slice(0, 7), ['', people.owner, '', '77', '-5', '9', 'true']);
});

test('what is made to be deep, long or broken is read in time and never throws', () => {
  const begin = performance.now();
  for (const piece of [
    'struct a{',
    'struct a<',
    'type a = ',
    'type a=(',
    'type a=b<',
    'a|',
    '((',
    'struct (',
    'enum a:',
    'a:b=(',
    '[',
    'type a = a\n',
    '->',
  ])
    readDeclarations(piece.repeat(Math.floor(99_000 / piece.length)));
  const deep = `struct S { x: ${'('.repeat(2000)}int8${')'.repeat(2000)}\n y: int8 }`;
  assert.ok(readDeclarations(deep).structs.has('S'));
  const endless = readDeclared('tolk', [
    'type A = B\ntype B = A\nstruct Box<T> { x: Box<Box<T>> }\nstruct Storage { a: A?\n b: A\n c: Box<int8> }',
  ]);
  assert.ok(endless.storage!.length < 70);
  assert.ok(performance.now() - begin < 10_000, `${performance.now() - begin} ms`);
});
