import {NumberPredictor, Predictor} from './predictor.ts';
import type {BitCoder} from './range-coder.ts';

/** Places for what two or three letters in a row were followed by; two of them may fall on one. */
const PLACE_BITS = 18;
const PLACES = 2 ** PLACE_BITS;
/** What is longer counts as so long, where a length is a context. */
const LONG = 16;
/** Letters by their distance from what is shared: the first, the second, all others. */
const PARTS = 3;
/** No term is so long: damaged bytes are not read for ever. */
const LONGEST = 1000;

/**
 * Writes a list of terms or reads one: each by how much it shares with the one before, and then letter by letter in view of
 * the letters before it.
 *
 * @param given in ascending order of their UTF-16 units, each once
 */
export function codeTerms(coder: BitCoder, given: readonly string[] | undefined): string[] {
  const units = codeAlphabet(coder, given);
  // Letters are the places of their units in the alphabet.
  const letterOf = new Map(units.map((unit, place) => [unit, place]));
  const total = new NumberPredictor(1).code(coder, given?.length ?? 0);
  const sharedLengths = new NumberPredictor((LONG + 1) ** 2, LONG + 1);
  const letters = new Letters(coder, units.length);
  const terms: string[] = [];
  let before: number[] = [];
  let sharedBefore = 0;
  for (let index = 0; index < total && !coder.exhausted; index++) {
    const term = given?.[index];
    const wanted = term === undefined ? [] : Array.from({length: term.length}, (_, place) => letterOf.get(term.charCodeAt(place))!);
    let shared = 0;
    while (shared < before.length && before[shared] === wanted[shared]) shared++;
    sharedLengths.contexts[0] = Math.min(before.length, LONG) * (LONG + 1) + Math.min(sharedBefore, LONG);
    sharedLengths.contexts[1] = Math.min(sharedBefore, LONG);
    shared = Math.min(before.length, sharedLengths.code(coder, shared));
    const found = before.slice(0, shared);
    while (found.length < LONGEST) {
      const letter = letters.code(found, shared, before, wanted[found.length]);
      if (letter === undefined) break;
      found.push(letter);
    }
    terms.push(String.fromCharCode(...found.map((letter) => units[letter] ?? 0)));
    before = found;
    sharedBefore = shared;
  }
  return terms;
}

/** The UTF-16 units that occur in any term, ascending. */
function codeAlphabet(coder: BitCoder, given: readonly string[] | undefined): number[] {
  const wanted = [...new Set(given?.flatMap((term) => Array.from({length: term.length}, (_, place) => term.charCodeAt(place))))];
  wanted.sort((one, other) => one - other);
  const number = new NumberPredictor(2);
  const count = Math.min(2 ** 16, number.code(coder, wanted.length));
  number.contexts[0] = 1;
  const units: number[] = [];
  for (let next = 0; units.length < count; next++) {
    next += number.code(coder, (wanted[units.length] ?? 0) - next);
    units.push(next);
  }
  return units;
}

/** The letters of terms: whether another one comes, and which, as a number whose bits are foretold from the upper ones on. */
class Letters {
  private readonly bits: number;
  private readonly ends: Predictor;
  private readonly letters: Predictor;

  constructor(
    private readonly coder: BitCoder,
    count: number,
  ) {
    this.bits = 32 - Math.clz32(Math.max(1, count - 1));
    this.ends = new Predictor([LONG * PARTS, PLACES, PLACES], PARTS);
    this.letters = new Predictor([PLACES, PLACES, PLACES, PLACES], this.bits * PARTS);
  }

  /**
   * The letter after those that were found, of which so many are shared with the term before; none at its end.
   *
   * @param wanted what to write
   */
  code(found: readonly number[], shared: number, before: readonly number[], wanted: number | undefined): number | undefined {
    const {bits, coder, ends, letters} = this;
    const at = found.length;
    const one = found[at - 1] ?? 0;
    const two = ((found[at - 2] ?? 0) << bits) + one;
    const three = Math.imul(found[at - 3] ?? 0, 0x85ebca6b) + two;
    const part = Math.min(PARTS - 1, at - shared);
    ends.slots[0] = Math.min(at, LONG - 1) * PARTS + part;
    ends.slots[1] = placeOf(two, part);
    ends.slots[2] = placeOf(three, part);
    if (ends.code(coder, part, wanted === undefined ? 1 : 0)) return undefined;
    // The first letter that differs comes after the one in its place. Of the others their place tells a little.
    const place = part === 0 ? (before[at] ?? 0) + LONG : Math.min(at, LONG - 1);
    const {slots} = letters;
    let node = 1;
    for (let bit = bits - 1; bit >= 0; bit--) {
      slots[0] = placeOf(one, node);
      slots[1] = placeOf(two, node + 0x10000);
      slots[2] = placeOf(three, node + 0x20000);
      slots[3] = placeOf(place, node + 0x30000);
      node = (node << 1) | letters.code(coder, part * bits + bit, ((wanted ?? 0) >>> bit) & 1);
    }
    return node - (1 << bits);
  }
}

const placeOf = (context: number, node: number): number =>
  Math.imul(Math.imul(context, 0x9e3779b1) ^ node, 0x85ebca6b) >>> (32 - PLACE_BITS);
