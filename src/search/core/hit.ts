import type {Hit} from './answer.ts';
import type {TextFile} from './package.ts';
import {cut} from './phrase.ts';
import type {HeadingLevel, Hierarchy} from './record.ts';
import type {Sections} from './sections.ts';
import {escapeHtml, highlight, snippet} from './snippet.ts';

/** Words of a snippet are measured in characters. */
const CHARACTERS_PER_WORD = 11;
/** A definition is shown from its beginning, and so many times as much of it. */
const DEFINITION = 3;

interface HitOptions {
  /** Origin that addresses begin with. */
  readonly origin: string;
  readonly language: string;
  /** Terms that are marked. */
  readonly matched: ReadonlySet<string>;
  readonly snippetWords: number;
  readonly isDefinition: boolean;
}

/** A section that was found as a hit; without its text, which has the id of its heading, it leads to the top of its page. */
export function hitOf(
  sections: Sections,
  section: number,
  text: TextFile[number] | undefined,
  {origin, language, matched, snippetWords, isDefinition}: HitOptions,
): Hit {
  const {path, category, area, first} = sections.pageOf(section);
  const level = sections.level[section]!;
  const type = `lvl${level}` as HeadingLevel;
  const above = sections.above(section);
  const own = sections.title[section]!;
  const hierarchy: Hierarchy = {lvl0: category, lvl1: above[0] ?? own, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  // A page may leave out a level; then the heading stands at its own and what is above keeps the order.
  above.slice(1).forEach((title, index) => (hierarchy[`lvl${Math.min(index + 2, level - 1)}` as 'lvl2'] = title));
  hierarchy[type] = own;
  const marked = Object.entries(hierarchy).flatMap(([name, title]) =>
    title === null ? [] : [[name, {value: name === 'lvl0' ? escapeHtml(title) : highlight(title, matched)}] as const],
  );
  const [id, content = '', code = ''] = text ?? [];
  const fragment = id ? `#${encodeURIComponent(id)}` : '';
  const hasAny = (plain: string): boolean => cut(plain).tokens.some(({term}) => matched.has(term));
  const shown = !hasAny(content) && hasAny(code) ? code : content;
  const width = CHARACTERS_PER_WORD * snippetWords * (isDefinition ? DEFINITION : 1);
  return {
    objectID: `${language}:${path}${fragment || (level > 1 ? `#${section - first}` : '')}`,
    url: `${origin}${encodeURI(path)}${fragment}`,
    type,
    hierarchy,
    area,
    kind: sections.kindOf(section),
    ...(isDefinition && {isDefinition}),
    _highlightResult: {hierarchy: Object.fromEntries(marked)},
    ...(shown && {_snippetResult: {content: {value: snippet(shown, matched, width, isDefinition)}}}),
  };
}
