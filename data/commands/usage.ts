import {programs, programNamed} from './index.ts';
import type {Argument, Command, Flag, Option, Program, Text} from './types.ts';

/** So many choices or flags are printed in a usage line. */
const SHORT_LIST = 4;

/** How a command is written, as `--help` would print it: `getaccount <address> [block]`. Required words stand in angle brackets. */
export function usageOf(command: Command): string {
  return [command.name, ...usageOfArguments(command), ...usageOfFlags(command)].join(' ');
}

/** Many flags that a table of their own explains are not listed here. */
function usageOfFlags({options = []}: Command): string[] {
  return options.length > SHORT_LIST && options.every(({meaning}) => meaning) ? ['[options…]'] : options.map(usageOfFlag);
}

/** Arguments that only come together stand in brackets of their own: counts of 0, 2 and 3 are `[<a> <b> [c]]`. */
function usageOfArguments({arguments: all, counts}: Command): string[] {
  if (!counts) return all.map(usageOfArgument);
  const [least = 0, ...more] = counts;
  const words = all.slice(0, least).map((argument) => usageOfArgument({...argument, optional: false}));
  let open = 0;
  let from = least;
  for (const count of more) {
    const together = all.slice(from, count);
    if (together.length === 1) words.push(...together.map((argument) => usageOfArgument({...argument, optional: true})));
    else {
      const [first = '', ...others] = together.map((argument) => usageOfArgument({...argument, optional: false}));
      words.push(`[${first}`, ...others);
      open += 1;
    }
    from = count;
  }
  return open ? [...words.slice(0, -1), words.at(-1) + ']'.repeat(open)] : words;
}

function usageOfArgument({name, optional, rest, list, choices}: Argument): string {
  const word = choices && choices.length <= SHORT_LIST ? choices.join('|') : name;
  const dots = rest ? '…' : '';
  if (optional) return `[${word}${dots}]`;
  if (list) return `[ ${word} ]`;
  return choices?.length === 1 ? word : `<${word}${dots}>`;
}

function usageOfFlag({flags, argument, rest, choices}: Flag): string {
  const value = choices && choices.length <= SHORT_LIST ? `<${choices.join('|')}>` : argument;
  return `[${flags.join('|')}${value === undefined ? '' : ` ${value}`}${rest ? '…' : ''}]`;
}

/** A row of a table: an option or a command, and its id in a page. */
export interface Row<Entry extends Documented | Command> {
  readonly id: string;
  readonly entry: Entry;
}

/**
 * What a page writes in `<Options>` and `<Commands>`. `group` and `only` are lists with commas; without them, all is
 * shown. With `command`, the options are those of this command of the console.
 */
export interface Selection {
  readonly program?: string;
  readonly command?: string;
  readonly group?: string;
  readonly only?: string;
}

/** An option of a program or of a command, with its meaning. */
export type Documented = Flag & {readonly meaning: Text};

/** The options that a table shows: those of `only` in its order, else those of the groups. Throws where there is no such thing. */
export function optionRows(selection: Selection): readonly Row<Documented>[] {
  const program = programOf(selection);
  if (selection.command !== undefined) return flagRows(program, selection);
  const entries = select(program.options, ({flags}) => flags, selection, `option of ${program.name}`);
  return entries.map((entry) => ({id: idOfOption(program, entry), entry}));
}

/** The options of one command, for `<Options command="…">`. */
function flagRows(program: Program, selection: Selection): readonly Row<Documented>[] {
  const command = program.commands.find((one) => namesOf(one).includes(selection.command ?? ''));
  if (!command) throw new Error(`there is no command of ${program.name} named "${selection.command}"`);
  const documented = (command.options ?? []).map((flag): Documented => {
    if (!flag.meaning) throw new Error(`${flag.flags[0]} of ${command.name} has no meaning in data/commands`);
    return {...flag, meaning: flag.meaning};
  });
  const entries = select(documented, ({flags}) => flags, {only: selection.only}, `option of ${command.name}`);
  return entries.map((entry) => ({id: kebab(`${program.name} ${command.name} option ${entry.flags.at(-1)}`), entry}));
}

/** The commands that a table shows, in the same way. */
export function commandRows(selection: Selection): readonly Row<Command>[] {
  const program = programOf(selection);
  const entries = select(program.commands, namesOf, selection, `command of ${program.name}`);
  return entries.map((entry) => ({id: idOfCommand(program, entry), entry}));
}

/** Whether what follows a flag is a part of the same word: `elections=60,30`, `with-validators-2`. */
export const isGlued = (flag: string): boolean => /[=-]$/.test(flag);

/** All spellings of a command. */
export const namesOf = ({name, aliases = []}: Command): readonly string[] => [name, ...aliases];

/** Id of an option's row: `validator-engine-option-state-ttl`. */
export const idOfOption = (program: Program, {flags}: Option): string => kebab(`${program.name} option ${flags.at(-1)}`);

/** Id of a command's row: `lite-client-getaccount`. */
export const idOfCommand = (program: Program, {name}: Command): string => kebab(`${program.name} ${name}`);

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function programOf({program = ''}: Selection): Program {
  const found = programNamed(program);
  if (!found) throw new Error(`data/commands has no program "${program}". There are: ${programs.map(({name}) => name).join(', ')}`);
  return found;
}

function select<Entry extends {readonly group?: string; readonly meaning: Text}>(
  entries: readonly Entry[],
  names: (entry: Entry) => readonly string[],
  {group, only}: Selection,
  kind: string,
): readonly Entry[] {
  const wanted = only === undefined ? undefined : listOf(only);
  if (wanted) {
    return wanted.map((name) => {
      const entry = entries.find((one) => names(one).includes(name));
      if (!entry) throw new Error(`there is no ${kind} named "${name}"`);
      return entry;
    });
  }
  const groups = group === undefined ? undefined : listOf(group);
  for (const name of groups ?? []) {
    if (!entries.some((entry) => entry.group === name)) throw new Error(`no ${kind} is in the group "${name}"`);
  }
  const found = entries.filter((entry) => !groups || groups.includes(entry.group ?? ''));
  if (!found.length) throw new Error(`there is no ${kind}`);
  return found;
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
