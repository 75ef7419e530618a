// Server side of ton_proof and signData (TON Connect 2, requests-responses.md): who signed, for which site, when.
import {createHash} from 'node:crypto';
import {Address, Cell, contractAddress, loadStateInit} from '@ton/core';
import {signVerify} from '@ton/crypto';
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton';

// region types
/** What the app receives: `account` of the wallet, and `proof` of the reply to `ton_proof`. */
export interface ProofReply {
  /** Raw form: `0:<hex>`. */
  readonly address: string;
  /** Hexadecimal, as the wallet reports it. Never trusted alone. */
  readonly publicKey: string;
  /** BoC in base64. */
  readonly walletStateInit: string;
  readonly proof: {
    readonly timestamp: number;
    readonly domain: {readonly lengthBytes: number; readonly value: string};
    readonly payload: string;
    /** Base64. */
    readonly signature: string;
  };
}

export interface Expected {
  readonly domain: string;
  /** Whether this server issued the payload and it has not been used yet. Called once, as the last check. */
  readonly takePayload: (payload: string) => boolean;
  /** Unix time in seconds. */
  readonly now: number;
  /** How long a proof is accepted, in seconds. */
  readonly maxAge: number;
  /** Reads the key from the contract if its code is not known. */
  readonly getPublicKey?: (address: Address) => Promise<Buffer | undefined>;
}

export type Refusal =
  | 'domain'
  | 'time'
  | 'address'
  | 'unknown-wallet'
  | 'public-key'
  | 'signature'
  | 'payload';
// endregion

// region message
/** The bytes that the wallet signs. */
export function proofHash(
  address: Address,
  {timestamp, domain, payload}: ProofReply['proof'],
): Buffer {
  const workchain = Buffer.alloc(4);
  workchain.writeInt32BE(address.workChain);
  const name = Buffer.from(domain.value);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(name.length);
  const time = Buffer.alloc(8);
  time.writeBigUInt64LE(BigInt(timestamp));
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    workchain,
    address.hash,
    length,
    name,
    time,
    Buffer.from(payload),
  ]);
  return sha256(
    Buffer.concat([
      Buffer.from([0xff, 0xff]),
      Buffer.from('ton-connect'),
      sha256(message),
    ]),
  );
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
// endregion

// region key
/** Bits before the public key in the data of each known wallet. */
const wallets = [
  {of: WalletContractV1R1, skip: 32},
  {of: WalletContractV1R2, skip: 32},
  {of: WalletContractV1R3, skip: 32},
  {of: WalletContractV2R1, skip: 32},
  {of: WalletContractV2R2, skip: 32},
  {of: WalletContractV3R1, skip: 64},
  {of: WalletContractV3R2, skip: 64},
  {of: WalletContractV4, skip: 64},
  {of: WalletContractV5R1, skip: 65},
].map(({of, skip}) => ({
  code: of.create({workchain: 0, publicKey: Buffer.alloc(32)}).init.code,
  skip,
}));

/** The key in the wallet's initial data; `undefined` if the code is not that of a known wallet. */
export function keyOf(stateInit: Cell): Buffer | undefined {
  const {code, data} = loadStateInit(stateInit.beginParse());
  const known = wallets.find((wallet) => code && wallet.code.equals(code));
  return known && data ? data.beginParse().skip(known.skip).loadBuffer(32) : undefined;
}
// endregion

// region check
/** `undefined` for a valid proof, otherwise the reason why it is rejected. */
export async function checkProof(
  reply: ProofReply,
  expected: Expected,
): Promise<Refusal | undefined> {
  const {proof} = reply;
  const age = expected.now - proof.timestamp;
  if (proof.domain.value !== expected.domain) return 'domain';
  if (proof.domain.lengthBytes !== Buffer.byteLength(proof.domain.value))
    return 'domain';
  if (age < -60 || age > expected.maxAge) return 'time';

  let address: Address;
  let stateInit: Cell;
  try {
    address = Address.parseRaw(reply.address);
    stateInit = Cell.fromBase64(reply.walletStateInit);
    // The address must contain the hash of this StateInit.
    if (
      !contractAddress(address.workChain, loadStateInit(stateInit.beginParse())).equals(
        address,
      )
    )
      return 'address';
  } catch {
    return 'address';
  }

  const key = keyOf(stateInit) ?? (await expected.getPublicKey?.(address));
  if (!key) return 'unknown-wallet';
  if (key.toString('hex') !== reply.publicKey.toLowerCase()) return 'public-key';
  const signature = Buffer.from(proof.signature, 'base64');
  if (signature.length !== 64 || !signVerify(proofHash(address, proof), signature, key))
    return 'signature';
  return expected.takePayload(proof.payload) ? undefined : 'payload';
}
// endregion

// region sign-data
/** What a wallet signs for `signData` with a text or with bytes. */
export function signDataHash(
  address: Address,
  domain: string,
  timestamp: number,
  data:
    | {readonly type: 'text'; readonly text: string}
    | {readonly type: 'binary'; readonly bytes: Buffer},
): Buffer {
  const workchain = Buffer.alloc(4);
  workchain.writeInt32BE(address.workChain);
  const uint32 = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(timestamp));
  const name = Buffer.from(domain);
  const payload = data.type === 'text' ? Buffer.from(data.text) : data.bytes;
  return sha256(
    Buffer.concat([
      Buffer.from([0xff, 0xff]),
      Buffer.from('ton-connect/sign-data/'),
      workchain,
      address.hash,
      uint32(name.length),
      name,
      time,
      Buffer.from(data.type === 'text' ? 'txt' : 'bin'),
      uint32(payload.length),
      payload,
    ]),
  );
}
// endregion

// region payloads
/** Issued payloads, until they are used or expire. Keep them in a database that all servers share. */
export class Payloads {
  private readonly expiry = new Map<string, number>();

  give(payload: string, expires: number): void {
    this.expiry.set(payload, expires);
  }

  /** True once for an issued payload that has not expired. */
  take(payload: string, now: number): boolean {
    const expires = this.expiry.get(payload);
    this.expiry.delete(payload);
    return expires !== undefined && now <= expires;
  }
}
// endregion
