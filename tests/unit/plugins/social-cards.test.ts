// Cards of pages: what they say, where they lie, that they are pictures of few bytes.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import zlib from 'node:zlib';
import {builtCards} from '../../../checks/built-cards.ts';
import {ALWAYS, drawCard, fit, HEIGHT, WIDTH} from '../../../plugins/social-cards/card.ts';
import {outliner} from '../../../plugins/social-cards/font.ts';
import {textsOf, writeCards} from '../../../plugins/social-cards/index.ts';
import {palettePng} from '../../../plugins/social-cards/png.ts';
import {cardOf} from '../../../site/cards.ts';
import {rules, run} from '../checks/fixture.ts';

test('each page of each language has a card of its own, lists have that of the site', () => {
  assert.equal(cardOf('/', '/'), '/img/cards/index.png');
  assert.equal(cardOf('/ru/', '/ru/'), '/ru/img/cards/index.png');
  assert.equal(cardOf('/mandarin/v3/a', '/mandarin/'), '/mandarin/img/cards/v3/a.png');
  for (const address of ['/search', '/404.html', '/tags', '/tags/cells', '/blog/tags/x', '/blog/page/2', '/blog/authors', '/blog/archive'])
    assert.equal(cardOf(address, '/'), undefined, address);
});

test('a card says title and section of its page', () => {
  const title = 'Cells & bags | TON Docs';
  assert.deepEqual(textsOf({title, breadcrumbs: ['A', 'Data formats', 'Cells']}, 'TON Docs'), {
    title: 'Cells & bags',
    section: 'Data formats',
  });
  assert.deepEqual(textsOf({title, breadcrumbs: []}, 'x'), {title: 'Cells & bags', section: 'TON Docs'});
});

test('titles of every language are drawn with their own letters, in at most three lines', async () => {
  const titles = [
    'Cells',
    'Комиссии за транзакции и хранение',
    '通往其他区块链的跨链桥：单元的序列化与规范形式',
    'word '.repeat(40).trim(),
  ];
  const outline = await outliner([ALWAYS, ...titles]);
  for (const title of titles) {
    for (const character of title.replace(/\s/g, '')) assert.ok(outline.width(character, 10) > 0, `${character} is drawn`);
    assert.ok(fit(title, outline).lines.length <= 3, title);
  }
  assert.notEqual(outline.path('单', 0, 0, 10), outline.path('元', 0, 0, 10));
  const card = (address: string): string => drawCard({address, page: address, title: titles[0]!, section: ''}, outline);
  assert.notEqual(card('/a'), card('/b'), 'two pages of one title have different cells');
});

test('a picture has the pixels that were drawn, with a palette', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255]);
  const png = palettePng(pixels, 2, 1);
  const part = (type: string): Buffer => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  assert.deepEqual([...part('PLTE')], [255, 0, 0, 0, 0, 255]);
  assert.deepEqual([...zlib.inflateSync(part('IDAT'))], [0, 0, 1]);
  // More colors than a palette has are told apart less finely.
  const many = Uint8Array.from({length: 4 * 4096}, (_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256));
  assert.ok(palettePng(many, 64, 64).length > 0);
});

test('cards of a build are written, small, in the size that programs ask for', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  try {
    fs.mkdirSync(path.join(dir, 'v3'));
    fs.writeFileSync(path.join(dir, 'v3/a.html'), '<head><title>Cells | TON Docs</title></head>');
    assert.equal(await writeCards({siteDir: dir, outDir: dir, baseUrl: '/', routesPaths: ['/v3/a', '/v3/none', '/search']}, 'TON Docs'), 1);
    const png = fs.readFileSync(path.join(dir, 'img/cards/v3/a.png'));
    assert.ok(png.length < 25_000, `${png.length} bytes`);
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [WIDTH, HEIGHT]);
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
});

test('a page without its card, or with that of another page, is an error', async () => {
  const page = (image: string): string =>
    `<!doctype html><html lang=en><head><meta property=og:image content=${image}><meta name=twitter:image content=${image}></head><body></body></html>`;
  const home = {'build/index.html': page('https://docs.example/img/cards/index.png'), 'build/img/cards/index.png': 'x'};
  const found = async (image: string, files: Record<string, string>): Promise<string[]> =>
    rules((await run(builtCards, {...home, 'build/v3/a.html': page(image), ...files})).problems);
  const own = 'https://docs.example/img/cards/v3/a.png';
  assert.deepEqual(await found(own, {'build/img/cards/v3/a.png': 'x'}), []);
  assert.deepEqual(await found(own, {}), ['built-cards/missing']);
  assert.deepEqual(await found(own, {'build/img/cards/v3/a.png': 'x'.repeat(25_001)}), ['built-cards/size']);
  // Of both, and `rules` names each once.
  assert.deepEqual(
    [...new Set(await found('https://docs.example/img/social-card.png', {'build/img/cards/v3/a.png': 'x'}))],
    ['built-cards/address'],
  );
});
