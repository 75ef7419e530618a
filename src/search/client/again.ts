import type {Answer} from '../core/answer.ts';
import type {TextEnd} from '../worker/session.ts';

/**
 * Whether a question is to be asked again: what its answer had to do without has come, or cannot be had, which the next
 * answer then says. But once for each cause, or a lasting fault would be asked about for ever; `causes` keeps those.
 */
export function isWorthAsking(end: TextEnd, text: Answer['text'], causes: Set<TextEnd>): boolean {
  if (end !== 'read' && text !== 'coming') return false;
  if (end !== 'here' && causes.has(end)) return false;
  causes.add(end);
  return true;
}
