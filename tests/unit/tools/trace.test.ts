// The trace viewer against what @ton/core decodes, on traces that the samples make in the emulator.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {inspect} from 'node:util';
import {beginCell, type Cell, storeMessage, storeTransaction, type Transaction} from '@ton/core';
import {opcodeOf} from '../../../remark/facts/opcode.ts';
import {serveHttpApi, type HttpApi} from '../../../samples/http-api/server.ts';
import {make, type Made} from '../../../samples/transactions/page.ts';
import {flatten, type TraceNode} from '../../../samples/transactions/trace.ts';
import {EXAMPLES} from '../../../src/tools/trace/examples.ts';
import {messages as en} from '../../../src/tools/trace/messages/en.ts';
import {messages as ru} from '../../../src/tools/trace/messages/ru.ts';
import {messages as zh} from '../../../src/tools/trace/messages/zh-CN.ts';
import {nameAccounts, operationText, shortAddress} from '../../../src/tools/trace/names.ts';
import {operations} from '../../../src/tools/trace/operations.ts';
import {readTrace} from '../../../src/tools/trace/read.ts';
import {arrange, type Found, type Read, type Step} from '../../../src/tools/trace/steps.ts';

type Raw = Transaction & {readonly raw?: Cell};
const cellOf = (transaction: Raw): Cell => transaction.raw ?? beginCell().store(storeTransaction(transaction)).endCell();
const bags = (trace: TraceNode): string[] => flatten(trace).map(({transaction}) => cellOf(transaction).toBoc().toString('base64'));

function stepsOf(text: string): readonly Step[] {
  const read = readTrace(text);
  assert.equal(read.kind, 'steps', inspect(read).slice(0, 300));
  return (read as Extract<Read, {kind: 'steps'}>).steps;
}

/** How deep each transaction is in the tree of the sample. */
function depthsOf(trace: TraceNode, depth = 0, depths = new Map<Transaction, number>()): Map<Transaction, number> {
  depths.set(trace.transaction, depth);
  for (const child of trace.children) depthsOf(child, depth + 1, depths);
  return depths;
}

let made: Made;
let api: HttpApi;
before(async () => {
  made = await make();
  api = await serveHttpApi(made.stage.network);
});
after(() => api.close());

const traces = (): [string, TraceNode][] => [...Object.entries(made.traces), ...Object.entries(made.jetton), ['nft', made.nft.trace]];

test('every transaction is shown as @ton/core decodes it, in the tree that the sample builds', () => {
  let compared = 0;
  for (const [name, trace] of traces()) {
    const steps = stepsOf(bags(trace).join('\n'));
    const nodes = flatten(trace);
    const depths = depthsOf(trace);
    assert.deepEqual(
      steps.map(({hash}) => hash),
      nodes.map(({transaction}) => cellOf(transaction).hash().toString('hex')),
      name,
    );
    for (const [index, {transaction}] of nodes.entries()) {
      const step = steps[index]!;
      const {description} = transaction;
      assert.ok(description.type === 'generic');
      assert.equal(BigInt(`0x${step.account.split(':')[1]}`), transaction.address);
      assert.equal(step.lt, transaction.lt);
      assert.equal(step.depth, depths.get(transaction), `${name} ${index}`);
      assert.equal(step.totalFees, transaction.totalFees.coins);
      assert.equal(step.ok, !description.aborted && description.computePhase.type === 'vm', `${name} ${index}`);
      if (description.computePhase.type === 'vm') {
        assert.ok(step.compute && !('skipped' in step.compute));
        assert.equal(step.compute.exitCode, description.computePhase.exitCode);
        assert.equal(step.compute.gasUsed, description.computePhase.gasUsed);
        assert.equal(step.compute.gasFees, description.computePhase.gasFees);
      }
      assert.equal(step.action?.resultCode, description.actionPhase?.resultCode);
      assert.equal(step.bounce, description.bouncePhase?.type);
      assert.equal(step.outgoing.length, transaction.outMessagesCount);
      assert.equal(step.incoming?.hash, beginCell().store(storeMessage(transaction.inMessage!)).endCell().hash().toString('hex'));
      compared++;
    }
  }
  assert.ok(compared > 25, `${compared} transactions`);
});

test('the order in which transactions are given does not matter, and one given twice counts once', () => {
  const list = bags(made.jetton.moved);
  const shuffled = [...list.slice(2), ...list.slice(0, 2), list[0]!];
  const read = readTrace(shuffled.join('\n'));
  assert.ok(read.kind === 'steps');
  assert.equal(read.repeated, 1);
  assert.deepEqual(read.steps, stepsOf(list.join('\n')));
});

