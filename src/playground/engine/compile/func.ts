import factory from '@ton-community/func-js-bin/dist/funcfiftlib.js';
import {Program} from '../emscripten.ts';
import {normalizePath} from './paths.ts';

export type FuncAnswer =
  | {readonly status: 'ok'; readonly fiftCode: string; readonly codeBoc: string; readonly warnings?: string}
  | {readonly status: 'error'; readonly message: string};

/** FunC to code. A new instance each time: the compiler is written to run once. */
export async function compileFunc(
  compiled: WebAssembly.Module,
  entry: string,
  sources: Readonly<Record<string, string>>,
): Promise<FuncAnswer> {
  const program = await Program.start(factory, compiled);
  const {module} = program;
  const callback = module.addFunction((kindPointer, data, contents, error) => {
    const kind = module.UTF8ToString(kindPointer!);
    const path = normalizePath(module.UTF8ToString(data!));
    if (kind === 'realpath') program.putText(path, contents!);
    else if (kind === 'source') {
      const text = sources[path];
      if (text === undefined) program.putText(`there is no file ${path}`, error!);
      else program.putText(text, contents!);
    } else program.putText(`unknown question ${kind}`, error!);
  }, 'viiii');
  const options = program.pointerTo(JSON.stringify({sources: [entry], optLevel: 2}));
  const answer = module._func_compile!(options, callback);
  return JSON.parse(module.UTF8ToString(answer)) as FuncAnswer;
}

/** `0.4.6`, as the compiler says it. */
export async function funcVersion(compiled: WebAssembly.Module): Promise<string> {
  const {module} = await Program.start(factory, compiled);
  const {funcVersion: version} = JSON.parse(module.UTF8ToString(module._version!())) as {funcVersion: string};
  return version;
}
