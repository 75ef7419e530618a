/**
 * An adaptive binary range coder: each yes-or-no costs as many bits as it is surprising. Carry handling follows LZMA.
 * Every decision names a slot; a slot's prediction is the share of noes so far, in which old answers fade slowly.
 */
const PROBABILITY_BITS = 16;
const ONE = 1 << PROBABILITY_BITS;
const RENORMALIZE = 1 << 24;
/** A slot moves by 1/(answers + 1.6) towards each answer, and by no less than this reciprocal. */
const LONGEST_MEMORY = 250;
const RATES = Float64Array.from({length: LONGEST_MEMORY + 1}, (_, answers) => 1 / (answers + 1.6));

/** Slots of one alphabet. Encoder and decoder must make the same ones and ask in the same order. */
export class Model {
  private readonly chances: Float64Array;
  private readonly answers: Uint8Array;

  constructor(slots: number) {
    this.chances = new Float64Array(slots).fill(ONE / 2);
    this.answers = new Uint8Array(slots);
  }

  /** Chance of a no in this slot, never quite impossible and never quite certain. */
  chance(slot: number): number {
    return Math.min(Math.max(Math.floor(this.chances[slot]!), 16), ONE - 16);
  }

  learn(slot: number, bit: number): void {
    const answers = this.answers[slot]!;
    this.chances[slot]! += ((bit ? 0 : ONE) - this.chances[slot]!) * RATES[answers]!;
    if (answers < LONGEST_MEMORY) this.answers[slot] = answers + 1;
  }
}

/** What encoder and decoder share: `code` writes the given bit or reads one, so a format is written down once. */
export interface BitCoder {
  /** Whether more was read than there is: the bytes are cut short or are something else. Never so when writing. */
  readonly exhausted: boolean;
  code(model: Model, slot: number, bit: number): number;
}

export class Encoder implements BitCoder {
  readonly exhausted = false;
  private low = 0;
  private range = 0xffffffff;
  private cache = 0;
  private pending = 1;
  private readonly out: number[] = [];

  code(model: Model, slot: number, bit: number): number {
    const bound = (this.range >>> PROBABILITY_BITS) * model.chance(slot);
    if (bit) {
      this.low += bound;
      this.range -= bound;
    } else {
      this.range = bound;
    }
    model.learn(slot, bit);
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

export class Decoder implements BitCoder {
  private range = 0xffffffff;
  private value = 0;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let index = 0; index < 4; index++) this.value = ((this.value << 8) | this.next()) >>> 0;
  }

  code(model: Model, slot: number): number {
    const bound = (this.range >>> PROBABILITY_BITS) * model.chance(slot);
    let bit = 0;
    if (this.value < bound) {
      this.range = bound;
    } else {
      bit = 1;
      this.value -= bound;
      this.range -= bound;
    }
    model.learn(slot, bit);
    while (this.range < RENORMALIZE) {
      this.range = (this.range << 8) >>> 0;
      this.value = ((this.value << 8) | this.next()) >>> 0;
    }
    return bit;
  }

  get exhausted(): boolean {
    return this.at > this.bytes.length + 8;
  }

  private next(): number {
    return this.bytes[this.at++] ?? 0;
  }
}

/** Slots that one number needs; `contexts` of them stand side by side in a model. */
export const NUMBER_SLOTS = 32 + 256;
export const numberModel = (contexts: number): Model => new Model(contexts * NUMBER_SLOTS);

/**
 * A whole number from 0: its length in bits as so many times yes, then the bits below the first. The upper three of
 * those are learnt for each length; the rest is noise and costs its full bit.
 */
export function codeNumber(coder: BitCoder, model: Model, context: number, value: number): number {
  const base = context * NUMBER_SLOTS;
  const wanted = value + 1;
  const wantedLength = 31 - Math.clz32(wanted);
  let length = 0;
  while (length < 31 && coder.code(model, base + length, length < wantedLength ? 1 : 0)) length++;
  let result = 1;
  for (let bit = length - 1; bit >= 0; bit--) {
    const depth = length - 1 - bit;
    const slot =
      depth < 3 ? base + 32 + length * 7 + ((1 << depth) - 1) + (result & ((1 << depth) - 1)) : base + 32 + 224 + Math.min(bit, 31);
    result = (result << 1) | coder.code(model, slot, (wanted >>> bit) & 1);
  }
  return result - 1;
}
