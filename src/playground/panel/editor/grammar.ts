// Our TextMate grammars (site/languages), which highlight the pages at build time, as a stream parser of CodeMirror:
// one vocabulary for both. It reads what our own grammars use: match, captures, begin/end, patterns, include.
import {StreamLanguage, type StreamParser, type StringStream} from '@codemirror/language';
import {Tag} from '@lezer/highlight';

/** The part of a TextMate grammar that ours are written in. */
export interface Grammar {
  readonly patterns?: readonly Rule[];
  readonly repository?: Readonly<Record<string, Rule>>;
}

interface Rule {
  readonly match?: unknown;
  readonly begin?: unknown;
  readonly end?: unknown;
  readonly name?: unknown;
  readonly include?: unknown;
  readonly captures?: unknown;
  readonly patterns?: readonly Rule[];
}

/** Classes of code samples (src/css/code.css) and the scopes that each is for; a longer scope goes before a shorter one. */
const CLASSES: readonly (readonly [scope: string, name: TokenName])[] = [
  ['keyword.operator.word', 'k'],
  ['keyword.operator', ''],
  ['keyword.control.directive', 'a'],
  ['keyword', 'k'],
  ['storage', 'k'],
  ['variable.language', 'k'],
  ['entity.name.type', 't'],
  ['support.type', 't'],
  ['support.class', 't'],
  ['entity.name.function', 'f'],
  ['string', 's'],
  ['constant', 'n'],
  ['comment', 'c'],
  ['entity.name.annotation', 'a'],
];

export type TokenName = '' | 'k' | 't' | 'f' | 's' | 'n' | 'c' | 'a';

/** A tag of its own for each class. */
export const tags = {k: Tag.define(), t: Tag.define(), f: Tag.define(), s: Tag.define(), n: Tag.define(), c: Tag.define(), a: Tag.define()};

function classOf(scope: unknown): TokenName {
  return typeof scope === 'string' ? (CLASSES.find(([prefix]) => scope === prefix || scope.startsWith(`${prefix}.`))?.[1] ?? '') : '';
}

/** A rule with its patterns ready to be tried at a place. */
export interface Compiled {
  readonly start: RegExp;
  readonly name: TokenName;
  readonly captures?: Readonly<Record<number, TokenName>>;
  /** A rule with an end: what ends it, and what may stand inside. */
  readonly end?: RegExp;
  readonly inside?: () => readonly Compiled[];
}

/** What a parser remembers from piece to piece. */
export interface State {
  /** Open rules, innermost last. */
  stack: Compiled[];
  /** Classes of what was matched and not handed out yet. */
  queue: {readonly to: number; readonly name: TokenName}[];
}

/** A pattern that an older browser cannot read (it looks behind) matches nothing: the rest is coloured all the same. */
function pattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return /(?!)/y;
  }
}

/** Compiles the patterns of a grammar; a group that includes itself is compiled once. */
function compiler(grammar: Grammar): (patterns: readonly Rule[]) => readonly Compiled[] {
  const groups = new Map<string, Compiled[]>();
  const compile = (patterns: readonly Rule[]): Compiled[] => patterns.flatMap(one);
  const one = (rule: Rule): Compiled[] => {
    if (typeof rule.include === 'string') {
      const name = rule.include.slice(1);
      let group = groups.get(name);
      if (!group) {
        groups.set(name, (group = []));
        const target = grammar.repository?.[name];
        if (target) group.push(...one(target));
      }
      return group;
    }
    if (typeof rule.match === 'string') {
      const captures = rule.captures as Readonly<Record<string, {name?: string}>> | undefined;
      return [
        {
          start: pattern(rule.match, captures ? 'dy' : 'y'),
          name: classOf(rule.name),
          ...(captures && {captures: Object.fromEntries(Object.entries(captures).map(([index, {name}]) => [index, classOf(name)]))}),
        },
      ];
    }
    if (typeof rule.begin === 'string' && typeof rule.end === 'string') {
      let inside: readonly Compiled[] | undefined;
      return [
        {
          start: pattern(rule.begin, 'y'),
          name: classOf(rule.name),
          end: pattern(rule.end, 'y'),
          inside: () => (inside ??= compile(rule.patterns ?? [])),
        },
      ];
    }
    return compile(rule.patterns ?? []);
  };
  return compile;
}

/** A language of CodeMirror from one of our grammars. */
export function languageOf(name: string, grammar: Grammar, lineComment: string): StreamLanguage<unknown> {
  return StreamLanguage.define(parserOf(name, grammar, lineComment)) as StreamLanguage<unknown>;
}

/** Its parser: a class for each piece of a line. */
export function parserOf(name: string, grammar: Grammar, lineComment: string): StreamParser<State> {
  const top = compiler(grammar)(grammar.patterns ?? []);
  return {
    name,
    languageData: {commentTokens: {line: lineComment}, closeBrackets: {brackets: ['(', '[', '{', '"']}},
    tokenTable: tags,
    startState: () => ({stack: [], queue: []}),
    copyState: ({stack, queue}) => ({stack: [...stack], queue: [...queue]}),
    token: (stream, state) => next(stream, state, top) || null,
  };
}

function next(stream: StringStream, state: State, top: readonly Compiled[]): TokenName {
  const waiting = state.queue.shift();
  if (waiting) {
    stream.pos = waiting.to;
    return waiting.name;
  }
  const open = state.stack.at(-1);
  const at = stream.pos;
  if (open?.end) {
    const ended = exec(open.end, stream.string, at);
    if (ended) {
      state.stack.pop();
      stream.pos = at + ended[0].length;
      // An end that is the end of the line takes nothing: go on behind it.
      return ended[0].length > 0 ? open.name : next(stream, state, top);
    }
  }
  for (const rule of open?.inside?.() ?? top) {
    const found = exec(rule.start, stream.string, at);
    if (!found || (found[0].length === 0 && !rule.end)) continue;
    if (rule.end) {
      state.stack.push(rule);
      stream.pos = at + Math.max(1, found[0].length);
      return rule.name;
    }
    if (rule.captures) {
      split(found, rule, state);
      return next(stream, state, top);
    }
    stream.pos = at + found[0].length;
    return rule.name;
  }
  stream.pos++;
  return open?.name ?? '';
}

function exec(expression: RegExp, line: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(line);
}

/** One match with captures as pieces, each with its class. */
function split(found: RegExpExecArray, {name, captures}: Compiled, state: State): void {
  const indices = (found as RegExpExecArray & {indices?: ([number, number] | undefined)[]}).indices ?? [];
  let at = found.index;
  const end = at + found[0].length;
  for (let index = 1; index < found.length; index++) {
    const [from, to] = indices[index] ?? [];
    if (from === undefined || to === undefined || from < at || to === from) continue;
    if (from > at) state.queue.push({to: from, name});
    state.queue.push({to, name: captures?.[index] ?? name});
    at = to;
  }
  if (at < end) state.queue.push({to: end, name});
}
