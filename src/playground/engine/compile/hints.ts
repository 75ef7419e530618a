import type {CompileHint, Diagnostic, Language} from '../protocol.ts';
import {withoutComments} from './comments.ts';
import {wantsLibrary} from './library.ts';

/**
 * What a person should know whose source does not compile, where the compiler's words do not say it: code for a later
 * Tolk (its changelog names what 1.4 brought), and FunC that was written for its standard library.
 */
export function hintOf(
  language: Language,
  diagnostics: readonly Diagnostic[],
  sources: Readonly<Record<string, string>>,
): CompileHint | undefined {
  if (language === 'func')
    return !wantsLibrary(sources) && diagnostics.some(({message}) => /\bundefined\b|does not have fixed width/.test(message))
      ? 'func-library'
      : undefined;
  return diagnostics.some((one) => isLater(one, sources)) ? 'tolk-later' : undefined;
}

/** `contract Name {…}`, `grams("…")`, `reserveGramsOnBalance` and `1_000` are of Tolk 1.4. */
function isLater({file, line, message}: Diagnostic, sources: Readonly<Record<string, string>>): boolean {
  if (/top-level declaration, got `contract`|undefined symbol `(?:grams|reserveGramsOnBalance)`/.test(message)) return true;
  const text = Object.hasOwn(sources, file) && line > 0 ? withoutComments('tolk', sources[file]!).split('\n')[line - 1] : undefined;
  return text !== undefined && /(?:^|[^\w.])\d{1,3}(?:_\d{3})+\b/.test(text);
}
