// A run of the engine as the panel shows it: steps tied to the text, typed stacks, gas in parts. Pure.
import type {RawRunResult, StackValue} from '../../../playground/engine/protocol.ts';
import type {Assembled, Mark} from '../code/assemble.ts';
import {hashes} from '../code/tree.ts';
import {readPrinted} from '../values/printed.ts';
import {partsOf, sumOf, type Part} from './gas.ts';

export interface ShownStep {
  /** From 1. Steps in the gap of a long run have none of their own here. */
  readonly number: number;
  /** As the VM prints it. */
  readonly instruction: string;
  /** Row of the reference, and place in the text. */
  readonly mark?: Mark;
  readonly gas?: number;
  readonly gasLeft?: number;
  readonly parts: readonly Part[];
  readonly thrown?: number;
}

export interface Outcome {
  readonly exitCode: number;
  readonly gasUsed: number;
  readonly gasLimit: number;
  readonly parts: readonly Part[];
  readonly steps: readonly ShownStep[];
  readonly total: number;
  /** Index of the first step after the gap. */
  readonly skippedAt?: number;
  /** As printed, bottom first, after so many steps: `stacks[0]` is before the first one. */
  readonly stacks: readonly (readonly string[])[];
  /** Typed, at the end. */
  readonly stack: readonly StackValue[];
  readonly debug: readonly string[];
}

/** An exit code that the log and the result agree on: out of gas is -14 there and 13 in the log. */
export function outcomeOf(result: RawRunResult, assembled: Assembled): Outcome {
  const places = hashes(assembled.code);
  const marks = new Map(assembled.marks.map((mark) => [mark, mark]));
  const byPlace = new Map<unknown, Map<number, Mark>>();
  for (const mark of marks.keys()) {
    const known = byPlace.get(mark.cell) ?? new Map<number, Mark>();
    // Of equal cells the first in the text is meant.
    if (!known.has(mark.offset)) known.set(mark.offset, mark);
    byPlace.set(mark.cell, known);
  }
  const {steps, total, skippedAt, debug} = result.trace;
  const shown = steps.map((step, index): ShownStep => {
    const cell = step.cell === undefined ? undefined : places.get(step.cell);
    const mark = cell && !step.instruction.startsWith('implicit ') ? byPlace.get(cell)?.get(step.offset ?? -1) : undefined;
    return {
      number: skippedAt !== undefined && index >= skippedAt ? total - steps.length + index + 1 : index + 1,
      instruction: step.instruction,
      parts: partsOf(step, mark?.opcode),
      ...(mark && {mark}),
      ...(step.gas !== undefined && {gas: step.gas}),
      ...(step.gasLeft !== undefined && {gasLeft: step.gasLeft}),
      ...(step.thrown !== undefined && {thrown: step.thrown}),
    };
  });
  const stacks = [
    ...(steps[0] ? [steps[0].before] : []),
    ...steps.map(({after}, index) => after ?? (index === steps.length - 1 ? ([] as string[]) : (steps[index + 1]?.before ?? []))),
  ];
  return {
    exitCode: result.exitCode,
    gasUsed: result.gasUsed,
    gasLimit: result.gasLimit,
    parts: sumOf(shown.flatMap(({parts}) => parts)),
    steps: shown,
    total,
    stacks,
    stack: result.stack,
    debug,
    ...(skippedAt !== undefined && {skippedAt}),
  };
}

/** Values of a printed stack, typed; what is not understood stays as printed. */
export function stackAt(outcome: Outcome, index: number): readonly (StackValue | string)[] {
  const last = outcome.steps.at(-1);
  // After the step that threw, the stack is what the exception left.
  if (index === outcome.stacks.length - 1 && last?.thrown !== undefined) return outcome.stack;
  return (outcome.stacks[index] ?? []).map((text) => readPrinted(text) ?? text);
}
