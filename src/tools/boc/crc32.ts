/** A CRC of 32 bits, reflected: initial value and final XOR all ones. `polynomial` with its bits reversed. */
function reflected(polynomial: number): (bytes: Uint8Array) => number {
  const table = new Uint32Array(256).map((_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
    return crc;
  });
  return (bytes) => {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
  };
}

/** CRC-32 (IEEE 802.3, as in ZIP): tags of TL-B. */
export const crc32 = reflected(0xedb88320);
/** CRC-32C (Castagnoli): the end of a bag of cells. */
export const crc32c = reflected(0x82f63b78);
