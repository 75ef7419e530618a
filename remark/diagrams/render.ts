import {instance, type Viz} from '@viz-js/viz';
import {compact} from './compact.ts';

let viz: Promise<Viz> | undefined;

/**
 * Draws Graphviz `dot` source as an SVG string without colours, ids or sizes of its own: `width` and `height` in
 * pixels are the natural size, shapes carry the classes `node`, `edge`, `cluster` and those written in the source
 * (`class="accent"`). Throws with Graphviz's own message for source that does not parse.
 */
export async function renderDot(source: string): Promise<string> {
  viz ??= instance();
  const result = (await viz).render(source, {
    format: 'svg',
    graphAttributes: {bgcolor: 'transparent', pad: '0.06', nodesep: '0.3', ranksep: '0.4', fontname: 'Arial', fontsize: 13},
    nodeAttributes: {fontname: 'Arial', fontsize: 14, shape: 'box', style: 'rounded', margin: '0.18,0.09'},
    edgeAttributes: {fontname: 'Arial', fontsize: 12, arrowsize: 0.7},
  });
  if (result.status === 'failure') throw new Error(result.errors.map((error) => error.message).join('; '));
  return compact(themed(result.output));
}

/** Graphviz writes colours as attributes; the site's stylesheet colours by class, in light and in dark. */
export function themed(svg: string): string {
  return (
    svg
      .replace(/^[\s\S]*?(?=<svg)/, '')
      .replace(/<!--[\s\S]*?-->\s*/g, '')
      // The first polygon of the drawing is its background.
      .replace(/(<g[^>]* class="graph"[^>]*>\s*(?:<title>[^<]*<\/title>\s*)?)<polygon [^>]*\/>/, '$1')
      .replace(/<title>[\s\S]*?<\/title>\s*/g, '')
      .replace(/ id="[^"]*"/g, '')
      .replace(/ (?:font-family|font-size|xmlns:xlink)="[^"]*"/g, (attribute) => (attribute.startsWith(' font-size') ? attribute : ''))
      .replace(/ fill="(?:black|none|transparent)"/g, '')
      .replace(/ stroke="(?:black|none|transparent)"/g, '')
      .replace(/(\d)pt"/g, '$1"')
      .replace(/\n+/g, '')
      .trim()
  );
}
