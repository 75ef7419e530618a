// What differs between two configurations: which parameters, and in them which fields. Pure.
import {dataHex, type Bag} from '../boc/bag.ts';
import type {Value} from '../boc/tlb/value.ts';
import {MOST_CHANGES} from '../shared/budget.ts';
import {hashOf, type Params} from './dictionary.ts';

/** A parameter that is not the same on both sides. */
export interface ParamChange {
  readonly number: number;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Its cell on each side that has it. */
  readonly old?: number;
  readonly new?: number;
}

/** The parameters that differ, by number, and how many do not. */
export interface Comparison {
  readonly changes: readonly ParamChange[];
  readonly same: number;
}

/** Which parameters differ. `whole`: what the new side lacks is removed; else it was not asked about. */
export function compareParams(oldBag: Bag, old: Params, newBag: Bag, next: Params, whole: boolean): Comparison {
  const changes: ParamChange[] = [];
  let same = 0;
  for (const [number, cell] of next) {
    const before = old.get(number);
    if (before === undefined) changes.push({number, kind: 'added', new: cell});
    else if (hashOf(oldBag, before) !== hashOf(newBag, cell)) changes.push({number, kind: 'changed', old: before, new: cell});
    else same++;
  }
  if (whole) for (const [number, cell] of old) if (!next.has(number)) changes.push({number, kind: 'removed', old: cell});
  return {changes: changes.sort((a, b) => a.number - b.number), same};
}

/** A field that differs. A side that lacks it has no text. */
export interface FieldChange {
  /** Names of fields and keys of dictionaries from the outside in: `other.gas_limit`. */
  readonly path: string;
  readonly old?: string;
  readonly new?: string;
}

export interface FieldChanges {
  readonly changes: readonly FieldChange[];
  /** There are more than were looked for. */
  readonly cut: boolean;
}

/** One side: what a schema has read, and the bag in which it was. */
export interface Side {
  readonly bag: Bag;
  readonly value: Value;
}

const LONGEST_TEXT = 400;

/** The fields that differ between two readings of one type. */
export function diffValues(old: Side, next: Side): FieldChanges {
  const changes: FieldChange[] = [];
  const add = (path: readonly string[], before: string | undefined, after: string | undefined): void => {
    if (changes.length > MOST_CHANGES) return;
    changes.push({path: path.join('.'), ...(before !== undefined && {old: before}), ...(after !== undefined && {new: after})});
  };
  const walk = (a: Value, b: Value, outer: readonly string[]): void => {
    if (changes.length > MOST_CHANGES) return;
    const path = isNamed(a) ? [...outer, a.name] : outer;
    const inner = a.children.length > 0 && b.children.length > 0;
    if (!inner) {
      const [before, after] = [briefText(a, old.bag), briefText(b, next.bag)];
      if (before !== after) add(path, before, after);
      return;
    }
    // The number of entries, or of bits, follows from what is below; another constructor does not.
    if (!a.word && !b.word && a.text !== b.text) add(path, a.text, b.text);
    const [left, right] = [byName(a), byName(b)];
    for (const [name, child] of left) {
      const other = right.get(name);
      if (other) walk(child, other, path);
      else add(isNamed(child) ? [...path, child.name] : path, briefText(child, old.bag), undefined);
    }
    for (const [name, child] of right)
      if (!left.has(name)) add(isNamed(child) ? [...path, child.name] : path, undefined, briefText(child, next.bag));
  };
  walk(old.value, next.value, []);
  return {changes: changes.slice(0, MOST_CHANGES), cut: changes.length > MOST_CHANGES};
}

const isNamed = ({name}: Value): boolean => name !== '' && name !== '_';

/** Children by name; a name that comes again has its place behind it. */
function byName({children}: Value): Map<string, Value> {
  const named = new Map<string, Value>();
  for (const child of children) {
    let name = `${child.name} ${child.word === 'rest' ? 'rest' : ''}`;
    if (named.has(name)) name += named.size;
    named.set(name, child);
  }
  return named;
}

/** A value on one line: `{public_key: …, weight: …}`. Cells are told by their hash: their numbers differ from bag to bag. */
function briefText(value: Value, bag: Bag): string {
  let text = '';
  const write = (one: Value): void => {
    if (text.length > LONGEST_TEXT) return;
    if (/^\^?Cell$/.test(one.type)) text += hashOf(bag, one.cell);
    else if (!one.children.length) text += one.text || '–';
    else {
      text += one.word || !one.text ? '{' : `${one.text} {`;
      one.children.forEach((child, index) => {
        if (text.length > LONGEST_TEXT) return;
        text += `${index ? ', ' : ''}${isNamed(child) ? `${child.name}: ` : ''}`;
        write(child);
      });
      text += '}';
    }
  };
  write(value);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** Pairs of cells that are looked at. */
const MOST_PAIRS = 20_000;

/**
 * The cells that differ, for what no schema reads: the path is the numbers of references from the root (`root`, `root.0.1`),
 * the text the data, or the hash of a cell that the other side lacks.
 */
export function diffCells(old: {readonly bag: Bag; readonly cell: number}, next: {readonly bag: Bag; readonly cell: number}): FieldChanges {
  const changes: FieldChange[] = [];
  const seen = new Set<string>();
  const left: [a: number, b: number, path: string][] = [[old.cell, next.cell, 'root']];
  const data = ({bag}: {readonly bag: Bag}, cell: number): string => `${bag.cells.exotic[cell] ? '*' : ''}x{${dataHex(bag, cell)}}`;
  for (let pair = left.pop(); pair && changes.length <= MOST_CHANGES && seen.size <= MOST_PAIRS; pair = left.pop()) {
    const [a, b, path] = pair;
    // Cells may be shared: each pair once.
    if (seen.has(`${a} ${b}`) || hashOf(old.bag, a) === hashOf(next.bag, b)) continue;
    seen.add(`${a} ${b}`);
    const [before, after] = [data(old, a), data(next, b)];
    if (before !== after) changes.push({path, old: before, new: after});
    for (let ref = 3; ref >= 0; ref--) {
      const has = [ref < old.bag.cells.refCount[a]!, ref < next.bag.cells.refCount[b]!];
      const [childA, childB] = [old.bag.cells.refs[4 * a + ref]!, next.bag.cells.refs[4 * b + ref]!];
      const inner = path.length < LONGEST_TEXT ? `${path}.${ref}` : path;
      if (has[0] && has[1]) left.push([childA, childB, inner]);
      else if (has[0]) changes.push({path: inner, old: hashOf(old.bag, childA)});
      else if (has[1]) changes.push({path: inner, new: hashOf(next.bag, childB)});
    }
  }
  const cut = changes.length > MOST_CHANGES || seen.size > MOST_PAIRS;
  return {changes: changes.slice(0, MOST_CHANGES), cut};
}
