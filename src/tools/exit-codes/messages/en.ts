import type {Phase} from '../../../../data/tvm/exit-codes';
import type {Range} from '../find';

export const messages = {
  label: 'Exit code or word',
  help: 'For instance 37, −14, 0xffff, “not enough”.',
  try: 'Try',
  examples: ['-14', '37', '33', '9', '65535', 'signature'],
  phases: {compute: 'compute phase', action: 'action phase', outside: 'get methods'} satisfies Record<Phase, string>,
  by: (thrower: string) => (thrower === 'node' ? 'the network' : thrower === 'by convention' ? 'most contracts' : thrower),
  explained: (code: string) => `More about ${code}`,
  source: 'Source: ',
  /** Between the phase and who throws the code. */
  comma: ', ',
  /** Between names. */
  and: ', ',
  also: 'The same bits, read otherwise',
  found: (count: number) => `${count} ${count === 1 ? 'meaning' : 'meanings'}`,
  none: 'No code has these words. Try fewer or others.',
  ranges: {
    network:
      'Numbers from 0 to 127 are kept for the network, but this one has no meaning there. A contract that throws it means something of its own: look into its source.',
    compilers:
      'Numbers from 128 to 255 are used by compilers and older contracts, this one by none that we know. Look into the source of the contract.',
    contract:
      'Numbers from 256 to 65535 belong to the contracts. Look for this one in the source of the contract that threw it, in decimal and in hexadecimal.',
    impossible: 'No transaction can show this number: a contract throws 0 to 65535, the network adds −13 and −14.',
  } satisfies Record<Range, string>,
  trace: 'Find the transaction that ended with this code in the trace viewer',
  otherContracts: 'A contract may use the same number for something else. If none of this fits, look into its source.',
};

export type Messages = typeof messages;
