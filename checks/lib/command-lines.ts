import {programNamed} from '../../data/commands/index.ts';
import {isGlued, namesOf, usageOf} from '../../data/commands/usage.ts';
import type {Argument, Command, Flag, Option, Program} from '../../data/commands/types.ts';
import {editDistance} from './routes.ts';
import {wordsOf} from './shell.ts';

/** What is wrong with a command line, and what exists instead. */
export interface Finding {
  readonly rule: 'flag' | 'argument' | 'command' | 'count' | 'console';
  readonly message: string;
  readonly remedy: string;
}

/** What a page writes where the rest does not matter: nothing after it can be counted. */
const REST = /^(?:…|\.\.\.|\[…\]|\[\.\.\.\]|\[?<?(?:options|flags|arguments|command)>?(?:…|\.\.\.)?\]?)$/;

/** A word that stands for another: `<ADDRESS>`, `$ADDRESS`, `…`. */
const isPlaceholder = (word: string): boolean => /^<.*>$|^\$|^…$|^\.\.\.$/.test(word);

/**
 * Holds the words after a program to its options (data/commands): each exists, has a value where it needs one and none
 * where it takes none; a value that is a line of the console is held to the console's commands.
 */
export function checkArguments(program: Program, args: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const words: string[] = [];
  let open = false;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as string;
    if (REST.test(word)) {
      open = true;
      continue;
    }
    if (word === '--') {
      words.push(...args.slice(at + 1));
      break;
    }
    const used = optionsIn(program, word);
    if (used === undefined) {
      if (word.startsWith('-') && word !== '-') findings.push(unknownFlag(program, word));
      else words.push(word);
      continue;
    }
    for (const {option, value: joined} of used) {
      if (option.argument === undefined) {
        if (joined !== undefined) findings.push(tooMuch(program, word, option));
        continue;
      }
      const value = joined ?? (isGlued(word) ? undefined : args[++at]);
      if (value === undefined) findings.push(valueMissing(program, word, option));
      else findings.push(...checkValue(program, option, value));
    }
  }
  // After an option that does not exist, nobody knows whether a word is its value.
  return [...findings, ...checkWords(program, words, open || findings.some(({rule}) => rule === 'flag'))];
}

/** The words of a command line that belong to no option. */
function checkWords(program: Program, words: readonly string[], open: boolean): Finding[] {
  const expected = program.arguments ?? [];
  if (open || fits(expected, words)) return [];
  const usage = [program.name, ...expected.map(({name, optional}) => (optional ? `[${name}]` : `<${name}>`))].join(' ');
  return [
    {
      rule: 'argument',
      message: words.length
        ? `${program.name} does not take the words "${words.join(' ')}".`
        : `${program.name} lacks words that it must be given.`,
      remedy: `Write its options and their values: ${usage}, as data/commands has it.`,
    },
  ];
}

/** The options that a word holds: one, or several in one word (`-it`), or one with its value (`--idx=2`, `-t7`). */
function optionsIn(program: Program, word: string): {option: Option; value?: string}[] | undefined {
  const named = (flag: string): Option | undefined => program.options.find(({flags}) => flags.includes(flag));
  const whole = named(word);
  if (whole) return [{option: whole}];
  for (const option of program.options) {
    const glued = option.flags.find((flag) => isGlued(flag) && word.startsWith(flag) && word.length > flag.length);
    if (glued) return [{option, value: word.slice(glued.length)}];
  }
  const [, flag = '', value = ''] = /^(--?[^=]+)=(.*)$/s.exec(word) ?? [];
  const assigned = named(flag);
  if (assigned) return [{option: assigned, value}];
  if (!/^-[^-]/.test(word)) return undefined;
  const found: {option: Option; value?: string}[] = [];
  for (let at = 1; at < word.length; at++) {
    const option = named(`-${word[at]}`);
    if (!option) return undefined;
    if (option.argument !== undefined && at + 1 < word.length) return [...found, {option, value: word.slice(at + 1)}];
    found.push({option});
  }
  return found;
}

function checkValue(program: Program, option: Option, value: string): Finding[] {
  if (option.runs) return checkConsole(program, value);
  const {argument = ''} = option;
  if (/[<…]/.test(argument) || isPlaceholder(value) || argument.split('|').includes(value)) return [];
  return [
    {
      rule: 'argument',
      message: `${program.name} ${option.flags.at(-1)} does not take "${value}".`,
      remedy: `Write one of: ${argument.split('|').join(', ')}.`,
    },
  ];
}

