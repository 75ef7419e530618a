/** How a language writes comments: they may be translated, everything else of a sample may not. */
export type CommentStyle = 'c' | 'hash' | 'fift' | 'func' | 'tvm' | 'markup' | 'sql';

/** Comment styles of the languages of `site/languages`; one that is not listed has no comments to translate. */
export const commentStyles: Readonly<Record<string, CommentStyle>> = {
  tolk: 'c',
  func: 'func',
  tact: 'c',
  tlb: 'c',
  tl: 'c',
  fift: 'fift',
  tvm: 'tvm',
  ts: 'c',
  tsx: 'c',
  js: 'c',
  jsx: 'c',
  jsonc: 'c',
  python: 'hash',
  go: 'c',
  bash: 'hash',
  cpp: 'c',
  c: 'c',
  java: 'c',
  kotlin: 'c',
  rust: 'c',
  swift: 'c',
  csharp: 'c',
  solidity: 'c',
  toml: 'hash',
  yaml: 'hash',
  ini: 'hash',
  html: 'markup',
  xml: 'markup',
  css: 'c',
  graphql: 'hash',
  sql: 'sql',
  docker: 'hash',
  nginx: 'hash',
};

/** Fences whose text is written for people: a translation has its own words in them, but as many lines. */
export const proseFences: readonly string[] = ['text', 'diff', 'md', 'mdx'];
