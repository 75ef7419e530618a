import fs from 'node:fs';
import path from 'node:path';
import {fragmentsOf} from '../../site/old-fragments/index.ts';
import {folderOf, languageOf} from '../../site/page-files.ts';

const PAGE = 'v3/concepts/glossary.mdx';

/** The glossary file of the language that a page's file belongs to; `undefined` for the glossary itself. */
export function glossaryFileFor(file: string): string | undefined {
  const posix = file.split(path.sep).join('/');
  if (posix.endsWith(PAGE)) return undefined;
  const translated = `${folderOf('doc', languageOf(posix))}/${PAGE}`;
  return fs.existsSync(translated) ? translated : `${folderOf('doc', 'en')}/${PAGE}`;
}

const cache = new Map<string, {mtimeMs: number; definitions: Map<string, string>}>();

/** Definitions by term id, for the language of `file`; `undefined` where there is no glossary to read. */
export function definitionsFor(file: string): ReadonlyMap<string, string> | undefined {
  const glossary = glossaryFileFor(file);
  if (glossary === undefined || !fs.existsSync(glossary)) return undefined;
  const {mtimeMs} = fs.statSync(glossary);
  const cached = cache.get(glossary);
  if (cached?.mtimeMs === mtimeMs) return cached.definitions;
  const definitions = parseDefinitions(fs.readFileSync(glossary, 'utf8'), fragmentsOf(PAGE.replace(/\.mdx$/, '')));
  cache.set(glossary, {mtimeMs, definitions});
  return definitions;
}

/**
 * Reads `### Term {#id}` headings and the first paragraph under each. Further ids of a term are those that `further` has
 * for its section, and those of an `<Anchors ids="a b" />` right before a paragraph.
 */
export function parseDefinitions(mdx: string, further: ReadonlyMap<string, readonly string[]> = new Map()): Map<string, string> {
  const definitions = new Map<string, string>();
  let ids: string[] = [];
  for (const block of mdx.split(/\n{2,}/)) {
    const lines = block.trim().split('\n');
    const heading = /^#{2,4} .*\{#([\w-]+)\}\s*$/.exec(lines[0] ?? '');
    if (heading) {
      const id = heading[1] as string;
      ids = [id, ...(further.get(id) ?? [])];
      lines.shift();
    }
    while (lines[0]?.startsWith('<Anchors ')) {
      ids.push(...(/ids="([^"]*)"/.exec(lines.shift() as string)?.[1] ?? '').split(/\s+/).filter(Boolean));
    }
    if (!lines.length || !ids.length) continue;
    const text = plain(lines.join(' '));
    for (const id of ids) definitions.set(id, text);
    ids = [];
  }
  return definitions;
}

/** Markdown inline syntax to plain text: a hover card shows no links of its own. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)(.+?)\1/g, '$2')
    .replace(/\\([{}<>*_`])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
