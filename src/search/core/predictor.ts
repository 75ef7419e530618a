import {CHANCE_BITS, type BitCoder} from './range-coder.ts';

/*
 * Encoder and decoder must come to the same chances to the last bit, on any machine: so only sums, products and quotients,
 * which IEEE 754 defines, and tables made of them. `Math.log` and `Math.exp` may differ between browsers.
 */

const LN2 = 0.6931471805599453;

function logarithm(value: number): number {
  let doublings = 0;
  for (; value > 1.5; value /= 2) doublings++;
  for (; value < 0.75; value *= 2) doublings--;
  const ratio = (value - 1) / (value + 1);
  let sum = 0;
  for (let power = ratio, odd = 1; odd < 40; odd += 2, power *= ratio * ratio) sum += power / odd;
  return 2 * sum + doublings * LN2;
}

/** How finely a slot's chance is told apart when it is mixed. */
const CHANCE_CLASS_BITS = 12;
const CHANCE_CLASSES = 2 ** CHANCE_CLASS_BITS;
/** ln(p / (1 − p)) of each class of chances. */
const STRETCHED = Float64Array.from({length: CHANCE_CLASSES}, (_, place) => logarithm((place + 0.5) / (CHANCE_CLASSES - place - 0.5)));

/** The reverse, 1 / (1 + e^−x), for x from −FARTHEST to FARTHEST, so many to a unit. */
const FARTHEST = 12;
const PER_UNIT = 64;
const SQUASHED = squashed();

function squashed(): Float64Array {
  let step = 1;
  for (let turn = 12; turn > 0; turn--) step = 1 + step / (PER_UNIT * turn);
  const middle = FARTHEST * PER_UNIT;
  const table = new Float64Array(2 * middle + 2);
  for (let place = 0, power = 1; place <= middle + 1; place++, power *= step) {
    table[middle + place] = power / (1 + power);
    if (place <= middle) table[middle - place] = 1 / (1 + power);
  }
  return table;
}

function squash(value: number): number {
  const place = ((value < -FARTHEST ? -FARTHEST : value > FARTHEST ? FARTHEST : value) + FARTHEST) * PER_UNIT;
  const whole = Math.floor(place);
  return SQUASHED[whole]! + (SQUASHED[whole + 1]! - SQUASHED[whole]!) * (place - whole);
}

const ONE = 2 ** CHANCE_BITS;
/** Nothing is held for quite impossible or quite certain. */
const LEAST_CHANCE = 8;
/** A slot is one number of 32 bits: the chance of a no in the upper ones, how many answers it has seen in the lower. */
const SEEN_BITS = 10;
const SEEN = 2 ** SEEN_BITS - 1;
const CERTAIN = 2 ** (32 - SEEN_BITS) - 1;
/** A slot moves by 1/(answers + 1.6) towards each answer, and by no less than this reciprocal. */
const LONGEST_MEMORY = 250;
const RATES = Float64Array.from({length: LONGEST_MEMORY + 1}, (_, answers) => 1 / (answers + 1.6));
/** How fast the weights follow. */
const LEARNING = 0.02;

/**
 * Foretells yes or no from what several contexts have seen, by logistic mixing as PAQ does it (M. Mahoney, "Adaptive
 * weighing of context models for lossless data compression", 2005): each context names a slot, a slot remembers the share
 * of noes, and weights learn which contexts are to be believed.
 */
export class Predictor {
  /** The slot of each context for the next decision; to be set before {@link code}. */
  readonly slots: Int32Array;
  private readonly starts: Int32Array;
  private readonly states: Uint32Array;
  private readonly stretched: Float64Array;
  private readonly weights: Float64Array;

