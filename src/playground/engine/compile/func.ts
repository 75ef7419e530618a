import factory from '@ton-community/func-js-bin/dist/funcfiftlib.js';
import {Program} from '../emscripten.ts';
import type {CompileOptions} from '../protocol.ts';
import {isLibrary, LIBRARY} from './library.ts';
import {noFile, normalizePath, own} from './paths.ts';

export type FuncAnswer =
  | {readonly status: 'ok'; readonly fiftCode: string; readonly codeBoc: string; readonly warnings?: string}
  | {readonly status: 'error'; readonly message: string};

/**
 * FunC to code. `library` is the text of `stdlib.fc`, where a source includes it; a source of that name goes before it.
 * A new instance each time: the compiler is written to run once.
 */
export async function compileFunc(
  compiled: WebAssembly.Module,
  entry: string,
  sources: Readonly<Record<string, string>>,
  {level = 2}: CompileOptions = {},
  library?: string,
): Promise<FuncAnswer> {
  const program = await Program.start(factory, compiled);
  const {module} = program;
  const callback = module.addFunction((kindPointer, data, contents, error) => {
    const kind = module.UTF8ToString(kindPointer!);
    const asked = normalizePath(module.UTF8ToString(data!));
    // One name for all folders: a file that is included twice is compiled once.
    const path = own(sources, asked) === undefined && isLibrary(asked) ? LIBRARY : asked;
    if (kind === 'realpath') program.putText(path, contents!);
    else if (kind === 'source') {
      const text = own(sources, path) ?? (path === LIBRARY ? library : undefined);
      if (text === undefined) program.putText(noFile(path), error!);
      else program.putText(text, contents!);
    } else program.putText(`unknown question ${kind}`, error!);
  }, 'viiii');
  const options = program.pointerTo(JSON.stringify({sources: [entry], optLevel: level}));
  const answer = module._func_compile!(options, callback);
  return JSON.parse(module.UTF8ToString(answer)) as FuncAnswer;
}

/** `0.4.6`, as the compiler says it. */
export async function funcVersion(compiled: WebAssembly.Module): Promise<string> {
  const {module} = await Program.start(factory, compiled);
  const {funcVersion: version} = JSON.parse(module.UTF8ToString(module._version!())) as {funcVersion: string};
  return version;
}
