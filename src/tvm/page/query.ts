/** What the reader looks for, and whether a row is it. Pure: the page's script and the tests use it. */
import {hexToBits} from '../opcode.ts';
import {parseStackEffect, type ValueType} from '../stack-effect.ts';

export interface Row {
  readonly name: string;
  readonly category: string;
  /** Everything that the row says, in small letters. */
  readonly text: string;
  /** Name, then aliases, in small letters. */
  readonly names: readonly string[];
  readonly bits: string;
  readonly takes: ReadonlySet<ValueType>;
  readonly gives: ReadonlySet<ValueType>;
  /** The least that it costs. */
  readonly gas: number;
  readonly since: number;
}

export interface Query {
  readonly q: string;
  readonly category: string;
  readonly takes: string;
  readonly gives: string;
  readonly since: string;
  readonly gas: string;
}

export const EMPTY: Query = {q: '', category: '', takes: '', gives: '', since: '', gas: ''};

export interface RowText {
  readonly name: string;
  readonly aliases: string;
  readonly opcode: string;
  readonly stack: string;
  readonly gas: string;
  readonly text: string;
  readonly category: string;
  readonly since: number;
}

export function rowOf({name, aliases, opcode, stack, gas, text, category, since}: RowText): Row {
  const effect = parseStackEffect(stack);
  const prefix = /^[0-9A-F]+_?/.exec(opcode)?.[0] ?? '';
  const flat = (values: readonly {readonly types: readonly ValueType[]}[]): Set<ValueType> =>
    new Set(values.flatMap(({types}) => types).map((type) => (type === 'bool' ? 'int' : type)));
  return {
    name,
    category,
    names: [name, ...aliases.split(' ')].filter(Boolean).map((one) => one.toLowerCase()),
    text: `${name} ${aliases} ${opcode} ${stack} ${text}`.toLowerCase(),
    bits: hexToBits(prefix),
    takes: flat(effect.inputs),
    gives: flat(effect.outputs.flat()),
    gas: Number.parseInt(gas, 10) || 0,
    since,
  };
}

/** The bits of a word that may be an opcode or the start of real code: `F26`, `0xD0D3`, `x{F26_}`, `0b1010`. */
export function codeBits(word: string): string | null {
  const binary = /^(?:0b|b:)([01]+)$/i.exec(word);
  if (binary) return binary[1]!;
  const hex = /^(?:0x|#|x\{)?([0-9a-f]+_?)\}?$/i.exec(word);
  return hex ? hexToBits(hex[1]!) : null;
}

function wordFits(word: string, bits: string | null, row: Row): boolean {
  if (row.text.includes(word)) return true;
  return bits !== null && bits.length >= 4 && (bits.startsWith(row.bits) || row.bits.startsWith(bits));
}

export interface Search {
  /** Whether the row fits. */
  readonly fits: (row: Row) => boolean;
  readonly empty: boolean;
}

export function compile({q, category, takes, gives, since, gas}: Query): Search {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({word, bits: codeBits(word)}));
  const limit = gas === '' ? Number.POSITIVE_INFINITY : Number(gas);
  const least = since === '' ? 0 : Number(since);
  return {
    empty: words.length === 0 && !category && !takes && !gives && !since && gas === '',
    fits: (row) =>
      (!category || row.category === category) &&
      row.gas <= limit &&
      row.since >= least &&
      (!takes || row.takes.has(takes as ValueType)) &&
      (!gives || row.gives.has(gives as ValueType)) &&
      words.every(({word, bits}) => wordFits(word, bits, row)),
  };
}

const KEYS = ['q', 'category', 'takes', 'gives', 'since', 'gas'] as const;

export function toAddress(query: Query): string {
  const params = new URLSearchParams();
  for (const key of KEYS) if (query[key]) params.set(key, query[key]);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export function fromAddress(search: string): Query {
  const params = new URLSearchParams(search);
  return Object.fromEntries(KEYS.map((key) => [key, (params.get(key) ?? '').slice(0, 100)])) as unknown as Query;
}
