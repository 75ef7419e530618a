// Packages without types of their own.
declare module 'opentype.js' {
  interface Font {
    getPath(text: string, x: number, y: number, fontSize: number): {toPathData(decimalPlaces?: number): string};
    getAdvanceWidth(text: string, fontSize: number): number;
    /** 0 where the font has no glyph. */
    charToGlyphIndex(character: string): number;
  }
  const opentype: {parse(buffer: ArrayBuffer): Font};
  export default opentype;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {targetFormat?: 'truetype' | 'woff2'; variationAxes?: Record<string, number | {min: number; max: number}>},
  ): Promise<Buffer>;
}
