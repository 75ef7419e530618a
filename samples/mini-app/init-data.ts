// region token
import {createHmac, createPublicKey, timingSafeEqual, verify} from 'node:crypto';

export interface Options {
  /** Seconds for which init data is accepted. */
  readonly maxAge?: number;
  /** Unix time in seconds; the tests set it. */
  readonly now?: number;
}

export interface Launch {
  readonly userId: number | undefined;
  readonly startParam: string | undefined;
  readonly authDate: number;
}

/** For the bot's own backend: it knows the token. */
export function verifyWithToken(
  initData: string,
  token: string,
  options?: Options,
): Launch {
  const fields = new URLSearchParams(initData);
  const hash = fields.get('hash') ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new InitDataError('incomplete');

  // All fields except the hash itself, including the signature.
  const text = checkString(fields, ['hash']);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const expected = createHmac('sha256', secret).update(text).digest();
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex')))
    throw new InitDataError('signature');
  return launch(fields, options);
}
// endregion
// region public-key
export const TELEGRAM_KEYS = {
  production: 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d',
  test: '40055058a4ee38156a06562e52eece92a771bcd8346a8c4615cb7376eddf72ec',
} as const;

/** For a third party that must not have the token: it knows only the bot's ID. */
export function verifyWithPublicKey(
  initData: string,
  botId: number,
  options?: Options & {readonly key?: string},
): Launch {
  const fields = new URLSearchParams(initData);
  const signature = fields.get('signature');
  if (!signature) throw new InitDataError('incomplete');

  const text = `${botId}:WebAppData\n${checkString(fields, ['hash', 'signature'])}`;
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      x: Buffer.from(options?.key ?? TELEGRAM_KEYS.production, 'hex').toString(
        'base64url',
      ),
    },
  });
  // Node.js reads base64url without padding; other languages may need "==" appended.
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))) {
    throw new InitDataError('signature');
  }
  return launch(fields, options);
}
// endregion
// region shared
/** Why init data was rejected. The reason goes into the log, not to the client. */
export class InitDataError extends Error {
  readonly reason: 'incomplete' | 'signature' | 'expired';

  constructor(reason: InitDataError['reason']) {
    super(`Init data refused: ${reason}`);
    this.reason = reason;
  }
}

function checkString(fields: URLSearchParams, without: readonly string[]): string {
  return [...fields]
    .filter(([key]) => !without.includes(key))
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
}

function launch(
  fields: URLSearchParams,
  {maxAge = 3600, now = Date.now() / 1000}: Options = {},
): Launch {
  const authDate = Number(fields.get('auth_date'));
  if (!Number.isInteger(authDate) || authDate <= 0)
    throw new InitDataError('incomplete');
  if (authDate + maxAge < now) throw new InitDataError('expired');
  const user = JSON.parse(fields.get('user') ?? '{}') as {id?: number};
  return {
    userId: user.id,
    startParam: fields.get('start_param') ?? undefined,
    authDate,
  };
}
// endregion
