import {createHash} from 'node:crypto';
import {mark} from '../../site/brand.ts';
import {cellTree, TREE_WIDTH} from '../../site/cell-tree.ts';
import {sectionOf} from '../../site/sections.ts';
import type {Outliner} from './font.ts';

/** What a card says. */
export interface Card {
  /** Address of the page: the cells beneath the title hold its hash. */
  readonly address: string;
  readonly title: string;
  readonly section: string;
  /** Address without the language: the cell tree is that of its section. */
  readonly page: string;
}

/** Characters that every card has. */
export const ALWAYS = 'TON Docs0123456789abcdef';

export const WIDTH = 1200;
export const HEIGHT = 630;

const GROUND = '#0d141b';
const RAISED = '#131c25';
const BLUE = '#57b9f7';
const PALE = '#b2dffc';
const LINE = '#425466';
const MUTED = '#9dabb9';

const [LEFT, ROOT_TOP, ROOT_WIDTH, ROOT_HEIGHT] = [64, 56, 1072, 370];
const [CELL_WIDTH, CELL_HEIGHT, CELL_TOP, CELLS] = [238, 84, 490, 4];
const STEP = (ROOT_WIDTH - CELL_WIDTH) / (CELLS - 1);
const TEXT_LEFT = LEFT + 52;
const TEXT_WIDTH = ROOT_WIDTH - 104;
const MOST_LINES = 3;
const LEADING = 1.18;
/** How much larger the tree of the section is here than on a page. */
const TREE_SCALE = 1.4;
/** Room for the section beside its tree, and for the lines of the title below. */
const [SECTION_WIDTH, SECTION_SIZE, TITLE_HEIGHT] = [TEXT_WIDTH - TREE_WIDTH * TREE_SCALE - 40, 34, 226];

/** Where a line may end: after a space, and beside each Chinese character but before closing punctuation. */
function pieces(text: string): string[] {
  return (
    text.match(
      /[^\s\u3000-\u9fff\uff00-\uffef]+\s*|[\u3000-\u9fff\uff00-\uffef][\u3001\u3002\uff0c\uff1a\uff1b\uff01\uff1f\uff09\u300b\u201d]*\s*/g,
    ) ?? [text]
  );
}

/** The text in lines, in the largest size in which it takes at most three, and no more than the room below the section. */
export function fit(text: string, {width}: Outliner): {size: number; lines: string[]} {
  for (let size = 74; ; size -= 6) {
    const lines: string[] = [];
    for (const piece of pieces(text)) {
      const last = lines.at(-1);
      if (last !== undefined && width((last + piece).trimEnd(), size) <= TEXT_WIDTH) lines[lines.length - 1] = last + piece;
      else lines.push(piece);
    }
    const fits = lines.length <= MOST_LINES && lines.length * size * LEADING <= TITLE_HEIGHT;
    if ((fits && lines.every((line) => width(line.trimEnd(), size) <= TEXT_WIDTH)) || size <= 38)
      return {size, lines: lines.slice(0, MOST_LINES).map((line) => line.trimEnd())};
  }
}

/** The tree of the section that a page stands in: the same as in the head of the page that opens the section. */
function sectionTree(page: string): string {
  const {lines, cells, trail, root, data} = cellTree(sectionOf(page));
  return `<g transform="translate(${TEXT_LEFT + TEXT_WIDTH - TREE_WIDTH * TREE_SCALE} ${ROOT_TOP + 26}) scale(${TREE_SCALE})" fill="none" stroke="${LINE}" stroke-width="1.5">
<path d="${lines}"/><path fill="${GROUND}" d="${cells}"/><path stroke="${BLUE}" d="${trail}"/><path fill="${BLUE}" stroke="none" d="${root}"/><path stroke="${MUTED}" stroke-width="2" d="${data}"/></g>`;
}

/** The card of a page: the tree of cells of the logo, with section and title in its root. */
export function drawCard({address, title, section, page}: Card, outline: Outliner): string {
  const {size, lines} = fit(title, outline);
  const leading = size * LEADING;
  const sectionSize = Math.min(SECTION_SIZE, (SECTION_SIZE * SECTION_WIDTH) / (outline.width(section, SECTION_SIZE) || 1));
  const top = ROOT_TOP + 150 + (ROOT_HEIGHT - 150 - lines.length * leading) / 2 - 24 + size * 0.82;
  const hash = createHash('sha256').update(address).digest('hex');
  const bottom = ROOT_TOP + ROOT_HEIGHT;
  const bus = (bottom + CELL_TOP) / 2;
  const centers = Array.from({length: CELLS}, (_, index) => LEFT + index * STEP + CELL_WIDTH / 2);
  const text = (value: string, x: number, y: number, at: number, color: string): string =>
    `<path fill="${color}" d="${outline.path(value, x, y, at)}"/>`;
  const cells = centers.map((center, index) => {
    const x = center - CELL_WIDTH / 2;
    const frame = `<rect x="${x}" y="${CELL_TOP}" width="${CELL_WIDTH}" height="${CELL_HEIGHT}" rx="16" fill="${index ? RAISED : BLUE}" stroke="${index ? LINE : BLUE}" stroke-width="3"/>`;
    if (index === 0) return frame + mark(x + 24, CELL_TOP + 19, 1.9, GROUND) + text('TON Docs', x + 84, CELL_TOP + 52, 27, GROUND);
    const word = hash.slice(index * 8, index * 8 + 8);
    return frame + text(word, center - outline.width(word, 28) / 2, CELL_TOP + 52, 28, MUTED);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
<path d="M600 ${bottom}V${bus}M${centers[0]} ${CELL_TOP}V${bus}H${centers.at(-1)}V${CELL_TOP}${centers
    .slice(1, -1)
    .map((x) => `M${x} ${bus}V${CELL_TOP}`)
    .join('')}" fill="none" stroke="${LINE}" stroke-width="3" stroke-linejoin="round"/>
<rect x="${LEFT}" y="${ROOT_TOP}" width="${ROOT_WIDTH}" height="${ROOT_HEIGHT}" rx="30" fill="${RAISED}" stroke="${BLUE}" stroke-width="4"/>
${sectionTree(page)}
${text(section, TEXT_LEFT, ROOT_TOP + 88, sectionSize, PALE)}
${lines.map((line, index) => text(line, TEXT_LEFT, top + index * leading, size, '#f3f7fa')).join('\n')}
${cells.join('\n')}
</svg>`;
}
