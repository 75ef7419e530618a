import {commentStyles, type CommentStyle} from '../data/fences.ts';

/**
 * Code without its comments, blank lines and trailing spaces: what must be equal in all languages. Strings are
 * respected, so that `"https://…"` is no comment.
 */
export function withoutComments(code: string, lang: string): string {
  const style = commentStyles[lang];
  // In a page of HTML the scripts have the comments of their own language.
  const text =
    lang === 'html' ? code.replace(SCRIPT, (_, open: string, script: string, end: string) => open + strip(script, 'c') + end) : code;
  return (style ? strip(text, style) : text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** A script in a page of HTML: its opening tag, its text, its closing tag. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/.source;

/** What opens a comment, by style; each alternative is tried where a string does not start. */
const COMMENT: Readonly<Record<CommentStyle, string>> = {
  c: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`,
  hash: String.raw`(?<![^\s;&|(])#[^\n]*`,
  // `--` is a word that a program defines; as a comment it begins a line, elsewhere it may be code.
  fift: String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<![^\n])--[ \t][^\n]*`,
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
