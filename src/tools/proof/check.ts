// The check of a proof, step by step. Each step says what it found; none is left out because another failed. Pure.
import {rawForm, type Account} from '../address/friendly.ts';
import {inspectAddress} from '../address/inspect.ts';
import {depthAt, hashAt} from '../boc/bag.ts';
import {readBase64, type Input, type InputProblem} from '../boc/input.ts';
import {toHex} from '../shared/bytes.ts';
import {
  bytesOf,
  cellParts,
  concat,
  dataParts,
  OUTER_PREFIX,
  proofParts,
  sha256,
  utf8,
  type Part,
  type ProofMistake,
  type Who,
} from './message.ts';
import type {Content, Form, Read, Reply, ShapeFault} from './reply.ts';
import {SIGNATURE_BYTES, signatureFits} from './signature.ts';
import {bagOf, networkOfV5, readStateInit, type BagProblem, type StateInit, type StateInitProblem} from './state-init.ts';

export const STEPS = ['shape', 'address', 'network', 'init', 'key', 'domain', 'time', 'payload', 'message', 'hashes', 'signature'] as const;

export type StepName = (typeof STEPS)[number];

/**
 * `right` and `wrong` are verdicts. `open`: it matters, and what the reader gave is not enough to judge it. `note`: there
 * is nothing to judge. `skipped`: an earlier step took away what it needs.
 */
export type Verdict = 'right' | 'wrong' | 'open' | 'note' | 'skipped';

export type Network = '-239' | '-3';

/** What would make a signature fit that does not: a mistake of the signer, or the kind of a forgery. */
export type Cause = ProofMistake | 'reported-key' | 'expected-domain' | 'expected-payload' | 'message-itself' | 'inner-hash';

/** What a step found; the code of the sentence and its values. Bytes are hexadecimal. */
export type Finding =
  | {readonly code: 'shape'; readonly form: Form; readonly kind: Content['kind']}
  | {readonly code: 'shape-faults'; readonly faults: readonly ShapeFault[]}
  | {readonly code: 'declined'; readonly error: number | undefined; readonly message: string}
  | {readonly code: 'address-raw'; readonly workchain: number}
  | {readonly code: 'address-friendly'; readonly raw: string}
  | {readonly code: 'address-malformed'; readonly found: string}
  | {readonly code: 'network-unsaid'; readonly expected: boolean}
  | {readonly code: 'network-said' | 'network-same'; readonly found: string; readonly byWallet: Network | undefined}
  | {readonly code: 'network-other'; readonly found: string; readonly expected: Network}
  | {readonly code: 'init-fits' | 'init-without-address'; readonly hash: string}
  | {readonly code: 'init-other'; readonly hash: string; readonly account: string}
  | {readonly code: 'init-unreadable'; readonly problem: StateInitProblem}
  | {readonly code: 'key-wallet'; readonly wallet: string; readonly key: string; readonly reported: boolean; readonly walletId?: number}
  | {readonly code: 'key-contract'; readonly key: string; readonly reported: boolean}
  | {readonly code: 'key-other'; readonly wallet: string | undefined; readonly key: string; readonly reported: string}
  | {readonly code: 'key-foreign'; readonly wallet: string | undefined; readonly key: string | undefined}
  | {readonly code: 'key-unknown'; readonly codeHash: string | undefined}
  | {readonly code: 'key-short'; readonly wallet: string}
  | {readonly code: 'key-none'}
  | {readonly code: 'domain-same'; readonly domain: string; readonly length: number}
  | {readonly code: 'domain-other'; readonly found: string; readonly expected: string}
  | {readonly code: 'domain-length'; readonly domain: string; readonly said: number; readonly counted: number}
  | {readonly code: 'domain-unasked'; readonly found: string}
  | {readonly code: 'time-fresh'; readonly timestamp: number; readonly age: number; readonly most: number}
  | {readonly code: 'time-old'; readonly timestamp: number; readonly age: number; readonly most: number}
  | {readonly code: 'time-future'; readonly timestamp: number; readonly ahead: number}
  | {readonly code: 'time-milliseconds'; readonly timestamp: number}
  | {readonly code: 'time-unasked'; readonly timestamp: number}
  | {readonly code: 'payload-same'; readonly length: number}
  | {readonly code: 'payload-other'; readonly found: string; readonly expected: string}
  | {readonly code: 'payload-unasked'; readonly found: string}
  | {readonly code: 'message'; readonly length: number; readonly kind: Content['kind']}
  | {readonly code: 'message-content'; readonly problem: BagProblem}
  | {readonly code: 'message-none'}
  | {readonly code: 'hashes'; readonly kind: Content['kind']}
  | {readonly code: 'hashes-none'}
  | {readonly code: 'signature-fits'; readonly key: 'init' | 'contract'}
  | {readonly code: 'signature-not'; readonly cause: Cause | undefined}
  | {readonly code: 'signature-text'; readonly problem: InputProblem}
  | {readonly code: 'signature-hex'}
  | {readonly code: 'signature-length'; readonly found: number}
  | {readonly code: 'signature-foreign'; readonly fits: boolean}
  | {readonly code: 'signature-reported'; readonly fits: boolean}
  | {readonly code: 'signature-none'}
  | {readonly code: 'not-reached'};

