import {Cell} from '@ton/core';
import {badInput} from '../errors.ts';
import {MAX_BOC} from '../limits.ts';

/** A typed bag of cells, hex or base64 (also the URL-safe kind), spaces and line breaks allowed. `field` is named where it is none. */
export function readBoc(text: string, field: string): Cell {
  const compact = text.replace(/\s+/g, '').replace(/^0x/i, '');
  if (compact === '') throw badInput('bad-boc', 'nothing is there; an empty cell is te6cckEBAQEAAgAAAEysuc0=', field);
  if (compact.length > MAX_BOC) throw badInput('bad-boc', `${compact.length} characters, at most ${MAX_BOC} are read`, field);
  const bytes = /^(?:[0-9a-f]{2})+$/i.test(compact)
    ? Buffer.from(compact, 'hex')
    : /^[\w+/-]+={0,2}$/.test(compact)
      ? Buffer.from(compact.replace(/-/g, '+').replace(/_/g, '/'), 'base64')
      : undefined;
  if (!bytes) throw badInput('bad-boc', 'neither hex nor base64', field);
  let roots: Cell[];
  try {
    roots = Cell.fromBoc(bytes);
  } catch (error) {
    throw badInput('bad-boc', error instanceof Error ? error.message : String(error), field);
  }
  if (roots.length !== 1) throw badInput('bad-boc', `${roots.length} roots; one is expected`, field);
  return roots[0]!;
}

export const toBase64 = (cell: Cell): string => cell.toBoc().toString('base64');