  /**
   * @param sizes how many slots each context has
   * @param sets how many sets of weights there are to choose from
   */
  constructor(sizes: readonly number[], sets: number) {
    this.slots = new Int32Array(sizes.length);
    this.starts = new Int32Array(sizes.length);
    let total = 0;
    sizes.forEach((size, index) => {
      this.starts[index] = total;
      total += size;
    });
    this.states = new Uint32Array(total).fill(2 ** 31);
    this.stretched = new Float64Array(sizes.length);
    // Each alone would be believed wholly; together a little more than that, since they tell different things.
    this.weights = new Float64Array(sizes.length * sets).fill(sizes.length > 1 ? 1.2 / sizes.length : 1);
  }

  /** Writes a bit or reads one, and learns from it. */
  code(coder: BitCoder, set: number, bit: number): number {
    const {slots, starts, states, stretched, weights} = this;
    const count = slots.length;
    const first = set * count;
    let sum = 0;
    for (let index = 0; index < count; index++) {
      const value = STRETCHED[states[starts[index]! + slots[index]!]! >>> (32 - CHANCE_CLASS_BITS)]!;
      stretched[index] = value;
      sum += value * weights[first + index]!;
    }
    const chance = squash(sum);
    const share = Math.floor(chance * ONE);
    const found = coder.code(share < LEAST_CHANCE ? LEAST_CHANCE : share > ONE - LEAST_CHANCE ? ONE - LEAST_CHANCE : share, bit);
    const target = found ? 0 : CERTAIN;
    const error = ((found ? 0 : 1) - chance) * LEARNING;
    for (let index = 0; index < count; index++) {
      weights[first + index]! += error * stretched[index]!;
      const place = starts[index]! + slots[index]!;
      const state = states[place]!;
      const seen = state & SEEN;
      const before = state >>> SEEN_BITS;
      const after = before + Math.floor((target - before) * RATES[seen]!);
      states[place] = (after << SEEN_BITS) | (seen < LONGEST_MEMORY ? seen + 1 : seen);
    }
    return found;
  }
}

/** Slots that one number needs in a context. */
const NUMBER_SLOTS = 32 + 256;
const NUMBER_SETS = 64;

/** Foretells whole numbers from 0, each from several contexts. */
export class NumberPredictor {
  /** The context of each kind for the next number; to be set before {@link code}. */
  readonly contexts: Int32Array;
  private readonly predictor: Predictor;

  /** @param sizes how many contexts there are of each kind */
  constructor(...sizes: readonly number[]) {
    this.contexts = new Int32Array(sizes.length);
    this.predictor = new Predictor(
      sizes.map((size) => size * NUMBER_SLOTS),
      NUMBER_SETS,
    );
  }

  /**
   * Writes a number or reads one: its length in bits as so many times yes, then the bits below the first. The upper three of
   * those are learnt for each length; the rest is noise and costs its full bit.
   */
  code(coder: BitCoder, value: number): number {
    const wanted = value + 1;
    const wantedLength = 31 - Math.clz32(wanted);
    let length = 0;
    while (length < 31 && this.bit(coder, length, length, length < wantedLength ? 1 : 0)) length++;
    let result = 1;
    for (let bit = length - 1; bit >= 0; bit--) {
      const depth = length - 1 - bit;
      const slot = depth < 3 ? 32 + length * 7 + ((1 << depth) - 1) + (result & ((1 << depth) - 1)) : 32 + 224 + Math.min(bit, 31);
      result = (result << 1) | this.bit(coder, slot, 32 + length, (wanted >>> bit) & 1);
    }
    return result - 1;
  }

  private bit(coder: BitCoder, slot: number, set: number, bit: number): number {
    const {slots} = this.predictor;
    for (let index = 0; index < slots.length; index++) slots[index] = this.contexts[index]! * NUMBER_SLOTS + slot;
    return this.predictor.code(coder, set, bit);
  }
}

/** A class of numbers in steps of half an octave: 0, 1, 2, 3, 4, 6, 8, 12 … below the next. */
export function halfOctaves(value: number): number {
  const whole = Math.floor(value);
  if (whole < 2) return whole;
  const octave = 31 - Math.clz32(whole);
  return 2 * octave + ((whole >>> (octave - 1)) & 1);
}
