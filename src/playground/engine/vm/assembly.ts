import type {Cell} from '@ton/core';
import * as runtime from 'ton-assembly/dist/runtime';
import * as text from 'ton-assembly/dist/text';
import {EngineError} from '../errors.ts';
import {MAX_SOURCE} from '../limits.ts';

/** Assembly (`PUSHINT_4 5 ADD`, the syntax of ton-assembly) to a code cell. Loaded on demand: it is as large as all the rest. */
export function assemble(source: string): Cell {
  if (source.length > MAX_SOURCE)
    throw new EngineError({code: 'source-too-large', field: 'assembly', message: `${source.length} characters, at most ${MAX_SOURCE}`});
  try {
    const parsed = text.parse('code.tasm', source);
    if (parsed.$ === 'ParseFailure') throw parsed.error;
    return runtime.compileCell(parsed.instructions);
  } catch (error) {
    // The package counts lines and columns from 0.
    const {message, loc} = error as Error & {loc?: {line?: number; col?: number; column?: number}};
    const column = loc?.col ?? loc?.column;
    throw new EngineError({
      code: 'bad-assembly',
      field: 'assembly',
      message: (message.split('\n')[0] ?? '').trim(),
      line: loc?.line === undefined ? 0 : loc.line + 1,
      column: column === undefined ? 0 : column + 1,
    });
  }
}

/** A code cell as assembly. Bits that are no instruction fail, with what stood there. */
export function disassemble(code: Cell): string {
  try {
    return text.print(runtime.decompileCell(code)).trim();
  } catch (error) {
    throw new EngineError({code: 'bad-assembly', field: 'code', message: error instanceof Error ? error.message : String(error)});
  }
}
