import {loadMessageRelaxed, type Cell, type CommonMessageInfoRelaxed, type Message, type MessageRelaxed, type Slice} from '@ton/core';
import type {Action, MessageReport} from '../protocol.ts';
import {toBase64} from '../values/boc.ts';

/** A message as the page shows it. */
export function reportMessage({info, body, init}: Message | MessageRelaxed): MessageReport {
  return {
    kind: info.type === 'internal' ? 'internal' : info.type === 'external-in' ? 'external-in' : 'external-out',
    ...ends(info),
    ...(info.type === 'internal' && {value: info.value.coins.toString(), bounce: info.bounce, bounced: info.bounced}),
    body: toBase64(body),
    ...meaning(body),
    deploys: Boolean(init),
  };
}

function ends(info: Message['info'] | CommonMessageInfoRelaxed): {from?: string; to?: string} {
  const text = (address: unknown): string | undefined =>
    address && typeof address === 'object' && 'toRawString' in address ? (address as {toRawString: () => string}).toRawString() : undefined;
  return {from: text(info.src), to: text(info.dest)};
}

/** What a body says about itself: its operation, and the text of a comment. */
function meaning(body: Cell): {op?: string; comment?: string} {
  try {
    const slice = body.beginParse();
    if (slice.remainingBits < 32) return {};
    const op = slice.loadUint(32);
    const known = {op: `0x${op.toString(16).padStart(8, '0')}`};
    if (op !== 0 || slice.remainingBits % 8 !== 0) return known;
    const comment = slice.loadStringTail();
    // A replacement character: bytes that are no text.
    return comment === '' || comment.includes('\uFFFD') ? known : {...known, comment};
  } catch {
    return {};
  }
}

/** The list of actions that the compute phase left (c5), in the order in which it was asked for. */
export function reportActions(list: Cell): Action[] {
  const actions: Action[] = [];
  for (let slice = list.beginParse(); slice.remainingRefs > 0;) {
    const previous = slice.loadRef();
    actions.push(reportAction(slice));
    slice = previous.beginParse();
  }
  return actions.reverse();
}

function reportAction(slice: Slice): Action {
  const tag = slice.remainingBits >= 32 ? slice.loadUint(32) : 0;
  try {
    switch (tag) {
      case 0x0ec3c86d:
        return {type: 'send', mode: slice.loadUint(8), message: reportMessage(loadMessageRelaxed(slice.loadRef().beginParse()))};
      case 0xad4de08e:
        return {type: 'set-code', hash: slice.loadRef().hash().toString('hex')};
      case 0x36e6b809:
        return {type: 'reserve', mode: slice.loadUint(8), value: slice.loadCoins().toString()};
      case 0x26fa1dd4:
        return {type: 'library', mode: slice.loadUint(7)};
    }
  } catch {
    // An action that the action phase will refuse.
  }
  return {type: 'unknown', tag: `0x${tag.toString(16).padStart(8, '0')}`};
}
