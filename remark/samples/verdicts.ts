import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the sample check found, as a page shows it. */
export interface ShownVerdict {
  /** Tool and version: `Tolk 1.3.0`. */
  readonly tool: string;
  /** The tool's message, for a sample that it must refuse. */
  readonly refusal?: string;
}

/** A fence as the build and the check both see it: with the body that a quoted file filled. */
export interface ShownFence {
  readonly lang: string;
  /** As the author wrote it. */
  readonly meta: string;
  readonly code: string;
}

/**
 * Where the verdicts on a page's fences stand, relative to the root: written by `checks/samples`, read by the build.
 * One file for each page, so that the build sees which pages a new verdict changes.
 */
export function verdictsFile(page: string): string {
  return `.cache/samples/verdicts/${page.split(path.sep).join('/')}.json`;
}

/** Names a fence of a page by what it says, so that a changed one has no verdict until it is checked again. */
export function verdictKey({lang, meta, code}: ShownFence): string {
  return createHash('sha256').update([lang, meta.trim(), code].join('\0')).digest('hex').slice(0, 16);
}

export type Verdicts = Readonly<Record<string, ShownVerdict>>;

/** The verdicts of the last run of the check over a page; none before the first. */
export function readVerdicts(page: string, root: string): Verdicts {
  const file = path.join(root, verdictsFile(page));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Verdicts) : {};
}
