import {apis, otherPaths} from '../../data/apis/index.ts';
import {UNKNOWN, type Asked} from '../../data/apis/faults.ts';
import type {Api} from '../../data/apis/types.ts';
import {invocation, shellCommands} from './shell.ts';

/** A request of a page or a sample, and whose it is. */
export interface ApiRequest {
  readonly line: number;
  /** As it stands there, for the report. */
  readonly text: string;
  readonly api: Api;
  readonly asked: Asked;
}

const HOSTS = [...new Set(apis.flatMap(({hosts}) => hosts))];
/** The rest of an address; what the reader fills in stands in `<…>` or braces. */
const REST = String.raw`(?:[^\s'"\`()|<>\\，。；、»]|<[\w .-]+>)*`;
/** An address of a known host; or a path of TON Center's at the beginning, after a variable, or on this machine. */
const ADDRESS = new RegExp(
  String.raw`(?:(?:https?|wss?)://(${HOSTS.map((host) => host.replace(/\./g, String.raw`\.`)).join('|')})(?=[/\s'"\`)?]|$)|(?<![\w.\-/:]|//[\w.\-:]*)(?:(?:https?://)?(?:127\.0\.0\.1|localhost)(?::\d+)?)?(?=/api/v[23]/|/v2/[a-z]))(${REST})`,
  'g',
);

/**
 * The requests in a text: addresses in sentences, commands and programs, with the method, the query and the body as far as
 * curl, `fetch`, Python's `requests` and `urllib` say them. An address that only names an API (its base) is none.
 */
export function requestsIn(text: string): {requests: ApiRequest[]; bases: number} {
  const requests: ApiRequest[] = [];
  let bases = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const [whole, host, tail = ''] = match;
    const rest = tail.replace(/[.,;:!?…]+$/, '');
    const [path, search] = splitOnce(rest, '?');
    const at = match.index;
    const line = text.slice(0, at).split('\n').length;
    const trimmed = path.replace(/\/$/, '');
    if (host !== undefined && (otherPaths[host] ?? []).includes(trimmed)) continue;
    const candidates = apis.filter((api) => host === undefined || api.hosts.includes(host));
    if (trimmed === '' || candidates.some(({base}) => base === trimmed)) {
      bases++;
      continue;
    }
    const api = candidates.find(({base}) => `${trimmed}/`.startsWith(`${base}/`)) ?? candidates[0];
    if (!api) continue;
    const around = callAround(text, at, at + whole.length);
    const query = [...queryOf(search, text), ...around.query];
    const method = around.method ?? methodBefore(text, at);
    const asked: Asked = {
      path: trimmed,
      query: query.flatMap(({name, value}) => (name === undefined ? [] : [[name, value] as const])),
      whole: around.sent || search !== undefined,
      more: query.some(({name}) => name === undefined),
      ...(method && {method}),
      ...(around.body && {body: around.body}),
    };
    requests.push({line, text: whole.slice(0, whole.length - tail.length + rest.length), api, asked});
  }
  return {requests, bases};
}

type Method = NonNullable<Asked['method']>;
interface Part {
  /** Absent where something that cannot be read stands. */
  readonly name?: string;
  readonly value: string | typeof UNKNOWN;
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const place = text.indexOf(at);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}

