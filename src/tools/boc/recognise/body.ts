// Bodies of messages that are known: comments, jettons, NFT, DNS, and the signed bodies of wallets. Pure.
import type {Value} from '../tlb/value.ts';
import {accountOf, at, coinsOf, constructorOf, type Reading, type Rest} from './reading.ts';
import {DNS, HIGHLOAD, WALLETS, WALLETS_V5} from './schemas.ts';

/** The type by which the viewer reads the cell, and the schema that defines it where the choice does not offer it. */
export interface DecodeAs {
  readonly type: string;
  readonly schema: string;
}

/** What a body says. Amounts of jettons are in their smallest units: how many make one is not in the message. */
export type Content =
  | {readonly kind: 'empty'}
  | {readonly kind: 'comment'; readonly text: string}
  | {readonly kind: 'encrypted-comment'}
  | {readonly kind: 'excesses'}
  | {readonly kind: 'jetton-transfer'; readonly amount: bigint; readonly to: string; readonly comment: string | undefined}
  | {readonly kind: 'jetton-internal-transfer'; readonly amount: bigint; readonly comment: string | undefined}
  | {
      readonly kind: 'jetton-notification';
      readonly amount: bigint;
      readonly from: string | undefined;
      readonly comment: string | undefined;
    }
  | {readonly kind: 'jetton-burn'; readonly amount: bigint}
  | {readonly kind: 'jetton-burn-notification'; readonly amount: bigint}
  | {readonly kind: 'nft-transfer'; readonly to: string}
  | {readonly kind: 'nft-assigned'; readonly from: string | undefined}
  | {readonly kind: 'dns'; readonly deletes: boolean};

/** In which message a body stands, if in one; both read the body by a type of its own. */
export type Around = 'Message' | 'MessageRelaxed' | '';

const typeIn = (around: Around, type: string): string => (around ? `${around} ${type}` : type);
const bodyIn = (around: Around, value: Value | undefined): Value | undefined => (around ? at(value, 'body') : value);

/** What is in a body, and by which type it can be read. `rest` is where it begins, in `cell` or in one of its references. */
export function contentOf(
  reading: Reading,
  cell: number,
  around: Around,
  rest: Rest,
): {readonly content: Content; readonly decode: DecodeAs} | undefined {
  const {cells} = reading.bag;
  const known = {type: typeIn(around, 'Body'), schema: ''};
  if (cells.exotic[rest.cell]) return undefined;
  if (cells.bits[rest.cell] === rest.bit && cells.refCount[rest.cell] === rest.ref) return {content: {kind: 'empty'}, decode: known};
  const op = reading.operation(rest);
  if (op === undefined) return undefined;
  if (op === 0) {
    const text = reading.text({...rest, bit: rest.bit + 32});
    // Alone, 32 zero bits and nothing else could be any number.
    return text === undefined || (text === '' && !around) ? undefined : {content: {kind: 'comment', text}, decode: known};
  }
  if (op === 0x4eb1f0f9) {
    const decode = {type: typeIn(around, 'ChangeRecord'), schema: DNS};
    const body = bodyIn(around, reading.whole(cell, decode.type, DNS));
    return body && {content: {kind: 'dns', deletes: constructorOf(body) === 'delete_record'}, decode};
  }
  const body = bodyIn(around, reading.whole(cell, known.type));
  const content = body && knownBody(reading, body);
  return content && {content, decode: known};
}

function knownBody(reading: Reading, body: Value): Content | undefined {
  const amount = coinsOf(at(body, 'amount'));
  // A payload that says nothing but "comment" says nothing.
  const comment = (): string | undefined => {
    const rest = reading.restOf(at(body, 'forward_payload'));
    return (rest && reading.comment(rest)) || undefined;
  };
  switch (constructorOf(body)) {
    case 'encrypted_comment':
      return {kind: 'encrypted-comment'};
    case 'excesses':
      return {kind: 'excesses'};
    case 'transfer': {
      const to = accountOf(at(body, 'destination'));
      return amount === undefined || !to ? undefined : {kind: 'jetton-transfer', amount, to, comment: comment()};
    }
    case 'internal_transfer':
      return amount === undefined ? undefined : {kind: 'jetton-internal-transfer', amount, comment: comment()};
    case 'transfer_notification':
      return amount === undefined
        ? undefined
        : {kind: 'jetton-notification', amount, from: accountOf(at(body, 'sender')), comment: comment()};
    case 'burn':
      return amount === undefined ? undefined : {kind: 'jetton-burn', amount};
    case 'burn_notification':
      return amount === undefined ? undefined : {kind: 'jetton-burn-notification', amount};
    case 'nft_transfer': {
      const to = accountOf(at(body, 'new_owner'));
      return to ? {kind: 'nft-transfer', to} : undefined;
    }
    case 'ownership_assigned':
      return {kind: 'nft-assigned', from: accountOf(at(body, 'prev_owner'))};
    default:
      return undefined;
  }
}

/** A message that a wallet sends. */
export interface Sent {
  readonly to: string;
  readonly bounce: boolean;
  /** Nanograms. */
  readonly amount: bigint;
  readonly content: Content | undefined;
}

