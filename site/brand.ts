/** Turns text into SVG path data: `x` and `y` of the baseline's start and `size` in pixels. */
export type TextToPath = (text: string, x: number, y: number, size: number) => string;

const BLUE = {light: '#0077c2', dark: '#57b9f7'} as const;
const INK = {light: '#0c1722', dark: '#f3f7fa'} as const;

/**
 * The mark: a cell with the cells that it refers to, the shape in which everything on the network is stored.
 * Drawn in a 24×24 square whose corner is at (x, y).
 */
export function mark(x: number, y: number, scale: number, color: string, paper = 'none'): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="2" stroke-linejoin="round">
<path d="M12 9.5v3.2M12 12.7H5.2v2.6M12 12.7h6.8v2.6" stroke-linecap="round"/>
<rect x="7.4" y="1.6" width="9.2" height="7.9" rx="2.2" fill="${color}"/>
<rect x="1.4" y="15.3" width="7.6" height="6.6" rx="1.9" fill="${paper}"/>
<rect x="15" y="15.3" width="7.6" height="6.6" rx="1.9" fill="${paper}"/></g>`;
}

/** The logo: 100×32 for the navbar, 63×24 for a narrow screen, each for light and dark. */
export function logo(outline: TextToPath, mode: 'light' | 'dark', form: 'full' | 'small'): string {
  const [width, height] = form === 'full' ? [100, 32] : [63, 24];
  const text =
    form === 'full'
      ? `<path d="${outline('TON', 30, 22, 17)}" fill="${INK[mode]}"/><path d="${outline('docs', 70, 22, 12.5)}" fill="${BLUE[mode]}"/>`
      : `<path d="${outline('TON', 25.5, 17.6, 16)}" fill="${INK[mode]}"/>`;
  const drawing = form === 'full' ? mark(1, 4, 1, BLUE[mode]) : mark(0.5, 1, 0.92, BLUE[mode]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}${text}</svg>\n`;
}

/** The mark alone; readable on light and dark tabs. */
export function favicon(paper?: string): string {
  const ground = paper ? `<rect width="32" height="32" fill="${paper}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark(2.5, 2.5, 1.125, '#0f8ddb')}</svg>\n`;
}

/** The card that a link shows in a chat or a feed: 1200×630. */
export function socialCard(outline: TextToPath): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#0d141b"/>
<g opacity="0.2">${mark(742, 110, 17, '#57b9f7')}</g>
${mark(88, 96, 4, '#57b9f7')}
<path d="${outline('TON Docs', 84, 330, 108)}" fill="#f3f7fa"/>
<path d="${outline('Every sample run. Every number checked.', 88, 420, 36)}" fill="#b2dffc"/>
<path d="${outline('English · Chinese · Russian', 88, 530, 30)}" fill="#9dabb9"/>
</svg>\n`;
}
