// Makes the binary files of the site from their text sources, so that the repository holds none:
//   static/fonts/*.woff2      subsets of Inter and JetBrains Mono (npm packages of Fontsource, SIL OFL)
//   static/img/*.png          favicon, touch icon and social card, drawn from `site/brand.ts`
//   static/img/*.svg          logo for light and dark, favicon, the file of icons (`site/icons.ts`)
// Runs before `start` and `build`; does nothing when its inputs have not changed. Usage: npm run assets
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import {favicon, logo, socialCard, type TextToPath} from '../site/brand.ts';
import {iconSources, iconSprite} from './icon-sprite.ts';

interface FontSubset {
  readonly source: string;
  readonly target: string;
  readonly characters: string;
}

const range = (from: number, to: number): string => String.fromCodePoint(...Array.from({length: to - from + 1}, (_, i) => from + i));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…‹›€™←↑→↓−≈≠≤≥№ŒœŠšŽž`;
const CODE = `${range(0x20, 0x7e)} «°±²³µ·»×÷–—‘’“”…←↑→↓−≠≤≥`;
const CYRILLIC = `${range(0x410, 0x44f)}ЁёІіЇїЄєҐґ№`;
const files = (name: string): string => path.join('node_modules/@fontsource-variable', name, 'files');

const fonts: FontSubset[] = [
  {source: `${files('inter')}/inter-latin-wght-normal.woff2`, target: 'inter-latin-5.3.0.woff2', characters: LATIN},
  {source: `${files('inter')}/inter-cyrillic-wght-normal.woff2`, target: 'inter-cyrillic-5.3.0.woff2', characters: CYRILLIC},
  {
    source: `${files('jetbrains-mono')}/jetbrains-mono-latin-wght-normal.woff2`,
    target: 'jetbrains-mono-latin-5.3.0.woff2',
    characters: CODE,
  },
  {
    source: `${files('jetbrains-mono')}/jetbrains-mono-cyrillic-wght-normal.woff2`,
    target: 'jetbrains-mono-cyrillic-5.3.0.woff2',
    characters: CYRILLIC,
  },
];

const STAMP = 'static/fonts/.inputs';

function inputsHash(): string {
  const hash = crypto.createHash('sha256');
  for (const file of ['scripts/assets.ts', 'site/brand.ts', ...iconSources, ...fonts.map((font) => font.source)])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** Outlines of text in bold Inter: an SVG that is loaded as an image cannot use the page's fonts. */
async function textToPath(): Promise<TextToPath> {
  const source = fs.readFileSync(fonts[0]!.source);
  const ttf = await subsetFont(source, LATIN, {targetFormat: 'truetype', variationAxes: {wght: 700}});
  const font = opentype.parse(new Uint8Array(ttf).buffer);
  return (text, x, y, size) => font.getPath(text, x, y, size).toPathData(2);
}

const png = (svg: string, width: number): Buffer => Buffer.from(new Resvg(svg, {fitTo: {mode: 'width', value: width}}).render().asPng());

async function main(): Promise<void> {
  const hash = inputsHash();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hash) return;
  fs.mkdirSync('static/fonts', {recursive: true});
  fs.mkdirSync('static/img', {recursive: true});
  for (const {source, target, characters} of fonts) {
    const out = await subsetFont(fs.readFileSync(source), characters, {targetFormat: 'woff2', variationAxes: {wght: {min: 400, max: 700}}});
    fs.writeFileSync(path.join('static/fonts', target), out);
    console.log(`static/fonts/${target}: ${(out.length / 1000).toFixed(1)} kB`);
  }
  const outline = await textToPath();
  fs.writeFileSync('static/img/logo-light.svg', logo(outline, 'light', 'full'));
  fs.writeFileSync('static/img/logo-dark.svg', logo(outline, 'dark', 'full'));
  fs.writeFileSync('static/img/logo-light-small.svg', logo(outline, 'light', 'small'));
  fs.writeFileSync('static/img/logo-dark-small.svg', logo(outline, 'dark', 'small'));
  fs.writeFileSync('static/img/icons.svg', iconSprite());
  fs.writeFileSync('static/img/favicon.svg', favicon());
  fs.writeFileSync('static/img/favicon.png', png(favicon(), 48));
  fs.writeFileSync('static/img/apple-touch-icon.png', png(favicon('#ffffff'), 180));
  fs.writeFileSync('static/img/social-card.png', png(socialCard(outline), 1200));
  fs.writeFileSync(STAMP, hash);
}

void main();
