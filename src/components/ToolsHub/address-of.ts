import {writeFragment} from '../../tools/shared/fragment';
import type {Tool} from './tools';

/**
 * Where a tool shows a state: its page, without language, and the fragment that holds the state (`tools/shared/fragment.ts`).
 * Nothing where the state is too long for an address.
 */
export function addressOf({name, to}: Tool, state: Readonly<Record<string, string>>): string | undefined {
  const fragment = writeFragment({tool: name, params: state});
  return fragment === undefined ? undefined : `${to.split('#')[0]!}#${fragment}`;
}
