// TL-B schemas: text to constructors. Pure.
//
// Takes what tlbc takes (crypto/tl/tlbc.cpp and crypto/parser/lexer.cpp of ton-blockchain/ton), apart from names with
// signs in them (`a+b`, `a,b`), and some things that it refuses and readers write: `flags.0?T`, `n+1`, `<`, `!=`, no blanks
// around `[` and `=`, `//` within a comment.
import {computeTag, type ComputedTag} from './tag.ts';

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
  | {readonly k: 'implicit'; readonly name: string; readonly of: '#' | 'Type'; readonly at: number}
  /** `{a <= b}`. */
  | {readonly k: 'constraint'; readonly test: Expr; readonly at: number};

/** One line of a schema: how a value of a type may be written. */
export interface Constructor {
  readonly name: string;
  /** `!`: the cell is exotic. */
  readonly exotic: boolean;
  /** The prefix, as a string of 0 and 1. */
  readonly tag: string;
  /** Where the tag is not written: how it came about. */
  readonly computed?: ComputedTag;
  readonly fields: readonly Field[];
  readonly type: string;
  /** `out` around an argument: it is a result, `~` before it. A `~` within it says no more than that it is unknown. */
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
  readonly code: 'expected' | 'number' | 'too-deep' | 'empty';
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly found: string;
  /** A sign, or `type`, `name`, `tag`. */
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
  readonly kind: 'name' | 'number' | 'tag' | 'sign' | 'end';
  /** Characters in the schema: more than in `text` where a name stands in back quotes. */
  readonly length: number;
}

const BLANKS = /\s+|\/\/[^\n]*/y;
/** Everything that is neither a sign nor a blank, as in tlbc: names may begin with a digit, and have letters of any script. */
const WORD = /(?:[^\s(){}[\]:;?#$.^~=+*<>!`/\\,"]|\/(?![/*]))+/y;
const NUMBER = /^-?(?:0x[\da-fA-F]+|\d+)$/;
const QUOTED = /`([^`\n]+)`/y;
/** `#5fcc3d14`, `#_`, `$0111`, `$_`, with `_` at the end of hexadecimal digits for a completion tag. */
const TAG = /^(?:#(?:[\da-fA-F]+_?|_)|\$(?:[01]+_?|_))$/;
const SPECIAL = /##|#<=|#<|[#$][^\s(){}[\]:;?#$.^~=+*<>!`/]*/y;
const SIGN = /<=|>=|!=|[:;=(){}[\]^~?.*+<>!]/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const push = (kind: Token['kind'], length: number, content = text.slice(at, at + length)): void => {
    tokens.push({text: content, at, kind, length});
    at += length;
  };
  const wrong = (length: number, expected = ''): never => {
    throw new SchemaError({code: 'expected', at, length, found: text.slice(at, at + length), expected});
  };
  while (at < text.length) {
    const blanks = take(BLANKS);
    if (blanks) {
      at += blanks[0].length;
      continue;
    }
    if (text.startsWith('/*', at)) {
      at = endOfComment(text, at);
      continue;
    }
    const [word] = take(WORD) ?? [];
    if (word !== undefined && /[\p{L}\p{N}_]/u.test(word)) {
      if (!NUMBER.test(word)) push('name', word.length);
      else if (Number.isNaN(numberOf(word))) throw new SchemaError({code: 'number', at, length: word.length, found: word, expected: ''});
      else push('number', word.length);
      continue;
    }
    const special = take(SPECIAL)?.[0];
    if (special !== undefined) {
      if (TAG.test(special)) push('tag', special.length);
      else if (!['#', '##', '#<', '#<='].includes(special)) wrong(special.length, 'tag');
      else {
        WORD.lastIndex = at + special.length;
        // `##5` is one word to tlbc, and no type.
        const [joined] = special === '#' ? [] : (WORD.exec(text) ?? []);
        if (joined !== undefined) wrong(special.length + joined.length, `(${special} ${joined})`);
        push('sign', special.length);
      }
      continue;
    }
    const quoted = take(QUOTED);
    if (quoted) {
      push('name', quoted[0].length, quoted[1]);
      continue;
    }
    push('sign', take(SIGN)?.[0].length ?? wrong(1));
  }
  tokens.push({text: '', at: text.trimEnd().length, kind: 'end', length: 0});
  return tokens;
}

