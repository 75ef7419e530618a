import {gramText, wholeText, type NumberProblem, type NumberStyle} from '../numbers';
import type {NumberMessages} from './en';

const style: NumberStyle = {group: ',', point: '.'};

function problem(one: NumberProblem): string {
  const where = `第 ${one.place.at + 1} 个字符`;
  const bound = (value: bigint): string =>
    'decimals' in one && one.decimals === 9 ? `${gramText(value, style)} GRAM` : wholeText(value, style);
  switch (one.code) {
    case 'empty':
      return '此处缺少数字。';
    case 'character':
      return /[-−–]/.test(one.character) ? `${where}是负号：数字不能为负。` : `${where}“${one.character}”不是数字的一部分。`;
    case 'fraction':
      return `${where}：此处只能填写整数。`;
    case 'ambiguous':
      return `${where}：这个逗号可能分隔千位，也可能是小数点。请写成 1000 或 1.0。`;
    case 'decimals':
      return `${where}多余：最小单位是 nanogram，小数点后 ${one.decimals} 位。`;
    case 'range':
      return `数字必须在 ${bound(one.min)} 到 ${bound(one.max)} 之间。`;
  }
}

export const numbers: NumberMessages = {
  style,
  problem,
  whole: (value) => wholeText(value, style),
  gram: (value) => gramText(value, style),
};
