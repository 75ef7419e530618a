import type {TextEnd} from '../worker/session.ts';

/** What the last answer was, for those who say so: the note under the results and the screen reader's announcement. */
export interface SearchStatus {
  readonly query: string;
  readonly total: number;
  /** `fallback`: the provider failed or was slow, and this site answered instead. */
  readonly source: 'embedded' | 'hosted' | 'fallback';
  /** Headings alone were searched: the text is on its way, or cannot be had. */
  readonly partial: false | 'coming' | 'missing';
  readonly failed: boolean;
}

type Listener = (status: SearchStatus) => void;

const listeners = new Set<Listener>();
let current: SearchStatus | undefined;

export function report(status: SearchStatus): void {
  current = status;
  if (!status.partial) isMissed = false;
  for (const listener of listeners) listener(status);
}

export const currentStatus = (): SearchStatus | undefined => current;

/** Calls `listener` with each new status, until the returned function is called. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const completions = new Set<() => void>();
/** A better answer could be had when nobody listened: the modal's listener is loaded with the modal. */
let isMissed = false;
/** By cause, the query that was asked again for it: once is enough, or a lasting fault would be asked about for ever. */
const askedAgain = new Map<TextEnd, string>();

/** What became of text that an answer of this site had to do without. */
export function reportText(end: TextEnd): void {
  if (!current || (end !== 'read' && current.partial !== 'coming')) return;
  const {query} = current;
  if (end === 'missing') report({...current, partial: 'missing'});
  if (end !== 'here') {
    if (askedAgain.get(end) === query) return;
    askedAgain.set(end, query);
  }
  isMissed = !completions.size;
  for (const listener of completions) listener();
}

/** Calls `listener` where the last answer was a provisional one and a better could now be had, until the returned function is called. */
export function onComplete(listener: () => void): () => void {
  completions.add(listener);
  if (isMissed) {
    isMissed = false;
    setTimeout(listener);
  }
  return () => {
    completions.delete(listener);
  };
}
