import fs from 'node:fs';
import path from 'node:path';
import {ownIcons, socialIcons, themeIcons} from '../site/icons.ts';

const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** What the sprite is made of, for the hash of the inputs. */
export const iconSources: readonly string[] = ['scripts/icon-sprite.ts', 'site/icons.ts', ...Object.values(themeIcons).map(themeFile)];

function themeFile(component: string): string {
  return path.join(THEME, `${component}.js`);
}

/** Drawing and box of an icon from the component that shows it. */
function fromTheme(component: string): {viewBox: string; drawing: string} {
  const file = themeFile(component);
  const [, attributes = '', drawing = ''] = /<svg([^]*?[^=])>([^]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (!viewBox || !drawing.includes('<path') || drawing.includes('{')) throw new Error(`${file}: no drawing found; correct site/icons.ts`);
  return {
    viewBox,
    drawing: drawing
      .replace(/\b(fill|clip|stroke)([A-Z])(?=\w*=)/g, (_, word: string, letter: string) => `${word}-${letter.toLowerCase()}`)
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><')
      .trim(),
  };
}

/** One SVG file with a `<symbol>` for each icon; colour and size come from where it is shown. */
export function iconSprite(): string {
  const symbols = [
    ...Object.entries(themeIcons).map(([name, component]) => ({name, ...fromTheme(component)})),
    ...Object.entries(ownIcons).map(([name, icon]) => ({name, ...icon})),
    ...Object.entries(socialIcons).map(([name, d]) => ({
      name,
      viewBox: '0 0 24 24',
      drawing: `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`,
    })),
  ];
  const body = symbols.map(({name, viewBox, drawing}) => `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${body.join('')}</svg>\n`;
}
