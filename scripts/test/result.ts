// What a step of `npm test` found. Tools and reporters leave it as JSON in the file that TEST_RESULT names: their text is
// for people, and may be worded otherwise tomorrow.
import fs from 'node:fs';
import type {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Names of what did not run, with the reason. */
  readonly skipped?: readonly string[];
  /** What failed: where, and the first lines of why. */
  readonly faults?: readonly string[];
  /** Wall time in milliseconds by file. */
  readonly files?: Readonly<Record<string, number>>;
}

/** Leaves the result of a tool of this repository for `npm test`; does nothing where somebody else called the tool. */
export function leaveResult(result: Result): void {
  if (process.env.TEST_RESULT) fs.writeFileSync(process.env.TEST_RESULT, JSON.stringify(result));
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Failed tests of Playwright's report, with the first lines of the error. A test that passed at a further try failed. */
export function playwrightResult(report: JSONReport): Result {
  const files: Record<string, number> = {};
  const faults = report.errors.map(({message = 'error without a message'}) => message.replace(ESCAPES, ''));
  const skipped: string[] = [];
  let [passed, failed] = [0, report.errors.length];
  const take = (spec: JSONReportSpec): void => {
    for (const {status, results, annotations} of spec.tests) {
      const name = `${spec.file}:${spec.line} ${spec.title}`;
      files[spec.file] = results.reduce((sum, {duration}) => sum + duration, files[spec.file] ?? 0);
      if (status === 'expected') passed++;
      else if (status === 'skipped') skipped.push([name, ...annotations.map(({description = ''}) => description)].join(': '));
      else {
        failed++;
        const message = results.find(({error}) => error)?.error?.message ?? `status ${status}`;
        faults.push(`${name}\n${message.replace(ESCAPES, '').split('\n').slice(0, 8).join('\n')}`);
      }
    }
  };
  const walk = (suite: JSONReportSuite): void => {
    suite.specs.forEach(take);
    suite.suites?.forEach(walk);
  };
  report.suites.forEach(walk);
  return {passed, failed, skipped, faults, files};
}

/** A result of this repository's own shape, as {@link leaveResult} and the reporter of Node's runner write it. */
export const ownResult = (json: unknown): Result => json as Result;

/**
 * What counts in the end. A command that ended with an error failed, whatever it reported; so did one in which nothing
 * ran, except where what could have run is named as skipped.
 */
export function settled(result: Result | undefined, code: number, tail: string): Result {
  const {passed = 0, failed = 0, skipped = []} = result ?? {};
  const faults = result?.faults ?? [];
  if (code !== 0 && !failed) return {...result, passed, failed: 1, faults: [...faults, `exit code ${code}\n${tail}`]};
  if (code === 0 && !failed && !passed && !skipped.length) return {passed, failed: 1, faults: ['nothing ran']};
  return {...result, passed, failed};
}