/** What the owner of a wallet orders. The wallet is known by the layout alone, and other contracts may share it. */
export interface Order {
  readonly wallet: 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V5 beta' | 'highload V2' | 'highload V3';
  readonly messages: number;
  /** The first message, if it is an internal one. */
  readonly first: Sent | undefined;
  /** Plugins, extensions, or the right to sign change. */
  readonly changes: boolean;
}

const EXTERNAL: readonly (readonly [Order['wallet'], string, string])[] = [
  ['V5', 'SignedV5', WALLETS_V5],
  ['V5 beta', 'SignedV5Beta', WALLETS_V5],
  ['V4', 'SignedV4', WALLETS],
  ['V3', 'SignedV3', WALLETS],
  ['V2', 'SignedV2', WALLETS],
  ['V1', 'SignedV1', WALLETS],
  ['highload V3', 'SignedHighloadV3', HIGHLOAD],
  ['highload V2', 'SignedHighloadV2', HIGHLOAD],
];
const INTERNAL: typeof EXTERNAL = [['V5', 'SignedV5Internal', WALLETS_V5]];
const BY_OPERATION: ReadonlySet<string> = new Set(['V5', 'V5 beta']);
const V5_OPERATIONS: ReadonlySet<number | undefined> = new Set([0x7369676e, 0x73696e74, 0x6578746e]);

/** A wallet's body. No two layouts have the same number of bits and references, so that at most one fits. */
export function orderOf(
  reading: Reading,
  cell: number,
  around: 'Message' | '',
  rest: Rest,
  from: 'external' | 'internal' | 'anywhere',
): {readonly order: Order; readonly decode: DecodeAs} | undefined {
  const byOperation = V5_OPERATIONS.has(reading.operation(rest));
  for (const [wallet, name, schema] of [...(from === 'internal' ? [] : EXTERNAL), ...(from === 'external' ? [] : INTERNAL)]) {
    if (BY_OPERATION.has(wallet) !== byOperation) continue;
    const decode = {type: typeIn(around, name), schema};
    const body = bodyIn(around, reading.whole(cell, decode.type, schema));
    const order = body && orderIn(reading, wallet, body);
    if (order) return {order, decode};
  }
  return undefined;
}

function orderIn(reading: Reading, wallet: Order['wallet'], body: Value): Order | undefined {
  let found = messagesIn(body);
  const changes = hasChanges(body);
  // Something must be ordered: a signature and some numbers alone could belong to any contract.
  if (!found || (found.length === 0 && !changes)) return undefined;
  if (wallet === 'highload V3') found = batchIn(reading, found[0]!) ?? found;
  return {wallet, messages: found.length, first: found[0] === undefined ? undefined : sentIn(reading, found[0]), changes};
}

/** Cells of the messages in their order; nothing where one is pruned or a library. */
function messagesIn(body: Value): readonly number[] | undefined {
  const found: number[] = [];
  const open = (value: Value): boolean => {
    if (value.word === 'pruned' || value.word === 'library' || value.word === 'exotic') return false;
    if (value.name !== 'message') return value.children.every(open);
    found.push(value.cell);
    return true;
  };
  return open(body) ? found : undefined;
}

const CHANGES: ReadonlySet<string> = new Set(['v4_deploy', 'v4_plugin', 'add_extension', 'remove_extension', 'set_signature_auth']);

function hasChanges(value: Value): boolean {
  if (CHANGES.has(constructorOf(value))) return true;
  return value.name !== 'message' && value.children.some(hasChanges);
}

function batchIn(reading: Reading, message: number): readonly number[] | undefined {
  const batch = bodyIn('MessageRelaxed', reading.whole(message, 'MessageRelaxed HighloadBatch', HIGHLOAD));
  return batch && messagesIn(batch);
}

function sentIn(reading: Reading, cell: number): Sent | undefined {
  const value = reading.whole(cell, 'MessageRelaxed Any');
  const info = at(value, 'info');
  const [to, amount] = [accountOf(at(info, 'dest')), coinsOf(at(info, 'value', 'grams'))];
  if (!to || amount === undefined) return undefined;
  const rest = reading.restOf(at(value, 'body'));
  const content = rest && contentOf(reading, cell, 'MessageRelaxed', rest)?.content;
  return {to, amount, bounce: at(info, 'bounce')?.text === 'true', content};
}

/** A body alone, without the message around it. */
export type BodyFound = {readonly kind: 'body'; readonly content: Content} | {readonly kind: 'order'; readonly order: Order};

export function bodyOf(reading: Reading, cell: number): {readonly found: BodyFound; readonly decode: DecodeAs} | undefined {
  const rest = {cell, bit: 0, ref: 0};
  const known = contentOf(reading, cell, '', rest);
  if (known) return known.content.kind === 'empty' ? undefined : {found: {kind: 'body', content: known.content}, decode: known.decode};
  const ordered = orderOf(reading, cell, '', rest, 'anywhere');
  return ordered && {found: {kind: 'order', order: ordered.order}, decode: ordered.decode};
}
