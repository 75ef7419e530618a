/** The stack notation of the reference, `x y – q r | 0`: what goes in, what comes out in each case, and the type of each name. */
export type ValueType = 'int' | 'bool' | 'cell' | 'slice' | 'builder' | 'tuple' | 'continuation' | 'dict' | 'null' | 'any' | 'rest';

export interface StackValue {
  readonly name: string;
  /** More than one where the value may be one or the other: `c|null`. */
  readonly types: readonly ValueType[];
}

export interface StackEffect {
  readonly inputs: readonly StackValue[];
  /** One list for each outcome. */
  readonly outputs: readonly (readonly StackValue[])[];
}

const INTEGERS = /^(?:[xyzwnmijklprqhtd]|gas|cells|bits|seconds|mask|mode|hash|key|level)$/;

function typeOf(name: string): ValueType {
  if (/^-?\d+$/.test(name)) return name === '-1' || name === '0' ? 'bool' : 'int';
  const base = name.replace(/['\d]+$/, '').replace(/^([svx])[nmrkp]$/, '$1');
  if (name === '…') return 'rest';
  if (name === 'null') return 'null';
  if (name === 'NaN') return 'int';
  if (base === 'f') return 'bool';
  if (base === 's' || base === 'sub') return 'slice';
  if (base === 'b') return 'builder';
  if (base === 'c') return 'cell';
  if (base === 'D') return 'dict';
  if (base === 'T') return 'tuple';
  if (base === 'v') return 'any';
  if (base === 'cont' || base === 'body' || base === 'cond') return 'continuation';
  if (INTEGERS.test(base) || /[-+·^⌊~&|]/.test(name)) return 'int';
  throw new Error(`no type for the stack value ${name}`);
}

function value(text: string): StackValue {
  const [name = text, explicit] = text.split(':');
  if (explicit) return {name, types: [explicit as ValueType]};
  // `v1…vn` is any number of values of one type.
  const list = /^(\w)\w*…\w+$/.exec(text);
  if (list) return {name: text, types: ['rest']};
  const operands = text.split('|');
  if (operands.length > 1 && operands.every((part) => /^[\w']+$|^NaN$/.test(part)) && !/^[xy]\|[xy]$/.test(text)) {
    return {name: text, types: [...new Set(operands.map(typeOf))]};
  }
  return {name, types: [typeOf(name)]};
}

function list(text: string): StackValue[] {
  return text.split(/\s+/).filter(Boolean).map(value);
}

export function parseStackEffect(text: string): StackEffect {
  const [before = '', after = ''] = text.split('–');
  return {inputs: list(before), outputs: after.split(' | ').map((outcome) => list(outcome.replace(/^\s*\|/, '')))};
}
