// Reads a cell by a TL-B schema. Pure.
//
// Types that every schema knows are read here by their rules and not by their definitions: numbers, bits, Maybe's and
// Either's kin come from the definitions in schemas.ts; dictionaries, which a reader wants as keys and values, are native.
import {LIBRARY, MERKLE_PROOF, MERKLE_UPDATE, PRUNED, hashAt, type Bag} from '../bag.ts';
import {MOST_TYPE_PARTS} from '../../shared/budget.ts';
import {toHex} from '../../shared/bytes.ts';
import {isNative} from './native.ts';
import {Slice} from './slice.ts';
import {tagText} from './tag.ts';
import {printExpr, type Constructor, type Expr, type Field, type Schema} from './syntax.ts';
import type {Decoded, DecodeFault, Value} from './value.ts';

/** A type with the values of its variables. */
interface Closure {
  readonly expr: Expr;
  readonly env: Env;
}

/** Variables of a constructor: numbers (parameters and fields) and types. */
type Env = Map<string, number | Closure>;

/** An argument: a number, a type, or a variable that reading fills. */
type Arg = number | Closure | 'out';

class Stop extends Error {
  /** What was read before, from the inside out. */
  partial: Value | undefined;
  constructor(readonly fault: DecodeFault) {
    super(fault.code);
  }
}

const MOST_VALUES = 20_000;
const DEEPEST = 600;
/** Constructors that are tried: with alternatives within alternatives there is no end to them. */
const MOST_TRIALS = 50_000;

interface Read {
  readonly value: Value;
  /** The number that a field stands for in conditions. */
  readonly number?: number;
  /** Values of the parameters with `~`. */
  readonly outs?: readonly number[];
}

/** Reads cell `cell` as `type`. Never throws. */
export function decodeCell(bag: Bag, cell: number, type: Expr, schemas: readonly Schema[]): Decoded {
  const decoder = new Decoder(bag, schemas);
  try {
    return {value: decoder.reference(cell, {expr: type, env: new Map()}, ''), fault: undefined};
  } catch (error) {
    if (error instanceof Stop) return {value: error.partial, fault: error.fault};
    if (error instanceof RangeError)
      return {value: undefined, fault: {code: 'too-much', cell, bit: 0, what: '', needed: 0, found: 0, bits: ''}};
    throw error;
  }
}

class Decoder {
  private count = 0;
  private depth = 0;
  private trials = 0;
  private readonly native = new Map<string, boolean>();

  constructor(
    private readonly bag: Bag,
    private readonly schemas: readonly Schema[],
  ) {}

