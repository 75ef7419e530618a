import {commentStyles, type CommentStyle} from '../data/fences.ts';

/**
 * Code without its comments, blank lines and trailing spaces: what must be equal in all languages. Strings are
 * respected, so that `"https://…"` is no comment.
 */
export function withoutComments(code: string, lang: string): string {
  const style = commentStyles[lang];
  return (style ? strip(code, style) : code)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/.source;

/** What opens a comment, by style; each alternative is tried where a string does not start. */
const COMMENT: Readonly<Record<CommentStyle, string>> = {
  c: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  hash: String.raw`(?<![^\s;&|(])#[^\n]*`,
  func: String.raw`;;[^\n]*|\{-[\s\S]*?-\}|\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  tvm: String.raw`;;[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  markup: String.raw`<!--[\s\S]*?-->`,
  sql: String.raw`--[^\n]*|\/\*[\s\S]*?\*\/`,
};

function strip(code: string, style: CommentStyle): string {
  // Single quotes are apostrophes in FunC and TVM names; a string there is double-quoted.
  const string = style === 'func' || style === 'tvm' ? /"(?:[^"\\\n]|\\.)*"/.source : STRING;
  return code.replace(new RegExp(`(${string})|(?:${COMMENT[style]})`, 'g'), (_, kept?: string) => kept ?? '');
}
