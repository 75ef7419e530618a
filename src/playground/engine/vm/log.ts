import {FIRST_STEPS, LAST_STEPS} from '../limits.ts';
import type {Step, Trace} from '../protocol.ts';
import {splitStack} from '../values/printed.ts';

interface Draft {
  instruction: string;
  before: string;
  after?: string;
  gasBefore?: number;
  gasLeft?: number;
  thrown?: number;
  cell?: string;
  offset?: number;
}

const finished = ({instruction, before, after, gasBefore, gasLeft, thrown, cell, offset}: Draft): Step => ({
  instruction,
  before: splitStack(before),
  ...(after !== undefined && thrown === undefined && {after: splitStack(after)}),
  ...(gasLeft !== undefined && {gasLeft}),
  ...(gasLeft !== undefined && gasBefore !== undefined && {gas: gasBefore - gasLeft}),
  ...(thrown !== undefined && {thrown}),
  ...(cell !== undefined && {cell, offset}),
});

const GAS = 'gas remaining: ';
const THROWN = /^(?:handling exception code|default exception handler, terminating vm with exit code) (-?\d+)/;
const PLACE = /^code cell hash: ([\dA-F]{64}) offset: (\d+)/;

/**
 * The VM's log (`full_location_stack`) as steps. Text of many megabytes is read line by line, and of a long run only the
 * first and the last steps are kept.
 * @param skip steps of our own in front, which do not count
 * @param gas what there was before the first step that counts, where the log does not say it
 */
export function readLog(log: string, {skip = 0, gas}: {skip?: number; gas?: number} = {}): Trace {
  const first: Draft[] = [];
  const last: Draft[] = [];
  const debug: string[] = [];
  let stack = '[ ]';
  let place: {cell: string; offset: number} | undefined;
  let current: Draft | undefined;
  let remaining: number | undefined = gas;
  let seen = 0;
  for (let from = 0; from < log.length;) {
    let to = log.indexOf('\n', from);
    if (to < 0) to = log.length;
    const line = log.slice(from, to);
    from = to + 1;
    if (line.startsWith('stack: ')) {
      stack = line.slice(7);
      if (current) current.after ??= stack;
    } else if (line.startsWith('execute ')) {
      seen++;
      current = {instruction: line.slice(8).trim(), before: stack, gasBefore: remaining, ...place};
      place = undefined;
      if (seen > skip) {
        if (first.length < FIRST_STEPS) first.push(current);
        else {
          last.push(current);
          if (last.length > 2 * LAST_STEPS) last.splice(0, LAST_STEPS);
        }
      }
    } else if (line.startsWith(GAS)) {
      // A gas line of our own steps is right only without a limit of our own on top.
      const value = Number.parseInt(line.slice(GAS.length), 10);
      if (current && current.gasLeft === undefined) {
        current.gasLeft = value;
        remaining = value;
      }
    } else if (line.startsWith('code cell hash')) {
      const [, cell, offset] = PLACE.exec(line) ?? [];
      // After an implicit jump the place of the target is told before the jump's gas.
      if (cell !== undefined) place = {cell, offset: Number(offset)};
    } else if (line.startsWith('#DEBUG#')) debug.push(line.slice(7).replace(/^:?\s*/, ''));
    else {
      const code = THROWN.exec(line)?.[1];
      if (code !== undefined && current && current.thrown === undefined) current.thrown = Number(code);
    }
  }
  const tail = last.slice(-LAST_STEPS);
  const steps = [...first, ...tail].map(finished);
  const total = Math.max(0, seen - skip);
  return {steps, total, debug, ...(total > steps.length && {skippedAt: first.length})};
}
