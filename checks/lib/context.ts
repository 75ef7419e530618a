import fs from 'node:fs';
import path from 'node:path';
import {redirects, type Redirect} from '../../site/redirects/index.ts';
import {sidebarTrees} from '../../site/sidebars/index.ts';
import type {SidebarTree} from '../../site/sidebars/sidebar-tree.ts';
import {withoutSidebar} from '../../site/sidebars/without.ts';
import {announcementBar} from '../../site/announcement.ts';
import {footerColumns} from '../../site/footer.ts';
import {locales, type SiteLocale} from '../../site/locales.ts';
import {meta} from '../../site/meta.ts';
import type {FragmentTable} from '../../site/old-fragments/index.ts';
import {table as fragments} from '../../site/old-fragments/table.ts';
import {navbarItems} from '../../site/navbar.ts';
import {filesBelow, folderOf, pageFileOf, type Language} from '../../site/page-files.ts';
import {PageStore, type Page} from './page-store.ts';
import {parseYaml} from './yaml.ts';

/** What a check may look at. Everything comes from `root`, so that tests can run a check on a small tree of their own. */
export interface Context {
  readonly root: string;
  readonly pages: PageStore;
  readonly site: SiteFacts;
  /** The pages that were asked for; `undefined` for the whole site. */
  readonly files?: readonly string[];
  /** Translations that do not exist are counted but are no errors. */
  readonly allowMissing: boolean;
  /** Text of a file, `undefined` where there is none. */
  read(file: string): string | undefined;
  /** Files below a folder, relative to the root, sorted; none where there is no folder. */
  filesBelow(folder: string): string[];
  /** The pages to check: those asked for, or all. */
  selected(): Promise<Page[]>;
}

/** The part of `site/` that the checks compare content with. */
export interface SiteFacts {
  readonly sidebarTrees: Readonly<Record<string, SidebarTree>>;
  readonly withoutSidebar: readonly string[];
  /** Old addresses. */
  readonly redirects: () => {readonly live: readonly Redirect[]; readonly anchors: readonly string[]};
  /** Further fragments of the pages. */
  readonly fragments: FragmentTable;
  readonly locales: readonly SiteLocale[];
  /** Origin of the published site. */
  readonly url: string;
  /** Labels that the navbar shows; their translations are found by the English label. */
  readonly navbarLabels: readonly string[];
  readonly footer: {readonly titles: readonly string[]; readonly labels: readonly string[]};
  readonly announcement?: {readonly id: string; readonly content: string};
}

/** The labels of entries and of the entries below them. */
function labelsOf(items: readonly {label?: unknown; items?: unknown}[]): string[] {
  return items.flatMap(({label, items: below}) => [
    ...(typeof label === 'string' ? [label] : []),
    ...(Array.isArray(below) ? labelsOf(below as {label?: unknown}[]) : []),
  ]);
}

/** The site as it is. */
function siteFacts(): SiteFacts {
  return {
    sidebarTrees,
    withoutSidebar,
    redirects,
    fragments,
    locales,
    url: meta.url,
    navbarLabels: labelsOf(navbarItems.flatMap((item) => [item, ...((item.dropdownItemsAfter as {label?: unknown}[] | undefined) ?? [])])),
    footer: {titles: footerColumns.map(({title}) => title), labels: labelsOf(footerColumns.flatMap(({items}) => items))},
    ...(announcementBar ? {announcement: {id: announcementBar.id ?? '', content: announcementBar.content ?? ''}} : {}),
  };
}

export interface ContextOptions {
  readonly root: string;
  readonly files?: readonly string[];
  readonly allowMissing?: boolean;
  /** Tests give their own; the site's own otherwise. */
  readonly site?: Partial<SiteFacts>;
  readonly cache?: boolean;
}

/** Gathers what the checks share. */
export function createContext(options: ContextOptions): Context {
  const {root, files, allowMissing = false} = options;
  const pages = new PageStore(root, {cache: options.cache ?? true});
  return {
    root,
    pages,
    site: {...siteFacts(), ...options.site},
    ...(files ? {files} : {}),
    allowMissing,
    read(file) {
      const at = path.join(root, file);
      return fs.existsSync(at) && fs.statSync(at).isFile() ? fs.readFileSync(at, 'utf8').replace(/\r\n?/g, '\n') : undefined;
    },
    filesBelow: (folder) => filesBelow(root, folder),
    selected: () => pages.getAll(files ?? pages.files.map(({file}) => file)),
  };
}

/**
 * Turns arguments (files and folders, relative to where the command runs) into page files relative to the root.
 * Throws for an argument that names no page: a check that quietly looks at nothing would seem to pass.
 */
export function resolveFiles(root: string, given: readonly string[]): string[] {
  return given.flatMap((argument) => {
    const relative = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
    const at = path.join(root, relative);
    if (!fs.existsSync(at)) throw new Error(`${argument}: no such file`);
    if (fs.statSync(at).isDirectory()) return filesBelow(root, relative).filter((file) => pageFileOf(file));
    if (!pageFileOf(relative)) throw new Error(`${argument}: not a page (docs/, blog/, src/pages/ or their folders under i18n/, .mdx)`);
    return [relative];
  });
}

/** The keys of a `tags.yml` or `authors.yml`, with the line of each. */
export function yamlKeys(context: Context, file: string): Map<string, number> {
  const text = context.read(file) ?? '';
  const data = (parseYaml(text) ?? {}) as Record<string, unknown>;
  const lines = text.split('\n');
  return new Map(
    Object.keys(data).map((key) => [
      key,
      lines.findIndex((line) => line.startsWith(`${key}:`) || line.startsWith(`'${key}'`) || line.startsWith(`"${key}"`)) + 1,
    ]),
  );
}

/** Where the tags of a kind of page are listed, in a language. */
export function tagsFile(kind: 'doc' | 'blog', language: Language): string {
  return `${folderOf(kind, language)}/tags.yml`;
}
