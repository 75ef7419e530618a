import assert from 'node:assert/strict';
import {test} from 'node:test';
import {frontmatter} from '../../../checks/frontmatter.ts';
import {docFile, page, places, rules, run} from './fixture.ts';

const A = docFile('v3/a');
const problemsOf = async (text: string, file = A) => (await run(frontmatter, {[file]: text})).problems;

test('a good page passes', async () => {
  assert.deepEqual(await problemsOf(page('Text.')), []);
});

test('a missing description is an error that says what to add', async () => {
  const [problem, ...rest] = await problemsOf(page('Text.', {description: undefined}));
  assert.deepEqual(rest, []);
  assert.equal(problem?.rule, 'frontmatter/required');
  assert.match(problem?.message ?? '', /"description"/);
  assert.match(problem?.remedy ?? '', /description: …/);
});

test('an unknown tag is an error at its line and lists the known ones', async () => {
  const [problem] = await problemsOf(page('Text.', {tags: '[cells, nonsense]'}));
  assert.equal(`${problem?.file}:${problem?.line} ${problem?.rule}`, `${A}:5 frontmatter/tag`);
  assert.match(problem?.remedy ?? '', /cells/);
});

test('an unknown key is an error: a misspelled one would do nothing', async () => {
  assert.deepEqual(places(await problemsOf(page('Text.', {sidebar_lable: 'A'}))), [`${A}:7 frontmatter/unknown-key`]);
});

test('values are checked: lengths by character, kinds, numbers of entries, addresses', async () => {
  const bad: Record<string, string>[] = [
    {description: 'x'.repeat(161)},
    {description: '""'},
    {title: '2026'},
    {kind: 'guide'},
    {tags: '[]'},
    {tags: '[cells, cells]'},
    {tags: 'cells'},
    {sources: '[{title: A, url: "http://example.org"}]'},
    {sources: '[{title: A, link: "https://example.org"}]'},
    {sources: '[]'},
    {toc_max_heading_level: '"3"'},
  ];
  for (const keys of bad) {
    const found = rules(await problemsOf(page('Text.', keys)));
    assert.deepEqual(found, ['frontmatter/value'], JSON.stringify(keys));
  }
  // 160 characters of two UTF-16 units each.
  assert.deepEqual(await problemsOf(page('Text.', {description: '𝕏'.repeat(160)})), []);
});

test('front matter that is no YAML, or none at all, is named with its line', async () => {
  assert.deepEqual(places(await problemsOf('---\ntitle: a: b\n---\n\nText.\n')), [`${A}:2 frontmatter/yaml`]);
  assert.deepEqual(places(await problemsOf('Text.\n')), [`${A}:1 frontmatter/missing`]);
});

test('source_hash belongs to translations only', async () => {
  const text = page('Text.', {source_hash: "'0123456789ab'"});
  assert.deepEqual(rules(await problemsOf(text)), ['frontmatter/unknown-key']);
  assert.deepEqual(await problemsOf(text, docFile('v3/a', 'ru')), []);
  assert.deepEqual(rules(await problemsOf(page('Text.', {source_hash: 'tomorrow'}), docFile('v3/a', 'ru'))), ['frontmatter/value']);
});

test('a post has authors, tags of the blog and a date', async () => {
  const post = page('Text.', {kind: undefined, sources: undefined, tags: '[news]', authors: '[ann]'});
  assert.deepEqual(await problemsOf(post, 'blog/2026-01-02-a.mdx'), []);
  assert.deepEqual(rules(await problemsOf(post, 'blog/a.mdx')), ['frontmatter/required']);
  const strange = page('Text.', {kind: undefined, sources: undefined, tags: '[cells]', authors: '[bob]'});
  assert.deepEqual(rules(await problemsOf(strange, 'blog/2026-01-02-a.mdx')), ['frontmatter/tag', 'frontmatter/author']);
});
