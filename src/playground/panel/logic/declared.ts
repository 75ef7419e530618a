import {bareSource} from '../../engine/compile/comments';
import type {Language, Method} from '../../engine/protocol';
import {people} from '../../engine/world';
import {MOST_DECLARED_FIELDS, MOST_DECLARED_MESSAGES} from '../../../tools/shared/budget';
import type {ArgumentDraft, FieldDraft, StackType} from './draft';

/** A message that a contract declares, with the fields of its body. */
export interface DeclaredMessage {
  readonly name: string;
  readonly fields: readonly FieldDraft[];
}

/** What a contract's source says of its data and its messages, as far as it can be read without compiling. */
export interface Declared {
  /** Fields of the contract's data; absent where the source does not say. */
  readonly storage?: readonly FieldDraft[];
  readonly messages: readonly DeclaredMessage[];
}

/** Longer sources are not looked into: it happens while the reader types. */
const LONGEST = 100_000;

/**
 * The layouts that the sources of one contract declare: its own file first, then what it imports. What is not understood
 * is left to the reader as bits.
 */
export function readDeclared(language: Language, sources: readonly string[]): Declared {
  if (sources.reduce((sum, source) => sum + source.length, 0) > LONGEST) return {messages: []};
  const bare = sources.map((one) => bareSource(language, one));
  return language === 'tolk' ? readTolk(bare) : readFunc(bare.join('\n'));
}

// ---------------------------------------------------------------- Tolk

interface Struct {
  readonly prefix?: string;
  readonly members: readonly (readonly [name: string, type: string])[];
}

const DEEPEST = 4;

function readTolk(sources: readonly string[]): Declared {
  const source = sources.join('\n');
  const structs = new Map<string, Struct>();
  for (const [, prefix, name = '', body = ''] of source.matchAll(
    /\bstruct\s+(?:\(\s*(0[xb][\da-fA-F_]+)\s*\)\s*)?(\w+)\s*\{([^}]{0,5000})\}/g,
  )) {
    const members = membersOf(body)
      .map((line) => /^\s*(?:private\s+|readonly\s+)*(\w+)\s*:\s*([^=]+?)\s*(?:=.*)?$/.exec(line))
      .flatMap((found) => (found ? [[found[1]!, found[2]!] as const] : []));
    structs.set(name, {prefix, members});
  }
  const aliases = new Map([...source.matchAll(/\btype\s+(\w+)\s*=\s*([\w?<>]+)\s*$/gm)].map(([, name = '', type = '']) => [name, type]));

  // Structs of a hundred fields inside each other are a hundred to the power of their depth: what is beyond the budget is left out.
  const add = (fields: FieldDraft[], {prefix, members}: Struct, depth: number, path: string): FieldDraft[] => {
    if (prefix !== undefined) fields.push(prefixField(prefix));
    for (const [name, type] of members) {
      if (fields.length >= MOST_DECLARED_FIELDS) break;
      addField(fields, path + name, type, depth);
    }
    return fields;
  };
  const addField = (fields: FieldDraft[], name: string, type: string, depth: number): void => {
    const alias = aliases.get(type);
    const struct = structs.get(type);
    if (alias !== undefined && depth < DEEPEST) addField(fields, name, alias, depth + 1);
    else if (struct && depth < DEEPEST) add(fields, struct, depth + 1, `${name}.`);
    else fields.push(simpleField(name, type));
  };
  const fieldsOf = (struct: Struct): FieldDraft[] => add([], struct, 0, '');

  const storageName = storageNameOf(sources, structs);
  const storage = storageName === undefined ? undefined : fieldsOf(structs.get(storageName)!);
  const taken = takenOf(source);
  const place = (name: string): number => (taken.includes(name) ? taken.indexOf(name) : taken.length);
  const messages = [...structs]
    .filter(([, {prefix}]) => prefix !== undefined && /^0x[\da-f]{1,8}$/i.test(prefix))
    .sort(([one], [other]) => place(one) - place(other))
    .slice(0, MOST_DECLARED_MESSAGES)
    .map(([name, struct]) => ({name, fields: fieldsOf(struct).map(withQuantity)}));
  return {
    storage: storage?.map((field) => (field.type === 'address' && field.value === '' ? {...field, value: people.owner} : field)),
    messages,
  };
}

