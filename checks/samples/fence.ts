import {codeLanguage} from '../../site/languages/index.ts';
import {parseFenceMeta, type FenceMeta} from '../../remark/samples/fence.ts';
import {quoteFile} from '../../remark/samples/quote.ts';

/** What every check knows of a fence (`checks/lib/facts.ts`). */
export interface FoundFence {
  readonly line: number;
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

/** A fence with its meta read and its quotation filled in. */
export interface Fence extends FoundFence {
  /** Page, relative to the root. */
  readonly file: string;
  /** Id of site/languages. */
  readonly language: string;
  readonly parsed: FenceMeta;
  /** Why the quotation could not be filled in. */
  readonly broken?: string;
}

/** Reads the fences of a page. Diagrams (`dot`) and other words that name no language are left out: other checks know them. */
export function fencesOf(file: string, found: readonly FoundFence[], root: string): Fence[] {
  return found.flatMap((fence): Fence[] => {
    const language = codeLanguage(fence.lang)?.id;
    if (language === undefined) return [];
    const parsed = parseFenceMeta(fence.meta);
    if (parsed.file === undefined) return [{...fence, file, language, parsed}];
    try {
      return [{...fence, file, language, parsed, code: quoteFile(parsed.file, root)}];
    } catch (error) {
      return [{...fence, file, language, parsed, broken: (error as Error).message}];
    }
  });
}
