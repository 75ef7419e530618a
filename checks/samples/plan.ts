import fs from 'node:fs';
import path from 'node:path';
import {quoteFile} from '../../remark/samples/quote.ts';
import type {Checker, Diagnostic, Result, Scope, Source} from './checker.ts';
import type {Fence} from './fence.ts';

/** How a fence is declared: the columns of the table. */
export type Kind = 'whole' | 'quoted' | 'fragment' | 'must-fail' | 'no-check';

/** What is wrong with a fence. */
export interface Finding {
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

/** What there is to run for a fence, and what the results mean. */
export interface Plan {
  readonly fence: Fence;
  readonly kind: Kind;
  readonly checker: Checker;
  readonly sources: readonly Source[];
  /** Other ways to declare the fence: tried where it fails, so that the remedy can name the right one. */
  readonly alternatives?: readonly {readonly declaration: string; readonly source: Source}[];
  /** Results in the order of `sources`. */
  judge(results: readonly Result[]): Judgement;
}

export interface Judgement {
  readonly findings: readonly Finding[];
  /** The tool's words for a `must-fail` fence that failed as declared. */
  readonly refusal?: string;
}

/** Wrong before any tool has run: a name that nothing answers to. */
class Misdeclared extends Error {}

/** The plan for a fence of a checked language, or what is wrong with its declaration. `page` is all fences of its page. */
export function planFor(fence: Fence, checker: Checker, page: readonly Fence[], root: string): Plan | Finding[] {
  try {
    return plan(fence, checker, page, root);
  } catch (error) {
    if (error instanceof Misdeclared) return [{line: fence.line, message: error.message, remedy: 'Correct the words after the language.'}];
    throw error;
  }
}

function plan(fence: Fence, checker: Checker, page: readonly Fence[], root: string): Plan {
  const {parsed, code} = fence;
  if (fence.broken !== undefined) throw new Misdeclared(fence.broken);
  if (parsed.outputOf !== undefined) named(parsed.outputOf, page);
  if (!parsed.fragment && parsed.mustFail === undefined && (parsed.of !== undefined || parsed.in !== undefined)) {
    throw new Misdeclared('"in=" and "of=" say what a fragment stands in: write the word fragment before them');
  }
  if (fence.language === 'output') return outputPlan(fence, checker, named(parsed.outputOf as string, page), root);
  const siblings = page
    .filter((other) => other !== fence && other.language === fence.language && other.parsed.mustFail === undefined)
    .map((other) => other.code);
  const scope: Scope = {base: baseOf(parsed.of, fence, page, root), siblings};
  const alone: Scope = {base: '', siblings};
  const common = {fence, checker};

  if (parsed.noCheck !== undefined) {
    const names = ['', ...Object.keys(checker.contexts)];
    const sources = [checker.whole(code, alone), ...Object.values(checker.contexts).map((context) => context(code, alone))];
    return {...common, kind: 'no-check', sources, judge: (results) => ({findings: passing(fence, names, results)})};
  }
  if (parsed.mustFail !== undefined) {
    const source = parsed.fragment || parsed.of !== undefined ? contextOf(fence, checker)(code, scope) : checker.whole(code, scope);
    return {...common, kind: 'must-fail', sources: [source], judge: ([result = []]) => refused(fence, parsed.mustFail as string, result)};
  }
  if (parsed.fragment) {
    const source = contextOf(fence, checker)(code, scope);
    return {
      ...common,
      kind: 'fragment',
      sources: [source, checker.whole(code, alone)],
      alternatives: alternatives(code, checker, scope, parsed.in ?? Object.keys(checker.contexts)[0]),
      judge: ([result = [], bare = []]) => ({findings: result.length ? located(fence, source, result) : needless(fence, bare)}),
    };
  }
  if (parsed.file !== undefined && checker.file) {
    const file = parsed.file.split('#')[0] as string;
    const source = checker.file(path.join(root, file));
    return {...common, kind: 'quoted', sources: [source], judge: ([result = []]) => ({findings: inFile(fence, file, result)})};
  }
  const source = checker.whole(code, scope);
  return {
    ...common,
    kind: 'whole',
    sources: [source],
    alternatives: alternatives(code, checker, scope).filter(({declaration}) => declaration !== WHOLE),
    judge: ([result = []]) => ({findings: located(fence, source, result)}),
  };
}

/** What a sample prints: the sample runs, as it stands or, where it is quoted, as the file that it is of. */
function outputPlan(fence: Fence, checker: Checker, sample: Fence, root: string): Plan {
  const {fragment, mustFail, noCheck, file} = sample.parsed;
  if (fragment || mustFail !== undefined || noCheck !== undefined)
    throw new Misdeclared(`output-of="${String(sample.parsed.title)}" names a sample that cannot run by itself`);
  const quoted = file === undefined ? undefined : path.join(root, file.split('#')[0] as string);
  const whole = checker.whole(fence.code, {base: quoted === undefined ? sample.code : fs.readFileSync(quoted, 'utf8'), siblings: []});
  const source: Source = quoted === undefined ? whole : {...whole, extra: {...whole.extra, path: quoted}};
  return {
    fence,
    checker,
    kind: 'whole',
    sources: [source],
    judge: ([result = []]) => ({
      findings: result.map(({line, message}) => ({
        line: fence.line + line,
        message,
        remedy: 'Copy the output of a run, or mend the sample.',
      })),
    }),
  };
}

const WHOLE = 'no word: it is whole';

/** Every declaration but the one that the fence has. */
function alternatives(code: string, checker: Checker, scope: Scope, declared?: string): {declaration: string; source: Source}[] {
  return [
    {declaration: WHOLE, source: checker.whole(code, {...scope, base: ''})},
    ...Object.entries(checker.contexts)
      .filter(([name]) => name !== declared)
      .map(([name, context]) => ({declaration: `fragment in=${name}`, source: context(code, scope)})),
  ];
}

function contextOf({parsed, language}: Fence, {contexts}: Checker): Checker['contexts'][string] {
  const name = parsed.in ?? Object.keys(contexts)[0];
  if (name === undefined) throw new Misdeclared(`a fence in ${language} cannot be a fragment: it parses by itself or not at all`);
  const context = contexts[name];
  if (context === undefined)
    throw new Misdeclared(`"in=${name}" is no context for ${language}; there are: ${Object.keys(contexts).join(', ')}`);
  return context;
}

/** The code that `of=` names: a titled fence of the page or a file of `samples/`. */
function baseOf(of: string | undefined, fence: Fence, page: readonly Fence[], root: string): string {
  if (of === undefined) return '';
  if (!of.startsWith('samples/')) return named(of, page, fence.language).code;
  try {
    return quoteFile(of, root);
  } catch (error) {
    throw new Misdeclared((error as Error).message.replace('file=', 'of='));
  }
}

function named(title: string, page: readonly Fence[], language?: string): Fence {
  const found = page.find((other) => other.parsed.title === title && (language === undefined || other.language === language));
  if (found === undefined) throw new Misdeclared(`no sample of this page has the title "${title}"`);
  return found;
}

/** Complaints at the lines of the page. */
function located(fence: Fence, {before}: Source, result: Result): Finding[] {
  const lines = fence.code.split('\n').length;
  return result.map(({line, message}) => {
    const inContext = line > 0 && line <= before;
    return {
      // What is missing at the end is missed by the tool after the last line.
      line: line > before ? fence.line + Math.min(line - before, lines) : fence.line,
      message: !inContext ? message : `${message} (in what the sample stands in, not in the sample itself)`,
      remedy: REMEDY,
    };
  });
}

const REMEDY =
  'Mend the sample. Part of something: fragment (in=, of=). Meant to fail: must-fail="part of the message". Beyond the tool: no-check="reason".';

function inFile(fence: Fence, file: string, result: Result): Finding[] {
  return result.map(({line, message}) => ({
    line: fence.line,
    message: `${file}${line ? `:${line}` : ''}: ${message}`,
    remedy: 'Mend the quoted file.',
  }));
}

function refused(fence: Fence, expected: string, result: Result): Judgement {
  if (!result.length) {
    return {
      findings: [
        {
          line: fence.line,
          message: `must-fail="${expected}", but the tool takes it`,
          remedy: 'Remove must-fail, or restore what it shows.',
        },
      ],
    };
  }
  const matching = result.find(({message}) => message.includes(expected));
  if (matching) return {findings: [], refusal: matching.message};
  return {
    findings: [
      {
        line: fence.line,
        message: `fails otherwise than with "${expected}": ${messages(result)}`,
        remedy: 'Write part of the message that the tool gives now.',
      },
    ],
  };
}

function needless(fence: Fence, bare: Result): Finding[] {
  return bare.length
    ? []
    : [
        {
          line: fence.line,
          message: 'declared a fragment, but it is whole: the tool takes it as it stands',
          remedy: 'Remove the word fragment (and in=, of=).',
        },
      ];
}

function passing(fence: Fence, names: readonly string[], results: readonly Result[]): Finding[] {
  const index = results.findIndex((result) => result.length === 0);
  if (index < 0) return [];
  const context = names[index];
  return [
    {
      line: fence.line,
      message: `no-check="${fence.parsed.noCheck ?? ''}", but the tool takes it ${context ? `in=${context}` : 'as it stands'}`,
      remedy: context ? `Write fragment in=${context} instead of no-check.` : 'Remove no-check.',
    },
  ];
}

function messages(result: readonly Diagnostic[]): string {
  return result.map(({message}) => message).join('; ');
}
