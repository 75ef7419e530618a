// The proof verifier, held to the check of samples/ton-proof: the same proofs, the same verdicts.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, storeStateInit, type StateInit as Init} from '@ton/core';
import {keyPairFromSeed, sign, type KeyPair} from '@ton/crypto';
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton';
import {checkProof, proofHash, signDataHash, type ProofReply, type Refusal} from '../../../samples/ton-proof/verify.ts';
import {crc32} from '../../../src/tools/boc/crc32.ts';
import {checkReply, STEPS, type Checked, type Expected, type StepName} from '../../../src/tools/proof/check.ts';
import {EXAMPLES, type ExampleName} from '../../../src/tools/proof/examples.ts';
import {NOTHING, readFields, readTime} from '../../../src/tools/proof/input.ts';
import {dnsForm} from '../../../src/tools/proof/message.ts';
import {messages as en} from '../../../src/tools/proof/messages/en.ts';
import {messages as ru} from '../../../src/tools/proof/messages/ru.ts';
import {messages as zh} from '../../../src/tools/proof/messages/zh-CN.ts';
import {readReply} from '../../../src/tools/proof/reply.ts';
import {networkOfV5} from '../../../src/tools/proof/state-init.ts';
import {WALLETS} from '../../../src/tools/proof/wallets.ts';
import {MOST_REPLY} from '../../../src/tools/shared/budget.ts';
import {jsonFault} from '../../../src/tools/shared/json-fault.ts';
import {processorTime} from '../../lib/time.ts';

const NOW = 1_790_000_000;
const DOMAIN = 'app.example';
const PAYLOAD = 'payload-1';
const keys = keyPairFromSeed(randomBytes(32));
const stranger = keyPairFromSeed(randomBytes(32));

const VERSIONS = {
  V1R1: WalletContractV1R1,
  V1R2: WalletContractV1R2,
  V1R3: WalletContractV1R3,
  V2R1: WalletContractV2R1,
  V2R2: WalletContractV2R2,
  V3R1: WalletContractV3R1,
  V3R2: WalletContractV3R2,
  V4R2: WalletContractV4,
  V5R1: WalletContractV5R1,
} as const;

const v5 = WalletContractV5R1.create({workchain: 0, publicKey: keys.publicKey}).init;
const bag = (init: Init): string => beginCell().store(storeStateInit(init)).endCell().toBoc().toString('base64');

async function reply(
  init: Init = v5,
  pair: KeyPair = keys,
  change: Partial<ProofReply['proof']> = {},
  address = contractAddress(0, init),
): Promise<ProofReply> {
  const proof = {
    timestamp: NOW - 5,
    domain: {lengthBytes: Buffer.byteLength(DOMAIN), value: DOMAIN},
    payload: PAYLOAD,
    signature: '',
    ...change,
  };
  return {
    address: address.toRawString(),
    publicKey: pair.publicKey.toString('hex'),
    walletStateInit: bag(init),
    proof: {...proof, signature: sign(proofHash(address, proof), pair.secretKey).toString('base64')},
  };
}

const EXPECTED: Expected = {
  domain: DOMAIN,
  payload: PAYLOAD,
  network: undefined,
  now: NOW,
  maxAge: 900,
  contractKey: undefined,
};

function check(value: unknown, change: Partial<Expected> = {}): Checked {
  const checked = checkReply(readReply(typeof value === 'string' ? value : JSON.stringify(value)), {...EXPECTED, ...change});
  assert.ok(checked);
  return checked;
}

const wrong = ({steps}: Checked): StepName[] => steps.filter(({verdict}) => verdict === 'wrong').map(({name}) => name);
const code = ({steps}: Checked, name: StepName): string => steps.find((step) => step.name === name)!.finding.code;

