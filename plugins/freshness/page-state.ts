import type {PageState} from '../../remark/translation-state/entries.ts';
import {sourceHash} from './hash.ts';

/** What the front matter of a translation says about itself. */
export interface Stamp {
  /** Hash of the English text that it was made from. */
  readonly source_hash?: unknown;
}

/** State of a translation by its front matter (`undefined` where there is no file) and the English text of today. */
export function stateOf(stamp: Stamp | undefined, english: string): PageState {
  if (stamp === undefined) return 'missing';
  return String(stamp.source_hash) === sourceHash(english) ? 'fresh' : 'stale';
}
