import factory from '@ton/tolk-js/dist/tolkfiftlib.js';
import stdlib from '@ton/tolk-js/dist/stdlib.tolk.js';
import {Program} from '../emscripten.ts';
import type {CompileOptions} from '../protocol.ts';
import {noFile, normalizePath, own} from './paths.ts';

export type TolkAnswer =
  | {readonly status: 'ok'; readonly fiftCode: string; readonly codeBoc64: string; readonly tolkVersion: string; readonly stderr: string}
  | {readonly status: 'error'; readonly message: string};

/** How the compiler asks for files (`tolk-wasm.cpp`). */
const REALPATH = 0;
const READ = 1;

/** Tolk to code. A new instance each time: the compiler is written to run once. */
export async function compileTolk(
  compiled: WebAssembly.Module,
  entry: string,
  sources: Readonly<Record<string, string>>,
  {level = 2, stackComments = true, lineComments = false, experimental = ''}: CompileOptions = {},
): Promise<TolkAnswer> {
  const program = await Program.start(factory, compiled);
  const {module} = program;
  const pointers: number[] = [];
  const callback = module.addFunction((kind, data, contents, error) => {
    const name = module.UTF8ToString(data!);
    if (kind === REALPATH) {
      const path = /\.(?:tolk|fif)$/.test(name) ? name : `${name}.tolk`;
      pointers.push(program.putText(path.startsWith('@') ? path : normalizePath(path), contents!));
    } else if (kind === READ) {
      const text = own(name.startsWith('@') ? stdlib : sources, name);
      pointers.push(text === undefined ? program.putText(noFile(name), error!) : program.putText(text, contents!));
    } else pointers.push(program.putText(`unknown question ${kind}`, error!));
  }, 'viiiii');
  const options = program.pointerTo(
    JSON.stringify({
      entrypointFileName: entry,
      optimizationLevel: level,
      withStackComments: stackComments,
      withSrcLineComments: lineComments,
      ...(experimental !== '' && {experimentalOptions: experimental}),
    }),
  );
  const answer = module._tolk_compile!(options, callback, null);
  return JSON.parse(module.UTF8ToString(answer)) as TolkAnswer;
}
