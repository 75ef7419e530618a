import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mainnet} from '../../../data/config/mainnet.ts';
import {INITIAL, readInput, type State} from '../../../src/tools/message-modes/input.ts';
import {bitsOf, CONSTANTS, expressionOf, idleBits, isValid, isValidForLog, outcomeOf} from '../../../src/tools/message-modes/logic.ts';

const ALL = Array.from({length: 256}, (_, mode) => mode);
const outcome = (change: Partial<State>) => outcomeOf(readInput({...INITIAL, ...change}, mainnet).setting!);

test('48 numbers are modes, 8 of them for a log', () => {
  assert.equal(ALL.filter(isValid).length, 48);
  assert.deepEqual(ALL.filter(isValidForLog), [0, 1, 2, 3, 16, 17, 18, 19]);
});

test('a number and its flags are the same thing', () => {
  for (const mode of ALL)
    assert.equal(
      bitsOf(mode).reduce((sum, bit) => sum + bit, 0),
      mode,
    );
  assert.equal(expressionOf(0), 'SEND_MODE_REGULAR');
  assert.equal(expressionOf(130), 'SEND_MODE_IGNORE_ERRORS | SEND_MODE_CARRY_ALL_BALANCE');
  assert.equal(expressionOf(5), 'SEND_MODE_PAY_FEES_SEPARATELY | 4');
  assert.equal(Object.keys(CONSTANTS).length, 7);
});

test('a flag that is called idle changes nothing, whatever the amounts', () => {
  let compared = 0;
  for (const mode of ALL.filter(isValid))
    for (const idle of idleBits(mode))
      for (const state of [
        {},
        {value: '5'},
        {balance: '0'},
        {value: '0'},
        {incoming: '0.0003'},
        {from: 'outside'},
        {bits: '5000', cells: '40', value: '0.00001'},
      ]) {
        const [said, without] = [outcome({...state, mode: String(mode)}), outcome({...state, mode: String(mode ^ idle)})];
        assert.deepEqual(said, without, `${mode} without ${idle}: ${JSON.stringify(state)}`);
        compared++;
      }
  assert.ok(compared > 200, String(compared));
});

test('the numbers of the page: mode 0, 1, 64, 128, 160 with 1, 0.1 and 0.05 Gram', () => {
  assert.equal(outcome({mode: '0'}).received, 49_933_333n);
  assert.equal(outcome({mode: '0'}).balance, 1_049_802_532n);
  assert.equal(outcome({mode: '1'}).balance, 1_049_735_865n);
  assert.equal(outcome({mode: '64', value: '0'}).received, 99_735_865n);
  assert.equal(outcome({mode: '128'}).received, 1_099_735_865n);
  assert.equal(outcome({mode: '160'}).deleted, true);
  const failed = outcome({mode: '16', value: '5'});
  assert.deepEqual([failed.code, failed.bounced, failed.balance], [37, 99_735_865n, 1_000_000_000n]);
});

test('no Gram appears or vanishes', () => {
  for (const mode of ALL)
    for (const state of [{}, {value: '5'}, {value: '0'}, {balance: '0'}, {bits: '9000', cells: '30', value: '0.00001'}, {kind: 'log'}]) {
      const {setting} = readInput({...INITIAL, ...state, mode: String(mode)}, mainnet);
      const {balance, received = 0n, bounced, forwardFee, fine, kind} = outcomeOf(setting!);
      assert.notEqual(kind, 'unpaid');
      const back = typeof bounced === 'bigint' ? bounced + setting!.bounceFee : 0n;
      const paid = kind === 'sent' ? forwardFee : fine;
      assert.equal(
        balance + received + back + paid + setting!.gasFee,
        setting!.balance + (setting!.incoming as bigint),
        `mode ${mode} ${JSON.stringify(state)}`,
      );
    }
});

test('what does not pay for gas is said, and so is a value that buys too little', () => {
  assert.equal(outcome({balance: '0', incoming: '0.0001'}).kind, 'unpaid');
  assert.equal(readInput({...INITIAL, incoming: '0.0001'}, mainnet).gasBought, 1499n);
  assert.equal(readInput(INITIAL, mainnet).gasBought, undefined);
});

test('wrong fields are named; what an address says is only text', () => {
  const wrong = readInput({...INITIAL, mode: '256', balance: '1,2,3', value: '-1'}, mainnet);
  assert.deepEqual(Object.keys(wrong.problems).sort(), ['balance', 'mode', 'value']);
  assert.equal(wrong.setting, undefined);
  assert.ok(readInput({...INITIAL, kind: '__proto__', from: 'x', to: 'y', bounceable: ''}, mainnet).setting);
});
