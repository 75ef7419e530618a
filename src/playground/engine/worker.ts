/// <reference lib="webworker" />
import './buffer.ts';
import {errorData} from './errors.ts';
import type {FromWorker, ToWorker, WasmName} from './protocol.ts';
import {fetchLibrary} from './compile/library.ts';
import {Session} from './session.ts';
import {funcLibrary, wasmFiles} from './wasm/files.ts';
import {loadWasm} from './wasm/load.ts';

declare const self: DedicatedWorkerGlobalScope;

const send = (message: FromWorker): void => self.postMessage(message);
const modules = new Map<WasmName, Promise<WebAssembly.Module>>();
/** The call that is under way: what arrives is told to it. */
let current = 0;

function wasm(name: WasmName): Promise<WebAssembly.Module> {
  let module = modules.get(name);
  if (!module) {
    module = loadWasm(name, wasmFiles[name], (progress) => send({type: 'progress', id: current, ...progress})).then(
      (compiled) => {
        send({type: 'module', file: name, module: compiled});
        return compiled;
      },
      (error: unknown) => {
        // The next call tries anew.
        modules.delete(name);
        throw error;
      },
    );
    modules.set(name, module);
  }
  return module;
}

const session = new Session(wasm, () => fetchLibrary(funcLibrary));

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    for (const [name, module] of Object.entries(data.modules)) modules.set(name as WasmName, Promise.resolve(module));
    send({type: 'ready'});
    return;
  }
  const {id, name, input} = data;
  current = id;
  send({type: 'heard', id});
  session
    .call(name, input as never, () => send({type: 'started', id}))
    .then(
      (result: unknown) => send({type: 'result', id, result}),
      (error: unknown) => {
        const known = errorData(error);
        if (known.code === 'crashed') session.reset();
        send({type: 'error', id, error: known});
      },
    );
};
