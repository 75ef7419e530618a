import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  randomBytes,
  sign,
  verify,
  type Cipher,
  type KeyObject,
} from 'node:crypto';

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const h = createHash('sha256');
  parts.forEach((part) => h.update(part));
  return h.digest();
};

// region tl
/** Constructor number of a TL line: CRC-32 of its text, without the closing semicolon, written little-endian. */
export function tlId(line: string): Buffer {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(line)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32LE((crc ^ 0xffffffff) >>> 0);
  return out;
}

export const TL = {
  pubEd25519: tlId('pub.ed25519 key:int256 = PublicKey'), // c6b41348
  ping: tlId('tcp.ping random_id:long = tcp.Pong'), // 9a2b084d
  pong: tlId('tcp.pong random_id:long = tcp.Pong'), // 03fb69dc
  query: tlId('adnl.message.query query_id:int256 query:bytes = adnl.Message'), // 7af98bb4
  answer: tlId('adnl.message.answer query_id:int256 answer:bytes = adnl.Message'), // 1684ac0f
  liteQuery: tlId('liteServer.query data:bytes = Object'), // df068c79
  getMasterchainInfo: tlId(
    'liteServer.getMasterchainInfo = liteServer.MasterchainInfo',
  ), // 2ee6b589
  authenticate: tlId('tcp.authentificate nonce:bytes = tcp.Message'), // 12ab5b44
  authNonce: tlId('tcp.authentificationNonce nonce:bytes = tcp.Message'), // b64a5de3
  authComplete: tlId(
    'tcp.authentificationComplete key:PublicKey signature:bytes = tcp.Message',
  ), // a69eadf7
};

/** TL bytes: 1-byte length below 254, else fe and 3 bytes; then the data; then zeros to a multiple of 4. */
export function tlBytes(data: Uint8Array): Buffer {
  const length =
    data.length < 254
      ? Buffer.from([data.length])
      : Buffer.from([
          0xfe,
          data.length & 0xff,
          (data.length >> 8) & 0xff,
          data.length >> 16,
        ]);
  const padding = Buffer.alloc((4 - ((length.length + data.length) % 4)) % 4);
  return Buffer.concat([length, data, padding]);
}

export function readTlBytes(source: Buffer): Buffer {
  const long = source[0] === 0xfe;
  const length = long ? source.readUIntLE(1, 3) : source[0]!;
  return source.subarray(long ? 4 : 1, (long ? 4 : 1) + length);
}
// endregion

// region keys
const ED25519_SEED = Buffer.from('302e020100300506032b657004220420', 'hex'); // PKCS #8 header
const X25519_SCALAR = Buffer.from('302e020100300506032b656e04220420', 'hex');
const ED25519_POINT = Buffer.from('302a300506032b6570032100', 'hex'); // SubjectPublicKeyInfo header
const X25519_POINT = Buffer.from('302a300506032b656e032100', 'hex');

const privateKey = (header: Buffer, raw: Buffer): KeyObject =>
  createPrivateKey({key: Buffer.concat([header, raw]), format: 'der', type: 'pkcs8'});
const publicKey = (header: Buffer, raw: Buffer): KeyObject =>
  createPublicKey({key: Buffer.concat([header, raw]), format: 'der', type: 'spki'});
const rawPublic = (key: KeyObject): Buffer =>
  createPublicKey(key).export({format: 'der', type: 'spki'}).subarray(-32);

/** Ed25519 public key of a 32-byte seed. */
export const edPublic = (seed: Buffer): Buffer =>
  rawPublic(privateKey(ED25519_SEED, seed));

/** 256-bit ADNL address of a key: SHA-256 of its boxed TL form, 36 bytes. */
export const keyId = (edPublicKey: Buffer): Buffer =>
  sha256(TL.pubEd25519, edPublicKey);
// endregion

// region x25519
const P = 2n ** 255n - 19n;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let b = base % P, e = exponent; e > 0n; e >>= 1n, b = (b * b) % P) {
    if (e & 1n) result = (result * b) % P;
  }
  return result;
}

/** Edwards y to Montgomery u: u = (1 + y) / (1 - y) modulo p. The top bit (sign of x) is dropped. */
export function toMontgomery(edPublicKey: Buffer): Buffer {
  const bytes = Buffer.from(edPublicKey);
  bytes[31]! &= 0x7f;
  const y = BigInt('0x' + Buffer.from(bytes).reverse().toString('hex'));
  const u = ((1n + y) * power((1n - y + P) % P, P - 2n)) % P;
  return Buffer.from(u.toString(16).padStart(64, '0'), 'hex').reverse();
}

/** Ed25519 seed to X25519 scalar: the first half of SHA-512, clamped. */
export function toScalar(seed: Buffer): Buffer {
  const scalar = createHash('sha512').update(seed).digest().subarray(0, 32);
  scalar[0] = (scalar[0] ?? 0) & 248;
  scalar[31] = ((scalar[31] ?? 0) & 127) | 64;
  return scalar;
}

export function sharedSecret(mySeed: Buffer, theirEdPublic: Buffer): Buffer {
  return diffieHellman({
    privateKey: privateKey(X25519_SCALAR, toScalar(mySeed)),
    publicKey: publicKey(X25519_POINT, toMontgomery(theirEdPublic)),
  });
}
// endregion

// region envelope
/** One AES-256-CTR pass; encryption and decryption are the same operation. */
function envelopeCipher(secret: Buffer, hash: Buffer, data: Buffer): Buffer {
  const key = Buffer.concat([secret.subarray(0, 16), hash.subarray(16, 32)]);
  const iv = Buffer.concat([hash.subarray(0, 4), secret.subarray(20, 32)]);
  return createCipheriv('aes-256-ctr', key, iv).update(data);
}

