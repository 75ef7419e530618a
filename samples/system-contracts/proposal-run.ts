/** How proposals pass and fail: mainnet's Config with mainnet's parameters, in memory. Run: npx tsx samples/system-contracts/proposal-run.ts */
import {pathToFileURL} from 'node:url';
import {beginCell, type Cell, toNano} from '@ton/core';
import {internal} from '@ton/sandbox';
import {mainnetRest} from '../../data/config/mainnet-cells.ts';
import {mainnet} from '../../data/config/mainnet.ts';
import {paramCells} from '../../data/config/params.ts';
import {type Proposal, proposalCell, propose, vote} from './bodies.ts';
import {
  answerOf,
  CONFIG,
  ELECTOR,
  GovernanceNetwork,
  keysOf,
  mainnetParameters,
  type Member,
  validatorSet,
} from './governance-network.ts';

/** What one step did. `answer` is the opcode of Config's answer, in hexadecimal. */
export interface Step {
  readonly votes: number;
  readonly answer: string;
  /** State of the proposal after the step; absent if Config has discarded it or never accepted it. */
  readonly wins?: number;
  readonly losses?: number;
  readonly roundsRemaining?: number;
}

/** Eight validators of equal weight: six have exactly three quarters, which is not enough. */
const members: readonly Member[] = Array.from({length: 8}, (_, index) => ({
  keys: keysOf(`validator ${index}`),
  weight: 1n << 57n,
}));
const MONTH = 2_592_000;
const START = mainnetRest.currentValidators.since;
const electedFor = mainnet.elections.validatorsElectedFor;

class Run {
  /** Rounds that are over. */
  round = 0;

  private constructor(
    private readonly network: GovernanceNetwork,
    private readonly wallet: Awaited<ReturnType<GovernanceNetwork['sender']>>,
  ) {}

  static async create(): Promise<Run> {
    const parameters = mainnetParameters().set(
      34,
      validatorSet(members, START, START + electedFor),
    );
    const network = await GovernanceNetwork.create(parameters, START);
    return new Run(network, await network.sender('wallet', toNano('1000000')));
  }

  private async send(body: Cell, value: bigint): Promise<string> {
    const result = await this.wallet.send({to: CONFIG, value, body});
    return answerOf(result, CONFIG).toString(16);
  }

  /** Sends a proposal and records the step. */
  async submit(proposal: Proposal, critical = false, seconds = MONTH): Promise<Step> {
    const body = propose(proposal, critical, seconds, 1n);
    const answer = await this.send(body, toNano('1000'));
    return this.note(0, answer, proposal);
  }

  /** The validators from index `from` up to, but not including, `before` vote. The last answer is recorded. */
  async votes(from: number, before: number, proposal: Proposal): Promise<Step> {
    let answer = '';
    for (let index = from; index < before; index++) {
      const body = vote(index, proposalCell(proposal), members[index]!.keys, 1n);
      answer = await this.send(body, toNano('1'));
    }
    await this.network.tock();
    return this.note(before, answer, proposal);
  }

  /** The Elector has chosen the same validators once more, and their time begins. */
  async nextRound(): Promise<void> {
    this.round++;
    const since = START + this.round * electedFor;
    const set = validatorSet(members, since, since + electedFor);
    const body = beginCell()
      .storeUint(0x4e565354, 32)
      .storeUint(since, 64)
      .storeRef(set)
      .endCell();
    await this.network.chain.sendMessage(
      internal({from: ELECTOR, to: CONFIG, value: toNano('1'), body}),
    );
    this.network.now = since;
    await this.network.tock(); // 36 becomes 34
    await this.network.tock(); // Config looks through its proposals
  }

  wait(seconds: number): void {
    this.network.now += seconds;
  }

  /** Hash of a parameter's value in Config. */
  async hashOf(parameter: number): Promise<bigint> {
    const cell = (await this.network.parameters()).get(parameter);
    if (!cell) throw new Error(`There is no parameter ${parameter}`);
    return BigInt(`0x${cell.hash().toString('hex')}`);
  }

