/**
 * A function that remembers its answers for strings that were asked for before, `most` of them at most: then it begins
 * anew, since which will be asked for again is not known.
 */
export function remembering<Value>(most: number, answer: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = answer(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
