import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {currentLocale} from '../../site/current-locale.ts';
import {pageAt} from '../../site/page-files.ts';
import {stateOf} from './page-state.ts';

/** How a page in a translated language relates to its English page. English pages have none. */
export type TranslationState = 'fresh' | 'stale' | 'missing';

/**
 * State of the translation that a build in `locale` shows for the page in `filePath`.
 * `recorded` is the hash of the English text that the translation was made from (`source_hash` of its front matter).
 */
export function translationState(filePath: string, locale: string, recorded: unknown, siteDir = '.'): TranslationState | undefined {
  if (locale === 'en') return undefined;
  const page = pageAt(filePath, siteDir);
  if (page === undefined) return undefined;
  if (page.language === 'en') return 'missing';
  const file = path.join(siteDir, page.english);
  if (!fs.existsSync(file)) return undefined;
  return stateOf({source_hash: recorded}, fs.readFileSync(file, 'utf8')) === 'fresh' ? 'fresh' : 'stale';
}

/** Adds `translation: stale | missing` to the front matter of pages that are behind, for the notice above them. */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (
  params: Parameters<ParseFrontMatter>[0] & {defaultParseFrontMatter: ParseFrontMatter},
) => {
  const result = await params.defaultParseFrontMatter(params);
  // `asked` is for the search index alone (plugins/search/asked.ts): without it here it is not sent to every reader.
  const {source_hash: recorded, asked: _asked, ...frontMatter} = result.frontMatter;
  const state = translationState(params.filePath, currentLocale().name, recorded);
  if (state === 'stale' || state === 'missing') frontMatter.translation = state;
  return {...result, frontMatter};
};
