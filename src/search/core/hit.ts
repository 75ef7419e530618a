import type {Found} from './engine.ts';
import type {CutText} from './phrase.ts';
import type {Area, HeadingLevel, Hierarchy, Kind} from './record.ts';
import {escapeHtml, highlight, snippet, type Mark} from './snippet.ts';

interface Marked {
  readonly value: string;
}

/** A result in the shape that the provider's interface shows; values under `_…` are HTML. */
export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly type: HeadingLevel;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly area: Area;
  /** `tool`: a row that the page puts above the results. */
  readonly kind: Kind | 'tool';
  readonly _highlightResult: {readonly hierarchy: Record<string, Marked>};
  readonly _snippetResult: {readonly hierarchy: Record<string, Marked>; readonly content?: Marked};
}

/** What stands around a match, and where something was left out; a provider is asked for the same. */
export const MARK: Mark = {pre: '<mark>', post: '</mark>'};
export const ELLIPSIS = '…';
/** Words of a snippet are measured in characters. */
const CHARACTERS_PER_WORD = 11;

export interface HitOptions {
  readonly language: string;
  /** Origin that addresses begin with. */
  readonly origin: string;
  readonly snippetWords: number;
}

/** A definition is shown from its beginning, and so many times as much of it. */
const DEFINITION = 3;

/** A found section as a hit. */
export function toHit(found: Found, {language, origin, snippetWords}: HitOptions): Hit {
  const {page, title: own, level, above, kind, number, matched, text, isDefinition} = found;
  const type = `lvl${level}` as HeadingLevel;
  const path = [...above, own];
  const hierarchy: Hierarchy = {lvl0: page.category, lvl1: page.title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  // A page may leave out a level; then the heading stands at its own and what is above keeps the order.
  path.slice(1, -1).forEach((title, index) => (hierarchy[`lvl${Math.min(index + 2, level - 1)}` as 'lvl2'] = title));
  hierarchy[type] = own;
  const highlighted: Record<string, Marked> = {};
  for (const [name, title] of Object.entries(hierarchy)) {
    if (title !== null) highlighted[name] = {value: name === 'lvl0' ? escapeHtml(title) : highlight(title, matched, MARK)};
  }
  const shown = text && (!hasAny(text.content, matched) && hasAny(text.code, matched) ? text.code : text.content);
  const width = CHARACTERS_PER_WORD * snippetWords * (isDefinition ? DEFINITION : 1);
  const fragment = text?.id ? `#${encodeURIComponent(text.id)}` : '';
  return {
    objectID: `${language}:${page.path}${fragment || (level > 1 ? `#${number - page.first}` : '')}`,
    url: `${origin}${encodeURI(page.path)}${fragment}`,
    type,
    hierarchy,
    content: null,
    area: page.area,
    kind,
    _highlightResult: {hierarchy: highlighted},
    _snippetResult: {
      hierarchy: highlighted,
      ...(shown?.text && {
        content: {value: snippet(shown, matched, MARK, width, ELLIPSIS, isDefinition)},
      }),
    },
  };
}

const hasAny = ({tokens}: CutText, matched: ReadonlySet<string>): boolean => tokens.some(({term}) => matched.has(term));
