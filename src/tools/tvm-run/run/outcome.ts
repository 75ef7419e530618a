// A run of the engine as the panel shows it: steps tied to the text, typed stacks, gas in parts. Pure.
import type {Action, RawRunResult, StackValue, Step} from '../../../playground/engine/protocol.ts';
import type {Assembled, Mark} from '../code/assemble.ts';
import {hashes, type Tree} from '../code/tree.ts';
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
  /** Spent before the code: `GASCONSUMED` counts it. */
  readonly gasBefore: number;
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
  /** What the code left to the action phase, and the list itself as a bag of cells. */
  readonly queued?: {readonly actions: readonly Action[]; readonly list: string};
}

/** Ties the steps of a run to the text that was assembled. `priceOf` is what a row says of gas. */
export function outcomeOf(
  result: RawRunResult,
  assembled: Assembled,
  priceOf: (name: string) => string | undefined = () => undefined,
): Outcome {
  const places = hashes(assembled.code);
  const byPlace = new Map<Tree, Map<number, Mark>>();
  for (const mark of assembled.marks) {
    const known = byPlace.get(mark.cell) ?? new Map<number, Mark>();
    // Of equal cells the first in the text is meant.
    if (!known.has(mark.offset)) known.set(mark.offset, mark);
    byPlace.set(mark.cell, known);
  }
  const {total, skippedAt, debug} = result.trace;
  const steps = withLastGas(result);
  // A loop asks for the same few names thousands of times.
  const prices = new Map<string, string | undefined>();
  const price = (name: string): string | undefined => {
    if (!prices.has(name)) prices.set(name, priceOf(name));
    return prices.get(name);
  };
  const shown = steps.map((step, index): ShownStep => {
    const cell = step.cell === undefined ? undefined : places.get(step.cell);
    const mark = cell && !step.instruction.startsWith('implicit ') ? byPlace.get(cell)?.get(step.offset ?? -1) : undefined;
    return {
      number: skippedAt !== undefined && index >= skippedAt ? total - steps.length + index + 1 : index + 1,
      instruction: step.instruction,
      parts: partsOf(step, mark?.opcode, mark && price(mark.opcode.name)),
      ...(mark && {mark}),
      ...(step.gas !== undefined && {gas: step.gas}),
      ...(step.gasLeft !== undefined && {gasLeft: step.gasLeft}),
      ...(step.thrown !== undefined && {thrown: step.thrown}),
    };
  });
  const stacks = [...(steps[0] ? [steps[0].before] : []), ...steps.map(({after}, index) => after ?? steps[index + 1]?.before ?? [])];
  return {
    exitCode: result.exitCode,
    gasUsed: result.gasUsed,
    gasLimit: result.gasLimit,
    gasBefore: result.gasBefore,
    parts: sumOf(shown.flatMap(({parts}) => parts)),
    steps: shown,
    total,
    stacks,
    stack: result.stack,
    debug,
    ...(result.actions && result.actionList !== undefined && {queued: {actions: result.actions, list: result.actionList}}),
    ...(skippedAt !== undefined && {skippedAt}),
  };
}

/** Of a step that ends the run with an exception the log does not say the gas: it is what the others leave of the whole. */
function withLastGas({trace: {steps, skippedAt}, gasUsed, gasLimit}: RawRunResult): readonly Step[] {
  const last = steps.at(-1);
  if (!last || last.gas !== undefined || last.thrown === undefined || skippedAt !== undefined) return steps;
  const others = steps.slice(0, -1);
  if (others.some(({gas}) => gas === undefined)) return steps;
  const gas = gasUsed - others.reduce((sum, step) => sum + step.gas!, 0);
  return [...others, {...last, gas, gasLeft: gasLimit - gasUsed}];
}

/** Values of a printed stack, typed; what is not understood stays as printed. */
export function stackAt(outcome: Outcome, index: number): readonly (StackValue | string)[] {
  // After the last step the log ends; what an exception left is in the result too.
  if (index >= outcome.steps.length) return outcome.stack;
  return (outcome.stacks[index] ?? []).map((text) => readPrinted(text) ?? text);
}
