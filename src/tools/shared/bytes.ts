// Bytes as text and back, without Buffer. Pure.

export const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Value of a character of either base64 alphabet, -1 for any other. */
export function base64Value(character: string): number {
  if (character === '-') return 62;
  if (character === '_') return 63;
  return character.length === 1 ? BASE64.indexOf(character) : -1;
}

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
  return text;
}

/** Bytes of hexadecimal digits; the caller has checked that there is nothing else and that they are even in number. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Base64 without padding, in the alphabet for addresses of pages (`-_`) or the standard one (`+/`). */
export function toBase64(bytes: Uint8Array, alphabet: 'standard' | 'url' = 'standard'): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let place = 0; place < Math.min(4, left + 1); place++) text += BASE64[(group >> (18 - 6 * place)) & 63];
  }
  return alphabet === 'standard' ? text : text.replace(/\+/g, '-').replace(/\//g, '_');
}

/**
 * Bytes of base64 in either alphabet, without padding; the caller has checked the characters. Bits that fill no byte are
 * dropped.
 */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const character of text) {
    held = ((held << 6) | base64Value(character)) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 0xff;
  }
  return bytes;
}
