import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {edPublic, keyId, tlId} from '../adnl-handshake/handshake';
import {
  adnlText,
  answerTransferId,
  channelKeys,
  commonPrefix,
  dhtKey,
  distance,
  firstPacket,
  httpRequest,
  overlayNode,
  rldpQuery,
  seal,
  shardOverlay,
  signedValue,
} from './network';

const hex = (data: Buffer): string => data.toString('hex');
const filled = (byte: number, length = 32): Buffer => Buffer.alloc(length, byte);

// region seeds
const alice = filled(0x11); // fixed seeds make the bytes reproducible; never use them for a node
const bob = filled(0x22);
const aliceChannel = filled(0x33);
const bobChannel = filled(0x44);
// endregion

test('IDs and text form of an address', () => {
  assert.equal(
    hex(edPublic(alice)),
    'd04ab232742bb4ab3a1368bd4615e4e6d0224ab71a016baf8520a332c9778737',
  );
  assert.equal(
    hex(keyId(edPublic(alice))),
    'c45ff40a4ba001ad2dbf34301003b240d35d214af1dd81609ebb6fbfb924d780',
  );
  assert.equal(
    adnlText(keyId(edPublic(alice))),
    'xcf75akjoqadljnx42daeadwjangxjbjly53alat25w7p5zetlyamfk',
  );
  assert.equal(adnlText(keyId(edPublic(alice))).length, 55);
});

test('first packet and datagram', () => {
  const packet = firstPacket({
    seed: alice,
    channelSeed: aliceChannel,
    date: 1790000000,
    rand: filled(0x55, 7),
  });
  assert.equal(packet.length, 192);
  assert.equal(hex(packet.subarray(0, 16)), '89cd42d10755555555555555c50c0000');
  const datagram = seal(packet, edPublic(bob), filled(0x66));
  assert.deepEqual(datagram.subarray(0, 32), keyId(edPublic(bob)));
  assert.deepEqual(
    datagram.subarray(64, 96),
    createHash('sha256').update(packet).digest(),
  );
});

test('both ends of a channel agree on keys and IDs', () => {
  const [a, b] = [keyId(edPublic(alice)), keyId(edPublic(bob))];
  const mine = channelKeys(aliceChannel, edPublic(bobChannel), a, b);
  const theirs = channelKeys(bobChannel, edPublic(aliceChannel), b, a);
  assert.deepEqual(mine.outKey, theirs.inKey);
  assert.deepEqual(mine.inKey, theirs.outKey);
  assert.deepEqual(mine.outId, theirs.inId);
  assert.equal(
    hex(mine.outId),
    '0643a6ee1db13a380482300ec7a4e5c721c23bcfaa212ed73b60968bbf310717',
  );
});

test('key of the address of foundation.ton, and distances', () => {
  const id = Buffer.from(
    '516618cf6cbe9004f6883e742c9a2e3ca53ed02e3e36f4cef62a98ee1e449174',
    'hex',
  );
  assert.equal(
    hex(dhtKey(id, 'address')),
    'b30af0538916421b46df4ce580bf3a29316831e0c3323a7f156df0236c5b2f75',
  );
  assert.equal(distance(filled(0b1010, 1), filled(0b0110, 1)), 0b1100n);
  assert.equal(commonPrefix(filled(0xf0), filled(0xf1)), 7);
  assert.equal(commonPrefix(id, id), 256);
});

test('a signed value', () => {
  const value = signedValue(bob, 'address', Buffer.from('value'), 1790003600);
  assert.equal(
    hex(value.subarray(0, 4)),
    hex(
      tlId(
        'dht.value key:dht.keyDescription value:bytes ttl:int signature:bytes = dht.Value',
      ),
    ),
  );
});

test('public overlay of the mainnet masterchain', () => {
  const zeroState = Buffer.from(
    'XplPz01CXAps5qeSWUtxcyBfdAo5zVb1N979KLSKD24=',
    'base64',
  );
  const {full, short} = shardOverlay(-1, -(2n ** 63n), zeroState);
  assert.equal(
    hex(full),
    'c684cd30e81e3ad7159bbef689daea0021dae2b90dd1a65d14fe8cc11f3523b1',
  );
  assert.equal(
    hex(short),
    'fc061ba11e1d7ba92dc6eb25ba79174a5ea4b11ea6299f9cd80df4214f1ddb3b',
  );
  assert.equal(
    hex(dhtKey(short, 'nodes')),
    'eef3002397f64027feeba4ab8b695952a1fe5e9eab49d942e468539a11a58558',
  );
  assert.equal(overlayNode(alice, short, 1790000000).length, 36 + 32 + 4 + 68);
});

test('a request for a site', () => {
  const request = httpRequest(filled(7), 'GET', 'http://foundation.ton/', [
    ['Host', 'foundation.ton'],
  ]);
  const query = rldpQuery(filled(8), 4_259_840n, 1790000060, request);
  assert.equal(request.length, 104);
  assert.equal(hex(request.subarray(0, 4)), 'e191b161');
  assert.equal(query.length, 156);
  assert.equal(hex(query.subarray(0, 4)), '694d798a');
  assert.equal(hex(answerTransferId(filled(0x0f))), 'f0'.repeat(32));
});
