// The engine without worker and page: the same session, with the wasm files straight from the packages.
import fs from 'node:fs';
import path from 'node:path';
import {funcStdlib} from '../../../plugins/playground/func-stdlib.ts';
import type {CallName, Calls, WasmName} from '../../../src/playground/engine/protocol.ts';
import {Session} from '../../../src/playground/engine/session.ts';

const FILES: Readonly<Record<WasmName, string>> = {
  tolk: '@ton/tolk-js/dist/tolkfiftlib.wasm.js',
  func: '@ton-community/func-js-bin/dist/funcfiftlib.wasm.js',
  emulator: '@ton/sandbox/dist/executor/emulator-emscripten.wasm.js',
};

const compiled = new Map<WasmName, Promise<WebAssembly.Module>>();

function wasm(name: WasmName): Promise<WebAssembly.Module> {
  let module = compiled.get(name);
  if (!module) {
    const text = fs.readFileSync(path.resolve('node_modules', FILES[name]), 'utf8');
    module = WebAssembly.compile(Buffer.from(/['"](AGFzbQ[^'"]+)['"]/.exec(text)![1]!, 'base64'));
    compiled.set(name, module);
  }
  return module;
}

const session = new Session(wasm, () => Promise.resolve(funcStdlib()));

export const call = <Name extends CallName>(name: Name, input: Calls[Name][0]): Promise<Calls[Name][1]> => session.call(name, input);

export const sample = (file: string): string => fs.readFileSync(path.resolve('samples', file), 'utf8');
