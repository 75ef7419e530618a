// region wrapper
import {randomBytes} from 'node:crypto';
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Contract,
  type ContractProvider,
  type Sender,
} from '@ton/core';

export const ExitCodes = {
  stake: 801,
  full: 802,
  notAPlayer: 803,
  secret: 804,
  tooEarly: 805,
  tooLate: 806,
  sameCommitment: 807,
} as const;

/** 256 bits from the system's generator: a short or guessable secret can be found from its commitment. */
export function newSecret(): bigint {
  return BigInt('0x' + randomBytes(32).toString('hex'));
}

/** What a player publishes first: the hash of a cell with the player's address and secret. */
export function commitmentOf(owner: Address, secret: bigint): bigint {
  const cell = beginCell().storeAddress(owner).storeUint(secret, 256).endCell();
  return BigInt('0x' + cell.hash().toString('hex'));
}

export class CoinFlip implements Contract {
  constructor(
    readonly address: Address,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    stake: bigint,
    revealSeconds: number,
    code: Cell,
    workchain = 0,
  ): CoinFlip {
    const data = beginCell()
      .storeCoins(stake)
      .storeUint(revealSeconds, 32)
      .storeUint(0, 32)
      .storeMaybeRef(null)
      .storeMaybeRef(null)
      .endCell();
    const init = {code, data};
    return new CoinFlip(contractAddress(workchain, init), init);
  }

  async sendCommit(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    commitment: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: body(0x6c0d0001).storeUint(commitment, 256).endCell(),
    });
  }

  async sendReveal(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
    secret: bigint,
  ): Promise<void> {
    await provider.internal(via, {
      value,
      body: body(0x6c0d0002).storeUint(secret, 256).endCell(),
    });
  }

  async sendClaim(
    provider: ContractProvider,
    via: Sender,
    value: bigint,
  ): Promise<void> {
    await provider.internal(via, {value, body: body(0x6c0d0003).endCell()});
  }

  async getGame(
    provider: ContractProvider,
  ): Promise<{stake: bigint; deadline: number; players: number}> {
    const {stack} = await provider.get('game', []);
    const [stake, deadline] = [stack.readBigNumber(), stack.readNumber()];
    return {
      stake,
      deadline,
      players: [stack.readBoolean(), stack.readBoolean()].filter(Boolean).length,
    };
  }
}

const body = (op: number) => beginCell().storeUint(op, 32).storeUint(0, 64);
// endregion
