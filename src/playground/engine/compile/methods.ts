import type {Language, Method} from '../protocol.ts';
import {bareSource} from './comments.ts';

/** Entry points that the network calls; everything else in the dictionary is a get method or an inlined function. */
const ENTRY_POINTS = new Set([0, -1, -2, -3, -4]);

/** `int currentValue() method_id {` and `get fun currentValue(): int {`, with their parameters. */
const DECLARED: Readonly<Record<Language, RegExp>> = {
  tolk: /^(?:@[\w.]+(?:\([^)\n]*\))?\s*)*get\s+(?:fun\s+)?(?<name>[\w$]+)\s*\((?<parameters>[^)]{0,2000})\)\s*(?::\s*(?<returns>[^{\n]+))?/gm,
  func: /^(?<returns>[\w:]+|_|\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))\s+(?<name>[^\s(),;~.]+)\s*\((?<parameters>[^)]{0,2000})\)\s*(?:impure\s+|inline(?:_ref)?\s+)*method_id/gm,
};

/** The get methods that sources declare, by name, with what they say of parameters and result. */
export function declaredMethods(
  language: Language,
  sources: readonly string[],
): ReadonlyMap<string, Pick<Method, 'parameters' | 'returns'>> {
  const declared = new Map<string, Pick<Method, 'parameters' | 'returns'>>();
  for (const source of sources) {
    for (const {groups} of bareSource(language, source).matchAll(DECLARED[language])) {
      const {name = '', parameters = '', returns} = groups ?? {};
      declared.set(name, {parameters: parameterList(language, parameters), returns: returns?.trim()});
    }
  }
  return declared;
}

/** The get methods in compiled Fift (`130975 DECLMETHOD x()`), with what the sources say of their parameters. */
export function readMethods(language: Language, fift: string, sources: readonly string[]): Method[] {
  const declared = declaredMethods(language, sources);
  const methods: Method[] = [];
  for (const [, number = '', name = ''] of fift.matchAll(/^\s*(-?\d+) DECLMETHOD ([^\s(]+)/gm)) {
    const id = Number(number);
    if (ENTRY_POINTS.has(id)) continue;
    methods.push({name, id, ...declared.get(name)});
  }
  // What returns nothing is no question to a contract: upgrades in FunC have an id, too.
  return [...methods].sort((one, other) => Number(one.returns === '()') - Number(other.returns === '()'));
}

function parameterList(language: Language, text: string): {name: string; type: string}[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (language === 'tolk') {
        const [name = '', type = ''] = part.split(':');
        return {name: name.replace(/^mutate\s+/, '').trim(), type: type.trim()};
      }
      const words = part.split(/\s+/);
      return {name: words.at(-1) ?? '', type: words.slice(0, -1).join(' ')};
    });
}
