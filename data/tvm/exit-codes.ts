/**
 * Every exit code (compute phase) and result code (action phase) with its meaning in three languages: those of the
 * network, those that compilers put into contracts, those of well-known contracts. A number may occur several times.
 */
import {contracts} from './exit-codes/contracts.ts';
import {networkCodes} from './exit-codes/network.ts';
import {rowsOf} from './exit-codes/rows.ts';
import type {ExitCode} from './exit-codes/types.ts';

export {throwerName} from './exit-codes/names.ts';
export {anchorOf, EXIT_CODES_PAGE, explainedCodes} from './exit-codes/network.ts';
export type {ExitCode, Origin, Phase, Text} from './exit-codes/types.ts';

/** Those of the network and of compilers, then those of contracts. */
export const exitCodes: readonly ExitCode[] = [...networkCodes, ...contracts.flatMap(rowsOf)];
