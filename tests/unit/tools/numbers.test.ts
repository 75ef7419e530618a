import assert from 'node:assert/strict';
import {test} from 'node:test';
import {numbers as en} from '../../../src/tools/shared/number-messages/en.ts';
import {numbers as ru} from '../../../src/tools/shared/number-messages/ru.ts';
import {numbers as zh} from '../../../src/tools/shared/number-messages/zh-CN.ts';
import {gramText, readNumber, wholeText, type Bounds} from '../../../src/tools/shared/numbers.ts';

const MAX = 10n ** 30n;
const value = (text: string, bounds: Bounds = {max: MAX}): bigint => {
  const result = readNumber(text, bounds);
  assert.ok(result.ok, text);
  return result.value;
};
const problem = (text: string, bounds: Bounds = {max: MAX}) => {
  const result = readNumber(text, bounds);
  assert.ok(!result.ok, text);
  return result.problem;
};
const GRAM: Bounds = {max: MAX, decimals: 9};

test('whole numbers, grouped in any way', () => {
  for (const text of ['1000000', '1 000 000', '1,000,000', '1.000.000', '1_000_000', '1\u00a0000\u202f000', ' 1000000 ', "1'000'000"])
    assert.equal(value(text), 1_000_000n, text);
  assert.equal(value('0'), 0n);
});

test('amounts of Gram are read to the nanogram, with a point or a comma', () => {
  assert.equal(value('1', GRAM), 1_000_000_000n);
  assert.equal(value('0.05', GRAM), 50_000_000n);
  assert.equal(value('0,05', GRAM), 50_000_000n);
  assert.equal(value('.000000001', GRAM), 1n);
  for (const text of ['1 000.5', '1000,5', '1,000.5', '1.000,5', '1 000,500']) assert.equal(value(text, GRAM), 1_000_500_000_000n, text);
  assert.equal(value('1,000,000', GRAM), 10n ** 15n);
  assert.equal(value('0,050', GRAM), 50_000_000n);
  assert.equal(value('1.000', GRAM), 10n ** 9n);
  assert.equal(value('1,0', GRAM), 10n ** 9n);
  assert.equal(value('0.0500000000000', GRAM), 50_000_000n);
});

test('what is wrong is found with its place', () => {
  assert.deepEqual(problem('12x4').place, {at: 2, length: 1});
  assert.deepEqual(problem('-5').place, {at: 0, length: 1});
  assert.deepEqual(problem('1𝟙').place, {at: 1, length: 2});
  assert.equal(problem('').code, 'empty');
  assert.equal(problem('  ').code, 'empty');
  assert.deepEqual(problem('1.5'), {code: 'fraction', place: {at: 1, length: 1}});
  assert.deepEqual(problem('1,0000').code, 'fraction');
  assert.deepEqual(problem('0.1234567891', GRAM), {code: 'decimals', decimals: 9, place: {at: 11, length: 1}});
  assert.deepEqual(problem('1.2.3', GRAM).place, {at: 1, length: 1});
  assert.deepEqual(problem('1.5,000', GRAM).place, {at: 1, length: 1});
  assert.deepEqual(problem('1,000', GRAM), {code: 'ambiguous', place: {at: 1, length: 1}});
  assert.equal(problem('256', {max: 255n}).code, 'range');
  assert.equal(problem('1', {min: 2n, max: 3n}).code, 'range');
});

test('what is written is read back, in every language', () => {
  for (const {style, gram, whole} of [en, zh, ru])
    for (const amount of [0n, 1n, 66_667n, 10n ** 9n, 1_049_802_532n, 123_456_789_000_000_000n]) {
      assert.equal(value(gram(amount).replaceAll(style.group, ''), GRAM), amount);
      assert.equal(value(whole(amount)), amount);
    }
  assert.equal(gramText(-66_667n, en.style), '−0.000066667');
  assert.equal(wholeText(-1234n, en.style), '−1,234');
  assert.equal(ru.gram(1_234_500_000_000n), '1\u00a0234,5');
});

test('every problem has its sentence with the position, in every language', () => {
  const problems = [
    problem(''),
    problem('12x4'),
    problem('1-'),
    problem('1.5'),
    problem('1,000', GRAM),
    problem('0.1234567891', GRAM),
    problem('9', {max: 5n}),
    problem('9', {max: 5n, decimals: 9}),
  ];
  for (const messages of [en, zh, ru])
    for (const one of problems) {
      const text = messages.problem(one);
      assert.ok(text.length > 6, text);
      if (one.code !== 'empty' && one.code !== 'range') assert.ok(text.includes(String(one.place.at + 1)), text);
    }
});
