import type {Language} from '../protocol.ts';
import {isLibrary} from './library.ts';
import {normalizePath, own} from './paths.ts';

/** File name (`/` separates folders) to text. */
export type Sources = Readonly<Record<string, string>>;

/** The language of a file, by its ending. */
export const languageOf = (file: string): Language => (/\.(?:fc|func)$/.test(file) ? 'func' : 'tolk');

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
  const found = new Set<string>();
  for (const queue = [entry]; queue.length > 0;) {
    const file = queue.shift()!;
    const text = own(sources, file);
    if (text === undefined || found.has(file)) continue;
    found.add(file);
    queue.push(...importsOf(file, text));
  }
  return [...found];
}
