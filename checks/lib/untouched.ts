import fs from 'node:fs';
import path from 'node:path';
import {committedText, textWith} from '../../plugins/freshness/history.ts';
import {inLanguage, pageFileOf, translationLanguages} from '../../site/page-files.ts';

/** A line of a translation that stayed as it was while the line of the English page beside it changed. */
export interface Untouched {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly english: string;
}

interface Versions {
  readonly english: string;
  readonly translation: string;
}

/** Keys of the front matter whose lines stand beside each other in all languages; the lists have as many items as a language needs. */
const MATTER = /^(?:title|description|sidebar_label):/;

/** Lines of prose with their numbers: no code, no blank lines. */
function proseLines(text: string): {line: number; text: string}[] {
  const lines = text.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let isCode = false;
  return lines.flatMap((line, index) => {
    if (index > end && /^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const counts = index > end ? !isCode && line.trim() !== '' : MATTER.test(line);
    return counts ? [{line: index + 1, text: line.trim()}] : [];
  });
}

/**
 * Places where the English line changed or is new and the line of the translation that stands in its place is an old one.
 * Both are compared by their place among the lines of prose; where the two pages do not have the same number of these,
 * before or now, nothing can be said.
 */
export function untouchedLines(before: Versions, now: Versions): Omit<Untouched, 'file'>[] {
  const [oldEnglish, oldTranslation, english, translation] = [before.english, before.translation, now.english, now.translation].map(
    proseLines,
  );
  if (oldEnglish!.length !== oldTranslation!.length || english!.length !== translation!.length) return [];
  const known = new Set(oldEnglish!.map(({text}) => text));
  const old = new Set(oldTranslation!.map(({text}) => text));
  return english!.flatMap(({text}, place) => {
    const beside = translation![place]!;
    // A line that is the same in both languages (a link, a rule of a table) needs no translation.
    return known.has(text) || !old.has(beside.text) || text === beside.text ? [] : [{...beside, english: text}];
  });
}

/**
 * The untouched lines of the translations of these pages, against the version of the English page that each was stamped
 * for and its own last committed text. Without Git, or where that version is not in the history, nothing is found.
 */
export function untouchedIn(root: string, files: readonly string[]): Untouched[] {
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  return files.flatMap((given) => {
    const page = pageFileOf(given);
    if (!page) throw new Error(`${given}: not a page of the site`);
    return (page.language === 'en' ? translationLanguages : [page.language]).flatMap((language) => {
      const file = inLanguage(page, language);
      const translation = committedText(root, file);
      const hash = /^source_hash: '?(\w+)/m.exec(translation ?? '')?.[1];
      const english = hash && textWith(root, page.english, hash);
      if (!translation || !english || !fs.existsSync(path.join(root, file))) return [];
      return untouchedLines({english, translation}, {english: read(page.english), translation: read(file)}).map((one) => ({file, ...one}));
    });
  });
}
