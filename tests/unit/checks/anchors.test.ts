import assert from 'node:assert/strict';
import {test} from 'node:test';
import {anchors} from '../../../checks/anchors.ts';
import {docFile, page, places, rules, run} from './fixture.ts';

const A = docFile('v3/a');
const problemsOf = async (body: string, files: Record<string, string> = {}) => (await run(anchors, {...files, [A]: page(body)})).problems;

test('headings with explicit ids pass', async () => {
  assert.deepEqual(await problemsOf('## One {#one}\n\n### Two `code` {#two}\n\n<Anchors ids="old older" />\n\n## Three {#three}'), []);
});

test('a heading without an id, and what to write', async () => {
  const [problem] = await problemsOf('## Message modes');
  assert.equal(problem?.rule, 'anchors/no-id');
  assert.match(problem?.remedy ?? '', /## Message modes \{#message-modes\}/);
});

test('R-220 a duplicate id is an error, also between a heading and <Anchors>', async () => {
  assert.deepEqual(places(await problemsOf('## One {#one}\n\n## Two {#one}')), [`${A}:11 anchors/duplicate`]);
  assert.deepEqual(places(await problemsOf('## One {#one}\n\n<Anchors ids="two one" />')), [`${A}:11 anchors/duplicate`]);
});

test('levels do not skip, and the title is the only heading of level 1', async () => {
  assert.deepEqual(rules(await problemsOf('### Three {#three}')), ['anchors/level']);
  assert.deepEqual(rules(await problemsOf('## Two {#two}\n\n#### Four {#four}')), ['anchors/level']);
  assert.deepEqual(rules(await problemsOf('# One {#one}')), ['anchors/h1']);
});

test('ids are kebab-case; an old fragment may be what it was', async () => {
  assert.deepEqual(rules(await problemsOf('## One {#One_two}')), ['anchors/kebab']);
  const table = {'checks/data/old-fragments.tsv': 'path\tfragment\tlinks\n/v3/a\tOne_two\t3\n'};
  assert.deepEqual(await problemsOf('## One {#One_two}', table), []);
});

test('fragments in use lead somewhere, in every language', async () => {
  const table = {'checks/data/old-fragments.tsv': 'path\tfragment\tlinks\n/v3/a\told\t3\n/v3/folder\tfaq\t1\n'};
  const files = {...table, [docFile('v3/a', 'ru')]: page('Текст.'), [docFile('v3/folder/README')]: page('Text.')};
  const problems = await problemsOf('## One {#one}\n\n<Anchors ids="old" />', files);
  assert.deepEqual(places(problems), [
    `${docFile('v3/folder/README')}:0 anchors/old-fragment`,
    `${docFile('v3/a', 'ru')}:0 anchors/old-fragment`,
  ]);
  assert.match(problems[0]?.message ?? '', /faq/);
});

test('the table of old fragments counts for every language: a fragment of it leads somewhere and stands nowhere else', async () => {
  const table = {'checks/data/old-fragments.tsv': 'path\tfragment\tlinks\n/v3/a\told\t3\n'};
  const fragments = {'v3/a': {one: 'old older', '': 'introduction'}};
  const good = page('## One {#one}');
  const check = async (files: Record<string, string>, of = fragments) =>
    (await run(anchors, {...table, ...files}, {site: {fragments: of}})).problems;
  assert.deepEqual(await check({[A]: good, [docFile('v3/a', 'ru')]: good}), []);
  const twice = page('## One {#one}\n\n<Anchors ids="older" />');
  assert.deepEqual(rules(await check({[A]: twice})), ['anchors/duplicate']);
  const lacking = {[A]: good, [docFile('v3/a', 'ru')]: page('## One {#two}')};
  assert.deepEqual(places(await check(lacking)), [
    `${docFile('v3/a', 'ru')}:0 anchors/old-fragment`,
    `${docFile('v3/a', 'ru')}:0 anchors/old-section`,
  ]);
  assert.deepEqual(places(await check({[A]: good}, {...fragments, 'v3/gone': {one: 'x'}} as typeof fragments)), [
    'site/old-fragments/table.ts:0 anchors/old-page',
  ]);
});
