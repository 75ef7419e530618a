import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {createServer, connect, type AddressInfo, type Socket} from 'node:net';
import {test} from 'node:test';
import {
  answer,
  authComplete,
  authenticate,
  authNonce,
  buildHandshake,
  checkAuth,
  edPublic,
  keyId,
  liteQuery,
  parseHandshake,
  ping,
  pong,
  query,
  readTlBytes,
  Session,
  sharedSecret,
  TL,
  tlBytes,
  tlId,
  toMontgomery,
  toScalar,
} from './handshake';

const hex = (data: Buffer): string => data.toString('hex');
const count = (from: number, length: number): Buffer =>
  Buffer.from(Array.from({length}, (_, i) => from + i));

test('constructor IDs of the TL lines', () => {
  assert.deepEqual(
    Object.fromEntries(Object.entries(TL).map(([name, id]) => [name, hex(id)])),
    {
      pubEd25519: 'c6b41348',
      ping: '9a2b084d',
      pong: '03fb69dc',
      query: '7af98bb4',
      answer: '1684ac0f',
      liteQuery: 'df068c79',
      getMasterchainInfo: '2ee6b589',
      authenticate: '12ab5b44',
      authNonce: 'b64a5de3',
      authComplete: 'a69eadf7',
    },
  );
  const info =
    'liteServer.masterchainInfo last:tonNode.blockIdExt state_root_hash:int256 ' +
    'init:tonNode.zeroStateIdExt = liteServer.MasterchainInfo';
  assert.equal(hex(tlId(info)), '81288385');
});

test('TL bytes: short, long, padding', () => {
  assert.equal(hex(tlBytes(Buffer.alloc(0))), '00000000');
  assert.equal(hex(tlBytes(Buffer.from('aabbcc', 'hex'))), '03aabbcc');
  assert.equal(hex(tlBytes(Buffer.from('aabbccdd', 'hex'))), '04aabbccdd000000');
  assert.equal(tlBytes(Buffer.alloc(253)).length, 256);
  assert.equal(hex(tlBytes(Buffer.alloc(254)).subarray(0, 4)), 'fefe0000');
  for (const n of [0, 1, 3, 253, 254, 70000])
    assert.deepEqual(readTlBytes(tlBytes(Buffer.alloc(n, 7))), Buffer.alloc(n, 7));
});

test('Ed25519 to X25519: the pair that libsodium publishes in its own tests', () => {
  const seed = Buffer.from(
    '421151a459faeade3d247115f94aedae42318124095afabe4d1451a559faedee',
    'hex',
  );
  const pub = edPublic(seed);
  assert.equal(
    hex(pub),
    'b5076a8474a832daee4dd5b4040983b6623b5f344aca57d4d6ee4baf3f259e6e',
  );
  assert.equal(
    hex(toMontgomery(pub)),
    'f1814f0e8ff1043d8a44d25babff3cedcae6c22c3edaa48f857ae70de2baae50',
  );
  assert.equal(
    hex(toScalar(seed)),
    '8052030376d47112be7f73ed7a019293dd12ad910b654455798b4667d73de166',
  );
});

test('both sides compute the same secret, also with random keys', () => {
  for (let i = 0; i < 50; i++) {
    const [a, b] = [randomBytes(32), randomBytes(32)] as const;
    assert.deepEqual(sharedSecret(a, edPublic(b)), sharedSecret(b, edPublic(a)));
  }
});

// region vector
const serverSeed = count(0, 32); // 00 01 02 … 1f: for tests only, never for a real node
const ephemeralSeed = count(32, 32); // 20 21 22 … 3f
const fixedParams = count(0, 160); // 00 01 02 … 9f
// endregion

test('known answer: the handshake of the page', () => {
  const serverPublic = edPublic(serverSeed);
  assert.equal(
    hex(serverPublic),
    '03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8',
  );
  assert.equal(
    hex(keyId(serverPublic)),
    'c6fa26802422205ef272b0208c6273e83f94f3a0b88cd7e7aa2329726dc37820',
  );
  assert.equal(
    hex(sharedSecret(ephemeralSeed, serverPublic)),
    'f6f92efb32945aff683324a1c984c5001f46aaea513f3453138d740b3a604b7d',
  );
  const {packet} = buildHandshake(serverPublic, fixedParams, ephemeralSeed);
  assert.equal(packet.length, 256);
  assert.equal(
    hex(packet.subarray(32, 64)),
    '29acbae141bccaf0b22e1a94d34d0bc7361e526d0bfe12c89794bc9322966dd7',
  );
  assert.equal(
    hex(packet.subarray(64, 96)),
    '448ebbc9e1a31220a2f3830c18eef61b9bd070e5084b7fa2a359fe729184c719',
  );
  assert.equal(hex(packet.subarray(96, 112)), '69239b4f1de5ec09988b493414e3cb50');
  assert.equal(hex(packet.subarray(-16)), '4d8439afe99cb503197a0cf0119b402c');
  assert.deepEqual(parseHandshake(packet, serverSeed), fixedParams);

  const broken = Buffer.from(packet);
  broken[200]! ^= 1;
  assert.throws(() => parseHandshake(broken, serverSeed), /do not match their hash/);
  assert.throws(() => parseHandshake(packet, randomBytes(32)), /unknown server key id/);
});

