// Python computes the same hash as TypeScript, and accepts the same signature.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {dirname} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Address} from '@ton/core';
import {keyPairFromSeed, sign} from '@ton/crypto';
import {proofHash} from './verify.ts';

const python = (code: string, input: unknown) =>
  spawnSync('python3', ['-B', '-c', code], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    encoding: 'utf8',
    input: JSON.stringify(input),
  });

const keys = keyPairFromSeed(randomBytes(32));
const address = new Address(-1, randomBytes(32)); // a negative workchain: the sign matters
const unsigned = {
  timestamp: 1_790_000_000,
  domain: {lengthBytes: 11, value: 'app.example'},
  payload: 'payload-1',
  signature: '',
};
const hash = proofHash(address, unsigned);
const proof = {...unsigned, signature: sign(hash, keys.secretKey).toString('base64')};
const input = {
  address: address.toRawString(),
  key: keys.publicKey.toString('hex'),
  proof,
};
const READ = 'import json, sys, proof as p; d = json.load(sys.stdin); ';

test('the hash is the same', () => {
  const {stdout, stderr} = python(
    `${READ}print(p.proof_hash(d["address"], d["proof"]).hex())`,
    input,
  );
  assert.equal(stdout.trim(), hash.toString('hex'), stderr);
});

const hasCryptography = python('import cryptography', {}).status === 0;
test(
  'a signature is accepted, a changed payload is not',
  {skip: !hasCryptography},
  () => {
    const code = `${READ}print(p.signature_is_valid(d["address"], d["key"], d["proof"]))`;
    assert.equal(python(code, input).stdout.trim(), 'True');
    const forged = {...input, proof: {...proof, payload: 'payload-2'}};
    assert.equal(python(code, forged).stdout.trim(), 'False');
  },
);
