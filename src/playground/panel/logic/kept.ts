import {parseProject, printProject} from './share';
import type {Project} from './project';

/**
 * The reader's work, in the storage of the browser: one entry for each sample of each page, so that the choice of another
 * one loses nothing. Where there is no storage, or no room in it, everything works and nothing is kept.
 */
const PREFIX = 'playground ';
/** Entries; the one that was changed the longest ago goes first. */
export const MOST_KEPT = 40;

/** What `localStorage` is asked for. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage of the browser; nothing where it refuses. */
export function browserStore(): Store | undefined {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** The reader's work on the samples of one page. */
export class Kept {
  constructor(
    private readonly store: Store | undefined,
    /** Address of the page, the same in all languages. */
    private readonly page: string,
  ) {}

  /** What was kept of a sample. */
  read(name: string): Project | undefined {
    try {
      const text = this.store?.getItem(this.key(name));
      const [, rest = ''] = /^\d+ (.*)$/s.exec(text ?? '') ?? [];
      const project = rest === '' ? undefined : parseProject(rest);
      return project && !('problem' in project) ? project : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps a project. `false` where there is no room for it, or no storage. */
  write(name: string, project: Project, now = Date.now()): boolean {
    try {
      if (!this.store) return false;
      this.store.setItem(this.key(name), `${now} ${printProject(project)}`);
      this.prune();
      return true;
    } catch {
      return false;
    }
  }

  forget(name: string): void {
    try {
      this.store?.removeItem(this.key(name));
    } catch {
      // What cannot be removed was never kept.
    }
  }

  /** The sample that was changed last on this page. */
  latest(): string | undefined {
    const start = this.key('');
    return this.entries()
      .filter(({key}) => key.startsWith(start))
      .at(-1)
      ?.key.slice(start.length);
  }

  private key(name: string): string {
    return `${PREFIX}${this.page} ${name}`;
  }

  /** All entries of all pages, the oldest first. */
  private entries(): {readonly key: string; readonly at: number}[] {
    try {
      const {store} = this;
      const keys = Array.from({length: store?.length ?? 0}, (_, index) => store!.key(index) ?? '').filter((key) => key.startsWith(PREFIX));
      return keys.map((key) => ({key, at: Number.parseInt(store!.getItem(key) ?? '', 10) || 0})).sort((a, b) => a.at - b.at);
    } catch {
      return [];
    }
  }

  private prune(): void {
    const entries = this.entries();
    for (const {key} of entries.slice(0, Math.max(0, entries.length - MOST_KEPT))) this.store?.removeItem(key);
  }
}
