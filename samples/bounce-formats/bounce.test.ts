import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toNano} from '@ton/core';
import {ask, parseNewBounceBody} from './bounce.ts';

const QUESTION_BITS = 32 + 64 + 267;

test('the short format carries 256 bits, no reference and no reason', async () => {
  const {learned, message} = await ask(1, 'throws 777');
  assert.deepEqual(learned, {
    rich: false,
    phase: 0,
    exitCode: 0,
    bodyBits: 256,
    bodyRefs: 0,
  });
  const body = message.body.beginParse();
  assert.equal(body.loadUint(32), 0xffffffff);
  assert.equal(body.loadUint(32), 0xa5c);
});

test('the root-cell format carries all bits of the root, without references', async () => {
  const {learned} = await ask(2, 'throws 777');
  assert.deepEqual(learned, {
    rich: true,
    phase: 1,
    exitCode: 777,
    bodyBits: QUESTION_BITS,
    bodyRefs: 0,
  });
});

test('the full format carries the whole body, the phase and the exit code', async () => {
  const thrown = await ask(3, 'throws 777');
  assert.deepEqual(thrown.learned, {
    rich: true,
    phase: 1,
    exitCode: 777,
    bodyBits: QUESTION_BITS,
    bodyRefs: 1,
  });
  const parsed = parseNewBounceBody(thrown.message.body.beginParse());
  assert.equal(parsed.originalBody.beginParse().loadRef().beginParse().loadInt(32), 42);
  assert.ok(parsed.value < toNano('0.1') && parsed.value > thrown.value);
  assert.ok((parsed.computePhase?.gasUsed ?? 0) > 0);

  const failed = await ask(3, 'action fails');
  assert.deepEqual(failed.learned, {
    rich: true,
    phase: 2,
    exitCode: 37,
    bodyBits: QUESTION_BITS,
    bodyRefs: 1,
  });

  const nobody = await ask(3, 'no contract');
  assert.deepEqual(nobody.learned, {
    rich: true,
    phase: 0,
    exitCode: -1,
    bodyBits: QUESTION_BITS,
    bodyRefs: 1,
  });
  assert.equal(parseNewBounceBody(nobody.message.body.beginParse()).computePhase, null);
});

test('the bounced message repeats the flags of the original message', async () => {
  for (const [format, flags] of [
    [1, 0n],
    [2, 1n],
    [3, 3n],
  ] as const) {
    const {message} = await ask(format, 'throws 777');
    assert.ok(message.info.type === 'internal');
    assert.equal(message.info.ihrFee, flags); // @ton/core 0.63 still calls the field ihrFee
  }
});

test('the more of the body is returned, the more the bounced message costs', async () => {
  const short = await ask(1, 'throws 777');
  const root = await ask(2, 'throws 777');
  const whole = await ask(3, 'throws 777');
  assert.ok(short.value > root.value && root.value > whole.value);
});
