import {questionOf, type Corpus} from './corpus.ts';

/** Results of a page of the modal, as the worker makes them. */
const HITS = 20;

/** Every beginning of a query, as a reader types it. */
export const keystrokesOf = (text: string): string[] =>
  Array.from(text, (_character, index) =>
    Array.from(text)
      .slice(0, index + 1)
      .join(''),
  );

/**
 * Processor time in ms from a keystroke to its finished results, at the 50th and the 95th of a hundred. Each keystroke is
 * typed `rounds` times and the best counts: what else the machine does is no part of it. The files of words and of the
 * pages that are shown are at hand, as they are from the second keystroke on.
 */
export async function keystrokeTimes(corpus: Corpus, texts: readonly string[], rounds = 6): Promise<{p50: number; p95: number}> {
  const engine = corpus.open();
  const typed = texts.flatMap(keystrokesOf);
  const best = new Array<number>(typed.length).fill(Infinity);
  for (const query of typed) await engine.need(query, corpus.loadWords, console.error);
  for (let round = 0; round < rounds; round++) {
    for (const [place, query] of typed.entries()) {
      const before = process.cpuUsage();
      await engine.search(questionOf(query, HITS), corpus.load);
      const {user, system} = process.cpuUsage(before);
      best[place] = Math.min(best[place]!, (user + system) / 1000);
    }
  }
  best.sort((a, b) => a - b);
  return {p50: best[Math.floor(best.length / 2)]!, p95: best[Math.floor(best.length * 0.95)]!};
}
