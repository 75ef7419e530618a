// Holds a request to what a provider describes. Pure.
import type {Api, Operation, Value} from './types.ts';

/** Stands for a value that is only known when the program runs, or that the reader fills in. */
export const UNKNOWN = Symbol('unknown');

/** A request as far as it can be read. */
export interface Asked {
  /** Absent where nothing says it. */
  readonly method?: Operation['method'];
  /** `/api/v3/traces`; what varies in it stands in braces. */
  readonly path: string;
  /** Names in the order in which they stand, with the text of the value. */
  readonly query: readonly (readonly [name: string, value: string | typeof UNKNOWN])[];
  /** Fields of a body in JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** More parameters or fields may follow that cannot be read. */
  readonly more?: boolean;
  /** The request as it is sent, not the mention of an address: what is required must be there. */
  readonly whole: boolean;
}

/** What is wrong. `known` is what could stand in the place of `name`. */
export type Fault =
  | {readonly kind: 'path' | 'method' | 'parameter' | 'field'; readonly name: string; readonly known: readonly string[]}
  | {readonly kind: 'missing'; readonly name: string}
  | {readonly kind: 'value'; readonly name: string; readonly value: string; readonly expected: string};

/** Every fault of a request to this API; empty for a good one. Never throws. */
export function faultsOf(api: Api, asked: Asked): Fault[] {
  const there = api.operations.filter(({path}) => samePath(path, asked.path));
  if (there.length === 0) return [{kind: 'path', name: asked.path, known: [...new Set(api.operations.map(({path}) => path))]}];
  const {method} = asked;
  // Without a method it is the one that a bare address has, if there is one.
  const operation = there.find((one) => one.method === (method ?? 'get')) ?? (method === undefined ? there[0] : undefined);
  if (!operation) return [{kind: 'method', name: method!, known: there.map((one) => one.method)}];
  const faults: Fault[] = [];
  const names = new Set(asked.query.map(([name]) => name));
  const known = [...operation.query.map(({name}) => name), ...api.everywhere];
  for (const name of names) if (!known.includes(name)) faults.push({kind: 'parameter', name, known});
  for (const [name, value] of asked.query) {
    const parameter = operation.query.find((one) => one.name === name);
    if (!parameter || typeof value !== 'string') continue;
    const one = (parameter.list ? value.split(',') : [value]).map((item) => wrong(parameter, textAs(parameter, item))).find(Boolean);
    if (one) faults.push(one);
  }
  if (asked.whole && !asked.more) {
    for (const {name, required} of operation.query) if (required && !names.has(name)) faults.push({kind: 'missing', name});
  }
  if (asked.body !== undefined) faults.push(...bodyFaults(api, operation, asked.body, asked));
  return faults;
}

function bodyFaults(api: Api, operation: Operation, body: Readonly<Record<string, unknown>>, {whole, more}: Asked): Fault[] {
  const fields = operation.body ?? [];
  const known = fields.map(({name}) => name);
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = fields.find((one) => one.name === name);
    if (!field) faults.push({kind: 'field', name, known});
    else if (value !== UNKNOWN) faults.push(...[wrong(field, value)].filter((one) => one !== undefined));
  }
  if (whole && !more)
    for (const {name, required} of fields) if (required && !Object.hasOwn(body, name)) faults.push({kind: 'missing', name});
  if (operation.path === `${api.base}/jsonRPC`) faults.push(...calledFaults(api, body));
  return faults;
}

/** JSON-RPC: the method is the last part of a path, and the parameters are those of a request to it. */
function calledFaults(api: Api, {method, params}: Readonly<Record<string, unknown>>): Fault[] {
  if (typeof method !== 'string' || method === 'jsonRPC') return [];
  const path = `${api.base}/${method}`;
  const there = api.operations.filter((one) => one.path === path);
  if (there.length === 0) {
    return [{kind: 'path', name: method, known: api.operations.map((one) => one.path.slice(api.base.length + 1))}];
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return [];
  const values = there.flatMap(({query, body = []}) => [...query, ...body]);
  const known = [...new Set(values.map(({name}) => name))];
  const given = Object.keys(params);
  // What each way of asking requires is required here.
  const required = known.filter((name) =>
    there.every(({query, body = []}) => [...query, ...body].some((value) => value.name === name && value.required)),
  );
  return [
    ...given.filter((name) => !known.includes(name)).map((name): Fault => ({kind: 'field', name, known})),
    ...required.filter((name) => !given.includes(name)).map((name): Fault => ({kind: 'missing', name})),
  ];
}

/** `/v2/accounts/{account_id}` has the place of every account, however it is written. */
function samePath(known: string, asked: string): boolean {
  const [own, other] = [known.split('/'), asked.split('/')];
  return own.length === other.length && own.every((part, at) => part === other[at] || (part.startsWith('{') && other[at] !== ''));
}

/** The text of a query as the value that it stands for. */
function textAs({type}: Value, text: string): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

function wrong({name, type, oneOf, least, most}: Value, value: unknown): Fault | undefined {
  const bad = (expected: string): Fault => ({kind: 'value', name, value: String(value), expected});
  if (value === undefined || value === UNKNOWN) return undefined;
  if (!hasType(type, value)) return bad(type);
  if (oneOf && !oneOf.includes(String(value))) return bad(oneOf.join(', '));
  if (typeof value === 'number' && (value < (least ?? value) || value > (most ?? value))) return bad(`${least ?? '…'} to ${most ?? '…'}`);
  return undefined;
}

function hasType(type: Value['type'], value: unknown): boolean {
  switch (type) {
    case 'any':
      return true;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
