import assert from 'node:assert/strict';
import {test} from 'node:test';
import {escapeHeadingIds} from '../../../checks/lib/extract.ts';
import {mdx} from '../../../checks/mdx.ts';
import {docFile, page, places, rules, run} from './fixture.ts';

const A = docFile('v3/a');
const REGISTRY = {'src/theme/MDXComponents.tsx': 'export default {...MDXComponents, Anchors, Chart, Diagram};'};
const problemsOf = async (body: string) => (await run(mdx, {...REGISTRY, [A]: page(body)})).problems;

test('malformed MDX in one translation fails that page, names it, and the others are still checked', async () => {
  const {problems, summary} = await run(mdx, {
    [A]: page('Text.'),
    [docFile('v3/a', 'zh-CN')]: page('文本 <b'),
    [docFile('v3/a', 'ru')]: page('Текст.\n\n<Blink>x</Blink>'),
  });
  assert.match(summary, /^3 pages/);
  assert.deepEqual(places(problems), [`${docFile('v3/a', 'zh-CN')}:9 mdx/syntax`, `${docFile('v3/a', 'ru')}:11 mdx/component`]);
});

test('an unknown component is named together with those that there are', async () => {
  const [problem] = await problemsOf('<Blink speed="2">x</Blink>');
  assert.match(problem?.message ?? '', /<Blink>/);
  assert.match(problem?.remedy ?? '', /\bAnchors\b.*\bChart\b/);
});

test('registered components and fold-outs pass', async () => {
  assert.deepEqual(await problemsOf('<Chart />\n\n<Anchors ids="a" />\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>'), []);
});

test('what pages may not hold: HTML, imports, expressions, images, directives, unknown admonitions', async () => {
  const bad: [string, string][] = [
    ['<div>x</div>', 'mdx/html'],
    ['a<br/>b', 'mdx/html'],
    ["import A from 'a';", 'mdx/import'],
    ['{1 + 1}', 'mdx/expression'],
    ['A {name} here.', 'mdx/expression'],
    ['<Chart size={2} />', 'mdx/expression'],
    ['![alt](/a.png)', 'mdx/image'],
    ['::video', 'mdx/directive'],
    [':::warning[Title]\n\nText.\n\n:::', 'mdx/admonition'],
    [':::note Title\nText.\n:::', 'mdx/admonition'],
    ['<Anchors />', 'mdx/props'],
    ['<Anchors ids="a" name="b" />', 'mdx/props'],
    ['<Diagram svg="" />', 'mdx/component'],
    ['<ConfigValue name="no.such" />', 'mdx/value'],
  ];
  for (const [body, rule] of bad) {
    const found = rules(await problemsOf(body));
    assert.ok(found.includes(rule), `${body} gives ${found.join(', ') || 'nothing'}`);
  }
});

test('what looks like it but is fine: addresses with colons, the end of an excerpt, admonitions with a title', async () => {
  for (const body of [
    'At 0:ab and 10:30.',
    '{/* truncate */}',
    ':::note[Title]\n\nText.\n\n:::',
    '`{x}` and `<y>`',
    '## A {#a}\n\n```text\n## B {#b}\n```',
  ]) {
    assert.deepEqual(places(await problemsOf(body)), [], body);
  }
});

test('a diagram that does not parse, or has no text alternative, is named with its line', async () => {
  assert.deepEqual(places(await problemsOf('Text.\n\n```dot title="T" alt="A"\ndigraph { a -> }\n```')), [`${A}:11 mdx/diagram`]);
  assert.deepEqual(places(await problemsOf('```dot title="T"\ndigraph { a -> b }\n```')), [`${A}:9 mdx/diagram`]);
  assert.deepEqual(await problemsOf('```dot title="T" alt="A"\ndigraph { a -> b }\n```'), []);
});

test('heading ids are escaped outside fences only, and lines stay where they are', () => {
  const text = '## A {#a}\n```md\n## B {#b}\n```\n~~~\n```\n## C {#c}\n~~~\n### D `x` {#d}\n## E \\{#e}';
  assert.equal(escapeHeadingIds(text), '## A \\{#a}\n```md\n## B {#b}\n```\n~~~\n```\n## C {#c}\n~~~\n### D `x` \\{#d}\n## E \\{#e}');
});
