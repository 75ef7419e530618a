// In:  Ячейка — это…   5 секунд   (with ordinary spaces, as one types)
// Out: the same with a no-break space before each dash and between a number and its unit, on Russian pages
//
// A Russian line may end with a dash and must not begin with one, and a unit stays with its number.
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {languageOf} from '../../site/page-files.ts';

const DASH = / —(?=\s|$)/g;
const UNIT =
  /(?<=\d) (?=(?:%|GRAM|TON|IOPS|Гц|ГГц|[КМГТ]Б|[КМГТ]иБ|кБ|[МГ]бит\/с|м?с|мкс|мин|ч|бит(?:а|ов|ами)?|байт(?:а|ов|ами)?|ячейк[аи]|ячеек|нанограм(?:а|ов|ы)?|секунд[аыу]?|минут[аыу]?|час(?:а|ов)?|д(?:ень|ня|ней)|газа)(?![\p{L}\p{N}]))/gu;

/** Binds dashes and units to the word before them in the prose of Russian pages; code and attributes stay as they are. */
export function remarkRussianSpaces() {
  return (tree: Root, file: VFile): void => {
    if (languageOf(file.path ?? '') !== 'ru') return;
    visit(tree, 'text', (node) => {
      node.value = node.value.replaceAll(DASH, '\u00a0—').replaceAll(UNIT, '\u00a0');
    });
  };
}
