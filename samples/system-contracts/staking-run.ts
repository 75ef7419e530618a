/**
 * One round of staking from the stakes to the credits: the Elector's own code, mainnet's Config and mainnet's parameters, in
 * memory. The Elector's code is not part of this repository, so pass the folder of its source:
 *
 *     npx tsx samples/system-contracts/staking-run.ts <ton>/crypto/smartcont
 *
 * `staking-record.ts` holds the output; the tests check this record against the Elector's rules, and the pages against it.
 */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  type DictionaryValue,
  type Slice,
  toNano,
  type TupleItem,
} from '@ton/core';
import {type KeyPair, sign} from '@ton/crypto';
import {internal} from '@ton/sandbox';
import {compileFunc} from '@ton-community/func-js';
import {mainnetRest} from '../../data/config/mainnet-cells.ts';
import {mainnet} from '../../data/config/mainnet.ts';
import {newStake} from './bodies.ts';
import {codeFacts} from './facts.ts';
import {
  answerOf,
  ELECTOR,
  GovernanceNetwork,
  keysOf,
  mainnetParameters,
} from './governance-network.ts';
import {
  BONUSES,
  type Fine,
  FINES,
  OTHERS,
  type StakeOutcome,
  STAKES,
  type StakingRecord,
  stakingRecord,
} from './staking-record.ts';

const REPORTER = 'reporter';

/** Compiles the Elector and makes sure that it is the code that the pages describe. */
async function electorCode(folder: string): Promise<Cell> {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const result = await compileFunc({
    targets: ['stdlib.fc', 'elector-code.fc'],
    sources: {
      'stdlib.fc': read('stdlib.fc'),
      'elector-code.fc': read('elector-code.fc'),
    },
  });
  if (result.status === 'error') throw new Error(result.message);
  const code = Cell.fromBase64(result.codeBoc);
  const hash = code.hash().toString('hex');
  if (hash !== codeFacts.elector!.hash) throw new Error(`Another Elector: ${hash}`);
  return code;
}

type Wallet = Awaited<ReturnType<GovernanceNetwork['sender']>>;

/** Values of a dictionary that this program only reads. */
const readOnly = <T>(parse: (slice: Slice) => T): DictionaryValue<T> => ({
  parse,
  serialize: () => {
    throw new Error('Only read here');
  },
});

/** What the Elector stores about the validators of one election, by public key in hexadecimal. */
type Held = ReadonlyMap<string, {readonly weight: bigint; readonly stake: bigint}>;

class StakingRun {
  private readonly wallets = new Map<string, Wallet>();

  private constructor(private readonly network: GovernanceNetwork) {}

  static async create(code: Cell): Promise<StakingRun> {
    const {until} = mainnetRest.currentValidators;
    const opens = until - mainnet.elections.electionsStartBefore;
    return new StakingRun(
      await GovernanceNetwork.create(mainnetParameters(), opens, code),
    );
  }

  // region election
  /** Opens the election that is due, sends all stakes (in GRAM) and closes the election. Returns its ID. */
  async elect(stakes: ReadonlyMap<string, number>): Promise<number> {
    const {electionsStartBefore, electionsEndBefore} = mainnet.elections;
    await this.blocks();
    const election = Number(await this.get('active_election_id'));
    if (election === 0) throw new Error('No election is open');
    for (const [name, stake] of stakes) {
      const {address: source} = await this.wallet(name);
      const {maxFactor} = mainnet.stake;
      const request = {source, election, maxFactor, adnl: Buffer.alloc(32, 1)};
      const body = newStake(request, keysOf(name), 1n);
      const answer = await this.send(name, toNano(stake + 1), body); // 1 GRAM for the answer
      if (answer !== 0xf374484c) throw new Error(`${name}: ${answer.toString(16)}`);
    }
    this.network.now += electionsStartBefore - electionsEndBefore;
    await this.blocks();
    return election;
  }

  /** The elected set takes over. */
  async begin(): Promise<void> {
    const next = (await this.network.parameters()).get(36);
    if (!next) throw new Error('Nobody was elected');
    this.network.now = next.beginParse().skip(8).loadUint(32);
    await this.blocks();
  }

