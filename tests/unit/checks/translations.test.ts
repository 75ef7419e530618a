import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {withoutComments} from '../../../checks/lib/comments.ts';
import {stamped, stampTranslations} from '../../../checks/lib/stamp.ts';
import {translations} from '../../../checks/translations.ts';
import {sourceHash} from '../../../plugins/freshness/hash.ts';
import {docFile, page, places, rules, run, site} from './fixture.ts';

const [A, ZH, RU] = [docFile('v3/a'), docFile('v3/a', 'zh-CN'), docFile('v3/a', 'ru')];
const BODY = [
  'First [b](/v3/b), then [c](/v3/c) and <ConfigValue name="stake.min" />.',
  '## One {#one}',
  '<Anchors ids="old" />',
  '```ts title="a.ts"\nconst a = "//"; // one\n```',
  '| A | B |\n|---|---|\n| 1 | 2 |',
  ':::caution[Title]\n\nText.\n\n:::',
  '```dot title="T" alt="A"\ndigraph { a -> b }\n```',
].join('\n\n');

/** English and two good translations; Russian may be changed. */
function tree(ru: (body: string) => string = (body) => body, keys: Record<string, string | undefined> = {}): Record<string, string> {
  const english = page(BODY);
  const hash = `'${sourceHash(english)}'`;
  return {[A]: english, [ZH]: page(BODY, {source_hash: hash}), [RU]: page(ru(BODY), {source_hash: hash, ...keys})};
}

