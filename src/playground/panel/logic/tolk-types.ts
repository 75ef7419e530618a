// The declarations of Tolk that say how data lies in cells: structures, aliases, enumerations. A parser of these alone,
// since Tolk 1.3 writes no ABI. Pure; looks at each token once, and gives up on what it does not know.

/** A type as it is written. `null` of a union makes it optional. */
export type TolkType =
  | {readonly kind: 'name'; readonly name: string; readonly parameters: readonly TolkType[]}
  | {readonly kind: 'optional'; readonly of: TolkType}
  | {readonly kind: 'union' | 'tensor'; readonly parts: readonly TolkType[]}
  | {readonly kind: 'unknown'};

export interface Struct {
  /** `0x6dbc78db` */
  readonly prefix?: string;
  /** Names of type parameters: `T` of `struct Box<T>`. */
  readonly parameters: readonly string[];
  readonly members: readonly {readonly name: string; readonly type: TolkType}[];
}

export interface Declarations {
  readonly structs: ReadonlyMap<string, Struct>;
  readonly aliases: ReadonlyMap<string, {readonly parameters: readonly string[]; readonly type: TolkType}>;
  /** Enumerations whose width is written: `enum Color: uint8`. */
  readonly enums: ReadonlyMap<string, TolkType>;
}

/** Types inside each other; deeper ones are not understood. */
const DEEPEST = 30;
const TOKEN = /[A-Za-z_]\w*|0[xb][\da-f_]+|\d+|->|[^\S\n]+|[^]/gi;
const WORD = /^[A-Za-z_]\w*$/;

const UNKNOWN: TolkType = {kind: 'unknown'};

/** Reads a source without comments and strings (`bareSource`). What is declared twice counts as it was declared first. */
export function readDeclarations(source: string): Declarations {
  const reader = new Reader((source.match(TOKEN) ?? []).filter((token) => !/^[^\S\n]/.test(token)));
  const structs = new Map<string, Struct>();
  const aliases = new Map<string, {parameters: readonly string[]; type: TolkType}>();
  const enums = new Map<string, TolkType>();
  while (!reader.ended) {
    const word = reader.next();
    if (word === 'struct') {
      const found = reader.struct();
      if (found && !structs.has(found.name)) structs.set(found.name, found.struct);
    } else if (word === 'type' || word === 'enum') {
      const name = reader.name();
      if (name === undefined) continue;
      const parameters = word === 'type' ? reader.parameters() : [];
      if (!reader.skip(word === 'type' ? '=' : ':')) continue;
      const type = reader.type();
      if (word === 'enum') {
        if (!enums.has(name)) enums.set(name, type);
      } else if (!aliases.has(name)) aliases.set(name, {parameters, type});
    }
  }
  return {structs, aliases, enums};
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get ended(): boolean {
    return this.at >= this.tokens.length;
  }

  next(): string | undefined {
    return this.tokens[this.at++];
  }

  /** Passes a token where it is the next one, after line breaks. */
  skip(token: string): boolean {
    let at = this.at;
    while (this.tokens[at] === '\n') at++;
    if (this.tokens[at] !== token) return false;
    this.at = at + 1;
    return true;
  }

  name(): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !WORD.test(token)) return undefined;
    this.at++;
    return token;
  }

  /** `<T, U = int>` */
  parameters(): string[] {
    const found: string[] = [];
    if (!this.skip('<')) return found;
    while (!this.ended && !this.skip('>')) {
      const name = this.name();
      if (name === undefined) this.at++;
      else {
        found.push(name);
        if (this.skip('=')) this.type();
      }
    }
    return found;
  }

  struct(): {name: string; struct: Struct} | undefined {
    let prefix: string | undefined;
    if (this.skip('(')) {
      prefix = this.next();
      if (!this.skip(')')) return undefined;
    }
    const name = this.name();
    if (name === undefined) return undefined;
    const parameters = this.parameters();
    const members: {name: string; type: TolkType}[] = [];
    if (this.skip('{')) {
      while (!this.ended && !this.skip('}')) {
        const member = this.name();
        if (member === undefined || !this.skip(':')) {
          // A modifier before the name, a break between members, or what this parser does not know.
          if (member === undefined) this.at++;
          continue;
        }
        members.push({name: member, type: this.type()});
        this.toNext();
      }
    }
    return {name, struct: {...(prefix !== undefined && {prefix}), parameters, members}};
  }

  /** Over the default of a member, to the comma or line break after it. */
  private toNext(): void {
    for (let depth = 0; !this.ended; this.at++) {
      const token = this.tokens[this.at]!;
      if (depth === 0 && /^[\n,;}]$/.test(token)) return;
      if (/^[({[]$/.test(token)) depth++;
      else if (/^[)}\]]$/.test(token)) depth--;
    }
  }

  /** `A | B?`, with line breaks around `|`. */
  type(depth = 0): TolkType {
    this.skip('|');
    const parts = [this.single(depth)];
    while (this.skip('|')) parts.push(this.single(depth));
    if (parts.length === 1) return parts[0]!;
    const some = parts.filter((part) => part.kind !== 'name' || part.name !== 'null');
    const type: TolkType = some.length === 1 ? some[0]! : {kind: 'union', parts: some};
    return some.length < parts.length ? {kind: 'optional', of: type} : type;
  }

  private single(depth: number): TolkType {
    let type = depth > DEEPEST ? UNKNOWN : this.primary(depth);
    while (this.tokens[this.at] === '?') {
      this.at++;
      type = {kind: 'optional', of: type};
    }
    if (this.tokens[this.at] !== '->') return type;
    // A function: it lies in no cell.
    this.at++;
    this.type(depth + 1);
    return UNKNOWN;
  }

  private primary(depth: number): TolkType {
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
    ] as const) {
      if (!this.skip(open)) continue;
      const parts = this.list(close, depth);
      return open === '(' ? (parts.length === 1 ? parts[0]! : {kind: 'tensor', parts}) : UNKNOWN;
    }
    while (this.tokens[this.at] === '\n') this.at++;
    const name = this.name();
    if (name === undefined) return UNKNOWN;
    // A line break ends a type: what follows is of the next member.
    const parameters = this.tokens[this.at] === '<' ? (this.at++, this.list('>', depth)) : [];
    return {kind: 'name', name, parameters};
  }

  private list(close: string, depth: number): TolkType[] {
    const parts: TolkType[] = [];
    while (!this.ended && !this.skip(close)) {
      const before = this.at;
      parts.push(this.type(depth + 1));
      if (!this.skip(',') && this.at === before) this.at++;
    }
    return parts;
  }
}
