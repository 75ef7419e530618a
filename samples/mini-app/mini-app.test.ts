import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {generateKeyPairSync, randomBytes, sign as signBytes} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {runInNewContext} from 'node:vm';
import {isValid, sign, validate} from '@tma.js/init-data-node';
import {
  InitDataError,
  TELEGRAM_KEYS,
  verifyWithPublicKey,
  verifyWithToken,
} from './init-data.ts';
import {createApp} from './server.ts';
import {appLink, readStart} from './start-parameter.ts';

const BOT_ID = 123456789;
const newToken = (): string => `${BOT_ID}:${randomBytes(26).toString('base64url')}`;
const token = newToken();
const now = Math.floor(Date.now() / 1000);
const signed = (seconds = now, key = token): string =>
  sign(
    {
      user: {id: 42, first_name: 'Ada + ? /', language_code: 'en'},
      chat_type: 'private',
      start_param: 'invite-7',
      signature: 'x'.repeat(86),
    },
    key,
    new Date(seconds * 1000),
  );
const refusedAs = (reason: InitDataError['reason']) => (error: unknown) =>
  error instanceof InitDataError && error.reason === reason;

test('init data that the library signed is accepted, and its fields are returned', () => {
  const initData = signed();
  validate(initData, token);
  assert.deepEqual(verifyWithToken(initData, token), {
    userId: 42,
    startParam: 'invite-7',
    authDate: now,
  });
});

test('init data that the library rejects is rejected: wrong token, changed, expired, empty', () => {
  const initData = signed();
  const cases: readonly [string, string, InitDataError['reason']][] = [
    [initData, newToken(), 'signature'],
    [initData.replace('42', '43'), token, 'signature'],
    [`${initData}&is_admin=1`, token, 'signature'],
    [signed(now - 2 * 86_400), token, 'expired'],
    [initData.replace(/&?hash=[0-9a-f]+/, ''), token, 'incomplete'],
    ['', token, 'incomplete'],
  ];
  for (const [value, key, reason] of cases) {
    assert.equal(isValid(value, key), false, reason);
    assert.throws(() => verifyWithToken(value, key), refusedAs(reason));
  }
});

test('our limit is one hour; the default of the library is a day', () => {
  const initData = signed(now - 7200);
  assert.equal(isValid(initData, token), true);
  assert.throws(() => verifyWithToken(initData, token), refusedAs('expired'));
});

const telegram = generateKeyPairSync('ed25519');
const publicKey = Buffer.from(
  telegram.publicKey.export({format: 'jwk'}).x ?? '',
  'base64url',
).toString('hex');

/** Init data as Telegram would sign it for third parties, with a key made for the test. */
function signedForThirdParty(botId: number): string {
  const fields = new URLSearchParams({
    auth_date: String(now),
    user: JSON.stringify({id: 42}),
  });
  const text = [
    `${botId}:WebAppData`,
    ...[...fields].map((pair) => pair.join('=')),
  ].join('\n');
  fields.set(
    'signature',
    signBytes(null, Buffer.from(text), telegram.privateKey).toString('base64url'),
  );
  fields.set('hash', '0'.repeat(64));
  return fields.toString();
}

test('Ed25519: accepted with the right key, rejected for another bot, key, user or signature', () => {
  const initData = signedForThirdParty(BOT_ID);
  assert.equal(verifyWithPublicKey(initData, BOT_ID, {key: publicKey}).userId, 42);
  assert.throws(
    () => verifyWithPublicKey(initData, BOT_ID + 1, {key: publicKey}),
    refusedAs('signature'),
  );
  for (const key of Object.values(TELEGRAM_KEYS))
    assert.throws(
      () => verifyWithPublicKey(initData, BOT_ID, {key}),
      refusedAs('signature'),
    );
  assert.throws(
    () => verifyWithPublicKey(initData.replace('42', '43'), BOT_ID, {key: publicKey}),
    refusedAs('signature'),
  );
  assert.throws(
    () =>
      verifyWithPublicKey(initData.replace(/signature=../, 'signature=AA'), BOT_ID, {
        key: publicKey,
      }),
    refusedAs('signature'),
  );
  assert.throws(
    () => verifyWithPublicKey(initData, BOT_ID, {key: publicKey, now: now + 86_400}),
    refusedAs('expired'),
  );
  assert.throws(
    () => verifyWithPublicKey(signed().replace(/signature=[^&]+&?/, ''), BOT_ID),
    refusedAs('incomplete'),
  );
});

test('Python: the same decisions', () => {
  const script = fileURLToPath(new URL('init_data.py', import.meta.url));
  const run = (initData: string, key: string) =>
    spawnSync('python3', ['-B', script, initData, key], {encoding: 'utf8'});
  assert.equal(run(signed(), token).stdout.trim(), '42');
  assert.match(run(signed(), newToken()).stderr, /refused: signature/);
  assert.match(run(signed().replace('42', '43'), token).stderr, /refused: signature/);
  assert.match(run(signed(now - 86_400), token).stderr, /refused: expired/);
});

test('the server serves the page without caching and identifies the user only by a valid signature', async () => {
  const server = createApp(token).listen(0);
  await once(server, 'listening');
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const page = await fetch(base);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.match(await page.text(), /telegram-web-app\.js/);
    const ask = (authorization: string) =>
      fetch(`${base}/api/me`, {headers: {authorization}});
    assert.deepEqual(await (await ask(`tma ${signed()}`)).json(), {userId: 42});
    assert.equal((await ask(`tma ${signed(now, newToken())}`)).status, 401);
    assert.equal((await ask(`Bearer ${signed()}`)).status, 401);
    assert.equal((await fetch(`${base}/api/me`)).status, 401);
    assert.equal((await fetch(`${base}/../server.ts`)).status, 404);
  } finally {
    server.close();
  }
});

test('the page shows the user ID or says where to open the app', async () => {
  const script = readFileSync(new URL('app.js', import.meta.url), 'utf8');
  const open = async (initData: string) => {
    const greeting = {textContent: ''};
    const sent: string[] = [];
    let ready = false;
    runInNewContext(script, {
      window: {Telegram: {WebApp: {initData, ready: () => (ready = true)}}},
      document: {querySelector: () => greeting},
      fetch: async (_url: string, {headers}: {headers: Record<string, string>}) => {
        sent.push(headers.Authorization ?? '');
        return {ok: true, json: async () => ({userId: 42})};
      },
    });
    await new Promise((resolve) => setImmediate(resolve));
    return {text: greeting.textContent, sent, ready};
  };
  assert.deepEqual(await open('a=b'), {
    text: 'Your Telegram id is 42',
    sent: ['tma a=b'],
    ready: true,
  });
  assert.match((await open('')).text, /from the bot/);
});

test('a start parameter is read back unchanged; a forged one is null', () => {
  const start = {invitedBy: 42, screen: 'заказ 7'};
  const link = new URL(appLink('example_bot', 'app', start));
  assert.deepEqual(readStart(link.searchParams.get('startapp') ?? ''), start);
  assert.throws(
    () => appLink('b', 'a', {...start, screen: 'x'.repeat(400)}),
    RangeError,
  );
  const encode = (value: string): string => Buffer.from(value).toString('base64url');
  for (const value of [
    '',
    'a b',
    encode('null'),
    encode('{}'),
    encode('{"invitedBy":1.5,"screen":"x"}'),
    encode('['),
    'x'.repeat(513),
  ])
    assert.equal(readStart(value), null);
});
