import {type Address, beginCell, type Cell} from '@ton/core';
import {sign, type KeyPair} from '@ton/crypto';

// region stake
export interface StakeRequest {
  /** Address of the contract that sends the stake, in the masterchain. */
  readonly source: Address;
  /** Election that the stake is for: result of `active_election_id`. */
  readonly election: number;
  /** 65,536 times the ratio to the smallest elected stake; at least 65,536. */
  readonly maxFactor: number;
  readonly adnl: Buffer;
}

/** The data that the validator's key signs: five fields, not hashed first. */
export const stakeToSign = (request: StakeRequest): Buffer =>
  beginCell()
    .storeUint(0x654c5074, 32)
    .storeUint(request.election, 32)
    .storeUint(request.maxFactor, 32)
    .storeBuffer(request.source.hash)
    .storeBuffer(request.adnl)
    .asSlice()
    .loadBuffer(76);

/** Body of the message to the Elector. With `queryId` 0, no confirmation is sent. */
export const newStake = (request: StakeRequest, keys: KeyPair, queryId: bigint): Cell =>
  beginCell()
    .storeUint(0x4e73744b, 32)
    .storeUint(queryId, 64)
    .storeBuffer(keys.publicKey)
    .storeUint(request.election, 32)
    .storeUint(request.maxFactor, 32)
    .storeBuffer(request.adnl)
    .storeRef(beginCell().storeBuffer(sign(stakeToSign(request), keys.secretKey)))
    .endCell();
// endregion

// region single-nominator
export const withdraw = (amount: bigint, queryId = 0n): Cell =>
  beginCell().storeUint(0x1000, 32).storeUint(queryId, 64).storeCoins(amount).endCell();

export const changeValidator = (validator: Address, queryId = 0n): Cell =>
  beginCell()
    .storeUint(0x1001, 32)
    .storeUint(queryId, 64)
    .storeAddress(validator)
    .endCell();

export const sendRawMessage = (mode: number, message: Cell, queryId = 0n): Cell =>
  beginCell()
    .storeUint(0x7702, 32)
    .storeUint(queryId, 64)
    .storeUint(mode, 8)
    .storeRef(message)
    .endCell();

export const upgrade = (code: Cell, queryId = 0n): Cell =>
  beginCell().storeUint(0x9903, 32).storeUint(queryId, 64).storeRef(code).endCell();
// endregion

// region vesting
export interface Vesting {
  readonly start: number;
  readonly duration: number;
  readonly unlockPeriod: number;
  readonly cliff: number;
  readonly amount: bigint;
  /** Adds to the whitelist. Locked Gram may be sent back to it. */
  readonly sender: Address;
  /** The recipient of the Gram. */
  readonly owner: Address;
}

export const vestingData = (
  vesting: Vesting,
  publicKey: Buffer,
  walletId: number,
): Cell =>
  beginCell()
    .storeUint(0, 32) // seqno
    .storeUint(walletId, 32)
    .storeBuffer(publicKey)
    .storeMaybeRef(null) // whitelist
    .storeRef(
      beginCell()
        .storeUint(vesting.start, 64)
        .storeUint(vesting.duration, 32)
        .storeUint(vesting.unlockPeriod, 32)
        .storeUint(vesting.cliff, 32)
        .storeCoins(vesting.amount)
        .storeAddress(vesting.sender)
        .storeAddress(vesting.owner),
    )
    .endCell();

/** From the owner: send one message of the vesting contract. */
export const vestingSend = (mode: number, message: Cell, queryId = 0n): Cell =>
  beginCell()
    .storeUint(0xa7733acd, 32)
    .storeUint(queryId, 64)
    .storeUint(mode, 8)
    .storeRef(message)
    .endCell();

/** From the sender: allow addresses. Each is in its own cell, which refers to the next one. */
export function addWhitelist(
  addresses: readonly [Address, ...Address[]],
  queryId = 0n,
): Cell {
  const [first, ...others] = addresses;
  const rest = others.reduceRight<Cell | null>((next, address) => {
    const cell = beginCell().storeAddress(address);
    return (next ? cell.storeRef(next) : cell).endCell();
  }, null);
  const body = beginCell()
    .storeUint(0x7258a69b, 32)
    .storeUint(queryId, 64)
    .storeAddress(first);
  return (rest ? body.storeRef(rest) : body).endCell();
}
// endregion

// region pool
export interface PoolSettings {
  /** Wallet of the validator, in the masterchain. */
  readonly validator: Address;
  /** Share in ten-thousandths: 4000 is 40%. */
  readonly rewardShare: number;
  readonly maxNominators: number;
  readonly minValidatorStake: bigint;
  readonly minNominatorStake: bigint;
}

export const poolData = (settings: PoolSettings): Cell =>
  beginCell()
    .storeUint(0, 8 + 16) // state, nominators_count
    .storeCoins(0) // stake_amount_sent
    .storeCoins(0) // validator_amount
    .storeRef(
      beginCell()
        .storeBuffer(settings.validator.hash)
        .storeUint(settings.rewardShare, 16)
        .storeUint(settings.maxNominators, 16)
        .storeCoins(settings.minValidatorStake)
        .storeCoins(settings.minNominatorStake),
    )
    .storeMaybeRef(null) // nominators
    .storeMaybeRef(null) // withdraw_requests
    .storeUint(0, 32 + 256 + 8 + 32 + 32)
    .storeMaybeRef(null) // config_proposal_votings
    .endCell();
// endregion

// region proposal
export interface Proposal {
  readonly param: number;
  readonly value: Cell | null;
  /** Hash of the value that the proposal replaces; 0 if there is none. */
  readonly oldHash?: bigint;
}

export function proposalCell({param, value, oldHash}: Proposal): Cell {
  const cell = beginCell()
    .storeUint(0xf3, 8)
    .storeInt(param, 32)
    .storeMaybeRef(value)
    .storeBit(oldHash !== undefined);
  return (oldHash === undefined ? cell : cell.storeUint(oldHash, 256)).endCell();
}

/** Body of the message to Config. `expires` is a Unix time or, below 2^30, a number of seconds from now. */
export const propose = (
  proposal: Proposal,
  critical: boolean,
  expires: number,
  queryId: bigint,
): Cell =>
  beginCell()
    .storeUint(0x6e565052, 32)
    .storeUint(queryId, 64)
    .storeUint(expires, 32)
    .storeRef(proposalCell(proposal))
    .storeBit(critical)
    .endCell();

/** What a validator's key signs to vote. `index` is its position in parameter 34. */
export const voteToSign = (index: number, proposal: Cell): Buffer =>
  beginCell()
    .storeUint(0x566f7445, 32)
    .storeUint(index, 16)
    .storeBuffer(proposal.hash())
    .asSlice()
    .loadBuffer(38);

export const vote = (
  index: number,
  proposal: Cell,
  keys: KeyPair,
  queryId: bigint,
): Cell =>
  beginCell()
    .storeUint(0x566f7465, 32)
    .storeUint(queryId, 64)
    .storeBuffer(sign(voteToSign(index, proposal), keys.secretKey))
    .storeBuffer(voteToSign(index, proposal))
    .endCell();
// endregion
