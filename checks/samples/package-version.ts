import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The version of an installed package, read from its `package.json`. Throws where it is not installed. */
export function packageVersion(name: string): string {
  const file = packageFile(name);
  if (file === undefined) throw new Error(`the package ${name} is not installed`);
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
}

/** A package may keep its `package.json` out of its `exports`, so the folders are searched as Node does. */
export function packageFile(name: string): string | undefined {
  return (require.resolve.paths(name) ?? []).map((folder) => path.join(folder, name, 'package.json')).find((file) => fs.existsSync(file));
}

/**
 * The package that checks `version="1.0.0"` fences: an npm alias `<name>-1.0.0` (`npm i -D tolk-js-1.0.0@npm:@ton/tolk-js@1.0.0`).
 * Throws with that command where it is not installed.
 */
export function pinned(name: string, requested: string | undefined): string {
  if (requested === undefined || requested === packageVersion(name)) return name;
  const alias = `${path.posix.basename(name)}-${requested}`;
  if (packageFile(alias) === undefined)
    throw new Error(`version="${requested}" is not installed: npm i -D ${alias}@npm:${name}@${requested}`);
  return alias;
}