export interface Step {
  readonly name: StepName;
  readonly verdict: Verdict;
  readonly finding: Finding;
}

/** A hash on the way to what is signed. */
export interface NamedHash {
  readonly name: 'inner' | 'signed';
  readonly hash: Uint8Array;
}

/** What the reader expects; absent where it was not said, or cannot be read. */
export interface Expected {
  readonly domain: string | undefined;
  readonly payload: string | undefined;
  readonly network: Network | undefined;
  /** Seconds. */
  readonly now: number | undefined;
  /** Seconds that a proof is accepted. */
  readonly maxAge: number | undefined;
  /** What `get_public_key` of the contract answered, where its code is not known. */
  readonly contractKey: Uint8Array | undefined;
}

export interface Checked {
  /** One for each of {@link STEPS}, in that order. */
  readonly steps: readonly Step[];
  /** Wrong if any step is; else open if any is. */
  readonly outcome: 'right' | 'wrong' | 'open';
  readonly parts: readonly Part[];
  readonly hashes: readonly NamedHash[];
  readonly signature: Uint8Array | undefined;
}

/** Clocks differ: so many seconds a proof may come from the future. */
export const CLOCK_SKEW = 60;

/** Later than the year 5000 in seconds, and 1973 in milliseconds. */
const NO_SECONDS = 1e11;

type Judged = Omit<Step, 'name'>;

const judged = (verdict: Verdict, finding: Finding): Judged => ({verdict, finding});

function outcomeOf(steps: readonly Step[]): Checked['outcome'] {
  const has = (verdict: Verdict): boolean => steps.some((step) => step.verdict === verdict);
  return has('wrong') ? 'wrong' : has('open') ? 'open' : 'right';
}

const NOT_REACHED = judged('skipped', {code: 'not-reached'});

/** The check of what was pasted; nothing for no text, and for a text that is no JSON. Never throws. */
export function checkReply(read: Read, expected: Expected): Checked | undefined {
  if (read.kind === 'reply') return checkFields(read.reply, expected);
  if (read.kind !== 'shape' && read.kind !== 'declined') return undefined;
  const first: Finding =
    read.kind === 'shape' ? {code: 'shape-faults', faults: read.faults} : {code: 'declined', error: read.code, message: read.message};
  const steps = STEPS.map((name, index) => ({name, ...(index === 0 ? judged('wrong', first) : NOT_REACHED)}));
  return {steps, outcome: 'wrong', parts: [], hashes: [], signature: undefined};
}

