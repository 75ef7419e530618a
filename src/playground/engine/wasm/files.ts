import tolk from '@ton/tolk-js/dist/tolkfiftlib.wasm.js?address';
import tolkBytes from '@ton/tolk-js/dist/tolkfiftlib.wasm.js?size';
import func from '@ton-community/func-js-bin/dist/funcfiftlib.wasm.js?address';
import funcBytes from '@ton-community/func-js-bin/dist/funcfiftlib.wasm.js?size';
import emulator from '@ton/sandbox/dist/executor/emulator-emscripten.wasm.js?address';
import emulatorBytes from '@ton/sandbox/dist/executor/emulator-emscripten.wasm.js?size';
import library from '@generated/playground/default/stdlib.fc';
import type {WasmName} from '../protocol.ts';
import type {WasmFile} from './load.ts';

/** Address of FunC's `stdlib.fc`. */
export const funcLibrary = library;

/** The packages hold these files as base64 in a script; `plugins/playground` makes them files again when the site is built. */
export const wasmFiles: Readonly<Record<WasmName, WasmFile>> = {
  tolk: {url: tolk, bytes: tolkBytes},
  func: {url: func, bytes: funcBytes},
  emulator: {url: emulator, bytes: emulatorBytes},
};
