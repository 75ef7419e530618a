/** Values of the VM's log apart: brackets, braces and parentheses belong together. `1 [ 2 3 ] C{AB}` has three. Pure. */
export function splitPrinted(text: string): string[] {
  const values: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const char = text[index];
    if (char === undefined || (char === ' ' && depth === 0)) {
      if (index > start) values.push(text.slice(start, index));
      start = index + 1;
    } else if ('[({'.includes(char)) depth++;
    else if ('])}'.includes(char)) depth--;
  }
  return values;
}

/** The same of a whole stack, `[ 1 [ 2 3 ] C{AB} ]`, bottom first. */
export const splitStack = (text: string): string[] =>
  splitPrinted(
    text
      .trim()
      .replace(/^\[\s?/, '')
      .replace(/\s?\]$/, ''),
  );
