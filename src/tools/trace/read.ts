// The input of the viewer: bags of cells, or the JSON of an API. Pure, but needs `Buffer` in the global scope.
import {fromCells} from './from-cells.ts';
import {fromJson} from './from-json.ts';
import type {Read} from './steps.ts';

/** Reads what the reader pasted. Never throws for text, whatever it is. */
export function readTrace(text: string): Read {
  const start = text.trimStart();
  if (start === '') return {kind: 'empty'};
  return /^[[{]/.test(start) && !/^x\{/i.test(start) ? fromJson(text) : fromCells(text);
}
