// What block.tlb says about each parameter, and the search among them. Pure.
import {parseSchema, type Expr, type Field, type Schema} from '../boc/tlb/syntax.ts';
import type {Value} from '../boc/tlb/value.ts';
import {MOST_QUESTION} from '../shared/budget.ts';
import {CONFIG} from './schema.ts';

/** A parameter of block.tlb: the names of all its fields, and of its types. */
export interface Description {
  readonly fields: readonly string[];
  readonly types: readonly string[];
}

let described: ReadonlyMap<number, Description> | undefined;

/** All parameters that block.tlb describes, by number. */
export function descriptions(): ReadonlyMap<number, Description> {
  if (described) return described;
  const schema = parseSchema(CONFIG);
  const found = new Map<number, Description>();
  for (const {fields, args} of schema.types.get('ConfigParam') ?? []) {
    const [number] = args;
    if (number?.k !== 'number') continue;
    const [names, types] = [new Set<string>(), new Set<string>()];
    collect(schema, fields, names, types);
    found.set(number.value, {fields: [...names], types: [...types]});
  }
  return (described = found);
}

/** Fields and types from here on, each type once. */
function collect(schema: Schema, fields: readonly Field[], names: Set<string>, types: Set<string>): void {
  const visit = (expr: Expr): void => {
    if (expr.k === 'fields') collect(schema, expr.fields, names, types);
    else if (expr.k === 'ref' || expr.k === 'out') visit(expr.of);
    else if (expr.k === 'op') [expr.a, expr.b].forEach(visit);
    else if (expr.k === 'apply') [expr.head, ...expr.args].forEach(visit);
    else if (expr.k === 'name' && !types.has(expr.name)) {
      const constructors = schema.types.get(expr.name);
      if (!constructors) return;
      types.add(expr.name);
      for (const one of constructors) collect(schema, one.fields, names, types);
    }
  };
  for (const field of fields) {
    if (field.k !== 'field') continue;
    if (field.name !== '_') names.add(field.name);
    visit(field.type);
  }
}

/** The heading of the page that explains a parameter. */
export const anchorOf = (number: number): string =>
  number < 0 ? 'negative-parameters' : descriptions().has(number) ? `param-${number}` : 'introduction';

const MOST_NUMBER = 2 ** 31;

/** `15`, `−1000`, `param 15`, `ConfigParam(15)`, `#15`; nothing for words and for what has no place in 32 bits. */
export function numberIn(text: string): number | undefined {
  const found = /^(?:config)?\s*(?:param(?:eter)?|параметр|配置参数|参数)?[\s#(:№]*([-−–]?)\s*(\d{1,10})\s*\)?$/iu.exec(
    text.slice(0, MOST_QUESTION).trim(),
  );
  if (!found) return undefined;
  const value = found[1] ? -Number(found[2]) : Number(found[2]);
  return value >= -MOST_NUMBER && value < MOST_NUMBER ? value + 0 : undefined;
}

/** A parameter that answers a question. `fields` are those whose names do. */
export interface Hit {
  readonly number: number;
  readonly fields: readonly string[];
}

/**
 * The parameters that a question means: by number, or by words, all of which must be in its name, its fields or its types;
 * the best first. An empty question finds all. `names` are in the reader's language.
 */
export function searchParams(question: string, numbers: readonly number[], names: (number: number) => string): Hit[] {
  const query = question.slice(0, MOST_QUESTION).toLowerCase();
  const exact = numberIn(query);
  if (exact !== undefined) return numbers.filter((number) => number === exact).map((number) => ({number, fields: []}));
  const words = query.split(/[\s.,;:()]+/u).filter(Boolean);
  const rated = numbers.map((number) => {
    const {fields = [], types = []} = descriptions().get(number) ?? {};
    const name = names(number).toLowerCase();
    const hits = new Set<string>();
    let rate = 0;
    for (const word of words) {
      const inFields = fields.filter((field) => field.toLowerCase().includes(word));
      inFields.forEach((field) => hits.add(field));
      const score =
        (name.includes(word) ? 4 : 0) +
        (inFields.includes(word) ? 3 : inFields.length ? 2 : 0) +
        (types.some((type) => type.toLowerCase().includes(word)) ? 1 : 0);
      if (score === 0) return {number, fields: [], rate: -1};
      rate += score;
    }
    return {number, fields: [...hits], rate};
  });
  return rated
    .filter(({rate}) => rate >= 0)
    .sort((a, b) => b.rate - a.rate)
    .map(({number, fields}) => ({number, fields}));
}

/** Dictionaries whose keys are signed: block.tlb does not say so, the node reads them so. */
const SIGNED_KEYS = [9, 10, 12];

/** A parameter as a schema reads it, with the keys that are signed written so. */
export function withSignedKeys(number: number, value: Value): Value {
  if (!SIGNED_KEYS.includes(number)) return value;
  const children = value.children.map((child) => {
    if (!child.type.includes('Hashmap')) return child;
    const entries = child.children.map((entry) => (/^\d{10}$/.test(entry.name) ? {...entry, name: String(Number(entry.name) | 0)} : entry));
    return {...child, children: entries.sort((a, b) => Number(a.name) - Number(b.name))};
  });
  return {...value, children};
}
