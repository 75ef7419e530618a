// snarkjs ships no types. These are the calls that the sample uses.
import {createRequire} from 'node:module';

export interface Proof {
  pi_a: [string, string, string];
  pi_b: [[string, string], [string, string], [string, string]];
  pi_c: [string, string, string];
}
export interface VerificationKey {
  vk_alpha_1: Proof['pi_a'];
  vk_beta_2: Proof['pi_b'];
  vk_gamma_2: Proof['pi_b'];
  vk_delta_2: Proof['pi_b'];
  IC: Proof['pi_a'][];
}
interface Snarkjs {
  readonly curves: {
    getCurveFromName(name: string): Promise<{terminate(): Promise<void>}>;
  };
  readonly powersOfTau: {
    newAccumulator(curve: unknown, power: number, file: string): Promise<void>;
    contribute(from: string, to: string, name: string, entropy: string): Promise<void>;
    preparePhase2(from: string, to: string): Promise<void>;
  };
  readonly zKey: {
    newZKey(r1cs: string, tau: string, file: string): Promise<void>;
    contribute(from: string, to: string, name: string, entropy: string): Promise<void>;
    exportVerificationKey(file: string): Promise<VerificationKey>;
  };
  readonly groth16: {
    fullProve(
      input: Record<string, string>,
      wasm: string,
      key: string,
    ): Promise<{proof: Proof; publicSignals: string[]}>;
    verify(key: VerificationKey, signals: string[], proof: Proof): Promise<boolean>;
  };
}

export const {curves, powersOfTau, zKey, groth16} = createRequire(import.meta.url)(
  'snarkjs',
) as Snarkjs;
