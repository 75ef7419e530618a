import {Dictionary, type Cell, type Slice} from '@ton/core';
import {sha256_sync} from '@ton/crypto';

// region types
/** Metadata as a contract stores it (TEP-64). */
export type Content =
  | {readonly layout: 'off-chain'; readonly uri: string}
  | {readonly layout: 'on-chain'; readonly values: Values}
  | {readonly layout: 'semi-chain'; readonly uri: string; readonly values: Values};

/** By name if the key is known, otherwise by its hash in hex. */
export type Values = ReadonlyMap<string, Buffer>;
// endregion

// region snake
/** More cells than this are an attempt to keep the parser busy. */
const MAX_CELLS = 2048;

/** Bytes of a chain of cells: those of the cell, then those of its first reference, and so on. */
export function readSnake(slice: Slice): Buffer {
  const parts: Buffer[] = [];
  let rest = slice;
  for (let cells = 0; ; cells++) {
    if (cells === MAX_CELLS) throw new Error('Too many cells in a snake');
    if (rest.remainingBits % 8 !== 0)
      throw new Error('A cell of a snake ends within a byte');
    parts.push(rest.loadBuffer(rest.remainingBits / 8));
    if (rest.remainingRefs === 0) return Buffer.concat(parts);
    rest = rest.loadRef().beginParse();
  }
}
// endregion

// region chunked
/** Bytes of a dictionary that holds pieces under the numbers 0, 1, 2 and so on. */
export function readChunks(slice: Slice): Buffer {
  const chunks = slice.loadDict(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  const parts: Buffer[] = [];
  for (let index = 0; index < chunks.size; index++) {
    const chunk = chunks.get(index);
    if (!chunk) throw new Error(`Chunk ${index} is missing`);
    parts.push(readSnake(chunk.beginParse()));
  }
  return Buffer.concat(parts);
}
// endregion

// region value
/** One value of an on-chain dictionary: a prefix determines the layout of its bytes. */
export function readValue(slice: Slice): Buffer {
  if (slice.remainingBits < 8) return Buffer.alloc(0);
  const prefix = slice.loadUint(8);
  if (prefix === 0x00) return readSnake(slice);
  if (prefix === 0x01) return readChunks(slice);
  throw new Error(`Unknown format of a value: ${prefix}`);
}
// endregion

// region content
const NAMES = [
  'uri',
  'name',
  'description',
  'image',
  'image_data',
  'symbol',
  'decimals',
  'amount_style',
  'render_type',
  'attributes',
  'content_url',
  'custom_payload_api_uri',
  'mintless_merkle_dump_uri',
];

/** Dictionary keys are hashes, so only known names can be recognized. */
const nameOf = new Map(NAMES.map((name) => [sha256_sync(name).toString('hex'), name]));

export function decodeContent(cell: Cell): Content {
  const slice = cell.beginParse();
  if (slice.remainingBits < 8)
    throw new Error('No layout: the cell holds less than a byte');
  const layout = slice.loadUint(8);
  if (layout === 0x01)
    return {layout: 'off-chain', uri: readSnake(slice).toString('utf8')};
  if (layout !== 0x00) throw new Error(`Unknown layout: ${layout}`);

  const values = new Map<string, Buffer>();
  const entries = slice.loadDict(Dictionary.Keys.Buffer(32), {
    parse: (value) => value,
    serialize: () => {
      throw new Error('Only for reading');
    },
  });
  for (const key of entries.keys()) {
    const value = entries.get(key) as Slice;
    // The standard puts a value into a reference; some contracts store it in the dictionary itself.
    const inReference = value.remainingBits === 0 && value.remainingRefs === 1;
    const hash = key.toString('hex');
    values.set(
      nameOf.get(hash) ?? hash,
      readValue(inReference ? value.loadRef().beginParse() : value),
    );
  }
  const uri = values.get('uri')?.toString('utf8');
  return uri === undefined
    ? {layout: 'on-chain', values}
    : {layout: 'semi-chain', uri, values};
}
// endregion

// region token
export interface Token {
  readonly name?: string;
  readonly description?: string;
  readonly image?: string;
  readonly imageData?: Buffer;
  readonly symbol?: string;
  readonly decimals: number;
}

const text = (value: unknown): string | undefined =>
  Buffer.isBuffer(value)
    ? value.toString('utf8')
    : typeof value === 'string'
      ? value
      : undefined;

/** What to show. `json` is the parsed document behind the URI; on-chain values take precedence. */
export function describe(
  content: Content,
  json: Readonly<Record<string, unknown>> = {},
): Token {
  const values =
    content.layout === 'off-chain' ? new Map<string, Buffer>() : content.values;
  const field = (key: string): string | undefined =>
    text(values.get(key)) ?? text(json[key]);
  // Documents contain `decimals` as a string or as a number.
  const written = field('decimals') ?? String(json.decimals ?? 9);
  if (!/^\d{1,3}$/.test(written) || Number(written) > 255)
    throw new Error(`Wrong decimals: ${written}`);
  const data = values.get('image_data');
  const inJson = text(json.image_data);
  const token = {
    name: field('name'),
    description: field('description'),
    image: field('image'),
    symbol: field('symbol'),
    imageData:
      data ?? (inJson === undefined ? undefined : Buffer.from(inJson, 'base64')),
    decimals: Number(written),
  };
  return Object.fromEntries(
    Object.entries(token).filter(([, value]) => value !== undefined),
  ) as unknown as Token;
}
// endregion
