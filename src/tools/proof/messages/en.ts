import type {InputProblem} from '../../boc/input';
import {numbers} from '../../shared/number-messages/en';
import type {Cause, Finding, Network, StepName, Verdict} from '../check';
import type {ExampleName} from '../examples';
import type {FieldProblem} from '../input';
import type {PartName} from '../message';
import type {ShapeFault} from '../reply';
import type {BagProblem, StateInitProblem} from '../state-init';
import {clip, spanOf, timeText, type Unit} from '../texts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const span = (seconds: number): string => {
  const {value, unit} = spanOf(seconds);
  return plural(value, unit satisfies Unit);
};
const NETWORKS: Readonly<Record<Network, string>> = {'-239': 'mainnet', '-3': 'testnet'};
const network = (value: string): string =>
  Object.hasOwn(NETWORKS, value) ? `${NETWORKS[value as Network]} (${value})` : `“${clip(value)}”`;

function input(problem: InputProblem): string {
  switch (problem.code) {
    case 'character':
      return `Character ${problem.at + 1}, “${problem.character}”, is not base64.`;
    case 'odd-hex':
      return 'The number of hexadecimal digits is odd.';
    case 'base64-length':
      return 'Base64 of this length does not exist: the end is missing, or a character too many is in it.';
    case 'padding':
      return `Character ${problem.at + 1} is “=”, which is allowed at the end only.`;
  }
}

function bag(problem: BagProblem | StateInitProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'It is empty.';
    case 'text':
      return input(problem.problem);
    case 'hex':
      return 'It is hexadecimal, and the protocol has base64.';
    case 'bag':
      return `It is not a valid bag of cells: byte ${problem.at} is wrong. The cell and BoC viewer says more.`;
    case 'roots':
      return `The bag of cells has ${problem.found} roots in place of one.`;
    case 'layout':
      return 'The cell is not a StateInit.';
  }
}

const wanted: Readonly<Record<ShapeFault['wanted'], string>> = {
  text: 'a string',
  object: 'an object',
  'whole-number': 'a whole number',
  seconds: 'a time in whole seconds',
  'content-type': '“text”, “binary” or “cell”',
};

const causes: Readonly<Record<Cause, string>> = {
  'reported-key': 'It fits the reported publicKey: somebody signed with a key that does not belong to this address.',
  'expected-domain': 'It fits the domain that you expect: the domain in the reply was changed afterwards.',
  'expected-payload': 'It fits the payload that you expect: the payload in the reply was changed afterwards.',
  'workchain-order': 'It fits with the workchain in little endian: the wallet must write it in big endian.',
  'length-order': 'It fits with the length of the domain in big endian: the wallet must write it in little endian.',
  'time-order': 'It fits with the timestamp in big endian: the wallet must write it in little endian.',
  'message-itself': 'It fits the message itself: the wallet left out both hashes.',
  'inner-hash': 'It fits the first hash: the wallet left out the prefix and the second hash.',
};

