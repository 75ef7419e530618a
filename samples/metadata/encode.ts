import {beginCell, Dictionary, type Cell} from '@ton/core';
import {sha256_sync} from '@ton/crypto';

// region off-chain
export function offChain(uri: string): Cell {
  return beginCell().storeUint(0x01, 8).storeStringTail(uri).endCell();
}
// endregion

// region on-chain
/** Also semi-chain, if `fields` has the key `uri`. */
export function onChain(
  fields: Readonly<Record<string, string | Buffer>>,
  value: (data: Buffer) => Cell = snake,
): Cell {
  const entries = Dictionary.empty(
    Dictionary.Keys.Buffer(32),
    Dictionary.Values.Cell(),
  );
  for (const [name, data] of Object.entries(fields)) {
    entries.set(sha256_sync(name), value(Buffer.from(data as string)));
  }
  return beginCell().storeUint(0x00, 8).storeDict(entries).endCell();
}

/** For text; binary data goes into chunks. */
export function snake(data: Buffer): Cell {
  return beginCell()
    .storeUint(0x00, 8)
    .storeStringTail(data.toString('utf8'))
    .endCell();
}
// endregion

// region chunked
export function chunked(data: Buffer, size = 127): Cell {
  const chunks = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  for (let index = 0; index * size < data.length; index++) {
    const piece = data.subarray(index * size, (index + 1) * size);
    chunks.set(index, beginCell().storeBuffer(piece).endCell());
  }
  return beginCell().storeUint(0x01, 8).storeDict(chunks).endCell();
}
// endregion
