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
/** The query that was asked again after the text had failed: once is enough, or a lasting fault would be asked for ever. */
let lastMissed: string | undefined;

/** What became of text that was on its way when this site answered by headings. */
export function reportText(end: 'here' | 'missing'): void {
  if (current?.partial !== 'coming') return;
  if (end === 'missing') {
    const {query} = current;
    report({...current, partial: 'missing'});
    if (query === lastMissed) return;
    lastMissed = query;
  }
  for (const listener of completions) listener();
}

/** Calls `listener` where the last answer was a provisional one and a better could now be had, until the returned function is called. */
export function onComplete(listener: () => void): () => void {
  completions.add(listener);
  return () => {
    completions.delete(listener);
  };
}
