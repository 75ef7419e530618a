import {Emulator} from './vm/emulator.ts';
import {wantsLibrary, type GetFuncLibrary} from './compile/library.ts';
import type {AssembleResult, CallName, Calls, WasmName} from './protocol.ts';
import {readBoc, toBase64} from './values/boc.ts';
import {emulatorConfig} from '../../../data/config/index.ts';

/** How a session gets a compiled file. In the worker from the network, in tests from the packages. */
export type GetWasm = (name: WasmName) => Promise<WebAssembly.Module>;

/** Tells that all files are there: from now on the time counts. */
type Started = () => void;

type Handlers = {readonly [Name in CallName]: (input: Calls[Name][0], started: Started) => Promise<Calls[Name][1]>};

/** The engine itself: knows neither worker nor page. Keeps programs, never accounts. */
export class Session {
  private emulator: Promise<Emulator> | undefined;

  constructor(
    private readonly wasm: GetWasm,
    private readonly funcLibrary: GetFuncLibrary,
  ) {}

  call<Name extends CallName>(name: Name, input: Calls[Name][0], started: Started = () => {}): Promise<Calls[Name][1]> {
    return this.handlers[name](input, started);
  }

  private readonly handlers: Handlers = {
    compile: async (input, started) => {
      const [{compile}, compiled, library] = await Promise.all([
        import('./compile/index.ts'),
        this.wasm(input.language),
        input.language === 'func' && wantsLibrary(input.sources) ? this.funcLibrary() : undefined,
      ]);
      started();
      return compile(input, compiled, library);
    },
    deploy: async (input, started) => {
      const [{deploy}, emulator] = await Promise.all([import('./vm/transactions.ts'), this.running(started)]);
      return deploy(emulator, input);
    },
    internal: async (input, started) => {
      const [{sendInternal}, emulator] = await Promise.all([import('./vm/transactions.ts'), this.running(started)]);
      return sendInternal(emulator, input);
    },
    external: async (input, started) => {
      const [{sendExternal}, emulator] = await Promise.all([import('./vm/transactions.ts'), this.running(started)]);
      return sendExternal(emulator, input);
    },
    get: async (input, started) => {
      const [{runGetMethod}, emulator] = await Promise.all([import('./vm/get-method.ts'), this.running(started)]);
      return runGetMethod(emulator, input);
    },
    run: async (input, started) => {
      const [{runCode}, emulator] = await Promise.all([import('./vm/get-method.ts'), this.running(started)]);
      const code =
        'assembly' in input.code ? (await import('./vm/assembly.ts')).assemble(input.code.assembly) : readBoc(input.code.boc, 'code');
      return runCode(emulator, code, input);
    },
    assemble: async ({assembly}, started): Promise<AssembleResult> => {
      const {assemble} = await import('./vm/assembly.ts');
      started();
      const code = assemble(assembly);
      return {code: toBase64(code), codeHex: code.toBoc().toString('hex'), hash: code.hash().toString('hex')};
    },
    disassemble: async (input, started) => {
      const {disassemble} = await import('./vm/assembly.ts');
      started();
      const code = readBoc(input.code, 'code');
      return {assembly: disassemble(code), hash: code.hash().toString('hex')};
    },
    decode: async ({cells}, started) => {
      const {decodeCell} = await import('./values/decode.ts');
      started();
      return {cells: cells.map(({boc, fields}, index) => decodeCell(readBoc(boc, `cells[${index}]`), fields))};
    },
    prepare: async ({files}) => {
      await Promise.all(files.map((file) => this.wasm(file)));
      return {};
    },
  };

  /** The emulator, with the configuration of the network. A run that breaks it makes room for a new one. */
  private async running(started: Started): Promise<Emulator> {
    const compiled = await this.wasm('emulator');
    started();
    this.emulator ??= Emulator.start(compiled, emulatorConfig().toBoc().toString('base64'));
    return this.emulator;
  }

  /** After a breakdown of a program: the next call starts with fresh memory. */
  reset(): void {
    this.emulator = undefined;
  }
}
