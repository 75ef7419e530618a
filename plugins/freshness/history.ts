import {spawnSync} from 'node:child_process';
import type {Change} from '../../remark/translation-state/entries.ts';
import {sourceHash} from './hash.ts';

/** An English file and the hash of that text of it which a translation was made from. */
export interface Made {
  readonly file: string;
  readonly hash: string;
}

interface Version {
  readonly commit: string;
  readonly date: string;
  readonly blob: string;
}

/** A translation that is further behind than this many changes of its page is stale without a number. */
const VERSIONS = 30;

/** What `git` prints, or nothing: a build outside of a repository, or without `git`, is a build like any other. */
function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  const {error, status, stdout} = spawnSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
    cwd: root,
    input,
    // It only reads what is here: the index of whoever works meanwhile stays as it is, a partial clone fetches nothing.
    env: {...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1'},
    maxBuffer: 1 << 29,
    timeout: 60_000,
  });
  return error || status !== 0 ? undefined : stdout;
}

/** The versions of each file on this branch, the newest first. */
function versionsOf(root: string, files: readonly string[]): Map<string, Version[]> {
  const log = git(root, [
    'log',
    '--first-parent',
    '-m',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--relative',
    '--date=short',
    '--format=commit %H %cd',
    '--',
    ...files,
  ]);
  const versions = new Map<string, Version[]>();
  let [commit, date] = ['', ''];
  for (const line of log?.toString('utf8').split('\n') ?? []) {
    const head = /^commit (\w+) (\S+)$/.exec(line);
    if (head) [commit, date] = [head[1] as string, head[2] as string];
    const change = /^:\d+ \d+ \w+ (\w+) [AM]\t(.+)$/.exec(line);
    if (!change) continue;
    const [, blob, file] = change as unknown as [string, string, string];
    const known = versions.get(file) ?? [];
    if (known.length < VERSIONS) versions.set(file, [...known, {commit, date, blob}]);
  }
  return versions;
}

/** The hash that a translation records, of each blob. */
function hashesOf(root: string, blobs: readonly string[]): Map<string, string> {
  const hashes = new Map<string, string>();
  const all = git(root, ['cat-file', '--batch'], `${blobs.join('\n')}\n`);
  for (let at = 0; all && at < all.length;) {
    const end = all.indexOf('\n', at);
    if (end < 0) break;
    const [blob, type, size] = all.toString('utf8', at, end).split(' ');
    at = end + 1;
    // A partial clone may lack some: "<blob> missing", without a body.
    if (type !== 'blob') continue;
    hashes.set(blob as string, sourceHash(all.toString('utf8', at, at + Number(size))));
    at += Number(size) + 1;
  }
  return hashes;
}

/** The text that a file had on this branch when its hash was this; `undefined` where the history does not tell. */
export function textWith(root: string, file: string, hash: string): string | undefined {
  const blobs = (versionsOf(root, [file]).get(file) ?? []).map(({blob}) => blob);
  const hashes = hashesOf(root, blobs);
  const blob = blobs.find((one) => hashes.get(one) === hash);
  return blob && git(root, ['cat-file', 'blob', blob])?.toString('utf8');
}

/** The text of a file in the last commit; `undefined` where it has none. */
export const committedText = (root: string, file: string): string | undefined => git(root, ['show', `HEAD:./${file}`])?.toString('utf8');

/**
 * What has happened to English files since translations were made from them: for each file, by the hash of the text that
 * a translation was made from. What the history does not tell (no repository, a shallow clone, a text that was never
 * committed) is left out.
 */
export function changesSince(root: string, made: readonly Made[]): Map<string, Map<string, Change>> {
  const found = new Map<string, Map<string, Change>>();
  if (!made.length) return found;
  const versions = versionsOf(root, [...new Set(made.map(({file}) => file))]);
  if (!versions.size) return found;
  const hashes = hashesOf(
    root,
    [...versions.values()].flat().map(({blob}) => blob),
  );
  const sizes = new Map<string, Map<string, readonly [number, number]>>();
  const sources = made.flatMap(({file, hash}) => {
    const own = versions.get(file) ?? [];
    const index = own.findIndex(({blob}) => hashes.get(blob) === hash);
    return index < 0 ? [] : [{file, hash, index, from: (own[index] as Version).commit, next: own[index - 1]}];
  });
  for (const {file, hash, index, from, next} of sources) {
    if (!sizes.has(from))
      sizes.set(from, linesSince(root, from, [...new Set(sources.filter((one) => one.from === from).map((one) => one.file))]));
    const size = sizes.get(from)?.get(file);
    if (!size) continue;
    const change: Change = {
      from,
      ...(next && {since: {commit: next.commit, date: next.date}}),
      commits: index,
      added: size[0],
      removed: size[1],
    };
    found.set(file, (found.get(file) ?? new Map<string, Change>()).set(hash, change));
  }
  return found;
}

/** Lines added to and removed from files as they are now, since a commit. */
function linesSince(root: string, commit: string, files: readonly string[]): Map<string, readonly [number, number]> {
  const text = git(root, ['diff', '--numstat', '--no-renames', '--no-ext-diff', '--no-textconv', '--relative', commit, '--', ...files]);
  return new Map(
    (text?.toString('utf8').split('\n') ?? []).flatMap((line) => {
      const [, added, removed, file] = /^(\d+)\t(\d+)\t(.+)$/.exec(line) ?? [];
      return file === undefined ? [] : [[file, [Number(added), Number(removed)] as const] as const];
    }),
  );
}
