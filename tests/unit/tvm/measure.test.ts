import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {instructions} from '../../../data/tvm/instructions.ts';
import {variables} from '../../../src/tvm/gas.ts';
import {measure} from '../../../scripts/tvm/measure.ts';
import {versionOfConfig} from '../../../scripts/tvm/emulator.ts';
import type {MeasuredFile} from '../../../src/tvm/measured.ts';

/** Every run takes the same few; `TVM_ALL=1` takes all of them. */
const ALL = process.env.TVM_ALL === '1' || process.env.TEST_ALL === '1';
const STEP = 61;
const measured = JSON.parse(readFileSync('data/tvm/measured.json', 'utf8')) as MeasuredFile;

test('R-111: the measurements are of the TVM that is installed', () => {
  assert.equal(measured.version, versionOfConfig());
});

test('R-111: run again, instructions do what the page says', {timeout: ALL ? 1_800_000 : 180_000}, async () => {
  for (const [index, instruction] of instructions.entries()) {
    if (!ALL && index % STEP !== 7) continue;
    const {measurement, contradictions} = await measure(instruction);
    assert.deepEqual(contradictions, [], instruction.name);
    assert.deepEqual(measurement, measured.instructions[instruction.name], instruction.name);
  }
});

test('R-111: every formula was computed and compared at three points or more', () => {
  const few = instructions
    .filter(({name, gas}) => variables(gas).length > 0 && measured.instructions[name]!.points < 3)
    .map(({name}) => name);
  assert.deepEqual(few, []);
});

test('R-111: an example of values that can be told apart has different ones', () => {
  const example = (name: string): string => {
    const {before, after} = measured.instructions[name]!.example!;
    return `${before} → ${after}`;
  };
  assert.equal(example('SWAP'), '1 2 → 2 1');
  assert.equal(example('ROT'), '1 2 3 → 2 3 1');
  assert.equal(example('STBR'), 'builder{AB} builder{CD} → builder{ABCD}');
  const alike = instructions
    .filter(({effect: {inputs}}) => inputs.length > 1 && inputs.every(({types, name}) => types[0] === 'any' && !name.includes('…')))
    .filter(({name, effect: {inputs}}) => {
      const own = measured.instructions[name]?.example?.before.split(' ').slice(-inputs.length) ?? [];
      return new Set(own).size < own.length;
    });
  assert.deepEqual(
    alike.map(({name}) => name),
    [],
  );
});
