// Short names for what a trace is full of: addresses and operations. Pure.
import {friendlyForm} from '../address/friendly.ts';
import {fromHex} from '../shared/bytes.ts';
import {operations} from './operations.ts';
import type {Step} from './steps.ts';

/** Accounts get letters in the order in which they appear: A … Z, A1 …. */
export function nameAccounts(steps: readonly Step[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const {account} of steps) {
    const index = names.size;
    if (names.has(account)) continue;
    names.set(account, String.fromCharCode(65 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26))));
  }
  return names;
}

/** `EQAB…wxyz` of a raw address, or of the raw form itself where the workchain has no such form. */
export function shortAddress(raw: string): string {
  const [workchain, id] = raw.split(':') as [string, string];
  const number = Number(workchain);
  // Only workchains of one byte have the user-friendly form.
  if (number < -128 || number > 127) return `${workchain}:${id.slice(0, 4)}…${id.slice(-4)}`;
  const text = friendlyForm({workchain: number, id: fromHex(id)}, {bounceable: true, testOnly: false});
  return `${text.slice(0, 4)}…${text.slice(-4)}`;
}

/** The name of an operation, if it has one, and its number in hexadecimal. */
export function operationText(op: number): string {
  const hex = `0x${op.toString(16).padStart(8, '0')}`;
  const name = operations.get(op);
  return name === undefined ? hex : `${name} (${hex})`;
}
