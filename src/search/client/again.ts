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

/**
 * Follows one question: `ended` is told what became of what its answer had to do without, `answered` what the answer says
 * of its text. The end may come first, while the row above the results is still being loaded: it is kept until then.
 * Calls `again` where the question is worth asking again, and `lost` where what was to come does not.
 */
export function followEnds(
  causes: Set<TextEnd>,
  again: () => void,
  lost: () => void,
): {ended: (end: TextEnd) => void; answered: (text: Answer['text']) => void} {
  let text: Answer['text'] | undefined;
  const early: TextEnd[] = [];
  const ended = (end: TextEnd): void => {
    if (text === undefined) early.push(end);
    else if (isWorthAsking(end, text, causes)) again();
    // Asked twice, lost twice: what is shown stays, and no longer says that more is coming.
    else if (end === 'missing' && text === 'coming') lost();
  };
  return {
    ended,
    answered(now) {
      text = now;
      early.splice(0).forEach(ended);
    },
  };
}
