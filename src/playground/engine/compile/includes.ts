import {withoutComments} from './comments.ts';
import {closureOf, importsOf, languageOf, type Sources} from './imports.ts';
import {isLibrary, LIBRARY, wantsLibrary} from './library.ts';

/** What FunC calls a name: everything between spaces, brackets and the signs that join a call to its object. */
const TOKEN = /[^\s()[\]{},;.~"]+|[(){},;]/g;
const ENTRY_POINTS = new Set(['main', 'recv_internal', 'recv_external', 'run_ticktock']);

interface Words {
  /** Functions, constants and globals that the file declares. */
  readonly declared: ReadonlySet<string>;
  /** What it calls, and names that are no variable of a function: `op::transfer`, `MIN_STORAGE`. */
  readonly used: ReadonlySet<string>;
}

function wordsOf(text: string): Words {
  const tokens = withoutComments('func', text).match(TOKEN) ?? [];
  const declared = new Set<string>();
  let depth = 0;
  let naming = false;
  for (const [at, token] of tokens.entries()) {
    if (token === '(' || token === '{') {
      const before = tokens[at - 1];
      if (depth === 0 && token === '(' && before !== undefined && !/^[(){},;]$/.test(before)) declared.add(before);
      depth++;
    } else if (token === ')' || token === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /^(?:const|global)$/.test(token)) naming = true;
    else if (token === ';') naming = false;
    else if (naming && /^(?:=|,|;)$/.test(tokens[at + 1] ?? '')) declared.add(token);
  }
  return {declared, used: new Set(tokens.filter((token, at) => tokens[at + 1] === '(' || /::|^[A-Z][A-Z\d_]+$/.test(token)))};
}

/**
 * What FunC source of before `#include` asks of the command line: the files of the project that declare what the entry
 * uses and nothing includes, each after those that it needs itself, the standard library first. As paths for `#include`
 * lines in the entry.
 */
export function missingIncludes(sources: Sources, entry: string): string[] {
  const there = closureOf(sources, entry);
  const rest = Object.keys(sources).filter((file) => languageOf(file) === 'func' && !there.includes(file));
  const words = new Map([...there, ...rest].map((file) => [file, wordsOf(sources[file]!)]));
  const candidates = rest.filter((file) => ![...words.get(file)!.declared].some((name) => ENTRY_POINTS.has(name)));
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  // What another contract includes from a folder of its own is that contract's.
  const taken = new Set(rest.flatMap((file) => importsOf(file, sources[file]!)));
  const near = (file: string): boolean => folder.startsWith(file.slice(0, file.lastIndexOf('/') + 1));
  const libraries = candidates.filter(isOwnLibrary);
  /** Of several that declare a name, the one beside the entry, else the first. */
  const declaring = (name: string): string | undefined => {
    if (there.some((file) => words.get(file)!.declared.has(name))) return undefined;
    const all = candidates.filter((file) => words.get(file)!.declared.has(name) && (near(file) || !taken.has(file)));
    return all.find(near) ?? all[0];
  };
  const found: string[] = [];
  const visit = (file: string): void => {
    for (const name of words.get(file)!.used) {
      const next = declaring(name);
      if (next === undefined || next === file || visited.has(next)) continue;
      visited.add(next);
      visit(next);
      found.push(next);
    }
  };
  const visited = new Set<string>();
  there.forEach(visit);
  const library =
    there.some(isOwnLibrary) || wantsLibrary(Object.fromEntries(there.map((file) => [file, sources[file]!])))
      ? []
      : [libraries.length > 0 ? relative(folder, libraries[0]!) : LIBRARY];
  return [...library, ...found.filter((file) => !libraries.includes(file)).map((file) => relative(folder, file))];
}

/** A copy of the library among the sources, which goes before ours. */
const isOwnLibrary = (file: string): boolean => isLibrary(file) || /(?:^|\/)stdlib\.func$/.test(file);

/** The path of a file as a file in `folder` writes it. */
function relative(folder: string, file: string): string {
  const from = folder.split('/').slice(0, -1);
  const to = file.split('/');
  let same = 0;
  while (same < from.length && from[same] === to[same]) same++;
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/');
}