/** The 256 bytes that open a connection. */
export function buildHandshake(
  serverPublic: Buffer,
  params: Buffer = randomBytes(160),
  ephemeralSeed: Buffer = randomBytes(32),
): {packet: Buffer; params: Buffer} {
  const hash = sha256(params);
  const secret = sharedSecret(ephemeralSeed, serverPublic);
  const packet = Buffer.concat([
    keyId(serverPublic),
    edPublic(ephemeralSeed),
    hash,
    envelopeCipher(secret, hash, params),
  ]);
  return {packet, params};
}

/** What the server does with these bytes. Returns the session parameters or throws. */
export function parseHandshake(packet: Buffer, serverSeed: Buffer): Buffer {
  if (packet.length !== 256) throw new Error('handshake must be 256 bytes');
  if (!packet.subarray(0, 32).equals(keyId(edPublic(serverSeed))))
    throw new Error('unknown server key id');
  const hash = packet.subarray(64, 96);
  const secret = sharedSecret(serverSeed, packet.subarray(32, 64));
  const params = envelopeCipher(secret, hash, packet.subarray(96));
  if (!sha256(params).equals(hash))
    throw new Error('session parameters do not match their hash');
  return params;
}
// endregion

// region session
/** Frames of one connection: two AES-256-CTR streams that never restart. */
export class Session {
  private readonly receiving: Cipher;
  private readonly sending: Cipher;
  private buffer = Buffer.alloc(0);
  private length = -1;

  constructor(params: Buffer, side: 'client' | 'server') {
    const toClient = createCipheriv(
      'aes-256-ctr',
      params.subarray(0, 32),
      params.subarray(64, 80),
    );
    const toServer = createCipheriv(
      'aes-256-ctr',
      params.subarray(32, 64),
      params.subarray(80, 96),
    );
    this.receiving = side === 'client' ? toClient : toServer;
    this.sending = side === 'client' ? toServer : toClient;
  }

  /** length (4, little-endian) + nonce (32) + payload + SHA-256(nonce + payload) (32), all encrypted. */
  frame(payload: Uint8Array, nonce: Buffer = randomBytes(32)): Buffer {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(32 + payload.length + 32);
    return this.sending.update(
      Buffer.concat([length, nonce, payload, sha256(nonce, payload)]),
    );
  }

  /** Feed bytes as they arrive from the socket; returns the payloads that became complete. */
  push(chunk: Buffer): Buffer[] {
    this.buffer = Buffer.concat([this.buffer, this.receiving.update(chunk)]);
    const payloads: Buffer[] = [];
    for (;;) {
      if (this.length < 0) {
        if (this.buffer.length < 4) return payloads;
        this.length = this.buffer.readUInt32LE();
        if (this.length < 64 || this.length > 1 << 24)
          throw new Error(`bad frame length ${this.length}`);
      }
      if (this.buffer.length < 4 + this.length) return payloads;
      const body = this.buffer.subarray(4, 4 + this.length - 32);
      const hash = this.buffer.subarray(4 + this.length - 32, 4 + this.length);
      if (!sha256(body).equals(hash)) throw new Error('frame hash mismatch');
      payloads.push(Buffer.from(body.subarray(32)));
      this.buffer = this.buffer.subarray(4 + this.length);
      this.length = -1;
    }
  }
}
// endregion

// region messages
export const ping = (randomId: Buffer): Buffer => Buffer.concat([TL.ping, randomId]);
export const pong = (randomId: Buffer): Buffer => Buffer.concat([TL.pong, randomId]);

export const query = (queryId: Buffer, body: Buffer): Buffer =>
  Buffer.concat([TL.query, queryId, tlBytes(body)]);
export const answer = (queryId: Buffer, body: Buffer): Buffer =>
  Buffer.concat([TL.answer, queryId, tlBytes(body)]);
export const liteQuery = (request: Buffer): Buffer =>
  Buffer.concat([TL.liteQuery, tlBytes(request)]);
// endregion

// region auth
export const authenticate = (nonce: Buffer): Buffer =>
  Buffer.concat([TL.authenticate, tlBytes(nonce)]);
export const authNonce = (nonce: Buffer): Buffer =>
  Buffer.concat([TL.authNonce, tlBytes(nonce)]);

export function authComplete(
  clientSeed: Buffer,
  clientNonce: Buffer,
  serverNonce: Buffer,
): Buffer {
  const signature = sign(
    null,
    Buffer.concat([clientNonce, serverNonce]),
    privateKey(ED25519_SEED, clientSeed),
  );
  return Buffer.concat([
    TL.authComplete,
    TL.pubEd25519,
    edPublic(clientSeed),
    tlBytes(signature),
  ]);
}

/** The server's check; returns the client's key ID. */
export function checkAuth(
  message: Buffer,
  clientNonce: Buffer,
  serverNonce: Buffer,
): Buffer {
  if (!message.subarray(0, 8).equals(Buffer.concat([TL.authComplete, TL.pubEd25519])))
    throw new Error('unexpected message');
  const client = message.subarray(8, 40);
  const signed = Buffer.concat([clientNonce, serverNonce]);
  if (
    !verify(
      null,
      signed,
      publicKey(ED25519_POINT, client),
      readTlBytes(message.subarray(40)),
    )
  ) {
    throw new Error('bad signature');
  }
  return keyId(client);
}
// endregion