  private async note(votes: number, answer: string, proposal: Proposal): Promise<Step> {
    const id = BigInt(`0x${proposalCell(proposal).hash().toString('hex')}`);
    const {stackReader} = await this.network.chain.runGetMethod(
      CONFIG,
      'get_proposal',
      [{type: 'int', value: id}],
    );
    const found = stackReader.readTupleOpt();
    if (!found) return {votes, answer};
    found.skip(6);
    const roundsRemaining = found.readNumber();
    // Mainnet's code gives wins before losses; the older config-code.fc swaps them
    const wins = found.readNumber();
    return {votes, answer, wins, losses: found.readNumber(), roundsRemaining};
  }
}

// region passes
/** Parameter 21 with the given gas price: ordinary but mandatory (parameter 9), so its current hash is included. */
function gasPrice(price: bigint, oldHash?: bigint): Proposal {
  const gas = {...mainnet.gas, basechain: {...mainnet.gas.basechain, price}};
  return {param: 21, value: paramCells({...mainnet, gas}).get(21)!, oldHash};
}

/** Parameter 16 with 90 masterchain validators in place of 100: critical, and mandatory. */
function fewerMain(oldHash: bigint): Proposal {
  const validators = {...mainnet.validators, maxMain: 90};
  return {param: 16, value: paramCells({...mainnet, validators}).get(16)!, oldHash};
}

const {price} = mainnet.gas.basechain;

/** An ordinary and a critical change, step by step. `changed`: whether the parameter has its new value after the step. */
export async function passes(
  critical: boolean,
): Promise<(Step & {round: number; changed: boolean})[]> {
  const run = await Run.create();
  const parameter = critical ? 16 : 21;
  const before = await run.hashOf(parameter);
  const proposal = critical ? fewerMain(before) : gasPrice(price * 2n, before);
  const steps: (Step & {round: number; changed: boolean})[] = [];
  const note = async (step: Step): Promise<void> => {
    const changed = (await run.hashOf(parameter)) !== before;
    steps.push({round: run.round, ...step, changed});
  };
  await note(await run.submit(proposal, critical, critical ? 2 * MONTH : MONTH));
  for (let round = 0; round < (critical ? 3 : 2); round++) {
    if (round > 0) await run.nextRound();
    await note(await run.votes(0, 6, proposal));
    await note(await run.votes(6, 7, proposal));
  }
  return steps;
}

// endregion

/** Attempts that fail, each with the answer of Config. */
export async function failures(): Promise<Record<string, Step>> {
  const run = await Run.create();
  const hash = await run.hashOf(21);
  const proposal = gasPrice(price * 2n, hash);
  const other = gasPrice(price * 3n, hash);
  const ends: Record<string, Step> = {
    unmarked: await run.submit(fewerMain(await run.hashOf(16))),
    withoutHash: await run.submit(gasPrice(price * 2n)),
    wrongHash: await run.submit(gasPrice(price * 2n, hash + 1n)),
    tooShort: await run.submit(
      proposal,
      false,
      mainnet.voting.normal.minStoreSeconds - 1,
    ),
  };

  const lost = await Run.create();
  await lost.submit(proposal);
  while (lost.round < mainnet.voting.normal.maxLosses + 1) {
    await lost.votes(0, 6, proposal);
    await lost.nextRound();
  }
  ends.lost = await lost.votes(0, 1, proposal);

  const late = await Run.create();
  await late.submit(proposal);
  late.wait(MONTH);
  ends.expired = await late.votes(0, 1, proposal);

  // Two proposals replace the same value. Both win, the second one after the first has changed the value
  await run.submit(proposal);
  await run.submit(other);
  await run.votes(0, 7, proposal);
  await run.votes(0, 7, other);
  await run.nextRound();
  await run.votes(0, 7, proposal);
  const first = await run.hashOf(21);
  ends.overtaken = await run.votes(0, 7, other);
  if ((await run.hashOf(21)) !== first) throw new Error('The value was replaced');
  return ends;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  void (async () => {
    console.table(await passes(false));
    console.table(await passes(true));
    console.table(await failures());
  })();
}
