import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {curves, powersOfTau, type VerificationKey, zKey} from './snark.ts';

// region compile
/** Compiles the circuit for BLS12-381, the TVM's curve, with the WebAssembly build of the compiler. */
export function compileCircuit(folder: string): void {
  const circom = createRequire(import.meta.url).resolve('circom2/cli.js');
  const source = fileURLToPath(new URL('reward.circom', import.meta.url));
  execFileSync(
    process.execPath,
    [circom, source, '--r1cs', '--wasm', '--prime', 'bls12381', '-o', folder],
    {stdio: 'ignore'},
  );
}
// endregion

// region setup
/** A setup by one person, for tests only: anyone who knows its random numbers can prove false statements. */
export async function testSetup(folder: string): Promise<VerificationKey> {
  const file = (name: string): string => join(folder, name);
  const entropy = (): string => randomBytes(32).toString('hex');
  const curve = await curves.getCurveFromName('bls12381');

  // Phase 1 does not depend on the circuit. 2 to the power of 7 is enough for the circuit's 70 constraints.
  await powersOfTau.newAccumulator(curve, 7, file('0.ptau'));
  await powersOfTau.contribute(file('0.ptau'), file('1.ptau'), 'one', entropy());
  await powersOfTau.preparePhase2(file('1.ptau'), file('final.ptau'));

  // Phase 2 is specific to this circuit.
  await zKey.newZKey(file('reward.r1cs'), file('final.ptau'), file('0.zkey'));
  await zKey.contribute(file('0.zkey'), file('final.zkey'), 'one', entropy());
  return zKey.exportVerificationKey(file('final.zkey'));
}
// endregion
