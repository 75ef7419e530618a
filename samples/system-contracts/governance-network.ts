import {Address, beginCell, type Cell, Dictionary, toNano} from '@ton/core';
import {type KeyPair, keyPairFromSeed, sha256_sync} from '@ton/crypto';
import {
  Blockchain,
  createShardAccount,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {emulatorConfig} from '../../data/config/index.ts';
import {wholeMainnetConfig} from '../../data/config/whole.ts';
import {transactionsOn} from '../lib/transactions.ts';

export const CONFIG = new Address(-1, Buffer.alloc(32, 0x55));
export const ELECTOR = new Address(-1, Buffer.alloc(32, 0x33));

export type Parameters = Dictionary<number, Cell>;

/** A validator of the sandbox: its keys are derived from its name, for this network only. */
export interface Member {
  readonly keys: KeyPair;
  readonly weight: bigint;
}

export const keysOf = (name: string): KeyPair => keyPairFromSeed(sha256_sync(name));

/** All of mainnet's parameters on the date of the snapshot; 43 in the form that the emulator reads. */
export function mainnetParameters(): Parameters {
  const read = (cell: Cell): Parameters =>
    Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), cell);
  const parameters = read(wholeMainnetConfig());
  return parameters.set(43, read(emulatorConfig()).get(43)!);
}

/** The code of mainnet's Config, from the last accepted proposal for parameter −1000. */
export const configCode = (): Cell => mainnetParameters().get(-1000)!.refs[0]!;

/** `validators_ext` of `block.tlb`, the value of parameters 32, 34 and 36. */
export function validatorSet(
  members: readonly Member[],
  since: number,
  until: number,
): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: ({keys, weight}: Member, builder) =>
      builder
        .storeUint(0x53, 8)
        .storeUint(0x8e81278a, 32)
        .storeBuffer(keys.publicKey)
        .storeUint(weight, 64),
    parse: () => {
      throw new Error('A set is only written here');
    },
  });
  members.forEach((member, index) => list.set(index, member));
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(until, 32)
    .storeUint(members.length, 16)
    .storeUint(Math.min(members.length, 100), 16)
    .storeUint(
      members.reduce((sum, {weight}) => sum + weight, 0n),
      64,
    )
    .storeDict(list)
    .endCell();
}

/**
 * A masterchain in memory with the contracts that govern it. Between their transactions, it does what the node does: runs
 * the Elector's tick and Config's tock, and makes the dictionary in Config's data the new configuration.
 */
export class GovernanceNetwork {
  private constructor(readonly chain: Blockchain) {}

  /** `parameters` are those that Config starts with; without `electorCode` there is no Elector. */
  static async create(
    parameters: Parameters,
    now: number,
    electorCode?: Cell,
  ): Promise<GovernanceNetwork> {
    const dictionary = beginCell().storeDictDirect(parameters).endCell();
    const chain = await Blockchain.create({config: dictionary});
    chain.now = now;
    const put = (address: Address, code: Cell, data: Cell): Promise<void> =>
      chain.setShardAccount(
        address,
        createShardAccount({address, code, data, balance: toNano('100')}),
      );
    await put(
      CONFIG,
      configCode(),
      // seqno, public_key, no proposals
      beginCell()
        .storeRef(dictionary)
        .storeUint(0, 32 + 256 + 1)
        .endCell(),
    );
    // no election, no credits, no past elections; 0 coins in 4 bits; active_id, active_hash
    const noElection = beginCell()
      .storeUint(0, 3 + 4 + 32 + 256)
      .endCell();
    if (electorCode) await put(ELECTOR, electorCode, noElection);
    return new GovernanceNetwork(chain);
  }

  get now(): number {
    return this.chain.now!;
  }

  set now(time: number) {
    this.chain.now = time;
  }

  /** A masterchain contract that can pay and accepts what is returned. */
  sender(name: string, balance: bigint): Promise<SandboxContract<TreasuryContract>> {
    return this.chain.treasury(name, {workchain: -1, balance});
  }

  /** The current parameters in Config's data. */
  async parameters(): Promise<Parameters> {
    const data = await this.data(CONFIG);
    return Dictionary.loadDirect(
      Dictionary.Keys.Int(32),
      Dictionary.Values.Cell(),
      data.refs[0]!,
    );
  }

  /** The end of a block, without the Elector: Config's tock, after which its parameters become the configuration. */
  async tock(): Promise<void> {
    await this.chain.runTickTock(CONFIG, 'tock');
    const data = await this.data(CONFIG);
    this.chain.setConfig(data.refs[0]!);
  }

  /** One block, in which the Elector takes one step. */
  async block(): Promise<void> {
    await this.chain.runTickTock(ELECTOR, 'tick');
    await this.tock();
  }

  /** The data of a contract. */
  async data(address: Address): Promise<Cell> {
    const {accountState} = await this.chain.getContract(address);
    if (accountState?.type !== 'active') throw new Error(`${address} has no data`);
    return accountState.state.data!;
  }
}

/** The opcode of a contract's answer; throws if the contract sent none. */
export function answerOf(
  result: Pick<SendMessageResult, 'transactions'>,
  contract: Address,
): number {
  const answer = transactionsOn(result, contract)[0]?.outMessages.get(0);
  if (!answer) throw new Error('No answer');
  return answer.body.beginParse().loadUint(32);
}
