import type {Result} from '../../scripts/test/result.ts';
import {inReadingOrder, type Check, type CheckResult} from './check.ts';

/** A check that has run. */
export interface Outcome {
  readonly check: Check;
  readonly result: CheckResult;
  readonly seconds: number;
}

/** The report: problems by file, then a line for each check, then the count. With it, what `npm test` takes from it. */
export function report(outcomes: readonly Outcome[]): Result & {text: string} {
  const lines: string[] = [];
  const problems = inReadingOrder(outcomes.flatMap(({result}) => result.problems));
  let file: string | undefined;
  for (const problem of problems) {
    if (problem.file !== file) {
      file = problem.file;
      lines.push('');
    }
    lines.push(
      `${problem.file}${problem.line ? `:${problem.line}` : ''}  ${problem.rule}`,
      `    ${problem.message}`,
      `    → ${problem.remedy}`,
    );
  }
  if (problems.length) lines.push('');
  for (const {check, result, seconds} of outcomes) {
    const count = result.problems.length;
    const mark = result.skipped ? '–' : count ? '✗' : '✓';
    lines.push(
      `${mark} ${check.name.padEnd(13)} ${count ? `${count} ${count === 1 ? 'problem' : 'problems'}; ` : ''}${result.summary} (${seconds.toFixed(1)} s)`,
    );
    for (const note of result.notes ?? []) lines.push(`    ${note}`);
  }
  const failed = outcomes.filter(({result}) => result.problems.length).length;
  const passed = outcomes.filter(({result}) => !result.problems.length && !result.skipped).length;
  const skipped = outcomes.length - failed - passed;
  lines.push(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return {
    text: lines.join('\n').replace(/^\n/, ''),
    passed,
    failed,
    faults: problems.map(({file: name, line, rule, message}) => `${name}${line ? `:${line}` : ''}  ${rule}\n${message}`),
    files: Object.fromEntries(outcomes.map(({check, seconds}) => [`checks/${check.name}.ts`, seconds * 1000])),
  };
}