/** What a step found, in one or two sentences. */
function finding(one: Finding): string {
  switch (one.code) {
    case 'shape': {
      const forms = {
        sdk: 'account and signed part as the SDK gives them',
        flat: 'one object, as servers receive it',
        items: 'items of the wallet’s connect event',
      };
      const kinds = {proof: 'A ton_proof', text: 'A signed text', binary: 'Signed bytes', cell: 'A signed cell'};
      return `${kinds[one.kind]}; ${forms[one.form]}. All fields are there.`;
    }
    case 'shape-faults':
      return one.faults
        .map(({path, wanted: what, missing}) => `${path}: ${missing ? 'missing' : 'wrong type'}, must be ${wanted[what]}.`)
        .join(' ');
    case 'declined':
      return `The wallet sent an error and no signature${one.error === undefined ? '' : `: code ${one.error}`}${one.error === 400 ? ', the method is not supported' : one.error === 300 ? ', the user declined' : ''}${one.message ? ` (“${clip(one.message)}”)` : ''}.`;
    case 'address-raw':
      return `Raw form, workchain ${one.workchain}.`;
    case 'address-friendly':
      return `The protocol has a raw address here, and this is another form of ${one.raw}.`;
    case 'address-malformed':
      return `“${clip(one.found)}” is not a raw address: workchain, colon, 64 hexadecimal digits.`;
    case 'network-unsaid':
      return `The reply does not name the network${one.expected ? ', so it cannot be compared' : ''}. The proof itself is the same on all networks.`;
    case 'network-said':
    case 'network-same':
      return `The account says ${network(one.found)}${one.code === 'network-same' ? ', as expected' : ''}. The signature does not cover this.${one.byWallet ? ` The wallet ID is that of a wallet on ${network(one.byWallet)}.` : ''}`;
    case 'network-other':
      return `The account says ${network(one.found)}, expected is ${network(one.expected)}.`;
    case 'init-fits':
      return `Its hash is the account ID: ${one.hash}.`;
    case 'init-without-address':
      return `Its hash is ${one.hash}; there is no address to compare it with.`;
    case 'init-other':
      return `Its hash is ${one.hash}, the account ID is ${one.account}. This is the StateInit of another wallet: anybody can send the address of somebody else beside a wallet of their own.`;
    case 'init-unreadable':
      return bag(one.problem);
    case 'key-wallet':
      return `Wallet ${one.wallet}, key ${one.key}${one.walletId === undefined ? '' : `, wallet ID ${one.walletId}`}. ${one.reported ? 'The reported publicKey is the same.' : 'The reply does not report a publicKey.'}`;
    case 'key-contract':
      return `Key ${one.key}, from get_public_key. ${one.reported ? 'The reported publicKey is the same.' : 'The reply does not report a publicKey.'}`;
    case 'key-other':
      return `${one.wallet === undefined ? 'get_public_key answers' : `The data of the wallet ${one.wallet} holds`} the key ${one.key}, the reply reports “${clip(one.reported)}”. Only the first belongs to the address.`;
    case 'key-foreign':
      return `${one.key === undefined ? '' : `The StateInit${one.wallet === undefined ? '' : ` (wallet ${one.wallet})`} holds the key ${one.key}. `}It is not the StateInit of this address, so no key in it counts.`;
    case 'key-unknown':
      return `${one.codeHash === undefined ? 'The StateInit has no code' : `No known wallet has this code (hash ${one.codeHash})`}. Ask the contract by its get method get_public_key and enter the answer above.`;
    case 'key-short':
      return `The code is that of wallet ${one.wallet}, but its data is too short for a key.`;
    case 'key-none':
      return 'There is no StateInit to take the key from.';
    case 'domain-same':
      return `“${clip(one.domain)}”, as expected, ${plural(one.length, 'byte')}.`;
    case 'domain-other':
      return `The reply is for “${clip(one.found)}”, expected is “${clip(one.expected)}”. Anyone who has a proof for another site must not get in here.`;
    case 'domain-length':
      return `lengthBytes says ${one.said}, “${clip(one.domain)}” has ${plural(one.counted, 'byte')} of UTF-8.`;
    case 'domain-unasked':
      return `The reply is for “${clip(one.found)}”. Enter the domain of your app to compare.`;
    case 'time-fresh':
      return `${timeText(one.timestamp)}, ${one.age < 0 ? `${span(-one.age)} ahead, which clocks may differ by` : `${span(one.age)} before the check; ${span(one.most)} are accepted`}.`;
    case 'time-old':
      return `${timeText(one.timestamp)}, ${span(one.age)} before the check; only ${span(one.most)} are accepted.`;
    case 'time-future':
      return `${timeText(one.timestamp)}, ${span(one.ahead)} after the check. More than a minute is no difference of clocks.`;
    case 'time-milliseconds':
      return `${one.timestamp} would be far in the future. These are milliseconds, and the protocol has seconds.`;
    case 'time-unasked':
      return `${timeText(one.timestamp)}. Time or age above cannot be read, so it was not compared.`;
    case 'payload-same':
      return `As expected, ${plural(one.length, 'byte')}.`;
    case 'payload-other':
      return `The reply has “${clip(one.found)}”, expected is “${clip(one.expected)}”.`;
    case 'payload-unasked':
      return `The reply has “${clip(one.found)}”. Enter what your server gave out to compare.`;
    case 'message':
      return one.kind === 'cell'
        ? `${plural(one.length, 'byte')} of data with the completion tag; domain and payload are the two references of the cell.`
        : `${plural(one.length, 'byte')}, put together from the fields of the reply:`;
    case 'message-content':
      return `What was signed cannot be read. ${bag(one.problem)}`;
    case 'message-none':
      return 'Without an address there is no message.';
    case 'hashes':
      return one.kind === 'proof'
        ? 'SHA-256 of the message, then of 0xffff, “ton-connect” and the first hash. The second is signed.'
        : one.kind === 'cell'
          ? 'The hash of the cell is signed.'
          : 'SHA-256 of the message is signed.';
    case 'hashes-none':
      return 'Without a message there is nothing to hash.';
    case 'signature-fits':
      return one.key === 'init'
        ? 'It fits the last hash and the key from the StateInit.'
        : 'It fits the last hash and the key from get_public_key.';
    case 'signature-not':
      return `It does not fit hash and key. ${one.cause === undefined ? 'A field was changed after signing, or another key signed.' : causes[one.cause]}`;
    case 'signature-text':
      return input(one.problem);
    case 'signature-hex':
      return 'It is hexadecimal, and the protocol has base64.';
    case 'signature-length':
      return `It has ${plural(one.found, 'byte')}; an Ed25519 signature has 64.`;
    case 'signature-foreign':
      return one.fits
        ? 'It fits the key in the StateInit, which is that of another wallet. About this address it says nothing.'
        : 'There is no key of this address to check it with.';
    case 'signature-reported':
      return one.fits
        ? 'It fits the reported publicKey, which proves nothing until the contract confirms that key.'
        : 'It does not fit the reported publicKey either. The key of the contract is missing.';
    case 'signature-none':
      return 'There is no hash or no key to check it with.';
    case 'not-reached':
      return 'Not reached.';
  }
}

