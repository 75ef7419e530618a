import zlib from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
};

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * Opaque pixels (RGBA) as a PNG with a palette: a third of the bytes of one in true color. Colors are told apart by the
 * first `depth` bits of each channel, the most for which 256 are enough; edges of letters are all that it touches.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  for (let depth = 6; ; depth--) {
    const shift = 8 - depth;
    const palette = new Map<number, number>();
    const colors: number[] = [];
    // A byte at the start of each line says that it is not filtered.
    const lines = Buffer.alloc(height * (width + 1));
    for (let y = 0, from = 0; y < height && palette.size <= 256; y++) {
      for (let x = 0; x < width; x++, from += 4) {
        const [red, green, blue] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
        const key = ((red >> shift) << 16) | ((green >> shift) << 8) | (blue >> shift);
        let index = palette.get(key);
        if (index === undefined) {
          index = palette.size;
          palette.set(key, index);
          colors.push(red, green, blue);
        }
        lines[y * (width + 1) + 1 + x] = index;
      }
    }
    if (palette.size > 256) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 3], 8);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(colors)),
      chunk('IDAT', zlib.deflateSync(lines, {level: 9})),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
