import type {Instruction} from '../instruction.ts';

/** Fragments that the network links to and that no row gives by the rule: each leads to what answers it. */
export const OLD_FRAGMENTS: Readonly<Record<string, string>> = {'52-division': 'division'};

/** Every fragment of the page, once each. */
export function idsOf(instructions: readonly Instruction[], families: readonly {readonly id: string}[]): string[] {
  const ids = [
    ...families.map(({id}) => id),
    ...Object.keys(OLD_FRAGMENTS),
    'quick-search',
    'how-to-read',
    'gas-variables',
    'exit-codes',
    'compared',
    ...instructions.flatMap(({id, opcode}) => [id, opcode.notation]),
  ];
  return [...new Set(ids)];
}
