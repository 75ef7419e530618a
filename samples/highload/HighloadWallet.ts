// region wrapper
import {
  beginCell,
  contractAddress,
  internal,
  SendMode,
  storeMessageRelaxed,
  storeOutList,
  type Address,
  type Cell,
  type Contract,
  type ContractProvider,
  type MessageRelaxed,
  type OutActionSendMsg,
} from '@ton/core';
import {sign} from '@ton/crypto';

/** The query ID of a request: one of 1,023 bits in one of 8,192 cells. */
export interface QueryId {
  /** 0 to 8191. */
  readonly shift: number;
  /** 0 to 1022. */
  readonly bit: number;
}

/** The query ID with this index, counted from 0. The last one, 8,380,415, is kept for an emergency. */
export function queryId(index: number): QueryId {
  if (!Number.isInteger(index) || index < 0 || index >= 8192 * 1023 - 1) {
    throw new RangeError(`No query id ${index}`);
  }
  return {shift: Math.floor(index / 1023), bit: index % 1023};
}

const asNumber = ({shift, bit}: QueryId): bigint =>
  (BigInt(shift) << 10n) | BigInt(bit);

export interface Request {
  readonly message: MessageRelaxed;
  readonly mode?: SendMode;
  readonly queryId: QueryId;
  /** Unix time in seconds: not in the future, not older than the timeout. */
  readonly createdAt: number;
}

export class HighloadWallet implements Contract {
  constructor(
    readonly address: Address,
    readonly subwalletId: number,
    readonly timeout: number,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(
    publicKey: Buffer,
    code: Cell,
    timeout = 3600,
    subwalletId = 0x10ad,
  ): HighloadWallet {
    const data = beginCell()
      .storeBuffer(publicKey, 32)
      .storeUint(subwalletId, 32)
      .storeUint(0, 1 + 1 + 64) // no queries, never cleaned
      .storeUint(timeout, 22)
      .endCell();
    const init = {code, data};
    return new HighloadWallet(contractAddress(0, init), subwalletId, timeout, init);
  }

  /** The body of the external message: the signature and, in a reference, the signed data. */
  signedBody(
    {message, mode = SendMode.PAY_GAS_SEPARATELY, queryId, createdAt}: Request,
    secretKey: Buffer,
  ): Cell {
    const signed = beginCell()
      .storeUint(this.subwalletId, 32)
      .storeRef(beginCell().store(storeMessageRelaxed(message)).endCell())
      .storeUint(mode, 8)
      .storeUint(queryId.shift, 13)
      .storeUint(queryId.bit, 10)
      .storeUint(createdAt, 64)
      .storeUint(this.timeout, 22)
      .endCell();
    return beginCell()
      .storeBuffer(sign(signed.hash(), secretKey), 64)
      .storeRef(signed)
      .endCell();
  }

  /** A message to the wallet itself that carries a batch of up to 254 messages. `value` covers gas and forward fees. */
  batch(
    messages: readonly OutActionSendMsg[],
    id: QueryId,
    value: bigint,
  ): MessageRelaxed {
    if (messages.length > 254) throw new RangeError('At most 254 messages in a batch');
    return internal({
      to: this.address,
      value,
      bounce: true,
      body: beginCell()
        .storeUint(0xae42e5a4, 32)
        .storeUint(asNumber(id), 64)
        .storeRef(
          beginCell()
            .store(storeOutList([...messages]))
            .endCell(),
        )
        .endCell(),
    });
  }

  async send(
    provider: ContractProvider,
    request: Request,
    secretKey: Buffer,
  ): Promise<void> {
    await provider.external(this.signedBody(request, secretKey));
  }

  async isProcessed(
    provider: ContractProvider,
    id: QueryId,
    clean = true,
  ): Promise<boolean> {
    const {stack} = await provider.get('processed?', [
      {type: 'int', value: asNumber(id)},
      {type: 'int', value: clean ? -1n : 0n},
    ]);
    return stack.readBoolean();
  }

  async getTimeout(provider: ContractProvider): Promise<number> {
    return (await provider.get('get_timeout', [])).stack.readNumber();
  }
}
// endregion
