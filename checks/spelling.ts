import path from 'node:path';
import type * as CSpell from 'cspell-lib';
import {pathToFileURL} from 'node:url';
import type {Check, Problem} from './lib/check.ts';
import {CODE, VALUE} from './lib/facts.ts';
import {interfaceProse, proseOf} from './lib/prose.ts';

/** English is spelled right; the site's own words stand in `site/words/`. */
export const spelling = {
  name: 'spelling',
  about: 'American English spelling in English pages and interface strings, with the dictionaries of site/words/.',
  scope: 'pages',
  async run(context) {
    const pages = (await context.selected()).filter(({language}) => language === 'en');
    const prose = [
      ...pages.flatMap(proseOf),
      ...(context.files ? [] : (await interfaceProse(context)).filter(({language}) => language === 'en')),
    ];
    // Each word is looked up once, however often it stands in the site.
    const places = new Map<string, {file: string; line: number}[]>();
    for (const {file, line, text} of prose) {
      text.split('\n').forEach((part, offset) => {
        for (const word of words(part)) places.set(word, [...(places.get(word) ?? []), {file, line: line + offset}]);
      });
    }
    const wrong = await misspelled(context.root, [...places.keys()]);
    const problems = [...wrong].flatMap(([word, suggestions]) =>
      (places.get(word) ?? []).map(({file, line}): Problem => ({
        file,
        line,
        rule: 'spelling/unknown-word',
        message: `"${word}" is in no dictionary.`,
        remedy: `${suggestions.length ? `Did you mean ${suggestions.join(', ')}? ` : ''}Put names of code into backticks; add a right word to the file of its theme in site/words/.`,
      })),
    );
    return {problems: onceALine(problems), summary: `${places.size} different words in ${pages.length} pages`};
  },
} satisfies Check;

/** The words of a line that spelling is about: no addresses, file names, handles, numbers, code or other scripts. */
export function words(line: string): string[] {
  return line
    .split(/\s+/)
    .filter((chunk) => !/\w[.@:]\/?\/?\w|^@/.test(chunk))
    .flatMap((chunk) => chunk.split(/[()[\]{}“”"«»,;:!?/|…—–+=<>→←⇒×≤≥*#&^~$%]+/))
    .map((token) => token.replace(/^['‘’.`_-]+|['‘’.`_-]+$/g, ''))
    .filter(
      (token) =>
        /^\p{Script=Latin}/u.test(token) &&
        !/\p{Script=Cyrillic}|\p{Script=Han}/u.test(token) &&
        !token.includes(CODE) &&
        !token.includes(VALUE) &&
        !/[.@_\\\d]/.test(token),
    );
}

/** The words that no dictionary has, with up to three suggestions. */
async function misspelled(root: string, list: readonly string[]): Promise<Map<string, readonly string[]>> {
  // Loaded here and not before: dictionaries take a second or two.
  const cspell = await import('cspell-lib');
  const settings = await configuration(cspell, root);
  const text = `${list.join('\n')}\n`;
  const uri = pathToFileURL(path.join(root, 'words.txt')).href;
  const result = await cspell.spellCheckDocument(
    {uri, text, languageId: 'plaintext', locale: 'en'},
    {generateSuggestions: true, numSuggestions: 3, noConfigSearch: true},
    settings,
  );
  if (result.errors?.length) throw result.errors[0] as Error;
  const starts: number[] = [];
  let at = 0;
  for (const word of list) {
    starts.push(at);
    at += word.length + 1;
  }
  const found = new Map<string, readonly string[]>();
  for (const issue of result.issues) {
    // The word whose line the issue is in: a part of a compound is reported as the whole.
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= issue.offset) low = middle;
      else high = middle - 1;
    }
    const word = list[low];
    if (word !== undefined && !found.has(word))
      found.set(word, (issue.suggestionsEx ?? []).map((suggestion) => suggestion.word).slice(0, 3));
  }
  return found;
}

/** `cspell.json`, which editors read too. Its `ignorePaths` are for them: what is checked is decided here. */
async function configuration(cspell: typeof CSpell, root: string): Promise<CSpell.CSpellUserSettings> {
  const own = await cspell.resolveConfigFileImports(await cspell.readConfigFile(path.join(root, 'cspell.json')));
  return {
    ...cspell.mergeSettings(await cspell.getDefaultSettings(), own),
    ignorePaths: [],
    maxNumberOfProblems: 100_000,
    maxDuplicateProblems: 100_000,
    // A busy machine must not cost a suggestion.
    suggestionsTimeout: 20_000,
  };
}

function onceALine(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem])).values()];
}
