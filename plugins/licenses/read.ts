import fs from 'node:fs';
import path from 'node:path';
import {mayUse} from './expression.ts';
import type {Part, Rules} from './rules.ts';

/** What readers are told of one package. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where its source is, if it says so. */
  readonly source?: string;
  readonly text: string;
  readonly parts: readonly Part[];
}

export interface Notices {
  /** By name and version, each once. */
  readonly notices: readonly Notice[];
  /** Why the site must not be published so; each says what to do. */
  readonly problems: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
  /** As old packages have it: each of them may be chosen. */
  readonly licenses?: readonly {readonly type?: string}[];
  readonly author?: string | {readonly name?: string};
  readonly repository?: string | {readonly url?: string};
  readonly homepage?: string;
}

const RULES = 'plugins/licenses/rules.ts';
const TEXTS = path.resolve('plugins/licenses/texts');
/** `LICENSE`, `license.md`, `LICENCE-MIT`, `COPYING`, `OFL.txt`, and the `NOTICE` that Apache-2.0 asks to pass on. */
const TEXT_FILE = /^(?:un)?(?:licen[cs]e|copying|ofl|notice)s?(?:[-_.][\w.-]*)?$/i;
const CODE_FILE = /\.(?:[cm]?[jt]sx?|json|map|css|html)$/i;

/** Reads the licence of each package. All problems are named at once: a build takes minutes. */
export function readNotices(folders: Iterable<string>, rules: Rules): Notices {
  const notices = new Map<string, Notice>();
  const problems = new Set<string>();
  for (const folder of folders) {
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const {name, version} = manifest;
    const id = `${name} ${version}`;
    if (notices.has(id)) continue;
    const reason = rules.unlicensed[id];
    if (reason !== undefined && declared(manifest) === undefined) {
      notices.set(id, {name, version, licence: 'no licence stated', text: reason, parts: []});
      continue;
    }
    const licence = rules.stated[name] ?? declared(manifest);
    const problem = objection(id, licence, rules.allowed);
    if (problem) problems.add(problem);
    const text = licence === undefined ? '' : (ownText(folder) ?? standardText(licence, manifest));
    if (licence !== undefined && text === undefined)
      problems.add(
        `${id} brings no text of its licence, ${licence}. Put the text, as its source has it, at plugins/licenses/texts/${licence}.txt.`,
      );
    const parts = rules.parts.filter((part) => part.package === name);
    const source = sourceOf(manifest);
    notices.set(id, {name, version, licence: licence ?? '', text: text ?? '', parts, ...(source && {source})});
  }
  const known = new Set([...notices].flatMap(([id, {name}]) => [id, name]));
  for (const name of [...rules.parts.map((part) => part.package), ...Object.keys(rules.stated), ...Object.keys(rules.unlicensed)])
    if (!known.has(name)) problems.add(`${RULES} speaks of ${name}, of which nothing reaches a reader any more: take it out there.`);
  return {notices: [...notices.values()].sort(byName), problems: [...problems].sort()};
}

const byName = (a: Notice, b: Notice): number => compare(a.name, b.name) || a.version.localeCompare(b.version, 'en', {numeric: true});
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function declared({license, licenses}: Manifest): string | undefined {
  const named = typeof license === 'string' ? license : license?.type;
  return named?.trim() || licenses?.flatMap(({type}) => type ?? []).join(' OR ') || undefined;
}

/** Why a package must not reach a reader, and what to do; nothing where it may. */
function objection(id: string, licence: string | undefined, allowed: ReadonlySet<string>): string | undefined {
  const verdict = licence === undefined ? undefined : mayUse(licence, (one) => allowed.has(one));
  if (verdict) return undefined;
  if (verdict === false)
    return `${id}: "${licence}" is not among the licences that may reach a reader. Use none of its code in the browser, or add the licence in ${RULES} where its terms can be kept.`;
  const what = licence === undefined ? 'names no licence' : `has "${licence}" as its licence, which is no SPDX expression`;
  return `${id} ${what}. Read the package's own files and name the licence that they state in "stated" of ${RULES}, or use none of its code in the browser.`;
}

/** The files with which a package states its licence, one after another. */
function ownText(folder: string): string | undefined {
  const files = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name) && !CODE_FILE.test(entry.name))
    .map(({name}) => name)
    // Notices stand after the licence that they belong to.
    .sort((a, b) => Number(/^notice/i.test(a)) - Number(/^notice/i.test(b)) || compare(a, b));
  return files.length ? files.map((file) => clean(fs.readFileSync(path.join(folder, file), 'utf8'))).join('\n\n') : undefined;
}

/** The licence's general text, where the package has none but names the licence. `<holders>` stands for those who have the rights. */
function standardText(licence: string, {name, author}: Manifest): string | undefined {
  const text = generalText(licence);
  const holders = (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '').trim();
  return text?.replace('<holders>', () => holders || `the authors of ${name}`);
}

/** A text of `texts/`. */
export function generalText(licence: string): string | undefined {
  const file = path.join(TEXTS, `${licence}.txt`);
  return /^[\w.-]+$/.test(licence) && fs.existsSync(file) ? clean(fs.readFileSync(file, 'utf8')) : undefined;
}

const clean = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\f]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

function sourceOf({repository, homepage}: Manifest): string | undefined {
  const named = (typeof repository === 'string' ? repository : repository?.url) ?? homepage;
  if (named && /^(?:github:)?[\w.-]+\/[\w.-]+$/.test(named)) return `https://github.com/${named.replace('github:', '')}`;
  const address = named
    ?.replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '');
  return address?.startsWith('http') ? address : undefined;
}
