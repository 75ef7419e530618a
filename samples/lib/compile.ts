// region compile
import {readFileSync} from 'node:fs';
import {Cell} from '@ton/core';
import {runTolkCompiler} from '@ton/tolk-js';

/** Compiles a Tolk file and returns the contract's code: compileTolk(new URL('wallet.tolk', import.meta.url)). */
export async function compileTolk(file: URL): Promise<Cell> {
  const result = await runTolkCompiler({
    entrypointFileName: 'contract.tolk',
    fsReadCallback: (path) =>
      readFileSync(path === 'contract.tolk' ? file : new URL(path, file), 'utf8'),
  });
  if (result.status === 'error') {
    throw new Error(result.message);
  }
  return Cell.fromBase64(result.codeBoc64);
}
// endregion
