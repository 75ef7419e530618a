/** A page of the site: its address and its title. */
export type KnownPage = readonly [path: string, title: string];

/** Words of an address or a title, lower case, without the parts that every address shares. */
export function words(text: string): string[] {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A broken escape is part of what was asked for; compare it as it stands.
  }
  return decoded
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word));
}

const COMMON = new Set(['v3', 'html', 'index', 'readme', 'docs', 'mandarin', 'ru', 'zh', 'cn', 'en']);

/** Number of single-letter insertions, deletions and replacements between two words, up to `limit` (then `limit + 1`). */
export function editDistance(a: string, b: string, limit = 2): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}

/** How well two words agree: 1 the same, 0 not at all. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > 3 && b.length > 3) {
    if (a.startsWith(b) || b.startsWith(a)) return 0.7;
    const limit = Math.min(a.length, b.length) > 6 ? 2 : 1;
    if (editDistance(a, b, limit) <= limit) return 0.6;
  }
  return 0;
}

/** Longest part of an address that is compared: a hostile one may be kilobytes long. */
const LONGEST = 300;

/**
 * The pages most like the address that was asked for, best first, at most `count`; none where nothing is alike.
 * A word that few pages have counts more than one that many have; the last words of an address count most.
 */
export function nearest(address: string, pages: readonly KnownPage[], count = 5): KnownPage[] {
  const asked = words(address.slice(0, LONGEST)).slice(-12);
  if (!asked.length) return [];
  const indexed = pages.map((page) => ({page, words: [...new Set([...words(page[0]), ...words(page[1])])]}));
  const frequency = new Map<string, number>();
  for (const entry of indexed) for (const word of entry.words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + pages.length / (frequency.get(word) ?? pages.length));
  const scored = indexed.map(({page, words: own}) => {
    let score = 0;
    asked.forEach((word, index) => {
      let best = 0;
      for (const other of own) best = Math.max(best, likeness(word, other) * rarity(other));
      score += best * (0.5 + (index + 1) / asked.length);
    });
    return {page, score: score / Math.sqrt(own.length + 4)};
  });
  return scored
    .filter(({score}) => score > 0.2)
    .sort((a, b) => b.score - a.score || a.page[0].localeCompare(b.page[0]))
    .slice(0, count)
    .map(({page}) => page);
}
