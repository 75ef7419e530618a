import type {MarkdownConfig} from '@docusaurus/types';
import {cellTree} from '../../site/cell-tree.ts';
import {pageAt} from '../../site/page-files.ts';
import {openers, sectionOf} from '../../site/sections.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

const opening = new Set(openers);

/** The paths of the cell tree that the page in `filePath` has in its head, in the order of drawing; none where it opens no section. */
export function openerOf(filePath: string, siteDir = '.'): readonly string[] | undefined {
  const page = pageAt(filePath, siteDir);
  if (page?.kind !== 'doc' || !opening.has(page.id)) return undefined;
  const {lines, cells, trail, root, data} = cellTree(sectionOf(page.id));
  return [lines, cells, trail, root, data];
}

/** Adds `opener` to the front matter of pages that open a section: `src/components/SectionOpener` draws it. */
export function withOpeners(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const opener = openerOf(params.filePath);
    return opener ? {...result, frontMatter: {...result.frontMatter, opener}} : result;
  };
}
