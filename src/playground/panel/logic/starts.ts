import type {FieldDraft} from './draft';
import {baseName} from './files';

/**
 * Values to start with that no source can tell, by the file of the contract and the name of the field: lists and orders
 * are cells. `tests/unit/playground/multisig.test.ts` holds those of the multisig to its wrapper.
 */
const STARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'multisig.tolk': {
    threshold: '2',
    // The owner has the number 0, the stranger the number 1.
    signers: 'te6cckEBAwEATQACAc8BAgBDIAVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVABDIAXd3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3LHetHw=',
    signersNum: '2',
    orderSeqno: `0x${'f'.repeat(64)}`,
    isSigner: 'true',
    index: '0',
    // The first second of 2040.
    expirationDate: '2208988800',
    // One action: 0.1 Gram to the stranger.
    order: 'te6cckEBAwEAQgABAdEBAQrxOB5bAQIAaEIAXd3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d3d2gL68IAAAAAAAAAAAAAAAAAACNaLxy',
  },
  // The word "approve", as a number.
  'order.tolk': {text: '0x617070726f7665'},
};

/** The same fields, with values to start with where there are some for this contract. */
export function withStarts(fields: readonly FieldDraft[], entry: string): readonly FieldDraft[] {
  const starts = STARTS[baseName(entry)];
  if (!starts) return fields;
  return fields.map((field) => (Object.hasOwn(starts, field.name) ? {...field, value: starts[field.name]!} : field));
}
