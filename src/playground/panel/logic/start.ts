import type {Language} from '../../engine/protocol';
import {people} from '../../engine/world';
import {readDeclared} from './declared';
import {emptyDraft, type CellDraft} from './draft';
import type {Files} from './samples';
import type {Shared} from './share';

/** Fields where the source declares them, else an empty cell. */
export function dataOf(language: Language, sources: Readonly<Record<string, string>>): CellDraft {
  const {storage} = readDeclared(language, Object.values(sources));
  return storage ? {...emptyDraft, kind: 'fields', fields: storage} : emptyDraft;
}

/** What a panel starts with for a contract: inputs that fit to it, so that every button works at once. */
export function startOf(language: Language, {entry, sources}: Files): Shared {
  const [message] = readDeclared(language, Object.values(sources)).messages;
  return {
    language,
    entry,
    sources,
    data: dataOf(language, sources),
    deployValue: '0.5',
    message: {
      kind: 'internal',
      from: people.owner,
      value: '0.1',
      bounce: true,
      body: message ? {...emptyDraft, kind: 'fields', fields: message.fields} : emptyDraft,
    },
    method: {name: '', arguments: []},
  };
}