  private constructors(name: string): readonly Constructor[] | undefined {
    for (const schema of this.schemas) {
      const found = schema.types.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Types of the language, and those that no schema defines in a way of its own. */
  private readsItself(type: string): boolean {
    let known = this.native.get(type);
    if (known === undefined) {
      known = /^(?:##?|#<=?|u?int|bits|Any|Cell)$/.test(type) || isNative(type, this.constructors(type));
      this.native.set(type, known);
    }
    return known;
  }

  private stop(code: DecodeFault['code'], slice: Slice, what: string, needed = 0, found = 0, bits = ''): never {
    throw new Stop({code, cell: slice.cell, bit: slice.bit, what, needed, found, bits});
  }

  private value(
    slice: Slice,
    from: number,
    name: string,
    type: string,
    text: string,
    children: readonly Value[] = [],
    word?: Value['word'],
  ): Value {
    if (++this.count > MOST_VALUES) this.stop('too-much', slice, type, MOST_VALUES);
    return {name, type, text, cell: slice.cell, from, to: slice.bit, children, ...(word && {word})};
  }

  /** A whole cell as a type; what is left over is said. */
  reference(cell: number, type: Closure, name: string): Value {
    const {exotic, type: kinds, refCount} = this.bag.cells;
    const slice = new Slice(this.bag, cell);
    const printed = this.print(type);
    if (exotic[cell] && !this.wantsExotic(type)) {
      const kind = kinds[cell]!;
      const whole = (text: string, word: Value['word'], children: readonly Value[] = []): Value => {
        slice.bit = this.bag.cells.bits[cell]!;
        return this.value(slice, 0, name, printed, text, children, word);
      };
      if (kind === PRUNED) return whole(toHex(hashAt(this.bag.cells, cell, 0)), 'pruned');
      if (kind === LIBRARY)
        return whole(toHex(this.bag.bytes.subarray(this.bag.cells.data[cell]! + 1, this.bag.cells.data[cell]! + 33)), 'library');
      if (kind === MERKLE_PROOF || kind === MERKLE_UPDATE) {
        const children: Value[] = [];
        for (let ref = 0; ref < refCount[cell]!; ref++) children.push(this.reference(this.bag.cells.refs[4 * cell + ref]!, type, `${ref}`));
        return whole('', 'exotic', children);
      }
    }
    if (++this.depth > DEEPEST) this.stop('too-much', slice, printed, DEEPEST);
    const {value} = this.type(slice, type, name);
    this.depth--;
    if (slice.bitsLeft === 0 && slice.refsLeft === 0) return value;
    return {...value, children: [...value.children, this.rest(slice, '')]};
  }

  /** Exotic cells are read by constructors that are marked with `!`. */
  private wantsExotic({expr, env}: Closure): boolean {
    const head = expr.k === 'apply' ? expr.head : expr;
    if (head.k !== 'name') return false;
    const bound = env.get(head.name);
    if (bound && typeof bound === 'object') return this.wantsExotic(bound);
    return head.name === 'Cell' || head.name === 'Any' || (this.constructors(head.name)?.some(({exotic}) => exotic) ?? false);
  }

  /** What no type says more about: the rest of the bits and the references. */
  private rest(slice: Slice, name: string): Value {
    const from = slice.bit;
    const bits = slice.bitsLeft;
    const text = bits ? slice.hex(bits) : '';
    const children: Value[] = [];
    while (slice.refsLeft) {
      const child = new Slice(this.bag, slice.child());
      children.push(this.value(child, 0, '', 'Cell', `#${child.cell}`));
    }
    return this.value(slice, from, name, '', text, children, 'rest');
  }

  private print({expr, env}: Closure): string {
    return printExpr(this.substitute(expr, env, {left: MOST_TYPE_PARTS}));
  }

  /**
   * The expression with its variables replaced, for readers. A schema may double its type at each level (`A (P X X)`), so
   * that what is printed would grow without end: past the budget stands `…`.
   */
  private substitute(expr: Expr, env: Env, budget: {left: number}): Expr {
    if (--budget.left < 0) return {k: 'name', name: '…', out: false, at: expr.at};
    switch (expr.k) {
      case 'name': {
        const bound = env.get(expr.name);
        if (expr.out || bound === undefined) return expr;
        return typeof bound === 'number' ? {k: 'number', value: bound, at: expr.at} : this.substitute(bound.expr, bound.env, budget);
      }
      case 'apply':
        return {...expr, head: this.substitute(expr.head, env, budget), args: expr.args.map((arg) => this.substitute(arg, env, budget))};
      case 'ref':
        return {...expr, of: this.substitute(expr.of, env, budget)};
      case 'op':
        return {...expr, a: this.substitute(expr.a, env, budget), b: this.substitute(expr.b, env, budget)};
      default:
        return expr;
    }
  }

  private bits(slice: Slice, width: number, what: string): void {
    if (width < 0 || slice.bitsLeft < width) this.stop('bits', slice, what, width, slice.bitsLeft);
  }

  private type(slice: Slice, closure: Closure, name: string): Read {
    const {expr, env} = closure;
    const from = slice.bit;
    switch (expr.k) {
      case 'number':
      case 'out':
        return this.stop('not-a-type', slice, printExpr(expr));
      case 'ref': {
        if (slice.refsLeft < 1) this.stop('refs', slice, this.print(closure), 1, 0);
        const child = slice.child();
        const inner = expr.of;
        if (inner.k === 'name' && inner.name === 'Cell') {
          const at = new Slice(this.bag, child);
          return {value: this.value(at, 0, name, '^Cell', `#${child}`)};
        }
        return {value: this.reference(child, {expr: inner, env}, name)};
      }
      case 'fields': {
        const inner: Env = new Map(env);
        const children = this.fields(slice, expr.fields, inner, (partial) => ({
          name,
          type: '',
          text: '',
          cell: slice.cell,
          from,
          to: slice.bit,
          children: partial,
        }));
        return {value: this.value(slice, from, name, '', '', children)};
      }
      case 'op': {
        if (expr.op === '?') {
          if (this.number(slice, expr.a, env) === 0) return {value: this.value(slice, from, name, this.print({expr: expr.b, env}), '–')};
          return this.type(slice, {expr: expr.b, env}, name);
        }
        if (expr.op === '*') return this.repeat(slice, this.number(slice, expr.a, env), {expr: expr.b, env}, name);
        return this.stop('not-a-type', slice, printExpr(expr));
      }
      case 'name': {
        const bound = env.get(expr.name);
        if (typeof bound === 'object') return this.type(slice, bound, name);
        if (typeof bound === 'number') return this.stop('not-a-type', slice, expr.name);
        return this.named(slice, expr.name, [], name, closure);
      }
      case 'apply': {
        if (expr.head.k !== 'name') return this.stop('not-a-type', slice, printExpr(expr));
        const args = expr.args.map((arg) => this.arg(slice, arg, env));
        const read = this.named(slice, expr.head.name, args, name, closure);
        // `(HmLabel ~l n)` fills l.
        let out = 0;
        for (const arg of expr.args) if (arg.k === 'name' && arg.out) env.set(arg.name, read.outs?.[out++] ?? 0);
        return read;
      }
    }
  }

  /** An argument is a number if it computes to one, else a type. */
  private arg(slice: Slice, expr: Expr, env: Env): Arg {
    if ((expr.k === 'name' && expr.out) || expr.k === 'out') return 'out';
    if (expr.k === 'number') return expr.value;
    if (expr.k === 'name') return env.get(expr.name) ?? {expr, env};
    if (expr.k === 'op' && expr.op !== '?') {
      const repeats = expr.op === '*' && !this.isNumber(expr.b, env);
      return repeats ? {expr, env} : this.number(slice, expr, env);
    }
    return {expr, env};
  }

  private isNumber(expr: Expr, env: Env): boolean {
    if (expr.k === 'number') return true;
    if (expr.k === 'name') return typeof env.get(expr.name) === 'number';
    return expr.k === 'op' && this.isNumber(expr.a, env) && this.isNumber(expr.b, env);
  }

  private number(slice: Slice, expr: Expr, env: Env): number {
    if (expr.k === 'number') return expr.value;
    if (expr.k === 'name') {
      const value = env.get(expr.name);
      return typeof value === 'number' ? value : this.stop('unsupported', slice, printExpr(expr));
    }
    if (expr.k === 'out') return this.number(slice, expr.of, env);
    if (expr.k !== 'op') return this.stop('unsupported', slice, printExpr(expr));
    const [a, b] = [this.number(slice, expr.a, env), this.number(slice, expr.b, env)];
    switch (expr.op) {
      case '+':
        return a + b;
      case '*':
        return a * b;
      case '.':
        return Math.floor(a / 2 ** b) % 2;
      case '=':
        return Number(a === b);
      case '!=':
        return Number(a !== b);
      case '<=':
        return Number(a <= b);
      case '>=':
        return Number(a >= b);
      case '<':
        return Number(a < b);
      case '>':
        return Number(a > b);
      case '?':
        return this.stop('unsupported', slice, printExpr(expr));
    }
  }

  private repeat(slice: Slice, times: number, type: Closure, name: string): Read {
    const from = slice.bit;
    const printed = `${times} * ${this.print(type)}`;
    const of = type.expr;
    if (of.k === 'name' && (of.name === 'bit' || (of.name === 'Bit' && this.readsItself('Bit')))) {
      this.bits(slice, times, printed);
      return {value: this.value(slice, from, name, printed, slice.hex(times))};
    }
    const children: Value[] = [];
    for (let index = 0; index < times; index++) children.push(this.type(slice, type, String(index)).value);
    return {value: this.value(slice, from, name, printed, '', children)};
  }

  /** A type by its name: one that this file knows, or one of the schemas. */
  private named(slice: Slice, type: string, args: readonly Arg[], name: string, closure: Closure): Read {
    const from = slice.bit;
    const sized = /^(u?int|bits)(\d+)$/.exec(type);
    if (!sized && !this.readsItself(type)) {
      const constructors = this.constructors(type);
      if (!constructors) return this.stop('unknown-type', slice, type);
      return this.choose(slice, type, constructors, args, name, this.print(closure));
    }
    if (/^(##|#<=?|u?int|bits)$/.test(type) && (args.length !== 1 || typeof args[0] !== 'number'))
      return this.stop('arity', slice, type, 1, args.length);
    const width = sized ? Number(sized[2]) : typeof args[0] === 'number' ? args[0] : 0;
    const numeric = (value: bigint, printed: string): Read => ({
      value: this.value(slice, from, name, printed, String(value)),
      number: Number(value),
    });
    const printed = (): string => this.print(closure);
    switch (sized ? sized[1] : type) {
      case '#':
        this.bits(slice, 32, '#');
        return numeric(slice.uint(32), '#');
      case '##':
      case 'uint':
        this.bits(slice, width, printed());
        return numeric(slice.uint(width), printed());
      case 'int':
        this.bits(slice, width, printed());
        return numeric(slice.int(width), printed());
      case '#<':
      case '#<=': {
        const most = type === '#<' ? width - 1 : width;
        const size = most > 0 ? 32 - Math.clz32(most) : 0;
        this.bits(slice, size, printed());
        const value = slice.uint(size);
        if (value > BigInt(most)) this.stop('constraint', slice, `${value} ${type.slice(1)} ${width}`);
        return numeric(value, printed());
      }
      case 'bits': {
        this.bits(slice, width, printed());
        return {value: this.value(slice, from, name, printed(), slice.hex(width))};
      }
      case 'Bit':
        this.bits(slice, 1, type);
        return numeric(slice.uint(1), type);
      case 'Bool':
      case 'bool': {
        this.bits(slice, 1, type);
        const value = slice.uint(1);
        return {value: this.value(slice, from, name, type, value ? 'true' : 'false'), number: Number(value)};
      }
      case 'Any':
      case 'Cell': {
        const rest = this.rest(slice, name);
        return {value: {...rest, type}};
      }
      case 'SnakeText':
        return {value: this.text(slice, name)};
      case 'VarUInteger':
      case 'VarInteger':
      case 'Grams':
      case 'Coins': {
        const coins = type === 'Grams' || type === 'Coins';
        const most = coins ? 16 : width;
        const size = 32 - Math.clz32(most - 1);
        this.bits(slice, size, printed());
        const length = Number(slice.uint(size)) * 8;
        this.bits(slice, length, printed());
        const value = type === 'VarInteger' ? slice.int(length) : slice.uint(length);
        const read = numeric(value, printed());
        return coins && value >= 1_000_000n ? {...read, value: {...read.value, text: `${value} (${coinText(value)})`}} : read;
      }
      case 'HashmapE':
      case 'HashmapAugE':
      case 'Hashmap':
      case 'HashmapAug':
        return {value: this.dictionary(slice, type, args, name, printed())};
      default:
        return this.stop('unknown-type', slice, type);
    }
  }

  /** Text that goes on in the first reference, as wallets write comments. */
  private text(slice: Slice, name: string): Value {
    const from = slice.bit;
    const bytes: number[] = [];
    let part = slice;
    for (;;) {
      while (part.bitsLeft >= 8) bytes.push(Number(part.uint(8)));
      if (!part.refsLeft || bytes.length > MOST_VALUES) break;
      part = new Slice(this.bag, part.child());
      if (this.bag.cells.exotic[part.cell]) break;
    }
    return this.value(slice, from, name, 'SnakeText', JSON.stringify(new TextDecoder().decode(new Uint8Array(bytes))));
  }

  /** Takes the constructor whose tag and arguments fit; where several do, the first that reads to its end. */
  private choose(
    slice: Slice,
    type: string,
    constructors: readonly Constructor[],
    args: readonly Arg[],
    name: string,
    printed: string,
  ): Read {
    const fitting = constructors.filter(({tag}) => slice.begins(tag)).sort((a, b) => b.tag.length - a.tag.length);
    let deepest: Stop | undefined;
    const {depth} = this;
    for (const one of fitting) {
      const env = this.match(one, args);
      if (!env) continue;
      if (++this.trials > MOST_TRIALS) this.stop('too-much', slice, printed, MOST_TRIALS);
      const attempt = slice.clone();
      try {
        const read = this.construct(attempt, one, env, name, printed);
        [slice.bit, slice.ref] = [attempt.bit, attempt.ref];
        return read;
      } catch (error) {
        if (!(error instanceof Stop) || error.fault.code === 'too-much') throw error;
        this.depth = depth;
        if (!deepest || size(error.partial) >= size(deepest.partial)) deepest = error;
      }
    }
    if (deepest) throw deepest;
    if (constructors.every(({args: wanted}) => wanted.length !== args.length))
      this.stop('arity', slice, type, constructors[0]!.args.length, args.length);
    const next = slice.clone();
    return this.stop('no-constructor', slice, printed, 0, 0, next.binary(Math.min(32, next.bitsLeft)));
  }

  /** The variables of a constructor for given arguments; nothing if they do not fit. */
  private match({args: patterns}: Constructor, args: readonly Arg[]): Env | undefined {
    if (patterns.length !== args.length) return undefined;
    const env: Env = new Map();
    for (const [index, pattern] of patterns.entries()) {
      const arg = args[index]!;
      if (pattern.k === 'out') continue;
      if (arg === 'out') return undefined;
      if (pattern.k === 'name' && !env.has(pattern.name)) env.set(pattern.name, arg);
      else if (typeof arg !== 'number' || !solve(pattern, arg, env)) return undefined;
    }
    return env;
  }

  private construct(slice: Slice, one: Constructor, env: Env, name: string, printed: string): Read {
    const from = slice.bit;
    slice.bit += one.tag.length;
    const node = (children: readonly Value[]): Value => ({
      name,
      type: printed,
      text: one.name === '_' ? '' : one.name,
      cell: slice.cell,
      from,
      to: slice.bit,
      children,
      ...(one.computed && {tag: tagText(one.computed)}),
    });
    const children = this.fields(slice, one.fields, env, node);
    if (++this.count > MOST_VALUES) this.stop('too-much', slice, printed, MOST_VALUES);
    const outs = one.args.flatMap((arg) => (arg.k === 'out' ? [this.number(slice, arg.of, env)] : []));
    return {value: simplify(one, node(children)), outs};
  }

  private fields(slice: Slice, fields: readonly Field[], env: Env, node: (children: readonly Value[]) => Value): Value[] {
    const children: Value[] = [];
    for (const field of fields) {
      try {
        if (field.k === 'implicit') continue;
        if (field.k === 'constraint') {
          this.constraint(slice, field.test, env);
          continue;
        }
        const {value, number} = this.type(slice, {expr: field.type, env}, field.name);
        if (number !== undefined && field.name !== '_') env.set(field.name, number);
        // What stands in brackets belongs to the constructor itself.
        if (field.name === '_' && isGroup(field.type)) children.push(...value.children);
        else children.push(value);
      } catch (error) {
        if (error instanceof Stop) error.partial = node(error.partial ? [...children, error.partial] : children);
        throw error;
      }
    }
    return children;
  }

  private constraint(slice: Slice, test: Expr, env: Env): void {
    if (test.k === 'op' && test.op === '=') {
      const [left, right] = [hasOut(test.a), hasOut(test.b)];
      if (left !== right) {
        const [unknown, known] = left ? [test.a, test.b] : [test.b, test.a];
        if (!solve(unknown, this.number(slice, known, env), env)) this.stop('constraint', slice, printExpr(test));
        return;
      }
    }
    if (this.number(slice, test, env) === 0) this.stop('constraint', slice, printExpr(test));
  }

  private dictionary(slice: Slice, type: string, args: readonly Arg[], name: string, printed: string): Value {
    const [keyBits, of, extra] = args;
    const augmented = type.startsWith('HashmapAug');
    if (typeof keyBits !== 'number' || typeof of !== 'object' || (augmented && typeof extra !== 'object'))
      return this.stop('arity', slice, type, augmented ? 3 : 2, args.length);
    const aug = augmented ? (extra as Closure) : undefined;
    const from = slice.bit;
    const entries: Value[] = [];
    if (!type.endsWith('E')) {
      this.edge(slice, keyBits, '', of, aug, entries);
      return this.value(slice, from, name, printed, String(entries.length), entries, 'entries');
    }
    this.bits(slice, 1, printed);
    if (slice.uint(1) === 1n) {
      if (slice.refsLeft < 1) this.stop('refs', slice, printed, 1, 0);
      const at = slice.child();
      try {
        this.edgeOf(at, keyBits, '', of, aug, entries);
      } catch (error) {
        if (error instanceof Stop)
          error.partial = {
            name,
            type: printed,
            text: String(entries.length),
            word: 'entries',
            cell: slice.cell,
            from,
            to: slice.bit,
            children: [...entries, ...(error.partial ? [error.partial] : [])],
          };
        throw error;
      }
    }
    const children = aug ? [...entries, this.type(slice, aug, 'extra').value] : entries;
    return this.value(
      slice,
      from,
      name,
      printed,
      entries.length ? String(entries.length) : '',
      children,
      entries.length ? 'entries' : 'empty-dictionary',
    );
  }

  private edgeOf(cell: number, left: number, key: string, of: Closure, aug: Closure | undefined, entries: Value[]): void {
    const {exotic, type} = this.bag.cells;
    if (exotic[cell]) {
      const slice = new Slice(this.bag, cell);
      if (type[cell] !== PRUNED) this.stop('dictionary', slice, '');
      slice.bit = this.bag.cells.bits[cell]!;
      entries.push(this.value(slice, 0, `${keyText(key, false)}…`, '', toHex(hashAt(this.bag.cells, cell, 0)), [], 'pruned'));
      return;
    }
    if (++this.depth > DEEPEST) this.stop('too-much', new Slice(this.bag, cell), '', DEEPEST);
    this.edge(new Slice(this.bag, cell), left, key, of, aug, entries);
    this.depth--;
  }

  /** A label, then a leaf (no bits left) or two branches. `hml_short`, `hml_long`, `hml_same` of block.tlb. */
  private edge(slice: Slice, left: number, prefix: string, of: Closure, aug: Closure | undefined, entries: Value[]): void {
    const what = 'HmLabel';
    const size = left > 0 ? 32 - Math.clz32(left) : 0;
    let key = prefix;
    this.bits(slice, 1, what);
    if (slice.uint(1) === 0n) {
      let length = 0;
      for (;;) {
        this.bits(slice, 1, what);
        if (slice.uint(1) === 0n) break;
        length++;
      }
      this.bits(slice, length, what);
      key += slice.binary(length);
    } else {
      this.bits(slice, 1, what);
      if (slice.uint(1) === 0n) {
        this.bits(slice, size, what);
        const length = Number(slice.uint(size));
        this.bits(slice, length, what);
        key += slice.binary(length);
      } else {
        this.bits(slice, 1 + size, what);
        const bit = slice.uint(1) === 1n ? '1' : '0';
        key += bit.repeat(Number(slice.uint(size)));
      }
    }
    const rest = left - (key.length - prefix.length);
    if (rest < 0) this.stop('dictionary', slice, what, left, key.length - prefix.length);
    if (rest === 0) {
      const extra = aug && this.type(slice, aug, 'extra').value;
      const {value} = this.type(slice, of, keyText(key, true));
      entries.push(extra ? {...value, children: [...value.children, extra]} : value);
      return;
    }
    if (slice.refsLeft < 2) this.stop('refs', slice, 'HashmapNode', 2, slice.refsLeft);
    const [zero, one] = [slice.child(), slice.child()];
    this.edgeOf(zero, rest - 1, `${key}0`, of, aug, entries);
    this.edgeOf(one, rest - 1, `${key}1`, of, aug, entries);
  }
}

const size = (value: Value | undefined): number => (value ? 1 + value.children.reduce((sum, child) => sum + size(child), 0) : 0);

const isGroup = (type: Expr): boolean => type.k === 'fields' || (type.k === 'ref' && type.of.k === 'fields');

const hasOut = (expr: Expr): boolean =>
  expr.k === 'out' || (expr.k === 'name' ? expr.out : expr.k === 'op' && (hasOut(expr.a) || hasOut(expr.b)));

/** Finds the one variable of `expr` so that it gives `value`: `n + 1`, `(~m) + l`. False if there is no such number. */
function solve(expr: Expr, value: number, env: Env): boolean {
  if (value < 0) return false;
  switch (expr.k) {
    case 'number':
      return expr.value === value;
    case 'name': {
      const known = env.get(expr.name);
      if (!expr.out && typeof known === 'number') return known === value;
      env.set(expr.name, value);
      return true;
    }
    case 'out':
      return solve(expr.of, value, env);
    case 'op': {
      const known = (side: Expr): number | undefined =>
        side.k === 'number'
          ? side.value
          : side.k === 'name' && !side.out && typeof env.get(side.name) === 'number'
            ? (env.get(side.name) as number)
            : undefined;
      const [a, b] = [known(expr.a), known(expr.b)];
      const [given, unknown] = a === undefined ? [b, expr.a] : [a, expr.b];
      if (given === undefined) return false;
      if (expr.op === '+') return solve(unknown, value - given, env);
      if (expr.op === '*') return given !== 0 && value % given === 0 && solve(unknown, value / given, env);
      return false;
    }
    default:
      return false;
  }
}

/** A key: as a number where it is short, else in hexadecimal. */
function keyText(bits: string, whole: boolean): string {
  if (whole && bits.length <= 64) return bits ? String(BigInt(`0b${bits}`)) : '';
  if (bits.length % 4 || bits.length === 0) return `b{${bits}}`;
  return bits
    .match(/.{4}/g)!
    .map((four) => parseInt(four, 2).toString(16))
    .join('');
}

/** 1500000000 is 1.5. */
function coinText(nano: bigint): string {
  const fraction = (nano % 1_000_000_000n).toString().padStart(9, '0').replace(/0+$/, '');
  return `${nano / 1_000_000_000n}${fraction && `.${fraction}`}`;
}

/** Wrappers that say nothing by themselves give way to what is in them; addresses are written as readers know them. */
function simplify({name}: Constructor, value: Value): Value {
  const [only] = value.children;
  if (value.tag !== undefined) return value;
  if (name === 'nothing') return {...value, text: 'nothing'};
  if ((name === 'just' || name === 'left' || name === 'right') && only) {
    const text = name === 'just' ? only.text : [`${name}:`, only.text].join(' ').trim();
    return {...only, name: value.name, type: value.type, text: only.word ? only.text : text};
  }
  if (name === '_' && value.children.length === 1 && only && only.name === '_') return {...only, name: value.name, type: value.type};
  if (name === 'addr_std' && value.children.length === 3 && value.children[0]!.text === 'nothing')
    return {...value, text: `${value.children[1]!.text}:${value.children[2]!.text.toLowerCase()}`, children: []};
  return value;
}
