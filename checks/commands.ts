import {programNamed, programs} from '../data/commands/index.ts';
import {namesOf} from '../data/commands/usage.ts';
import type {Program} from '../data/commands/types.ts';
import {parseFenceMeta} from '../remark/samples/fence.ts';
import {quoteFile} from '../remark/samples/quote.ts';
import {checkArguments, checkConsole, commandIn, type Finding} from './lib/command-lines.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';
import type {CodeFact, FenceFact} from './lib/facts.ts';
import {editDistance} from './lib/routes.ts';
import {invocation, shellCommands, wordsOf} from './lib/shell.ts';

/** Languages of fences that are scripts of a shell. */
const SHELL = new Set(['bash', 'sh', 'shell', 'console']);

/** Every command line of a page is one that the program understands (data/commands). */
export const commands = {
  name: 'commands',
  about: 'Each command line of a page has commands and options that the program has, with as many words as they take.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const problems: Problem[] = [];
    let count = 0;
    for (const {file, facts} of pages) {
      const lines = [...facts.fences.flatMap((fence) => linesOfFence(context, fence)), ...facts.code.flatMap(linesOfCode)];
      count += lines.length;
      for (const {line, findings} of lines) {
        problems.push(...findings.map(({rule, message, remedy}) => ({file, line, rule: `commands/${rule}`, message, remedy})));
      }
    }
    return {problems, summary: `${count} command lines of ${programs.length} programs in ${pages.length} pages`};
  },
} satisfies Check;

/** A command line of a program that is in the data, and what is wrong with it. */
interface CommandLine {
  readonly line: number;
  readonly findings: readonly Finding[];
}

/** Shell scripts, units of systemd, and what is typed into a console: after its prompt, or in a fence titled with its program. */
function linesOfFence(context: Context, fence: FenceFact): CommandLine[] {
  const {file, title} = parseFenceMeta(fence.meta);
  const code = file === undefined ? fence.code : quoted(context, file);
  const place = (line: number): number => (file === undefined ? fence.line + 1 + line : fence.line);
  if (SHELL.has(fence.lang)) return ofScript(code, place);
  const console = title === undefined ? undefined : programNamed(title);
  const bare = title === undefined && PLAIN.has(fence.lang) && allOfOneConsole(code);
  return code.split('\n').flatMap((text, index): CommandLine[] => {
    const line = place(index);
    const service = /^\s*ExecStart=(.*)$/.exec(text)?.[1];
    if (service !== undefined) return ofScript(service, () => line);
    const typed = typedInto(text);
    if (typed) return [{line, findings: checkConsole(typed.program, typed.line)}];
    if (console?.commands.length && text.trim()) return [{line, findings: checkConsole(console, text)}];
    return PLAIN.has(fence.lang) ? undeclared(wordsOf(text), bare).map((finding) => ({line, findings: [finding]})) : [];
  });
}

/** Languages of fences in which a reader could take a line for one to type. */
const PLAIN = new Set(['', 'text', 'output']);

/**
 * A line that begins with the name of a command of a console, or nearly so, and says nowhere in which console: nobody
 * would hold its arguments to anything. Only names that no word of a language is, `add-adnl` and `wallet list`; and the
 * others where the whole fence is of such lines (`bare`).
 */
function undeclared(words: readonly string[], bare = false): Finding[] {
  const [first = '', second = ''] = words;
  const name = [first, `${first} ${second}`].find((one) => consolesOf(one, bare).length > 0);
  if (name === undefined) return [];
  return [
    {
      rule: 'console',
      message: `"${words.join(' ')}" looks like a line of the console of ${consolesOf(name, bare).join(' or ')}, and nothing says so: it is held to nothing.`,
      remedy: 'Give the fence the program as its title (`text title="lite-client"`), or write the prompt before the line.',
    },
  ];
}

/** Whether each line begins with a command of the same console. */
function allOfOneConsole(code: string): boolean {
  const lines = code.split('\n').map(wordsOf);
  const filled = lines.filter(({length}) => length > 0);
  return filled.length > 0 && programs.some((program) => filled.every((words) => commandIn(program, words)));
}