/** The first of the tool's failed steps in the order in which the sample checks. */
function refusal(checked: Checked): Refusal | undefined {
  const failed = wrong(checked);
  const order: [StepName, Refusal][] = [
    ['domain', 'domain'],
    ['time', 'time'],
    ['address', 'address'],
    ['init', 'address'],
    ['key', 'public-key'],
    ['signature', 'signature'],
    ['payload', 'payload'],
  ];
  if (code(checked, 'key') === 'key-unknown') return 'unknown-wallet';
  return order.find(([step]) => failed.includes(step))?.[1];
}

/** What the sample says; its payload check takes what the tool expects. */
async function sampleRefusal(
  one: ProofReply,
  change: Partial<Expected>,
  getPublicKey?: () => Promise<Buffer>,
): Promise<Refusal | undefined> {
  const {domain, payload, now, maxAge} = {...EXPECTED, ...change};
  return checkProof(one, {
    domain: domain!,
    now: now!,
    maxAge: maxAge!,
    takePayload: (taken) => taken === payload,
    ...(getPublicKey && {getPublicKey}),
  });
}

test('the table of wallets is that of @ton/ton: code, place of the key, place of the ID', () => {
  assert.deepEqual(
    WALLETS.map(({name}) => name),
    Object.keys(VERSIONS),
  );
  for (const {name, code: hash, keyAt, idAt} of WALLETS) {
    const {init} = VERSIONS[name as keyof typeof VERSIONS].create({workchain: 0, publicKey: keys.publicKey});
    assert.equal(init.code.hash().toString('hex'), hash, name);
    assert.deepEqual(init.data.beginParse().skip(keyAt).loadBuffer(32), keys.publicKey, name);
    if (idAt !== undefined) assert.ok([698983191, 0x7fffff11].includes(init.data.beginParse().skip(idAt).loadUint(32)), name);
  }
});

for (const [name, wallet] of Object.entries(VERSIONS))
  test(`a right proof of a wallet ${name} is accepted, by the sample too`, async () => {
    for (const workchain of [0, -1]) {
      const {init} = wallet.create({workchain, publicKey: keys.publicKey});
      const one = await reply(init, keys, {}, contractAddress(workchain, init));
      const checked = check(one);
      assert.equal(checked.outcome, 'right');
      assert.deepEqual(
        checked.steps.map((step) => step.name),
        STEPS,
      );
      const found = checked.steps.find((step) => step.name === 'key')!.finding;
      assert.ok(found.code === 'key-wallet' && found.wallet === name && found.key === keys.publicKey.toString('hex'));
      assert.equal(await sampleRefusal(one, {}), undefined);
    }
  });

