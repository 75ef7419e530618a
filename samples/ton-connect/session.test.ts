// Both halves of a session, with the bridge as the attacker.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Base64, hexToByteArray, SessionCrypto} from '@tonconnect/protocol';
import {readLink, WalletSession} from './session.ts';

function connect() {
  const app = new SessionCrypto();
  const request = {
    manifestUrl: 'https://app.example/tonconnect-manifest.json',
    items: [{name: 'ton_addr'}],
  };
  const link = `tc://?v=2&id=${app.sessionId}&r=${encodeURIComponent(JSON.stringify(request))}&ret=none`;
  const read = readLink(link);
  assert.deepEqual(read, {appId: app.sessionId, request, ret: 'none'});
  const wallet = new WalletSession(read.appId);
  const ask = (id: number) =>
    Base64.encode(
      app.encrypt(
        JSON.stringify({method: 'disconnect', params: [], id: String(id)}),
        hexToByteArray(wallet.clientId),
      ),
    );
  return {app, wallet, ask};
}

// region attacks
test("app and wallet can read each other's messages", () => {
  const {app, wallet, ask} = connect();
  assert.equal(wallet.open(app.sessionId, ask(1)).method, 'disconnect');
  const sealed = wallet.seal({id: '1', result: {}});
  const bytes = Base64.decode(sealed).toUint8Array();
  const answer = app.decrypt(bytes, hexToByteArray(wallet.clientId));
  assert.deepEqual(JSON.parse(answer), {id: '1', result: {}});
});

test('the bridge sees no text, and cannot change, repeat or forge a message', () => {
  const {app, wallet, ask} = connect();
  const message = ask(1);
  const bytes = Base64.decode(message).toUint8Array();
  assert.ok(!Buffer.from(bytes).includes('disconnect'));

  const changed = bytes.slice();
  changed[40]! ^= 1; // one bit
  assert.throws(() => wallet.open(app.sessionId, Base64.encode(changed)));

  wallet.open(app.sessionId, message);
  assert.throws(() => wallet.open(app.sessionId, message), /seen before/);

  const bridge = new SessionCrypto(); // it knows both public keys, but neither secret key
  const forged = bridge.encrypt(
    '{"method":"disconnect","params":[],"id":"2"}',
    hexToByteArray(wallet.clientId),
  );
  assert.throws(() => wallet.open(app.sessionId, Base64.encode(forged)));
  assert.throws(
    () => wallet.open(bridge.sessionId, Base64.encode(forged)),
    /not the app/,
  );
});

test('a stored session survives a restart, and refuses what it answered before', () => {
  const {app, wallet, ask} = connect();
  const first = ask(4);
  wallet.open(app.sessionId, first);
  const restarted = new WalletSession(app.sessionId, wallet.toStore());
  assert.equal(restarted.clientId, wallet.clientId);
  assert.throws(() => restarted.open(app.sessionId, first), /seen before/);
  assert.equal(restarted.open(app.sessionId, ask(5)).id, '5');
});
// endregion
