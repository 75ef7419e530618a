/** Bits that TEP-74 sets apart: requests have the highest bit clear, responses have it set. */
const REQUEST = 0x7fffffff;
const RESPONSE = 0x80000000;

/**
 * The operation code of a TL-B line: CRC-32 of its text with single spaces, without the tag of the constructor, without
 * parentheses, braces and the closing semicolon (TEP-74). `transfer query_id:uint64 … = InternalMsgBody` gives
 * 0x0f8a7ea5.
 */
export function opcodeOf(line: string, response = false): number {
  const text = line
    .replace(/^(\s*\w+)#[0-9a-f]*/i, '$1')
    .replace(/[(){};]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const crc = crc32(new TextEncoder().encode(text));
  return response ? (crc | RESPONSE) >>> 0 : crc & REQUEST;
}

/** CRC-32 (ISO-HDLC), as zip has it. */
export function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
