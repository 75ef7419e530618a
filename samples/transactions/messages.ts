import {type Message, type Slice} from '@ton/core';

// region kinds
/** The kinds of messages that a program has to distinguish. */
export function kindOf(message: Message): string {
  switch (message.info.type) {
    case 'external-in':
      return 'external, incoming';
    case 'external-out':
      return 'external, outgoing (log)';
    case 'internal':
      if (message.info.bounced) return 'internal, bounced';
      return message.info.bounce ? 'internal, bounce' : 'internal, no bounce';
  }
}
// endregion

// region body
export type Body =
  | {readonly kind: 'empty'}
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'bounced'; readonly op: number | undefined}
  | {readonly kind: 'operation'; readonly op: number; readonly rest: Slice};

/** Reads a body from the outside in. The `bounced` flag is checked first, because it changes the layout. */
export function readBody({info, body}: Message): Body {
  const slice = body.beginParse();
  if (info.type === 'internal' && info.bounced) {
    // 32 bits of ones, then the first 256 bits of the original body.
    slice.skip(Math.min(32, slice.remainingBits));
    return {
      kind: 'bounced',
      op: slice.remainingBits >= 32 ? slice.loadUint(32) : undefined,
    };
  }
  if (slice.remainingBits < 32) {
    return {kind: 'empty'};
  }
  const op = slice.loadUint(32);
  const rest = slice.clone();
  if (op === 0) {
    try {
      return {kind: 'comment', text: slice.loadStringTail()};
    } catch {
      // Anyone may send malformed text: it must not stop the program.
    }
  }
  return {kind: 'operation', op, rest};
}
// endregion

// region sold
export interface Sold {
  readonly queryId: bigint;
  readonly number: number;
}

/** sold#01db0003 query_id:uint64 number:uint32 = ExtOutMsgBody; */
export function readSold(message: Message): Sold | undefined {
  if (message.info.type !== 'external-out') return undefined;
  const body = readBody(message);
  if (body.kind !== 'operation' || body.op !== 0x01db0003) return undefined;
  const sold = {queryId: body.rest.loadUintBig(64), number: body.rest.loadUint(32)};
  body.rest.endParse(); // remaining bits mean a different layout
  return sold;
}
// endregion
