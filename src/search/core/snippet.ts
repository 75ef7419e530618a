import {remembering} from './memo.ts';
import {tokens, type Token} from './tokens.ts';
import type {CutText} from './phrase.ts';

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Text as HTML. The interface inserts what it gets as it is. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

export interface Mark {
  readonly pre: string;
  readonly post: string;
}

interface Range {
  start: number;
  end: number;
}

/** The parts of a text that matched, joined where they touch. */
function ranges(list: readonly Token[], matched: ReadonlySet<string>): Range[] {
  const found: Range[] = [];
  for (const {term, start, end} of [...list].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (!matched.has(term)) continue;
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({start, end});
  }
  return found;
}

function render(text: string, from: number, to: number, found: readonly Range[], {pre, post}: Mark): string {
  let html = '';
  let at = from;
  for (const {start, end} of found) {
    if (start < at || end > to) continue;
    html += escapeHtml(text.slice(at, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

const titleTokens = remembering(4000, (title) => [...tokens(title, {singles: true, keepStopWords: true})]);

/** A whole title with what matched marked. */
export function highlight(title: string, matched: ReadonlySet<string>, mark: Mark): string {
  return render(title, 0, title.length, ranges(titleTokens(title), matched), mark);
}

/**
 * The stretch of a text with the most of what matched, about `width` characters (Chinese counts double), cut at spaces.
 * `ellipsis` stands where something was left out. With `fromStart` it is the beginning of the text.
 */
export function snippet(
  {text, tokens: list}: CutText,
  matched: ReadonlySet<string>,
  mark: Mark,
  width: number,
  ellipsis = '…',
  fromStart = false,
): string {
  const found = ranges(list, matched);
  const budget = /\p{Script=Han}/u.test(text.slice(0, 200)) ? Math.ceil(width / 2) : width;
  let best = 0;
  let bestWorth = -1;
  for (let first = 0; first < found.length && !fromStart; first++) {
    const from = found[first]!.start;
    const seen = new Set<string>();
    for (let index = first; index < found.length && found[index]!.end - from <= budget; index++)
      seen.add(text.slice(found[index]!.start, found[index]!.end).toLowerCase());
    if (seen.size > bestWorth) {
      bestWorth = seen.size;
      best = from;
    }
  }
  let start = Math.max(0, Math.min(best - Math.floor(budget / 4), text.length - budget));
  if (start > 0) {
    const space = text.lastIndexOf(' ', best - 1);
    start = space > start - 20 && space >= 0 ? nextWord(text, start, best) : start;
  }
  let end = Math.min(text.length, start + budget);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start + budget * 0.6) end = space;
  }
  return (start > 0 ? ellipsis : '') + render(text, start, end, found, mark).trim() + (end < text.length ? ellipsis : '');
}

/** Start of the first whole word from `at` on, but not beyond `limit`. */
function nextWord(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < limit ? space + 1 : at;
}
