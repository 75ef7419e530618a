// Input that was made to freeze the reader's tab: each ends soon, with a sentence. The corpus of bombs.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell} from '@ton/core';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {compile} from '../../../src/playground/engine/compile/index.ts';
import {own} from '../../../src/playground/engine/compile/paths.ts';
import {readDeclared} from '../../../src/playground/panel/logic/declared.ts';
import {readList} from '../../../src/search/modal/kept.ts';
import {Engine, type FromWorker, type ToWorker} from '../../../src/tools/boc/engine.ts';
import {readText} from '../../../src/tools/boc/input.ts';
import {readBag} from '../../../src/tools/boc/read.ts';
import {Session} from '../../../src/tools/boc/session.ts';
import {findExitCodes} from '../../../src/tools/exit-codes/find.ts';
import {MOST_DECLARED_FIELDS, MOST_DECLARED_MESSAGES} from '../../../src/tools/shared/budget.ts';
import {processorTime} from '../../lib/time.ts';

test('structs of a hundred fields inside each other offer 60 fields', () => {
  const struct = (name: string, type: string): string =>
    `struct ${name} {\n${Array.from({length: 100}, (_, index) => `f${index}: ${type}`).join('\n')}\n}`;
  const bomb = [
    struct('A', 'B'),
    struct('B', 'C'),
    struct('C', 'D'),
    struct('D', 'E'),
    struct('E', 'uint8'),
    'struct Storage {\na: A\n}',
  ].join('\n');
  assert.ok(processorTime(() => readDeclared('tolk', [bomb]), 200) < 200);
  assert.equal(readDeclared('tolk', [bomb]).storage?.length, MOST_DECLARED_FIELDS);
});

test('aliases of each other and thousands of messages end', () => {
  assert.deepEqual(
    readDeclared('tolk', ['type A = B\ntype B = A\nstruct Storage {\na: A\n}']).storage?.map(({name}) => name),
    ['a'],
  );
  const many = Array.from({length: 3000}, (_, index) => `struct (0x${index.toString(16).padStart(8, '0')}) M${index} { a: uint8 }`).join(
    '\n',
  );
  assert.equal(readDeclared('tolk', [many.slice(0, 99_000)]).messages.length, MOST_DECLARED_MESSAGES);
});

test('commas inside a type part no fields', () => {
  const {storage} = readDeclared('tolk', ['struct Storage { seen: map<uint256, bool>, next: uint32 }']);
  assert.deepEqual(
    storage?.map(({name, type}) => [name, type]),
    [
      ['seen', 'maybe-ref'],
      ['next', 'uint'],
    ],
  );
});

test('a schema whose printed type doubles at each level', () => {
  const schema = 'p$_ {X:Type} {Y:Type} = P X Y; a$1 {X:Type} x:(A (P X X)) = A X; b$0 {X:Type} = A X;';
  const all = new Session();
  all.open(beginCell().storeBuffer(Buffer.alloc(127, 255)).endCell().toBoc().toString('hex'));
  assert.ok(processorTime(() => all.decode({cell: 0, type: 'A Bit', schema}), 2000) < 2000);
  assert.equal(all.decode({cell: 0, type: 'A Bit', schema}).kind, 'decoded');
});

test('a chain of cells deeper than 16 bits can count is found too deep, at every root', () => {
  // Generic bag, sizes of 4 bytes, two roots: the top of the chain, and a cell of its own before it.
  const count = 65_541;
  const bytes = Buffer.alloc(4 + 2 + 4 * 3 + 4 + 8 + 2 + (count - 2) * 6 + 2);
  let at = 0;
  const put = (value: number, size: number): void => void (at = bytes.writeUIntBE(value, at, size));
  put(0xb5ee9c72, 4);
  put(4, 1);
  put(4, 1);
  put(count, 4);
  put(2, 4);
  put(0, 4);
  put(2 + (count - 2) * 6 + 2, 4);
  put(0, 4);
  put(1, 4);
  put(0, 2);
  for (let cell = 1; cell < count - 1; cell++) {
    put(1, 1);
    put(0, 1);
    put(cell + 1, 4);
  }
  put(0, 2);
  const {faults, roots} = readBag(new Uint8Array(bytes));
  assert.equal(roots.length, 2);
  const [fault] = faults.filter(({code}) => code === 'depth');
  assert.deepEqual(fault?.values, {cell: 1, found: count - 2});
});

