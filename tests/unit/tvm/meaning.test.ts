// What rows say in words and in stack notation, computed here and compared with the VM.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {instructions} from '../../../data/tvm/instructions.ts';
import {configWithVersion, run} from '../../../scripts/tvm/emulator.ts';
import {int} from '../../../scripts/tvm/vectors.ts';
import {encode} from '../../../src/tvm/opcode.ts';

const config = configWithVersion(null);

/** `x·2^y + w`: sums, products and powers of named values. */
function compute(text: string, values: Readonly<Record<string, bigint>>): bigint {
  return text
    .split(' + ')
    .reduce((sum, term) => sum + term.split('·').reduce((product, factor) => product * power(factor, values), 1n), 0n);
}
function power(text: string, values: Readonly<Record<string, bigint>>): bigint {
  const [base = '', exponent] = text.split('^');
  const of = (name: string): bigint => (/^\d+$/.test(name) ? BigInt(name) : values[name]!);
  return exponent === undefined ? of(base) : of(base) ** of(exponent);
}

function divide(a: bigint, b: bigint, rounding: string): [bigint, bigint] {
  const down = (x: bigint, y: bigint): bigint => x / y - (x % y !== 0n && x < 0n !== y < 0n ? 1n : 0n);
  const q = rounding === 'down' ? down(a, b) : rounding === 'up' ? -down(-a, b) : down(2n * a + b, 2n * b);
  return [q, a - q * b];
}

test('R-111: division rows say what the VM computes', {timeout: 180_000}, async () => {
  let checked = 0;
  for (const {name, category, opcode, effect, text} of instructions) {
    if (category !== 'division') continue;
    const words = /^(?:Divides (.+?) by (\S+?)|Remainder of (.+?) divided by (\S+?)), rounding (down|to the nearest|up)/.exec(text.en);
    assert.ok(words, `${name}: ${text.en}`);
    const remainder = words[3] !== undefined;
    const [dividend, divisor] = [words[1] ?? words[3]!, words[2] ?? words[4]!];
    for (const given of [
      {x: -17n, y: 3n, z: 5n, w: 4n, t: 3n},
      {x: 1001n, y: 2n, z: 4n, w: -7n, t: 1n},
    ] as const) {
      const [q, r] = divide(compute(dividend, given), compute(divisor, given), words[5] === 'to the nearest' ? 'nearest' : words[5]!);
      const expected = remainder ? [r] : /quotient and remainder/.test(text.en) ? [q, r] : [q];
      const stack = effect.inputs.map(({name: input}) => int(given[input as keyof typeof given]));
      const {after} = await run({bits: encode(opcode, opcode.operands.length ? {t: Number(given.t)} : {}), stack, config});
      assert.deepEqual(after, expected.map(String), `${name} ${JSON.stringify(expected.map(String))}`);
      checked++;
    }
  }
  assert.ok(checked > 300);
});

test('R-111: values that only change places are where the notation says', {timeout: 120_000}, async () => {
  let checked = 0;
  for (const {name, category, opcode, effect} of instructions) {
    if (category !== 'stack-basic' && category !== 'stack-complex') continue;
    const names = effect.inputs.map((input) => input.name);
    const [outcome, more] = effect.outputs;
    if (more || !outcome || opcode.operands.length > 0 || names.length === 0 || !names.every((one) => /^v\d?$/.test(one))) continue;
    const stack = names.map((_, index) => int(100 + index));
    const {after} = await run({bits: encode(opcode, {}), stack, config, tail: '00000000'});
    assert.deepEqual(
      after,
      outcome.map((output) => String(100 + names.indexOf(output.name))),
      name,
    );
    checked++;
  }
  assert.ok(checked >= 12, String(checked));
});
