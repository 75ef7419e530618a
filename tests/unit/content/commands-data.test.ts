// The tables of data/commands: no name twice, arguments in a possible order, live links, and each row on some page.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {programs} from '../../../data/commands/index.ts';
import type {Text} from '../../../data/commands/types.ts';
import {commandRows, isGlued, namesOf, optionRows, type Selection} from '../../../data/commands/usage.ts';
import {FOLDERS, LANGUAGES, readPage} from './pages.ts';

const ROOT = path.join(__dirname, '../../..');

test('no option and no command of a program stands there twice', () => {
  for (const {name, aliases = [], options, commands} of programs) {
    for (const words of [
      [name, ...aliases],
      options.flatMap(({flags}) => flags),
      commands.flatMap(namesOf),
      ...commands.map((command) => (command.options ?? []).flatMap(({flags}) => flags)),
    ]) {
      assert.deepEqual(
        words.filter((word, index) => words.indexOf(word) !== index),
        [],
        name,
      );
    }
  }
  const names = programs.flatMap(({name, aliases = []}) => [name, ...aliases]);
  assert.equal(new Set(names).size, names.length);
});

test('arguments are such as a console can tell apart', () => {
  for (const {name, options, commands} of programs) {
    for (const {flags, argument} of options) assert.ok(!flags.some(isGlued) || argument, `${name} ${flags[0]}`);
    for (const {name: command, arguments: all, counts} of commands) {
      const where = `${name}: ${command}`;
      all.slice(0, -1).forEach(({rest, console: inner}) => assert.ok(!rest && !inner, where));
      for (const {console: inner, optionOf} of all) {
        for (const other of [inner, optionOf])
          assert.ok(other === undefined || programs.some((one) => one.name === other), `${where}: ${other}`);
      }
      if (counts) {
        assert.equal(counts.at(-1), all.length, where);
        assert.deepEqual(
          [...counts].sort((a, b) => a - b),
          counts,
          where,
        );
        assert.equal(all.filter(({optional}) => !optional).length, counts[0], where);
      }
    }
  }
});

/** Each text for readers, with the place where it stands. */
const texts: readonly {where: string; text: Text}[] = programs.flatMap(({name, options, commands}) =>
  [...options, ...commands.flatMap((command) => [command, ...(command.options ?? [])])].flatMap((entry) =>
    entry.meaning ? [{where: `${name}: ${'flags' in entry ? entry.flags[0] : entry.name}`, text: entry.meaning}] : [],
  ),
);

test('a meaning is there in each language, without a full stop; its links lead to pages and headings', () => {
  for (const {where, text} of texts) {
    for (const language of LANGUAGES) {
      const value = text[language];
      assert.match(value, /\S/, where);
      assert.doesNotMatch(value, /[.。]$/, where);
      for (const [, url = ''] of value.matchAll(/\]\(([^)]*)\)/g)) {
        const [, id = '', anchor] = /^\/(v3\/[^#]+)(?:#(.+))?$/.exec(url) ?? [];
        assert.ok(fs.existsSync(path.join(ROOT, FOLDERS[language], `${id}.mdx`)), `${where}: ${url}`);
        if (anchor) assert.ok(new RegExp(`\\{#${anchor}\\}|ids="[^"]*\\b${anchor}\\b`).test(readPage(language, id)), `${where}: ${url}`);
      }
    }
  }
});

test('code is the same in each language', () => {
  for (const {where, text} of texts) {
    const codes = (value: string): string[] => [...new Set([...value.matchAll(/`([^`]+)`/g)].map(([, code]) => String(code)))].sort();
    for (const language of LANGUAGES) assert.deepEqual(codes(text[language]), codes(text.en), where);
  }
});

/**
 * Options and commands as counted in the files that `line` names, at the version of each program: declared options (five
 * of the node in a loop over three suffixes), registered queries, names that the first word is compared with.
 */
const COUNTED: Readonly<Record<string, readonly [options: number, commands: number]>> = {
  'validator-engine': [66 + 2 * 5, 0],
  'validator-engine-console': [10, 76],
  'lite-client': [16, 60],
  'dht-server': [11, 0],
  'rldp-http-proxy': [15, 0],
};

test('what was counted in the sources is all there', () => {
  for (const [name, [options, commands]] of Object.entries(COUNTED)) {
    const program = programs.find((one) => one.name === name);
    // A name without its dashes is no name of its own in the source.
    const names = program?.commands
      .flatMap(namesOf)
      .filter((one, _, all) => !all.some((other) => other !== one && other.replaceAll('-', '') === one));
    assert.deepEqual([program?.options.length, names?.length], [options, commands], name);
  }
});

test('each source line is a file and a number, at a dated version', () => {
  for (const {name, source, version, asOf, options, commands} of programs) {
    assert.ok(source.includes(version.replace(/^v/, '')), name);
    assert.match(asOf, /^\d{4}-\d\d-\d\d$/);
    for (const {line} of [...options, ...commands]) assert.match(line, /^[\w./-]+:[1-9]\d*$/, `${name}: ${line}`);
  }
});

/** The tables of all English pages: `<Commands program="lite-client" group="blocks" />`. */
function shown(): {component: string; selection: Selection}[] {
  return fs
    .readdirSync(path.join(ROOT, FOLDERS.en), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(ROOT, FOLDERS.en, file), 'utf8').matchAll(/^\s*<(Commands|Options) ([^>]*)\/>$/gm)].map(
        ([, component = '', attributes = '']) => ({
          component,
          selection: Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])) as Selection,
        }),
      ),
    );
}

/** The installer's console repeats these of the main console, and the page says so in a sentence. */
const SAID = new Set(['MyTonInstaller help', 'MyTonInstaller clear', 'MyTonInstaller history', 'MyTonInstaller exit']);

test('each option and each command stands in the table of a page', () => {
  const tables = shown();
  const ids = new Set(
    tables.flatMap(({component, selection}) =>
      (component === 'Commands' ? commandRows(selection) : optionRows(selection)).map(({id}) => id),
    ),
  );
  const missing = programs.flatMap(({name, options, commands}) => [
    ...(options.length ? optionRows({program: name}) : []).map(({id, entry}) => ({id, word: `${name} ${entry.flags.at(-1)}`})),
    ...(commands.length ? commandRows({program: name}) : []).map(({id, entry}) => ({id, word: `${name} ${entry.name}`})),
  ]);
  assert.deepEqual(
    missing.filter(({id, word}) => !ids.has(id) && !SAID.has(word)).map(({word}) => word),
    [],
  );
});
