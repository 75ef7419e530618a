import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardOf} from '../../site/cards.ts';
import {ALWAYS, drawCard, type Card} from './card.ts';
import {outliner} from './font.ts';
import {palettePng} from './png.ts';

/** Pictures by the hash of their drawing: the next build draws only what is new. */
const CACHE = '.cache/social-cards';
/** In the name of the cache: another way to write a picture makes all anew. */
const FORMAT = 1;
/** Drawings under way at a time; the library uses threads of its own. */
const AT_A_TIME = 4;

const decode = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Title of a built page, and the section that it stands in: the nearest category, the blog, or the site itself. */
export function textsOf(html: string, site: string): Pick<Card, 'title' | 'section'> | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) return undefined;
  const [own = '', ...rest] = decode(title).split(' | ');
  let section = rest.at(-1) ?? site;
  for (const [, json = ''] of head.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)) {
    const data = JSON.parse(json) as {'@type'?: string; itemListElement?: readonly {readonly name?: string}[]};
    if (data['@type'] === 'BreadcrumbList') section = data.itemListElement?.at(-2)?.name ?? section;
  }
  return {title: own, section};
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

/** Draws the cards of some pages into the folder of their language. */
export async function writeCards(outDir: string, baseUrl: string, routes: readonly string[], site: string): Promise<number> {
  const cards: (Card & {readonly file: string})[] = [];
  for (const address of routes) {
    const file = cardOf(address, baseUrl);
    if (file === undefined || address.endsWith('*')) continue;
    const html = await fs
      .readFile(path.join(outDir, `${address.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.html`), 'utf8')
      .catch(() => '');
    const texts = textsOf(html, site);
    if (texts) cards.push({address, ...texts, file: path.join(outDir, file.slice(baseUrl.length))});
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
export function socialCards({siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths, baseUrl}) {
      if ((await writeCards(outDir, baseUrl, routesPaths, siteConfig.title)) === 0)
        throw new Error(`social-cards: no page found in ${outDir}`);
    },
  };
}
