import type {Context} from './context.ts';

/** One thing that is wrong, where it is, and how to mend it. */
export interface Problem {
  /** Path relative to the root of the site, with forward slashes. */
  readonly file: string;
  /** First line is 1; 0 where the whole file (or its absence) is meant. */
  readonly line: number;
  /** `check/what`, so that a reader of the report can find the rule in the code. */
  readonly rule: string;
  readonly message: string;
  /** What to do about it, as an instruction. */
  readonly remedy: string;
}

/** What a check found. */
export interface CheckResult {
  readonly problems: readonly Problem[];
  /** What was looked at, in one line: a check that looked at nothing must not read like one that found nothing. */
  readonly summary: string;
  /** Lines that the report prints under the summary (tables, counts). */
  readonly notes?: readonly string[];
  /** The check could not look (no build, no tool): shown as skipped, neither passed nor failed. */
  readonly skipped?: boolean;
}

/** A check: one file in `checks/`, listed in `checks/index.ts`. */
export interface Check {
  readonly name: string;
  /** What holds when it passes, in one sentence; `--list` prints it. */
  readonly about: string;
  /** `pages` checks can look at single files; the others always look at the whole site. */
  readonly scope: 'pages' | 'site' | 'built';
  run(context: Context): Promise<CheckResult>;
}

/** Sorts problems as a reader works through them: by file, then by line. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.rule.localeCompare(b.rule, 'en'));
}
