/** Nanograms in one Gram. */
const UNIT = 1_000_000_000n;

/** `0.05` to `50000000`; nothing for what is no amount. A comma is taken for a point. */
export function toNano(text: string): string | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,12})(?:[.,](\d{0,9}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return undefined;
  return (BigInt(whole || '0') * UNIT + BigInt(fraction.padEnd(9, '0'))).toString();
}

/** `50000000` to `0.05`. */
export function fromNano(nano: string): string {
  const value = BigInt(nano);
  const sign = value < 0n ? '-' : '';
  const absolute = value < 0n ? -value : value;
  const fraction = (absolute % UNIT).toString().padStart(9, '0').replace(/0+$/, '');
  return `${sign}${absolute / UNIT}${fraction && `.${fraction}`}`;
}