function checkFields(reply: Reply, expected: Expected): Checked {
  const {content, domain, timestamp} = reply;
  const address = readAddress(reply.address);
  const init = readStateInit(reply.stateInit);
  const stateInit = 'code' in init ? undefined : init;
  const own = stateInit !== undefined && address.account !== undefined && toHex(stateInit.hash) === toHex(address.account.id);
  const key = keyStep(reply, stateInit, own, expected.contractKey);
  const who = address.account && {account: address.account, domain, timestamp};
  const message = who && messageOf(who, content);
  const built = message && 'parts' in message ? message : undefined;
  const signature = signatureStep(reply, expected, {stateInit, own, key, who, signed: built?.signed});

  const found: Readonly<Record<StepName, Judged>> = {
    shape: judged('right', {code: 'shape', form: reply.form, kind: content.kind}),
    address: address.step,
    network: networkStep(reply.network, expected.network, stateInit, address.account),
    init: initStep(init, address.account),
    key: key.step,
    domain: domainStep(reply, expected.domain),
    time: timeStep(timestamp, expected),
    payload: payloadStep(content, expected.payload),
    message: !message
      ? judged('skipped', {code: 'message-none'})
      : 'problem' in message
        ? judged('wrong', {code: 'message-content', problem: message.problem})
        : judged('note', {code: 'message', length: bytesOf(message.parts).length, kind: content.kind}),
    hashes: built ? judged('note', {code: 'hashes', kind: content.kind}) : judged('skipped', {code: 'hashes-none'}),
    signature: signature.step,
  };
  const steps = STEPS.map((name) => ({name, ...found[name]}));
  return {steps, outcome: outcomeOf(steps), parts: built?.parts ?? [], hashes: built?.hashes ?? [], signature: signature.bytes};
}

function readAddress(text: string): {step: Judged; account: Account | undefined} {
  const found = inspectAddress(text);
  const account = found.kind === 'address' ? found.account : undefined;
  if (account && /^-?\d+:[0-9a-f]{64}$/i.test(text))
    return {step: judged('right', {code: 'address-raw', workchain: account.workchain}), account};
  // The other steps go on with the account that was meant.
  if (account) return {step: judged('wrong', {code: 'address-friendly', raw: rawForm(account)}), account};
  return {step: judged('wrong', {code: 'address-malformed', found: text}), account};
}

function networkStep(
  found: string | undefined,
  expected: Network | undefined,
  stateInit: StateInit | undefined,
  account: Account | undefined,
): Judged {
  if (found === undefined) return judged(expected ? 'open' : 'note', {code: 'network-unsaid', expected: expected !== undefined});
  if (expected && found !== expected) return judged('wrong', {code: 'network-other', found, expected});
  const {wallet, walletId} = stateInit ?? {};
  const byWallet = wallet?.name === 'V5R1' && walletId !== undefined && account ? networkOfV5(walletId, account.workchain) : undefined;
  return judged(expected ? 'right' : 'note', {code: expected ? 'network-same' : 'network-said', found, byWallet});
}

function initStep(init: StateInit | StateInitProblem, account: Account | undefined): Judged {
  if ('code' in init) return judged('wrong', {code: 'init-unreadable', problem: init});
  const hash = toHex(init.hash);
  if (!account) return judged('skipped', {code: 'init-without-address', hash});
  const id = toHex(account.id);
  return hash === id ? judged('right', {code: 'init-fits', hash}) : judged('wrong', {code: 'init-other', hash, account: id});
}

/** A key that may be believed, and where it comes from. */
interface Key {
  readonly step: Judged;
  readonly bytes?: Uint8Array;
  readonly from?: 'init' | 'contract';
}