  /** Fees and created Gram of the round arrive from the zero address; then the next election is due. */
  async earn(gram: number): Promise<void> {
    const zero = new Address(-1, Buffer.alloc(32));
    await this.network.chain.sendMessage(
      internal({from: zero, to: ELECTOR, value: toNano(gram), body: Cell.EMPTY}),
    );
    const set = (await this.network.parameters()).get(34)!.beginParse();
    const until = set.skip(8 + 32).loadUint(32);
    this.network.now = until - mainnet.elections.electionsStartBefore;
  }

  /** Moves the time on to when the stakes of an election are released. */
  async release(election: number): Promise<void> {
    this.network.now = (await this.past(election)).loadUint(32);
    await this.blocks();
  }
  // endregion

  // region complaint
  /** Files a complaint, for which the current validators vote until the validator is fined. Returns the complaint's price. */
  async fine(election: number, name: string, fine: Fine): Promise<bigint> {
    const key = keysOf(name).publicKey;
    const complaint = beginCell()
      .storeUint(0x52674370, 32)
      .storeUint(1, 64)
      .storeUint(election, 32)
      .storeUint(0xbc, 8)
      .storeBuffer(key)
      .storeRef(beginCell().storeUint(0, 64)) // description, without proofs
      .storeUint(0, 32 + 8 + 256) // created_at, severity, reward_addr
      .storeCoins(0) // paid
      .storeCoins(toNano(fine.gram))
      .storeUint(Math.floor((fine.percent / 100) * 2 ** 32), 32)
      .endCell();
    const filed = await this.send(REPORTER, toNano('300'), complaint);
    if (filed !== 0xf2676350) throw new Error(`${name}: ${filed.toString(16)}`);

    const {id, paid} = await this.complaintAbout(election, key);
    for (const [index, {secretKey}] of (await this.voters()).entries()) {
      const toSign = beginCell()
        .storeUint(0x56744350, 32)
        .storeUint(index, 16)
        .storeUint(election, 32)
        .storeUint(id, 256)
        .asSlice();
      const vote = beginCell()
        .storeUint(0x56744370, 32)
        .storeUint(1, 64)
        .storeBuffer(sign(toSign.clone().loadBuffer(42), secretKey))
        .storeSlice(toSign)
        .endCell();
      if ((await this.send(REPORTER, toNano('1'), vote)) === 0xd6745242) return paid;
    }
    throw new Error('There were too few votes');
  }

  private async complaintAbout(
    election: number,
    key: Buffer,
  ): Promise<{id: bigint; paid: bigint}> {
    const past = await this.past(election);
    past.skip(32 + 32 + 256);
    past.loadMaybeRef(); // frozen_dict
    past.loadCoins();
    past.loadCoins();
    const all = past.loadDict(
      Dictionary.Keys.BigUint(256),
      readOnly((slice) => slice.skip(8).loadRef()),
    );
    for (const [id, cell] of all) {
      const slice = cell.beginParse().skip(8);
      if (slice.loadBuffer(32).equals(key))
        return {id, paid: slice.skip(32 + 8 + 256).loadCoins()};
    }
    throw new Error('There is no such complaint');
  }

  /** Keys of the current validators of this network, in the order of parameter 34. */
  private async voters(): Promise<KeyPair[]> {
    const set = (await this.network.parameters()).get(34)!.beginParse();
    const keys = set.skip(8 + 32 + 32 + 16 + 16 + 64).loadDict(
      Dictionary.Keys.Uint(16),
      readOnly((slice) => slice.skip(8 + 32).loadBuffer(32)),
    );
    const own = new Map(
      [...this.wallets.keys()].map((name) => {
        const pair = keysOf(name);
        return [pair.publicKey.toString('hex'), pair];
      }),
    );
    return keys.values().map((key) => own.get(key.toString('hex'))!);
  }
  // endregion

  /** The stakes that the Elector holds for an election. */
  async held(election: number): Promise<Held> {
    const frozen = (await this.past(election)).skip(32 + 32 + 256).loadDict(
      Dictionary.Keys.Buffer(32),
      readOnly((slice) => ({
        weight: slice.skip(256).loadUintBig(64),
        stake: slice.loadCoins(),
      })),
    );
    return new Map([...frozen].map(([key, value]) => [key.toString('hex'), value]));
  }

  /** The Elector's Gram without an owner. */
  async reserve(): Promise<bigint> {
    return (await this.stored()).grams;
  }