test('hex, base64, one bag with several roots, and bags between quotes and commas are read alike', () => {
  const trace = made.jetton.moved;
  const wanted = stepsOf(bags(trace).join('\n')).map(({hash}) => hash);
  const hashes = (text: string): string[] => stepsOf(text).map(({hash}) => hash);
  const cells = flatten(trace).map(({transaction}) => cellOf(transaction));
  assert.deepEqual(hashes(cells.map((cell) => cell.toBoc().toString('hex')).join('\n')), wanted);
  assert.deepEqual(
    hashes(
      bags(trace)
        .map((bag) => `"${bag}"`)
        .join(', '),
    ),
    wanted,
  );
});

test('the JSON of /api/v3/transactions and of v2 gives what the bags give', async () => {
  const account = made.stage.wallet.address.toString();
  const v3 = await (await fetch(`${api.v3}/transactions?account=${encodeURIComponent(account)}&limit=20`)).text();
  const steps = stepsOf(v3);
  assert.ok(steps.length > 3);
  const known = new Map(
    Object.values(made.traces)
      .flatMap((trace) => stepsOf(bags(trace).join('\n')))
      .map((step) => [step.hash, step]),
  );
  let compared = 0;
  for (const step of steps) {
    const wanted = known.get(step.hash);
    if (!wanted) continue;
    for (const field of ['account', 'lt', 'now', 'ok', 'totalFees', 'storageFees', 'compute', 'action', 'bounce'] as const)
      assert.deepEqual(step[field], wanted[field], `${field} of ${step.hash}`);
    assert.deepEqual(
      step.outgoing.map(({hash, to, value, op}) => ({hash, to, value, op})),
      wanted.outgoing.map(({hash, to, value, op}) => ({hash, to, value, op})),
    );
    compared++;
  }
  assert.ok(compared > 3, `${compared} compared`);
  const v2 = await (await fetch(`${api.url}/api/v2/getTransactions?address=${encodeURIComponent(account)}&limit=20`)).text();
  for (const step of stepsOf(v2)) {
    const wanted = known.get(step.hash);
    if (wanted) assert.equal(step.totalFees, wanted.totalFees);
  }
});

test('the examples are whole traces: one succeeds, one bounces, one fails', () => {
  const example = (name: keyof typeof EXAMPLES): readonly Step[] => stepsOf(EXAMPLES[name]);
  for (const name of Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[])
    assert.equal(example(name).filter(({depth}) => depth === 0).length, 1, name);
  // The friend has no wallet contract: the notification reaches an account without code.
  assert.deepEqual(
    example('jetton').map(({ok}) => ok),
    [true, true, true, false, true],
  );
  assert.ok(example('jetton').every(({pending}) => pending.length === 0));
  assert.ok(example('bounce').some(({bounce}) => bounce === 'ok'));
  assert.ok(example('failed').some(({ok}) => !ok));
});

test('each operation is the CRC-32 of its TL-B line, or a number that its standard fixes', () => {
  const lines: Readonly<Record<string, string>> = {
    'jetton transfer':
      'transfer query_id:uint64 amount:(VarUInteger 16) destination:MsgAddress response_destination:MsgAddress custom_payload:(Maybe ^Cell) forward_ton_amount:(VarUInteger 16) forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
    'jetton internal_transfer':
      'internal_transfer query_id:uint64 amount:(VarUInteger 16) from:MsgAddress response_address:MsgAddress forward_ton_amount:(VarUInteger 16) forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
    'jetton transfer_notification':
      'transfer_notification query_id:uint64 amount:(VarUInteger 16) sender:MsgAddress forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
    'jetton burn':
      'burn query_id:uint64 amount:(VarUInteger 16) response_destination:MsgAddress custom_payload:(Maybe ^Cell) = InternalMsgBody;',
    'jetton burn_notification':
      'burn_notification query_id:uint64 amount:(VarUInteger 16) sender:MsgAddress response_destination:MsgAddress = InternalMsgBody;',
    provide_wallet_address: 'provide_wallet_address query_id:uint64 owner_address:MsgAddress include_address:Bool = InternalMsgBody;',
    'nft transfer':
      'transfer query_id:uint64 new_owner:MsgAddress response_destination:MsgAddress custom_payload:(Maybe ^Cell) forward_amount:(VarUInteger 16) forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
    'nft ownership_assigned':
      'ownership_assigned query_id:uint64 prev_owner:MsgAddress forward_payload:(Either Cell ^Cell) = InternalMsgBody;',
    get_static_data: 'get_static_data query_id:uint64 = InternalMsgBody;',
  };
  const numbers = new Map([...operations].map(([number, name]) => [name, number]));
  assert.equal(numbers.size, operations.size, 'two operations of one name');
  for (const [name, line] of Object.entries(lines)) assert.equal(opcodeOf(line), numbers.get(name), name);
  assert.equal(opcodeOf('excesses query_id:uint64 = InternalMsgBody;', true), numbers.get('excesses'));
});

