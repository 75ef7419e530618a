/** One text in the languages of the site; `en` is the source. */
export interface Text {
  readonly en: string;
  readonly 'zh-CN': string;
  readonly ru: string;
}

/**
 * Where the number is read: `compute` is the exit code of the compute phase, `action` the result code of the action
 * phase, `outside` an answer of a server or tool about a get method, never part of a transaction.
 */
export type Phase = 'compute' | 'action' | 'outside';

/** Who decided on the number: the network's rules, code that a compiler adds to every contract, or one contract. */
export type Origin = 'protocol' | 'compiler' | 'contract';

/** A number with one meaning. The same number may occur again with another phase or thrower. */
export interface ExitCode {
  readonly code: number;
  readonly phase: Phase;
  readonly origin: Origin;
  /** Who throws it: a name that is the same in all languages. */
  readonly thrower: string;
  /** A few words, without a full stop. */
  readonly name: Text;
  /** What happened and what usually leads to it: one to three sentences, plain text. */
  readonly meaning: Text;
  /** Whether a test provokes it in the emulator: `tests/unit/tools/exit-codes-measured.test.ts`. */
  readonly measured: boolean;
  /** The primary source: a file of a public repository. */
  readonly source: string;
  /** Address of this site's page or section about the thrower. */
  readonly page?: string;
  /** What else readers call the thrower: the look-up finds its codes by these words. */
  readonly words?: Text;
}

/** A row as the tables hold it: code, name and meaning in English, Chinese, Russian. */
export type Row = readonly [code: number, en: readonly [string, string], zh: readonly [string, string], ru: readonly [string, string]];

/** What the rows of one table share. `measured` lists the codes of the table that the emulator was made to give. */
export interface Table {
  readonly phase: Phase;
  readonly origin: Origin;
  readonly thrower: string;
  readonly source: string;
  readonly page?: string;
  readonly words?: Text;
  readonly measured: readonly number[];
  readonly rows: readonly Row[];
}