test('each forgery is refused at its step, and by the sample for the same reason', async () => {
  const good = await reply();
  const other = WalletContractV5R1.create({workchain: 0, publicKey: stranger.publicKey}).init;
  const otherReply = await reply(other, stranger);
  const forged = await reply(other, stranger, {}, Address.parse(good.address));
  const cases: [Refusal, StepName, string, ProofReply, Partial<Expected>?][] = [
    ['domain', 'domain', 'domain-other', good, {domain: 'phishing.example'}],
    ['domain', 'domain', 'domain-length', await reply(v5, keys, {domain: {lengthBytes: 3, value: DOMAIN}})],
    ['domain', 'domain', 'domain-length', await reply(v5, keys, {domain: {lengthBytes: 6, value: 'приме'}}), {domain: 'приме'}],
    ['time', 'time', 'time-old', await reply(v5, keys, {timestamp: NOW - 1000})],
    ['time', 'time', 'time-future', await reply(v5, keys, {timestamp: NOW + 61})],
    ['time', 'time', 'time-milliseconds', await reply(v5, keys, {timestamp: NOW * 1000})],
    ['address', 'init', 'init-other', {...otherReply, address: good.address}],
    ['address', 'init', 'init-other', forged],
    ['address', 'init', 'init-other', {...forged, publicKey: good.publicKey}],
    ['address', 'address', 'address-malformed', {...good, address: 'no address'}],
    ['address', 'address', 'address-friendly', {...good, address: Address.parse(good.address).toString()}],
    ['address', 'init', 'init-unreadable', {...good, walletStateInit: 'no bag'}],
    ['address', 'init', 'init-unreadable', {...good, walletStateInit: ''}],
    ['public-key', 'key', 'key-other', {...good, publicKey: stranger.publicKey.toString('hex')}],
    ['public-key', 'key', 'key-other', {...(await reply(v5, {...stranger, publicKey: stranger.publicKey}))}],
    ['signature', 'signature', 'signature-not', {...good, proof: {...good.proof, signature: otherReply.proof.signature}}],
    ['signature', 'signature', 'signature-not', {...good, proof: {...good.proof, payload: 'payload-2'}}],
    ['signature', 'signature', 'signature-not', {...good, proof: {...good.proof, timestamp: NOW - 6}}],
    ['signature', 'signature', 'signature-length', {...good, proof: {...good.proof, signature: 'AAAA'}}],
    ['signature', 'signature', 'signature-length', {...good, proof: {...good.proof, signature: ''}}],
    [
      'signature',
      'signature',
      'signature-hex',
      {...good, proof: {...good.proof, signature: Buffer.from(good.proof.signature, 'base64').toString('hex')}},
    ],
    ['payload', 'payload', 'payload-other', await reply(v5, keys, {payload: 'not given out'})],
  ];
  for (const [reason, step, finding, one, change = {}] of cases) {
    const checked = check(one, change);
    assert.equal(checked.outcome, 'wrong', finding);
    assert.ok(wrong(checked).includes(step), `${finding}: ${wrong(checked).join()}`);
    assert.equal(code(checked, step), finding);
    assert.equal(refusal(checked), reason, finding);
    assert.equal(await sampleRefusal(one, change), reason, finding);
  }
});

test('a stranger who signs for another account is seen through: the signature fits a key that says nothing', async () => {
  const victim = Address.parse((await reply()).address);
  const other = WalletContractV4.create({workchain: 0, publicKey: stranger.publicKey}).init;
  const checked = check(await reply(other, stranger, {}, victim));
  assert.deepEqual(wrong(checked), ['init']);
  const [key, signature] = (['key', 'signature'] as const).map((name) => checked.steps.find((step) => step.name === name)!);
  assert.deepEqual([key!.verdict, signature!.verdict], ['skipped', 'skipped']);
  assert.deepEqual(signature!.finding, {code: 'signature-foreign', fits: true});
});

test('a contract of unknown code is open until the key of its get method is there', async () => {
  for (const init of [
    {code: beginCell().storeUint(7, 8).endCell(), data: new Cell()},
    WalletContractV5Beta.create({publicKey: keys.publicKey}).init,
  ]) {
    const one = await reply(init);
    assert.equal(check(one).outcome, 'open');
    assert.equal(refusal(check(one)), 'unknown-wallet');
    assert.equal(await sampleRefusal(one, {}), 'unknown-wallet');
    assert.deepEqual(check(one).steps.at(-1), {
      name: 'signature',
      verdict: 'open',
      finding: {code: 'signature-reported', fits: true},
    });
    assert.equal(check(one, {contractKey: keys.publicKey}).outcome, 'right');
    assert.equal(await sampleRefusal(one, {}, async () => keys.publicKey), undefined);
    assert.equal(refusal(check(one, {contractKey: Buffer.alloc(32)})), 'public-key');
    assert.equal(await sampleRefusal(one, {}, async () => Buffer.alloc(32)), 'public-key');
  }
});

