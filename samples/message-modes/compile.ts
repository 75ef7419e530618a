import {readFileSync} from 'node:fs';
import {Cell} from '@ton/core';
import {runTolkCompiler} from '@ton/tolk-js';

/** Compiles a Tolk file in this folder and returns the contract's code. */
export async function compileTolk(fileName: string): Promise<Cell> {
  const result = await runTolkCompiler({
    entrypointFileName: fileName,
    fsReadCallback: (path) => readFileSync(new URL(path, import.meta.url), 'utf8'),
  });
  if (result.status === 'error') {
    throw new Error(result.message);
  }
  return Cell.fromBase64(result.codeBoc64);
}
