/** The reference as HTML, made while the site is built. `package.json` beside this file gives the browser `client.ts` instead. */
import comparison from '../../../../data/tvm/comparison.json';
import {FAMILIES} from '../../../../data/tvm/families/index.ts';
import {instructions} from '../../../../data/tvm/instructions.ts';
import measured from '../../../../data/tvm/measured.json';
import type {MeasuredFile} from '../../measured.ts';
import {idsOf} from '../ids.ts';
import {render, type Comparison} from '../render.ts';

export function referenceHtml(locale: string): string {
  return render({
    instructions,
    families: FAMILIES,
    measured: measured as unknown as MeasuredFile,
    comparison: comparison as unknown as Comparison,
    locale,
  });
}

export const referenceIds: readonly string[] = idsOf(instructions, FAMILIES);
