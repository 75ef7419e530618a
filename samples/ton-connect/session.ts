// region wallet
import {
  Base64,
  hexToByteArray,
  SessionCrypto,
  type AppRequest,
  type ConnectEvent,
  type ConnectRequest,
  type KeyPair,
  type RpcMethod,
  type WalletResponse,
} from '@tonconnect/protocol';

/** What survives a restart of the wallet. */
export interface StoredSession {
  keys: KeyPair; // secret: they decrypt the whole session
  lastId: number; // of the last request; an older one is a replay
}

/** The wallet's side of one session with one app. */
export class WalletSession {
  private readonly crypto: SessionCrypto;
  private lastId: number;

  constructor(
    private readonly appId: string, // `id` of the link
    stored?: StoredSession, // from the wallet's own storage, after a restart
  ) {
    this.crypto = new SessionCrypto(stored?.keys);
    this.lastId = stored?.lastId ?? -1;
  }

  /** `client_id` of the wallet, which subscribes to the queue with this ID on its bridge. */
  get clientId(): string {
    return this.crypto.sessionId;
  }

  /** Store the result after each request, before you answer it. */
  toStore(): StoredSession {
    return {keys: this.crypto.stringifyKeypair(), lastId: this.lastId};
  }

  /** Body of POST /message?client_id=<clientId>&to=<appId>&ttl=300 */
  seal(message: ConnectEvent | WalletResponse<RpcMethod>): string {
    const bytes = this.crypto.encrypt(
      JSON.stringify(message),
      hexToByteArray(this.appId),
    );
    return Base64.encode(bytes);
  }

  /** Decrypts a request from the queue; throws if it was modified in transit, comes from another sender or is a replay. */
  open(from: string, message: string): AppRequest<RpcMethod> {
    if (from !== this.appId) throw new Error('not the app of this session');
    const bytes = Base64.decode(message).toUint8Array();
    const request = JSON.parse(
      this.crypto.decrypt(bytes, hexToByteArray(from)),
    ) as AppRequest<RpcMethod>;
    if (Number(request.id) <= this.lastId)
      throw new Error('this request was seen before');
    this.lastId = Number(request.id);
    return request;
  }
}

/** Reads the link that the user opened or scanned. */
export function readLink(link: string): {
  appId: string;
  request: ConnectRequest;
  ret: string;
} {
  const parameters = new URL(link).searchParams;
  if (parameters.get('v') !== '2') throw new Error('another version of the protocol');
  return {
    appId: parameters.get('id') ?? '',
    request: JSON.parse(parameters.get('r') ?? '') as ConnectRequest,
    ret: parameters.get('ret') ?? 'back',
  };
}
// endregion
