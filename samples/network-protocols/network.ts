import {createCipheriv, createHash, createPrivateKey, sign} from 'node:crypto';
import {
  edPublic,
  keyId,
  sharedSecret,
  tlBytes,
  tlId,
} from '../adnl-handshake/handshake';

const sha256 = (...parts: Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

function signWith(seed: Buffer, data: Buffer): Buffer {
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    seed,
  ]);
  return sign(null, data, createPrivateKey({key: der, format: 'der', type: 'pkcs8'}));
}

export function int32(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeInt32LE(value);
  return out;
}

export function int64(value: bigint): Buffer {
  const out = Buffer.alloc(8);
  out.writeBigInt64LE(value);
  return out;
}

// region address
/** Text form of an ADNL address: 0x2d, the 32 bytes, CRC-16; in base32, without the first letter. */
export function adnlText(id: Buffer): string {
  const data = Buffer.concat([Buffer.from([0x2d]), id]);
  let crc = 0;
  for (const byte of data) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  const all = Buffer.concat([data, Buffer.from([crc >> 8, crc & 0xff])]);
  let bits = BigInt('0x' + all.toString('hex'));
  let text = '';
  for (let i = 0; i < 56; i++) {
    text = 'abcdefghijklmnopqrstuvwxyz234567'[Number(bits & 31n)]! + text;
    bits >>= 5n;
  }
  return text.slice(1);
}
// endregion

// region envelope
/** SHA-256 of the data, then the data encrypted with AES-256-CTR; key and IV are derived from the secret and the hash. */
export function envelope(secret: Buffer, data: Buffer): Buffer {
  const hash = sha256(data);
  const key = Buffer.concat([secret.subarray(0, 16), hash.subarray(16, 32)]);
  const iv = Buffer.concat([hash.subarray(0, 4), secret.subarray(20, 32)]);
  return Buffer.concat([hash, createCipheriv('aes-256-ctr', key, iv).update(data)]);
}
// endregion

// region packet
const PACKET = tlId(
  'adnl.packetContents rand1:bytes flags:# from:flags.0?PublicKey ' +
    'from_short:flags.1?adnl.id.short message:flags.2?adnl.Message ' +
    'messages:flags.3?vector adnl.Message address:flags.4?adnl.addressList ' +
    'priority_address:flags.5?adnl.addressList seqno:flags.6?long ' +
    'confirm_seqno:flags.7?long recv_addr_list_version:flags.8?int ' +
    'recv_priority_addr_list_version:flags.9?int reinit_date:flags.10?int ' +
    'dst_reinit_date:flags.10?int signature:flags.11?bytes rand2:bytes = adnl.PacketContents',
);
const CREATE_CHANNEL = tlId(
  'adnl.message.createChannel key:int256 date:int = adnl.Message',
);
const PUB_ED25519 = tlId('pub.ed25519 key:int256 = PublicKey');

export interface FirstPacket {
  seed: Buffer; // of the sender's identity
  channelSeed: Buffer; // of the channel key
  date: number;
  rand: Buffer; // 7 or 15 random bytes, at both ends of the packet
}

/** First packet to a peer: the sender's public key, channel key and signature. */
export function firstPacket({seed, channelSeed, date, rand}: FirstPacket): Buffer {
  const from = 1 << 0;
  const message = 1 << 2;
  const seqnos = (1 << 6) | (1 << 7);
  const reinit = 1 << 10;
  const signature = 1 << 11;
  const flags = from | message | seqnos | reinit;
  const body = Buffer.concat([
    PUB_ED25519,
    edPublic(seed),
    CREATE_CHANNEL,
    edPublic(channelSeed),
    int32(date),
    int64(1n), // seqno
    int64(0n), // confirm_seqno: nothing received yet
    int32(date), // reinit_date: when the sender started
    int32(0), // dst_reinit_date: unknown
  ]);
  const pack = (f: number, sig: Buffer): Buffer =>
    Buffer.concat([PACKET, tlBytes(rand), int32(f), body, sig, tlBytes(rand)]);
  // The signature covers the packet without the signature field and its flag.
  const toSign = pack(flags, Buffer.alloc(0));
  return pack(flags | signature, tlBytes(signWith(seed, toSign)));
}

/** A datagram outside a channel: recipient's ID, one-time public key, envelope. */
export function seal(
  packet: Buffer,
  peerPublic: Buffer,
  ephemeralSeed: Buffer,
): Buffer {
  const secret = sharedSecret(ephemeralSeed, peerPublic);
  return Buffer.concat([
    keyId(peerPublic),
    edPublic(ephemeralSeed),
    envelope(secret, packet),
  ]);
}
// endregion

// region channel
const PUB_AES = tlId('pub.aes key:int256 = PublicKey');

/** Channel keys: the ADNL IDs determine which key serves which direction. */
export function channelKeys(
  myChannelSeed: Buffer,
  peerChannelKey: Buffer,
  myId: Buffer,
  peerId: Buffer,
): {inKey: Buffer; outKey: Buffer; inId: Buffer; outId: Buffer} {
  const secret = sharedSecret(myChannelSeed, peerChannelKey);
  const reversed = Buffer.from(secret).reverse();
  const [inKey, outKey] =
    Buffer.compare(myId, peerId) < 0 ? [secret, reversed] : [reversed, secret];
  return {inKey, outKey, inId: sha256(PUB_AES, inKey), outId: sha256(PUB_AES, outKey)};
}
// endregion