/**
 * The struct that a contract's data is read into. Its own file goes before what it imports: a minter knows the storage of
 * its wallets too. Where one file reads several, the one that is named after storage goes first.
 */
function storageNameOf(sources: readonly string[], structs: ReadonlyMap<string, Struct>): string | undefined {
  for (const source of sources) {
    const loaded = [...source.matchAll(/\b(\w+) ?\. ?fromCell ?\( ?contract\.getData\(\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => structs.has(name));
    if (loaded.length > 0) return loaded.find((name) => /Storage$/.test(name)) ?? loaded[0];
  }
  return [...structs.keys()].find((name) => /Storage$/.test(name));
}

/** The messages that a contract reads from the body: `type Request = A | B`, and `Request.fromSlice(in.body)`. */
function takenOf(source: string): string[] {
  const unions = new Map(
    [...source.matchAll(/\btype (\w+) ?=[ \n]?\|?[ \n]?(\w+(?:[ \n]?\|[ \n]?\w+){1,60})/g)].map(([, name = '', all = '']) => [
      name,
      all.split('|').map((one) => one.trim()),
    ]),
  );
  return [...source.matchAll(/\b(\w+) ?\. ?fromSlice ?\( ?in\.body\b/g)].flatMap(([, name = '']) => unions.get(name) ?? [name]);
}

/** The members of a struct's body: commas inside `map<uint256, bool>` part nothing. */
function membersOf(body: string): string[] {
  const members: string[] = [];
  let open = 0;
  let from = 0;
  for (let at = 0; at <= body.length; at++) {
    const one = body[at];
    if (one === '<' || one === '(' || one === '[') open++;
    else if (one === '>' || one === ')' || one === ']') open--;
    else if (one === undefined || one === '\n' || one === ';' || (one === ',' && open <= 0)) {
      members.push(body.slice(from, at));
      from = at + 1;
      open = 0;
    }
  }
  return members;
}

/** A message that asks for nothing would look broken: an increase by one, one unit of a jetton. */
function withQuantity(field: FieldDraft): FieldDraft {
  const {name, type, value} = field;
  if (value !== '0' || /query|forward/i.test(name)) return field;
  if (/^u?int$/.test(type)) return {...field, value: '1'};
  return type === 'coins' && /amount$/i.test(name) ? {...field, value: '1000000000'} : field;
}

/** `(0x6dbc78db)` is 32 bits: its digits say how many. */
function prefixField(prefix: string): FieldDraft {
  const digits = prefix.slice(2).replaceAll('_', '');
  const bits = /^0x/i.test(prefix) ? digits.length * 4 : digits.length;
  return {name: 'opcode', type: 'uint', bits, value: prefix};
}

function simpleField(name: string, type: string): FieldDraft {
  const bare = type.replace(/\s+/g, '');
  const field = (kind: FieldDraft['type'], value = '', bits = 32): FieldDraft => ({name, type: kind, bits, value});
  const [, sign, width] = /^(u?)int(\d+)$/.exec(bare) ?? [];
  if (width !== undefined) return field(sign ? 'uint' : 'int', '0', Number(width));
  if (bare === 'coins') return field('coins', '0');
  if (bare === 'bool') return field('bool', 'false');
  if (/^(?:any_)?address\??$/.test(bare)) return field('address', bare.endsWith('?') ? '' : people.owner);
  if (/^(?:cell|Cell<.*>)$/.test(bare)) return field('ref', EMPTY_CELL);
  if (/^(?:cell\?|Cell<.*>\?|dict|map<.*>)$/.test(bare)) return field('maybe-ref');
  // TEP-74: an empty payload in place is one bit 0.
  return field('bits', /forward_?payload/i.test(name) ? '0b0' : '');
}

const EMPTY_CELL = 'te6cckEBAQEAAgAAAEysuc0=';

// ---------------------------------------------------------------- FunC

/** `ds~load_uint(64)` after `ds = get_data().begin_parse()`. */
const LOAD: Readonly<Record<string, FieldDraft['type']>> = {
  uint: 'uint',
  int: 'int',
  coins: 'coins',
  grams: 'coins',
  msg_addr: 'address',
  ref: 'ref',
  dict: 'maybe-ref',
  maybe_ref: 'maybe-ref',
};

function readFunc(source: string): Declared {
  const messages = [...source.matchAll(/\bconst\s+(?:int\s+)?(op::?\w+|op_\w+)\s*=\s*(0x[\da-f]{1,8}|\d+)\s*[;,]/gi)].map(
    ([, name = '', value = '']) => ({
      name: name.replace(/^op(?:::?|_)/, ''),
      fields: [
        {name: 'op', type: 'uint', bits: 32, value},
        {name: 'query_id', type: 'uint', bits: 64, value: '0'},
      ] as FieldDraft[],
    }),
  );
  const [, variable] = /\b(\w+)\s*=\s*get_data\(\)\s*\.\s*begin_parse\(\)/.exec(source) ?? [];
  if (variable === undefined) return {messages};
  const from = source.indexOf('get_data()');
  const end = source.slice(from).search(/\n\}/);
  const body = source.slice(from, end < 0 ? undefined : from + end);
  const loads = body.matchAll(
    new RegExp(
      `(?:(?:int|slice|cell|var)\\s+)?\\b(\\w+)\\s*=\\s*${variable}~load_(\\w+)\\((\\d*)\\)|\\b${variable}~load_(\\w+)\\((\\d*)\\)`,
      'g',
    ),
  );
  const storage: FieldDraft[] = [];
  for (const [, name, one, bits, other, otherBits] of loads) {
    const type = LOAD[one ?? other ?? ''];
    if (!type) return {messages};
    const value = type === 'address' ? people.owner : type === 'ref' ? EMPTY_CELL : type === 'maybe-ref' ? '' : '0';
    storage.push({name: name ?? `field${storage.length + 1}`, type, bits: Number(bits || otherBits || 32), value});
  }
  return {messages, ...(storage.length > 0 && {storage})};
}

// ---------------------------------------------------------------- constants

/** Names of numbers in the sources: what a contract calls the exit codes that it chose. The first of several counts. */
export function constantsOf(language: Language, sources: readonly string[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (sources.reduce((sum, source) => sum + source.length, 0) > LONGEST) return names;
  for (const source of sources) {
    for (const [, name = '', value = ''] of bareSource(language, source).matchAll(
      /\bconst (?:int )?([\w:?!-]+) ?(?:: ?\w+ ?)?= ?(0x[\da-f]{1,8}|\d{1,9})\b/gi,
    )) {
      if (!names.has(Number(value))) names.set(Number(value), name);
    }
  }
  return names;
}

// ---------------------------------------------------------------- get methods

const STACK_TYPE: readonly (readonly [RegExp, StackType])[] = [
  [/^(?:u?int\d*|coins|bool|varu?int\d+)$/, 'int'],
  [/^(?:any_)?address$/, 'address'],
  [/^(?:cell|Cell<.*>)$/, 'cell'],
  [/^slice$/, 'slice'],
  [/^builder$/, 'builder'],
  [/\?$|^(?:dict|tuple)$/, 'null'],
];

/** The parameters of a get method, ready to be filled in. */
export function argumentsOf({parameters = []}: Method): ArgumentDraft[] {
  return parameters.map(({name, type}) => {
    const kind = STACK_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? 'int';
    return {name, type: kind, value: kind === 'int' ? '0' : kind === 'address' ? people.owner : kind === 'null' ? '' : EMPTY_CELL};
  });
}
