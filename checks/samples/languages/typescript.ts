import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import {above, between, type Checker, type Diagnostic, type Result, type Scope, type Source} from '../checker.ts';
import {packageFile, packageVersion} from '../package-version.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Fences stand here, as far as the compiler knows: above `node_modules`, in no real folder. */
const FOLDER = path.join(ROOT, 'fences');

/** Options as `tsconfig.json` writes them. */
const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

/** What a reader of plain JavaScript does not write: types. Everything that has one is still checked against it. */
const JAVASCRIPT = {
  ...OPTIONS,
  allowJs: true,
  checkJs: true,
  noImplicitAny: false,
  strictNullChecks: false,
  useUnknownInCatchVariables: false,
};

/** Imports of a fragment go above the function that holds the rest. */
function inFunction(code: string, {base}: Scope): Source {
  const imports = code.split('\n').filter((line) => /^import\s.*from\s|^import\s+['"]/.test(line));
  const body = code.replace(/^import\s(?:.*from\s|['"]).*$/gm, '');
  return between(above(base, ...imports, 'export async function fragment() {'), body, '}');
}

function checker(language: 'ts' | 'tsx' | 'js', languages: readonly string[], options: object): Checker {
  const tagged = (source: Source): Source => ({...source, extra: {...source.extra, language, packages: packagesOf(source.text)}});
  return {
    languages,
    label: 'TypeScript',
    version: () => packageVersion('typescript'),
    whole: (code, {base}) => tagged(between(base, code, '')),
    contexts: {
      function: (code, scope) => tagged(inFunction(code, scope)),
      class: (code, {base}) => tagged(between(above(base, 'export class Fragment {'), code, '}')),
      module: (code, {base}) => tagged(between(base, code, '')),
    },
    file: (file) => {
      const text = fs.readFileSync(file, 'utf8');
      return {text, before: 0, extra: {language, path: file, packages: packagesOf(text), folder: digest(path.dirname(file))}};
    },
    batch: 400,
    // Loading the compiler takes a second: only where there is something to compile.
    run: async (sources) => compile((await import('typescript')).default, sources, options),
  };
}

/** TypeScript, strict, against the packages that are installed. */
export const typescript = checker('ts', ['ts'], OPTIONS);
export const tsx = checker('tsx', ['tsx'], OPTIONS);
/** JavaScript by the same compiler. */
export const javascript = checker('js', ['js'], JAVASCRIPT);

/** `name@version` of each package that a text imports: a new version means a new check. */
function packagesOf(text: string): string[] {
  const names = new Set(
    [...text.matchAll(/(?:from\s+|import\s*\(?\s*|require\()['"]((?:@[\w.-]+\/)?[\w][\w.-]*)[^'"]*['"]/g)].map(
      ([, name]) => name as string,
    ),
  );
  return [...names].sort().flatMap((name) => {
    const file = packageFile(name);
    return file === undefined ? [name] : [`${name}@${(JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version}`];
  });
}

/** The texts of a sample's folder, which its files import. */
function digest(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of fs.readdirSync(folder, {withFileTypes: true}).sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
    if (entry.isFile() && /\.(tsx?|json)$/.test(entry.name)) hash.update(entry.name).update(fs.readFileSync(path.join(folder, entry.name)));
  }
  return hash.digest('hex');
}

/** All sources as one program: the libraries are read once. */
function compile(ts: typeof TypeScript, sources: readonly Source[], json: object): Result[] {
  const {options} = ts.convertCompilerOptionsFromJson(json, ROOT);
  const files = new Map<string, {text: string; index: number}>();
  const names = sources.map(({text, extra}, index) => {
    const name = typeof extra?.path === 'string' ? extra.path : path.join(FOLDER, `${index}.${String(extra?.language)}`);
    files.set(name, {text, index});
    return name;
  });
  const host = ts.createCompilerHost(options, true);
  const {readFile, fileExists, getSourceFile, directoryExists} = host;
  host.readFile = (file) => files.get(file)?.text ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.directoryExists = (folder) => folder === FOLDER || (directoryExists?.(folder) ?? true);
  host.getCurrentDirectory = () => ROOT;
  host.getSourceFile = (file, ...rest) => {
    const own = files.get(file);
    return own ? ts.createSourceFile(file, own.text, rest[0], true) : getSourceFile(file, ...rest);
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name): Diagnostic[] => {
    const file = program.getSourceFile(name);
    if (!file) return [{line: 0, message: 'TypeScript did not read the file'}];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({start = 0, messageText}) => ({
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  });
}
