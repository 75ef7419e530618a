/** What the three Emscripten programs need: an instance of a module that is compiled already, and strings in and out. */
export class Program {
  private constructor(readonly module: EmscriptenModule) {}

  /** A fresh instance: some milliseconds, and its own memory. */
  static async start(factory: EmscriptenFactory, compiled: WebAssembly.Module): Promise<Program> {
    // The program would wait for ever for an instance that cannot be made.
    const module = await new Promise<EmscriptenModule>((resolve, reject) => {
      const instantiateWasm: Parameters<EmscriptenFactory>[0]['instantiateWasm'] = (imports, done) => {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), reject);
        return {};
      };
      factory({instantiateWasm, print: () => {}, printErr: () => {}}).then(resolve, reject);
    });
    return new Program(module);
  }

  /** A copy of `text` in the program's memory; `free` gives it back. */
  pointerTo(text: string): number {
    const length = this.module.lengthBytesUTF8(text) + 1;
    const pointer = this.module._malloc!(length);
    this.module.stringToUTF8(text, pointer, length);
    return pointer;
  }

  /** Writes the address of a copy of `text` to `target`. */
  putText(text: string, target: number): number {
    const pointer = this.pointerTo(text);
    this.module.setValue(target, pointer, '*');
    return pointer;
  }

  /** Calls an exported function with strings and numbers, and reads the string that it returns. */
  call(name: `_${string}`, args: readonly (string | number)[]): string {
    const pointers: number[] = [];
    const values = args.map((arg) => {
      if (typeof arg === 'number') return arg;
      const pointer = this.pointerTo(arg);
      pointers.push(pointer);
      return pointer;
    });
    const answer = this.module[name]!(...values);
    const text = this.module.UTF8ToString(answer);
    this.free(...pointers, answer);
    return text;
  }

  free(...pointers: readonly number[]): void {
    for (const pointer of pointers) this.module._free!(pointer);
  }
}
