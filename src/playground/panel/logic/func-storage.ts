import {people} from '../../engine/world';
import {MOST_DECLARED_FIELDS} from '../../../tools/shared/budget';
import type {FieldDraft} from './draft';
import {EMPTY_CELL} from './empty-cell';

/** What a load reads. `bits` where it has no argument. */
interface Load {
  readonly type: FieldDraft['type'];
  readonly bits?: number;
}

const LOADS: Readonly<Record<string, Load>> = {
  load_uint: {type: 'uint'},
  load_int: {type: 'int'},
  load_bits: {type: 'uint'},
  skip_bits: {type: 'uint'},
  load_coins: {type: 'coins'},
  load_grams: {type: 'coins'},
  load_msg_addr: {type: 'address'},
  load_ref: {type: 'ref'},
  load_dict: {type: 'maybe-ref'},
  load_maybe_ref: {type: 'maybe-ref'},
};

/**
 * The fields that FunC source reads from the contract's data, in order, as far as one function reads them without asking
 * what it has read: the one named after loading, else the one that reads most. FunC declares no layout, so this is a guess.
 */
export function funcStorage(source: string): FieldDraft[] | undefined {
  const constants = constantsOf(source);
  const own = ownLoads(source, constants);
  let best: FieldDraft[] | undefined;
  let looked = 0;
  for (const match of source.matchAll(/\b(\w{1,60}) ?= ?(?:get_data\(\) ?\. ?begin_parse\(\)|begin_parse\(get_data\(\)\))/g)) {
    // Where a contract reads its data in many places, the first ones tell.
    if (++looked > 12) break;
    const start = match.index + match[0].length;
    const end = source.indexOf('\n}', start);
    const body = source.slice(start, end < 0 ? undefined : end);
    // What is read depends on what was read.
    const branch = body.search(/\b(?:if|ifnot|while|repeat|do) ?[({]/);
    const fields = fieldsOf(branch < 0 ? body : body.slice(0, branch), match[1]!, constants, own);
    const head = source.slice(source.lastIndexOf('\n}', match.index) + 2, match.index);
    if (fields && fields.length > 0 && /\b(?:load|unpack|read|get|init)_?(?:data|storage|state)\b/i.test(head)) return fields;
    if (fields && fields.length > (best?.length ?? 0)) best = fields;
  }
  return best;
}

/** Nothing where something is read whose width is not known. */
function fieldsOf(
  body: string,
  variable: string,
  constants: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, Load>,
): FieldDraft[] | undefined {
  const fields: FieldDraft[] = [];
  const load = new RegExp(`(?:\\b(\\w[\\w:?]{0,60}) ?= ?)?\\b${variable} ?~ ?(\\w+)\\(([^()\\n]{0,200})\\)`, 'g');
  for (const [, name, method = '', argument = ''] of body.matchAll(load)) {
    const known = Object.hasOwn(LOADS, method) ? LOADS[method] : own.get(method);
    if (!known) return undefined;
    const {type} = known;
    let bits = known.bits ?? 32;
    if (argument !== '') {
      const width = valueOf(argument, constants);
      if (width === undefined || width < 1 || width > 257) return undefined;
      bits = width;
    } else if (known.bits === undefined && /int$/.test(type)) return undefined;
    if (fields.length >= MOST_DECLARED_FIELDS) break;
    const value = type === 'address' ? people.owner : type === 'ref' ? EMPTY_CELL : type === 'maybe-ref' ? '' : '0';
    fields.push({name: name ?? `field${fields.length + 1}`, type, bits, value});
  }
  return fields;
}

/** Numbers by name: `const int SIZE = 256;`, and of before constants `int size() asm "256 PUSHINT";`. */
function constantsOf(source: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [, list = ''] of source.matchAll(/\bconst ([^;]{1,2000});/g)) {
    for (const part of list.split(',')) {
      const [, name, text] = /^\s*(?:int )?([\w:?!]+)\s*=([^]*)$/.exec(part) ?? [];
      const value = name === undefined ? undefined : valueOf(text!, found);
      if (value !== undefined && !found.has(name!)) found.set(name!, value);
    }
  }
  return found;
}

/** A sum of products of numbers and names. */
function valueOf(text: string, constants: ReadonlyMap<string, number>): number | undefined {
  let sum = 0;
  for (const term of text.split('+')) {
    let product = 1;
    for (const factor of term.split('*')) {
      const word = factor.trim().replace(/\(\)$/, '');
      const value = /^(?:\d{1,9}|0x[\da-f]{1,8})$/i.test(word) ? Number(word) : constants.get(word);
      if (value === undefined) return undefined;
      product *= value;
    }
    sum += product;
  }
  return sum;
}

/** Loads that the source declares: `(slice, int) load_bool(slice s) asm …`, `(slice, int) load_index(slice s) { return s.load_uint(SIZE); }`. */
function ownLoads(source: string, constants: ReadonlyMap<string, number>): ReadonlyMap<string, Load> {
  const found = new Map<string, Load>();
  for (const [, name = '', body = ''] of source.matchAll(/\(slice, ?\w+\) ?~?(\w+)\(slice \w+\)([^;}]{1,300})/g)) {
    const [, method = '', argument = ''] = /\breturn \w+ ?[.~] ?(load_\w+)\(([^()]{0,100})\)/.exec(body) ?? [];
    const load = Object.hasOwn(LOADS, method) ? LOADS[method] : found.get(method);
    const bits = argument === '' ? load?.bits : valueOf(argument, constants);
    if (load && (bits !== undefined || !/int$/.test(load.type))) found.set(name, {...load, bits});
  }
  return found;
}
