import {stemmer as english} from 'stemmer';
import {stemmer as russian} from '@orama/stemmers/russian';

const ENGLISH = /^[a-z]{3,}$/;
const RUSSIAN = /^[а-я]{3,}$/;
/** A page repeats its words, and typing repeats a query: most stems are asked for again. */
const MOST_KNOWN = 100_000;
const known = new Map<string, string>();

/** Stem of a lower-case word in English or Russian; anything else stays as it is. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const result = ENGLISH.test(word) ? english(word) : RUSSIAN.test(word) ? withoutFleeting(russian(word.replace(/пись$/, 'пис'))) : word;
  if (known.size > MOST_KNOWN) known.clear();
  known.set(word, result);
  return result;
}

/**
 * A Russian stem without the vowel that comes and goes in its last syllable, of which Snowball does not know: `узел` and
 * `узла`, `кошелёк` and `кошельков`, `ячейка` and `ячеек`, `корень` and `корня` would be two words each. Nor does it know
 * nouns in -пись: it takes the ending of `подпись` for that of a verb.
 */
const withoutFleeting = (stem: string): string =>
  stem.length < 4 ? stem : stem.replace(/([аеиоуыэюя])е([кц])$/, '$1й$2').replace(/([бвгджзклмнпрстфхцчшщ])[оеь]([клнц])$/, '$1$2');
