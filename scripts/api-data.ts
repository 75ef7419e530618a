// Takes what data/apis holds from a provider's OpenAPI file: which requests there are, and what they may contain.
//
//   npx tsx scripts/api-data.ts <id> <repository> <commit> <date> <path in the repository> <file> …
//
// with the last five again for each further file of the same API,
// for instance, with a clone of ton-blockchain/docs:
//   git show HEAD:content/api/v3.yaml > /tmp/v3.yaml
//   npx tsx scripts/api-data.ts ton-center-v3 ton-blockchain/docs "$(git rev-parse HEAD)" 2026-08-20 content/api/v3.yaml /tmp/v3.yaml
//
// Sentences of the file stay where they are; afterwards: `npx prettier --write data/apis`.
import fs from 'node:fs';
import yaml from 'js-yaml';
import type {Api, Operation, Value, ValueType} from '../data/apis/types.ts';

/** Name for readers, and how the paths begin, by the id of the file in data/apis. */
const APIS: Readonly<Record<string, Pick<Api, 'name' | 'base'>>> = {
  'ton-center-v2': {name: 'TON Center v2', base: '/api/v2'},
  'ton-center-v3': {name: 'TON Center v3', base: '/api/v3'},
  tonapi: {name: 'TonAPI', base: '/v2'},
};

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {readonly $ref?: string; readonly content?: Readonly<Record<string, {readonly schema?: Schema}>>};
}

interface OpenApi {
  readonly info: {readonly version: string};
  readonly servers?: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, Described & Readonly<Record<Operation['method'], Described | undefined>>>>;
  readonly components: {readonly securitySchemes?: Readonly<Record<string, {readonly in?: string; readonly name?: string}>>};
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The requests of a file, in its order. Throws where a reference leads nowhere or a type is unknown. */
export function operationsOf(file: OpenApi): Operation[] {
  /** Follows `#/components/…`. */
  function resolved<T extends {readonly $ref?: string}>(one: T): T {
    if (one.$ref === undefined) return one;
    let found: unknown = file;
    for (const name of one.$ref.replace(/^#\//, '').split('/')) found = (found as Record<string, unknown>)[name];
    if (found === undefined) throw new Error(`${one.$ref} leads nowhere`);
    return resolved(found as T);
  }

  function typeOf(schema: Schema): {type: ValueType; oneOf?: readonly string[]; least?: number; most?: number} {
    const {type, enum: values, minimum, maximum, items, allOf, oneOf, anyOf} = resolved(schema);
    const several = oneOf ?? anyOf;
    if (allOf?.length === 1) return typeOf(allOf[0]!);
    if (several) {
      const kinds = [...new Set(several.map((one) => typeOf(one).type))];
      return {type: kinds.length === 1 ? kinds[0]! : 'any'};
    }
    const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null') as string[];
    // One of the files writes `int`, and another a reference as a type.
    const known = ({int: 'integer', undefined: items ? 'array' : 'any'} as Record<string, string>)[String(names[0])] ?? names[0]!;
    const plain = known.startsWith('#/') ? typeOf({$ref: known}).type : known;
    if (!['string', 'integer', 'number', 'boolean', 'array', 'object', 'any'].includes(plain)) throw new Error(`the type ${plain}`);
    return {
      type: names.length > 1 ? 'any' : (plain as ValueType),
      ...(values && {oneOf: values.filter((value) => value !== null).map(String)}),
      ...(minimum !== undefined && {least: minimum}),
      ...(maximum !== undefined && {most: maximum}),
    };
  }

  function queryValue(parameter: Parameter): Value {
    const schema = resolved(parameter.schema ?? {});
    const list = schema.type === 'array';
    return {
      name: parameter.name,
      ...typeOf(list ? (schema.items ?? {}) : schema),
      ...(parameter.required && {required: true as const}),
      ...(list && {list: true as const}),
    };
  }

  function fieldsOf(schema: Schema): Value[] {
    const {properties, required = [], allOf} = resolved(schema);
    if (allOf) return allOf.flatMap(fieldsOf);
    return Object.entries(properties ?? {}).map(([name, one]) => ({
      name,
      ...typeOf(one),
      ...(required.includes(name) && {required: true as const}),
    }));
  }

  return Object.entries(file.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const described = item[method];
      if (!described) return [];
      const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])].map(resolved);
      const body = described.requestBody && resolved(described.requestBody).content?.['application/json']?.schema;
      return [{method, path, query: parameters.filter((one) => one.in === 'query').map(queryValue), ...(body && {body: fieldsOf(body)})}];
    }),
  );
}

/** Operations of several files: what one of them allows is allowed, and required is what all of them require. */
export function merged(files: readonly (readonly Operation[])[]): Operation[] {
  const found = new Map<string, Operation>();
  for (const operation of files.flat()) {
    const key = `${operation.method} ${operation.path}`;
    const before = found.get(key);
    found.set(key, before ? both(before, operation) : operation);
  }
  return [...found.values()];
}

function both(one: Operation, other: Operation): Operation {
  const {method, path} = one;
  const body = one.body && other.body ? bothValues(one.body, other.body) : (one.body ?? other.body);
  return {method, path, query: bothValues(one.query, other.query), ...(body && {body})};
}

function bothValues(one: readonly Value[], other: readonly Value[]): Value[] {
  const names = new Set([...one, ...other].map(({name}) => name));
  return [...names].map((name) => {
    const [mine, theirs] = [one, other].map((values) => values.find((value) => value.name === name));
    const {required, ...rest} = (mine ?? theirs)!;
    return mine?.required && theirs?.required ? {...rest, required} : rest;
  });
}

function main([id, ...rest]: readonly string[]): void {
  const known = APIS[id ?? ''];
  if (!known || rest.length === 0 || rest.length % 5 !== 0) throw new Error(`usage: see the head of ${__filename}`);
  const sources: {file: string; commit: string; asOf: string}[] = [];
  const files: OpenApi[] = [];
  for (let at = 0; at < rest.length; at += 5) {
    const [repository, commit, asOf, source, file] = rest.slice(at, at + 5) as [string, string, string, string, string];
    sources.push({file: `${repository}/${source}`, commit, asOf});
    files.push(yaml.load(fs.readFileSync(file, 'utf8')) as OpenApi);
  }
  const [first] = files as [OpenApi];
  const schemes = Object.values(first.components.securitySchemes ?? {});
  const api: Api = {
    ...known,
    hosts: (first.servers ?? []).map(({url}) => new URL(url)).flatMap(({protocol, host}) => (protocol === 'https:' ? [host] : [])),
    sources,
    version: first.info.version,
    everywhere: schemes.flatMap((scheme) => (scheme.in === 'query' && scheme.name !== undefined ? [scheme.name] : [])),
    operations: merged(files.map(operationsOf)),
  };
  const name = id!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  fs.writeFileSync(
    `data/apis/${id}.ts`,
    `// Written by scripts/api-data.ts.\nimport type {Api} from './types.ts';\n\nexport const ${name}: Api = ${JSON.stringify(api)};\n`,
  );
  console.log(`${api.name} ${api.version}: ${api.operations.length} operations`);
}

if (process.argv[1]?.endsWith('api-data.ts')) main(process.argv.slice(2));
