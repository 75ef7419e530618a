import assert from 'node:assert/strict';
import {test} from 'node:test';
import {links} from '../../../checks/links.ts';
import {docFile, page, places, rules, run} from './fixture.ts';

const A = docFile('v3/a');
const OTHERS = {
  [docFile('v3/b')]: page('## There {#there}\n\n<Anchors ids="alias" />'),
  [docFile('v3/folder/README')]: page('Text.'),
  'blog/2026-01-02-post.mdx': page('Text.'),
  'blog/2026-01-03-other.mdx': page('Text.', {slug: 'short'}),
  'src/pages/index.tsx': '',
  'src/pages/extra.mdx': page('Text.'),
};
const check = async (body: string, files: Record<string, string> = {}) => run(links, {...OTHERS, ...files, [A]: page(body)});

test('R-220 a broken link is an error with file and line, and the nearest address', async () => {
  const {problems} = await check('Text.\n\n[name](/v3/folder/b)');
  assert.deepEqual(places(problems), [`${A}:11 links/unknown`]);
  assert.match(problems[0]?.remedy ?? '', /\/v3\/b/);
});

test('R-220 a broken anchor is an error, in the page itself and in another', async () => {
  const {problems} = await check('## One {#one}\n\n[name](#two) [name](/v3/b#ther)');
  assert.deepEqual(rules(problems), ['links/anchor', 'links/anchor']);
  assert.match(problems[1]?.remedy ?? '', /#there/);
});

test('good links pass: pages, anchors, aliases, folders, posts, tags, outside', async () => {
  const good = [
    '/v3/b',
    '/v3/b#there',
    '/v3/b?x=1#alias',
    '/v3/folder',
    '#one',
    '/',
    '/blog',
    '/blog/2026/01/02/post',
    '/blog/short',
    '/tags',
    '/tags/cells',
    '/extra',
    'https://example.org/a?b#c',
    'mailto:a@example.org',
    'pathname:///llms.txt',
  ];
  const {problems} = await check(`## One {#one}\n\n${good.map((url) => `[name](${url})`).join(' ')}`);
  assert.deepEqual(problems, []);
});

test('addresses are written in one way', async () => {
  const bad: [string, string][] = [
    ['b', 'links/relative'],
    ['./b.mdx', 'links/relative'],
    ['/v3/b/', 'links/slash'],
    ['/v3/b.mdx', 'links/extension'],
    ['/ru/v3/b', 'links/locale'],
    ['/v3/folder/README', 'links/unknown'],
    ['http://example.org', 'links/http'],
    ['javascript:alert(1)', 'links/scheme'],
    ['pathname:///nothing.pdf', 'links/file'],
    ['#%E0', 'links/anchor'],
  ];
  for (const [url, rule] of bad) assert.deepEqual(rules((await check(`[name](${url})`)).problems), [rule], url);
});

test('a link text says where it leads', async () => {
  for (const text of ['here', 'Click here', '这里', 'здесь'])
    assert.deepEqual(rules((await check(`[${text}](/v3/b)`)).problems), ['links/text']);
});

test('a translation is compared with the page of its own language', async () => {
  const {problems} = await check('Text.', {
    [docFile('v3/a', 'ru')]: page('[имя](/v3/b#there)'),
    [docFile('v3/b', 'ru')]: page('## Там {#tam}'),
    [docFile('v3/a', 'zh-CN')]: page('[名](/v3/b#there)'),
  });
  assert.deepEqual(places(problems), [`${docFile('v3/a', 'ru')}:9 links/anchor`]);
});

test('a page that does not parse is not blamed for its anchors', async () => {
  const {problems} = await check('[name](/v3/b#there)', {[docFile('v3/b')]: page('<b')});
  assert.deepEqual(problems, []);
});

test('an item that is only a link has the name of its page: title, label, or what follows the colon of the title', async () => {
  const others = {[docFile('v3/b')]: page('Text.', {title: '"Set of pages: the second (B)"', sidebar_label: 'B'})};
  const found = async (text: string): Promise<string[]> => rules((await check(`- [${text}](/v3/b)`, others)).problems);
  for (const text of ['Set of pages: the second (B)', 'the second', 'B', 'The `second`']) assert.deepEqual(await found(text), [], text);
  assert.deepEqual(await found('A third name'), ['links/name']);
  for (const item of ['- [A third name](/v3/b): what for', '1. [Do this](/v3/b)', '[A third name](/v3/b)'])
    assert.deepEqual(rules((await check(item, others)).problems), [], item);
});
