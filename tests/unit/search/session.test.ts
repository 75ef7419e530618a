// What a session does about files that are slow, gone or damaged, and about a worker that dies.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, test} from 'node:test';
import {buildPackage} from '../../../plugins/search/package.ts';
import {EmbeddedSearch} from '../../../src/search/client/embedded.ts';
import {followEnds, isWorthAsking} from '../../../src/search/client/again.ts';
import type {Answer} from '../../../src/search/core/answer.ts';
import type {FromWorker, ToWorker} from '../../../src/search/worker/protocol.ts';
import {Session, type TextEnd} from '../../../src/search/worker/session.ts';
import {page, questionOf as question} from './corpus.ts';

const records = [
  ...page('v3/fees', 'Transaction fees', '<p>Rent is paid for storage.</p><h2 id="gas">Gas</h2><p>Gas pays for work.</p>'),
  ...page('v3/wallet', 'Wallet', '<p>A wallet pays the rent of its cells.</p>'),
];
const FOLDER = 'https://docs.example/search/';
const OPTIONS = {language: 'en', folder: FOLDER, origin: 'https://docs.example'};

/** The one file of words that so little text has. */
const wordsName = (files: ReadonlyMap<string, string>): string => [...files.keys()].find((name) => name.startsWith('words/'))!;
const words = (files: ReadonlyMap<string, string>): string => files.get(wordsName(files))!;

type Reply = () => Promise<Response> | Response;

/** The site's files; `replies` stand before them, by the beginning of the name. */
function serve(replies: Record<string, Reply> = {}): {asked: (start: string) => number; replies: Record<string, Reply>} {
  const {files, manifest} = buildPackage('en', records, {both: [], one: []});
  const seen: string[] = [];
  globalThis.fetch = async (url) => {
    const name = String(url).slice(FOLDER.length);
    seen.push(name);
    const start = Object.keys(replies).find((one) => name.startsWith(one));
    if (start) return await replies[start]!();
    if (name === 'manifest.json') return Response.json(manifest);
    const body = files.get(name);
    return body === undefined ? new Response('', {status: 404}) : new Response(body as string);
  };
  return {asked: (start) => seen.filter((name) => name.startsWith(start)).length, replies};
}

