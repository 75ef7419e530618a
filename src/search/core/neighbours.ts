/**
 * How often each character was seen in each node of the section tree, in the pairs of characters that came so far. Where a
 * pair ends, another goes on, so both its characters tell where the next pair of theirs may be.
 *
 * Two of them may fall on one place and are counted together then, by the encoder as by the decoder.
 */
export class Neighbours {
  private readonly counts: Uint8Array;
  private readonly shift: number;

  /** @param postings about how many pairs will be noted: a place for eight times as many, within bounds */
  constructor(postings: number) {
    const bits = Math.min(MOST_BITS, Math.max(LEAST_BITS, 35 - Math.clz32(postings)));
    this.counts = new Uint8Array(2 ** bits);
    this.shift = 32 - bits;
  }

  /** A class of how often, below {@link CLASSES}. */
  seen(character: number, node: number): number {
    return CLASS_OF[this.counts[this.place(character, node)]!]!;
  }

  note(character: number, node: number, times: number): void {
    const place = this.place(character, node);
    this.counts[place] = Math.min(MOST_COUNTED, this.counts[place]! + times);
  }

  /** Nodes of a character stand side by side: what is read together is near each other. */
  private place(character: number, node: number): number {
    return ((Math.imul(character, 0x9e3779b1) >>> this.shift) + node) & (this.counts.length - 1);
  }
}

const LEAST_BITS = 10;
const MOST_BITS = 24;
const MOST_COUNTED = 255;
/** Never, once, twice, to 4, to 8, to 19, more often. */
export const CLASSES = 7;
const CLASS_OF = Uint8Array.from({length: MOST_COUNTED + 1}, (_, count) =>
  count < 3 ? count : count < 5 ? 3 : count < 9 ? 4 : count < 20 ? 5 : 6,
);
