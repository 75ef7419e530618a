// region wrapper
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  SendMode,
  storeOutList,
  type Contract,
  type ContractProvider,
  type MessageRelaxed,
} from '@ton/core';
import {sign, type KeyPair} from '@ton/crypto';

export const ExitCodes = {
  seqno: 133,
  walletId: 134,
  signature: 135,
  expired: 136,
  action: 137,
} as const;

/** A message to send and the mode to send it with. */
export interface Order {
  readonly message: MessageRelaxed;
  readonly mode?: SendMode;
}

export interface Request {
  readonly seqno: number;
  /** Unix time in seconds. */
  readonly validUntil: number;
  readonly orders: readonly Order[];
}

export class Wallet implements Contract {
  constructor(
    readonly address: Address,
    readonly walletId: number,
    readonly init?: {code: Cell; data: Cell},
  ) {}

  static create(publicKey: Buffer, code: Cell, walletId = 0, workchain = 0): Wallet {
    const data = beginCell()
      .storeUint(0, 32)
      .storeUint(walletId, 32)
      .storeBuffer(publicKey, 32)
      .endCell();
    const init = {code, data};
    return new Wallet(contractAddress(workchain, init), walletId, init);
  }

  /** The body of the external message: the signed data, then the signature. */
  signedBody({seqno, validUntil, orders}: Request, keys: KeyPair): Cell {
    const actions = beginCell()
      .store(
        storeOutList(
          orders.map(
            ({
              message,
              mode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
            }) => ({
              type: 'sendMsg',
              mode,
              outMsg: message,
            }),
          ),
        ),
      )
      .endCell();
    const signed = beginCell()
      .storeUint(0x7369676e, 32)
      .storeUint(this.walletId, 32)
      .storeUint(validUntil, 32)
      .storeUint(seqno, 32)
      .storeMaybeRef(orders.length === 0 ? null : actions);
    return beginCell()
      .storeBuilder(signed)
      .storeBuffer(sign(signed.endCell().hash(), keys.secretKey))
      .endCell();
  }

  async send(
    provider: ContractProvider,
    request: Request,
    keys: KeyPair,
  ): Promise<void> {
    await provider.external(this.signedBody(request, keys));
  }

  async sendBody(provider: ContractProvider, body: Cell): Promise<void> {
    await provider.external(body);
  }

  async getSeqno(provider: ContractProvider): Promise<number> {
    return (await provider.get('seqno', [])).stack.readNumber();
  }

  async getPublicKey(provider: ContractProvider): Promise<bigint> {
    return (await provider.get('get_public_key', [])).stack.readBigNumber();
  }
}
// endregion