/** Programs with a command of this name, or of one that differs in a letter or two, if the name has more than one part. */
function consolesOf(name: string, bare: boolean): string[] {
  if (!bare && !/^[a-z]+(?:[-_ ][a-z0-9]+)+$/.test(name)) return [];
  if (bare) return programs.filter((program) => commandIn(program, [name])).map((program) => program.name);
  const distance = name.length >= 8 ? 2 : 1;
  const meant = (one: string): boolean => one === name || (!name.includes(' ') && editDistance(one, name, distance) <= distance);
  return programs.filter(({commands: all}) => all.some((command) => namesOf(command).some(meant))).map((program) => program.name);
}

/** The lines that a fence quotes; what is wrong with the quotation, the check `fences` says. */
function quoted(context: Context, file: string): string {
  try {
    return quoteFile(file, context.root);
  } catch {
    return '';
  }
}

function ofScript(script: string, place: (line: number) => number): CommandLine[] {
  const typed = script.split('\n').flatMap((text, index) => {
    const found = typedInto(text);
    return found ? [{line: place(index), findings: checkConsole(found.program, found.line)}] : [];
  });
  return [...ofShell(script, place), ...typed, ...ofConsoles(script, place)];
}

/** Commands of a script that are none of a shell, but those of a console. */
function ofConsoles(script: string, place: (line: number) => number): CommandLine[] {
  return shellCommands(script).flatMap(({line, words}) => {
    const [first = ''] = words;
    const exact = /[-_]/.test(first) && programs.some(({commands: all}) => all.some((command) => namesOf(command).includes(first)));
    return exact ? undeclared(words).map((finding) => ({line: place(line), findings: [finding]})) : [];
  });
}

function ofShell(script: string, place: (line: number) => number): CommandLine[] {
  return shellCommands(script).flatMap(({line, words}) => {
    const started = invocation(words);
    const program = started && programNamed(started.program);
    return started && program ? [{line: place(line), findings: checkArguments(program, started.args)}] : [];
  });
}

/** What stands after the prompt of a console, or after its name in place of a prompt: `MyTonCtrl> status`, `lite-client> last`. */
function typedInto(text: string): {program: Program; line: string} | undefined {
  for (const program of programs) {
    const prompts = [program.prompt, ...(program.commands.length ? [`${program.name}>`] : [])];
    const prompt = prompts.find((one) => one !== undefined && text.trimStart().startsWith(`${one} `));
    if (prompt !== undefined) return {program, line: text.trimStart().slice(prompt.length)};
  }
  return undefined;
}

/**
 * Code in a sentence that is a command line beyond doubt: it begins with a program and has more words, or with the name
 * of a command that no word of a language is (`add-custom-overlay`, `set_node_argument`) and has more words, or it gives
 * words to a command of a console inside of a console (`installer enable THA`). What fits one console of those that have
 * the command is right.
 */
function linesOfCode({line, text}: CodeFact): CommandLine[] {
  const typed = typedInto(text);
  if (typed) return [{line, findings: checkConsole(typed.program, typed.line)}];
  // What may be left out stands in brackets: `create_backup [-u <user>]`.
  const whole = text.replace(/\[(?=\S)([^[\]]*)\]/g, '$1');
  const words = wordsOf(whole);
  // A line of a log: `create_backup - Error`.
  if (words.length < 2 || words[1] === '-') return [];
  const shell = ofShell(whole, () => line);
  if (shell.length) return shell;
  const evident = /^[a-z]+(?:[-_][a-z]+)+$/.test(words[0] as string) || programs.some((program) => entersConsole(program, words));
  if (!evident) return [];
  const consoles = programs.filter((program) => commandIn(program, words));
  if (!consoles.length) return [];
  const tried = consoles.map((program) => checkConsole(program, words));
  return [{line, findings: tried.some((findings) => !findings.length) ? [] : (tried[0] as Finding[])}];
}

function entersConsole(program: Program, words: readonly string[]): boolean {
  const found = commandIn(program, words);
  const inner = programNamed(found?.command.arguments.at(-1)?.console ?? '');
  return found !== undefined && inner !== undefined && found.given.length > 1 && commandIn(inner, found.given) !== undefined;
}
