import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compact} from '../../../remark/diagrams/compact.ts';
import {renderDot} from '../../../remark/diagrams/render.ts';

const draw = (inside: string): string =>
  `<svg width="98" height="80" viewBox="0.00 0.00 98.00 80.00" xmlns="http://www.w3.org/2000/svg"><g class="graph" transform="scale(1 1) rotate(0) translate(4.32 76)">${inside}</g></svg>`;

test('coordinates move into the drawing, in whole pixels, those of arrowheads with one decimal', () => {
  const text = '<text xml:space="preserve" text-anchor="middle" x="10.18" y="-20.04" font-size="14.00">a</text>';
  assert.equal(
    compact(draw(`${text}<polygon points="1,-76 2.06,-75 3,-74 1,-76"/>`)),
    '<svg width="98" height="80" viewBox="0 0 98 80"><g class="graph" text-anchor="middle" font-size="14"><text x="15" y="56">a</text><polygon points="5.3,0 6.4,1 7.3,2"/></g></svg>',
  );
});

test('a straight edge is a line, a bent one stays a curve', () => {
  assert.match(compact(draw('<path d="M0,-76C0,-66 0,-56 0,-46"/>')), /<path d="M4,0L4,30"\/>/);
  assert.match(compact(draw('<path d="M0,-76C9,-66 9,-56 0,-46"/>')), /<path d="M4,0C13,10 13,20 4,30"\/>/);
  assert.match(compact(draw('<path stroke-dasharray="5,2" d="M0,-76C0,-66 0,-56 0,-46"/>')), /<path stroke-dasharray="5,2" d="M4,0L/);
});

test('the boxes of a real drawing become rectangles; every text and arrow stays', async () => {
  const svg = await renderDot('digraph { a [label="one\\ntwo"]; b [class=accent]; a -> b [label="to  b"]; a -> b; b -> a }');
  assert.equal(svg.match(/<rect /g)?.length, 2);
  assert.equal(svg.match(/<polygon /g)?.length, 3);
  assert.deepEqual(
    [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text?.replace(/&#160;/g, ' ')),
    ['one', 'two', 'b', 'to  b'],
  );
  assert.match(svg, /class="node accent"/);
  assert.doesNotMatch(svg, /transform=|\d\.\d\d|NaN|xmlns/);
});

test('all that is drawn lies inside the picture', async () => {
  const svg = await renderDot('digraph { rankdir=LR; a -> b -> c; a -> c; subgraph cluster_x { label="x"; d -> e } }');
  const [width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
  for (const [, x, y, w, h] of svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g)) {
    assert.ok(Number(x) >= 0 && Number(y) >= 0 && Number(x) + Number(w) <= width && Number(y) + Number(h) <= height);
  }
  for (const [, list = ''] of svg.matchAll(/<(?:path|polygon)[^>]* (?:d|points)="([^"]*)"/g)) {
    for (const [, x, y] of list.matchAll(/(-?[\d.]+),(-?[\d.]+)/g))
      assert.ok(Number(x) >= -0.1 && Number(x) <= width && Number(y) >= -0.1 && Number(y) <= height);
  }
});

test('a form that is not known fails instead of drawing something else', () => {
  assert.throws(() => compact(draw('<path d="M0,0L5,5"/>')), /does not know this form of path/);
  assert.throws(() => compact('<svg><g class="graph">'), /another form/);
});