// region dht
const DHT_KEY = tlId('dht.key id:int256 name:bytes idx:int = dht.Key');

/** Key under which a value is stored: SHA-256 of dht.key. */
export function dhtKey(id: Buffer, name: string, idx = 0): Buffer {
  return sha256(DHT_KEY, id, tlBytes(Buffer.from(name)), int32(idx));
}

/** Kademlia distance: the XOR of two IDs, read as a number. */
export function distance(a: Buffer, b: Buffer): bigint {
  const xor = Buffer.from(a.map((byte, i) => byte ^ b[i]!));
  return BigInt('0x' + xor.toString('hex'));
}

/** Number of equal leading bits: the bucket of a node in the routing table. */
export function commonPrefix(a: Buffer, b: Buffer): number {
  return 256 - (a.equals(b) ? 0 : distance(a, b).toString(2).length);
}
// endregion

// region signed-value
const KEY_DESCRIPTION = tlId(
  'dht.keyDescription key:dht.key id:PublicKey update_rule:dht.UpdateRule signature:bytes = dht.KeyDescription',
);
const RULE_SIGNATURE = tlId('dht.updateRule.signature = dht.UpdateRule');
const DHT_VALUE = tlId(
  'dht.value key:dht.keyDescription value:bytes ttl:int signature:bytes = dht.Value',
);

/** A value with the rule "signature": the owner signs the description and the value. */
export function signedValue(
  seed: Buffer,
  name: string,
  value: Buffer,
  ttl: number,
): Buffer {
  const pub = edPublic(seed);
  const description = (signature: Buffer): Buffer =>
    Buffer.concat([
      Buffer.concat([keyId(pub), tlBytes(Buffer.from(name)), int32(0)]), // dht.key, bare
      Buffer.concat([PUB_ED25519, pub]),
      RULE_SIGNATURE,
      tlBytes(signature),
    ]);
  const empty = Buffer.alloc(0);
  const signed = description(
    signWith(seed, Buffer.concat([KEY_DESCRIPTION, description(empty)])),
  );
  const pack = (signature: Buffer): Buffer =>
    Buffer.concat([DHT_VALUE, signed, tlBytes(value), int32(ttl), tlBytes(signature)]);
  return pack(signWith(seed, pack(empty)));
}
// endregion

// region overlay
const SHARD_OVERLAY = tlId(
  'tonNode.shardPublicOverlayId workchain:int shard:long zero_state_file_hash:int256 = tonNode.ShardPublicOverlayId',
);
const PUB_OVERLAY = tlId('pub.overlay name:bytes = PublicKey');

/** IDs of the public overlay of a shard: the full ID and the short one. */
export function shardOverlay(
  workchain: number,
  shard: bigint,
  zeroStateFileHash: Buffer,
): {full: Buffer; short: Buffer} {
  const full = sha256(SHARD_OVERLAY, int32(workchain), int64(shard), zeroStateFileHash);
  return {full, short: sha256(PUB_OVERLAY, tlBytes(full))};
}
// endregion

// region overlay-node
const TO_SIGN = tlId(
  'overlay.node.toSign id:adnl.id.short overlay:int256 version:int = overlay.node.ToSign',
);

/** An overlay.node: key, overlay, time, and a signature over the three. */
export function overlayNode(
  seed: Buffer,
  overlayShort: Buffer,
  version: number,
): Buffer {
  const pub = edPublic(seed);
  const toSign = Buffer.concat([TO_SIGN, keyId(pub), overlayShort, int32(version)]);
  return Buffer.concat([
    PUB_ED25519,
    pub,
    overlayShort,
    int32(version),
    tlBytes(signWith(seed, toSign)),
  ]);
}
// endregion

// region http
const HEADER_VECTOR = int32; // a bare vector: its length, then the elements
const HTTP_REQUEST = tlId(
  'http.request id:int256 method:string url:string http_version:string headers:vector http.header = http.Response',
);
const RLDP_QUERY = tlId(
  'rldp.query query_id:int256 max_answer_size:long timeout:int data:bytes = rldp.Message',
);

export function httpRequest(
  id: Buffer,
  method: string,
  url: string,
  headers: readonly (readonly [string, string])[],
): Buffer {
  const text = (value: string): Buffer => tlBytes(Buffer.from(value));
  return Buffer.concat([
    HTTP_REQUEST,
    id,
    text(method),
    text(url),
    text('HTTP/1.1'),
    HEADER_VECTOR(headers.length),
    ...headers.flatMap(([name, value]) => [text(name), text(value)]),
  ]);
}

/** The message that RLDP splits into parts. */
export function rldpQuery(
  queryId: Buffer,
  maxAnswer: bigint,
  timeout: number,
  data: Buffer,
): Buffer {
  return Buffer.concat([
    RLDP_QUERY,
    queryId,
    int64(maxAnswer),
    int32(timeout),
    tlBytes(data),
  ]);
}

/** The answer uses the transfer ID of the query with all bits inverted. */
export const answerTransferId = (transferId: Buffer): Buffer =>
  Buffer.from(transferId.map((byte) => byte ^ 0xff));
// endregion
