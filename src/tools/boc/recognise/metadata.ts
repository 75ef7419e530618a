// Content of jettons, NFT and collections (TEP-64). Pure.
import type {DecodeAs} from './body.ts';
import {at, cellOf, type Reading} from './reading.ts';
import {METADATA} from './schemas.ts';
import {sha256Into} from '../sha256.ts';
import {toHex} from '../../shared/bytes.ts';

export interface MetadataFound {
  readonly kind: 'metadata';
  readonly form: 'on-chain' | 'off-chain' | 'both';
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  readonly uri: string | undefined;
}

/** Keys of the standard; in the dictionary stand their SHA-256. */
const KEYS = ['uri', 'name', 'description', 'image', 'image_data', 'symbol', 'decimals', 'amount_style', 'render_type'] as const;

let hashes: ReadonlyMap<string, (typeof KEYS)[number]> | undefined;

function keyOf(hash: string): (typeof KEYS)[number] | undefined {
  hashes ??= new Map(
    KEYS.map((key) => {
      const [bytes, out] = [new TextEncoder().encode(key), new Uint8Array(32)];
      sha256Into(bytes, bytes.length, out, 0);
      return [toHex(out), key];
    }),
  );
  return hashes.get(hash);
}

/** Where metadata lies outside of the chain: a scheme, `:`, and no blanks. */
const URI = /^[a-z][a-z\d+.-]*:\S+$/i;

/** Metadata on the chain with at least one key of the standard, or an address of it. */
export function metadataOf(reading: Reading, cell: number): {readonly found: MetadataFound; readonly decode: DecodeAs} | undefined {
  const {cells} = reading.bag;
  const decode = {type: 'Metadata', schema: METADATA};
  if (cells.bits[cell]! < 8 || cells.exotic[cell]) return undefined;
  const first = reading.bag.bytes[cells.data[cell]!];
  if (first === 1) {
    const uri = reading.text({cell, bit: 8, ref: 0});
    if (uri === undefined || !URI.test(uri)) return undefined;
    return {found: {kind: 'metadata', form: 'off-chain', name: undefined, symbol: undefined, uri}, decode};
  }
  if (first !== 0 || cells.bits[cell] !== 9 || cells.refCount[cell] !== 1) return undefined;
  const texts = new Map<string, string | undefined>();
  for (const value of at(reading.whole(cell, decode.type, METADATA), 'values')?.children ?? []) {
    const [key, at] = [keyOf(value.name), cellOf(value)];
    if (key) texts.set(key, at === undefined ? undefined : valueText(reading, at));
  }
  if (texts.size === 0) return undefined;
  const only = texts.size === 1;
  const form = texts.has('uri') ? (only ? 'off-chain' : 'both') : 'on-chain';
  return {found: {kind: 'metadata', form, name: texts.get('name'), symbol: texts.get('symbol'), uri: texts.get('uri')}, decode};
}

/** A value in snake format: a byte 0, then text. */
function valueText(reading: Reading, cell: number): string | undefined {
  const {cells, bytes} = reading.bag;
  if (cells.exotic[cell] || cells.bits[cell]! < 8 || bytes[cells.data[cell]!] !== 0) return undefined;
  return reading.text({cell, bit: 8, ref: 0}) || undefined;
}
