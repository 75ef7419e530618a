// FunC (legacy) and Tact (deprecated): kept to prove that the three counters behave the same.
import {readFileSync} from 'node:fs';
import {compileFunc} from '@ton-community/func-js';
import {Logger, LogLevel, run} from '@tact-lang/compiler';
import {Cell} from '@ton/core';

function read(fileName: string): string {
  return readFileSync(new URL(fileName, import.meta.url), 'utf8');
}

/** Compiles a FunC file in this folder and returns the contract's code. */
export async function compileFunC(fileName: string): Promise<Cell> {
  const result = await compileFunc({
    targets: [fileName],
    sources: (path) => read(path),
  });
  if (result.status === 'error') {
    throw new Error(result.message);
  }
  return Cell.fromBase64(result.codeBoc);
}

/** Compiles a Tact file in this folder and returns the code of the named contract. */
export async function compileTact(fileName: string, contract: string): Promise<Cell> {
  const files: Record<string, string> = {
    [fileName]: Buffer.from(read(fileName)).toString('base64'),
  };
  const result = await run({
    config: {projects: [{name: 'sample', path: `./${fileName}`, output: './out'}]},
    files,
    logger: new Logger(LogLevel.NONE),
  });
  const code = files[`out/sample_${contract}.code.boc`];
  if (!result.ok || code === undefined) {
    throw new Error(
      `Tact failed to compile ${fileName}: ${JSON.stringify(result.error)}`,
    );
  }
  return Cell.fromBase64(code);
}
