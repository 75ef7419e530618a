import type {Boc, CallName, Calls, Language, SendResult, World} from '../engine/protocol.ts';
import {emptyWorld} from '../engine/world.ts';
import type {Files} from '../panel/logic/samples.ts';
import {surroundings} from '../../../data/tvm/surroundings.ts';
import {addresses, type Role} from './roles.ts';
import type {Outcome, Scenario, Snapshot, Stage, Step, Version} from './scenario.ts';

/** The engine, in a page by a worker, in a test by its session. */
export type Call = <Name extends CallName>(name: Name, input: Calls[Name][0]) => Promise<Calls[Name][1]>;

/** Text of a file under `samples/` and of what it imports. */
export type Load = (language: Language, file: string) => Promise<Files>;

/** Nanograms that a person has before the attack. */
const PURSE = 20_000_000_000n;
/** Nanograms of the message that brings the code. Below what any contract of a pair takes for a payment. */
const DEPLOYMENT = 50_000_000n;
const EMPTY = {kind: 'empty'} as const;

/** The language of a file by its ending. */
export const languageOf = (file: string): Language => (file.endsWith('.fc') ? 'func' : 'tolk');

/**
 * Runs an attack against one contract of its pair, on a chain of its own. Rejects where a file does not come or does not
 * compile, and with the engine's `EngineError`; a message that fails is part of the outcome.
 */
export async function runAttack(scenario: Scenario, version: Version, call: Call, load: Load): Promise<Outcome> {
  const file = scenario.files[version];
  const {sources, code} = await compile(file, call, load);
  const texts = Object.values(sources);
  const codes: Record<string, Boc> = {};
  for (const [name, other] of Object.entries(scenario.also ?? {})) {
    const compiled = await compile(other, call, load);
    codes[name] = compiled.code;
    texts.push(...Object.values(compiled.sources));
  }

  const chain = new Chain(version, code, codes, call);
  await scenario.prepare(chain);
  const before = await chain.snapshot(scenario);
  chain.steps.length = 0;
  await scenario.attack(chain);
  const after = await chain.snapshot(scenario);
  const course = {steps: [...chain.steps], before, after};
  return {...course, version, file, texts, succeeded: scenario.succeeded(course), roleOf: chain.roleOf};
}

async function compile(file: string, call: Call, load: Load): Promise<{sources: Files['sources']; code: Boc}> {
  const language = languageOf(file);
  const {entry, sources} = await load(language, file);
  const result = await call('compile', {language, entry, sources});
  if (!result.ok) throw new Error(`${file} does not compile: ${result.text}`);
  return {sources, code: result.code};
}

/** A chain with the people and contracts of one attack. Keeps what every message did and everyone's balance. */
class Chain implements Stage {
  readonly steps: Step[] = [];
  private world: World = emptyWorld(surroundings.now);
  private readonly known = new Map<Role, string>(Object.entries(addresses) as [Role, string][]);
  private readonly balances = new Map<string, bigint>(Object.values(addresses).map((address) => [address, PURSE]));

  constructor(
    readonly version: Version,
    private readonly code: Boc,
    private readonly codes: Readonly<Record<string, Boc>>,
    private readonly call: Call,
  ) {}

  readonly addressOf = (role: Role): string => {
    const address = this.known.get(role);
    if (address === undefined) throw new Error(`${role} is not deployed`);
    return address;
  };

  readonly roleOf = (address: string): Role | undefined => [...this.known].find(([, own]) => own === address)?.[0];

  readonly codeOf = (name: string): Boc => {
    const code = this.codes[name];
    if (code === undefined) throw new Error(`the scenario has no file "${name}"`);
    return code;
  };

  readonly now = (): number => this.world.now;

  readonly waitUntil = (now: number): void => {
    this.world = {...this.world, now};
  };

  readonly deploy: Stage['deploy'] = async (role, data, balance, code = this.code) => {
    const message = {code, data, body: EMPTY, value: DEPLOYMENT.toString(), from: this.addressOf('owner')};
    const {account: to} = await this.call('deploy', {...message, world: this.world});
    this.known.set(role, to);
    // The money is there before the code: many a contract would answer it, or send it back.
    const value = (BigInt(balance) - DEPLOYMENT).toString();
    const {world} = await this.call('internal', {world: this.world, from: message.from, to, value, body: EMPTY, bounce: false});
    this.keep(await this.call('deploy', {...message, world}));
  };

  readonly send: Stage['send'] = async ({from, to, value, body, bounce = true}) => {
    const result = await this.call('internal', {
      world: this.world,
      from: this.addressOf(from),
      to: this.addressOf(to),
      value,
      body,
      bounce,
    });
    this.add(this.addressOf(from), -BigInt(value));
    this.steps.push({kind: 'internal', from, to, value, result});
    return this.keep(result);
  };

  readonly external: Stage['external'] = async ({from, to, body}) => {
    const result = await this.call('external', {world: this.world, to: this.addressOf(to), body});
    this.steps.push({kind: 'external', from, to, result});
    return this.keep(result);
  };

  /** Balances and answers as they are now. */
  async snapshot({shown, reads = []}: Scenario): Promise<Snapshot> {
    const answers: Record<string, bigint> = {};
    for (const method of reads) {
      const {stack} = await this.call('get', {world: this.world, account: this.addressOf('contract'), method, stack: []});
      const [answer] = stack;
      if (answer?.type !== 'int') throw new Error(`${method} answers no integer`);
      answers[method] = BigInt(answer.value);
    }
    return {
      balances: Object.fromEntries(shown.map((role) => [role, this.balances.get(this.addressOf(role)) ?? 0n])),
      reads: answers,
    };
  }

  private keep(result: SendResult): SendResult {
    this.world = result.world;
    for (const {account, balance, sent} of result.transactions) {
      this.balances.set(account, BigInt(balance));
      // People have no account in the engine: what leaves for one of them arrives.
      for (const {to, value, delivered} of sent) if (!delivered && to !== undefined) this.add(to, BigInt(value ?? '0'));
    }
    return result;
  }

  private add(address: string, value: bigint): void {
    const balance = this.balances.get(address);
    if (balance !== undefined) this.balances.set(address, balance + value);
  }
}
