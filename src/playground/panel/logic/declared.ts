import {bareSource} from '../../engine/compile/comments';
import type {Language, Method} from '../../engine/protocol';
import {people} from '../../engine/world';
import {MOST_DECLARED_FIELDS, MOST_DECLARED_MESSAGES} from '../../../tools/shared/budget';
import type {ArgumentDraft, FieldDraft, StackType} from './draft';
import {EMPTY_CELL} from './empty-cell';
import {funcStorage} from './func-storage';
import {readDeclarations, type Declarations, type Struct, type TolkType} from './tolk-types';

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

const DEEPEST = 4;

/** What the type parameters of a structure stand for. */
type Given = ReadonlyMap<string, TolkType>;

function readTolk(sources: readonly string[]): Declared {
  const source = sources.join('\n');
  const declarations = readDeclarations(source);
  const {structs, aliases, enums} = declarations;

  // Structs of a hundred fields inside each other are a hundred to the power of their depth: what is beyond the budget is left out.
  const add = (
    fields: FieldDraft[],
    {prefix, parameters, members}: Struct,
    depth: number,
    path: string,
    types: readonly TolkType[] = [],
  ): FieldDraft[] => {
    if (prefix !== undefined) fields.push(prefixField(prefix));
    const given: Given = new Map(parameters.map((name, index) => [name, types[index] ?? {kind: 'unknown'}]));
    for (const {name, type} of members) {
      if (fields.length >= MOST_DECLARED_FIELDS) break;
      addField(fields, path + name, type, depth, given);
    }
    return fields;
  };
  const addField = (fields: FieldDraft[], name: string, type: TolkType, depth: number, given: Given): void => {
    if (fields.length >= MOST_DECLARED_FIELDS) return;
    if (type.kind === 'tensor' && depth < DEEPEST) {
      type.parts.forEach((part, index) => addField(fields, `${name}.${index}`, part, depth + 1, given));
      return;
    }
    if (type.kind === 'optional') {
      const inner = depth < DEEPEST ? unaliased(type.of, aliases) : type.of;
      fields.push(inner.kind === 'name' ? simpleField(name, inner.name, true) : simpleField(name, ''));
      return;
    }
    if (type.kind !== 'name') {
      fields.push(simpleField(name, ''));
      return;
    }
    const own = given.get(type.name);
    const alias = aliases.get(type.name);
    const struct = structs.get(type.name);
    const width = enums.get(type.name);
    // A parameter stands for a type that the place of its use knows: there are none in it.
    if (own) addField(fields, name, own, depth + 1, new Map());
    else if (depth >= DEEPEST) fields.push(simpleField(name, type.name));
    else if (alias) {
      addField(
        fields,
        name,
        alias.type,
        depth + 1,
        new Map(alias.parameters.map((one, index) => [one, type.parameters[index] ?? {kind: 'unknown'}])),
      );
    } else if (struct)
      add(
        fields,
        struct,
        depth + 1,
        `${name}.`,
        type.parameters.map((one) => (one.kind === 'name' ? (given.get(one.name) ?? one) : one)),
      );
    else if (width) addField(fields, name, width, depth + 1, given);
    else fields.push(simpleField(name, type.name));
  };
  const fieldsOf = (struct: Struct): FieldDraft[] => add([], struct, 0, '');

  const storageName = storageNameOf(sources, structs);
  const storage = storageName === undefined ? undefined : fieldsOf(structs.get(storageName)!);
  const taken = takenOf(source, aliases);
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
function takenOf(source: string, aliases: Declarations['aliases']): string[] {
  return [...source.matchAll(/\b(\w+) ?\. ?fromSlice ?\( ?in\.body\b/g)].flatMap(([, name = '']) => {
    const type = aliases.get(name)?.type;
    return type?.kind === 'union' ? type.parts.flatMap((part) => (part.kind === 'name' ? [part.name] : [])) : [name];
  });
}

/** What an alias without parameters stands for. */
function unaliased(type: TolkType, aliases: Declarations['aliases']): TolkType {
  let found = type;
  for (let steps = 0; steps < DEEPEST && found.kind === 'name'; steps++) {
    const alias = aliases.get(found.name);
    if (!alias || alias.parameters.length > 0) break;
    found = alias.type;
  }
  return found;
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

/** A field of a type that is no structure. Types whose width is not known are left to the reader as bits. */
function simpleField(name: string, type: string, optional = false): FieldDraft {
  const field = (kind: FieldDraft['type'], value = '', bits = 32): FieldDraft => ({name, type: kind, bits, value});
  if (/^(?:any_)?address$/.test(type)) return field('address', optional ? '' : people.owner);
  if (/^(?:cell|Cell)$/.test(type)) return optional ? field('maybe-ref') : field('ref', EMPTY_CELL);
  if (!optional) {
    const [, sign, width] = /^(u?)int(\d+)$/.exec(type) ?? [];
    if (width !== undefined) return field(sign ? 'uint' : 'int', '0', Number(width));
    // Bits of a fixed width are typed as a number: `0x…`.
    const [, unit, count] = /^(bits|bytes)(\d+)$/.exec(type) ?? [];
    const bits = Number(count) * (unit === 'bytes' ? 8 : 1);
    if (bits >= 1 && bits <= 256) return field('uint', '0', bits);
    if (type === 'coins' || type === 'varuint16') return field('coins', '0');
    if (type === 'bool') return field('bool', 'false');
    if (type === 'dict' || type === 'map') return field('maybe-ref');
  }
  // TEP-74: an empty payload in place is one bit 0.
  return field('bits', /forward_?payload/i.test(name) ? '0b0' : '');
}

// ---------------------------------------------------------------- FunC

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
  const storage = funcStorage(source);
  return {messages, ...(storage && {storage})};
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
