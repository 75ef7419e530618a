// What the packages ship without types, and files that the bundler turns into addresses (plugins/playground).

/** The Emscripten programs have these in common. Functions of the program itself begin with `_`. */
interface EmscriptenModule {
  readonly UTF8ToString: (pointer: number) => string;
  readonly stringToUTF8: (text: string, pointer: number, length: number) => void;
  readonly lengthBytesUTF8: (text: string) => number;
  readonly setValue: (pointer: number, value: number, type: '*') => void;
  readonly addFunction: (call: (...pointers: number[]) => void, signature: string) => number;
  readonly removeFunction: (pointer: number) => void;
  readonly [exported: `_${string}`]: (...args: (number | null)[]) => number;
}

type EmscriptenFactory = (options: {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) => object;
  print?: (text: string) => void;
  printErr?: (text: string) => void;
}) => Promise<EmscriptenModule>;

declare module '@ton/tolk-js/dist/tolkfiftlib.js' {
  const factory: EmscriptenFactory;
  export default factory;
}
declare module '@ton-community/func-js-bin/dist/funcfiftlib.js' {
  const factory: EmscriptenFactory;
  export default factory;
}
declare module '@ton/sandbox/dist/executor/emulator-emscripten.js' {
  const factory: EmscriptenFactory;
  export default factory;
}
declare module '@ton/tolk-js/dist/stdlib.tolk.js' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
declare module '@generated/playground/default/stdlib.fc' {
  const address: string;
  export default address;
}
declare module '*.wasm.js?address' {
  const address: string;
  export default address;
}
declare module '*.wasm.js?size' {
  const bytes: number;
  export default bytes;
}
