import assert from 'node:assert/strict';
import {test} from 'node:test';
import {componentRules, transformerComponents} from '../../../checks/data/components.ts';
import {components} from '../../../checks/components.ts';
import {redirects} from '../../../checks/redirects.ts';
import {routes} from '../../../checks/routes.ts';
import {sidebars} from '../../../checks/sidebars.ts';
import {tags} from '../../../checks/tags.ts';
import {createContext} from '../../../checks/lib/context.ts';
import {sidebarTrees} from '../../../site/sidebars/index.ts';
import {docFile, page, places, rules, run} from './fixture.ts';

const PAGES = {[docFile('v3/a')]: page('Text.'), [docFile('v3/b')]: page('Text.')};
const RU_TAGS = 'i18n/ru/docusaurus-plugin-content-docs/current/tags.yml';

const POST = {'blog/2026-01-02-x.mdx': page('Text.', {tags: '[news]'})};

test('tags that are used, complete and translated pass', async () => {
  assert.deepEqual((await run(tags, {...PAGES, ...POST})).problems, []);
});

test('a tag without a page, a translation, a label or the same address is an error', async () => {
  const more = 'cells:\n  label: Cells\n  permalink: /cells\n  description: D\nfees:\n  label: Fees\n  permalink: /fees\n';
  const {problems} = await run(tags, {
    ...PAGES,
    ...POST,
    'docs/tags.yml': more,
    [RU_TAGS]: 'cells:\n  label: Ячейки\n  permalink: /yacheiki\n  description: Д\nold:\n  label: С\n  permalink: /old\n  description: Д\n',
  });
  assert.deepEqual(places(problems).sort(), [
    'docs/tags.yml:5 tags/incomplete',
    'docs/tags.yml:5 tags/unused',
    `${RU_TAGS}:0 tags/missing`,
    `${RU_TAGS}:1 tags/permalink`,
    `${RU_TAGS}:5 tags/unknown`,
    'i18n/zh-CN/docusaurus-plugin-content-docs/current/tags.yml:0 tags/missing',
  ]);
});

test('R-220 two sources of one address are an error: pages, posts, tags, capital letters', async () => {
  assert.deepEqual((await run(routes, PAGES)).problems, []);
  const doubles: Record<string, string>[] = [
    {'docs/v3/a/README.mdx': page('Text.')},
    {'docs/v3/A.mdx': page('Text.')},
    {'src/pages/v3/a.tsx': ''},
    {'blog/2026-01-02-x.mdx': page('Text.', {slug: 'x'}), 'blog/2026-01-03-y.mdx': page('Text.', {slug: 'x'})},
    {'docs/tags.yml': 'a:\n  permalink: /x\nb:\n  permalink: /x\n'},
  ];
  for (const files of doubles)
    assert.deepEqual(rules((await run(routes, {...PAGES, ...files})).problems), ['routes/duplicate'], Object.keys(files).join(' '));
});

test('R-116 the four sidebars are learn, contribute, develop and guidelines, and name the pages of this site once', async () => {
  assert.deepEqual(Object.keys(sidebarTrees), ['learn', 'contribute', 'develop', 'guidelines']);
  const {problems, notes} = await sidebars.run(createContext({root: new URL('../../..', import.meta.url).pathname}));
  assert.deepEqual(problems, []);
  assert.equal(notes?.length, 5);
});

test('R-116 R-114 every page stands in a sidebar exactly once, and every id of a sidebar is a page', async () => {
  const all = {...PAGES, [docFile('v3/folder/README')]: page('Text.')};
  const good = await run(sidebars, all);
  assert.deepEqual(good.problems, []);
  assert.deepEqual(good.notes, ['learn         2', '(none)        1']);
  const absent = await run(sidebars, PAGES);
  assert.deepEqual(places(absent.problems), ['site/sidebars/without.ts:0 sidebars/missing']);
  assert.match(absent.problems[0]?.remedy ?? '', /^Write docs\/v3\/folder\/README\.mdx, or /);
  const stranger = await run(sidebars, {...all, [docFile('v3/stranger')]: page('Text.')});
  assert.deepEqual(places(stranger.problems), [`${docFile('v3/stranger')}:0 sidebars/unlisted`]);
  const twice = await run(sidebars, PAGES, {site: {withoutSidebar: ['v3/a']}});
  assert.deepEqual(rules(twice.problems), ['sidebars/twice']);
  const broken = await run(sidebars, PAGES, {
    site: {
      withoutSidebar: [],
      sidebarTrees: {
        learn: [
          {key: 'k', label: 'A', items: ['v3/a']},
          {key: 'k', label: 'B', items: ['v3/b']},
          {key: 'e', label: 'E', items: []},
        ],
      },
    },
  });
  assert.deepEqual(rules(broken.problems).sort(), ['sidebars/empty', 'sidebars/key']);
});

const table = (live: [string, string][], anchors: string[] = []) => ({
  site: {redirects: () => ({live: live.map(([from, to]) => ({from, to})), anchors})},
});

test('R-115 old addresses lead in one step to a page or outside', async () => {
  const {problems, summary} = await run(
    redirects,
    PAGES,
    table([
      ['/old', '/v3/a'],
      ['/talent', 'https://example.org/x'],
    ]),
  );
  assert.deepEqual(problems, []);
  assert.match(summary, /2 old addresses: 1 to pages, 1 outside/);
});

test('R-115 redirects that go wrong: unknown, twice, in a circle, in two steps, over a page', async () => {
  const bad: [ReturnType<typeof table>, string[]][] = [
    [table([['/old', '/v3/aa']]), ['redirects/target']],
    [
      table([
        ['/old', '/v3/a'],
        ['/old/', '/v3/b'],
      ]),
      ['redirects/duplicate'],
    ],
    [table([['/old', '/old']]), ['redirects/loop']],
    [
      table([
        ['/old', '/older'],
        ['/older', '/v3/a'],
      ]),
      ['redirects/chain'],
    ],
    [table([['/v3/a', '/v3/b']]), ['redirects/live']],
    [table([['/old', 'http://example.org']]), ['redirects/scheme']],
    [table([['/old?x=1', '/v3/a']]), ['redirects/from']],
    [table([], ['/v3/a#gone']), ['redirects/anchor']],
  ];
  for (const [options, expected] of bad)
    assert.deepEqual(rules((await run(redirects, PAGES, options)).problems), expected, JSON.stringify(options.site.redirects()));
});

test('the registry and the descriptions of components agree', async () => {
  const registry = (list: string) => ({'src/theme/MDXComponents.tsx': `export default {...MDXComponents, ${list}};`});
  const known = Object.entries({...componentRules, ...transformerComponents})
    .filter(([name, rule]) => /^[A-Z]/.test(name) && (typeof rule === 'string' || !rule.transformer))
    .map(([name]) => name);
  assert.ok(known.length > 8);
  assert.deepEqual((await run(components, registry(known.join(', ')))).problems, []);
  assert.deepEqual(rules((await run(components, registry(['Blink', ...known].join(', ')))).problems), ['components/unknown']);
  const one = known.filter((name) => name !== 'Anchors').join(', ');
  assert.deepEqual(rules((await run(components, registry(one))).problems), ['components/unregistered']);
});
