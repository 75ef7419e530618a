import type {Boc, CellInput, SendResult} from '../engine/protocol.ts';
import type {Role} from './roles.ts';

/** Which contract of a pair: the one that can be robbed, or the one that resists. */
export type Version = 'bad' | 'good';

/** A message of the attack, with everything that it set off. */
export interface Step {
  readonly kind: 'internal' | 'external';
  /** Who sent it: for an external message, which names no sender, the person who handed it in. */
  readonly from: Role;
  readonly to: Role;
  /** Nanograms; absent for an external message. */
  readonly value?: string;
  readonly result: SendResult;
}

/** What can be compared before and after an attack. */
export interface Snapshot {
  /** Nanograms. For people: what their messages brought and took, without the fees of their own wallets. */
  readonly balances: Readonly<Partial<Record<Role, bigint>>>;
  /** What get methods of the contract answered. */
  readonly reads: Readonly<Record<string, bigint>>;
}

/** What a scenario can do on its chain. People send and receive; contracts are deployed. */
export interface Stage {
  readonly version: Version;
  /** Raw address of a person, or of a contract that is deployed. */
  readonly addressOf: (role: Role) => string;
  /** Code of a file of `also`. */
  readonly codeOf: (name: string) => Boc;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Goes on to a later second. */
  readonly waitUntil: (now: number) => void;
  /** Puts a contract on the chain with this many nanograms, less the fees of deployment. The code of `contract` is that of the version; others name theirs. */
  readonly deploy: (role: 'contract' | 'accomplice' | 'database', data: CellInput, balance: string, code?: Boc) => Promise<void>;
  readonly send: (message: {
    readonly from: Role;
    readonly to: Role;
    /** Nanograms. */
    readonly value: string;
    readonly body: CellInput;
    readonly bounce?: boolean;
  }) => Promise<SendResult>;
  readonly external: (message: {readonly from: Role; readonly to: Role; readonly body: CellInput}) => Promise<SendResult>;
}

/** What an attack came to, before anybody judges it. */
export interface Course {
  readonly steps: readonly Step[];
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** An attack: the same steps against both contracts of a pair. */
export interface Scenario {
  /** Files under `samples/`. */
  readonly files: Readonly<Record<Version, string>>;
  /** Other files under `samples/` that are compiled: the attacker's contract, or code that it plants. */
  readonly also?: Readonly<Record<string, string>>;
  /** Whose balances are shown, in this order. */
  readonly shown: readonly Role[];
  /** Get methods of the contract, without parameters, whose answers are shown. */
  readonly reads?: readonly string[];
  /** Before the attack: deployment and what honest users did. Not shown. */
  readonly prepare: (stage: Stage) => Promise<void>;
  /** Each message of it is shown. */
  readonly attack: (stage: Stage) => Promise<void>;
  /** Whether it did the harm that it was meant to do. */
  readonly succeeded: (course: Course) => boolean;
}

/** An attack that was run against one contract. */
export interface Outcome extends Course {
  readonly version: Version;
  /** The file under `samples/`. */
  readonly file: string;
  /** Sources of all contracts of the attack, for the names that they give to numbers. */
  readonly texts: readonly string[];
  readonly succeeded: boolean;
  /** Who an address belongs to; absent for one that plays no part. */
  readonly roleOf: (address: string) => Role | undefined;
}
