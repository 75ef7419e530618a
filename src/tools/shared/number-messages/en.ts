import {gramText, wholeText, type NumberProblem, type NumberStyle} from '../numbers';

const style: NumberStyle = {group: ',', point: '.'};

function problem(one: NumberProblem): string {
  const where = `Character ${one.place.at + 1}`;
  const bound = (value: bigint): string =>
    'decimals' in one && one.decimals === 9 ? `${gramText(value, style)} GRAM` : wholeText(value, style);
  switch (one.code) {
    case 'empty':
      return 'A number is missing here.';
    case 'character':
      return /[-−–]/.test(one.character)
        ? `${where} is a minus sign: the number cannot be negative.`
        : `${where}, “${one.character}”, is not part of a number.`;
    case 'fraction':
      return `${where}: only whole numbers here.`;
    case 'ambiguous':
      return `${where}: this comma could separate thousands or decimals. Write 1000 or 1.0.`;
    case 'decimals':
      return `${where} is too much: the smallest unit is the nanogram, ${one.decimals} places after the point.`;
    case 'range':
      return `The number must lie between ${bound(one.min)} and ${bound(one.max)}.`;
  }
}

export const numbers = {style, problem, whole: (value: bigint) => wholeText(value, style), gram: (value: bigint) => gramText(value, style)};
export type NumberMessages = typeof numbers;
