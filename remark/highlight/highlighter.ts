import {createHighlighterCore, type HighlighterCore, type ThemedToken} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import {bundledLanguages, type BundledLanguage} from 'shiki/langs';
import * as wasm from 'shiki/wasm';
import type {CodeLanguage} from '../../site/languages/index.ts';
import {classTheme} from './theme.ts';

let highlighter: Promise<HighlighterCore> | undefined;
const loaded = new Map<string, Promise<void>>();

/** The highlighter with the grammar of `language` in it. One for the process; grammars are loaded when first used. */
async function highlighterFor({id, grammar}: CodeLanguage): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({themes: [classTheme], langs: [], engine: createOnigurumaEngine(wasm)});
  const instance = await highlighter;
  if (grammar !== undefined && !loaded.has(id)) {
    const source = typeof grammar === 'string' ? bundledLanguages[grammar as BundledLanguage] : grammar;
    if (source === undefined) throw new Error(`Shiki bundles no grammar "${String(grammar)}" (site/languages/index.ts)`);
    loaded.set(id, instance.loadLanguage(source));
  }
  await loaded.get(id);
  return instance;
}

function grammarName({grammar}: CodeLanguage): string {
  return grammar === undefined ? 'text' : typeof grammar === 'string' ? grammar : grammar.name;
}

/** Without a time limit: the default leaves the rest of a line plain when a busy machine takes long over its start. */
const OPTIONS = {theme: classTheme.name as string, tokenizeTimeLimit: 0};

/** Tokens by line, with a colour of `classTheme` each. */
export async function tokenize(code: string, language: CodeLanguage): Promise<ThemedToken[][]> {
  const instance = await highlighterFor(language);
  return instance.codeToTokensBase(code, {lang: grammarName(language), ...OPTIONS});
}

/** Tokens by line with the TextMate scopes of each, innermost last: for the measure of what a grammar leaves without a scope. */
export async function tokenizeWithScopes(code: string, language: CodeLanguage): Promise<{text: string; scopes: string[]}[][]> {
  const instance = await highlighterFor(language);
  const lines = instance.codeToTokensBase(code, {
    lang: grammarName(language),
    ...OPTIONS,
    includeExplanation: 'scopeName',
  });
  return lines.map((line) =>
    line.flatMap((token) =>
      (token.explanation ?? []).map(({content, scopes}) => ({text: content, scopes: scopes.map((scope) => scope.scopeName)})),
    ),
  );
}
