// Runs the contract of the home page: loaded when the reader asks for it, with compiler and virtual machine in a worker.
import {Engine} from '@site/src/playground/engine/client';
import type {Boc, Field, World} from '@site/src/playground/engine/protocol';
import {emptyWorld, people} from '@site/src/playground/engine/world';

/** What one message did. */
export interface Outcome {
  readonly compiler: string;
  readonly bytes: number;
  readonly cells: number;
  readonly exitCode: number;
  readonly gas: number;
  /** In nanograms. */
  readonly fees: string;
  readonly before: string;
  readonly after: string;
}

/** The message `Add { amount: 1 }`. */
const ADD: readonly Field[] = [
  {type: 'uint', bits: 32, value: '0x7e8764ef'},
  {type: 'uint', bits: 32, value: '1'},
];
const EMPTY: readonly Field[] = [{type: 'uint', bits: 32, value: '0'}];
const VALUE = '100000000';

/** A chain with one contract, which keeps what it counts from one message to the next. */
export class Session {
  private readonly engine = new Engine();
  private compiled: {code: Boc; compiler: string; bytes: number; cells: number} | undefined;
  private chain: {world: World; account: string} | undefined;

  constructor(
    private readonly file: string,
    private readonly source: string,
  ) {}

  /** Compiles and deploys, where that is still to do, and sends one message. Rejects where a file does not come. */
  async add(): Promise<Outcome> {
    const {code, ...made} = (this.compiled ??= await this.compile());
    this.chain ??= await this.deploy(code);
    const before = await this.total();
    const {world, transactions} = await this.engine.call('internal', {
      world: this.chain.world,
      from: people.owner,
      to: this.chain.account,
      value: VALUE,
      body: {kind: 'fields', fields: ADD},
      bounce: true,
    });
    this.chain = {...this.chain, world};
    const [transaction] = transactions;
    if (!transaction || 'skipped' in transaction.compute) throw new Error('the virtual machine did not run');
    const {exitCode, gasUsed: gas} = transaction.compute;
    return {...made, exitCode, gas, fees: transaction.fees, before, after: await this.total()};
  }

  close(): void {
    this.engine.close();
  }

  private async compile(): Promise<NonNullable<Session['compiled']>> {
    const result = await this.engine.call('compile', {language: 'tolk', entry: this.file, sources: {[this.file]: this.source}});
    if (!result.ok) throw new Error(result.text);
    const {code, compiler, bytes, cells} = result;
    return {code, compiler, bytes, cells};
  }

  private async deploy(code: Boc): Promise<NonNullable<Session['chain']>> {
    const {world, account} = await this.engine.call('deploy', {
      world: emptyWorld(),
      code,
      data: {kind: 'fields', fields: EMPTY},
      body: {kind: 'empty'},
      value: VALUE,
      from: people.owner,
    });
    return {world, account};
  }

  private async total(): Promise<string> {
    const {world, account} = this.chain!;
    const {stack} = await this.engine.call('get', {world, account, method: 'total', stack: []});
    const [value] = stack;
    if (value?.type !== 'int') throw new Error('total answers no integer');
    return value.value;
  }
}
