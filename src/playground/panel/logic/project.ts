import type {CompileOptions} from '../../engine/protocol';
import {people} from '../../engine/world';
import {readDeclared, type DeclaredMessage} from './declared';
import {emptyDraft, type ArgumentDraft, type CellDraft, type FieldDraft} from './draft';
import {baseName, contractsOf, languageOf, textsOf, type Sources} from './files';
import type {Files} from './samples';
import {withStarts} from './starts';

/** What a contract is deployed with. */
export interface Setup {
  readonly data: CellDraft;
  readonly body: CellDraft;
  /** Gram, as it is typed. */
  readonly value: string;
}

/** Everything that a reader can change, and nothing that follows from it. */
export interface Project {
  readonly sources: Sources;
  /** The contract that the buttons compile and deploy: one of `sources`. */
  readonly entry: string;
  /** By the file of the contract; a contract without one has what its source declares. */
  readonly setups: Readonly<Record<string, Setup>>;
  /** What the compiler is told; absent where the reader has changed nothing. */
  readonly options?: CompileOptions;
  readonly message: {
    readonly kind: 'internal' | 'external';
    readonly from: string;
    readonly value: string;
    readonly bounce: boolean;
    readonly body: CellDraft;
  };
  readonly method: {readonly name: string; readonly arguments: readonly ArgumentDraft[]};
}

/** `walletCode` is the code of the contract whose file is named after a wallet, `code` that of the only other one. Nothing where no file or several fit. */
function codeFor(name: string, sources: Sources, entry: string): string | undefined {
  const [, what] = /(?:^|\.)(\w*?)_?code$/i.exec(name) ?? [];
  if (what === undefined) return undefined;
  const words = what.toLowerCase().replaceAll('_', '');
  const fitting = contractsOf(sources).filter(
    (file) => file !== entry && baseName(file).toLowerCase().replace(/[-_]/g, '').includes(words),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** References to code become the code of the contract that they are named after; some contracts have values of their own. */
function withCodes(fields: readonly FieldDraft[], sources: Sources, entry: string): FieldDraft[] {
  return withStarts(fields, entry).map((field) => {
    const file = field.type === 'ref' ? codeFor(field.name, sources, entry) : undefined;
    return file === undefined ? field : {...field, type: 'code', value: file};
  });
}

/** The fields of a contract's storage with values to start with; nothing where the source does not declare them. */
export function storageOf(sources: Sources, entry: string): readonly FieldDraft[] | undefined {
  const {storage} = readDeclared(languageOf(entry), textsOf(sources, entry));
  return storage && withCodes(storage, sources, entry);
}

/** Fields where the source declares them, else an empty cell. */
export function dataOf(sources: Sources, entry: string): CellDraft {
  const fields = storageOf(sources, entry);
  return fields ? {...emptyDraft, kind: 'fields', fields} : emptyDraft;
}

/** What a contract is deployed with before the reader changes it. */
export const setupOf = ({setups, sources}: Pick<Project, 'setups' | 'sources'>, entry: string): Setup =>
  Object.hasOwn(setups, entry) ? setups[entry]! : {data: dataOf(sources, entry), body: emptyDraft, value: '0.5'};

/** The messages that a contract declares, those that it takes first, with values to start with. */
export const messagesOf = (sources: Sources, entry: string): DeclaredMessage[] =>
  readDeclared(languageOf(entry), textsOf(sources, entry)).messages.map(({name, fields}) => ({
    name,
    fields: withCodes(fields, sources, entry),
  }));

/** The body to start with: the first message that the contract declares. */
export function firstBody(sources: Sources, entry: string): CellDraft {
  const [message] = messagesOf(sources, entry);
  return message ? {...emptyDraft, kind: 'fields', fields: message.fields} : emptyDraft;
}

/** What a panel starts with for some files: inputs that fit to the contract, so that every button works at once. */
export function startOf({entry, sources}: Files): Project {
  return {
    sources,
    entry,
    setups: {},
    message: {kind: 'internal', from: people.owner, value: '0.1', bounce: true, body: firstBody(sources, entry)},
    method: {name: '', arguments: []},
  };
}

/** The same project with another contract to compile and deploy. Message and method start anew for it. */
export const withEntry = (project: Project, entry: string): Project => ({
  ...project,
  entry,
  message: {...project.message, body: firstBody(project.sources, entry)},
  method: {name: '', arguments: []},
});

/** The project after a file got another name: everything that names the file names it so. */
export function renamed(project: Project, file: string, name: string): Project {
  const key = (one: string): string => (one === file ? name : one);
  const cell = (draft: CellDraft): CellDraft => ({
    ...draft,
    fields: draft.fields.map((field) => (field.type === 'code' ? {...field, value: key(field.value)} : field)),
  });
  return {
    ...project,
    sources: Object.fromEntries(Object.entries(project.sources).map(([one, text]) => [key(one), text])),
    entry: key(project.entry),
    setups: Object.fromEntries(
      Object.entries(project.setups).map(([one, setup]) => [key(one), {...setup, data: cell(setup.data), body: cell(setup.body)}]),
    ),
    message: {...project.message, body: cell(project.message.body)},
  };
}

/** The project without a file. The last one stays. */
export function without(project: Project, file: string): Project {
  const sources = Object.fromEntries(Object.entries(project.sources).filter(([one]) => one !== file));
  const setups = Object.fromEntries(Object.entries(project.setups).filter(([one]) => one !== file));
  const [next] = [...contractsOf(sources), ...Object.keys(sources)];
  if (next === undefined) return project;
  const rest = {...project, sources, setups};
  return project.entry === file ? withEntry(rest, next) : rest;
}

/** The contracts whose code some fields hold. */
export const codesIn = (...cells: readonly CellDraft[]): string[] => [
  ...new Set(
    cells.flatMap(({kind, fields}) => (kind === 'fields' ? fields.filter(({type}) => type === 'code').map(({value}) => value) : [])),
  ),
];
