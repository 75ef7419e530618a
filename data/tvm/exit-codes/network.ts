/** The codes of the network and of compilers, without those of contracts: for tools that need no others. */
import {action} from './action.ts';
import {convention, tact, tolk} from './compilers.ts';
import {rowsOf} from './rows.ts';
import {outside, tvm} from './tvm.ts';
import type {ExitCode} from './types.ts';

/** Address of the page that explains all codes. */
export const EXIT_CODES_PAGE = '/v3/documentation/tvm/tvm-exit-codes';

/** Compute phase, action phase, outside, compilers: in this order, each by its own order. */
export const networkCodes: readonly ExitCode[] = [tvm, action, outside, tolk, tact, convention].flatMap(rowsOf);

/** The numbers that the page explains under a heading or anchor of their own. */
export const explainedCodes: ReadonlySet<number> = new Set(networkCodes.map(({code}) => code));

/** Fragment of a number on that page: the number itself; those of contracts share one. */
export function anchorOf(code: number): string {
  return explainedCodes.has(code) ? String(code) : 'contracts';
}
