import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardOf} from '../../site/cards.ts';
import {pagesOf, type BuiltLanguage, type Digest} from '../built-pages/index.ts';
import {ALWAYS, drawCard, type Card} from './card.ts';
import {outliner} from './font.ts';
import {palettePng} from './png.ts';

/** Pictures by the hash of their drawing: the next build draws only what is new. */
const CACHE = '.cache/social-cards';
/** In the name of the cache: another way to write a picture makes all anew. */
const FORMAT = 1;
/** Drawings under way at a time; the library uses threads of its own. */
const AT_A_TIME = 4;

/** Title of a built page, and the section that it stands in: the nearest category, the blog, or the site itself. */
export function textsOf({title, breadcrumbs}: Pick<Digest, 'title' | 'breadcrumbs'>, site: string): Pick<Card, 'title' | 'section'> {
  const [own = '', ...rest] = title.split(' | ');
  return {title: own, section: breadcrumbs.at(-2) ?? rest.at(-1) ?? site};
}

async function picture(svg: string): Promise<Buffer> {
  const file = path.join(CACHE, `${createHash('sha256').update(`${FORMAT}\n${svg}`).digest('hex').slice(0, 32)}.png`);
  const kept = await fs.readFile(file).catch(() => undefined);
  if (kept) return kept;
  const {pixels, width, height} = await renderAsync(svg, {font: {loadSystemFonts: false}});
  const png = palettePng(pixels, width, height);
  await fs.mkdir(CACHE, {recursive: true});
  // Under another name first: a build that is stopped leaves no half of a picture.
  await fs.writeFile(`${file}.${process.pid}`, png);
  await fs.rename(`${file}.${process.pid}`, file);
  return png;
}

/** Draws the cards of the pages of a language into its folder; returns how many. */
export async function writeCards(built: BuiltLanguage, site: string): Promise<number> {
  const {outDir, baseUrl} = built;
  const cards: (Card & {readonly file: string})[] = [];
  for (const [address, page] of pagesOf(built)) {
    const file = cardOf(address, baseUrl);
    if (file === undefined || address.endsWith('*') || !page.title) continue;
    cards.push({address, page: address.slice(baseUrl.length), ...textsOf(page, site), file: path.join(outDir, file.slice(baseUrl.length))});
  }
  const outline = await outliner([ALWAYS, ...cards.flatMap(({title, section}) => [title, section])]);
  const queue = [...cards];
  await Promise.all(
    Array.from({length: AT_A_TIME}, async () => {
      for (let card = queue.pop(); card; card = queue.pop()) {
        const png = await picture(drawCard(card, outline));
        await fs.mkdir(path.dirname(card.file), {recursive: true});
        await fs.writeFile(card.file, png);
      }
    }),
  );
  return cards.length;
}

/** Draws the picture that a link to a page shows in chats and feeds. `src/theme/SiteMetadata` names it in the head. */
export function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths, baseUrl}) {
      if ((await writeCards({siteDir, outDir, baseUrl, routesPaths}, siteConfig.title)) === 0)
        throw new Error(`social-cards: no page found in ${outDir}`);
    },
  };
}
