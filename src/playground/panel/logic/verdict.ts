import type {RunResult, SendResult} from '../../engine/protocol';
import type {Strings} from '../strings';
import type {Contract} from './chain';

/** The part of the panel whose button was pressed. */
export type RunOf = 'deploy' | 'message' | 'get';

/** One press of a button, and what came of it. */
export type Run = {readonly id: number; readonly of: RunOf; readonly title: string} & (
  | {
      readonly send: SendResult;
      /** The accounts that it touched, as they were afterwards. */
      readonly touched: readonly Contract[];
    }
  | {readonly get: RunResult}
);

/** A run in a few words. */
export function verdict(t: Strings, run: Run): string {
  if ('get' in run)
    return run.get.exitCode === 0 || run.get.exitCode === 1 ? t.ok : `${t.failed}${t.comma}${t.resultCompute(run.get.exitCode)}`;
  const {transactions, refused} = run.send;
  if (refused) return t.refused;
  const [first] = transactions;
  if (!first) return t.failed;
  if (first.ok) return t.ok;
  return 'skipped' in first.compute
    ? `${t.failed}${t.colon}${t.skipped}`
    : `${t.failed}${t.comma}${t.resultCompute(first.compute.exitCode)}`;
}
