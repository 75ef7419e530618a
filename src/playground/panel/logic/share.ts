import {languageOf, isFileName, MOST_FILES, type Sources} from './files';
import {emptyDraft, fieldTypes, stackTypes, type ArgumentDraft, type CellDraft, type FieldDraft} from './draft';
import {withoutDefaults} from './options';
import type {Project, Setup} from './project';

/** Longest fragment: browsers keep addresses of this length, the servers see none of it. */
export const LONGEST_FRAGMENT = 64_000;
/** Beyond it some messengers cut an address: the reader is told. */
export const LONGEST_IN_MESSAGE = 4000;
/** What a fragment may grow to, and the longest text that is read as a project. */
const LONGEST_TEXT = 1_000_000;
const PREFIX = 'run=';
/**
 * 1: one contract with `data` and `deployValue`; 2: a project of several contracts, each with a setup.
 * 3: as 2, with options of the compiler; only a project that has some is written so.
 * A number is never used for another form: who meets a higher one knows that a later version of the site wrote it.
 */
const VERSION = 2;
const WITH_OPTIONS = 3;

export type ShareProblem = 'too-long' | 'broken' | 'newer';

/** A project as text: what a link, a file and the storage of the reader hold. */
export const printProject = (project: Project): string => JSON.stringify([project.options ? WITH_OPTIONS : VERSION, project]);

/** The project in a text. Never throws. */
export function parseProject(text: string): Project | {readonly problem: ShareProblem} {
  if (text.length > LONGEST_TEXT) return {problem: 'too-long'};
  try {
    const [version, state] = JSON.parse(text) as [unknown, unknown];
    if (version === 1) return shape(fromFirst(record(state)));
    if (version === VERSION || version === WITH_OPTIONS) return shape(record(state));
    return {problem: typeof version === 'number' && version > WITH_OPTIONS ? 'newer' : 'broken'};
  } catch {
    return {problem: 'broken'};
  }
}

/** A fragment without `#`, or `too-long`. */
export async function writeShared(state: Project): Promise<{fragment: string} | {problem: ShareProblem; length: number}> {
  const bytes = await pipe(new TextEncoder().encode(printProject(state)), new CompressionStream('deflate-raw'), Infinity);
  const fragment = PREFIX + toBase64Url(bytes);
  return fragment.length > LONGEST_FRAGMENT ? {problem: 'too-long', length: fragment.length} : {fragment};
}

/** Whether a fragment claims to be a shared run. */
export const isShared = (hash: string): boolean => hash.replace(/^#/, '').startsWith(PREFIX);

/**
 * Reads a fragment. Whatever it says becomes text in fields and nothing else: names of unknown kinds are dropped, and
 * what is too long, broken or of another shape is a problem, never an exception.
 */
export async function readShared(hash: string): Promise<Project | {problem: ShareProblem}> {
  const text = hash.replace(/^#/, '').slice(PREFIX.length);
  if (text.length > LONGEST_FRAGMENT) return {problem: 'too-long'};
  try {
    const bytes = await pipe(fromBase64Url(text), new DecompressionStream('deflate-raw'), LONGEST_TEXT);
    return parseProject(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch {
    return {problem: 'broken'};
  }
}

async function pipe(bytes: Uint8Array, through: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, BufferSource>);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) throw new Error('not base64url');
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
}

// ---------------------------------------------------------------- shape

type Loose = Readonly<Record<string, unknown>>;

const MOST_FIELDS = 60;

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {});
const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_FIELDS) : []);
const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T): T => known.find((one) => one === value) ?? fallback;

/** The first form in the words of the present one. A contract in FunC had the language beside it: now its name says it. */
function fromFirst({language, entry, sources, data, deployValue, ...rest}: Loose): Loose {
  const name = text(entry);
  const asNow = language === 'func' && languageOf(name) !== 'func' ? `${name}.fc` : name;
  const named = Object.entries(record(sources)).map(([one, source]) => [one === name ? asNow : one, source] as const);
  return {...rest, entry: asNow, sources: Object.fromEntries(named), setups: {[asNow]: {data, value: deployValue, body: emptyDraft}}};
}

function shape(state: Loose): Project | {problem: ShareProblem} {
  const sources = Object.fromEntries(
    Object.entries(record(state.sources))
      .filter(([name, source]) => isFileName(name) && typeof source === 'string')
      .slice(0, MOST_FILES),
  ) as Sources;
  const entry = text(state.entry);
  if (!Object.hasOwn(sources, entry)) return {problem: 'broken'};
  const message = record(state.message);
  const method = record(state.method);
  return {
    sources,
    entry,
    setups: Object.fromEntries(
      Object.entries(record(state.setups))
        .filter(([name]) => Object.hasOwn(sources, name))
        .map(([name, setup]) => [name, setupShape(record(setup))]),
    ),
    ...optionsShape(state.options),
    message: {
      kind: oneOf(['internal', 'external'], message.kind, 'internal'),
      from: text(message.from),
      value: text(message.value),
      bounce: message.bounce !== false,
      body: cellShape(message.body),
    },
    method: {
      name: text(method.name).slice(0, 200),
      arguments: list(method.arguments).map((item): ArgumentDraft => {
        const argument = record(item);
        return {name: text(argument.name), type: oneOf(stackTypes, argument.type, 'int'), value: text(argument.value)};
      }),
    },
  };
}

/** Only what differs from the rule: two projects that say the same are the same text. */
function optionsShape(value: unknown): Pick<Project, 'options'> {
  const {level, stackComments, lineComments, experimental} = record(value);
  const options = withoutDefaults({
    level: level === 0 || level === 1 ? level : undefined,
    stackComments: stackComments !== false,
    lineComments: lineComments === true,
    experimental: text(experimental),
  });
  return options ? {options} : {};
}

const setupShape = ({data, body, value}: Loose): Setup => ({data: cellShape(data), body: cellShape(body), value: text(value)});

/** In the order of `emptyDraft`: two projects that say the same are the same text. */
function cellShape(value: unknown): CellDraft {
  const cell = record(value);
  return {
    kind: oneOf(['empty', 'fields', 'boc'], cell.kind, 'empty'),
    fields: list(cell.fields).map((item): FieldDraft => {
      const field = record(item);
      const bits = typeof field.bits === 'number' && Number.isInteger(field.bits) ? field.bits : 32;
      return {name: text(field.name), type: oneOf(fieldTypes, field.type, 'uint'), bits, value: text(field.value)};
    }),
    boc: text(cell.boc),
  };
}