test('a reply is read in the form of the SDK, of servers and of a wallet’s event', async () => {
  const {proof, ...account} = await reply();
  const {publicKey, walletStateInit, address} = account;
  const item = {name: 'ton_proof', proof};
  const forms: [string, unknown][] = [
    ['sdk', {device: {}, account: {...account, chain: '-239'}, connectItems: {tonProof: item}}],
    ['sdk', {wallet: {account, connectItems: {tonProof: item}}}],
    ['sdk', {account, tonProof: item}],
    ['sdk', {account, proof}],
    ['sdk', {account, tonProof: proof}],
    ['flat', {...account, chain: '-239', proof}],
    [
      'flat',
      {
        address,
        network: '-239',
        public_key: publicKey,
        proof: {...proof, domain: {length_bytes: 11, value: DOMAIN}, state_init: walletStateInit},
      },
    ],
    ['flat', {...account, proof: {...proof, timestamp: String(proof.timestamp)}}],
    ['flat', {address, walletStateInit, proof}],
    ['items', {event: 'connect', id: 1, payload: {items: [{name: 'ton_addr', network: '-239', ...account}, item], device: {}}}],
    ['items', [{name: 'ton_addr', ...account}, item]],
  ];
  for (const [form, value] of forms) {
    const checked = check(value);
    assert.equal(checked.outcome, 'right', JSON.stringify(value));
    assert.deepEqual(checked.steps[0]!.finding, {code: 'shape', form, kind: 'proof'});
  }
});

test('what is missing or of another type is named by its path', async () => {
  const {proof, ...account} = await reply();
  const faults = (value: unknown): string[] => {
    const {finding} = check(value).steps[0]!;
    return finding.code === 'shape-faults'
      ? finding.faults.map(({path, wanted, missing}) => `${missing ? '-' : ''}${path}: ${wanted}`)
      : [finding.code];
  };
  assert.deepEqual(faults({account: {...account, address: 7}, proof}), ['account.address: text']);
  assert.deepEqual(faults({account}), ['-proof: object']);
  assert.deepEqual(faults(proof), ['-address: text', '-walletStateInit: text']);
  assert.deepEqual(faults({...account, proof: {...proof, timestamp: 1.5, domain: DOMAIN}}), [
    'proof.timestamp: seconds',
    'proof.domain: object',
  ]);
  assert.deepEqual(faults({account, connectItems: {tonProof: {name: 'ton_proof', proof: {...proof, domain: {value: DOMAIN}}}}}), [
    '-connectItems.tonProof.proof.domain.lengthBytes: whole-number',
  ]);
  assert.deepEqual(faults({account, connectItems: {tonProof: {name: 'ton_proof', error: {code: 400, message: 'no'}}}}), ['declined']);
  assert.deepEqual(faults({event: 'connect_error', id: 1, payload: {code: 300, message: 'declined'}}), ['declined']);
  assert.deepEqual(faults([]), ['-ton_addr.address: text', '-ton_addr.walletStateInit: text', '-ton_proof.proof: object']);
  for (const value of [7, 'text', null, true, {}]) assert.equal(wrong(check(JSON.stringify(value))).join(), 'shape');
});

test('a signature that does not fit is told by what would make it fit', async () => {
  const good = await reply();
  const address = Address.parse(good.address);
  const cause = (one: ProofReply, change: Partial<Expected> = {}): string | undefined => {
    const {finding} = check(one, change).steps.at(-1)!;
    return finding.code === 'signature-not' ? finding.cause : finding.code;
  };
  // The bytes by hand, so that one part of them can be wrong.
  const message = (change: {workchain?: boolean; length?: boolean; time?: boolean}): Buffer => {
    const [workchain, length, time] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.alloc(8)];
    if (change.workchain) workchain.writeInt32LE(1);
    else workchain.writeInt32BE(1);
    if (change.length) length.writeUInt32BE(DOMAIN.length);
    else length.writeUInt32LE(DOMAIN.length);
    if (change.time) time.writeBigUInt64BE(BigInt(NOW - 5));
    else time.writeBigUInt64LE(BigInt(NOW - 5));
    return Buffer.concat([
      Buffer.from('ton-proof-item-v2/'),
      workchain,
      address.hash,
      length,
      Buffer.from(DOMAIN),
      time,
      Buffer.from(PAYLOAD),
    ]);
  };
  const {createHash} = await import('node:crypto');
  const sha = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
  const outer = (bytes: Buffer): Buffer => sha(Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha(bytes)]));
  // The hash of a state is an account ID in each workchain; 0 and -1 look the same in both byte orders.
  const masterchain = {...good, address: `1:${address.hash.toString('hex')}`};
  const signed = (bytes: Buffer): ProofReply => ({
    ...masterchain,
    proof: {...good.proof, signature: sign(bytes, keys.secretKey).toString('base64')},
  });
  assert.equal(cause(signed(outer(message({})))), 'signature-fits');
  assert.equal(cause(signed(outer(message({workchain: true})))), 'workchain-order');
  assert.equal(cause(signed(outer(message({length: true})))), 'length-order');
  assert.equal(cause(signed(outer(message({time: true})))), 'time-order');
  assert.equal(cause(signed(message({}))), 'message-itself');
  assert.equal(cause(signed(sha(message({})))), 'inner-hash');
  assert.equal(cause({...(await reply(v5, {...stranger})), publicKey: stranger.publicKey.toString('hex')}), 'reported-key');
  assert.equal(cause({...good, proof: {...good.proof, payload: 'other'}}), 'expected-payload');
  assert.equal(cause({...good, proof: {...good.proof, domain: {lengthBytes: 2, value: 'it'}}}), 'expected-domain');
  assert.equal(cause({...good, proof: {...good.proof, timestamp: NOW - 4}}), undefined);
});

