/**
 * Whether a licence expression of SPDX may be used where `isAllowed` says which single licences may: of `A OR B` one is
 * enough, of `A AND B` both are needed; `A WITH an-exception` permits more than `A` alone, so `A` decides. `undefined`
 * where the text is no such expression (`SEE LICENSE IN …`, `Apache 2.0`): a person has to read what is meant.
 *
 * No package for it: the grammar has five rules, and what npm calls `spdx-*` is not installed.
 */
export function mayUse(expression: string, isAllowed: (licence: string) => boolean): boolean | undefined {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;
  let wellFormed = true;

  const or = (): boolean => {
    let result = and();
    // Both sides are read whatever the first says: the rest of the expression comes after them.
    while (tokens[next] === 'OR') result = (next++, and()) || result;
    return result;
  };
  const and = (): boolean => {
    let result = one();
    while (tokens[next] === 'AND') result = (next++, one()) && result;
    return result;
  };
  const one = (): boolean => {
    const token = tokens[next++];
    if (token === '(') {
      const result = or();
      if (tokens[next++] !== ')') wellFormed = false;
      return result;
    }
    if (!isName(token)) wellFormed = false;
    if (tokens[next] === 'WITH') {
      if (!isName(tokens[next + 1])) wellFormed = false;
      next += 2;
    }
    return isAllowed(token ?? '');
  };

  const result = or();
  return wellFormed && next === tokens.length ? result : undefined;
}

/** A name of a licence or an exception; none of the words between them. */
const isName = (token: string | undefined): boolean => /^[\w.+:-]+$/.test(token ?? '') && !/^(?:AND|OR|WITH)$/.test(token!);
