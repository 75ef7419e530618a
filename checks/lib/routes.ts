import fs from 'node:fs';
import path from 'node:path';
import {otherRouteFolders, otherRoutes} from '../data/routes.ts';
import type {Context} from './context.ts';
import {addressOf, filesBelow, findPages, inLanguage, pageAddress, pageFileOf, type Language} from '../../site/page-files.ts';
import {yamlTags} from './yaml-tags.ts';

/** What an address of this site leads to. */
export type Target =
  /** A page with a file: its anchors can be looked up. */
  | {readonly kind: 'page'; readonly file: string}
  /** An address that exists, whose anchors are not known here. */
  | {readonly kind: 'other'}
  | {readonly kind: 'unknown'};

/** Knows every address of the site without building it. Addresses are those of English, without a locale's prefix. */
export class Routes {
  readonly #byPath = new Map<string, Target>();

  constructor(context: Context) {
    const {root} = context;
    for (const page of findPages(root, ['en']))
      this.#byPath.set(pageAddress(page, page.kind === 'blog' ? (context.read(page.file) ?? '') : ''), {kind: 'page', file: page.file});
    for (const file of filesBelow(root, 'src/pages')) {
      const [, id] = /^src\/pages\/(.*)\.tsx?$/.exec(file) ?? [];
      if (id !== undefined && !/\/_|\.test\./.test(file)) this.#byPath.set(addressOf(id), {kind: 'other'});
    }
    for (const address of [...otherRoutes, ...tagAddresses(context)]) {
      if (!this.#byPath.has(address)) this.#byPath.set(address, {kind: 'other'});
    }
  }

  /** Every address that answers. */
  get live(): string[] {
    return [...this.#byPath.keys()];
  }

  /** What an address (path only) leads to. */
  find(address: string): Target {
    const found = this.#byPath.get(address);
    if (found) return found;
    return otherRouteFolders.some((folder) => address.startsWith(folder)) ? {kind: 'other'} : {kind: 'unknown'};
  }

  /** The file of a page in a language: the translation, or the English page that stands in for it. */
  fileIn(context: Context, english: string, language: Language): string {
    const page = pageFileOf(english);
    const translated = page && inLanguage(page, language);
    return translated && fs.existsSync(path.join(context.root, translated)) ? translated : english;
  }

  /** The address most like a wrong one, for the remedy. */
  nearest(address: string): string | undefined {
    const name = address.split('/').pop() ?? '';
    let best: {address: string; distance: number} | undefined;
    for (const known of this.#byPath.keys()) {
      const distance = known.endsWith(`/${name}`) ? 1 : editDistance(address, known, 12);
      if (distance <= 12 && (!best || distance < best.distance)) best = {address: known, distance};
    }
    return best?.address;
  }
}

function tagAddresses(context: Context): string[] {
  return yamlTags(context, 'docs/tags.yml').map(([key, {permalink}]) => `/tags${permalink ?? `/${key}`}`);
}

/** Levenshtein distance, given up beyond `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
