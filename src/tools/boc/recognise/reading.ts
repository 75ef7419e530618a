// Reads a cell by a schema, all of it or not at all, and takes the values out of what was read. Pure.
import type {Bag} from '../bag.ts';
import {decodeCell} from '../tlb/decode.ts';
import {Slice} from '../tlb/slice.ts';
import {parseSchema, parseType, type Schema} from '../tlb/syntax.ts';
import {isWhole, type Value} from '../tlb/value.ts';
import {MOST_COMMENT_CELLS} from '../../shared/budget.ts';

/** A place in a cell from which a body or a payload goes on to the end. */
export interface Rest {
  readonly cell: number;
  readonly bit: number;
  /** The first of its references. */
  readonly ref: number;
}

const parsed = new Map<string, Schema>();

/** A schema of this folder; each is parsed once. */
function schemaOf(text: string): Schema {
  let schema = parsed.get(text);
  if (!schema) parsed.set(text, (schema = parseSchema(text)));
  return schema;
}

/** One bag, and the schemas that all of its cells are read by. */
export class Reading {
  constructor(
    readonly bag: Bag,
    private readonly base: readonly Schema[],
  ) {}

  /** The cell as this type. Nothing where a bit or a reference is left over, or where something is not as the type says. */
  whole(cell: number, type: string, schema = ''): Value | undefined {
    if (this.bag.cells.exotic[cell]) return undefined;
    const {value, fault} = decodeCell(this.bag, cell, parseType(type), schema ? [schemaOf(schema), ...this.base] : this.base);
    return value && !fault && isWhole(value) ? value : undefined;
  }

  /** The number in the next 32 bits, which most bodies begin with. */
  operation({cell, bit}: Rest): number | undefined {
    const slice = new Slice(this.bag, cell, bit);
    return slice.bitsLeft < 32 || this.bag.cells.exotic[cell] ? undefined : Number(slice.uint(32));
  }

  /**
   * Text in snake format to the end of its cells. Nothing where bits make no whole bytes, where a cell has a second
   * reference, or where the bytes are no text that somebody wrote: no UTF-8, or with control characters.
   */
  text({cell, bit, ref}: Rest): string | undefined {
    const bytes: number[] = [];
    let slice = new Slice(this.bag, cell, bit, ref);
    for (let cells = 0; ; cells++) {
      if (cells >= MOST_COMMENT_CELLS || this.bag.cells.exotic[slice.cell] || slice.bitsLeft % 8 || slice.refsLeft > 1) return undefined;
      while (slice.bitsLeft) bytes.push(Number(slice.uint(8)));
      if (!slice.refsLeft) break;
      slice = new Slice(this.bag, slice.child());
    }
    try {
      const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(new Uint8Array(bytes));
      return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) ? undefined : text;
    } catch {
      return undefined;
    }
  }

  /** A comment: 32 zero bits, then text. */
  comment(rest: Rest): string | undefined {
    return this.operation(rest) === 0 ? this.text({...rest, bit: rest.bit + 32}) : undefined;
  }

  /** Where a value of type `Any` or `Either Any ^Any` or `Either Any ^Cell` begins. */
  restOf(value: Value | undefined): Rest | undefined {
    if (!value) return undefined;
    const {cell, from, word, children, text} = value;
    if (word === 'rest') return {cell, bit: from, ref: this.bag.cells.refCount[cell]! - children.length};
    return /(?:^|: )#\d+$/.test(text) ? {cell, bit: 0, ref: 0} : undefined;
  }
}

/** The value at the end of a path of names. */
export function at(value: Value | undefined, ...path: readonly string[]): Value | undefined {
  let found = value;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The name of the constructor, also of one behind `Maybe` or `Either`. */
export const constructorOf = (value: Value | undefined): string => value?.text.replace(/^(?:left|right): ?/, '') ?? '';

/** An account, `0:…`. Nothing for any other kind of address. */
export const accountOf = (value: Value | undefined): string | undefined =>
  value && /^-?\d+:[0-9a-f]{64}$/.test(value.text) ? value.text : undefined;

/** A whole number. */
export function numberOf(value: Value | undefined): bigint | undefined {
  const digits = /^-?\d+(?= \(|$)/.exec(value?.text ?? '');
  return digits ? BigInt(digits[0]) : undefined;
}

/** An amount of 4 bits of length and so many bytes, the first of which is not 0: the node takes no other. */
export function coinsOf(value: Value | undefined): bigint | undefined {
  const amount = numberOf(value);
  if (!value || amount === undefined) return undefined;
  const bytes = amount === 0n ? 0 : Math.ceil(amount.toString(16).length / 2);
  return value.to - value.from === 4 + 8 * bytes ? amount : undefined;
}

/** The cell that a value of type `^Cell` or `Maybe ^Cell` refers to. */
export const cellOf = (value: Value | undefined): number | undefined => (value && /^#\d+$/.test(value.text) ? value.cell : undefined);
