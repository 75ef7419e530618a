/**
 * What the page and the worker say to each other. Everything here is plain data that can be cloned and, but for compiled
 * wasm, written as JSON: state lives with the caller (`World`), so a worker that was ended takes nothing with it.
 *
 * Numbers of the chain (integers of the VM, nanograms, gas) are strings or numbers: integers beyond 2^53 are strings.
 */

export type Language = 'tolk' | 'func';

/** The big files, by what they are. */
export type WasmName = 'tolk' | 'func' | 'emulator';

/** Code, data or a message body as a person types it: a bag of cells in hex or base64. */
export type Boc = string;

// ---------------------------------------------------------------- values

/** A value of the VM's stack. As input also what is easier to type: an address and text become slices. */
export type StackValue =
  | {readonly type: 'null'}
  | {readonly type: 'nan'}
  /** Decimal or `0x…`, with an optional minus. */
  | {readonly type: 'int'; readonly value: string}
  /** `address` of a result: the raw address that a slice is, and nothing besides. */
  | {readonly type: 'cell' | 'slice' | 'builder'; readonly boc: Boc; readonly address?: string}
  | {readonly type: 'tuple'; readonly items: readonly StackValue[]}
  /** `code` is what it runs; absent in a result whose continuation is more than plain code. */
  | {readonly type: 'continuation'; readonly code?: Boc}
  | {readonly type: 'address'; readonly value: string}
  | {readonly type: 'text'; readonly value: string};

/** A piece of a cell that is built from fields, in order. */
export type Field =
  | {readonly type: 'uint' | 'int'; readonly bits: number; readonly value: string}
  /** In nanograms. */
  | {readonly type: 'coins'; readonly value: string}
  | {readonly type: 'bool'; readonly value: boolean}
  /** Empty: `addr_none`. */
  | {readonly type: 'address'; readonly value: string}
  /** A comment or other text, in chained cells. */
  | {readonly type: 'text'; readonly value: string}
  /** Bits in hex, as Fift writes them (`_` ends an incomplete digit). */
  | {readonly type: 'bits'; readonly value: string}
  | {readonly type: 'ref'; readonly boc: Boc}
  /** `Maybe ^Cell`; empty for none. */
  | {readonly type: 'maybe-ref'; readonly boc: Boc};

/** A cell that the reader describes. */
export type CellInput =
  {readonly kind: 'empty'} | {readonly kind: 'boc'; readonly boc: Boc} | {readonly kind: 'fields'; readonly fields: readonly Field[]};

// ---------------------------------------------------------------- compiling

/** What a compiler is told beside the source. Nothing changes what a contract does, but its code and hash may be others. */
export interface CompileOptions {
  /** 0, 1 or 2; 2 without it. Both languages. */
  readonly level?: number;
  /** Tolk: comments in the Fift assembly with the stack (there without it), and with the lines of the source. */
  readonly stackComments?: boolean;
  readonly lineComments?: boolean;
  /** Tolk: options of `-x`, with commas. */
  readonly experimental?: string;
}

export interface CompileRequest {
  readonly language: Language;
  /** Name of the file to compile, one of `sources`. */
  readonly entry: string;
  /** File name (`/` separates folders) to text. */
  readonly sources: Readonly<Record<string, string>>;
  readonly options?: CompileOptions;
}

