/**
 * Nanograms as Gram in a language's number format, rounded to four digits after the mark: `+9.9998`. Amounts of a scenario
 * are small enough for a number.
 */
export function formatAmount(nano: bigint, language: string, signed = false): string {
  const options = {maximumFractionDigits: 4, signDisplay: signed ? 'exceptZero' : 'auto'} as const;
  return new Intl.NumberFormat(language, options).format(Number(nano) / 1e9);
}