test('the parts of the message are the bytes that were signed, and the last hash is that of the sample', async () => {
  const domain = 'пример.example';
  const one = await reply(v5, keys, {domain: {lengthBytes: Buffer.byteLength(domain), value: domain}});
  const {parts, hashes} = check(one, {domain});
  assert.deepEqual(
    parts.map(({name, bytes}) => `${name} ${bytes.length}`),
    ['proof-prefix 18', 'workchain 4', 'account 32', 'domain-length 4', 'domain 20', 'time 8', 'payload 9'],
  );
  assert.deepEqual(Buffer.from(hashes.at(-1)!.hash), proofHash(Address.parse(one.address), one.proof));
});

test('network: what the account says, what is expected, and what the ID of a V5 wallet says', async () => {
  const {proof, ...account} = await reply();
  const chain = (value: unknown, network?: '-239' | '-3'): string =>
    code(check({...account, ...(value !== undefined && {chain: value}), proof}, {network}), 'network');
  assert.equal(chain(undefined), 'network-unsaid');
  assert.equal(check({...account, proof}, {network: '-3'}).outcome, 'open');
  assert.equal(chain('-239'), 'network-said');
  assert.equal(chain(-239, '-239'), 'network-same');
  assert.equal(chain('-239', '-3'), 'network-other');
  for (const network of [-239, -3] as const)
    for (const workchain of [0, -1]) {
      const {init} = WalletContractV5R1.create({
        publicKey: keys.publicKey,
        walletId: {networkGlobalId: network, context: {workchain, subwalletNumber: 0, walletVersion: 'v5r1'}},
      });
      assert.equal(networkOfV5(init.data.beginParse().skip(33).loadUint(32), workchain), String(network));
    }
  assert.equal(networkOfV5(698983191, 0), undefined);
});

