import type {Messages as BagMessages} from '../../boc/messages/en';
import type {FaultCode} from '../../boc/bag';
import type {FieldError} from '../../shared/ui/Field';
import {lineOf, type Problem, type Values} from '../code/problem';
import type {Messages} from '../messages/en';

/** The tool's own strings, and those of the viewer of bags of cells. */
export interface Texts {
  readonly t: Messages;
  readonly bag: BagMessages;
}

/** Why a bag of cells cannot be used, in words. */
export function explainBag({t, bag}: Texts, values: Values): string {
  const why = String(values.why);
  const own = t.bag[why as keyof typeof t.bag];
  if (own) return own(values);
  return `${bag.byte(Number(values.byte))}${bag.colon}${bag.fault[why as FaultCode](values as Readonly<Record<string, number>>)}`;
}

/** What is wrong with the value of a field, with the place in words and for the caret. */
export function explain(texts: Texts, problem: Problem, text: string): FieldError {
  const {t} = texts;
  const {code, at, length, values = {}} = problem;
  const {line, column} = lineOf(text, at);
  const where = text.includes('\n') ? t.where(line, column) : t.whereOne(column);
  const what = t.problems[code](values);
  return {
    text: `${where}: ${what}${code === 'bag' ? ` ${explainBag(texts, values)}` : ''}`,
    // The caret needs one line; that of the place is enough.
    ...(text && {place: {at, length}}),
  };
}
