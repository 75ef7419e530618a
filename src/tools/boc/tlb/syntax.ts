// TL-B schemas: text to constructors. Pure.

/** An expression of the language: a type, a number, or a condition. */
export type Expr =
  | {readonly k: 'number'; readonly value: number; readonly at: number}
  /** `out` is the `~` before a name: its value comes from what is read. */
  | {readonly k: 'name'; readonly name: string; readonly out: boolean; readonly at: number}
  | {readonly k: 'apply'; readonly head: Expr; readonly args: readonly Expr[]; readonly at: number}
  | {readonly k: 'ref'; readonly of: Expr; readonly at: number}
  | {readonly k: 'op'; readonly op: Operator; readonly a: Expr; readonly b: Expr; readonly at: number}
  | {readonly k: 'out'; readonly of: Expr; readonly at: number}
  | {readonly k: 'fields'; readonly fields: readonly Field[]; readonly at: number};

export type Operator = '+' | '*' | '.' | '?' | '=' | '<=' | '>=' | '<' | '>' | '!=';

export type Field =
  /** `name:type`, or a type alone. */
  | {readonly k: 'field'; readonly name: string; readonly type: Expr; readonly at: number}
  /** `{name:#}` or `{X:Type}`: a parameter. */
  | {readonly k: 'implicit'; readonly name: string; readonly at: number}
  /** `{a <= b}`. */
  | {readonly k: 'constraint'; readonly test: Expr; readonly at: number};

/** One line of a schema: how a value of a type may be written. */
export interface Constructor {
  readonly name: string;
  /** `!`: the cell is exotic. */
  readonly exotic: boolean;
  /** The prefix, as a string of 0 and 1. */
  readonly tag: string;
  readonly fields: readonly Field[];
  readonly type: string;
  readonly args: readonly Expr[];
  readonly at: number;
}

/** The constructors of each type, and the type that was defined last. */
export interface Schema {
  readonly types: ReadonlyMap<string, readonly Constructor[]>;
  readonly last: string | undefined;
}

/** What is wrong with a schema; `at` counts its characters from 0. */
export interface SchemaProblem {
  readonly code: 'expected' | 'no-tag' | 'unknown-type' | 'empty';
  readonly at: number;
  readonly length: number;
  /** What stands there; for `no-tag` the constructor, for `unknown-type` the type. */
  readonly found: string;
  readonly expected: string;
}

