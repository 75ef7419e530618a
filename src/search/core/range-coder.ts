/**
 * A binary range coder: each yes-or-no costs as many bits as it is surprising to who predicted it. Carry handling follows
 * LZMA. It knows of no predictions: {@link BitCoder.code} is told the chance each time.
 */
export const CHANCE_BITS = 16;
const RENORMALIZE = 1 << 24;

/** What encoder and decoder share: `code` writes the given bit or reads one, so a format is written down once. */
export interface BitCoder {
  /** Whether more was read than there is: the bytes are cut short or are something else. Never so when writing. */
  readonly exhausted: boolean;
  /** @param chance of a no, from 1 to 2 ** {@link CHANCE_BITS} − 1 */
  code(chance: number, bit: number): number;
}

export class Encoder implements BitCoder {
  readonly exhausted = false;
  private low = 0;
  private range = 0xffffffff;
  private cache = 0;
  private pending = 1;
  private readonly out: number[] = [];

  code(chance: number, bit: number): number {
    const bound = (this.range >>> CHANCE_BITS) * chance;
    if (bit) {
      this.low += bound;
      this.range -= bound;
    } else {
      this.range = bound;
    }
    while (this.range < RENORMALIZE) {
      this.range = (this.range << 8) >>> 0;
      this.shift();
    }
    return bit;
  }

  finish(): Uint8Array {
    for (let index = 0; index < 5; index++) this.shift();
    return Uint8Array.from(this.out.slice(1));
  }

  private shift(): void {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0;
      do {
        this.out.push((this.cache + carry) & 0xff);
        this.cache = 0xff;
      } while (--this.pending);
      this.cache = Math.floor(this.low / 0x1000000) & 0xff;
    }
    this.pending++;
    this.low = (this.low % 0x1000000) * 256;
  }
}

/** Answers that a byte may have at most; text has ten. Damaged bytes that foretell everything would be read for ever. */
const MOST_ANSWERS = 1000;

export class Decoder implements BitCoder {
  private left: number;
  private range = 0xffffffff;
  private value = 0;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.left = MOST_ANSWERS * (bytes.length + 8);
    for (let index = 0; index < 4; index++) this.value = ((this.value << 8) | this.next()) >>> 0;
  }

  code(chance: number): number {
    this.left--;
    const bound = (this.range >>> CHANCE_BITS) * chance;
    let bit = 0;
    if (this.value < bound) {
      this.range = bound;
    } else {
      bit = 1;
      this.value -= bound;
      this.range -= bound;
    }
    while (this.range < RENORMALIZE) {
      this.range = (this.range << 8) >>> 0;
      this.value = ((this.value << 8) | this.next()) >>> 0;
    }
    return bit;
  }

  get exhausted(): boolean {
    return this.at > this.bytes.length + 8 || this.left < 0;
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }
}
