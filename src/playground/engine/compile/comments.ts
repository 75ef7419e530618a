import type {Language} from '../protocol.ts';

const MARKS: Readonly<Record<Language, readonly [line: string, open: string, close: string]>> = {
  tolk: ['//', '/*', '*/'],
  func: [';;', '{-', '-}'],
};

/** The same with short runs of space: what comes after it may look for `\s*` without fear. Lines and columns are lost. */
export function bareSource(language: Language, source: string): string {
  return withoutComments(language, source)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, '\n');
}

/**
 * A source without its comments and strings, line by line as before. Looks at each character once: what a stranger shared
 * may be written to make a regular expression run for minutes.
 */
export function withoutComments(language: Language, source: string): string {
  const [line, open, close] = MARKS[language];
  let result = '';
  let kept = 0;
  for (let at = 0; at < source.length;) {
    let end: number;
    if (source.startsWith(line, at)) end = source.indexOf('\n', at);
    else if (source.startsWith(open, at)) {
      end = source.indexOf(close, at + open.length);
      if (end >= 0) end += close.length;
    } else if (source[at] === '"') {
      end = at + 1;
      while (end < source.length && source[end] !== '"' && source[end] !== '\n') end++;
      end++;
    } else {
      at++;
      continue;
    }
    if (end < 0) end = source.length;
    result += source.slice(kept, at) + (source[at] === '"' ? '""' : '\n'.repeat(source.slice(at, end).split('\n').length - 1));
    kept = at = end;
  }
  return result + source.slice(kept);
}
