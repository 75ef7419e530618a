/** Gas as the reference writes it: alternatives separated by `|`, each an expression of numbers and named variables. */
const TOKEN = /\s*(\d+|[a-z_0-9]+|[-+*/(),])/giy;

function tokens(text: string): string[] {
  TOKEN.lastIndex = 0;
  const out: string[] = [];
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) out.push(match[1]!);
  return out;
}

const FUNCTIONS: Record<string, (...args: number[]) => number> = {
  max: Math.max,
  min: Math.min,
  floor_log2: (n) => Math.floor(Math.log2(Math.max(n, 1))),
};

/** Evaluates one alternative; division rounds down, as in the VM. */
export function evaluate(text: string, variables: Readonly<Record<string, number>>): number {
  const list = tokens(text);
  let at = 0;
  const peek = (): string | undefined => list[at];
  const next = (): string => list[at++] ?? '';
  function primary(): number {
    const token = next();
    if (token === '-') return -primary();
    if (token === '(') {
      const inner = sum();
      next();
      return inner;
    }
    if (/^\d+$/.test(token)) return Number(token);
    const call = FUNCTIONS[token];
    if (call && peek() === '(') {
      next();
      const args = [sum()];
      while (peek() === ',') {
        next();
        args.push(sum());
      }
      next();
      return call(...args);
    }
    const value = variables[token];
    if (value === undefined) throw new Error(`gas: no value for ${token} in ${text}`);
    return value;
  }
  function product(): number {
    let left = primary();
    while (peek() === '*' || peek() === '/') left = next() === '*' ? left * primary() : Math.floor(left / primary());
    return left;
  }
  function sum(): number {
    let left = product();
    while (peek() === '+' || peek() === '-') left = next() === '+' ? left + product() : left - product();
    return left;
  }
  return sum();
}

export function alternatives(text: string): string[] {
  return text.split(' | ');
}

/** Names of the variables of a formula; none for a number or a set. */
export function variables(text: string): string[] {
  return [...new Set(tokens(text).filter((token) => /^[a-z]/i.test(token) && !FUNCTIONS[token]))];
}

/** The set of a price without variables, smallest first. */
export function prices(text: string): number[] {
  return [...new Set(alternatives(text).map((one) => evaluate(one, {})))].sort((a, b) => a - b);
}
