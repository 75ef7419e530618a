import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {englishFileOf} from '../../remark/english-body/english-file.ts';
import {stateOf} from './page-state.ts';

/** How a page in a translated language relates to its English page. English pages have none. */
export type TranslationState = 'fresh' | 'stale' | 'missing';

/**
 * State of the translation that a build in `locale` shows for the page in `filePath`.
 * `recorded` is the hash of the English text that the translation was made from (`source_hash` of its front matter).
 */
export function translationState(filePath: string, locale: string, recorded: unknown, siteDir = '.'): TranslationState | undefined {
  if (locale === 'en') return undefined;
  const english = englishFileOf(path.relative(siteDir, filePath));
  if (english === undefined) return 'missing';
  const file = path.join(siteDir, english);
  if (!fs.existsSync(file)) return undefined;
  return stateOf({source_hash: recorded}, fs.readFileSync(file, 'utf8')) === 'fresh' ? 'fresh' : 'stale';
}

/**
 * Adds `translation: stale | missing` to the front matter of pages that are behind, for the notice above them.
 *
 * A translated file whose front matter says `body: pending` has translated title, description and labels, and no body
 * of its own: it shows the English one, with the notice of a missing translation.
 */
export const parseFrontMatter: NonNullable<MarkdownConfig['parseFrontMatter']> = async (
  params: Parameters<ParseFrontMatter>[0] & {defaultParseFrontMatter: ParseFrontMatter},
) => {
  const result = await params.defaultParseFrontMatter(params);
  // `asked` is for the search index alone (plugins/search/asked.ts): without it here it is not sent to every reader.
  const {source_hash: recorded, body, asked: _asked, ...frontMatter} = result.frontMatter;
  const siteDir = process.cwd();
  if (body === 'pending') {
    const english = englishFileOf(path.relative(siteDir, params.filePath));
    const file = english && path.join(siteDir, english);
    if (!file || !fs.existsSync(file)) {
      throw new Error(`${params.filePath}: "body: pending" stands for the English body, but there is no English page; remove the file`);
    }
    const source = await params.defaultParseFrontMatter({filePath: file, fileContent: fs.readFileSync(file, 'utf8')});
    return {frontMatter: {...frontMatter, translation: 'missing'}, content: source.content};
  }
  const state = translationState(params.filePath, process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en', recorded, siteDir);
  if (state === 'stale' || state === 'missing') frontMatter.translation = state;
  return {...result, frontMatter};
};

const MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Puts the English body under the front matter of a translation whose body is pending.
 *
 * Docusaurus compiles a page from its file and takes only the front matter of what `parseFrontMatter` returns, so the
 * body has to be exchanged in the text itself.
 */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const matter = MATTER.exec(fileContent);
  if (!matter || !/^body:[ \t]*pending[ \t]*$/m.test(matter[1] as string)) return fileContent;
  const english = englishFileOf(path.relative(process.cwd(), filePath));
  if (english === undefined) return fileContent;
  return matter[0] + fs.readFileSync(path.join(process.cwd(), english), 'utf8').replace(MATTER, '');
};