  /** Withdraws and returns the amount that the Elector owes to a participant. */
  async collect(name: string): Promise<bigint> {
    const {address} = await this.wallet(name);
    const owed = await this.get('compute_returned_stake', [
      {type: 'int', value: BigInt(`0x${address.hash.toString('hex')}`)},
    ]);
    const request = beginCell().storeUint(0x47657424, 32).storeUint(1, 64).endCell();
    const answer = await this.send(name, toNano('1'), request);
    if (answer !== (owed > 0n ? 0xf96f7324 : 0xfffffffe))
      throw new Error(`${name}: ${answer.toString(16)}`);
    return owed;
  }

  private async past(election: number): Promise<Slice> {
    const found = (await this.stored()).past.get(election);
    if (!found) throw new Error(`The Elector does not know ${election}`);
    return found.clone();
  }

  private async stored(): Promise<{past: Dictionary<number, Slice>; grams: bigint}> {
    const data = (await this.network.data(ELECTOR)).beginParse();
    data.loadMaybeRef(); // elect
    data.loadMaybeRef(); // credits
    const past = data.loadDict(
      Dictionary.Keys.Uint(32),
      readOnly((slice) => slice.clone()),
    );
    return {past, grams: data.loadCoins()};
  }

  private async get(method: string, stack: TupleItem[] = []): Promise<bigint> {
    const {chain} = this.network;
    return (
      await chain.runGetMethod(ELECTOR, method, stack)
    ).stackReader.readBigNumber();
  }

  private async wallet(name: string): Promise<Wallet> {
    const wallet =
      this.wallets.get(name) ?? (await this.network.sender(name, toNano('20000000')));
    this.wallets.set(name, wallet);
    return wallet;
  }

  /** Sends the Elector a message and returns the opcode of its answer. */
  private async send(name: string, value: bigint, body: Cell): Promise<number> {
    const wallet = await this.wallet(name);
    return answerOf(await wallet.send({to: ELECTOR, value, body}), ELECTOR);
  }

  /** The Elector takes one step per block: five blocks are enough for everything that is due at one time. */
  private async blocks(): Promise<void> {
    for (let block = 0; block < 5; block++) await this.network.block();
  }
}

/** The whole round. Sums are in nanograms. */
export async function stakingRun(code: Cell): Promise<StakingRecord> {
  const run = await StakingRun.create(code);
  const others = (prefix: string, count: number): [string, number][] =>
    Array.from({length: count}, (_, index) => [`${prefix}${index}`, STAKES.D!]);
  const election = await run.elect(
    new Map([...Object.entries(STAKES), ...others('other ', OTHERS)]),
  );
  const elected = await run.held(election);
  const returned: Record<string, bigint> = {};
  for (const name of Object.keys(STAKES)) returned[name] = await run.collect(name);
  await run.begin();
  await run.earn(BONUSES);

  await run.elect(new Map(others('next ', OTHERS + 10)));
  await run.begin();
  const paid: Record<string, bigint> = {};
  const rewards: Record<string, bigint> = {};
  for (const [name, fine] of Object.entries(FINES)) {
    paid[name] = await run.fine(election, name, fine);
    rewards[name] = await run.collect(REPORTER);
  }
  const fined = await run.held(election);
  const reserve = await run.reserve();
  await run.release(election);

  const outcomes: Record<string, StakeOutcome> = {};
  for (const name of Object.keys(STAKES)) {
    const key = keysOf(name).publicKey.toString('hex');
    const {stake, weight} = elected.get(key) ?? {stake: 0n, weight: 0n};
    const remains = fined.get(key)?.stake ?? 0n;
    const credited = await run.collect(name);
    outcomes[name] = {
      stake: toNano(STAKES[name]!),
      effective: stake,
      returned: returned[name]!,
      weight,
      fine: stake - remains,
      reward: credited - remains,
      credited,
    };
  }
  const complaints = Object.fromEntries(
    Object.keys(FINES).map((name) => [
      name,
      {paid: paid[name]!, reporter: rewards[name]!},
    ]),
  );
  return {elected: elected.size, outcomes, complaints, reserve};
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  void (async () => {
    const folder = process.argv[2];
    if (!folder)
      throw new Error('Name the folder that has elector-code.fc and stdlib.fc');
    const record = await stakingRun(await electorCode(folder));
    console.dir(record, {depth: null});
    assert.deepEqual(record, stakingRecord);
    console.log('The same as staking-record.ts');
  })();
}
