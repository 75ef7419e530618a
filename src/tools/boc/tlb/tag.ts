// The tag of a constructor for which none is written: CRC-32 of the line, as tlbc prints it once more. Pure.
//
// Rule: `Constructor::compute_tag`, `Constructor::show` (mode 10) and `TypeExpr::show` in crypto/tl/tlbc.cpp of
// ton-blockchain/ton; the whole CRC-32, no bit is set or cleared. `_` has no tag instead.
import {crc32} from '../crc32.ts';
import type {Constructor, Expr, Field} from './syntax.ts';

/** A tag that was computed, and the text of which it is the CRC-32. */
export interface ComputedTag {
  readonly crc: number;
  readonly text: string;
}

/** As it is written in schemas: `#5caeda7c`. */
export const tagText = ({crc}: ComputedTag): string => `#${crc.toString(16).padStart(8, '0')}`;

type Line = Pick<Constructor, 'name' | 'exotic' | 'fields' | 'type' | 'args'>;

export function computeTag(line: Line): ComputedTag {
  const text = canonicalText(line);
  return {crc: crc32(new TextEncoder().encode(text)), text};
}

/** The line as tlbc prints it: without tag, parentheses and braces, comparisons and constant factors in front. */
export function canonicalText({name, exotic, fields, type, args}: Line): string {
  const left = [`${exotic ? '!' : ''}${name}`, ...fieldTexts(fields)];
  return [...left, '=', type, ...parameterTexts(args, fields)].join(' ');
}

/** How names are printed, and which of them are numbers. */
interface Scope {
  readonly numbers: ReadonlySet<string>;
  readonly name: (name: string, out: boolean) => string;
}

function scopeOf(fields: readonly Field[]): Scope {
  const numbers = new Set<string>();
  for (const field of fields) {
    if (field.k === 'constraint') continue;
    if (field.k === 'implicit' ? field.of === '#' : readsNumber(field.type)) numbers.add(field.name);
  }
  return {numbers, name: (name, out) => `${out ? '~' : ''}${name}`};
}

/** `#`, `## n`, `#< n`, `#<= n`: the types whose values may be used in expressions. */
function readsNumber(type: Expr): boolean {
  const head = type.k === 'apply' ? type.head : type;
  return head.k === 'name' && head.name.startsWith('#');
}

function fieldTexts(fields: readonly Field[]): string[] {
  const scope = scopeOf(fields);
  return fields.map((field) => {
    if (field.k === 'implicit') return `${field.name}:${field.of}`;
    if (field.k === 'constraint') return print(field.test, scope);
    return `${field.name === '_' ? '' : `${field.name}:`}${print(field.type, scope)}`;
  });
}

/**
 * Parameters of the type on the right. There `~` is printed before what is known, and not before what this parameter
 * makes known: `= Foo n ~m` stays, `= Foo n n` becomes `Foo n ~n`.
 */
function parameterTexts(args: readonly Expr[], fields: readonly Field[]): string[] {
  const scope = scopeOf(fields);
  const declared = new Set(fields.flatMap((field) => (field.k === 'constraint' ? [] : [field.name])));
  const known = new Set<string>();
  return args.map((arg) => {
    const found = new Set<string>();
    const text = print(arg.k === 'out' ? arg.of : arg, {
      ...scope,
      name(name, out) {
        if (!declared.has(name)) return name;
        if (!out && (arg.k === 'out' || known.has(name))) return `~${name}`;
        found.add(name);
        return name;
      },
    });
    for (const name of found) known.add(name);
    return text;
  });
}

function print(expr: Expr, scope: Scope): string {
  switch (expr.k) {
    case 'number':
      return String(expr.value);
    case 'name':
      return scope.name(expr.name, expr.out);
    case 'apply':
      return [expr.head, ...expr.args].map((part) => print(part, scope)).join(' ');
    case 'ref':
      return `^${print(expr.of, scope)}`;
    case 'out':
      return `~${print(expr.of, scope)}`;
    case 'fields':
      return ['[', ...fieldTexts(expr.fields), ']'].join(' ');
    case 'op': {
      const whole = constant(expr, scope);
      if (whole !== undefined) return String(whole);
      const [a, b] = [print(expr.a, scope), print(expr.b, scope)];
      switch (expr.op) {
        case '.':
        case '?':
          return `${a}${expr.op}${b}`;
        case '+':
          return `${a} + ${b}`;
        case '*':
          return constant(expr.b, scope) === undefined ? `${a} * ${b}` : `${b} * ${a}`;
        case '>':
          return `< ${b} ${a}`;
        case '>=':
          return `<= ${b} ${a}`;
        default:
          return `${expr.op} ${a} ${b}`;
      }
    }
  }
}

/** What tlbc computes while it reads: products of constants, and 0 times a number. Sums it leaves alone. */
function constant(expr: Expr, scope: Scope): number | undefined {
  if (expr.k === 'number') return expr.value;
  if (expr.k !== 'op' || expr.op !== '*') return undefined;
  const [a, b] = [constant(expr.a, scope), constant(expr.b, scope)];
  if (a !== undefined && b !== undefined) return a * b;
  return b === 0 || (a === 0 && isNumber(expr.b, scope)) ? 0 : undefined;
}

function isNumber(expr: Expr, scope: Scope): boolean {
  if (expr.k === 'op') return expr.op === '+' || expr.op === '.' || (expr.op === '*' && isNumber(expr.b, scope));
  return expr.k === 'number' || (expr.k === 'name' && scope.numbers.has(expr.name));
}