/** `GET /api/v3/…`, `POST https://…` */
function methodBefore(text: string, at: number): Method | undefined {
  return /\b(GET|POST|PUT|DELETE)\s+[`'"]?$/.exec(text.slice(Math.max(0, at - 12), at))?.[1]?.toLowerCase() as Method | undefined;
}

/** What stands after `?`. A name that is a variable alone is looked up in the text. */
function queryOf(search: string | undefined, text: string): Part[] {
  if (search === undefined) return [];
  return search
    .replace(/#.*$/, '')
    .split('&')
    .filter(Boolean)
    .flatMap((part): Part[] => {
      const [name, value = ''] = splitOnce(part, '=');
      const variable = /^\$?\{([\w.]+)\}$/.exec(part);
      if (variable) return variableQuery(variable[1]!, text);
      return [{name: decoded(name), value: valueOf(value)}];
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A value with a place to fill in, or none, can be anything. */
const valueOf = (text: string): string | typeof UNKNOWN => (text === '' || /[<>{}$…]|\.\.\./.test(text) ? UNKNOWN : decoded(text));

/** `query = new URLSearchParams({account, limit: '100'})`, or `urlencode({…})` in Python. */
function variableQuery(name: string, text: string): Part[] {
  const made = new RegExp(String.raw`\b${name}\s*=\s*(?:new URLSearchParams|(?:urllib\.parse\.)?urlencode)\(\s*(?=\{)`).exec(text);
  const fields = made ? fieldsOf(text, made.index + made[0].length) : undefined;
  return fields ? partsOf(fields) : [{value: UNKNOWN}];
}

/** The fields of an object as parameters. */
function partsOf({known, more}: Fields): Part[] {
  const parts = Object.entries(known).map(([name, value]): Part => ({name, value: value === UNKNOWN ? UNKNOWN : String(value)}));
  return more ? [...parts, {value: UNKNOWN}] : parts;
}

interface Call {
  /** It is sent, not only mentioned. */
  readonly sent: boolean;
  readonly method?: Method;
  readonly query: readonly Part[];
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The command or the call in which an address stands. */
function callAround(text: string, from: number, to: number): Call {
  const command = curlAround(text, from);
  if (command) return curlOf(command);
  const call = /([\w.]*\b(?:fetch|get|post|urlopen))\(\s*[frb]*[`'"]?(?:\$?\{[\w.]+\})?$/.exec(text.slice(Math.max(0, from - 80), from));
  if (!call) return {sent: false, query: []};
  const rest = text.slice(to, endOfCall(text, to));
  const named = /\.(get|post)$/.exec(call[1]!)?.[1] ?? /\bmethod['"]?\s*[:=]\s*['"](\w+)/.exec(rest)?.[1]?.toLowerCase();
  const place = (pattern: RegExp): Fields | undefined => {
    const found = pattern.exec(rest);
    return found ? fieldsOf(rest, found.index + found[0].length) : undefined;
  };
  const query = place(/\bparams\s*[=:]\s*(?=\{)/);
  const body = place(/\b(?:json\s*=|JSON\.stringify\(|json\.dumps\()\s*(?=\{)/);
  return {
    sent: true,
    method: (named ?? 'get') as Method,
    query: query ? partsOf(query) : [],
    ...(body && !body.more && {body: body.known}),
  };
}

/** The arguments of curl, if the address is one of them. */
function curlAround(text: string, at: number): readonly string[] | undefined {
  const lines = text.slice(0, at).split('\n');
  let first = lines.length - 1;
  while (first > 0 && lines[first - 1]!.endsWith('\\')) first--;
  if (!/\bcurl\s/.test(lines[first]!)) return undefined;
  const start = at - lines.slice(first).join('\n').length;
  let end = text.indexOf('\n', at);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf('\n', end + 1);
  const script = text.slice(start, end < 0 ? undefined : end);
  return shellCommands(script)
    .map(({words}) => invocation(words))
    .find((command) => command?.program === 'curl')?.args;
}

/** What curl sends: its options for method and data. `-G` puts the data into the query. */
function curlOf(args: readonly string[]): Call {
  const valuesOf = (flag: RegExp): string[] => args.flatMap((word, at) => (flag.test(word) ? (args[at + 1] ?? []) : []));
  const data = valuesOf(/^(?:-d|--data(?:-raw|-urlencode|-binary)?|--json)$/);
  const get = args.some((word) => /^(?:-[a-zA-Z]*G[a-zA-Z]*|--get)$/.test(word));
  const method = valuesOf(/^(?:-[a-zA-Z]*X|--request)$/)[0]?.toLowerCase() ?? (data.length > 0 && !get ? 'post' : 'get');
  const body = !get && data[0]?.startsWith('{') ? fieldsOf(data[0], 0) : undefined;
  return {
    sent: true,
    method: method as Method,
    query: get ? data.map((one) => splitOnce(one, '=')).map(([name, value]) => ({name, value: valueOf(value ?? '')})) : [],
    ...(body && !body.more && {body: body.known}),
  };
}

/** Where the call ends whose arguments go on here. */
function endOfCall(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (/[([{]/.test(text[at]!)) depth++;
    else if (/[)\]}]/.test(text[at]!) && --depth === 0) return at;
  }
  return text.length;
}

interface Fields {
  readonly known: Readonly<Record<string, unknown>>;
  readonly more: boolean;
}

/**
 * The fields of an object that is written here, in JSON, TypeScript or Python. Texts, numbers, booleans and empty lists
 * are read; every other value is unknown. `more` says that something else is spread into it. Nothing where no object stands.
 */
export function fieldsOf(text: string, from: number): Fields | undefined {
  if (text[from] !== '{') return undefined;
  const parts: string[] = [''];
  let depth = 0;
  let quote = '';
  let at = from;
  for (; at < text.length; at++) {
    const character = text[at]!;
    if (quote) {
      if (character === quote && text[at - 1] !== '\\') quote = '';
    } else if (/['"`]/.test(character)) quote = character;
    else if (/[([{]/.test(character)) depth++;
    else if (/[)\]}]/.test(character)) depth--;
    if (depth === 0) break;
    if (depth === 1 && !quote && character === ',') parts.push('');
    else if (at > from) parts[parts.length - 1] += character;
  }
  if (at === text.length) return undefined;
  const known: Record<string, unknown> = {};
  let more = false;
  for (const part of parts.map((one) => one.replace(/^\s*(?:\/\/.*\n\s*)*/, '').trim()).filter(Boolean)) {
    const field = /^(?:['"]([^'"]+)['"]|(\w+))(?:\s*:\s*([\s\S]*))?$/.exec(part);
    if (field) known[field[1] ?? field[2]!] = literal(field[3]?.replace(/\s*\/\/.*$/gm, '').trim());
    else more = true;
  }
  return {known, more};
}

function literal(text: string | undefined): unknown {
  if (text === undefined) return UNKNOWN;
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^(?:true|True)$/.test(text)) return true;
  if (/^(?:false|False)$/.test(text)) return false;
  if (/^\[/.test(text)) return [];
  if (/^\{/.test(text)) return fieldsOf(text, 0)?.known ?? UNKNOWN;
  const quoted = /^(['"])(.*)\1$/s.exec(text);
  return quoted ? valueOf(quoted[2]!) : UNKNOWN;
}
