import type {CompileHint, Diagnostic, Language} from '../protocol.ts';
import {withoutComments} from './comments.ts';
import {missingIncludes} from './includes.ts';
import {own, NO_FILE} from './paths.ts';

/** Functions that the library had under these names before FunC 0.4. */
const OLD_NAME = /`(?:equal_slices|builder_null\?)` undefined/;

/** What a person should know whose source does not compile, and the `#include` lines that it lacks. */
export interface Advice {
  readonly hint: CompileHint;
  readonly includes?: readonly string[];
}

/**
 * What the compiler's words do not say: code for another version of the compiler (Tolk's changelog names what 1.4
 * brought), a file that is not in the project, and FunC that wants its library or other files before it.
 */
export function adviceFor(
  language: Language,
  entry: string,
  diagnostics: readonly Diagnostic[],
  sources: Readonly<Record<string, string>>,
): Advice | undefined {
  if (diagnostics.some(({message}) => NO_FILE.test(message))) return {hint: 'missing-file'};
  if (language === 'tolk') {
    if (diagnostics.some((one) => isLater(one, sources))) return {hint: 'tolk-later'};
    return /^\s*tolk 0\.\d/m.test(withoutComments('tolk', own(sources, entry) ?? '')) ? {hint: 'tolk-earlier'} : undefined;
  }
  if (diagnostics.some(({message}) => /^FunC version \S+ does not satisfy/.test(message))) return {hint: 'func-version'};
  // A call of what is not declared is of no type: the compiler complains of the first place where that matters.
  if (!diagnostics.some(({message}) => /\bundefined\b|does not have fixed width|cannot (?:unify|apply)|not strictly Rvalue/.test(message)))
    return undefined;
  const includes = missingIncludes(sources, entry);
  if (includes.length > 0) return {hint: 'func-library', includes};
  return diagnostics.some(({message}) => OLD_NAME.test(message)) ? {hint: 'func-old-library'} : undefined;
}

/** `contract Name {…}`, `grams("…")`, `reserveGramsOnBalance` and `1_000` are of Tolk 1.4. */
function isLater({file, line, message}: Diagnostic, sources: Readonly<Record<string, string>>): boolean {
  if (/top-level declaration, got `contract`|undefined symbol `(?:grams|reserveGramsOnBalance)`/.test(message)) return true;
  const source = line > 0 ? own(sources, file) : undefined;
  const text = source === undefined ? undefined : withoutComments('tolk', source).split('\n')[line - 1];
  return text !== undefined && /(?:^|[^\w.])\d{1,3}(?:_\d{3})+\b/.test(text);
}
