// Where other parts of the site lead to when they show a trace, or what can be a part of one. Pure.
import {addressOf} from '../../components/ToolsHub/address-of';
import {TOOLS} from '../../components/ToolsHub/tools';
import {LONGEST_FRAGMENT} from '../shared/fragment';

const VIEWER = TOOLS.find(({name}) => name === 'trace')!;

/** The viewer with the run that `last-run.ts` keeps. */
export const LAST_RUN = addressOf(VIEWER, {run: 'last'})!;

/** The viewer as the reader finds it. */
export const TRACE_VIEWER = VIEWER.to;

/** The viewer with transactions or messages in it, as the reader would paste them. Nothing where they are too long for an address. */
export function viewerOf(text: string): string | undefined {
  // Known without escaping megabytes first.
  return text.length > LONGEST_FRAGMENT ? undefined : addressOf(VIEWER, {in: text});
}
