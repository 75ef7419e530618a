import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, Dictionary, external, internal, toNano, type Message} from '@ton/core';
import {Blockchain, createShardAccount} from '@ton/sandbox';
import {contractErrors} from '@tact-lang/compiler/dist/abi/errors.js';
import {runTolkCompiler} from '@ton/tolk-js';
import {emulatorConfig} from '../../../data/config/index.ts';
import {exitCodes} from '../../../data/tvm/exit-codes.ts';
import {cases} from '../../../samples/exit-codes/actions.ts';
import {assemble, codesOf, receive} from '../../../samples/exit-codes/machine.ts';
import {message, run, type Setting, type Step} from '../../../samples/message-modes/probe.ts';
import {failures, listFailures} from '../../../samples/message-modes/scenes.ts';

const FROM = new Address(0, Buffer.alloc(32, 0xaa));
const hex = (code: string, ...refs: Cell[]): Cell => {
  const builder = beginCell().storeBuffer(Buffer.from(code.replaceAll(' ', ''), 'hex'));
  for (const ref of refs) builder.storeRef(ref);
  return builder.endCell();
};

interface Outcome {
  readonly compute: number;
  readonly action: number | undefined;
}

/** Runs raw code once, started by an internal message of 10 Gram. */
async function runCode(code: Cell, {workchain = 0, body = Cell.EMPTY}: {workchain?: number; body?: Cell} = {}): Promise<Outcome> {
  const data = Cell.EMPTY;
  const to = contractAddress(workchain, {code, data});
  const chain = await Blockchain.create({config: emulatorConfig()});
  chain.now = 1_790_000_000;
  await chain.setShardAccount(to, createShardAccount({address: to, code, data, balance: toNano('100'), workchain}));
  const {info, ...rest} = internal({to, value: toNano('10'), bounce: true, body});
  const {transactions} = await chain.sendMessage({...rest, info: {...info, src: FROM}} as Message);
  const description = transactions[0]?.description;
  if (description?.type !== 'generic' || description.computePhase.type !== 'vm') throw new Error('No code ran');
  return {compute: description.computePhase.exitCode, action: description.actionPhase?.resultCode};
}

/** What the emulator gave so far: `compute 9`, `tolk 63`. */
const seen = new Set<string>();

/** Code, by what it does, of each exception. Opcodes: `data/tvm/opcodes.ts`. */
const COMPUTE: readonly (readonly [code: number, what: string, program: Cell])[] = [
  [0, 'nothing', hex('')],
  [1, 'RETALT', hex('DB31')],
  [2, 'six DROPs on a stack of five', hex('30 30 30 30 30 30')],
  [3, 'an argument for a continuation that takes none', hex('90 EC00 72 01 EC1F')],
  [4, '1 0 DIV', hex('71 70 A904')],
  [5, '-1 into an unsigned byte', hex('7F C8 CB07')],
  [6, '42 SETCP', hex('FF2A')],
  [7, '1 CTOS', hex('71 D0')],
  [8, '4 times 256 bits into a builder', hex('70 C8 CBFF 70 01 CBFF 70 01 CBFF 70 01 CBFF')],
  [9, 'a byte out of an empty cell', hex('C8 C9 D0 D307')],
  [11, 'SENDMSG of an empty cell', hex('C8 C9 70 FB08')],
  [-14, 'an endless loop', hex('90 EA')],
  [65535, '65535 THROWANY', hex('81 7FFF 81 0001 A0 81 7FFF A0 F2F0')],
];

for (const [code, what, program] of COMPUTE)
  test(`compute phase, ${code}: ${what}`, async () => {
    assert.equal((await runCode(program)).compute, code);
    seen.add(`TVM ${code}`);
  });

test('compute phase, 10: an integer dictionary whose fork has one branch', async () => {
  // A label of length 0, then a fork that lacks its second branch
  const broken = beginCell().storeUint(0, 2).storeRef(Cell.EMPTY).endCell();
  const program = hex('70 88 8020 F40E', broken); // 0, the cell, 32, DICTUGET
  assert.equal((await runCode(program)).compute, 10);
  seen.add('TVM 10');
});

test('compute phase: a number above 65535 cannot be thrown, -14 neither', async () => {
  // The page and the tool say that -14 cannot be faked: the exception that it gives instead is 5.
  assert.equal((await runCode(hex('80F2 F2F0'))).compute, 5); // -14 THROWANY
  assert.equal((await runCode(hex('F20D'))).compute, 13); // 13 THROW is only 13
});

