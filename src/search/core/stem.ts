import {stemmer as english} from 'stemmer';
import {stemmer as russian} from '@orama/stemmers/russian';
import {remembering} from './memo.ts';

const ENGLISH = /^[a-z]{3,}$/;
const RUSSIAN = /^[а-я]{3,}$/;
/** Stem of a lower-case word in English or Russian; anything else stays as it is. Most are asked for again: pages repeat words. */
export const stem = remembering(100_000, (word) =>
  ENGLISH.test(word) ? english(word) : RUSSIAN.test(word) ? withoutFleeting(russian(word.replace(/пись$/, 'пис'))) : word,
);

/**
 * A Russian stem without the vowel that comes and goes in its last syllable, of which Snowball does not know: `узел` and
 * `узла`, `кошелёк` and `кошельков`, `ячейка` and `ячеек`, `корень` and `корня` would be two words each. Nor does it know
 * nouns in -пись: it takes the ending of `подпись` for that of a verb.
 */
const withoutFleeting = (stem: string): string =>
  stem.length < 4 ? stem : stem.replace(/([аеиоуыэюя])е([кц])$/, '$1й$2').replace(/([бвгджзклмнпрстфхцчшщ])[оеь]([клнц])$/, '$1$2');
