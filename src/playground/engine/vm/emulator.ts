import factory from '@ton/sandbox/dist/executor/emulator-emscripten.js';
import {EngineError} from '../errors.ts';
import {Program} from '../emscripten.ts';

/** Verbosity of the VM's log (`SmartContract.cpp`): nothing of use; with place, gas and stack; `5` prints cells in full. */
export const LOG = {none: 0, stack: 4, cells: 5} as const;

export interface GetMethodParams {
  readonly code: string;
  readonly data: string;
  readonly verbosity: number;
  readonly libs: string;
  readonly address: string;
  readonly unixtime: number;
  readonly balance: string;
  readonly rand_seed: string;
  readonly gas_limit: string;
  readonly method_id: number;
  readonly debug_enabled: boolean;
  /** A `VmStackValue`, base64. */
  readonly prev_blocks_info: string;
}

export interface GetMethodOutput {
  readonly stack: string;
  readonly gas_used: string;
  readonly vm_exit_code: number;
  readonly vm_log: string;
  readonly missing_library: string | null;
}

export interface TransactionParams {
  readonly utime: number;
  readonly lt: string;
  readonly rand_seed: string;
  readonly ignore_chksig: boolean;
  readonly debug_enabled: boolean;
  readonly prev_blocks_info: string;
}

export type TransactionOutput =
  | {
      readonly success: true;
      readonly transaction: string;
      readonly shard_account: string;
      readonly vm_log: string;
      readonly actions: string | null;
    }
  | {
      readonly success: false;
      readonly error: string;
      readonly external_not_accepted?: boolean;
      readonly vm_log?: string;
      readonly vm_exit_code?: number;
    };

/** The emulator of `@ton/sandbox`: the node's own TVM and transaction executor, as one wasm program. */
export class Emulator {
  private emulator: {readonly pointer: number; readonly verbosity: number} | undefined;

  private constructor(
    private readonly program: Program,
    /** The network's configuration, base64. */
    private readonly config: string,
  ) {}

  static async start(compiled: WebAssembly.Module, config: string): Promise<Emulator> {
    return new Emulator(await Program.start(factory, compiled), config);
  }

  /** Runs a get method. `stack` is a `VmStack`, base64. */
  runGetMethod(params: GetMethodParams, stack: string): GetMethodOutput {
    const answer = JSON.parse(this.program.call('_run_get_method', [JSON.stringify(params), stack, this.config])) as {
      fail?: boolean;
      message?: string;
      output: ({success: true} & GetMethodOutput) | {success: false; error: string};
    };
    if (answer.fail) throw broken(answer.message);
    if (!answer.output.success) throw broken(answer.output.error);
    return answer.output;
  }

  /** Runs one transaction. `account` is a `ShardAccount`, `message` a `Message`, both base64. */
  runTransaction(params: TransactionParams, account: string, message: string, verbosity: number): TransactionOutput {
    if (this.emulator?.verbosity !== verbosity) {
      if (this.emulator) this.program.module._destroy_emulator!(this.emulator.pointer);
      const config = this.program.pointerTo(this.config);
      this.emulator = {pointer: this.program.module._create_emulator!(config, verbosity), verbosity};
      this.program.free(config);
    }
    const answer = JSON.parse(
      this.program.call('_emulate_with_emulator', [this.emulator.pointer, 0, account, message, JSON.stringify(params)]),
    ) as {fail?: boolean; message?: string; output: TransactionOutput};
    if (answer.fail) throw broken(answer.message);
    return answer.output;
  }
}

const broken = (message = 'no reason given'): EngineError =>
  new EngineError({code: 'crashed', message: `the emulator refused the run: ${message}`});
