/**
 * Every exit code (compute phase) and result code (action phase) with its meaning in three languages: those of the
 * network, those that compilers put into contracts, those of well-known contracts. A number may occur several times.
 */
import {action} from './exit-codes/action.ts';
import {convention, tact, tolk} from './exit-codes/compilers.ts';
import {contracts} from './exit-codes/contracts.ts';
import {outside, tvm} from './exit-codes/tvm.ts';
import type {ExitCode, Table} from './exit-codes/types.ts';

export type {ExitCode, Origin, Phase, Text} from './exit-codes/types.ts';

/** Address of the page that explains them, and the fragment of a number there. */
export const EXIT_CODES_PAGE = '/v3/documentation/tvm/tvm-exit-codes';

function rowsOf({phase, origin, thrower, source, measured, rows}: Table): ExitCode[] {
  return rows.map(([code, en, zh, ru]) => ({
    code,
    phase,
    origin,
    thrower,
    source,
    measured: measured.includes(code),
    name: {en: en[0], 'zh-CN': zh[0], ru: ru[0]},
    meaning: {en: en[1], 'zh-CN': zh[1], ru: ru[1]},
  }));
}

/** Compute phase, action phase, outside, compilers, contracts: in this order, each by its own order. */
export const exitCodes: readonly ExitCode[] = [tvm, action, outside, tolk, tact, convention, ...contracts].flatMap(rowsOf);

/** The numbers that the page explains under a heading or anchor of their own: those of the network and of compilers. */
export const explainedCodes: ReadonlySet<number> = new Set(exitCodes.filter(({origin}) => origin !== 'contract').map(({code}) => code));

/** Fragment of a number on that page: the number itself; those of contracts share one. */
export function anchorOf(code: number): string {
  return explainedCodes.has(code) ? String(code) : 'contracts';
}
