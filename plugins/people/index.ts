// "Last updated by" names people as `.mailmap` does. Docusaurus asks Git for the name that a commit has, which Git does not
// look up there; and it asks once for each page, where one look at the history tells of all.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * The name of a person by the name that stands in commits, from the lines of a `.mailmap` that have both
 * (https://git-scm.com/docs/gitmailmap): `Proper Name <proper@email> Commit Name <commit@email>`.
 */
export function peopleOf(mailmap: string): Map<string, string> {
  const people = new Map<string, string>();
  for (const line of mailmap.split('\n')) {
    const [, proper, name] = /^\s*([^#<]+?)\s*<[^>]*>\s*([^<]+?)\s*<[^>]*>/.exec(line) ?? [];
    if (proper && name) people.set(name, proper);
  }
  return people;
}

/** Whether there is a history to read: an archive of the sources has none, and pages go without dates then. */
function hasHistory(): boolean {
  try {
    return execFileSync('git', ['rev-parse', '--is-inside-work-tree'], {encoding: 'utf8', stdio: 'pipe'}).trim() === 'true';
  } catch {
    return false;
  }
}

/** Docusaurus' reader of the history, with the names of people. While pages are written it tells the same of all, at once. */
export function history(mailmap = '.mailmap'): VcsConfig {
  const isBuild = process.env.NODE_ENV === 'production';
  const preset = getVcsPreset(isBuild && hasHistory() ? 'git-eager' : 'default-v1');
  const people = peopleOf(fs.readFileSync(mailmap, 'utf8'));
  const named = <Info extends {readonly author: string} | null>(info: Info): Info =>
    info && {...info, author: people.get(info.author) ?? info.author};
  return {
    initialize: (...given) => preset.initialize(...given),
    getFileCreationInfo: async (file) => named(await preset.getFileCreationInfo(file)),
    getFileLastUpdateInfo: async (file) => named(await preset.getFileLastUpdateInfo(file)),
  };
}
