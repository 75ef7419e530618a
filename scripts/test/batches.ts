// Test files of one area share a process: to start Node and the loader of TypeScript, and to load the same compilers, anew
// for each of some 250 files took a third of the unit tests' time.
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Files of one process: enough to share what they load, few enough that two processes end at about the same time. */
const MOST = 8;

/** `samples`, or the folder below `tests/unit`. */
const area = (file: string): string => (file.startsWith('samples') ? 'samples' : path.dirname(file));

/** Some packages look at the current folder while they are loaded. */
const changesFolder = (file: string): boolean => fs.readFileSync(file, 'utf8').includes('process.chdir(');

/**
 * Files that share a process: neighbors of one area in the given order, at most {@link MOST}. One that changes the current
 * folder has a process of its own.
 */
export function batches(files: readonly string[], alone: (file: string) => boolean = changesFolder): string[][] {
  const found: string[][] = [];
  for (const file of files) {
    const last = found.at(-1);
    const fits = last && last.length < MOST && area(last[0]!) === area(file) && !alone(file) && !alone(last[0]!);
    if (fits) last.push(file);
    else found.push([file]);
  }
  return found;
}

/**
 * Writes a test file for each batch into `folder`, which is emptied before, and returns their paths. In it each file is a
 * suite named by its path, so that what it declares at its root (hooks, too) is its own. All files of a batch are loaded
 * before the first test runs: what a file changes in its process, it changes and restores in hooks.
 */
export function writeBatches(folder: string, files: readonly string[]): string[] {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  return batches(files).map((batch, index) => {
    const suites = batch.map((file) => {
      const [name, url] = [file, pathToFileURL(path.resolve(file)).href].map((text) => JSON.stringify(text));
      return `describe(${name}, async () => void (await import(${url})));\n`;
    });
    const written = path.join(folder, `${String(index + 1).padStart(3, '0')}.batch.mjs`);
    fs.writeFileSync(written, `import {describe} from 'node:test';\n${suites.join('')}`);
    return written;
  });
}
