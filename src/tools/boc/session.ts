// What the viewer asks for: open a bag, read a cell by a schema. Runs in a worker, or in the page where there can be
// none. Pure.
import type {Bag, Fault, Field} from './bag.ts';
import {readFile, readText, type InputProblem} from './input.ts';
import {readBag, UnreadableBag} from './read.ts';
import {recognise, type Recognised} from './recognise.ts';
import {decodeCell} from './tlb/decode.ts';
import {BLOCK, BODIES} from './tlb/schemas.ts';
import {parseSchema, parseType, SchemaError, type Schema, type SchemaProblem} from './tlb/syntax.ts';
import {tagText} from './tlb/tag.ts';
import type {Decoded} from './tlb/value.ts';

/** What was found in what the reader gave. */
export type Opened =
  | {readonly kind: 'empty'}
  | {readonly kind: 'text'; readonly problem: InputProblem}
  | {readonly kind: 'unreadable'; readonly fault: Fault; readonly fields: readonly Field[]; readonly bytes: Uint8Array}
  | {
      readonly kind: 'bag';
      readonly bag: Bag;
      readonly as: 'hex' | 'base64' | 'binary';
      /** What the bag holds, where that is certain. */
      readonly recognised: Recognised | undefined;
    };

/** A tag that the reader's schema leaves out: `#5caeda7c`, and the text of which it is the CRC-32. */
export interface LeftOutTag {
  readonly tag: string;
  readonly text: string;
}

/** What a schema reads, or what is wrong with the schema or with the type. */
export type Reading =
  | ({readonly kind: 'decoded'; readonly type: string; readonly leftOut: readonly LeftOutTag[]} & Decoded)
  | {readonly kind: 'schema' | 'type'; readonly problem: SchemaProblem};

export interface DecodeQuestion {
  readonly cell: number;
  /** Empty: the type that the schema defines last. */
  readonly type: string;
  /** The reader's own, or empty. */
  readonly schema: string;
}

/** One bag, and the schemas that were parsed for it. */
export class Session {
  private bag: Bag | undefined;
  private base: readonly Schema[] | undefined;

  open(given: string | Uint8Array): Opened {
    this.bag = undefined;
    const input = typeof given === 'string' ? readText(given) : readFile(given);
    if (input.kind === 'empty') return input;
    if (input.kind === 'wrong') return {kind: 'text', problem: input.problem};
    try {
      this.bag = readBag(input.bytes);
      return {kind: 'bag', bag: this.bag, as: input.as, recognised: recognise(this.bag, this.schemas())};
    } catch (error) {
      if (error instanceof UnreadableBag) return {kind: 'unreadable', fault: error.fault, fields: error.fields, bytes: input.bytes};
      throw error;
    }
  }

  private schemas(): readonly Schema[] {
    return (this.base ??= [parseSchema(BODIES), parseSchema(BLOCK)]);
  }

  decode({cell, type, schema}: DecodeQuestion): Reading {
    const base = this.schemas();
    let own: Schema | undefined;
    try {
      own = schema.trim() ? parseSchema(schema) : undefined;
    } catch (error) {
      return {kind: 'schema', problem: problemOf(error)};
    }
    const wanted = type.trim() || own?.last || '';
    try {
      const expr = parseType(wanted);
      const leftOut = leftOutOf(own);
      if (!this.bag || cell >= this.bag.cells.count) return {kind: 'decoded', type: wanted, leftOut, value: undefined, fault: undefined};
      return {kind: 'decoded', type: wanted, leftOut, ...decodeCell(this.bag, cell, expr, own ? [own, ...base] : base)};
    } catch (error) {
      return {kind: 'type', problem: problemOf(error)};
    }
  }
}

function leftOutOf(schema: Schema | undefined): LeftOutTag[] {
  const constructors = [...(schema?.types.values() ?? [])].flat().sort((a, b) => a.at - b.at);
  return constructors.flatMap(({computed}) => (computed ? [{tag: tagText(computed), text: computed.text}] : []));
}

function problemOf(error: unknown): SchemaProblem {
  if (error instanceof SchemaError) return error.problem;
  throw error;
}
