// The dictionary of parameters in a bag of cells, in each form in which people have it. Pure.
import {hashAt, type Bag} from '../boc/bag.ts';
import type {DecodeQuestion, Reading} from '../boc/session.ts';
import type {Value} from '../boc/tlb/value.ts';
import {MOST_PARAMS} from '../shared/budget.ts';
import {toHex} from '../shared/bytes.ts';
import {descriptions, withSignedKeys} from './params.ts';
import {CONFIG} from './schema.ts';

/** Reads a cell of one bag by a type: the viewer's engine, or its session. */
export type Decode = (question: DecodeQuestion) => Promise<Reading> | Reading;

/** Cells of the parameters by number, in the order of the numbers. */
export type Params = ReadonlyMap<number, number>;

/** What somebody has given: a configuration in one of three forms, one parameter, or neither. */
export type Given =
  | {readonly kind: 'config'; readonly form: 'dictionary' | 'contract' | 'block'; readonly params: Params}
  | {readonly kind: 'param'; readonly params: Params}
  | {readonly kind: 'too-many'}
  | {readonly kind: 'unknown'; readonly bits: number; readonly refs: number};

/** Bits of `cfg_dict:^(Hashmap 32 ^Cell) seqno:uint32 public_key:bits256 votes:(HashmapE …)`: the data of the Config contract. */
const CONTRACT_BITS = 32 + 256 + 1;
/** Bits of `config_addr:bits256 config:^(Hashmap 32 ^Cell) = ConfigParams`, as blocks and states have it. */
const BLOCK_BITS = 256;

/** What the first root of a bag is. With a number it is that parameter, whatever it looks like. */
export async function identify(bag: Bag, number: number | undefined, decode: Decode): Promise<Given> {
  const root = bag.roots[0]!;
  if (number !== undefined) return {kind: 'param', params: new Map([[number, root]])};
  const {bits, refs, refCount, exotic} = bag.cells;
  const own = await readParams(root, decode);
  if (own === 'too-many') return {kind: own};
  if (own) return {kind: 'config', form: 'dictionary', params: own};
  const form = exotic[root] || !refCount[root] ? undefined : ({[CONTRACT_BITS]: 'contract', [BLOCK_BITS]: 'block'} as const)[bits[root]!];
  const inside = form && (await readParams(refs[4 * root]!, decode));
  if (inside === 'too-many') return {kind: inside};
  return form && inside ? {kind: 'config', form, params: inside} : {kind: 'unknown', bits: bits[root]!, refs: refCount[root]!};
}

async function readParams(root: number, decode: Decode): Promise<Params | 'too-many' | undefined> {
  const reading = await decode({cell: root, type: 'Hashmap 32 ^Cell', schema: ''});
  if (reading.kind !== 'decoded') return undefined;
  // One cell may be the branch of many: 33 of them make four billion entries.
  if (reading.fault?.code === 'too-much') return 'too-many';
  const {value, fault} = reading;
  if (fault || value?.word !== 'entries' || !value.children.every(({name, type}) => type === '^Cell' && /^\d+$/.test(name)))
    return undefined;
  if (value.children.length > MOST_PARAMS) return 'too-many';
  return new Map(value.children.map(({name, cell}) => [Number(name) | 0, cell] as const).sort(([a], [b]) => a - b));
}

/** A parameter by its schema. Nothing where block.tlb does not describe it: only its cells can be shown. */
export async function readParam(number: number, cell: number, decode: Decode): Promise<Extract<Reading, {kind: 'decoded'}> | undefined> {
  if (!descriptions().has(number)) return undefined;
  const reading = await decode({cell, type: `ConfigParam ${number}`, schema: CONFIG});
  if (reading.kind !== 'decoded') throw new Error(`config: ${reading.problem.code} in ${reading.kind}`);
  return reading.value ? {...reading, value: withSignedKeys(number, reading.value)} : reading;
}

/** The numbers that parameter 9 (mandatory) or 10 (critical) lists. None where it is absent or cannot be read. */
export async function listedIn(number: 9 | 10, params: Params, decode: Decode): Promise<ReadonlySet<number>> {
  const cell = params.get(number);
  const reading = cell === undefined ? undefined : await readParam(number, cell, decode);
  const keys = (value: Value | undefined): string[] => value?.children.flatMap((child) => [child.name, ...keys(child)]) ?? [];
  return new Set(
    keys(reading?.value)
      .filter((name) => /^-?\d+$/.test(name))
      .map(Number),
  );
}

/**
 * The bag in an answer of an API: `{"result": {"config": {"bytes": "te6cc…"}}}`, as `getConfigAll` and `getConfigParam` of TON
 * Center give it. Any other text is the bag itself.
 */
export function bagText(text: string): string {
  if (!/^\s*\{/.test(text)) return text;
  return /"bytes"\s*:\s*"([\w+/=-]*)"/.exec(text)?.[1] ?? text;
}

/** Hash of a cell in hexadecimal: what makes two values the same. */
export const hashOf = (bag: Bag, cell: number): string => toHex(hashAt(bag.cells, cell));