test('known answer: the query of the page', () => {
  const payload = query(count(0, 32), liteQuery(TL.getMasterchainInfo));
  assert.equal(
    hex(payload),
    '7af98bb4' +
      hex(count(0, 32)) +
      '0c' +
      'df068c79' +
      '04' +
      '2ee6b589' +
      '000000' +
      '000000',
  );
  const client = new Session(fixedParams, 'client');
  const server = new Session(fixedParams, 'server');
  const frame = client.frame(payload, count(0, 32));
  assert.equal(frame.length, 4 + 116);
  assert.deepEqual(server.push(frame), [payload]);
});

test('frames survive any split of the stream, and a changed bit is detected', () => {
  const client = new Session(fixedParams, 'client');
  const server = new Session(fixedParams, 'server');
  const sent = [Buffer.alloc(0), randomBytes(1), randomBytes(5000)];
  const stream = Buffer.concat(sent.map((payload) => client.frame(payload)));
  const got: Buffer[] = [];
  for (let i = 0; i < stream.length; i += 7)
    got.push(...server.push(stream.subarray(i, i + 7)));
  assert.deepEqual(got, sent);
  const bad = client.frame(Buffer.from('x'));
  bad[40]! ^= 1;
  assert.throws(() => server.push(bad), /hash mismatch/);
  const tooLong = new Session(fixedParams, 'client');
  const zeros = Buffer.alloc(4);
  assert.throws(() => {
    tooLong.push(zeros);
  }, /bad frame length/);
});

/** A made-up answer of the right size: 4 + 80 + 32 + 68 = 184 bytes. */
const masterchainInfo = Buffer.concat([Buffer.from('81288385', 'hex'), count(0, 180)]);

/** Server side of one connection. */
function serve(socket: Socket, seed: Buffer, onClient: (id: Buffer) => void): void {
  let head = Buffer.alloc(0);
  let session: Session | undefined;
  let clientNonce = Buffer.alloc(0);
  const serverNonce = randomBytes(256);
  socket.on('data', (chunk) => {
    let data = chunk as Buffer;
    if (!session) {
      head = Buffer.concat([head, data]);
      if (head.length < 256) return;
      session = new Session(parseHandshake(head.subarray(0, 256), seed), 'server');
      socket.write(session.frame(Buffer.alloc(0))); // the empty first answer
      data = head.subarray(256);
    }
    for (const message of session.push(data)) {
      const id = message.subarray(0, 4);
      if (id.equals(TL.ping)) socket.write(session.frame(pong(message.subarray(4))));
      else if (id.equals(TL.authenticate)) {
        clientNonce = Buffer.from(readTlBytes(message.subarray(4)));
        socket.write(session.frame(authNonce(serverNonce)));
      } else if (id.equals(TL.authComplete))
        onClient(checkAuth(message, clientNonce, serverNonce));
      else if (id.equals(TL.query)) {
        assert.deepEqual(
          readTlBytes(message.subarray(36)),
          liteQuery(TL.getMasterchainInfo),
        );
        socket.write(session.frame(answer(message.subarray(4, 36), masterchainInfo)));
      }
    }
  });
}

test('client and server over a loopback socket', {timeout: 20000}, async () => {
  const seed = randomBytes(32);
  let seen: (id: Buffer) => void = () => {};
  const clientId = new Promise<Buffer>((resolve) => {
    seen = resolve;
  });
  const server = createServer((socket) => serve(socket, seed, (id) => seen(id)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  // region client
  const {packet, params} = buildHandshake(edPublic(seed));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const session = new Session(params, 'client');
  const inbox: Buffer[] = [];
  let wake = (): void => {};
  socket.on('data', (chunk) => {
    inbox.push(...session.push(chunk as Buffer));
    wake();
  });
  const next = async (): Promise<Buffer> => {
    while (inbox.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return inbox.shift()!;
  };

  socket.write(packet);
  assert.equal((await next()).length, 0); // the server could decrypt: it owns the key

  const randomId = randomBytes(8);
  socket.write(session.frame(ping(randomId)));
  assert.deepEqual(await next(), pong(randomId));

  const queryId = randomBytes(32);
  socket.write(session.frame(query(queryId, liteQuery(TL.getMasterchainInfo))));
  const reply = await next();
  assert.deepEqual(reply.subarray(0, 4), TL.answer);
  assert.deepEqual(reply.subarray(4, 36), queryId);
  assert.deepEqual(readTlBytes(reply.subarray(36)), masterchainInfo);
  // endregion

  const clientSeed = randomBytes(32);
  const nonce = randomBytes(32);
  socket.write(session.frame(authenticate(nonce)));
  const nonceMessage = await next();
  assert.deepEqual(nonceMessage.subarray(0, 4), TL.authNonce);
  socket.write(
    session.frame(
      authComplete(clientSeed, nonce, readTlBytes(nonceMessage.subarray(4))),
    ),
  );
  assert.deepEqual(await clientId, keyId(edPublic(clientSeed)));

  socket.destroy();
  server.close();
});
