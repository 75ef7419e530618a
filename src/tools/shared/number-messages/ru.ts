import {gramText, wholeText, type NumberProblem, type NumberStyle} from '../numbers';
import type {NumberMessages} from './en';

const style: NumberStyle = {group: '\u00a0', point: ','};

const rules = new Intl.PluralRules('ru');

/** A whole amount that is already written out, with its unit: 1 нанограм, 2 нанограма, 5 нанограмов. */
export function nanograms(amount: string): string {
  const form = rules.select(Number(amount.replace(/\D/g, '')));
  return `${amount} ${form === 'one' ? 'нанограм' : form === 'few' ? 'нанограма' : 'нанограмов'}`;
}

function problem(one: NumberProblem): string {
  const where = `Символ ${one.place.at + 1}`;
  const bound = (value: bigint): string =>
    'decimals' in one && one.decimals === 9 ? `${gramText(value, style)} GRAM` : wholeText(value, style);
  switch (one.code) {
    case 'empty':
      return 'Здесь не хватает числа.';
    case 'character':
      return /[-−–]/.test(one.character)
        ? `${where} — минус: число не может быть отрицательным.`
        : `${where}, «${one.character}», не может быть частью числа.`;
    case 'fraction':
      return `${where}: здесь только целые числа.`;
    case 'ambiguous':
      return `${where}: эта запятая может отделять тысячи или дробную часть. Пишите 1000 или 1,0.`;
    case 'decimals':
      return `${where} лишний: после запятой не больше ${one.decimals} знаков, до нанограма.`;
    case 'range':
      return `Число должно быть от ${bound(one.min)} до ${bound(one.max)}.`;
  }
}

export const numbers: NumberMessages = {
  style,
  problem,
  whole: (value) => wholeText(value, style),
  gram: (value) => gramText(value, style),
};
