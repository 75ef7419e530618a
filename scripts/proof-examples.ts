/**
 * Writes `src/tools/proof/examples.ts`: the examples of the proof verifier, signed with keys that are thrown away.
 *
 *     npx tsx scripts/proof-examples.ts
 *
 * Keys are generated in each run, so each run gives other bytes.
 */
import {randomBytes} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beginCell, contractAddress, storeStateInit, type Address} from '@ton/core';
import {keyPairFromSeed, sign, type KeyPair} from '@ton/crypto';
import {WalletContractV5R1} from '@ton/ton';
import {proofHash, signDataHash} from '../samples/ton-proof/verify.ts';

/** 2026-09-21 14:13:20 UTC. */
const TIME = 1_790_000_000;
const DOMAIN = 'app.example';
const TEXT = 'I agree to the rules of app.example';

interface Wallet {
  readonly keys: KeyPair;
  readonly address: Address;
  readonly account: Readonly<Record<'address' | 'chain' | 'walletStateInit' | 'publicKey', string>>;
}

function wallet(): Wallet {
  const keys = keyPairFromSeed(randomBytes(32));
  const {init} = WalletContractV5R1.create({workchain: 0, publicKey: keys.publicKey});
  const address = contractAddress(0, init);
  const bag = beginCell().store(storeStateInit(init)).endCell().toBoc({idx: false, crc32: false});
  return {
    keys,
    address,
    account: {
      address: address.toRawString(),
      chain: '-239',
      walletStateInit: bag.toString('base64'),
      publicKey: keys.publicKey.toString('hex'),
    },
  };
}

const payload = randomBytes(16).toString('hex');

/** A reply as the SDK gives it. `shown`: the account that the page reports, where it is another than the one that signs. */
function proof({keys, address, account}: Wallet, value: string, shown = account): string {
  const unsigned = {timestamp: TIME, domain: {lengthBytes: Buffer.byteLength(value), value}, payload, signature: ''};
  const signature = sign(proofHash(address, unsigned), keys.secretKey).toString('base64');
  return JSON.stringify({account: shown, connectItems: {tonProof: {name: 'ton_proof', proof: {...unsigned, signature}}}}, undefined, 1);
}

function signedText({keys, address, account}: Wallet): string {
  const hash = signDataHash(address, DOMAIN, TIME, {type: 'text', text: TEXT});
  const signData = {
    signature: sign(hash, keys.secretKey).toString('base64'),
    address: account.address,
    timestamp: TIME,
    domain: DOMAIN,
    payload: {type: 'text', text: TEXT},
  };
  return JSON.stringify({account, signData}, undefined, 1);
}

const [user, stranger] = [wallet(), wallet()];
const expected = {domain: DOMAIN, payload, at: String(TIME + 25)};
// The stranger signs for the user's address with a key of his own, and sends the state init that has this key.
const forged = proof({...stranger, address: user.address}, DOMAIN, {...stranger.account, address: user.account.address});
const good = proof(user, DOMAIN);
const examples = {
  right: {in: good, ...expected},
  domain: {in: proof(user, 'prize.example'), ...expected},
  forged: {in: forged, ...expected},
  expired: {in: good, ...expected, at: String(TIME + 86_400)},
  signData: {in: signedText(user), ...expected, payload: TEXT},
};
writeFileSync(
  path.join(__dirname, '../src/tools/proof/examples.ts'),
  `// Written by scripts/proof-examples.ts: signed with random keys that nobody has any more.\n\nexport const EXAMPLES = ${JSON.stringify(examples, undefined, 2)} as const;\n\nexport type ExampleName = keyof typeof EXAMPLES;\n`,
);