function keyStep(reply: Reply, stateInit: StateInit | undefined, own: boolean, contractKey: Uint8Array | undefined): Key {
  if (!stateInit) return {step: judged('skipped', {code: 'key-none'})};
  const {wallet, key, walletId, codeHash} = stateInit;
  // The contract speaks for its own address, whatever state init was sent; but with a wrong one the proof is refused.
  if (!own) return {step: judged('skipped', {code: 'key-foreign', wallet: wallet?.name, key: key && toHex(key)})};
  if (wallet && !key) return {step: judged('wrong', {code: 'key-short', wallet: wallet.name})};
  const bytes = key ?? contractKey;
  if (!bytes) return {step: judged('open', {code: 'key-unknown', codeHash})};
  const from = key ? 'init' : 'contract';
  const hex = toHex(bytes);
  const reported = reply.publicKey;
  if (reported !== undefined && reported.toLowerCase() !== hex)
    return {step: judged('wrong', {code: 'key-other', wallet: wallet?.name, key: hex, reported}), bytes, from};
  const told = reported !== undefined;
  return {
    step: judged(
      'right',
      wallet
        ? {code: 'key-wallet', wallet: wallet.name, key: hex, reported: told, ...(walletId !== undefined && {walletId})}
        : {code: 'key-contract', key: hex, reported: told},
    ),
    bytes,
    from,
  };
}

function domainStep({domain, lengthBytes}: Reply, expected: string | undefined): Judged {
  const counted = utf8(domain).length;
  if (expected !== undefined && domain !== expected) return judged('wrong', {code: 'domain-other', found: domain, expected});
  if (lengthBytes !== undefined && lengthBytes !== counted)
    return judged('wrong', {code: 'domain-length', domain, said: lengthBytes, counted});
  return expected === undefined
    ? judged('open', {code: 'domain-unasked', found: domain})
    : judged('right', {code: 'domain-same', domain, length: counted});
}

function timeStep(timestamp: number, {now, maxAge}: Expected): Judged {
  if (timestamp > NO_SECONDS) return judged('wrong', {code: 'time-milliseconds', timestamp});
  if (now === undefined || maxAge === undefined) return judged('open', {code: 'time-unasked', timestamp});
  const age = now - timestamp;
  if (age < -CLOCK_SKEW) return judged('wrong', {code: 'time-future', timestamp, ahead: -age});
  return age > maxAge
    ? judged('wrong', {code: 'time-old', timestamp, age, most: maxAge})
    : judged('right', {code: 'time-fresh', timestamp, age, most: maxAge});
}

/** What the reader's expected payload is compared with. */
function payloadText(content: Content): string {
  if (content.kind === 'proof') return content.payload;
  return content.kind === 'text' ? content.text : content.kind === 'binary' ? content.bytes : content.cell;
}

function payloadStep(content: Content, expected: string | undefined): Judged {
  const found = payloadText(content);
  if (expected === undefined) return judged('open', {code: 'payload-unasked', found});
  return found === expected
    ? judged('right', {code: 'payload-same', length: utf8(found).length})
    : judged('wrong', {code: 'payload-other', found, expected});
}

interface Built {
  readonly parts: readonly Part[];
  readonly hashes: readonly NamedHash[];
  /** The 32 bytes that Ed25519 signs. */
  readonly signed: Uint8Array;
}

const hashed = (inner: Uint8Array | undefined, signed: Uint8Array): Pick<Built, 'hashes' | 'signed'> => ({
  hashes: [...(inner ? [{name: 'inner' as const, hash: inner}] : []), {name: 'signed', hash: signed}],
  signed,
});

const proofSigned = (parts: readonly Part[]): Uint8Array => sha256(concat([OUTER_PREFIX, sha256(bytesOf(parts))]));

function messageOf(who: Who, content: Content): Built | {readonly problem: BagProblem} {
  switch (content.kind) {
    case 'proof': {
      const parts = proofParts(who, content.payload);
      return {parts, ...hashed(sha256(bytesOf(parts)), proofSigned(parts))};
    }
    case 'text':
    case 'binary': {
      const input = content.kind === 'text' ? undefined : base64(content.bytes);
      if (input?.kind === 'wrong') return {problem: {code: 'text', problem: input.problem}};
      const bytes = content.kind === 'text' ? utf8(content.text) : input?.kind === 'bytes' ? input.bytes : new Uint8Array();
      const parts = dataParts(who, content.kind, bytes);
      return {parts, ...hashed(undefined, sha256(bytesOf(parts)))};
    }
    case 'cell': {
      const bag = bagOf(content.cell);
      if ('code' in bag) return {problem: bag};
      const root = bag.roots[0]!;
      const {parts, hash} = cellParts(who, content.schema, {hash: hashAt(bag.cells, root), depth: depthAt(bag.cells, root)});
      return {parts, ...hashed(undefined, hash)};
    }
  }
}

