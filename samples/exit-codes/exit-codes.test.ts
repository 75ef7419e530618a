import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, Dictionary} from '@ton/core';
import {emulatorConfig} from '../../data/config/index.ts';
import {parseNewBounceBody} from '../bounce-formats/bounce.ts';
import {actionList, cases, changeLibrary, tree} from './actions.ts';
import {assemble, codesOf, receive, regions, type Setting} from './machine.ts';

/** Code that takes the first reference of the message body as its action list. */
const performer = assemble('DROP\nPLDREFIDX 0\nPOPCTR c5');
/** Code that takes the first reference of the message body as its data. */
const keeper = assemble('DROP\nPLDREFIDX 0\nPOPCTR c4');

const programs = regions(new URL('compute.tasm', import.meta.url));

/** The exit code that a region's name begins with: `4-zero` is 4. */
const EXPECTED: Record<string, number> = {faked: 5};
for (const name of programs.keys())
  EXPECTED[name] ??= Number(/^-?\d+/.exec(name)?.[0] ?? NaN);

for (const [name, source] of programs) {
  test(`compute phase: ${name}`, async () => {
    const transaction = await receive({code: assemble(source)});
    const {exitCode, resultCode} = codesOf(transaction);
    assert.equal(exitCode, EXPECTED[name]);
    // 0 and 1 mean success, so the action phase follows. It also follows after COMMIT
    const acted = exitCode === 0 || exitCode === 1 || name === '777-commit';
    assert.equal(resultCode, acted ? 0 : undefined);
  });
}

test('compute phase: -13 is the code of a contract without code', async () => {
  const init = {data: beginCell().storeUint(1, 8).endCell()};
  const address = contractAddress(0, init);
  const transaction = await receive({address, init});
  assert.equal(codesOf(transaction).exitCode, -13);
  assert.equal(transaction.endStatus, 'active');
});

for (const [name, {code, list, setting}] of Object.entries(cases)) {
  test(`action phase: ${name}`, async () => {
    const body = beginCell().storeRef(list).endCell();
    const transaction = await receive({code: performer, body, ...setting});
    assert.deepEqual(
      {...codesOf(transaction), resultArg: undefined},
      {exitCode: 0, resultCode: code, resultArg: undefined},
    );
  });
}

test('action phase: 50 is the code of data with too many cells', async () => {
  const keep = (cells: number) =>
    receive({
      code: keeper,
      body: beginCell().storeRef(tree(cells)).endCell(),
      workchain: -1, // at most 2,048 cells there, 65,536 in the basechain
      value: 100_000_000_000n,
    });
  assert.equal(codesOf(await keep(2_000)).resultCode, 0);
  assert.equal(codesOf(await keep(2_100)).resultCode, 50);
});

test('resultArg is the index of the action that failed', async () => {
  const list = actionList(
    changeLibrary(0, Buffer.alloc(32)),
    changeLibrary(2, Buffer.alloc(32)),
  );
  const body = beginCell().storeRef(list).endCell();
  const {resultCode, resultArg} = codesOf(await receive({code: performer, body}));
  assert.deepEqual({resultCode, resultArg}, {resultCode: 41, resultArg: 1});
});

const code = assemble('BLKDROP 5');
const init = {code, data: Cell.EMPTY};
const somewhere = new Address(0, Buffer.alloc(32, 0xdd));
/** The configuration with a list of suspended addresses (parameter 44) that contains this address. */
function suspending(address: Address): Cell {
  const params = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    emulatorConfig(),
  );
  const list = Dictionary.empty(
    Dictionary.Keys.BigUint(288),
    Dictionary.Values.Buffer(0),
  ).set(BigInt('0x' + address.hash.toString('hex')), Buffer.alloc(0));
  const parameter = beginCell().storeUint(0, 8).storeDict(list);
  params.set(44, parameter.storeUint(2_000_000_000, 32).endCell());
  return beginCell().storeDictDirect(params).endCell();
}

const skips: Record<string, [number, Setting]> = {
  'no-state': [-1, {address: somewhere}],
  'bad-state': [-2, {address: somewhere, init}],
  'no-gas': [-3, {code, value: 6_666n}],
};
for (const [reason, [number, setting]] of Object.entries(skips)) {
  test(`compute phase skipped: ${reason} is ${number} in a bounced message`, async () => {
    const transaction = await receive(setting);
    assert.equal(codesOf(transaction).skipped, reason);
    const [bounced] = transaction.outMessages.values();
    if (reason === 'no-gas') {
      assert.equal(bounced, undefined); // nothing is left to pay for the bounced message
      return;
    }
    const {bouncedByPhase, exitCode} = parseNewBounceBody(bounced!.body.beginParse());
    assert.deepEqual({bouncedByPhase, exitCode}, {bouncedByPhase: 0, exitCode: number});
  });
}

test('compute phase skipped: @ton/core 0.63 cannot read the fourth reason, suspended', async () => {
  await assert.rejects(
    receive({address: somewhere, init, config: suspending(somewhere)}),
    /Unknown ComputeSkipReason: 3/, // cskip_suspended$110 begins with the bits 11
  );
});