/** Fifteen pages about wallets: their words are lost when `fail` is called, `read` are the texts that were fetched. */
function serveFailing(): {fail: () => void; read: string[]} {
  const many = Array.from({length: 15}, (_, number) => page(`v3/wallet-${number}`, `Wallet ${number}`, `<p>Text ${number}.</p>`)).flat();
  const {files, manifest} = buildPackage('en', many, {both: [], one: []});
  let fail = (): void => {};
  const failure = new Promise<never>((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  failure.catch(() => {});
  const read: string[] = [];
  globalThis.fetch = async (url) => {
    const name = String(url).slice(FOLDER.length);
    if (name.startsWith('words/')) return await failure;
    if (name.startsWith('text/')) read.push(name);
    return name === 'manifest.json' ? Response.json(manifest) : new Response(files.get(name) as string);
  };
  return {fail: () => fail(), read};
}

const {fetch: realFetch, Worker: realWorker} = globalThis as {fetch: typeof fetch; Worker?: unknown};
const {warn} = console;
beforeEach(() => {
  console.warn = () => {};
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Object.assign(globalThis, {Worker: realWorker});
  console.warn = warn;
});

test('R-309 text that comes after an answer over headings is told, once', async () => {
  const {files} = buildPackage('en', records, {both: [], one: []});
  let come = (): void => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  serve({
    'words/': async () => {
      await held;
      return new Response(words(files));
    },
  });
  const told: TextEnd[] = [];
  let whole = (): void => {};
  const isWhole = new Promise<void>((resolve) => (whole = resolve));
  const session = new Session(OPTIONS, (end) => {
    told.push(end);
    whole();
  });
  const first = await session.search(question('rent'));
  assert.deepEqual([first.text, first.nbHits], ['coming', 0]);
  assert.deepEqual(told, []);
  come();
  await isWhole;
  const second = await session.search(question('rent'));
  assert.deepEqual([second.text, second.nbHits], ['here', 2]);
  assert.deepEqual(told, ['here']);
});

test('R-309 damaged words are missing, not on their way, and are not fetched for every question', async () => {
  const served = serve({'words/': () => new Response('no words at all')});
  const session = new Session(OPTIONS);
  for (const query of ['wallet', 'fees', 'gas', 'wallet']) {
    const {text, nbHits} = await session.search(question(query));
    assert.equal(text, 'missing');
    assert.ok(nbHits, query);
  }
  assert.deepEqual(
    [served.asked('words/'), served.asked('heads.'), served.asked('manifest.')],
    [1, 1, 2],
    'the manifest is looked at once more',
  );
});

test('R-309 words that the network lost are asked for again by the next question', async () => {
  const served = serve({'words/': () => Promise.reject(new TypeError('Failed to fetch'))});
  const session = new Session(OPTIONS);
  assert.equal((await session.search(question('rent'))).text, 'missing');
  delete served.replies['words/'];
  assert.equal((await session.search(question('rent'))).nbHits, 2);
  assert.equal(served.asked('heads.'), 1, 'the headings are kept');
});

test('R-309 text that is late is shown without it, once for each page, and told when it is there', async () => {
  let come = (): void => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  const {files} = buildPackage('en', records, {both: [], one: []});
  const text = [...files.keys()].filter((name) => name.startsWith('text/'));
  serve(
    Object.fromEntries(
      text.map((name) => [
        name,
        async () => {
          await held;
          return new Response(files.get(name) as string);
        },
      ]),
    ),
  );
  const told: TextEnd[] = [];
  let read = (): void => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const session = new Session(OPTIONS, (end) => {
    told.push(end);
    read();
  });
  const addresses = (answer: Answer): string[] => answer.hits.map(({url}) => url);
  const first = addresses(await session.search(question('gas')));
  assert.equal(new Set(first).size, first.length, first.join());
  assert.ok(!first.some((url) => url.includes('#')));
  come();
  await isRead;
  assert.deepEqual(told, ['read']);
  assert.ok(addresses(await session.search(question('gas'))).includes('https://docs.example/v3/fees#gas'));
  assert.deepEqual(told, ['read'], 'nothing is late any more');
});

test('an answer that a better one follows waits for no text; after a failure all is read', async () => {
  const {fail, read} = serveFailing();
  const session = new Session(OPTIONS);
  const first = await session.search(question('wallet'));
  assert.deepEqual([first.text, first.nbHits, read.length], ['coming', 15, 0]);
  fail();
  const second = await session.search(question('wallet'));
  assert.deepEqual([second.text, second.nbHits, read.length], ['missing', 15, 15]);
});

test('R-309 a question that is asked before the one before is answered: that one is dropped, and both have the answer', async () => {
  const served = serve();
  const session = new Session(OPTIONS);
  await session.search(question('fees'));
  const before = served.asked('text/');
  const [first, second] = await Promise.all([session.search(question('wallet')), session.search(question('fees'))]);
  assert.equal(first, second);
  assert.equal(served.asked('text/'), before, 'no text of the first is read');
});

test('R-309 a question is asked again when its answer can be better; for text that stays missing once, not for ever', () => {
  const causes = new Set<TextEnd>();
  const asked = (end: TextEnd, text: Answer['text']): boolean => isWorthAsking(end, text, causes);
  assert.deepEqual([asked('missing', 'here'), asked('here', 'here'), asked('here', 'missing')], [false, false, false]);
  assert.deepEqual([asked('missing', 'coming'), asked('missing', 'coming')], [true, false]);
  assert.deepEqual([asked('here', 'coming'), asked('here', 'coming')], [true, true]);
  assert.deepEqual([asked('read', 'here'), asked('read', 'here')], [true, false]);
});

test('R-309 a file of text that is gone for good costs one more look at the manifest', async () => {
  const served = serve({'text/': () => new Response('', {status: 404})});
  const session = new Session(OPTIONS);
  for (const query of ['rent', 'gas', 'wallet', 'fees', 'rent']) assert.ok((await session.search(question(query))).nbHits, query);
  assert.deepEqual([served.asked('manifest.'), served.asked('heads.')], [2, 1]);
});

test('R-309 a file of text that is gone because the site was published anew: everything is opened anew', async () => {
  const {manifest} = buildPackage('en', records, {both: [], one: []});
  const old = buildPackage('en', records.slice(0, 2), {both: [], one: []});
  let published = false;
  const served = serve({
    'manifest.': () => Response.json(published ? manifest : old.manifest),
    [old.manifest.heads]: () => new Response(old.files.get(old.manifest.heads) as string),
    [wordsName(old.files)]: () => new Response(words(old.files)),
    'text/': () => new Response('', {status: 404}),
  });
  const session = new Session(OPTIONS);
  assert.equal((await session.search(question('wallet'))).nbHits, 0);
  assert.ok((await session.search(question('gas'))).nbHits);
  published = true;
  assert.ok((await session.search(question('wallet'))).nbHits);
  assert.equal(served.asked(manifest.heads), 1);
});

/** A worker that answers everything, except that `script` says when it dies: at its number and the number of its question. */
function fakeWorkers(dies: (worker: number, asked: number) => boolean): {count: () => number} {
  let count = 0;
  class FakeWorker {
    onerror?: (event: {message: string}) => void;
    onmessage?: (event: {data: FromWorker}) => void;
    private readonly number = ++count;
    private asked = 0;
    private alive = true;
    postMessage(message: ToWorker): void {
      setTimeout(() => {
        if (!this.alive) return;
        if (message.type !== 'search') this.onmessage?.({data: {type: 'ready'}});
        else if (dies(this.number, ++this.asked)) {
          this.alive = false;
          this.onerror?.({message: 'out of memory'});
        } else
          this.onmessage?.({
            data: {type: 'answer', id: message.id, answer: {nbHits: this.number} as Answer},
          });
      });
    }
    terminate(): void {
      this.alive = false;
    }
  }
  Object.assign(globalThis, {Worker: FakeWorker});
  return {count: () => count};
}

test('R-309 a worker that dies over a question: another one answers it, and all that follow', async () => {
  const workers = fakeWorkers((worker, asked) => worker === 1 && asked === 2);
  const search = new EmbeddedSearch(OPTIONS);
  assert.equal((await search.search(question('one'))).nbHits, 1);
  assert.equal((await search.search(question('two'))).nbHits, 2);
  assert.equal((await search.search(question('three'))).nbHits, 2);
  assert.equal(workers.count(), 2);
});

test('R-309 a worker that dies over the same question twice fails it, and the next question has a new one', async () => {
  const workers = fakeWorkers((worker) => worker <= 2);
  const search = new EmbeddedSearch(OPTIONS);
  await assert.rejects(search.search(question('one')), /out of memory/);
  assert.equal((await search.search(question('two'))).nbHits, 3);
  assert.equal(workers.count(), 3);
});

test('R-309 words that come while the row above the results is still loading complete the answer all the same', () => {
  const said: string[] = [];
  const follow = (causes: Set<TextEnd>) =>
    followEnds(
      causes,
      () => said.push('again'),
      () => said.push('lost'),
    );
  const first = follow(new Set());
  first.ended('here');
  assert.deepEqual(said, []);
  first.answered('coming');
  assert.deepEqual(said.splice(0), ['again']);
  // Words that are here already are no reason to ask.
  const second = follow(new Set());
  second.ended('here');
  second.answered('here');
  assert.deepEqual(said, []);
  // Lost once, asked again; lost twice, said.
  const causes = new Set<TextEnd>();
  for (const outcome of ['again', 'lost']) {
    const one = follow(causes);
    one.ended('missing');
    one.answered('coming');
    assert.deepEqual(said.splice(0), [outcome]);
  }
});
