// What a TL-B schema reads in a cell. Pure data: it passes from a worker to the page.

/** A value with its place. */
export interface Value {
  /** Name of the field, or a dictionary's key. */
  readonly name: string;
  /** Its type, as in the schema. */
  readonly type: string;
  /** The value in short: a number, bits, the name of the constructor. Not translated. */
  readonly text: string;
  /** A word that the page says in the reader's language. */
  readonly word?: 'pruned' | 'library' | 'rest' | 'empty-dictionary' | 'entries' | 'exotic';
  readonly cell: number;
  /** Bits of the cell, `to` not included. */
  readonly from: number;
  readonly to: number;
  readonly children: readonly Value[];
  /** The tag that it begins with, if it is not written in the schema but computed: `#5caeda7c`. */
  readonly tag?: string;
}

/** Why reading stopped. */
export interface DecodeFault {
  readonly code:
    'no-constructor' | 'bits' | 'refs' | 'constraint' | 'too-much' | 'unknown-type' | 'not-a-type' | 'arity' | 'dictionary' | 'unsupported';
  readonly cell: number;
  readonly bit: number;
  /** The type, constraint or name that it is about. */
  readonly what: string;
  readonly needed: number;
  readonly found: number;
  /** The next bits, for `no-constructor`. */
  readonly bits: string;
}

/** Bits as readers compare them: 32 of them also as a tag is written. */
export const bitsText = (bits: string): string =>
  bits.length === 32 ? `${bits} (#${parseInt(bits, 2).toString(16).padStart(8, '0')})` : bits;

/** What was read, to the end or to the fault. */
export interface Decoded {
  readonly value: Value | undefined;
  readonly fault: DecodeFault | undefined;
}

/** Whether nothing was left over that the schema does not speak of. */
export function isWhole(value: Value): boolean {
  const queue = [value];
  for (let one = queue.pop(); one; one = queue.pop()) {
    if (one.word === 'rest' && one.type === '') return false;
    queue.push(...one.children);
  }
  return true;
}