test('signData: text, bytes and cell are accepted, and bound to address, domain and time', async () => {
  const address = contractAddress(0, v5);
  const account = {address: address.toRawString(), walletStateInit: bag(v5), publicKey: keys.publicKey.toString('hex')};
  const cell = beginCell().storeUint(1, 32).storeRef(beginCell().storeStringTail('x').endCell()).endCell();
  const schema = 'transfer#0f8a7ea5 query_id:uint64 = Body;';
  const cellHash = (domain: string): Buffer =>
    beginCell()
      .storeUint(0x75569022, 32)
      .storeUint(crc32(Buffer.from(schema)), 32)
      .storeUint(NOW - 5, 64)
      .storeAddress(address)
      .storeStringRefTail(domain)
      .storeRef(cell)
      .endCell()
      .hash();
  const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  const bytes = Buffer.from([1, 2, 255]);
  const cases: [string, Record<string, string>, Buffer, string?][] = [
    ['I agree', {type: 'text', text: 'I agree'}, signDataHash(address, DOMAIN, NOW - 5, {type: 'text', text: 'I agree'})],
    ['AQL/', {type: 'binary', bytes: bytes.toString('base64')}, signDataHash(address, DOMAIN, NOW - 5, {type: 'binary', bytes})],
    // Base64 that looks like hexadecimal.
    [
      'abcd',
      {type: 'binary', bytes: 'abcd'},
      signDataHash(address, DOMAIN, NOW - 5, {type: 'binary', bytes: Buffer.from('abcd', 'base64')}),
    ],
    [cell.toBoc().toString('base64'), {type: 'cell', schema, cell: cell.toBoc().toString('base64')}, cellHash('example\0app\0')],
    [
      cell.toBoc().toString('base64'),
      {type: 'cell', schema, cell: cell.toBoc().toString('base64')},
      cellHash(Buffer.from(dnsForm(long)).toString()),
      long,
    ],
  ];
  for (const [payload, content, hash, domain = DOMAIN] of cases) {
    const signData = {
      signature: sign(hash, keys.secretKey).toString('base64'),
      address: account.address,
      timestamp: NOW - 5,
      domain,
      payload: content,
    };
    for (const value of [
      {account, signData},
      {account, result: signData, id: '1'},
      {...account, ...signData},
    ]) {
      const checked = check(value, {payload, domain});
      assert.equal(checked.outcome, 'right', content.type);
      assert.deepEqual(Buffer.from(checked.hashes.at(-1)!.hash), hash);
    }
    for (const change of [{timestamp: NOW - 6}, {domain: 'it.example'}, {payload: {type: 'text', text: 'I do not'}}])
      assert.ok(wrong(check({account, signData: {...signData, ...change}}, {domain: undefined, payload: undefined})).includes('signature'));
    assert.equal(check({signData}, {payload, domain}).steps[0]!.finding.code, 'shape-faults', 'without a state init there is no key');
  }
});

