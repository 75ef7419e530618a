import {closureOf, languageOf, type Sources} from '../../engine/compile/imports';
import {own} from '../../engine/compile/paths';
import {isContract} from '../../../../remark/playground/contract';

export {closureOf, importsOf, languageOf, type Sources} from '../../engine/compile/imports';

/** Files of a project, characters of a name, folders inside each other: what a link or a folder may hold. */
export const MOST_FILES = 60;
const FILE_NAME = /^(?:[\w-][\w.-]{0,59}\/){0,5}[\w-][\w.-]{0,59}$/;
const SOURCE = /\.(?:tolk|fc|func)$/;

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
