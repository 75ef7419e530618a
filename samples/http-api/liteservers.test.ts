import assert from 'node:assert/strict';
import {test} from 'node:test';
import {liteservers} from './liteservers.ts';

test('addresses are signed numbers, keys are base64', () => {
  const key = Buffer.alloc(32, 0xab);
  const of = (ip: number): string | undefined =>
    liteservers({
      liteservers: [
        {ip, port: 4701, id: {'@type': 'pub.ed25519', key: key.toString('base64')}},
      ],
    })[0]?.address;
  assert.equal(of(2_130_706_433), '127.0.0.1:4701');
  assert.equal(of(-1_062_731_775), '192.168.0.1:4701');
  const [server] = liteservers({
    liteservers: [
      {ip: 1, port: 1, id: {'@type': 'pub.ed25519', key: key.toString('base64')}},
    ],
  });
  assert.equal(server?.key, 'ab'.repeat(32));
});
