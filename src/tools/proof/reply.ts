// What the reader pasted, as one reply: who, when, for which domain, what, and the signature. Pure.
import {MOST_REPLY} from '../shared/budget.ts';
import {jsonFault} from '../shared/json-fault.ts';

/** What was signed besides address, domain and time. */
export type Content =
  | {readonly kind: 'proof'; readonly payload: string}
  | {readonly kind: 'text'; readonly text: string}
  /** Base64. */
  | {readonly kind: 'binary'; readonly bytes: string}
  /** The schema, and a bag of cells in base64. */
  | {readonly kind: 'cell'; readonly schema: string; readonly cell: string};

/** Where the parts were found: an object of the SDK, one flat object, or the items of a wallet's event. */
export type Form = 'sdk' | 'flat' | 'items';

/** A reply whose fields are there and of the right type. Nothing in it was checked yet. */
export interface Reply {
  readonly form: Form;
  readonly address: string;
  readonly network: string | undefined;
  readonly publicKey: string | undefined;
  readonly stateInit: string;
  /** Seconds: a whole number that is not negative. */
  readonly timestamp: number;
  readonly domain: string;
  /** `signData` does not say it. */
  readonly lengthBytes: number | undefined;
  readonly content: Content;
  readonly signature: string;
}

/** A field that is not there, or not of its type. */
export interface ShapeFault {
  /** `proof.domain.value` */
  readonly path: string;
  readonly wanted: 'text' | 'object' | 'whole-number' | 'seconds' | 'content-type';
  readonly missing: boolean;
}

export type Read =
  | {readonly kind: 'empty'}
  | {readonly kind: 'too-long'; readonly found: number}
  /** `at` counts characters from 0. */
  | {readonly kind: 'json'; readonly at: number}
  | {readonly kind: 'shape'; readonly faults: readonly ShapeFault[]}
  /** The wallet answered with an error in place of a signature. */
  | {readonly kind: 'declined'; readonly code: number | undefined; readonly message: string}
  | {readonly kind: 'reply'; readonly reply: Reply};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of the names that the object has as its own, and its value. */
function pick(object: Json | undefined, names: readonly string[]): unknown {
  const name = object && names.find((one) => Object.hasOwn(object, one) && object[one] !== null);
  return name === undefined ? undefined : object![name];
}

const inside = (object: unknown, name: string): Json | undefined => {
  const value = isObject(object) ? pick(object, [name]) : undefined;
  return isObject(value) ? value : undefined;
};

/** The two halves of a reply, with the path that leads to each in what was pasted. */
interface Halves {
  readonly form: Form;
  readonly account: Json | undefined;
  readonly accountPath: string;
  readonly signed: Json | undefined;
  readonly signedPath: string;
  readonly error: Json | undefined;
}

/** Finds account and signed part in each form that libraries and wallets give. */
function halvesOf(value: unknown): Halves {
  const payload = inside(value, 'payload');
  const items = [value, pick(isObject(value) ? value : undefined, ['items']), pick(payload, ['items'])].find(Array.isArray) as
    unknown[] | undefined;
  if (items) {
    const named = (name: string): Json | undefined => items.find((item): item is Json => isObject(item) && pick(item, ['name']) === name);
    const proof = named('ton_proof');
    return {
      form: 'items',
      account: named('ton_addr'),
      accountPath: 'ton_addr.',
      signed: inside(proof, 'proof'),
      signedPath: 'ton_proof.proof',
      error: inside(proof, 'error'),
    };
  }
  const all = isObject(value) ? value : undefined;
  const wallet = inside(all, 'wallet') ?? all;
  const account = inside(wallet, 'account');
  const connected = inside(wallet, 'connectItems');
  const item = inside(connected ?? wallet, 'tonProof');
  const itemPath = connected ? 'connectItems.tonProof' : 'tonProof';
  const found = (
    [
      [inside(item, 'proof'), `${itemPath}.proof`],
      [inside(all, 'proof'), 'proof'],
      [item, itemPath],
      [inside(all, 'signData'), 'signData'],
      [inside(all, 'result'), 'result'],
      [all, ''],
    ] as const
  ).find(([one, path]) => one && (path.endsWith('proof') || pick(one, ['signature']) !== undefined));
  const refused = pick(all, ['event']) === 'connect_error' ? payload : undefined;
  return {
    form: account ? 'sdk' : 'flat',
    account: account ?? all,
    accountPath: account ? 'account.' : '',
    signed: found?.[0],
    signedPath: found?.[1] ?? 'proof',
    error: inside(item, 'error') ?? inside(all, 'error') ?? refused,
  };
}