test('the examples of the tool are what their buttons say, in every language', () => {
  const expectations: Record<ExampleName, StepName[]> = {
    right: [],
    domain: ['domain'],
    forged: ['init'],
    expired: ['time'],
    signData: [],
  };
  for (const [name, state] of Object.entries(EXAMPLES) as [ExampleName, (typeof EXAMPLES)[ExampleName]][]) {
    const {expected, problems} = readFields({...NOTHING, ...state}, 0);
    assert.deepEqual(problems, {});
    const checked = checkReply(readReply(state.in), expected)!;
    assert.deepEqual(wrong(checked), expectations[name], name);
    assert.equal(checked.outcome, expectations[name].length ? 'wrong' : 'right');
    for (const messages of [en, ru, zh])
      for (const {finding} of checked.steps) assert.doesNotMatch(messages.finding(finding), /undefined|NaN|\[object/);
  }
});

test('fields: a time in seconds or as a date, a domain without the rest of its address', () => {
  for (const text of [
    '1790000000',
    ' 1790000000 ',
    '2026-09-21 14:13:20',
    '2026-09-21T14:13:20Z',
    '2026-09-21T16:13:20.5+02:00',
    '2026-09-21 14:13:20 UTC',
  ])
    assert.equal(readTime(text), 1_790_000_000, text);
  for (const text of ['yesterday', '2026-13-40 00:00', '1790000000000', '-1', '21.09.2026']) assert.equal(readTime(text), undefined, text);
  const of = (domain: string) => readFields({...NOTHING, domain}, 0);
  for (const domain of ['app.example', 'localhost:3000', 'пример.example', ' app.example ']) {
    assert.deepEqual(of(domain).problems, {});
    assert.equal(of(domain).expected.domain, domain.trim());
  }
  for (const domain of ['https://app.example', 'app.example/', 'https://app.example/login?x#y', 'a b']) {
    assert.equal(of(domain).problems.domain?.code, 'domain-url', domain);
    assert.equal(of(domain).expected.domain, undefined);
  }
  assert.equal(readFields({...NOTHING, at: 'x', age: 'y', key: 'z'}, 0).expected.now, undefined);
  const key = keys.publicKey.toString('hex');
  for (const text of [key, `0x${key}`, String(BigInt(`0x${key}`))])
    assert.deepEqual(Buffer.from(readFields({...NOTHING, key: text}, 0).expected.contractKey!), keys.publicKey);
});

test('the place where a text stops being JSON, as JSON.parse takes it', () => {
  for (const [text, at] of [
    ['{"a": 1,}', 8],
    ["{'a': 1}", 1],
    ['{a: 1}', 1],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['{"a": "x', 8],
    ['{"a": tru}', 9],
    ['"\\x"', 2],
    ['01', 1],
    ['{"a": 1} x', 9],
    ['', 0],
    ['['.repeat(100), 60],
  ] as const)
    assert.equal(jsonFault(text), at, text);
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const base = '{"a": [1, -2.5e+3, "x\\u00e9\\n", null, true], "b": {"c": {}}, "д": []}';
  for (let round = 0; round < 20_000; round++) {
    const at = round % base.length;
    const character = '{}[]",:\\ue0-+.1tfn \n\tя'[Math.floor(Math.random() * 22)]!;
    const text = base.slice(0, at) + character + base.slice(at + (round % 3));
    assert.equal(jsonFault(text) === undefined, parses(text), text);
  }
});

test('whatever is pasted ends soon, without an error of its own', async () => {
  const good = JSON.stringify({...(await reply()), chain: '-239'});
  const languages = [en, ru, zh];
  const signed = [JSON.parse(good).address, DOMAIN, NOW - 5, {kind: 'proof', payload: PAYLOAD}];
  for (let round = 0; round < 1500; round++) {
    const at = Math.floor(Math.random() * good.length);
    const text = good.slice(0, at) + String.fromCharCode(32 + Math.floor(Math.random() * 95)) + good.slice(at + 1);
    const checked = checkReply(readReply(text), EXPECTED);
    for (const {finding} of checked?.steps ?? []) assert.ok(languages[round % 3]!.finding(finding).length > 5);
    if (checked?.outcome === 'right') {
      // What a change left right: what it says is what was signed.
      const read = readReply(text);
      assert.ok(read.kind === 'reply');
      const {address, domain, timestamp, content} = read.reply;
      assert.deepEqual([address.toLowerCase(), domain, timestamp, content], signed, text);
    }
  }
  // A bag of as many cells as fit, each of two bytes.
  const cells = Buffer.alloc(2 * 4200);
  const head = Buffer.from([
    0xb5,
    0xee,
    0x9c,
    0x72,
    2,
    2,
    cells.length >> 9,
    (cells.length >> 1) & 255,
    0,
    1,
    0,
    0,
    cells.length >> 8,
    cells.length & 255,
    0,
    0,
  ]);
  const many = Buffer.concat([head, cells]).toString('base64');
  const account = {address: `0:${'0'.repeat(64)}`, walletStateInit: 'A'.repeat(10_000)};
  for (const text of [
    'x'.repeat(1_000_000),
    '['.repeat(11_000),
    `"${'\\u0041'.repeat(1900)}"`,
    JSON.stringify({...account, proof: {timestamp: 1, domain: {lengthBytes: 1, value: 'd'}, payload: 'p', signature: ' '.repeat(1000)}}),
    JSON.stringify({__proto__: null, account: {constructor: 1}, payload: {items: {}}}),
    '{"__proto__": {"address": "0:00"}, "proof": {}}',
    JSON.stringify({
      ...account,
      walletStateInit: many,
      proof: {timestamp: 1, domain: {lengthBytes: 1, value: 'd'}, payload: 'p', signature: ''},
    }),
    JSON.stringify({...account, walletStateInit: ' '.repeat(10_000)}),
  ])
    assert.ok(processorTime(() => checkReply(readReply(text), EXPECTED), 300) < 300, text.slice(0, 40));
  assert.equal(readReply('x'.repeat(MOST_REPLY + 1)).kind, 'too-long');
});
