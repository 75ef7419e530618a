import {createHash} from 'node:crypto';

/**
 * The cell tree: the drawing that stands at the beginning of a section and on the cards of its pages. Its shape and the
 * data in its cells come from the hash of the section's name, so that a section has the same tree everywhere and in every
 * language. Drawn by the build alone.
 */

/** What a tree is made of, as SVG path data in a box of `TREE_WIDTH` by `TREE_HEIGHT`. */
export interface CellTree {
  /** The references, from each cell down to those that it holds. */
  readonly lines: string;
  /** The cells beneath the root. */
  readonly cells: string;
  /** The way from the root to one cell beneath it, and that cell. */
  readonly trail: string;
  readonly root: string;
  /** How much data each cell holds. */
  readonly data: string;
}

export const TREE_WIDTH = 152;
export const TREE_HEIGHT = 64;

const [CELL, CELL_HEIGHT, PITCH, LEVEL] = [20, 12, 26, 25];
/** Columns: as many as fit. */
const MOST = 6;
const FIRST_TOP = 1;

/** A way to spread the cells of the lowest level under those of the middle one: `[2, 0, 1]`. */
type Shape = readonly number[];

/** Columns that a shape takes: a cell without others beneath it takes one itself. */
const columnsOf = (shape: Shape): number => shape.reduce((sum, below) => sum + Math.max(1, below), 0);

/** Every shape of two to four cells with up to three beneath each that fits, and has three cells or more beneath. */
const SHAPES: readonly Shape[] = [2, 3, 4].flatMap((count) =>
  Array.from({length: 4 ** count}, (_, number) => Array.from({length: count}, (__, place) => Math.floor(number / 4 ** place) % 4)).filter(
    (shape) => columnsOf(shape) <= MOST && shape.reduce((sum, below) => sum + below, 0) >= 3,
  ),
);

const box = (left: number, top: number, width: number): string => {
  const [across, down] = [width - 6, CELL_HEIGHT - 6];
  return `M${left + 3} ${top}h${across}q3 0 3 3v${down}q0 3-3 3h-${across}q-3 0-3-3v-${down}q0-3 3-3z`;
};

/** The height at which the references of a cell part, and that at which they end, from its lower edge. */
const [PART, END] = [6, LEVEL - CELL_HEIGHT];

/** References of the cell whose middle is `from` and whose lower edge is `bottom`, to cells with these middles. */
function references(from: number, bottom: number, to: readonly number[]): string {
  const [part, end] = [bottom + PART, bottom + END];
  if (to.length === 1) return `M${from} ${bottom}V${end}`;
  const inner = to.slice(1, -1).map((x) => `M${x} ${part}V${end}`);
  return `M${from} ${bottom}V${part}M${to[0]} ${end}V${part}H${to.at(-1)}V${end}${inner.join('')}`;
}

/** One of these references. */
const reference = (from: number, bottom: number, to: number): string =>
  from === to ? `M${from} ${bottom}V${bottom + END}` : `M${from} ${bottom}V${bottom + PART}H${to}V${bottom + END}`;

/** The tree of a section. The same name gives the same tree. */
export function cellTree(section: string): CellTree {
  const bytes = createHash('sha256').update(section).digest();
  const shape = SHAPES[bytes.readUInt16BE(0) % SHAPES.length]!;
  // At the right edge of its box, where the text ends too.
  const start = TREE_WIDTH - 1 - CELL / 2 - (columnsOf(shape) - 1) * PITCH;
  let column = 0;
  const branches = shape.map((below) => {
    const leaves = Array.from({length: Math.max(1, below)}, () => start + PITCH * column++);
    return {middle: (leaves[0]! + leaves.at(-1)!) / 2, leaves: below ? leaves : []};
  });
  const root = (branches[0]!.middle + branches.at(-1)!.middle) / 2;
  const top = (level: number): number => FIRST_TOP + level * LEVEL;
  const bottom = (level: number): number => top(level) + CELL_HEIGHT;
  const places = branches.flatMap(({middle, leaves}) => [
    {x: middle, level: 1, above: middle},
    ...leaves.map((x) => ({x, level: 2, above: middle})),
  ]);
  const frames = places.map(({x, level}) => box(x - CELL / 2, top(level), CELL));
  const chosen = bytes[2]! % places.length;
  const {x, level, above} = places[chosen]!;
  return {
    lines: [
      // prettier-ignore
      references(root, bottom(0), branches.map(({middle}) => middle)),
      ...branches.map(({middle, leaves}) => (leaves.length ? references(middle, bottom(1), leaves) : '')),
    ].join(''),
    cells: frames.filter((_, index) => index !== chosen).join(''),
    trail: reference(root, bottom(0), above) + (level === 2 ? reference(above, bottom(1), x) : '') + frames[chosen]!,
    root: box(root - CELL / 2 - 2, top(0), CELL + 4),
    data: places
      .map((place, index) => `M${place.x - CELL / 2 + 4} ${top(place.level) + CELL_HEIGHT / 2}h${2 + (bytes[3 + index]! % 11)}`)
      .join(''),
  };
}