/** Holds a line of a console to its commands: the command exists, and it takes so many words. */
export function checkConsole(program: Program, line: string | readonly string[]): Finding[] {
  const words = typeof line === 'string' ? wordsOf(line) : line;
  if (program.noQuotes && typeof line === 'string' && /["']/.test(line)) return [quoted(program, line)];
  if (!words.length || REST.test(words[0] as string) || isPlaceholder(words[0] as string)) return [];
  const found = commandIn(program, words);
  if (!found) return [unknownCommand(program, words[0] as string)];
  const {command, given} = found;
  const findings: Finding[] = [];
  const rest = withoutFlags(command, given, findings);
  if (findings.length || rest.some((word) => REST.test(word))) return findings;
  const nested = command.arguments.at(-1)?.console;
  if (nested !== undefined && rest.length >= command.arguments.length) {
    const inner = programNamed(nested);
    return inner ? checkConsole(inner, rest.slice(command.arguments.length - 1)) : [];
  }
  const counted = !command.counts || command.counts.includes(rest.length);
  if ((counted && fits(command.arguments, rest)) || (command.later && fits(command.later.arguments, rest))) {
    return checkOption(command, rest, rest.length < given.length);
  }
  return [
    {
      rule: 'count',
      message: `${program.name}: "${words.join(' ')}" does not fit the command ${command.name}.`,
      remedy: `It is: ${usageOf(command)}`,
    },
  ];
}

/** Where a word of a command is an option of another program: it exists and has a value if it needs one. With a flag (`-d`) it is removed, whatever it was. */
function checkOption({arguments: expected}: Command, words: readonly string[], flagged: boolean): Finding[] {
  const at = expected.findIndex(({optionOf}) => optionOf !== undefined);
  const word = words[at];
  const program = programNamed(expected[at]?.optionOf ?? '');
  if (!program || word === undefined || flagged || isPlaceholder(word)) return [];
  const used = optionsIn(program, word);
  if (!used || !word.startsWith('-')) return [unknownFlag(program, word)];
  const repeated = used.some(({option}) => option.repeatable);
  return checkArguments(program, words.slice(at, repeated ? at + 2 : undefined)).filter(({rule}) => rule !== 'flag');
}

/** The command with the longest name that the words begin with, and the words after it. */
export function commandIn(program: Program, words: readonly string[]): {command: Command; given: readonly string[]} | undefined {
  let best: {command: Command; length: number} | undefined;
  for (const command of program.commands) {
    for (const name of namesOf(command)) {
      const parts = name.split(' ');
      if (parts.length > (best?.length ?? 0) && parts.every((part, index) => part === words[index])) best = {command, length: parts.length};
    }
  }
  return best && {command: best.command, given: words.slice(best.length)};
}

/** What is left of the words without the flags of a command and their values. */
function withoutFlags(command: Command, words: readonly string[], findings: Finding[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const flag = command.options?.find(({flags}) => flags.includes(word));
    if (!flag) {
      const {options} = command;
      if (options && /^--\w/.test(word) && !command.arguments.some(({optionOf}) => optionOf)) {
        findings.push(unknownFlagOf(command, options, word));
      } else left.push(word);
      continue;
    }
    if (flag.argument === undefined) continue;
    const value = words[++at];
    if (value === undefined) findings.push(flagValueMissing(command, flag));
    else if (flag.choices && !flag.choices.includes(value) && !isPlaceholder(value)) findings.push(flagValueWrong(command, flag, value));
    if (flag.rest) break;
  }
  return left;
}

/** Whether words fit arguments. Tries all ways: an optional one may stand before one that must be there. */
export function fits(expected: readonly Argument[], words: readonly string[]): boolean {
  const [first, ...others] = expected;
  if (!first) return !words.length;
  if (first.optional && fits(others, words)) return true;
  if (!words.length) return false;
  if (first.rest) return words.every((word) => accepts(first, word));
  if (first.list) {
    const end = words.indexOf(']');
    return words[0] === '[' && end > 0 && fits(others, words.slice(end + 1));
  }
  if (!accepts(first, words[0] as string)) return false;
  if (fits(others, words.slice(1))) return true;
  return first.words !== undefined && words.length >= first.words && fits(others, words.slice(first.words));
}

const accepts = ({choices}: Argument, word: string): boolean => !choices || choices.includes(word) || isPlaceholder(word);

const quoted = (program: Program, line: string): Finding => ({
  rule: 'argument',
  message: `The console of ${program.name} knows no quotation marks, and "${line.trim()}" has some: they would be parts of the words.`,
  remedy: 'Leave them out; an argument cannot contain a space.',
});

function unknownFlag(program: Program, word: string): Finding {
  const flags = program.options.flatMap((option) => option.flags);
  return {
    rule: 'flag',
    message: `${program.name} has no option ${word.replace(/=.*$/s, '')}.`,
    remedy: nearest(word.replace(/=.*$/s, ''), flags, program),
  };
}

function unknownCommand(program: Program, word: string): Finding {
  const names = program.commands.flatMap((command) => namesOf(command));
  return {
    rule: 'command',
    message: `The console of ${program.name} has no command ${word}.`,
    remedy: names.length ? nearest(word, names, program) : 'It has no console.',
  };
}

const valueMissing = (program: Program, word: string, {argument}: Option): Finding => ({
  rule: 'argument',
  message: `${program.name} ${word} has no value.`,
  remedy: `Write ${word} ${argument}.`,
});

const tooMuch = (program: Program, word: string, {flags}: Option): Finding => ({
  rule: 'argument',
  message: `${program.name} ${flags.at(-1)} takes no value, and ${word} gives it one.`,
  remedy: `Write ${flags.at(-1)} alone.`,
});

const unknownFlagOf = (command: Command, options: readonly Flag[], word: string): Finding => ({
  rule: 'flag',
  message: `${command.name} has no option ${word}.`,
  remedy: `It has: ${options.flatMap(({flags}) => flags).join(', ')}.`,
});

const flagValueMissing = (command: Command, {flags, argument}: Flag): Finding => ({
  rule: 'argument',
  message: `${command.name}: ${flags.at(-1)} has no value.`,
  remedy: `Write ${flags.at(-1)} ${argument}.`,
});

const flagValueWrong = (command: Command, {flags, choices = []}: Flag, value: string): Finding => ({
  rule: 'argument',
  message: `${command.name}: ${flags.at(-1)} does not take "${value}".`,
  remedy: `Write one of: ${choices.join(', ')}.`,
});

/** The name most like a wrong one; where none is like it, what there is to choose from. */
function nearest(word: string, names: readonly string[], {name: program, version}: Program): string {
  const limit = Math.max(2, Math.ceil(word.length / 3));
  const [best] = names
    .map((name) => ({name, distance: editDistance(word, name, limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return best
    ? `Did you mean ${best.name}?`
    : `data/commands has the ${names.length} names that ${program} ${version} knows: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`;
}
