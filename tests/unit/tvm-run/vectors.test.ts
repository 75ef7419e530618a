// Every row's example runs on the playground's engine, through the same assembler and reader as in the page, and costs
// what its row says.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import measured from '../../../data/tvm/measured.json';
import {instructions} from '../../../data/tvm/instructions.ts';
import vectors from '../../../data/tvm/vectors.json';
import {checkOne, checkStack} from '../../../src/tools/tvm-run/input.ts';
import {toBoc} from '../../../src/tools/tvm-run/code/tree.ts';
import {outcomeOf, stackAt, type Outcome} from '../../../src/tools/tvm-run/run/outcome.ts';
import {itemsOf, show} from '../../../src/tools/tvm-run/values/stack.ts';
import type {Vectors} from '../../../src/tools/tvm-run/vectors.ts';
import type {MeasuredFile} from '../../../src/tvm/measured.ts';
import {variables} from '../../../src/tvm/gas.ts';
import {gasText} from '../../../src/tvm/page/render.ts';
import {call} from '../playground/session.ts';

const all = vectors as unknown as Vectors;
const {instructions: measurements} = measured as unknown as MeasuredFile;

/** Ran in the measurement with wrong input alone. */
const NO_PRICE = new Set(['FITSX', 'UFITSX', 'QFITSX', 'QUFITSX']);

async function ran(name: string): Promise<{outcome: Outcome; index: number}> {
  const instruction = instructions.find((one) => one.name === name)!;
  const {o = [], s = '', b = '', a = ''} = all[name]!;
  const program = checkOne({opcode: instruction.opcode, operands: o, before: b, after: a});
  assert.ok(program.ok, `${name}: ${JSON.stringify(program)}`);
  const stack = checkStack(itemsOf(s));
  assert.equal(stack.problems.size, 0, name);
  const result = await call('run', {
    code: {boc: toBoc(program.value.code)},
    stack: stack.values,
    ...(instruction.flow && {limits: {gas: 5000}}),
  });
  const outcome = outcomeOf(result, program.value, (of) => gasText(instructions.find((one) => one.name === of)!.gas));
  return {outcome, index: outcome.steps.findIndex(({mark}) => mark?.opcode.name === name)};
}

test('every row has an example, and no example is without a row', () => {
  assert.deepEqual(Object.keys(all).sort(), instructions.map(({name}) => name).sort());
});

test('R-111: every example runs in the engine and costs what was measured', async () => {
  let compared = 0;
  for (const {name, gas, base} of instructions) {
    const {outcome, index} = await ran(name);
    const step = outcome.steps[index];
    assert.ok(step, `${name} was not reached`);
    const {state, exits} = measurements[name]!;
    if (state === 'throws') {
      assert.ok(exits.includes(step.thrown!), `${name} throws ${step.thrown}`);
      continue;
    }
    if (!/^THROW/.test(name)) assert.equal(step.thrown, undefined, name);
    const prices = measurements[name]!.gas;
    // What the child VM spends is paid when it ends.
    if (/^(RUNVMX?|ACCEPT|SETGASLIMIT)$/.test(name)) continue;
    if (!NO_PRICE.has(name)) {
      assert.ok(prices.includes(step.gas!), `${name} costs ${step.gas}, measured ${prices.join(' ')}`);
      compared++;
    }
    // The parts are the whole, and a fixed price has no part of unknown kind.
    assert.equal(
      step.parts.reduce((sum, part) => sum + part.gas, 0),
      step.gas,
      name,
    );
    const work = step.parts.find(({kind}) => kind === 'work');
    if (work && variables(gas).length === 0) assert.notEqual(gas, String(base), `${name}: ${JSON.stringify(step.parts)} of ${gas}`);
  }
  assert.ok(compared > 920, String(compared));
});

test('R-111: ten instructions of ten categories leave what their rows say', async () => {
  const ten: Readonly<Record<string, string>> = {
    XCHG_0I: '20 19 18',
    ADD: '10',
    TUPLE: '[]',
    CTOS: 'x{92}',
    DIVMOD: '2 1',
    LESS: '0',
    STREF: '',
    DICTGET: '',
    THROW: '',
    SHA256U: '',
  };
  const categories = new Set<string>();
  for (const name of Object.keys(ten)) {
    const {outcome, index} = await ran(name);
    categories.add(instructions.find((one) => one.name === name)!.category);
    const shown = stackAt(outcome, index + 1).map((value) => (typeof value === 'string' ? value : show(value).text));
    if (ten[name]) assert.equal(shown.join(' '), ten[name], name);
    // As the measurement printed it, where that is in full.
    const example = measurements[name]!.example;
    if (example && !/[{…]/.test(example.after) && example.after)
      assert.ok(example.after.endsWith(shown.join(' ')), `${name}: ${shown.join(' ')}`);
  }
  assert.equal(categories.size, 10);
});
