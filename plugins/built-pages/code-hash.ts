import {createHash, type Hash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

/** Files that imports lead to without the ending that they are written with. */
const ENDINGS = ['', '.ts', '.tsx', '.cjs', '.mjs', '.js', '.json'];

/**
 * The hash of a module, of every file of this repository that it imports, directly or not, and of the versions of the
 * packages that they use, with all that these depend on. A cache whose key has it is never older than the code that filled it.
 *
 * @param module `import.meta.url` of the module, or another `file:` address.
 * @param alsoRead Files and folders that the code reads by other means than an import, relative to the module.
 * @returns 64 hexadecimal digits.
 * @throws Where an import leads to no file: the message names both.
 */
export function codeHash(module: string | URL, alsoRead: readonly string[] = []): string {
  const start = fileURLToPath(module);
  const files = new Set<string>();
  const packages = new Map<string, string>();
  follow(start, files, packages);
  for (const extra of alsoRead) for (const file of filesAt(path.resolve(path.dirname(start), extra))) files.add(file);
  const hash: Hash = createHash('sha256');
  // By their place beside the module, so that two clones of the repository have one hash.
  for (const file of [...files].sort())
    hash
      .update(path.relative(path.dirname(start), file))
      .update('\0')
      .update(fs.readFileSync(file));
  for (const version of [...packages.values()].sort()) hash.update(version).update('\0');
  return hash.digest('hex');
}

function follow(file: string, files: Set<string>, packages: Map<string, string>): void {
  if (files.has(file)) return;
  files.add(file);
  if (!/\.[cm]?[jt]sx?$/.test(file)) return;
  for (const {fileName} of ts.preProcessFile(fs.readFileSync(file, 'utf8'), true, true).importedFiles) {
    if (fileName.startsWith('.')) {
      const at = path.resolve(path.dirname(file), fileName);
      const found = ENDINGS.map((ending) => at + ending).find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
      if (!found) throw new Error(`${file} imports ${fileName}, which is no file: mend the import, or add its ending to code-hash.ts.`);
      follow(found, files, packages);
    } else if (!fileName.startsWith('node:')) {
      const name = fileName
        .split('/')
        .slice(0, fileName.startsWith('@') ? 2 : 1)
        .join('/');
      notePackage(name, file, packages);
    }
  }
}

/** Notes, by its folder, the installed version of a package that a file imports, and of all that it depends on. Types without a package of their own have none. */
function notePackage(name: string, from: string, packages: Map<string, string>): void {
  const folder = createRequire(from)
    .resolve.paths(name)
    ?.map((place) => path.join(place, name))
    .find((place) => fs.existsSync(path.join(place, 'package.json')));
  if (!folder || packages.has(folder)) return;
  const file = path.join(folder, 'package.json');
  const {version, dependencies = {}} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };
  packages.set(folder, `${name}@${version}`);
  for (const inner of Object.keys(dependencies)) notePackage(inner, file, packages);
}

function filesAt(place: string): string[] {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