test('translations that agree pass: words, comments, captions and word order may differ', async () => {
  const {problems, notes} = await run(
    translations,
    tree((body) =>
      body
        .replace(
          'First [b](/v3/b), then [c](/v3/c) and <ConfigValue name="stake.min" />.',
          '<ConfigValue name="stake.min" />: [c](/v3/c), [б](/v3/b).',
        )
        .replace('// one', '// один')
        .replace('title="a.ts"', 'title="б.ts"')
        .replace('title="T" alt="A"', 'title="Т" alt="А"')
        .replace('a -> b', 'x [label="да"]'),
    ),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(notes, [
    'language  pages  missing  stale  structure differs',
    'zh-CN     1      0        0      0',
    'ru        1      0        0      0',
  ]);
});

test('each difference of structure is named', async () => {
  const changes: [(body: string) => string, string][] = [
    [(body) => body.replace('{#one}', '{#odin}'), 'translations/headings'],
    [(body) => body.replace('## One', '### One'), 'translations/headings'],
    [(body) => body.replace('ids="old"', 'ids="older"'), 'translations/headings'],
    [(body) => body.replace('const a', 'const b'), 'translations/code'],
    [(body) => body.replace('"//"', '"/*"'), 'translations/code'],
    [(body) => body.replace('```ts', '```js'), 'translations/code'],
    [(body) => body.replace(' title="a.ts"', ''), 'translations/code'],
    [(body) => body.replace('title="a.ts"', 'title="a.ts" fragment'), 'translations/code'],
    [(body) => body.replace(/```dot[\s\S]*?```/, ''), 'translations/code'],
    [(body) => body.replace('(/v3/c)', '(/v3/b)'), 'translations/links'],
    [(body) => `${body}\n\n[x](https://example.org)`, 'translations/links'],
    [(body) => body.replace('| 1 | 2 |', '| 1 | 2 |\n| 3 | 4 |'), 'translations/tables'],
    [(body) => body.replace('| A | B |\n|---|---|\n| 1 | 2 |', '| A |\n|---|\n| 1 |'), 'translations/tables'],
    [(body) => body.replace('stake.min', 'stake.max'), 'translations/components'],
    [(body) => body.replace(':::caution[Title]', ':::caution'), 'translations/components'],
    [(body) => body.replace(':::caution', ':::note'), 'translations/components'],
  ];
  for (const [change, rule] of changes) {
    const {problems, notes} = await run(translations, tree(change));
    assert.deepEqual([...new Set(rules(problems))], [rule], change.toString());
    assert.ok(problems.every(({file}) => file === RU));
    assert.match(notes?.[2] ?? '', /^ru +1 +0 +0 +1$/);
  }
});

test('front matter agrees in keys, kind, tags and addresses of sources', async () => {
  const changes: Record<string, string | undefined>[] = [
    {kind: 'tutorial'},
    {tags: '[other]'},
    {sources: '[{title: Quelle, url: "https://example.org/b"}]'},
    {sidebar_label: 'A'},
    {sources: undefined},
  ];
  for (const keys of changes)
    assert.deepEqual(rules((await run(translations, tree(undefined, keys))).problems), ['translations/frontmatter'], JSON.stringify(keys));
  assert.deepEqual((await run(translations, tree(undefined, {sources: '[{title: Источник, url: "https://example.org/a"}]'}))).problems, []);
});

test('missing, stale and unstamped translations are counted and are errors', async () => {
  const files = tree(undefined, {source_hash: "'000000000000'"});
  Reflect.deleteProperty(files, ZH);
  const {problems, notes} = await run(translations, files);
  assert.deepEqual(places(problems), [`${ZH}:0 translations/missing`, `${RU}:7 translations/stale`]);
  assert.deepEqual(notes?.slice(1), ['zh-CN     0      1        0      0', 'ru        1      0        1      0']);
  assert.deepEqual(rules((await run(translations, tree(undefined, {source_hash: undefined}))).problems), ['translations/stale']);
});

test('--allow-missing counts missing translations without failing', async () => {
  const files = tree();
  Reflect.deleteProperty(files, ZH);
  const {problems, notes} = await run(translations, files, {allowMissing: true});
  assert.deepEqual(problems, []);
  assert.match(notes?.[1] ?? '', /^zh-CN +0 +1/);
});

test("a writer's list of files looks at those only, and asks for no stamp yet", async () => {
  const files = {...tree((body) => body.replace('{#one}', '{#odin}'), {source_hash: undefined}), [docFile('v3/b')]: page('Text.')};
  assert.deepEqual(rules((await run(translations, files, {files: [RU]})).problems), ['translations/headings']);
  assert.deepEqual((await run(translations, files, {files: [ZH]})).problems, []);
  assert.deepEqual((await run(translations, files, {files: [docFile('v3/b')]})).problems, []);
});

test('a translation without an English page is named', async () => {
  assert.deepEqual(places((await run(translations, {[RU]: page('Текст.')})).problems), [`${RU}:0 translations/orphan`]);
});

test('malformed MDX in one translation does not hide what the other lacks', async () => {
  const files = tree(() => '<b');
  files[ZH] = (files[ZH] ?? '').replace('{#one}', '{#yi}');
  assert.deepEqual(places((await run(translations, files)).problems), [`${ZH}:12 translations/headings`]);
});

test('comments are stripped as each language writes them, and strings are left alone', () => {
  const cases: [string, string, string][] = [
    ['ts', 'a("https://x"); // note\n\n/* b\n c */ d', 'a("https://x");\n d'],
    ['bash', 'echo "# no" # yes\ncurl x#y', 'echo "# no"\ncurl x#y'],
    ['func', "int f() ;; note\n{- b -} x' = 1; // c", "int f()\n x' = 1;"],
    ['fift', "{ 0 'nop } :: --\n-- note\n1 -- 2 // c", "{ 0 'nop } :: --\n1 -- 2"],
    ['tvm', 'PUSHINT ;; push\nADD // add', 'PUSHINT\nADD'],
    ['python', 'a = "#" # c', 'a = "#"'],
    ['json', '{"a": "// b"}', '{"a": "// b"}'],
    ['output', '// kept', '// kept'],
    [
      'html',
      '<!-- note --><p>// kept</p>\n<script type="module">\n  // note\n  a("https://x"); /* b */\n</script>\n<p>it\'s // kept</p>',
      '<p>// kept</p>\n<script type="module">\n  a("https://x");\n</script>\n<p>it\'s // kept</p>',
    ],
  ];
  for (const [lang, code, expected] of cases) assert.equal(withoutComments(code, lang), expected, lang);
});

test('the hash of a page ignores line endings and blank space around it', () => {
  assert.equal(sourceHash('a\r\nb\n\n'), sourceHash('\na\nb'));
  assert.notEqual(sourceHash('a b'), sourceHash('a  b'));
  assert.match(sourceHash(''), /^[0-9a-f]{12}$/);
});

test('stamping accepts the translations that exist, and leaves all else as it is', async () => {
  const context = site(tree(undefined, {source_hash: undefined}));
  fs.rmSync(path.join(context.root, ZH));
  const before = fs.readFileSync(path.join(context.root, RU), 'utf8');
  assert.deepEqual(stampTranslations(context.root, [A]), [RU]);
  assert.deepEqual(stampTranslations(context.root, [A]), []);
  const after = fs.readFileSync(path.join(context.root, RU), 'utf8');
  assert.equal(after.replace(/^source_hash:.*\n/m, ''), before);
  assert.deepEqual((await translations.run({...context, allowMissing: true})).problems, []);
  assert.throws(() => stampTranslations(context.root, ['README.txt']), /not a page/);
});

test('a translated file is stamped alone: one translator does not speak for the other', () => {
  const context = site(tree(undefined, {source_hash: undefined}));
  const other = fs.readFileSync(path.join(context.root, ZH), 'utf8');
  assert.deepEqual(stampTranslations(context.root, [RU]), [RU]);
  assert.equal(fs.readFileSync(path.join(context.root, ZH), 'utf8'), other);
});

test('a stamp that is there is replaced; a page without front matter is refused', () => {
  assert.equal(
    stamped("---\ntitle: A\nsource_hash: 'old'\n---\nsource_hash: text\n", 'new'),
    "---\ntitle: A\nsource_hash: 'new'\n---\nsource_hash: text\n",
  );
  assert.throws(() => stamped('Text.', 'new'), /no front matter/);
});
