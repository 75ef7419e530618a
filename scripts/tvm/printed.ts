import type {ValueType} from '../../src/tvm/stack-effect.ts';

/** The type of a value from how the VM prints it. */
export function printedType(text: string): ValueType {
  if (text === '()' || text === '(null)') return 'null';
  if (text === 'NaN' || /^-?\d+$/.test(text)) return 'int';
  if (text.startsWith('CS{')) return 'slice';
  if (text.startsWith('BC{')) return 'builder';
  if (text.startsWith('C{')) return 'cell';
  if (text.startsWith('Cont{')) return 'continuation';
  if (text.startsWith('(') || text.startsWith('[')) return 'tuple';
  throw new Error(`printed value not understood: ${text}`);
}

export function agrees(printed: string, types: readonly ValueType[]): boolean {
  const got = printedType(printed);
  return types.some(
    (type) =>
      type === 'any' || type === got || (type === 'bool' && got === 'int') || (type === 'dict' && (got === 'cell' || got === 'null')),
  );
}
