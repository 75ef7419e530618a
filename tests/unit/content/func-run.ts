import fs from 'node:fs';
import path from 'node:path';
import {Address, beginCell, Cell, type TupleItem} from '@ton/core';
import {Blockchain, createShardAccount} from '@ton/sandbox';
import {compileFunc} from '@ton-community/func-js';
import {emulatorConfig} from '../../../data/config/index.ts';

const ROOT = path.join(__dirname, '../../..');
const PAGES = path.join(ROOT, 'docs/v3/documentation/smart-contracts/func/docs');

export function funcPage(name: string): string {
  return fs.readFileSync(path.join(PAGES, `${name}.mdx`), 'utf8');
}

/** Text between a heading and the next one. */
export function sectionOf(page: string, id: string): string {
  const start = page.indexOf(`{#${id}}`);
  if (start < 0) throw new Error(`no heading ${id}`);
  const next = page.slice(start).search(/\n#{2,4} /);
  return page.slice(start, next < 0 ? undefined : start + next);
}

/** The cells of all rows of all tables below a heading, without the heads. */
export function rowsOf(text: string): string[][] {
  const lines = text.split('\n');
  return lines
    .filter((line, index) => line.startsWith('|') && !line.startsWith('|---') && !lines[index + 1]?.startsWith('|---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace(/\\\|/g, '|')),
    );
}

/** The 179 declarations of `stdlib.fc`, read from the page that lists them. */
export function libraryDeclarations(): {name: string; text: string; tolk: string}[] {
  return rowsOf(funcPage('stdlib'))
    .map((cells) => ({
      signature: /`([^`]*)`$/.exec(cells[0] ?? '')?.[1] ?? '',
      asm: /^`(asm.*)`$/.exec(cells[1] ?? '')?.[1],
      tolk: cells.at(-1) ?? '',
    }))
    .filter(({asm}) => asm !== undefined)
    .map(({signature, asm, tolk}) => ({
      name: /([^\s(),]+)\s*\([^()]*\)(?: impure)?$/.exec(signature)?.[1] ?? '',
      text: `${signature} ${asm}`,
      tolk,
    }));
}

export const library = (): string =>
  libraryDeclarations()
    .map(({text}) => `${text};`)
    .join('\n');

export interface Compiled {
  readonly error?: string;
  readonly code: Cell;
  readonly assembly: string;
}

const compiled = new Map<string, Promise<Compiled>>();

/** Compiles FunC with the library of the page; the entry point is added where there is none. */
export function compile(source: string, {bare = false} = {}): Promise<Compiled> {
  const key = `${bare} ${source}`;
  const known = compiled.get(key) ?? compileAnew(source, bare);
  compiled.set(key, known);
  return known;
}

async function compileAnew(source: string, bare: boolean): Promise<Compiled> {
  const entry = /\b(?:recv_internal|main)\s*\(/.test(source) ? '' : '() recv_internal() { }\n';
  const text = source.replace(/#include "stdlib.fc";/, '');
  const files: Record<string, string> = {'main.fc': `${bare ? '' : '#include "stdlib.fc";\n'}${entry}${text}`, 'stdlib.fc': library()};
  const result = await compileFunc({targets: ['main.fc'], sources: files});
  // Each compilation adds listeners that keep its memory alive.
  process.removeAllListeners('uncaughtException');
  process.removeAllListeners('unhandledRejection');
  if (result.status === 'error') return {error: result.message, code: Cell.EMPTY, assembly: ''};
  return {code: Cell.fromBase64(result.codeBoc), assembly: result.fiftCode};
}

const ADDRESS = new Address(0, Buffer.alloc(32, 7));
let blockchain: Blockchain | undefined;

/** What get method `f` of the source returns, as text; `exit N` when it fails; `error: …` when it does not compile. */
export async function run(source: string, args: TupleItem[] = []): Promise<string> {
  return (await runAll(source, args)).result;
}

export async function runAll(source: string, args: TupleItem[] = []): Promise<{result: string; log: string; gas: bigint}> {
  const {error, code} = await compile(source);
  if (error !== undefined) return {result: `error: ${error.trim()}`, log: '', gas: 0n};
  if (!blockchain) {
    blockchain = await Blockchain.create({config: emulatorConfig()});
    blockchain.verbosity = {...blockchain.verbosity, print: false, debugLogs: true};
  }
  const account = createShardAccount({address: ADDRESS, code, data: beginCell().endCell(), balance: 1_000_000_000n});
  await blockchain.setShardAccount(ADDRESS, account);
  try {
    const {stack, debugLogs, gasUsed} = await blockchain.runGetMethod(ADDRESS, 'f', args);
    return {result: stack.map(show).join(' '), log: debugLogs, gas: gasUsed};
  } catch (problem) {
    const exit = (problem as {exitCode?: number}).exitCode;
    if (exit === undefined) throw problem;
    return {result: `exit ${exit}`, log: '', gas: 0n};
  }
}

/** Get method `f` with these statements as its body. */
export const body = (statements: string): Promise<string> => run(`_ f() method_id { ${statements} }`);

/** The value of an expression. */
export const value = (expression: string, before = ''): Promise<string> => body(`${before} return ${expression};`);

function show(item: TupleItem): string {
  if (item.type === 'int') return String(item.value);
  if (item.type === 'tuple') return `[${item.items.map(show).join(' ')}]`;
  if (item.type === 'cell' || item.type === 'slice' || item.type === 'builder') return item.cell.toString().replace(/\s+/g, '');
  return item.type;
}
