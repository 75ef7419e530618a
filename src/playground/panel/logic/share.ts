import type {Language} from '../../engine/protocol';
import {fieldTypes, stackTypes, type ArgumentDraft, type CellDraft, type FieldDraft} from './draft';

/** Everything that a reader can change, and nothing that follows from it. */
export interface Shared {
  readonly language: Language;
  readonly entry: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly data: CellDraft;
  readonly deployValue: string;
  readonly message: {
    readonly kind: 'internal' | 'external';
    readonly from: string;
    readonly value: string;
    readonly bounce: boolean;
    readonly body: CellDraft;
  };
  readonly method: {readonly name: string; readonly arguments: readonly ArgumentDraft[]};
}

/** Longest fragment: longer addresses are cut by messengers and refused by servers that log them. */
export const LONGEST_FRAGMENT = 8000;
/** What a fragment may grow to. */
const LONGEST_TEXT = 300_000;
const PREFIX = 'run=';
const VERSION = 1;

export type ShareProblem = 'too-long' | 'broken';

/** A fragment without `#`, or `too-long`. */
export async function writeShared(state: Shared): Promise<{fragment: string} | {problem: ShareProblem; length: number}> {
  const bytes = await pipe(new TextEncoder().encode(JSON.stringify([VERSION, state])), new CompressionStream('deflate-raw'), Infinity);
  const fragment = PREFIX + toBase64Url(bytes);
  return fragment.length > LONGEST_FRAGMENT ? {problem: 'too-long', length: fragment.length} : {fragment};
}

/** Whether a fragment claims to be a shared run. */
export const isShared = (hash: string): boolean => hash.replace(/^#/, '').startsWith(PREFIX);

/**
 * Reads a fragment. Whatever it says becomes text in fields and nothing else: names of unknown kinds are dropped, and
 * what is too long, broken or of another shape is a problem, never an exception.
 */
export async function readShared(hash: string): Promise<Shared | {problem: ShareProblem}> {
  const text = hash.replace(/^#/, '').slice(PREFIX.length);
  if (text.length > LONGEST_FRAGMENT) return {problem: 'too-long'};
  try {
    const bytes = await pipe(fromBase64Url(text), new DecompressionStream('deflate-raw'), LONGEST_TEXT);
    const [version, state] = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as [unknown, unknown];
    return version === VERSION ? shape(state) : {problem: 'broken'};
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

const MOST_FILES = 12;
const MOST_FIELDS = 60;
const FILE_NAME = /^\w[\w.-]{0,59}(?:\/\w[\w.-]{0,59}){0,3}$/;

const record = (value: unknown): Loose => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {});
const text = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MOST_FIELDS) : []);
const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T): T => known.find((one) => one === value) ?? fallback;

function shape(value: unknown): Shared | {problem: ShareProblem} {
  const state = record(value);
  const sources = Object.fromEntries(
    Object.entries(record(state.sources))
      .filter(([name, source]) => FILE_NAME.test(name) && typeof source === 'string')
      .slice(0, MOST_FILES),
  ) as Record<string, string>;
  const entry = text(state.entry);
  if (!Object.hasOwn(sources, entry)) return {problem: 'broken'};
  const message = record(state.message);
  const method = record(state.method);
  return {
    language: oneOf(['tolk', 'func'], state.language, 'tolk'),
    entry,
    sources,
    data: cellShape(state.data),
    deployValue: text(state.deployValue),
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

function cellShape(value: unknown): CellDraft {
  const cell = record(value);
  return {
    kind: oneOf(['empty', 'fields', 'boc'], cell.kind, 'empty'),
    boc: text(cell.boc),
    fields: list(cell.fields).map((item): FieldDraft => {
      const field = record(item);
      const bits = typeof field.bits === 'number' && Number.isInteger(field.bits) ? field.bits : 32;
      return {name: text(field.name), type: oneOf(fieldTypes, field.type, 'uint'), bits, value: text(field.value)};
    }),
  };
}
