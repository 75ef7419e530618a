import {Cell} from '@ton/core';
import {EngineError} from '../errors.ts';
import {MAX_SOURCE} from '../limits.ts';
import type {CompileRequest, CompileResult} from '../protocol.ts';
import {readDiagnostics} from './diagnostics.ts';
import {adviceFor} from './hints.ts';
import {readMethods} from './methods.ts';
import {own} from './paths.ts';

/** Compiles a contract. Code that the compiler refuses is a result; only its breakdown is an error. */
export async function compile(
  {language, entry, sources, options = {}}: CompileRequest,
  compiled: WebAssembly.Module,
  library?: string,
): Promise<CompileResult> {
  const size = Object.values(sources).reduce((sum, text) => sum + text.length, 0);
  if (size > MAX_SOURCE)
    throw new EngineError({
      code: 'source-too-large',
      field: 'sources',
      message: `${size} characters of source, at most ${MAX_SOURCE} can be compiled here`,
    });
  if (own(sources, entry) === undefined)
    throw new EngineError({code: 'crashed', field: 'entry', message: `there is no source of the name ${entry}`});
  // Each compiler brings a library or a large glue of its own.
  const answer =
    language === 'tolk'
      ? await (await import('./tolk.ts')).compileTolk(compiled, entry, sources, options)
      : await (await import('./func.ts')).compileFunc(compiled, entry, sources, options, library);
  if (answer.status === 'error') {
    const {errors} = readDiagnostics(answer.message, entry);
    return {ok: false, language, diagnostics: errors, text: answer.message.trimEnd(), ...adviceFor(language, entry, errors, sources)};
  }
  const boc = 'codeBoc64' in answer ? answer.codeBoc64 : answer.codeBoc;
  const code = Cell.fromBase64(boc);
  const bytes = Buffer.from(boc, 'base64');
  const said = 'stderr' in answer ? answer.stderr : (answer.warnings ?? '');
  return {
    ok: true,
    language,
    compiler: 'tolkVersion' in answer ? `Tolk ${answer.tolkVersion}` : `FunC ${await (await import('./func.ts')).funcVersion(compiled)}`,
    code: boc,
    codeHex: bytes.toString('hex'),
    hash: code.hash().toString('hex'),
    bytes: bytes.length,
    cells: countCells(code),
    fift: answer.fiftCode,
    methods: readMethods(language, answer.fiftCode, Object.values(sources)),
    warnings: readDiagnostics(said, entry).warnings,
  };
}

/** Different cells of a tree, as a bag of cells holds them. */
function countCells(root: Cell): number {
  const seen = new Set<string>();
  const walk = (cell: Cell): void => {
    const hash = cell.hash().toString('hex');
    if (seen.has(hash)) return;
    seen.add(hash);
    cell.refs.forEach(walk);
  };
  walk(root);
  return seen.size;
}
