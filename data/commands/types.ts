import type {Text} from '../tvm/exit-codes/types.ts';

export type {Text};

/**
 * A program whose command line or console the pages show. Tables of pages are rendered from it (`remark/commands`), and
 * the check `commands` holds every command line of every page to it: what is not here does not exist.
 */
export interface Program {
  /** As typed: `validator-engine`. */
  readonly name: string;
  /** Other names under which pages start it, such as a wrapper script or a jar file; same options, same console. */
  readonly aliases?: readonly string[];
  /** What its console prints before the line that the reader types, without the space after it: `MyTonCtrl>`. */
  readonly prompt?: string;
  /** Its console splits a line at spaces alone: quotation marks would be parts of the words. */
  readonly noQuotes?: true;
  /** The release, or commit, that was read. */
  readonly version: string;
  /** Repository at that version; the files of `line` are relative to it: `https://github.com/ton-blockchain/ton/blob/v2026.06`. */
  readonly source: string;
  /** Day on which the source was read, ISO 8601. */
  readonly asOf: string;
  /** Options of its command line, each once, in the order of the tables. */
  readonly options: readonly Option[];
  /** Words that its command line takes without a flag, in order. None when it is left out. */
  readonly arguments?: readonly Argument[];
  /** Commands of its console, in the order of the tables; empty for a program without a console. */
  readonly commands: readonly Command[];
}

/** An option of a command line. */
export interface Option {
  /** All spellings, the short one first: `['-C', '--global-config']`. What follows one that ends in `=` or `-` is a part of the same word. */
  readonly flags: readonly string[];
  /** What must follow it, as the tables print it: `<file>`. Left out for an option that takes nothing. */
  readonly argument?: string;
  /** Whether each occurrence counts; of others the last one counts. */
  readonly repeatable?: boolean;
  /** Value that the program uses without the option, as typed or in the words of each language. */
  readonly default?: string | Text;
  /** Its argument is a line of the program's own console: `lite-client -c "last"`. */
  readonly runs?: true;
  /** One short sentence or phrase without a full stop at its end. Code in backticks and links of the site, nothing else of Markdown. */
  readonly meaning: Text;
  /** Table in which it stands; the name is free, tables pick by it. */
  readonly group?: string;
  /** File and line where the source declares it: `validator-engine/validator-engine.cpp:5210`. */
  readonly line: string;
}

/** A command of a console. */
export interface Command {
  /** As typed; may have several words: `wallet list`. */
  readonly name: string;
  /** Other spellings that the console accepts. */
  readonly aliases?: readonly string[];
  /** In order; an optional one may also come before one that must be there. */
  readonly arguments: readonly Argument[];
  /** Words of its own that may stand anywhere after its name, each once: `--json`, `-u <user>`, `past`. */
  readonly options?: readonly Flag[];
  /** The only counts of arguments that it accepts, where the optional ones do not come one by one: `[0, 2]`. */
  readonly counts?: readonly number[];
  /** What it takes in a later version that pages speak of too. */
  readonly later?: {readonly version: string; readonly arguments: readonly Argument[]};
  /** As in `Option`. */
  readonly meaning: Text;
  /** As in `Option`. */
  readonly group?: string;
  /** As in `Option`. */
  readonly line: string;
}

/** A word that a command of a console accepts beside its arguments, and what must follow it. */
export interface Flag {
  /** All spellings. */
  readonly flags: readonly string[];
  /** As in `Option`. */
  readonly argument?: string;
  /** All words to the end of the line belong to it, at least one: `--partial <file>`. */
  readonly rest?: boolean;
  /** The only values that are accepted. */
  readonly choices?: readonly string[];
  /** As in `Option`. */
  readonly default?: string | Text;
  /** As in `Option`; for tables of a command's flags. */
  readonly meaning?: Text;
}

/** A word that a command takes, `name` as the tables print it, without brackets: `file`, or `--all` with `choices: ['--all']`. */
export interface Argument {
  readonly name: string;
  /** It may be left out. */
  readonly optional?: boolean;
  /** It takes all words to the end of the line, at least one unless it is optional. Only for the last one. */
  readonly rest?: boolean;
  /** The only words that are accepted. */
  readonly choices?: readonly string[];
  /** It may be written as so many words too: a shard as `0:8000000000000000` or as `0 -9223372036854775808`. */
  readonly words?: number;
  /** A list in square brackets that stand alone: `[ 0 1 ]`. */
  readonly list?: true;
  /** Name of a program: this word and those after it are a line of that program's console. Only for the last one. */
  readonly console?: string;
  /** Name of a program: this word is one of its options, and what that option takes follows. Only for the last ones. */
  readonly optionOf?: string;
}
