import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fullTextOf, indexOf, type About} from '../../../plugins/markdown-twins/llms.ts';
import {outlineOf, type PageEntry, type SiteMap} from '../../../plugins/markdown-twins/outline.ts';
import {wordsOf} from '../../../plugins/markdown-twins/words.ts';

const words = wordsOf('en');

function entry(address: string, kind: PageEntry['kind'], more: Partial<PageEntry> = {}): [string, PageEntry] {
  const title = `Page ${address}`;
  return [
    address,
    {
      title,
      description: `About ${address}`,
      address: `https://docs.example${address}`,
      twin: `https://docs.example${address}.md`,
      body: `Text of ${address}\n`,
      kind,
      ...more,
    },
  ];
}

const site: SiteMap = {
  baseUrl: '/ru/',
  pages: new Map([
    entry('/ru/a', 'doc'),
    entry('/ru/a/inner', 'doc', {title: 'Inner [1]', description: undefined}),
    entry('/ru/b', 'doc'),
    entry('/ru/c', 'doc'),
    entry('/ru/loose', 'doc'),
    entry('/ru/blog/old', 'post', {published: '2025-01-01'}),
    entry('/ru/blog/new', 'post', {published: '2026-01-01'}),
    entry('/ru/bridge', 'page'),
  ]),
  docs: [
    {id: 'a', permalink: '/ru/a'},
    {id: 'a/inner', permalink: '/ru/a/inner'},
    {id: 'b', permalink: '/ru/b/'},
    {id: 'c', permalink: '/ru/c'},
    {id: 'loose', permalink: '/ru/loose'},
  ],
  sidebars: {
    unnamed: [{type: 'doc', id: 'c'}],
    second: [{type: 'category', label: 'Only category', link: {type: 'doc', id: 'b'}, items: []}],
    first: [
      {type: 'category', label: 'Category', items: [{type: 'doc', id: 'a/inner'}]},
      {type: 'category', label: 'Empty', items: [{type: 'link', label: 'Outside'}]},
      {type: 'doc', id: 'a'},
    ],
  },
  navbar: [
    {label: 'Начало', to: '/a'},
    {label: 'Второе', to: '/b'},
    {label: 'Блог', to: '/blog'},
    {label: 'GitHub', href: 'https://github.com'},
  ],
};

const about: About = {
  title: 'TON Docs',
  summary: 'In one line.',
  index: 'https://docs.example/ru/llms.txt',
  fullText: 'https://docs.example/ru/llms-full.txt',
  others: [{label: 'English', index: 'https://docs.example/llms.txt'}],
};

const outline = outlineOf(site, words);

test('the sections are the sidebars in the order and with the labels of the navbar, then docs in no sidebar, posts, pages', () => {
  assert.deepEqual(
    outline.docs.map(({title}) => title),
    ['Начало', 'Второе', 'unnamed', words.furtherPages],
  );
  assert.deepEqual(
    outline.others.map(({title}) => title),
    ['Блог', words.standalonePages],
  );
});

test('llms.txt lists every page once with its Markdown; categories are sections without empty ones', () => {
  assert.equal(
    indexOf(about, [...outline.docs, ...outline.others], words),
    `# TON Docs

> In one line.

${words.about(about.fullText)}

Other languages: [English](https://docs.example/llms.txt)

## Начало

- [Page /ru/a](https://docs.example/ru/a.md): About /ru/a

### Category

- [Inner \\[1\\]](https://docs.example/ru/a/inner.md)

## Второе

### Only category

- [Page /ru/b](https://docs.example/ru/b.md): About /ru/b

## unnamed

- [Page /ru/c](https://docs.example/ru/c.md): About /ru/c

## Further pages

- [Page /ru/loose](https://docs.example/ru/loose.md): About /ru/loose

## Блог

- [Page /ru/blog/new](https://docs.example/ru/blog/new.md): About /ru/blog/new
- [Page /ru/blog/old](https://docs.example/ru/blog/old.md): About /ru/blog/old

## Standalone pages

- [Page /ru/bridge](https://docs.example/ru/bridge.md): About /ru/bridge
`,
  );
});

test('llms-full.txt has the text of every docs page, in the order of the sidebars, once', () => {
  const text = fullTextOf(about, [...outline.docs, outline.docs[0]!], words);
  const addresses = [...text.matchAll(/^Address: (\S+)$/gm)].map(([, address]) => address?.replace('https://docs.example', ''));
  assert.deepEqual(addresses, ['/ru/a/inner', '/ru/a', '/ru/b', '/ru/c', '/ru/loose']);
  assert.match(text, /^# Page \/ru\/a\n\nAddress: \S+\n\n> About \/ru\/a\n\nText of \/ru\/a\n\n---\n/m);
  assert.doesNotMatch(text, /blog/);
});
