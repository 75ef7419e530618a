// SHA-256, synchronous: the browser's own is not, and is missing on pages without TLS. FIPS 180-4. Pure.

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The first 32 bits of the fractions of the cube (and square) roots of the first primes.
  const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32);
  let count = 0;
  for (let candidate = 2; count < 64; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START[count] = fraction(Math.sqrt(candidate));
    K[count++] = fraction(Math.cbrt(candidate));
  }
}

const W = new Uint32Array(64);
const BLOCK = 64;

/** The 32 bytes of the hash of `length` bytes from the start of `data`, written to `out` at `at`. */
export function sha256Into(data: Uint8Array, length: number, out: Uint8Array, at: number): void {
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  padded.set(data.subarray(0, length));
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  let [a0, b0, c0, d0, e0, f0, g0, h0] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let offset = 0; offset < padded.length; offset += BLOCK) {
    for (let i = 0; i < 16; i++) W[i] = view.getUint32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = W[i - 15]!;
      const y = W[i - 2]!;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      W[i] = W[i - 16]! + s0 + W[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = [a0, b0, c0, d0, e0, f0, g0, h0];
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    a0 = (a0 + a) | 0;
    b0 = (b0 + b) | 0;
    c0 = (c0 + c) | 0;
    d0 = (d0 + d) | 0;
    e0 = (e0 + e) | 0;
    f0 = (f0 + f) | 0;
    g0 = (g0 + g) | 0;
    h0 = (h0 + h) | 0;
  }
  const result = new DataView(out.buffer, out.byteOffset + at, 32);
  [a0, b0, c0, d0, e0, f0, g0, h0].forEach((word, index) => result.setUint32(4 * index, word));
}
