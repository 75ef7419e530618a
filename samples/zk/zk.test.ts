import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {bls12_381} from '@noble/curves/bls12-381.js';
import {type Address, beginCell, type Cell, contractAddress, toNano} from '@ton/core';
import type {
  Blockchain,
  BlockchainSnapshot,
  SandboxContract,
  SendMessageResult,
  TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {claimBody, proofCells, recipientSignal, verifierData} from './points.ts';
import {compileCircuit, testSetup} from './setup.ts';
import {curves, groth16, type Proof, type VerificationKey} from './snark.ts';

const PRODUCT = 3_000_017n * 65_537n;
let folder: string;
let key: VerificationKey;
let blockchain: Blockchain;
let snapshot: BlockchainSnapshot;
let alice: SandboxContract<TreasuryContract>;
let thief: SandboxContract<TreasuryContract>;
let verifier: Address;
let proof: Proof;

// region prove
async function prove(a: bigint, b: bigint, recipient: Address): Promise<Proof> {
  const input = {
    a: a.toString(),
    b: b.toString(),
    product: PRODUCT.toString(),
    recipient: recipientSignal(recipient).toString(),
  };
  const wasm = join(folder, 'reward_js', 'reward.wasm');
  const {proof, publicSignals} = await groth16.fullProve(
    input,
    wasm,
    join(folder, 'final.zkey'),
  );
  assert.deepEqual(publicSignals, [input.product, input.recipient]);
  assert.ok(await groth16.verify(key, publicSignals, proof)); // off-chain first
  return proof;
}
// endregion

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zk-'));
  compileCircuit(folder);
  key = await testSetup(folder);

  blockchain = await createNetwork();
  alice = await blockchain.treasury('alice');
  thief = await blockchain.treasury('thief');
  // region deploy
  const init = {
    code: await compileTolk(new URL('verifier.tolk', import.meta.url)),
    data: verifierData(key, PRODUCT),
  };
  verifier = contractAddress(0, init);
  const sponsor = await blockchain.treasury('sponsor');
  await sponsor.send({to: verifier, value: toNano('10'), init});
  // endregion
  snapshot = blockchain.snapshot();
  proof = await prove(3_000_017n, 65_537n, alice.address);
});
beforeEach(() => blockchain.loadFrom(snapshot));
after(async () => {
  rmSync(folder, {recursive: true});
  await (await curves.getCurveFromName('bls12381')).terminate(); // its worker threads keep the process alive
});

const claim = (
  who: SandboxContract<TreasuryContract>,
  body: Cell,
): Promise<SendMessageResult> => who.send({to: verifier, value: toNano('0.1'), body});
const isValid = async (given: Proof, recipient: Address): Promise<boolean> => {
  const {ac, b} = proofCells(given);
  const {stackReader} = await blockchain.runGetMethod(verifier, 'is_valid', [
    {type: 'cell', cell: ac},
    {type: 'cell', cell: b},
    {type: 'slice', cell: beginCell().storeAddress(recipient).endCell()},
  ]);
  return stackReader.readBoolean();
};

// region claim
test('an account that proves knowledge of the factors gets the reward, once', async () => {
  assert.equal(await isValid(proof, alice.address), true);
  const result = await claim(alice, claimBody(proof));
  const {exitCode, gasUsed} = computePhase(result, verifier);
  assert.equal(exitCode, 0);
  assert.ok(gasUsed < 110_000n, `${gasUsed} gas`);
  const [, paid] = transactionsOn(result, alice.address);
  assert.ok(paid?.inMessage?.info.type === 'internal');
  assert.ok(paid.inMessage.info.value.coins > toNano('10'));

  const again = await claim(alice, claimBody(proof));
  assert.equal(computePhase(again, verifier).exitCode, 401);
});
// endregion

test('a copied proof is worthless to anyone else', async () => {
  assert.equal(await isValid(proof, thief.address), false);
  const result = await claim(thief, claimBody(proof));
  assert.equal(computePhase(result, verifier).exitCode, 403);
});

test('a proof whose points are swapped or outside the group is rejected', async () => {
  const swapped = {...proof, pi_a: proof.pi_c, pi_c: proof.pi_a};
  const mixed = await claim(alice, claimBody(swapped));
  assert.equal(computePhase(mixed, verifier).exitCode, 403);

  // A point of the curve that is not in the group: pairings alone would not detect it.
  const {Fp} = bls12_381.fields;
  let x = 1n;
  for (; ; x++) {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    if (!Fp.eql(Fp.pow(square, (Fp.ORDER - 1n) / 2n), Fp.ONE)) continue;
    const point = bls12_381.G1.Point.fromAffine({x, y: Fp.sqrt(square)});
    if (!point.isTorsionFree()) break;
  }
  const bytes = Buffer.from(x.toString(16).padStart(96, '0'), 'hex');
  bytes.writeUInt8(bytes.readUInt8(0) | 0x80, 0); // compressed
  const {b} = proofCells(proof);
  const body = beginCell()
    .storeUint(0x4b1c7a90, 32)
    .storeUint(0, 64)
    .storeRef(beginCell().storeBuffer(bytes).storeBuffer(bytes))
    .storeRef(b)
    .endCell();
  assert.equal(computePhase(await claim(alice, body), verifier).exitCode, 402);
});

test('no proof can be made from wrong or trivial factors', async () => {
  await assert.rejects(prove(2n, 3n, alice.address));
  await assert.rejects(prove(1n, PRODUCT, alice.address));
  // In the field, 2 has a cofactor as well; the 32-bit range excludes it.
  const {Fr} = bls12_381.fields;
  await assert.rejects(prove(2n, Fr.mul(PRODUCT, Fr.inv(2n)), alice.address));
});
