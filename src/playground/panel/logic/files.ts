import {isLibrary} from '../../engine/compile/library';
import {normalizePath, own} from '../../engine/compile/paths';
import type {Language} from '../../engine/protocol';
import {isContract} from '../../../../remark/playground/contract';

/** File name (`/` separates folders) to text. */
export type Sources = Readonly<Record<string, string>>;

/** Files of a project, characters of a name, folders inside each other: what a link or a folder may hold. */
export const MOST_FILES = 60;
const FILE_NAME = /^(?:[\w-][\w.-]{0,59}\/){0,5}[\w-][\w.-]{0,59}$/;
const SOURCE = /\.(?:tolk|fc|func)$/;

/** The language of a file, by its ending. */
export const languageOf = (file: string): Language => (/\.(?:fc|func)$/.test(file) ? 'func' : 'tolk');

/** Whether a file may be in a project: a path inside of it, in Latin letters, digits, `.`, `-` and `_`. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name) && !name.includes('..');

/** Whether a file holds source. */
export const isSource = (name: string): boolean => isFileName(name) && SOURCE.test(name);

/** What is wrong with a name for a new file; nothing where it is free and right. */
export function nameProblem(name: string, sources: Sources): 'form' | 'ending' | 'taken' | undefined {
  if (!isFileName(name)) return 'form';
  if (!SOURCE.test(name)) return 'ending';
  return own(sources, name) === undefined ? undefined : 'taken';
}

const IMPORTS: Readonly<Record<Language, RegExp>> = {
  tolk: /^[ \t]*import[ \t]+"([^"@\n][^"\n]*)"/gm,
  func: /^[ \t]*#include[ \t]+"([^"\n]+)"/gm,
};

/**
 * The files that a file asks for, as paths of the project: relative to its own folder, as both compilers have it. What
 * the engine brings itself (`@stdlib/…`, `stdlib.fc`) is left out.
 */
export function importsOf(file: string, text: string): string[] {
  const language = languageOf(file);
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return [...text.matchAll(IMPORTS[language])]
    .map(([, asked = '']) => asked)
    .filter((asked) => !(language === 'func' && isLibrary(asked)))
    .map((asked) => normalizePath(folder + (/\.\w+$/.test(asked) ? asked : `${asked}.${language === 'tolk' ? 'tolk' : 'fc'}`)));
}

/** A file and all that it imports, itself first, each once. Files that are not there are left out. */
export function closureOf(sources: Sources, entry: string): string[] {
  const found: string[] = [];
  for (const queue = [entry]; queue.length > 0;) {
    const file = queue.shift()!;
    const text = own(sources, file);
    if (text === undefined || found.includes(file)) continue;
    found.push(file);
    queue.push(...importsOf(file, text));
  }
  return found;
}

/** The texts of a contract: its own file first, then what it imports. */
export const textsOf = (sources: Sources, entry: string): string[] => closureOf(sources, entry).map((file) => sources[file]!);

/** The files that are contracts: something in them can be called by the network or by a reader. */
export const contractsOf = (sources: Sources): string[] =>
  Object.keys(sources).filter((file) => isContract(languageOf(file), sources[file]!));

/** The file to begin with: the first contract, or the first file. */
export const firstEntry = (sources: Sources): string | undefined => contractsOf(sources)[0] ?? Object.keys(sources)[0];

/** Paths without the folders that all of them share. `a/b/x.tolk` and `a/c/y.tolk` become `b/x.tolk` and `c/y.tolk`. */
export function withoutRoot(sources: Sources): Record<string, string> {
  const names = Object.keys(sources);
  const [first = ''] = names;
  let root = first.slice(0, first.lastIndexOf('/') + 1);
  while (root !== '' && !names.every((name) => name.startsWith(root))) root = root.slice(0, root.slice(0, -1).lastIndexOf('/') + 1);
  return Object.fromEntries(names.map((name) => [name.slice(root.length), sources[name]!]));
}

/** The name without folders: `wallet.tolk`. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
