// Where a text stops being JSON. Pure.
//
// Browsers word the errors of `JSON.parse` differently, and Safari names no position at all.

/** Nesting that no reply has; deeper texts are refused before the parser sees them. */
const DEEPEST = 60;

/** The place of the first character that JSON does not allow there (the end, if something is missing); `undefined` for JSON. */
export function jsonFault(text: string): number | undefined {
  let at = 0;
  const take = (one: string): boolean => {
    if (text[at] !== one) return false;
    at++;
    return true;
  };
  const blanks = (): void => {
    while (at < text.length && ' \t\n\r'.includes(text[at]!)) at++;
  };
  const digits = (): boolean => {
    const from = at;
    while (at < text.length && text[at]! >= '0' && text[at]! <= '9') at++;
    return at > from;
  };
  const number = (): boolean => {
    take('-');
    if (!take('0') && !digits()) return false;
    if (take('.') && !digits()) return false;
    if (take('e') || take('E')) {
      if (!take('+')) take('-');
      return digits();
    }
    return true;
  };
  const string = (): boolean => {
    if (!take('"')) return false;
    while (at < text.length && text[at]! >= ' ') {
      if (take('"')) return true;
      if (!take('\\')) at++;
      else if (take('u')) {
        for (let digit = 0; digit < 4; digit++, at++) if (!/[0-9a-f]/i.test(text[at] ?? '')) return false;
      } else if (at < text.length && '"\\/bfnrt'.includes(text[at]!)) at++;
      else return false;
    }
    return false;
  };
  const word = (letters: string): boolean => [...letters].every(take);
  /** Items between brackets, parted by commas. */
  const list = (end: string, item: () => boolean): boolean => {
    at++;
    blanks();
    if (take(end)) return true;
    for (;;) {
      blanks();
      if (!item()) return false;
      blanks();
      if (take(end)) return true;
      if (!take(',')) return false;
    }
  };
  const value = (depth: number): boolean => {
    const first = text[at];
    if (first === '{' || first === '[') {
      if (depth === DEEPEST) return false;
      if (first === '[') return list(']', () => value(depth + 1));
      return list('}', () => {
        if (!string()) return false;
        blanks();
        if (!take(':')) return false;
        blanks();
        return value(depth + 1);
      });
    }
    if (first === '"') return string();
    if (first === 't') return word('true');
    if (first === 'f') return word('false');
    if (first === 'n') return word('null');
    return number();
  };
  blanks();
  if (!value(0)) return at;
  blanks();
  return at < text.length ? at : undefined;
}
