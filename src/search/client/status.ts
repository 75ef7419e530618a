/** What the last answer was, for those who say so: the note under the results and the screen reader's announcement. */
export interface SearchStatus {
  readonly query: string;
  readonly total: number;
  /** `fallback`: the provider failed or was slow, and this site answered instead. */
  readonly source: 'embedded' | 'hosted' | 'fallback';
  /** Headings alone were searched. */
  readonly partial: boolean;
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
