import fs from 'node:fs';
import path from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/** Bold text as outlines: what is drawn needs no font, on no machine. */
export interface Outliner {
  /** Path data of a text whose baseline begins at (x, y). */
  readonly path: (text: string, x: number, y: number, size: number) => string;
  readonly width: (text: string, size: number) => number;
}

type Font = ReturnType<typeof opentype.parse>;

interface Slice {
  readonly file: string;
  readonly has: (character: number) => boolean;
}

const PACKAGES = path.resolve('node_modules/@fontsource-variable');
const BOLD = {wght: 700};

/** The files of a package of Fontsource, which has a font in slices, each with the characters that it holds. */
function slicesOf(name: string, wanted: RegExp): Slice[] {
  const ranges = JSON.parse(fs.readFileSync(path.join(PACKAGES, name, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([slice]) => wanted.test(slice))
    .map(([slice, range]) => {
      const parts = range.split(',').map((part) => {
        const [from = '', to = from] = part.trim().replace('U+', '').split('-');
        return [parseInt(from, 16), parseInt(to, 16)] as const;
      });
      return {
        file: path.join(PACKAGES, name, 'files', `${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
        has: (character) => parts.some(([from, to]) => character >= from && character <= to),
      };
    });
}

/** Outlines for the characters of some texts: Inter, and Noto Sans SC for what it lacks. No other character is read. */
export async function outliner(texts: Iterable<string>): Promise<Outliner> {
  const missing = new Set([...texts].flatMap((text) => [...text]));
  const slices = [...slicesOf('inter', /^(?:latin|cyrillic)$/), ...slicesOf('noto-sans-sc', /./)];
  const fonts = new Map<string, Font>();
  for (const {file, has} of slices) {
    const characters = [...missing].filter((character) => has(character.codePointAt(0)!));
    if (!characters.length) continue;
    const ttf = await subsetFont(fs.readFileSync(file), characters.join(''), {targetFormat: 'truetype', variationAxes: BOLD});
    const font = opentype.parse(new Uint8Array(ttf).buffer);
    for (const character of characters) {
      // A slice may name a character that it does not draw.
      if (character !== ' ' && font.charToGlyphIndex(character) === 0) continue;
      fonts.set(character, font);
      missing.delete(character);
    }
  }

  /** Calls `draw` with each run of characters of one font; returns where the text ends. */
  const walk = (text: string, x: number, size: number, draw?: (font: Font, run: string, x: number) => void): number => {
    let run = '';
    let font: Font | undefined;
    let end = x;
    const flush = (): void => {
      if (!font || !run) return;
      draw?.(font, run, end);
      end += font.getAdvanceWidth(run, size);
      run = '';
    };
    for (const character of text) {
      const own = fonts.get(character);
      // What no font has is left out rather than drawn as a box.
      if (!own) continue;
      if (own !== font) flush();
      font = own;
      run += character;
    }
    flush();
    return end;
  };
  return {
    width: (text, size) => walk(text, 0, size),
    path: (text, x, y, size) => {
      let data = '';
      walk(text, x, size, (font, run, from) => (data += font.getPath(run, from, y, size).toPathData(1)));
      return data;
    },
  };
}