test('Tolk: 63 for a prefix that does not match', async () => {
  const source = `
    struct (0x12345678) Known { value: uint8 }
    fun onInternalMessage(in: InMessage) {
      val message = Known.fromSlice(in.body);
      assert (message.value == 7) throw 100;
    }`;
  const result = await runTolkCompiler({entrypointFileName: 'main.tolk', fsReadCallback: () => source});
  if (result.status === 'error') throw new Error(result.message);
  const body = beginCell().storeUint(1, 32).storeUint(7, 8).endCell();
  assert.equal((await runCode(Cell.fromBase64(result.codeBoc64), {body})).compute, 63);
  seen.add('Tolk 63');
});

test('a get method that does not exist: 11', async () => {
  const source = 'fun onInternalMessage(_in: InMessage) {}';
  const result = await runTolkCompiler({entrypointFileName: 'main.tolk', fsReadCallback: () => source});
  if (result.status === 'error') throw new Error(result.message);
  const code = Cell.fromBase64(result.codeBoc64);
  const to = contractAddress(0, {code, data: Cell.EMPTY});
  const chain = await Blockchain.create({config: emulatorConfig()});
  await chain.setShardAccount(to, createShardAccount({address: to, code, data: Cell.EMPTY, balance: 1n}));
  const failed = await chain.runGetMethod(to, 'absent').catch((error: unknown) => error);
  assert.equal((failed as {exitCode: number}).exitCode, 11);
});

test('action phase: the codes of messages and of the list', async () => {
  const wanted: readonly {code: number; steps: Step[]; setting?: Setting}[] = [
    {code: 0, steps: [{kind: 'send', mode: 1, message: message()}]},
    ...listFailures,
    ...failures.map(({code, steps, setting}) => ({code, steps: steps(0), ...(setting && {setting})})),
  ];
  for (const {code, steps, setting} of wanted) {
    assert.equal((await run(steps, setting)).resultCode, code);
    seen.add(`node ${code}`);
  }
});

test('action phase: libraries and size. This emulator still lets ordinary accounts change libraries', async () => {
  assert.equal((await runCode(hex('70 72 FB07'))).action, 41); // CHANGELIB by a hash that nobody has
  let library = Cell.EMPTY;
  for (let i = 0; i < 250; i++) library = beginCell().storeUint(i, 16).storeRef(library).endCell();
  assert.equal((await runCode(hex('88 72 FB06', library))).action, 43); // SETLIBCODE with 251 cells
  const large = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Uint(16));
  for (let i = 0; i < 2100; i++) large.set(i, i * 31 + 7);
  const body = beginCell().storeRef(beginCell().storeDictDirect(large).endCell()).endCell();
  // The body's reference becomes the data: more than the 2048 cells that a masterchain account may have.
  assert.equal((await runCode(hex('30 D74C ED54'), {workchain: -1, body})).action, 50);
  for (const code of [41, 43, 50]) seen.add(`node ${code}`);
});

test('action phase, 42: the account was deployed with a dictionary of libraries that is none', async () => {
  const {list, setting} = cases['42']!;
  const body = beginCell().storeRef(list).endCell();
  const transaction = await receive({code: assemble('DROP\nPLDREFIDX 0\nPOPCTR c5'), body, ...setting});
  assert.equal(codesOf(transaction).resultCode, 42);
  seen.add('node 42');
});

test('compute phase, -13: an account with data and without code', async () => {
  const init = {data: beginCell().storeUint(1, 8).endCell()};
  const transaction = await receive({address: contractAddress(0, init), init});
  assert.equal(codesOf(transaction).exitCode, -13);
  seen.add('TVM -13');
});

test('an external message that is not accepted is thrown away: no transaction shows its code', async () => {
  const code = hex('F22D'); // 45 THROW
  const to = contractAddress(0, {code, data: Cell.EMPTY});
  const chain = await Blockchain.create({config: emulatorConfig()});
  await chain.setShardAccount(to, createShardAccount({address: to, code, data: Cell.EMPTY, balance: toNano('1')}));
  await assert.rejects(chain.sendMessage(external({to, body: Cell.EMPTY})));
});

test('the codes of Tact are those of its compiler', () => {
  const ours = exitCodes.filter(({thrower}) => thrower === 'Tact').map(({code}) => code);
  assert.deepEqual(
    ours,
    Object.values(contractErrors as Record<string, {id: number}>).map(({id}) => id),
  );
});

after(() => {
  const claimed = exitCodes.filter(({measured}) => measured).map(({thrower, code}) => `${thrower} ${code}`);
  const provoked = [...seen].filter((one) => one !== 'TVM 65535');
  assert.deepEqual(claimed.sort(), provoked.sort(), 'the data says "measured" of exactly those that were provoked');
});
