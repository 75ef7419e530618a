import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

// A hook `after` in a module that several test files of one process import would belong to the first of them
// (scripts/test/batches.ts).
process.once('exit', () => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
});

/** A new empty folder whose name begins with `prefix`; it is removed when the process ends. */
export function temporaryFolder(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}-`));
  folders.push(folder);
  return folder;
}
