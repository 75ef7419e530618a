// The client against workers that misbehave.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Engine} from '../../../src/playground/engine/client.ts';
import {EngineError} from '../../../src/playground/engine/errors.ts';
import type {FromWorker, ToWorker} from '../../../src/playground/engine/protocol.ts';

type Answer = (message: ToWorker & {type: 'call'}, send: (message: FromWorker) => void, worker: FakeWorker) => void;

class FakeWorker {
  onmessage?: (event: {data: FromWorker}) => void;
  onerror?: (event: {message: string; preventDefault: () => void}) => void;
  ended = false;
  readonly heard: ToWorker[] = [];

  constructor(private readonly answer: Answer) {}

  postMessage(message: ToWorker): void {
    this.heard.push(message);
    const send = (answer: FromWorker): void => void setTimeout(() => this.ended || this.onmessage?.({data: answer}), 1);
    if (message.type === 'open') send({type: 'ready'});
    else this.answer(message, send, this);
  }

  terminate(): void {
    this.ended = true;
  }
}

function engine(answer: Answer): {engine: Engine; workers: FakeWorker[]} {
  const workers: FakeWorker[] = [];
  const start = (): Worker => {
    const worker = new FakeWorker(answer);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return {engine: new Engine(start), workers};
}

const good: Answer = ({id}, send) => {
  send({type: 'started', id});
  send({type: 'result', id, result: {assembly: `answer ${id}`, hash: ''}});
};
const ask = (one: Engine, options = {}) => one.call('disassemble', {code: ''}, options);
const code = (expected: string) => (error: unknown) => error instanceof EngineError && error.code === expected;

test('nothing is started before the first call; calls run one after another in one worker', async () => {
  const {engine: one, workers} = engine(good);
  assert.equal(workers.length, 0);
  const answers = await Promise.all([ask(one), ask(one), ask(one)]);
  assert.deepEqual(
    answers.map(({assembly}) => assembly),
    ['answer 1', 'answer 2', 'answer 3'],
  );
  assert.equal(workers.length, 1);
});

test('R-502: a cancelled call ends alone, its worker with it; those that wait get a new one', async () => {
  const abort = new AbortController();
  const {engine: one, workers} = engine((message, send, worker) => (message.id === 1 ? undefined : good(message, send, worker)));
  const first = ask(one, {signal: abort.signal});
  const second = ask(one);
  setTimeout(() => abort.abort(), 5);
  await assert.rejects(first, code('cancelled'));
  assert.equal((await second).assembly, 'answer 2');
  assert.deepEqual(
    workers.map(({ended}) => ended),
    [true, false],
  );
});

test('a call that waits is cancelled without harm to the one that runs', async () => {
  const abort = new AbortController();
  const {engine: one, workers} = engine((message, send) => setTimeout(() => send({type: 'result', id: message.id, result: {}}), 20));
  const first = ask(one);
  const second = ask(one, {signal: abort.signal});
  abort.abort();
  await assert.rejects(second, code('cancelled'));
  await first;
  assert.equal(workers.length, 1);
  await assert.rejects(ask(one, {signal: abort.signal}), code('cancelled'));
});

test('R-502: the time counts from the start of the work, not while files arrive', async () => {
  const {engine: one} = engine(({id}, send) => {
    setTimeout(() => send({type: 'started', id}), 60);
  });
  const begin = Date.now();
  await assert.rejects(ask(one, {timeLimit: 30}), code('timeout'));
  assert.ok(Date.now() - begin >= 85);
});

test('R-502: a worker that dies is an error, and the next call starts another', async () => {
  const {engine: one, workers} = engine((message, send, worker) => {
    if (message.id > 1) return good(message, send, worker);
    setTimeout(() => worker.onerror?.({message: 'out of memory', preventDefault: () => {}}), 2);
  });
  await assert.rejects(ask(one), code('worker-lost'));
  assert.equal((await ask(one)).assembly, 'answer 2');
  assert.equal(workers.length, 2);
});

test('R-502: a worker whose file does not come is a missing file', async () => {
  const workers: FakeWorker[] = [];
  const one = new Engine(() => {
    const worker = new FakeWorker(good);
    worker.postMessage = () => setTimeout(() => worker.onerror?.({message: '', preventDefault: () => {}}), 1);
    workers.push(worker);
    return worker as unknown as Worker;
  });
  await assert.rejects(ask(one), code('file-missing'));
  assert.equal(workers[0]!.ended, true);
});

test('R-502: a worker that cannot be started is an error each time, and nothing hangs', async () => {
  const one = new Engine(() => {
    throw new Error('blocked');
  });
  await assert.rejects(ask(one), code('worker-lost'));
  await assert.rejects(ask(one), code('worker-lost'));
});

test('R-502: a worker that ended without a word is replaced, and the call is done by the next one', async () => {
  let deaf = false;
  const {engine: one, workers} = engine((message, send, worker) => {
    if (worker === workers[0] && deaf) return;
    send({type: 'heard', id: message.id});
    good(message, send, worker);
  });
  await ask(one);
  deaf = true;
  assert.equal((await ask(one)).assembly, 'answer 2');
  assert.deepEqual(
    workers.map(({ended}) => ended),
    [true, false],
  );
});

test('compiled files are handed to the next worker', async () => {
  const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  const abort = new AbortController();
  const {engine: one, workers} = engine((message, send, worker) => {
    send({type: 'module', file: 'tolk', module});
    if (message.id > 1) good(message, send, worker);
  });
  const first = ask(one, {signal: abort.signal});
  first.catch(() => {});
  while (!one.has('tolk')) await new Promise((resolve) => setTimeout(resolve, 1));
  abort.abort();
  await assert.rejects(first, code('cancelled'));
  await ask(one);
  assert.deepEqual(workers[1]!.heard[0], {type: 'open', modules: {tolk: module}});
});

test('a closed engine refuses', async () => {
  const {engine: one} = engine(() => {});
  const first = ask(one);
  setTimeout(() => one.close(), 5);
  await assert.rejects(first, code('cancelled'));
  await assert.rejects(ask(one), code('worker-lost'));
});