export interface Diagnostic {
  readonly file: string;
  /** From 1; 0 where the compiler names no place. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A get method or entry point that the compiler put into the code's dictionary. */
export interface Method {
  readonly name: string;
  readonly id: number;
  /** As the source declares them, where it could be read. */
  readonly parameters?: readonly {readonly name: string; readonly type: string}[];
  readonly returns?: string;
}

export type CompileResult =
  | {
      readonly ok: true;
      readonly language: Language;
      /** `Tolk 1.3.0`. */
      readonly compiler: string;
      /** Base64. */
      readonly code: Boc;
      readonly codeHex: string;
      /** 64 hex digits, lower case. */
      readonly hash: string;
      /** Bytes of the bag of cells, and how many cells are in it. */
      readonly bytes: number;
      readonly cells: number;
      /** The Fift assembly that the compiler wrote. */
      readonly fift: string;
      readonly methods: readonly Method[];
      /** What the compiler warned of. */
      readonly warnings: readonly Diagnostic[];
    }
  | {
      readonly ok: false;
      readonly language: Language;
      readonly diagnostics: readonly Diagnostic[];
      readonly text: string;
      readonly hint?: CompileHint;
      /** With `func-library`: the files that `#include` lines at the top of the entry should name, in this order. */
      readonly includes?: readonly string[];
    };

/**
 * Why a source does not compile here: it is for a later or an earlier Tolk, for another version of FunC; a file that it
 * includes is not there; it lacks FunC's standard library, or files that older projects named on the command line; it is written for the library
 * of before FunC 0.4.
 */
export type CompileHint = 'tolk-later' | 'tolk-earlier' | 'func-version' | 'missing-file' | 'func-library' | 'func-old-library';

// ---------------------------------------------------------------- running

/** One line of the VM's log and what followed from it. */
export interface Step {
  /** As the VM prints it: `PUSHINT 5`, `implicit RET`. */
  readonly instruction: string;
  /** After the step; absent where it ended the run with an exception. */
  readonly gasLeft?: number;
  /** What it cost; absent where the VM does not say. */
  readonly gas?: number;
  /** The stack before the step, bottom first, as the VM prints it. */
  readonly before: readonly string[];
  /** The stack after it; absent where it threw. */
  readonly after?: readonly string[];
  /** Number of the exception that it threw. */
  readonly thrown?: number;
  /** Hash of the code cell, upper case, and offset in bits. Implicit jumps and returns have none. */
  readonly cell?: string;
  readonly offset?: number;
}

export interface Trace {
  readonly steps: readonly Step[];
  /** How many there were: beyond a limit only the first and the last are kept, and `skippedAt` says where the gap is. */
  readonly total: number;
  readonly skippedAt?: number;
  /** Lines that the contract printed with `debug` instructions. */
  readonly debug: readonly string[];
}

export interface Account {
  /** `ShardAccount` as a bag of cells, base64. */
  readonly state: Boc;
}

/** The chain as far as the playground knows it. Give back what the last answer held. */
export interface World {
  /** By raw address, `0:…`. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Logical time, decimal. */
  readonly lt: string;
  /** Seconds since 1970. */
  readonly now: number;
}

export interface Limits {
  /** For a get method or raw code; transactions have the limits of the network's configuration. At most 10,000,000. */
  readonly gas?: number;
}

export interface DeployRequest {
  readonly world: World;
  readonly code: Boc;
  readonly data: CellInput;
  readonly body: CellInput;
  /** Nanograms. */
  readonly value: string;
  readonly from: string;
  /** What the world holds at the address that code and data give is forgotten first: the contract begins anew. */
  readonly anew?: boolean;
}

export interface InternalRequest {
  readonly world: World;
  readonly to: string;
  readonly from: string;
  readonly value: string;
  readonly body: CellInput;
  readonly bounce: boolean;
  readonly bounced?: boolean;
}

export interface ExternalRequest {
  readonly world: World;
  readonly to: string;
  readonly body: CellInput;
}

export type Action =
  | {readonly type: 'send'; readonly mode: number; readonly message: MessageReport}
  | {readonly type: 'set-code'; readonly hash: string}
  | {readonly type: 'reserve'; readonly mode: number; readonly value: string}
  | {readonly type: 'library'; readonly mode: number}
  | {readonly type: 'unknown'; readonly tag: string};

export interface MessageReport {
  readonly kind: 'internal' | 'external-in' | 'external-out';
  readonly from?: string;
  readonly to?: string;
  readonly value?: string;
  readonly bounce?: boolean;
  readonly bounced?: boolean;
  readonly body: Boc;
  /** First 32 bits of the body, where there are as many: `0x6dbc78db`. */
  readonly op?: string;
  /** The text of a comment (op 0). */
  readonly comment?: string;
  readonly deploys: boolean;
}

export interface TransactionReport {
  /** The transaction itself as a bag of cells, base64: what the trace viewer reads. */
  readonly transaction: Boc;
  /** Raw address. */
  readonly account: string;
  /** Logical time, decimal: no two transactions of a world have the same. */
  readonly lt: string;
  readonly message: MessageReport;
  /** Compute and action phase succeeded. */
  readonly ok: boolean;
  readonly compute:
    | {
        readonly exitCode: number;
        readonly gasUsed: number;
        readonly gasLimit: number;
        readonly gasFee: string;
        readonly vmSteps: number;
      }
    /** Why the VM did not run: `no-state`, `bad-state`, `no-gas`, `suspended`. */
    | {readonly skipped: string};
  readonly action?: {readonly resultCode: number; readonly ok: boolean; readonly sent: number; readonly skipped: number};
  /** What the code asked for, in the order in which it is done. */
  readonly actions: readonly Action[];
  /** Messages that left, and whether the playground has an account at their destination (then its transaction follows). */
  readonly sent: readonly (MessageReport & {readonly delivered: boolean})[];
  readonly fees: string;
  /** Of the account, afterwards. */
  readonly balance: string;
  readonly status: 'active' | 'uninit' | 'frozen' | 'none';
  /** Afterwards; absent where the account holds none. */
  readonly data?: Boc;
  readonly codeHash?: string;
  readonly trace: Trace;
}

export interface SendResult {
  readonly world: World;
  /** The account that the message went to. */
  readonly account: string;
  /** In order. Empty where an external message was not accepted. */
  readonly transactions: readonly TransactionReport[];
  /** An external message that the contract did not accept: nothing changed, nobody paid. */
  readonly refused?: {readonly exitCode?: number; readonly reason: string; readonly trace: Trace};
  /** Messages that were not delivered because the chain got too long. */
  readonly cutOff: boolean;
}

export interface GetRequest {
  readonly world: World;
  readonly account: string;
  /** Name, or id in decimal or `0x…`. */
  readonly method: string;
  readonly stack: readonly StackValue[];
  readonly limits?: Limits;
}

export interface RunResult {
  readonly exitCode: number;
  readonly gasUsed: number;
  readonly gasLimit: number;
  /** Bottom first. */
  readonly stack: readonly StackValue[];
  readonly trace: Trace;
  readonly missingLibrary?: string;
}

/** Raw TVM code on a stack of the reader's: 'Run it here'. */
export interface RunRequest {
  readonly code: {readonly boc: Boc} | {readonly assembly: string};
  readonly stack: readonly StackValue[];
  /** c4; an empty cell without it. */
  readonly data?: CellInput;
  readonly limits?: Limits;
}

export interface RawRunResult extends RunResult {
  /** The code that ran, base64. */
  readonly code: Boc;
  readonly hash: string;
  /** What the code left to the action phase, which does not run here; absent where that is nothing, or cannot be told. */
  readonly actions?: readonly Action[];
  /** The same as it stands in c5, base64. */
  readonly actionList?: Boc;
  /** What was spent before the code began: in neither `gasUsed` nor the trace, but `GASCONSUMED` counts it. */
  readonly gasBefore: number;
}

/** Kinds of fields that are read from a cell, as `Field` has them for writing. */
export interface FieldType {
  readonly type: Field['type'];
  /** Width of `uint` and `int`. */
  readonly bits?: number;
}

/** Cells to be read by the fields that they are made of. */
export interface DecodeRequest {
  readonly cells: readonly {readonly boc: Boc; readonly fields: readonly FieldType[]}[];
}

/** One cell by its fields. */
export interface Decoded {
  /** As a person would type them; fewer than were asked for where the cell does not hold them. */
  readonly values: readonly string[];
  /** Every field was there, and nothing is left. */
  readonly whole: boolean;
}

export interface DecodeResult {
  /** In the order of the request. */
  readonly cells: readonly Decoded[];
}

export interface AssembleRequest {
  readonly assembly: string;
}

export interface AssembleResult {
  readonly code: Boc;
  readonly codeHex: string;
  readonly hash: string;
}

export interface DisassembleRequest {
  readonly code: Boc;
}

export interface DisassembleResult {
  /** In the syntax that `assembly` takes. */
  readonly assembly: string;
  readonly hash: string;
}

// ---------------------------------------------------------------- messages

/** Every request: name, what goes in, what comes out. */
export interface Calls {
  compile: [CompileRequest, CompileResult];
  deploy: [DeployRequest, SendResult];
  internal: [InternalRequest, SendResult];
  external: [ExternalRequest, SendResult];
  get: [GetRequest, RunResult];
  run: [RunRequest, RawRunResult];
  assemble: [AssembleRequest, AssembleResult];
  disassemble: [DisassembleRequest, DisassembleResult];
  decode: [DecodeRequest, DecodeResult];
  /** Loads files ahead of use. */
  prepare: [{readonly files: readonly WasmName[]}, Record<string, never>];
}

export type CallName = keyof Calls;

/** Bytes of a big file on their way. `total` is 0 where it is not known. */
export interface Progress {
  readonly file: WasmName;
  readonly loaded: number;
  readonly total: number;
  /** From this device, without the network. */
  readonly cached: boolean;
}

export type ToWorker =
  | {readonly type: 'open'; readonly modules: Readonly<Partial<Record<WasmName, WebAssembly.Module>>>}
  | {readonly type: 'call'; readonly id: number; readonly name: CallName; readonly input: unknown};

export type FromWorker =
  | {readonly type: 'ready'}
  /** A file is compiled: the page keeps it for the next worker. */
  | {readonly type: 'module'; readonly file: WasmName; readonly module: WebAssembly.Module}
  | ({readonly type: 'progress'; readonly id: number} & Progress)
  /** The worker has the call. */
  | {readonly type: 'heard'; readonly id: number}
  /** All files are there: from now on the time limit counts. */
  | {readonly type: 'started'; readonly id: number}
  | {readonly type: 'result'; readonly id: number; readonly result: unknown}
  | {readonly type: 'error'; readonly id: number; readonly error: ErrorData};

/** What can go wrong, apart from code that does not compile and code that throws: those are results. */
export type ErrorCode =
  /** The sources are longer than `MAX_SOURCE`. */
  | 'source-too-large'
  /** The compiler or the emulator itself broke down; `message` is what it said. */
  | 'crashed'
  | 'cancelled'
  /** The time limit. */
  | 'timeout'
  /** The worker ended, or never began. */
  | 'worker-lost'
  /** A big file cannot be had: no network and not kept from before, or the server refuses it. */
  | 'file-missing'
  /** The browser cannot run it: broken in transit, or too old a browser. */
  | 'file-broken'
  /** `field` holds what is no bag of cells. */
  | 'bad-boc'
  | 'bad-integer'
  | 'bad-address'
  | 'bad-bits'
  /** A cell cannot hold that much. */
  | 'cell-overflow'
  | 'too-deep'
  | 'no-account'
  | 'bad-method'
  | 'bad-assembly';

export interface ErrorData {
  readonly code: ErrorCode;
  /** In English, with detail: for the console and as a second line, never alone. */
  readonly message: string;
  /** Which input is meant: `code`, `body.fields[2]`, `stack[0]`. */
  readonly field?: string;
  readonly line?: number;
  readonly column?: number;
}