/** Where a comment ends that begins at `start`; there may be others in it. */
function endOfComment(text: string, start: number): number {
  const bounds = /\/\*|\*\//g;
  bounds.lastIndex = start;
  let open = 0;
  for (let found = bounds.exec(text); found; found = bounds.exec(text)) {
    open += found[0] === '/*' ? 1 : -1;
    if (open === 0) return bounds.lastIndex;
  }
  throw new SchemaError({code: 'expected', at: text.trimEnd().length, length: 1, found: '', expected: '*/'});
}

/** As in C: `0x10` is 16, `010` is 8. NaN where tlbc has no number: below 0, from 2³¹, digits 8 and 9 after a 0. */
function numberOf(word: string): number {
  const octal = /^0\d/.test(word);
  if (octal && /[89]/.test(word)) return NaN;
  const value = octal ? parseInt(word, 8) : Number(word);
  return value >= 0 && value < 2 ** 31 && !word.startsWith('-') ? value : NaN;
}

/** Levels of parentheses and operators of one line: more than any schema has, and few enough for the stack. */
const DEEPEST = 200;
const MOST_OPERATORS = 1000;

const COMPARISONS = ['=', '<=', '>=', '<', '>', '!='];

class Parser {
  private readonly tokens: readonly Token[];
  private next = 0;
  private depth = 0;
  private operators = 0;

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  private get token(): Token {
    return this.tokens[this.next]!;
  }

  private fail(expected: string): never {
    const {text, at, length} = this.token;
    throw new SchemaError({code: 'expected', at, length: Math.max(1, length), found: text, expected});
  }

  private tooDeep(): never {
    const {text, at, length} = this.token;
    throw new SchemaError({code: 'too-deep', at, length: Math.max(1, length), found: text, expected: ''});
  }

  private is(text: string): boolean {
    return this.token.text === text && this.token.kind === 'sign';
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
    this.operators = 0;
    const exotic = this.accept('!');
    const {at} = this.token;
    const name = this.name();
    const written = this.token.kind === 'tag' ? tagBits(this.tokens[this.next++]!.text) : undefined;
    const fields = this.fields('=');
    this.expect('=');
    const type = this.name();
    const args: Expr[] = [];
    while (!this.is(';')) {
      if (this.token.kind === 'end') this.fail(';');
      const out = this.token.at;
      args.push(this.accept('~') ? {k: 'out', of: this.term(), at: out} : this.unit());
    }
    this.expect(';');
    const line = {name, exotic, fields, type, args, at};
    if (written !== undefined || name === '_') return {...line, tag: written ?? ''};
    const computed = computeTag(line);
    return {...line, tag: computed.crc.toString(2).padStart(32, '0'), computed};
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
        const number = this.accept('#');
        if (!number && this.name() !== 'Type') {
          this.next--;
          this.fail('# Type');
        }
        this.expect('}');
        return {k: 'implicit', name: first.text, of: number ? '#' : 'Type', at};
      }
      const {at: sign} = this.token;
      // `{< a b}` is the one way to say "less" that tlbc takes.
      const test: Expr = this.accept('<') ? {k: 'op', op: '<', a: this.unit(), b: this.unit(), at: sign} : this.expr();
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
    if (this.accept('?')) return {k: 'op', op: '?', a: left, b: this.term(), at};
    return left;
  }

  private term(): Expr {
    if (++this.depth > DEEPEST) this.tooDeep();
    const term = this.termInside();
    this.depth--;
    return term;
  }

  private termInside(): Expr {
    const {text, kind, at} = this.token;
    if (kind === 'number') {
      this.next++;
      return {k: 'number', value: numberOf(text), at};
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
    if (kind === 'sign' && ['#', '##', '#<', '#<='].includes(text)) {
      this.next++;
      return {k: 'name', name: text, out: false, at};
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
    return this.chain('+', () => this.product());
  }

  private product(): Expr {
    return this.chain('*', () => this.application());
  }

  private chain(op: '+' | '*', part: () => Expr): Expr {
    let left = part();
    for (;;) {
      const {at} = this.token;
      if (!this.accept(op)) return left;
      if (++this.operators > MOST_OPERATORS) this.tooDeep();
      left = {k: 'op', op, a: left, b: part(), at};
    }
  }

  private application(): Expr {
    const head = this.unit();
    const args: Expr[] = [];
    while (
      this.token.kind === 'name' ||
      this.token.kind === 'number' ||
      (this.token.kind === 'sign' && ['(', '[', '^', '~', '#', '##', '#<', '#<='].includes(this.token.text))
    )
      args.push(this.unit());
    if (!args.length) return head;
    // `((HashmapE 32) Cell)` is `(HashmapE 32 Cell)`.
    return head.k === 'apply' ? {...head, args: [...head.args, ...args]} : {k: 'apply', head, args, at: head.at};
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