test('a hundred thousand blanks around a text cost no more than reading them', () => {
  for (const text of [`${' '.repeat(100_000)}zz`, `zz${' '.repeat(100_000)}zz`, '"'.repeat(100_000)])
    assert.ok(processorTime(() => readText(text), 300) < 300);
});

test('names that every object has are no files', async () => {
  assert.equal(own({}, 'constructor'), undefined);
  assert.equal(own({toString: 'x'}, 'toString'), 'x');
  await assert.rejects(compile({language: 'func', entry: 'toString', sources: {}}, undefined as never), /no source of the name toString/);
});

test('a question of thousands of words to the exit codes is cut', () => {
  const question = Array.from({length: 1000}, (_, index) => `word${index}`).join(' ');
  assert.ok(processorTime(() => findExitCodes(question, 'en', exitCodes), 50) < 50);
});

test('recent searches: what the modal cannot have written is left out, the rest stays', () => {
  const good = {objectID: '1', url: '/v3/concepts/glossary', hierarchy: {lvl0: 'Learn', lvl1: 'Glossary', lvl2: null}};
  const read = (...entries: unknown[]): unknown => JSON.parse(JSON.stringify(readList(JSON.stringify(entries))));
  assert.deepEqual(read(good), [good]);
  // What earlier versions of the site, and DocSearch, kept as well is not needed.
  assert.deepEqual(read({...good, content: null}), [good]);
  for (const bad of [
    null,
    {...good, objectID: undefined},
    {...good, hierarchy: null},
    {...good, hierarchy: {lvl0: 'a', lvl1: {toString: 'b'}}},
    {...good, hierarchy: {lvl0: 'a', lvl1: 'b', lvl2: 7}},
    {...good, url: 'javascript:hostile()'},
    {...good, url: 'java\nscript:hostile()'},
    {...good, url: 7},
  ])
    assert.deepEqual(read(bad, good), [good], JSON.stringify(bad));
  // Markup comes in as marked text alone, and that is not kept.
  assert.deepEqual(read({...good, _highlightResult: {hierarchy: {lvl1: {value: '<img src=x onerror=hostile()>'}}}}), [good]);
  for (const broken of [null, '{}', 'no json', '7']) assert.deepEqual(readList(broken), []);
});

/** A worker that says that it runs, and then does as the test says. */
class Fake {
  onmessage: ((event: {data: FromWorker}) => void) | null = null;
  onerror: ((event: {message: string; preventDefault: () => void}) => void) | null = null;
  ended = false;
  constructor(private readonly hear: (message: ToWorker, worker: Fake) => void) {
    queueMicrotask(() => this.onmessage?.({data: {id: 0, answer: undefined}}));
  }
  postMessage(message: ToWorker): void {
    this.hear(message, this);
  }
  terminate(): void {
    this.ended = true;
  }
}

test('a worker of the BoC viewer that hangs or dies is replaced, and what waits is told', async () => {
  const session = new Session();
  const workers: Fake[] = [];
  const engine = new Engine(() => {
    const worker = new Fake((message, self) => {
      if (message.kind === 'decode' && message.question.type === 'Hang') return;
      if (message.kind === 'decode' && message.question.type === 'Die') return self.onerror?.({message: '', preventDefault: () => {}});
      const answer = message.kind === 'open' ? session.open(message.given) : session.decode(message.question);
      self.onmessage?.({data: {id: message.id, answer}});
    });
    workers.push(worker);
    return worker as unknown as Worker;
  }, 20);
  const given = beginCell().storeUint(5, 8).endCell().toBoc().toString('hex');
  assert.equal((await engine.open(given)).kind, 'bag');
  await assert.rejects(engine.decode({cell: 0, type: 'Hang', schema: ''}), /stopped after 0.02 s/);
  assert.ok(workers[0]!.ended);
  assert.equal((await engine.decode({cell: 0, type: 'uint8', schema: ''})).kind, 'decoded');
  await assert.rejects(engine.decode({cell: 0, type: 'Die', schema: ''}), /out of memory/);
  assert.equal((await engine.decode({cell: 0, type: 'uint8', schema: ''})).kind, 'decoded');
  assert.equal(workers.length, 3);
});
