/** What a language's tool gets: text, and where the fence's own lines lie in it. */
export interface Source {
  readonly text: string;
  /** Lines of context in front of the fence's first line. */
  readonly before: number;
  /** Whatever else decides the result (names known from elsewhere, a file's path); part of the cache's key. */
  readonly extra?: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** Where a fence stands: what a fragment may use. */
export interface Scope {
  /** Code of the sample that `of=` names; empty without it. */
  readonly base: string;
  /** The page's other fences of the same language that are to be read together with this one. */
  readonly siblings: readonly string[];
}

/** One complaint of a tool. `line` counts in `Source.text` from 1; 0 where the tool names none. */
export interface Diagnostic {
  readonly line: number;
  readonly message: string;
}

/** What the tool said: no complaints means that it takes the text. */
export type Result = readonly Diagnostic[];

/** A language's way of being checked. `languages/` has one per file; `languages/index.ts` lists them. */
export interface Checker {
  /** Ids of site/languages, the first names the row in the table. */
  readonly languages: readonly string[];
  /** What the reader reads under a checked sample; `undefined` where the tool only parses, which says too little to promise. */
  readonly label?: string;
  /** Version of the tool: of the newest installed one or, for `version=`, of a pinned one. Throws where that one is not installed. */
  version(requested?: string): string;
  /** The fence as a program of its own. */
  whole(code: string, scope: Scope): Source;
  /** What a `fragment` may stand in, by the word after `in=`. The first one is meant where `in=` is absent. */
  readonly contexts: Readonly<Record<string, (code: string, scope: Scope) => Source>>;
  /** A quoted file of `samples/`; `path` is absolute. */
  file?(path: string): Source;
  /**
   * Runs the tool on each source; called in a worker process, never twice at once in the same one. Must not throw for
   * what an author wrote.
   */
  run(sources: readonly Source[], version?: string): Promise<Result[]>;
  /** Sources for one call of `run`: many where starting the tool costs more than using it. */
  readonly batch?: number;
}

/** Puts code between lines of context. */
export function between(opening: string, code: string, closing: string, extra?: Source['extra']): Source {
  const head = opening === '' ? '' : `${opening}\n`;
  return {text: `${head}${code}\n${closing}`, before: head.split('\n').length - 1, ...(extra ? {extra} : {})};
}

/** `of=` code and opening lines of a context, one above the other. */
export function above(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