/** Base64 alone: what looks like hexadecimal is base64 as well. */
const base64 = (text: string): Input => readBase64(text.replace(/\s+/g, ''), text, 0);

interface Ready {
  readonly stateInit: StateInit | undefined;
  readonly own: boolean;
  readonly key: Key;
  readonly who: Who | undefined;
  readonly signed: Uint8Array | undefined;
}

function signatureStep(
  reply: Reply,
  expected: Expected,
  {stateInit, own, key, who, signed}: Ready,
): {step: Judged; bytes: Uint8Array | undefined} {
  if (/^[0-9a-f]{128}$/i.test(reply.signature)) return {step: judged('wrong', {code: 'signature-hex'}), bytes: undefined};
  const input = base64(reply.signature);
  if (input.kind === 'wrong') return {step: judged('wrong', {code: 'signature-text', problem: input.problem}), bytes: undefined};
  const bytes = input.kind === 'bytes' ? input.bytes : new Uint8Array();
  if (bytes.length !== SIGNATURE_BYTES) return {step: judged('wrong', {code: 'signature-length', found: bytes.length}), bytes};
  if (!signed || !who) return {step: judged('skipped', {code: 'signature-none'}), bytes};
  const reported = keyIn(reply.publicKey);
  const fits = (one: Uint8Array | undefined): boolean => one !== undefined && signatureFits(bytes, signed, one);
  if (key.bytes && key.from) {
    if (fits(key.bytes)) return {step: judged('right', {code: 'signature-fits', key: key.from}), bytes};
    return {step: judged('wrong', {code: 'signature-not', cause: causeOf(reply, expected, who, bytes, key.bytes, reported)}), bytes};
  }
  if (stateInit && !own) return {step: judged('skipped', {code: 'signature-foreign', fits: fits(stateInit.key ?? reported)}), bytes};
  if (key.step.finding.code !== 'key-unknown') return {step: judged('skipped', {code: 'signature-none'}), bytes};
  return {step: judged('open', {code: 'signature-reported', fits: fits(reported)}), bytes};
}

const keyIn = (text: string | undefined): Uint8Array | undefined =>
  text !== undefined && /^[0-9a-f]{64}$/i.test(text) ? Uint8Array.from(text.match(/../g)!, (byte) => parseInt(byte, 16)) : undefined;

/** Looks for one change that makes the signature fit. Ten tries of a millisecond each. */
function causeOf(
  reply: Reply,
  expected: Expected,
  who: Who,
  signature: Uint8Array,
  key: Uint8Array,
  reported: Uint8Array | undefined,
): Cause | undefined {
  const {content} = reply;
  const built = (other: Who, what: Content = content): Uint8Array | undefined => {
    const message = messageOf(other, what);
    return 'signed' in message ? message.signed : undefined;
  };
  const tries: (readonly [Cause, () => Uint8Array | undefined, Uint8Array?])[] = [];
  if (reported) tries.push(['reported-key', () => built(who), reported]);
  if (expected.domain !== undefined && expected.domain !== who.domain)
    tries.push(['expected-domain', () => built({...who, domain: expected.domain!})]);
  if (content.kind === 'proof') {
    const {payload} = content;
    if (expected.payload !== undefined && expected.payload !== payload)
      tries.push(['expected-payload', () => built(who, {kind: 'proof', payload: expected.payload!})]);
    for (const mistake of ['workchain-order', 'length-order', 'time-order'] as const)
      tries.push([mistake, () => proofSigned(proofParts(who, payload, mistake))]);
    const bytes = bytesOf(proofParts(who, payload));
    tries.push(['message-itself', () => bytes], ['inner-hash', () => sha256(bytes)]);
  }
  return tries.find(([, make, other]) => {
    const message = make();
    return message !== undefined && signatureFits(signature, message, other ?? key);
  })?.[0];
}