test('a chain of five thousand transactions is arranged, parents first', () => {
  const message = (hash: string) => ({
    hash,
    key: hash,
    kind: 'internal' as const,
    from: undefined,
    to: undefined,
    value: 0n,
    op: undefined,
    bounced: false,
    comment: undefined,
  });
  const chain = Array.from({length: 5000}, (_, index): Found => ({
    hash: `t${index}`,
    account: `0:${String(index).padStart(64, '0')}`,
    lt: BigInt(index),
    now: 0,
    type: 'generic',
    storageFees: 0n,
    compute: undefined,
    action: undefined,
    bounce: undefined,
    totalFees: 1n,
    incoming: message(`m${index}`),
    outgoing: [message(`m${index + 1}`)],
    balanceBefore: undefined,
    balanceAfter: undefined,
  }));
  const {steps} = arrange([...chain].reverse());
  assert.equal(steps.length, 5000);
  assert.deepEqual([steps[0]!.depth, steps[4999]!.depth, steps[4999]!.parent], [0, 4999, 4998]);
  assert.equal(
    steps.reduce((sum, {pending}) => sum + pending.length, 0),
    1,
  );
  assert.equal(nameAccounts(steps).get(steps[27]!.account), 'B1');
});

test('a cycle of messages, which no chain has, ends', () => {
  const one = (hash: string, incoming: string, outgoing: string): Found =>
    ({
      hash,
      account: `0:${'0'.repeat(64)}`,
      lt: 1n,
      now: 0,
      type: 'generic',
      storageFees: 0n,
      totalFees: 0n,
      incoming: {key: incoming, kind: 'internal', value: 0n, bounced: false},
      outgoing: [{key: outgoing, kind: 'internal', value: 0n, bounced: false}],
    }) as unknown as Found;
  assert.ok(arrange([one('a', 'x', 'y'), one('b', 'y', 'x')]).steps.length <= 2);
});

test('what is wrong is told in each language, by its place', () => {
  const good = EXAMPLES.jetton.split('\n')[0]!;
  const cases = [
    'hello!',
    good.slice(0, 100),
    `${good}\nte6ccgEBAQEAAgAAAA==`,
    '{',
    '{"transactions": 5}',
    '{"transactions": [{"hash": "x"}]}',
    '[1]',
    '{"result": [{"data": "AAAA"}]}',
    'b5ee9c72',
    '[',
    '{"traces":[{"transactions":{"a":null}}]}',
  ];
  for (const text of cases) {
    const read = readTrace(text);
    assert.equal(read.kind, 'wrong', text.slice(0, 60));
    if (read.kind !== 'wrong') continue;
    for (const {problem} of [en, ru, zh]) assert.match(problem(read.problem), /[.。]$/);
  }
  assert.equal(readTrace('  \n').kind, 'empty');
});

test('hostile text never throws', () => {
  const good = EXAMPLES.failed.split('\n')[0]!;
  const json = JSON.stringify({transactions: [{hash: 'A'.repeat(44), description: {type: 'ord'}}]});
  for (const base of [good, json]) {
    for (let at = 0; at < base.length; at += 7) {
      for (const piece of ['', 'A', '/', '"', '\u0000', '9'.repeat(50), '[', 'null'])
        readTrace(base.slice(0, at) + piece + base.slice(at + 1));
    }
  }
  for (const text of ['{"__proto__":1}', `{"transactions":${'['.repeat(5000)}`, '['.repeat(100_000), 'b5ee9c72'.repeat(2000)])
    readTrace(text);
});

test('a message alone is shown as one', () => {
  const {inMessage} = made.traces.transfer.transaction;
  const read = readTrace(beginCell().store(storeMessage(inMessage!)).endCell().toBoc().toString('hex'));
  assert.equal(read.kind, 'message');
});

test('short names: addresses and operations', () => {
  assert.equal(shortAddress(`0:${'0'.repeat(64)}`), 'EQAA…AM9c');
  assert.equal(shortAddress(`1000:${'ab'.repeat(32)}`), '1000:abab…abab');
  assert.equal(operationText(0x0f8a7ea5), 'jetton transfer (0x0f8a7ea5)');
  assert.equal(operationText(1), '0x00000001');
});
