import {bls12_381} from '@noble/curves/bls12-381.js';
import {beginCell, type Address, type Cell} from '@ton/core';
import type {Proof, VerificationKey} from './snark.ts';

// region points
/** snarkjs writes coordinates as decimal numbers; the TVM expects compressed points. */
export function g1([x, y]: Proof['pi_a']): Buffer {
  const point = bls12_381.G1.Point.fromAffine({x: BigInt(x), y: BigInt(y)});
  return Buffer.from(point.toBytes(true)); // 48 bytes
}

export function g2([x, y]: Proof['pi_b']): Buffer {
  const fp2 = ([c0, c1]: [string, string]) =>
    bls12_381.fields.Fp2.fromBigTuple([BigInt(c0), BigInt(c1)]);
  const point = bls12_381.G2.Point.fromAffine({x: fp2(x), y: fp2(y)});
  return Buffer.from(point.toBytes(true)); // 96 bytes
}
// endregion

// region cells
const cellOf = (...parts: Buffer[]): Cell =>
  beginCell().storeBuffer(Buffer.concat(parts)).endCell();

export function verifierData(key: VerificationKey, product: bigint): Cell {
  const [ic0, ...ic] = key.IC.map(g1);
  if (ic0 === undefined || ic.length !== 2) {
    throw new Error('The contract is made for two public signals');
  }
  const keyCell = beginCell()
    .storeRef(cellOf(g1(key.vk_alpha_1), ic0))
    .storeRef(cellOf(g2(key.vk_beta_2)))
    .storeRef(cellOf(g2(key.vk_gamma_2)))
    .storeRef(cellOf(g2(key.vk_delta_2)))
    .storeBuffer(Buffer.concat(ic))
    .endCell();
  return beginCell()
    .storeUint(product, 256)
    .storeBit(false)
    .storeRef(keyCell)
    .endCell();
}

export function proofCells({pi_a, pi_b, pi_c}: Proof): {ac: Cell; b: Cell} {
  return {ac: cellOf(g1(pi_a), g1(pi_c)), b: cellOf(g2(pi_b))};
}

export function claimBody(proof: Proof): Cell {
  const {ac, b} = proofCells(proof);
  return beginCell()
    .storeUint(0x4b1c7a90, 32)
    .storeUint(0, 64) // query_id
    .storeRef(ac)
    .storeRef(b)
    .endCell();
}

/** The signal that binds a proof to an account, as the contract computes it. */
export function recipientSignal(recipient: Address): bigint {
  return BigInt(`0x${recipient.hash.toString('hex')}`) % bls12_381.fields.Fr.ORDER;
}
// endregion
