// In:  <svg width="98" height="80" viewBox="0.00 0.00 98.00 80.00"><g class="graph" transform="scale(1 1) rotate(0) translate(4.32 76)">…
//      <path d="M86.31,-137.52C86.31,-137.52 12,-137.52 12,-137.52 6,-137.52 0,-131.52 0,-125.52 …"/> (a rounded box in 24 points)
// Out: <svg width="98" height="80" viewBox="0 0 98 80"><g class="graph" text-anchor="middle" font-size="14">…
//      <rect x="4.3" y="9.2" width="86.3" height="46.6" rx="12"/>
//
// The drawing is part of the page's HTML, so its bytes delay the text under it. Nothing moves by more than
// half a pixel, arrowheads by 0.05.

interface Offset {
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** For what is small. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** For places and sizes, in whole pixels. */
const nearest = (value: number): string => String(Math.round(value));

function points(numbers: string, {x, y}: Offset): Point[] {
  const values = (numbers.match(NUMBER) ?? []).map(Number);
  return Array.from({length: values.length / 2}, (_, index) => [values[2 * index]! + x, values[2 * index + 1]! + y]);
}

/** Distinct values in order; what differs by less than a rounding error is one. */
function distinct(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b).filter((value, index, sorted) => index === 0 || value - sorted[index - 1]! > 0.02);
}

/** `<rect>` for the outline of a rounded box, as Graphviz writes it: eight lines and corners, each as a curve. */
function roundedBox(path: readonly Point[]): string | undefined {
  if (path.length !== 25) return undefined;
  const xs = distinct(path.map(([x]) => x));
  const ys = distinct(path.map(([, y]) => y));
  const [left, , , , , right] = xs;
  const [top, , , , , bottom] = ys;
  if (xs.length !== 6 || ys.length !== 6) return undefined;
  const radius = xs[2]! - left!;
  const symmetric = [right! - xs[3]!, ys[2]! - top!, bottom! - ys[3]!].every((corner) => Math.abs(corner - radius) < 0.05);
  if (!symmetric) return undefined;
  return `<rect x="${nearest(left!)}" y="${nearest(top!)}" width="${nearest(right! - left!)}" height="${nearest(bottom! - top!)}" rx="${nearest(radius)}"/>`;
}

/** Whether a curve's points all lie on the line from its first to its last. */
function isLine(path: readonly Point[]): boolean {
  const [x0, y0] = path[0]!;
  const [x1, y1] = path.at(-1)!;
  const length = Math.hypot(x1 - x0, y1 - y0);
  return length > 0 && path.every(([x, y]) => Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length < 0.05);
}

const pair = ([x, y]: Point): string => `${nearest(x)},${nearest(y)}`;
const corner = ([x, y]: Point): string => `${short(x)},${short(y)}`;

function compactPath(attributes: string, data: string, offset: Offset): string {
  // Only "move, then one run of curves" is known; anything else keeps its form.
  if (!/^M[^A-Za-z]+C[^A-Za-z]+$/.test(data)) throw new Error(`remark/diagrams/compact.ts does not know this form of path: ${data}`);
  const path = points(data, offset);
  const box = attributes === '' ? roundedBox(path) : undefined;
  if (box) return box;
  const [start, ...rest] = path;
  const line = isLine(path) ? `L${pair(path.at(-1)!)}` : `C${rest.map(pair).join(' ')}`;
  return `<path${attributes} d="M${pair(start!)}${line}"/>`;
}

/** The value that most texts have: it moves to the group around them. */
function mostCommon(svg: string, attribute: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, value = ''] of svg.matchAll(new RegExp(`<text[^>]* ${attribute}="([^"]*)"`, 'g')))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A drawing of Graphviz with the same look in half the bytes. */
export function compact(svg: string): string {
  const translate = /^(<svg[^>]*><g class="graph") transform="scale\(1 1\) rotate\(0\) translate\((-?[\d.]+)[ ,](-?[\d.]+)\)"/.exec(svg);
  if (!translate) throw new Error(`remark/diagrams: Graphviz now writes its drawings in another form: ${svg.slice(0, 200)}`);
  const offset: Offset = {x: Number(translate[2]), y: Number(translate[3])};
  let out = translate[1]! + svg.slice(translate[0].length);
  out = out
    .replace(/ xmlns="[^"]*"/g, '')
    // Needed only where a text has spaces that would collapse.
    .replace(/(<text[^>]*?) xml:space="preserve"([^>]*>)(?!\s|[^<]*(?:\s\s|\s<))/g, '$1$2')
    .replace(/viewBox="([^"]*)"/, (_, box: string) => `viewBox="${box.replace(NUMBER, (number) => short(Number(number)))}"`)
    .replace(/<path((?: (?!d=)[\w-]+="[^"]*")*) d="([^"]*)"\/>/g, (_, attributes: string, data: string) =>
      compactPath(attributes, data, offset),
    )
    .replace(/ points="([^"]*)"/g, (_, list: string) => {
      const corners = points(list, offset).map(corner);
      // A polygon closes itself.
      if (corners.length > 1 && corners[0] === corners.at(-1)) corners.pop();
      return ` points="${corners.join(' ')}"`;
    })
    .replace(/ (c?[xy])="(-?[\d.]+)"(?=[^<]*>)/g, (attribute, name: string, value: string, index: number, all: string) => {
      if (/<rect[^>]*$/.test(all.slice(0, index))) return attribute;
      return ` ${name}="${nearest(Number(value) + (name.endsWith('x') ? offset.x : offset.y))}"`;
    })
    .replace(/ font-size="([\d.]+)"/g, (_, size: string) => ` font-size="${short(Number(size))}"`);
  for (const attribute of ['font-size', 'text-anchor']) {
    const value = mostCommon(out, attribute);
    if (value === undefined) continue;
    out = out
      .replace(new RegExp(`(<text[^>]*) ${attribute}="${value}"`, 'g'), '$1')
      .replace('<g class="graph"', `$& ${attribute}="${value}"`);
  }
  return out;
}
