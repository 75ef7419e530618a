import fs from 'node:fs';
import path from 'node:path';
import type {SiteLocale} from '../../site/locales.ts';
import type {Context} from './context.ts';
import {readPages, type Digest} from '../../plugins/built-pages/index.ts';
import {filesBelow} from '../../site/page-files.ts';

/** A page of the build. */
export interface BuiltPage {
  /** Relative to the root of the site. */
  readonly file: string;
  /** As the reader asks for it: `/ru/v3/x`, without a slash at the end except for the home pages. */
  readonly address: string;
  readonly locale: SiteLocale;
  readonly facts: Omit<Digest, 'searched' | 'twin'>;
}

/** The build's output: every page, and whether an address answers. */
export interface Build {
  readonly pages: readonly BuiltPage[];
  readonly byAddress: ReadonlyMap<string, BuiltPage>;
  /** Whether there is a file or a page at this address. */
  answers(address: string): boolean;
}

const builds = new WeakMap<Context, Build | undefined>();

/** The build under `build/`; `undefined` where there is none. Read once for all checks. */
export function loadBuild(context: Context): Build | undefined {
  if (!builds.has(context)) builds.set(context, read(context));
  return builds.get(context);
}

function read({root, site}: Context): Build | undefined {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(path.join(folder, 'index.html'))) return undefined;
  const files = new Set(filesBelow(root, 'build').map((file) => file.slice('build'.length)));
  // The longest base address that fits is the page's language.
  const locales = [...site.locales].sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  const pages: BuiltPage[] = [];
  const names = [...files].filter((file) => file.endsWith('.html')).map((file) => file.slice(1));
  for (const [name, {searched: _searched, twin: _twin, ...facts}] of readPages(root, folder, names)) {
    const file = `/${name}`;
    const address = addressOfFile(file);
    const locale = locales.find(({baseUrl}) => `${address}/`.startsWith(baseUrl));
    if (!locale) continue;
    pages.push({file: `build${file}`, address, locale, facts});
  }
  pages.sort((a, b) => a.address.localeCompare(b.address, 'en'));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return {
    pages,
    byAddress,
    answers: (address) =>
      byAddress.has(address) || files.has(address) || byAddress.has(address.replace(/\/$/, '')) || byAddress.has(`${address}/`),
  };
}

/** `/ru/index.html` is `/ru/`, `/ru/x.html` and `/ru/x/index.html` are `/ru/x`. */
function addressOfFile(file: string): string {
  const folder = /^(.*\/)index\.html$/.exec(file)?.[1];
  if (folder === undefined) return file.slice(0, -'.html'.length);
  return /^\/(?:[^/]+\/)?$/.test(folder) ? folder : folder.slice(0, -1);
}
