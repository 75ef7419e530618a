import {columns} from '../columns.ts';
import type {Result} from './result.ts';

/** A step that has run, with its times in seconds. */
export interface Outcome {
  readonly name: string;
  readonly result: Result;
  readonly wall: number;
  /** Unknown where the system does not say. */
  readonly processor: number | undefined;
}

const SLOWEST = 12;
/** Longer messages are in the log above. */
const MOST_FAULTS = 40;

const sum = <T>(list: readonly T[], value: (one: T) => number): number => list.reduce((total, one) => total + value(one), 0);
const seconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));

/**
 * What `npm test` prints at its end: what failed, what was skipped, the slowest files, wall and processor time by step, and
 * in the last line "N passed, N failed".
 */
export function summary(outcomes: readonly Outcome[]): {text: string; failed: number} {
  const passed = sum(outcomes, ({result}) => result.passed);
  const failed = sum(outcomes, ({result}) => result.failed);
  const faults = outcomes.flatMap(({name, result}) => (result.faults ?? []).map((fault) => `✗ ${name}: ${fault}`));
  const skipped = outcomes.flatMap(({name, result}) => (result.skipped ?? []).map((one) => `– ${name}, skipped: ${one}`));
  const files = outcomes
    .flatMap(({name, result}) => Object.entries(result.files ?? {}).map(([file, time]) => ({file: `${name}: ${file}`, time})))
    .sort((a, b) => b.time - a.time)
    .slice(0, SLOWEST);
  const known = outcomes.flatMap(({processor}) => processor ?? []);
  const rows = [
    ['step', 'passed', 'failed', 'skipped', 'wall s', 'processor s'],
    ...outcomes.map(({name, result, wall, processor}) => [
      name,
      String(result.passed),
      String(result.failed),
      String(result.skipped?.length ?? 0),
      seconds(wall),
      seconds(processor),
    ]),
    [
      'all',
      String(passed),
      String(failed),
      String(skipped.length),
      seconds(sum(outcomes, ({wall}) => wall)),
      seconds(known.length ? sum(known, (time) => time) : undefined),
    ],
  ];
  const parts = [
    faults.slice(0, MOST_FAULTS),
    faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more, in the log above`] : [],
    skipped,
    files.length ? [columns([['slowest files', 'wall s'], ...files.map(({file, time}) => [file, (time / 1000).toFixed(1)])])] : [],
    [columns(rows)],
    [`${passed} passed, ${failed} failed`],
  ];
  return {
    text: parts
      .filter((part) => part.length)
      .map((part) => part.join('\n'))
      .join('\n\n'),
    failed,
  };
}