export class SchemaError extends Error {
  constructor(readonly problem: SchemaProblem) {
    super(`${problem.code} at ${problem.at}: ${problem.found}`);
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
  readonly kind: 'name' | 'number' | 'sign' | 'end';
  /** No blank between it and the token before: a tag belongs to its name. */
  readonly joined: boolean;
}

const TOKEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|([A-Za-z_][\w']*)|(\d+)|(##|#<=|#<|<=|>=|!=|[#$:;=(){}[\]^~?.*+<>!])|([\s\S])/y;

/** The tag's own text: `#5fcc3d14`, `#_`, `$0111`, `$_`, with `_` at the end of hexadecimal digits for a completion tag. */
const TAG = /#(?:[0-9a-fA-F]+_?|_)|\$(?:[01]+_?|_)/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let joined = false;
  for (let at = 0; at < text.length;) {
    const before = tokens.at(-1);
    // `#` after a name without a blank begins a tag, not the type `#`.
    if (joined && before?.kind === 'name' && (text[at] === '#' || text[at] === '$')) {
      TAG.lastIndex = at;
      const tag = TAG.exec(text);
      if (tag) {
        tokens.push({text: tag[0], at, kind: 'sign', joined: true});
        at += tag[0].length;
        continue;
      }
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)!;
    const [whole, name, number, sign, other] = found;
    if (other !== undefined) throw new SchemaError({code: 'expected', at, length: 1, found: other, expected: ''});
    const kind = name === undefined ? (number === undefined ? (sign === undefined ? undefined : 'sign') : 'number') : 'name';
    if (kind) tokens.push({text: whole, at, kind, joined});
    joined = kind !== undefined;
    at += whole.length;
  }
  tokens.push({text: '', at: text.trimEnd().length, kind: 'end', joined: false});
  return tokens;
}

const COMPARISONS = ['=', '<=', '>=', '<', '>', '!='];

class Parser {
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  private get token(): Token {
    return this.tokens[this.next]!;
  }

  private fail(expected: string): never {
    const {text, at} = this.token;
    throw new SchemaError({code: 'expected', at, length: Math.max(1, text.length), found: text, expected});
  }

  private is(text: string): boolean {
    return this.token.text === text && this.token.kind !== 'end';
  }

  private accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.next++;
    return true;
  }

  private expect(text: string): void {
    if (!this.accept(text)) this.fail(text);
  }

  private name(): string {
    if (this.token.kind !== 'name') this.fail('name');
    return this.tokens[this.next++]!.text;
  }

  schema(): Schema {
    const types = new Map<string, Constructor[]>();
    let last: string | undefined;
    while (this.token.kind !== 'end') {
      const one = this.constructorLine();
      const known = types.get(one.type);
      if (known) known.push(one);
      else types.set(one.type, [one]);
      last = one.type;
    }
    return {types, last};
  }

  private constructorLine(): Constructor {
    const exotic = this.accept('!');
    const {at} = this.token;
    const name = this.name();
    let tag: string | undefined = name === '_' ? '' : undefined;
    const {text, joined, kind} = this.token;
    if (joined && kind === 'sign' && /^[#$]./.test(text)) {
      tag = tagBits(text);
      this.next++;
    }
    const fields = this.fields('=');
    this.expect('=');
    const type = this.name();
    const args: Expr[] = [];
    while (!this.is(';')) {
      if (this.token.kind === 'end') this.fail(';');
      args.push(this.unit());
    }
    this.expect(';');
    // tlbc computes a tag from the text of the line here; nobody can see it in the schema, so it must be written.
    if (tag === undefined) throw new SchemaError({code: 'no-tag', at, length: name.length, found: name, expected: ''});
    return {name, exotic, tag, fields, type, args, at};
  }

  private fields(end: string): Field[] {
    const fields: Field[] = [];
    while (!this.is(end)) {
      if (this.token.kind === 'end' || this.is(';')) this.fail(end);
      fields.push(this.field());
    }
    return fields;
  }

  private field(): Field {
    const {at} = this.token;
    if (this.accept('{')) {
      const [first, second] = [this.token, this.tokens[this.next + 1]!];
      if (first.kind === 'name' && second.text === ':') {
        this.next += 2;
        if (!this.accept('#') && this.name() !== 'Type') {
          this.next--;
          this.fail('# Type');
        }
        this.expect('}');
        return {k: 'implicit', name: first.text, at};
      }
      const test = this.expr();
      this.expect('}');
      return {k: 'constraint', test, at};
    }
    const [first, second] = [this.token, this.tokens[this.next + 1]!];
    if (first.kind === 'name' && second.text === ':') {
      this.next += 2;
      return {k: 'field', name: first.text, type: this.unit(), at};
    }
    return {k: 'field', name: '_', type: this.unit(), at};
  }

  /** What may stand without parentheses: a term, `flags . 0?type`. */
  private unit(): Expr {
    let left = this.term();
    const {at} = this.token;
    if (this.accept('.')) left = {k: 'op', op: '.', a: left, b: this.term(), at};
    if (this.accept('?')) return {k: 'op', op: '?', a: left, b: this.unit(), at};
    return left;
  }

  private term(): Expr {
    const {text, kind, at} = this.token;
    if (kind === 'number') {
      this.next++;
      return {k: 'number', value: Number(text), at};
    }
    if (kind === 'name') {
      this.next++;
      return {k: 'name', name: text, out: false, at};
    }
    if (this.accept('^')) return {k: 'ref', of: this.term(), at};
    if (this.accept('~')) {
      const of = this.term();
      return of.k === 'name' ? {...of, out: true} : {k: 'out', of, at};
    }
    if (this.accept('(')) {
      const inner = this.expr();
      this.expect(')');
      return inner;
    }
    if (this.accept('[')) {
      const fields = this.fields(']');
      this.expect(']');
      return {k: 'fields', fields, at};
    }
    if (['#', '##', '#<', '#<='].includes(text)) {
      this.next++;
      // `##(n)` and `## 5` alike; `#` has no argument.
      const head: Expr = {k: 'name', name: text, out: false, at};
      return head;
    }
    return this.fail('type');
  }

  private expr(): Expr {
    const left = this.sum();
    const {text, at} = this.token;
    if (!COMPARISONS.includes(text)) return left;
    this.next++;
    return {k: 'op', op: text as Operator, a: left, b: this.sum(), at};
  }

  private sum(): Expr {
    let left = this.product();
    for (;;) {
      const {at} = this.token;
      if (!this.accept('+')) return left;
      left = {k: 'op', op: '+', a: left, b: this.product(), at};
    }
  }

  private product(): Expr {
    let left = this.application();
    for (;;) {
      const {at} = this.token;
      if (!this.accept('*')) return left;
      left = {k: 'op', op: '*', a: left, b: this.application(), at};
    }
  }

  private application(): Expr {
    const head = this.unit();
    const args: Expr[] = [];
    while (
      this.token.kind === 'name' ||
      this.token.kind === 'number' ||
      ['(', '[', '^', '~', '#', '##', '#<', '#<='].includes(this.token.text)
    )
      args.push(this.unit());
    return args.length ? {k: 'apply', head, args, at: head.at} : head;
  }

  /** A type alone, as a reader types it: `Message Any`. */
  type(): Expr {
    const type = this.application();
    if (this.token.kind !== 'end') this.fail('');
    return type;
  }
}

function tagBits(text: string): string {
  const digits = text.slice(1);
  if (digits === '_') return '';
  const completed = digits.endsWith('_');
  const body = completed ? digits.slice(0, -1) : digits;
  const bits = text[0] === '$' ? body : [...body].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  return completed ? bits.replace(/10*$/, '') : bits;
}

/** Parses a schema. Throws {@link SchemaError}. */
export function parseSchema(text: string): Schema {
  const schema = new Parser(text).schema();
  if (schema.last === undefined) throw new SchemaError({code: 'empty', at: 0, length: 1, found: '', expected: ''});
  return schema;
}

/** Parses a type. Throws {@link SchemaError}. */
export function parseType(text: string): Expr {
  return new Parser(text).type();
}

/** An expression as text, for readers. */
export function printExpr(expr: Expr, inside = false): string {
  const wrap = (text: string): string => (inside ? `(${text})` : text);
  switch (expr.k) {
    case 'number':
      return String(expr.value);
    case 'name':
      return `${expr.out ? '~' : ''}${expr.name}`;
    case 'apply':
      return wrap([expr.head, ...expr.args].map((part) => printExpr(part, true)).join(' '));
    case 'ref':
      return `^${printExpr(expr.of, true)}`;
    case 'out':
      return `~${printExpr(expr.of, true)}`;
    case 'op':
      return expr.op === '?'
        ? `${printExpr(expr.a, true)}?${printExpr(expr.b, true)}`
        : wrap(`${printExpr(expr.a, true)} ${expr.op} ${printExpr(expr.b, true)}`);
    case 'fields':
      return '[…]';
  }
}
