// A wallet for tests: it checks a request as a wallet must, signs with its own key, and sends the message to a sandbox.
import {
  Address,
  Cell,
  internal,
  loadStateInit,
  SendMode,
  type Message,
  external,
  beginCell,
  storeMessage,
} from '@ton/core';
import type {KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import type {SendTransactionRequest} from '@tonconnect/sdk';

/** Error codes of the protocol. */
export const BAD_REQUEST = 1;
export const DECLINED = 300;

export class Refused extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const KEYS = new Set(['address', 'amount', 'payload', 'stateInit', 'extraCurrency']);

export class StandInWallet {
  private constructor(
    private readonly blockchain: Blockchain,
    private readonly keys: KeyPair,
    readonly contract: SandboxContract<WalletContractV5R1>,
    private readonly network: string,
  ) {}

  /** A wallet V5R1 that is not deployed yet; give it Gram before the first request. */
  static create(blockchain: Blockchain, keys: KeyPair, network: string): StandInWallet {
    const contract = WalletContractV5R1.create({
      workchain: 0,
      publicKey: keys.publicKey,
    });
    return new StandInWallet(
      blockchain,
      keys,
      blockchain.openContract(contract),
      network,
    );
  }

  get address(): Address {
    return this.contract.address;
  }

  // region approve
  /** What the wallet does when the user approves: check everything, sign, send. Returns the signed message. */
  async approve(request: SendTransactionRequest): Promise<{boc: string}> {
    const now = this.blockchain.now as number;
    if (request.validUntil <= now)
      throw new Refused(BAD_REQUEST, 'the request has expired');
    if (request.network !== undefined && request.network !== this.network)
      throw new Refused(BAD_REQUEST, 'another network');
    if (request.from !== undefined && !Address.parse(request.from).equals(this.address))
      throw new Refused(BAD_REQUEST, 'another account');
    if (!request.messages.length || request.messages.length > 255)
      throw new Refused(BAD_REQUEST, 'number of messages');
    const messages = request.messages.map((message) => {
      const unknown = Object.keys(message).filter((key) => !KEYS.has(key));
      if (unknown.length)
        throw new Refused(BAD_REQUEST, `unknown field ${unknown.join(', ')}`);
      if (!Address.isFriendly(message.address))
        throw new Refused(BAD_REQUEST, 'the address is not user-friendly');
      if (!/^\d+$/.test(message.amount))
        throw new Refused(BAD_REQUEST, 'the amount is not a decimal string');
      const {address, isBounceable} = Address.parseFriendly(message.address);
      return internal({
        to: address,
        bounce: isBounceable,
        value: BigInt(message.amount),
        body:
          message.payload === undefined ? undefined : Cell.fromBase64(message.payload),
        init:
          message.stateInit === undefined
            ? undefined
            : loadStateInit(Cell.fromBase64(message.stateInit).beginParse()),
      });
    });
    const deployed =
      (await this.blockchain.getContract(this.address)).accountState?.type === 'active';
    const body = this.contract.createTransfer({
      seqno: deployed ? await this.contract.getSeqno() : 0,
      secretKey: this.keys.secretKey,
      sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
      timeout: request.validUntil,
      messages,
    });
    const signed: Message = external({
      to: this.address,
      init: deployed ? undefined : this.contract.init,
      body,
    });
    await this.blockchain.sendMessage(signed);
    return {
      boc: beginCell().store(storeMessage(signed)).endCell().toBoc().toString('base64'),
    };
  }
  // endregion

  /** What the app gets when the user declines. */
  decline(): never {
    throw new Refused(DECLINED, 'the user declined the request');
  }
}