function problem(one: FieldProblem): string {
  switch (one.code) {
    case 'domain-url':
      return `Only the domain, without https:// and path${one.host ? `: ${clip(one.host)}` : ''}.`;
    case 'time':
      return 'Neither Unix seconds nor a date such as 2026-09-21 14:13:20.';
    case 'key':
      return 'A public key has 64 hexadecimal digits; the number that a get method answers is read too.';
    case 'number':
      return numbers.problem(one.problem);
  }
}

export const messages = {
  label: 'Reply of the wallet, JSON',
  help: 'Account with tonProof as the SDK gives them, or the object that your server received.',
  json: (at: number) => `Character ${at + 1} is not allowed there in JSON.`,
  jsonEnd: 'The JSON ends too early.',
  tooLongText: (found: number, most: number) => `${found} characters are no reply; at most ${most} are read.`,
  try: 'Try',
  examples: {
    right: 'right proof',
    domain: 'for another domain',
    forged: 'forged key',
    expired: 'expired',
    signData: 'signed text',
  } satisfies Record<ExampleName, string>,
  domain: 'Expected domain',
  domainHelp: 'That of your app, such as app.example.',
  payload: 'Expected payload',
  payloadHelp: 'What your server gave out, or the signed text.',
  more: 'Time, accepted age, network',
  at: 'Time of the check',
  atHelp: 'Unix seconds or a date in UTC. Empty: now.',
  age: 'Accepted age, seconds',
  network: 'Expected network',
  networks: {any: 'any', '-239': 'mainnet', '-3': 'testnet'},
  key: 'Answer of get_public_key',
  keyHelp: 'The code of this wallet is not known: ask its contract.',
  problem,
  finding,
  outcome: {
    right: (kind: 'proof' | 'data', domain: string) =>
      kind === 'proof'
        ? `The proof is right: the owner of this wallet agreed to sign in to ${clip(domain)}.`
        : `The signature is right: the owner of this wallet signed this for ${clip(domain)}.`,
    wrong: (steps: readonly string[]) => `Refuse it. Wrong: ${steps.join(', ')}.`,
    open: (steps: readonly string[]) => `Nothing is wrong, but something is open: ${steps.join(', ')}.`,
  },
  once: 'Your server must also take the payload only once.',
  stepsLabel: 'Steps of the check',
  steps: {
    shape: 'Form of the JSON',
    address: 'Address',
    network: 'Network',
    init: 'StateInit and address',
    key: 'Public key',
    domain: 'Domain',
    time: 'Time',
    payload: 'Payload',
    message: 'Message',
    hashes: 'Hashes',
    signature: 'Signature',
  } satisfies Record<StepName, string>,
  verdicts: {right: 'right', wrong: 'wrong', open: 'open', note: 'for information', skipped: 'not judged'} satisfies Record<
    Verdict,
    string
  >,
  viewer: 'Look at the cells',
  partsLabel: 'Message, part by part',
  partColumns: ['Bytes', 'Hexadecimal', 'Part'],
  parts: {
    'proof-prefix': 'Prefix, “ton-proof-item-v2/”',
    'outer-prefix': 'Prefix, 0xffff',
    'data-prefix': 'Prefix, “ton-connect/sign-data/”',
    workchain: 'Workchain, big endian',
    account: 'Account ID',
    'domain-length': 'Length of the domain',
    domain: 'Domain, UTF-8',
    time: 'Timestamp',
    payload: 'Payload, UTF-8',
    'content-kind': 'Kind of content',
    'content-length': 'Length of the content',
    content: 'Content',
    'cell-prefix': 'Prefix, 0x75569022',
    'schema-hash': 'CRC-32 of the schema',
    address: 'Address and completion tag',
  } satisfies Record<PartName, string>,
  ordered: (part: string, order: 'little' | 'big') => `${part}, ${order} endian`,
  whole: 'Whole message',
  hashNames: {inner: 'SHA-256 of the message', signed: 'What is signed'},
  hashesLabel: 'Hashes',
  tooLong: 'The reply is too long for an address; a link to this check would not carry it.',
  numbers,
};

export type Messages = typeof messages;