/** Reads a reply in any of its forms. Never throws. */
export function readReply(text: string): Read {
  if (text.trim() === '') return {kind: 'empty'};
  if (text.length > MOST_REPLY) return {kind: 'too-long', found: text.length};
  const at = jsonFault(text);
  if (at !== undefined) return {kind: 'json', at};
  const value: unknown = JSON.parse(text);
  const {form, account, accountPath, signed, signedPath, error} = halvesOf(value);
  if (error && !signed) {
    const [code, message] = [pick(error, ['code']), pick(error, ['message'])];
    return {kind: 'declined', code: typeof code === 'number' ? code : undefined, message: typeof message === 'string' ? message : ''};
  }

  const faults: ShapeFault[] = [];
  const fault = (path: string, wanted: ShapeFault['wanted'], found: unknown): void =>
    void faults.push({path, wanted, missing: found === undefined});
  const inSigned = (name: string): string => (signedPath ? `${signedPath}.${name}` : name);
  const asText = (found: unknown, path: string): string => {
    if (typeof found !== 'string') fault(path, 'text', found);
    return typeof found === 'string' ? found : '';
  };
  const optional = (found: unknown, path: string): string | undefined => (found === undefined ? undefined : asText(found, path));

  const address = asText(pick(account, ['address']) ?? pick(signed, ['address']), `${accountPath}address`);
  const INIT = ['walletStateInit', 'wallet_state_init', 'stateInit', 'state_init'];
  const stateInit = asText(pick(account, INIT) ?? pick(signed, INIT), `${accountPath}walletStateInit`);
  const KEY = ['publicKey', 'public_key'];
  const publicKey = optional(pick(account, KEY) ?? pick(signed, KEY), `${accountPath}publicKey`);
  // A number here is a mistake that does no harm.
  const chain = pick(account, ['chain', 'network']);
  const network = typeof chain === 'number' ? String(chain) : optional(chain, `${accountPath}chain`);
  if (!signed) {
    fault(signedPath, 'object', undefined);
    return {kind: 'shape', faults};
  }

  const seconds = pick(signed, ['timestamp']);
  // The specification writes it as text, the SDK as a number.
  const timestamp = typeof seconds === 'string' && /^\d{1,15}$/.test(seconds) ? Number(seconds) : seconds;
  if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp) || timestamp < 0) fault(inSigned('timestamp'), 'seconds', seconds);
  const signature = asText(pick(signed, ['signature']), inSigned('signature'));
  const payload = pick(signed, ['payload']);
  let domain = '';
  let lengthBytes: number | undefined;
  let content: Content;
  if (isObject(payload)) {
    domain = asText(pick(signed, ['domain']), inSigned('domain'));
    content = contentOf(payload, inSigned('payload'), asText, fault);
  } else {
    const named = pick(signed, ['domain']);
    if (!isObject(named)) fault(inSigned('domain'), 'object', named);
    else {
      domain = asText(pick(named, ['value']), inSigned('domain.value'));
      const length = pick(named, ['lengthBytes', 'length_bytes']);
      if (typeof length === 'number' && Number.isSafeInteger(length)) lengthBytes = length;
      else fault(inSigned('domain.lengthBytes'), 'whole-number', length);
    }
    content = {kind: 'proof', payload: asText(payload, inSigned('payload'))};
  }
  if (faults.length) return {kind: 'shape', faults};
  return {
    kind: 'reply',
    reply: {form, address, network, publicKey, stateInit, timestamp: timestamp as number, domain, lengthBytes, content, signature},
  };
}

/** What a reply to `signData` says that was signed. */
function contentOf(
  payload: Json,
  path: string,
  asText: (found: unknown, path: string) => string,
  fault: (path: string, wanted: ShapeFault['wanted'], found: unknown) => void,
): Content {
  const type = pick(payload, ['type']);
  const field = (name: string): string => asText(pick(payload, [name]), `${path}.${name}`);
  if (type === 'text') return {kind: 'text', text: field('text')};
  if (type === 'binary') return {kind: 'binary', bytes: field('bytes')};
  if (type === 'cell') return {kind: 'cell', schema: field('schema'), cell: field('cell')};
  fault(`${path}.type`, 'content-type', type);
  return {kind: 'text', text: ''};
}
