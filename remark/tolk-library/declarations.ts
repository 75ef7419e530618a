import {createRequire} from 'node:module';

/** The files of the standard library inside of the compiler's package. */
const library = createRequire(import.meta.url)('@ton/tolk-js/dist/stdlib.tolk.js') as Readonly<Record<string, string>>;

const PREFIX = '@stdlib/';

/** Names of the files, without `@stdlib/` and ending: `common`, `gas-payments`. */
export const libraryFiles: readonly string[] = Object.keys(library).flatMap((name) =>
  name.startsWith(PREFIX) ? [name.slice(PREFIX.length, -'.tolk'.length)] : [],
);

/** A public declaration of the library, as the source writes it, without what it does: `fun cell.hash(self): uint256`. */
export interface Declaration {
  /** `cell.hash`, `map<K, V>.get`, `SEND_MODE_REGULAR`. */
  readonly name: string;
  /** The declaration; a structure with its public fields, one on a line. */
  readonly text: string;
}

/** Every declaration of a file, in its order. Throws where there is no such file. */
export function declarationsOf(file: string): Declaration[] {
  const source = library[`${PREFIX}${file}.tolk`];
  if (source === undefined) throw new Error(`the standard library has no file "${file}". It has: ${libraryFiles.join(', ')}`);
  const lines = source.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines.flatMap((line, index): Declaration[] => {
    const [, kind = '', name = ''] = /^(fun|struct|type|const|enum)\s+(?:\([^)]*\)\s+)?([^\s({:=]+(?:<[^>]*>)?[^\s({:=]*)/.exec(line) ?? [];
    if (kind === '') return [];
    const head = line.replace(/\s*(?:\{.*|builtin|asm\b.*)$/, '').replace(/\s*=$/, '');
    return [{name, text: [head, ...fieldsAfter(lines, index)].join('\n')}];
  });
}

/** Public fields of a structure, or members of an enumeration, whose declaration stands on this line; none for others. */
function fieldsAfter(lines: readonly string[], at: number): string[] {
  if (!/^(?:struct|enum)\b.*\{\s*$/.test(lines[at] ?? '')) return [];
  const end = lines.indexOf('}', at);
  return lines
    .slice(at + 1, end)
    .map((line) => line.replace(/\s*\/\/.*$/, ''))
    .filter((line) => line.trim() !== '' && !/^\s*private\b/.test(line));
}
