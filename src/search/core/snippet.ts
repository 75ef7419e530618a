import {remembering} from './memo.ts';
import {cut} from './phrase.ts';
import {tokens, type Token} from './tokens.ts';

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Text as HTML. The interface inserts what it gets as it is. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** What stands around a match, and where something was left out; a provider is asked for the same. */
export const MARK = {pre: '<mark>', post: '</mark>'};
export const ELLIPSIS = '…';

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

function render(text: string, from: number, to: number, found: readonly Range[]): string {
  let html = '';
  let at = from;
  for (const {start, end} of found) {
    if (start < at || end > to) continue;
    html += escapeHtml(text.slice(at, start)) + MARK.pre + escapeHtml(text.slice(start, end)) + MARK.post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

const titleTokens = remembering(4000, (title) => [...tokens(title, {singles: true, keepStopWords: true})]);

/** A whole title with what matched marked. */
export function highlight(title: string, matched: ReadonlySet<string>): string {
  return render(title, 0, title.length, ranges(titleTokens(title), matched));
}

/**
 * The stretch of a text with the most of what matched, about `width` characters (Chinese counts double), cut at spaces.
 * With `fromStart` it is the beginning of the text.
 */
export function snippet(whole: string, matched: ReadonlySet<string>, width: number, fromStart = false): string {
  const {text, tokens: list} = cut(whole);
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
  // At the start of a word, where one begins before the match.
  const space = start > 0 ? text.indexOf(' ', start) : -1;
  if (space >= 0 && space < best) start = space + 1;
  let end = Math.min(text.length, start + budget);
  const lastSpace = end < text.length ? text.lastIndexOf(' ', end) : -1;
  if (lastSpace > start + budget * 0.6) end = lastSpace;
  return (start > 0 ? ELLIPSIS : '') + render(text, start, end, found).trim() + (end < text.length ? ELLIPSIS : '');
}
