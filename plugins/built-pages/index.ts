import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {codeHash} from './code-hash.ts';
import {digestOf, withoutBundle, type Digest} from './digest.ts';

export type {Digest};

/** Where digests are kept, below the root of the site. */
const CACHE = '.cache/built-pages';

let code: string | undefined;

/**
 * The digests of pages of a build, by file. Each is kept by the hash of the page and of the code that reads it. They are read
 * one after the other: two workers took half as much processor time again, and no less time.
 *
 * @param siteDir root of the site
 * @param build folder of the build, of all languages
 * @param files pages, relative to `build`; those that do not exist are left out
 * @throws Where a page cannot be read: the message names it.
 */
export function readPages(siteDir: string, build: string, files: Iterable<string>): Map<string, Digest> {
  code ??= codeHash(new URL('./digest.ts', import.meta.url));
  const found = new Map<string, Digest>();
  for (const name of files) {
    const file = path.join(build, name);
    if (!fs.existsSync(file)) continue;
    const {html, assets} = withoutBundle(fs.readFileSync(file, 'utf8'));
    const key = createHash('sha256').update(code).update(html).digest('hex');
    const digest = keptDigest(path.join(siteDir, CACHE, name.replace(/html$/, 'json')), key, () => {
      try {
        return digestOf(html);
      } catch (error) {
        throw new Error(`built-pages: ${file} cannot be read`, {cause: error});
      }
    });
    found.set(name, {...digest, assets: [...new Set([...digest.assets, ...assets])]});
  }
  return found;
}

/** What the file has, unless it is of another key; then what is made, which the file has from then on. */
function keptDigest(file: string, key: string, make: () => Digest): Digest {
  const kept = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {key: string; digest: Digest}) : undefined;
  if (kept?.key === key) return kept.digest;
  const digest = make();
  fs.mkdirSync(path.dirname(file), {recursive: true});
  // Under another name first: a process that is stopped leaves no half of a file.
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({key, digest}));
  fs.renameSync(`${file}.${process.pid}`, file);
  return digest;
}

/** A language that was built: what Docusaurus tells `postBuild`. */
export interface BuiltLanguage {
  readonly siteDir: string;
  readonly outDir: string;
  /** With a slash at the end. */
  readonly baseUrl: string;
  /** Addresses with the base URL. */
  readonly routesPaths: readonly string[];
}

let latest: {readonly outDir: string; readonly pages: ReadonlyMap<string, Digest>} | undefined;

/** The digests of all pages of a language, by address as in `routesPaths`. They are read once for all plugins that ask. */
export function pagesOf({siteDir, outDir, baseUrl, routesPaths}: BuiltLanguage): ReadonlyMap<string, Digest> {
  if (latest?.outDir === outDir) return latest.pages;
  const build = path.join(outDir, path.relative(baseUrl, '/'));
  const names = new Map(routesPaths.map((route) => [route, path.relative(build, fileOf(outDir, baseUrl, route))]));
  const found = readPages(siteDir, build, new Set(names.values()));
  const pages = new Map([...names].flatMap(([route, name]) => (found.has(name) ? [[route, found.get(name)!] as const] : [])));
  latest = {outDir, pages};
  return pages;
}

/** Where the page of an address stands. */
export function fileOf(outDir: string, baseUrl: string, address: string): string {
  return path.join(outDir, `${decodeURI(address.slice(baseUrl.length)).replace(/\/$/, '') || 'index'}.html`);
}
