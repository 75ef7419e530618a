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

/** A fence as the build and the check both see it: the page's path from the root, and the body that a quoted file filled. */
export interface ShownFence {
  readonly file: string;
  readonly lang: string;
  /** As the author wrote it. */
  readonly meta: string;
  readonly code: string;
}

/** Written by `checks/samples`, read by the build; absent before the first run of the check. */
export const VERDICTS_FILE = '.cache/samples/verdicts.json';

/** Names a fence by what it says and where, so that a changed one has no verdict until it is checked again. */
export function verdictKey({file, lang, meta, code}: ShownFence): string {
  return createHash('sha256').update([file.split(path.sep).join('/'), lang, meta.trim(), code].join('\0')).digest('hex').slice(0, 20);
}

export type Verdicts = Readonly<Record<string, ShownVerdict>>;

let read: {readonly mtimeMs: number; readonly verdicts: Verdicts} | undefined;

/** All verdicts of the last runs of the check under `root`. */
export function readVerdicts(root: string): Verdicts {
  const file = path.join(root, VERDICTS_FILE);
  if (!fs.existsSync(file)) return {};
  const {mtimeMs} = fs.statSync(file);
  if (read?.mtimeMs !== mtimeMs) read = {mtimeMs, verdicts: JSON.parse(fs.readFileSync(file, 'utf8')) as Verdicts};
  return read.verdicts;
}

/** The verdict on a fence; `undefined` where the check has not passed it: such a sample carries no mark. */
export function verdictOf(fence: ShownFence, root: string): ShownVerdict | undefined {
  return readVerdicts(root)[verdictKey(fence)];
}
