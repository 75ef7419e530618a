import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checks, groups} from '../../../checks/index.ts';
import {resolveFiles} from '../../../checks/lib/context.ts';
import {PageStore} from '../../../checks/lib/page-store.ts';
import {choose, parseArguments} from '../../../checks/lib/request.ts';
import {report} from '../../../checks/lib/report.ts';
import {docFile, page, site} from './fixture.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ID = 'v3/concepts/glossary';

function cli(args: readonly string[]): {code: number | null; out: string; err: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'checks/cli.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return {code: status, out: stdout, err: stderr};
}

test('R-220 the command fails on a broken page with file, line and remedy, and ends with the count', () => {
  const {root} = site({[docFile(ID)]: page('## Cell {#cell}\n\n[x](/v3/nowhere)\n\n## Cell {#cell}')});
  const {code, out} = cli(['--root', root, '--only', 'anchors,links', path.join(root, docFile(ID))]);
  assert.equal(code, 1, out);
  assert.match(out, new RegExp(`${docFile(ID)}:11  links/unknown\n    No page has the address`));
  assert.match(out, new RegExp(`${docFile(ID)}:13  anchors/duplicate\n.*\n    → Give one`));
  assert.match(out.trimEnd(), /\n0 passed, 2 failed$/);
});

test('a good page passes, and a wrong argument is no failed check', () => {
  const {root} = site({[docFile(ID)]: page('Text.')});
  const good = cli(['--root', root, '--only', 'frontmatter,mdx', path.join(root, 'docs')]);
  assert.deepEqual([good.code, good.out.trimEnd().split('\n').at(-1)], [0, '2 passed, 0 failed'], good.out + good.err);
  const {code, err} = cli(['--only', 'nonsense']);
  assert.equal(code, 2);
  assert.match(err, /^checks: no check named nonsense; there are: .*\n$/);
});

test('arguments: names and groups, files, options', () => {
  const parse = (...argv: string[]) => parseArguments(argv, '/site');
  assert.deepEqual(parse('--only', 'links,mdx', '--only=tags', 'a.mdx', '--allow-missing'), {
    only: ['links', 'mdx', 'tags'],
    files: ['a.mdx'],
    root: '/site',
    allowMissing: true,
    list: false,
  });
  for (const argv of [['--nonsense'], ['--only'], ['--root']]) assert.throws(() => parse(...argv), /unknown option|needs a value/);
  const names = (only: string[], files: string[] = []) => choose({only, files}, checks, groups).map(({name}) => name);
  assert.deepEqual(
    names([]),
    checks.map(({name}) => name),
  );
  assert.deepEqual(names(['built', 'links']), ['links', 'built-links', 'built-head', 'built-cards', 'built-text', 'build-log']);
  assert.ok(!names([], ['a.mdx']).includes('types'));
  assert.throws(() => names(['nonsense']), /no check named nonsense/);
});

test('files are pages of the site; what is none is refused', () => {
  const {root} = site({[docFile(ID)]: page('Text.')});
  assert.deepEqual(resolveFiles(root, [path.join(root, 'docs')]), [docFile(ID)]);
  assert.throws(() => resolveFiles(root, [path.join(root, 'docs/none.mdx')]), /no such file/);
  assert.throws(() => resolveFiles(root, [path.join(root, 'docs/tags.yml')]), /not a page/);
});

test('every check has a name of its own, says what holds, and the groups name checks', () => {
  const names = checks.map(({name}) => name);
  assert.equal(new Set(names).size, names.length);
  for (const {name, about} of checks) assert.match(about, /^[A-Z].{20,}\.$/, name);
  for (const name of Object.values(groups).flat()) assert.ok(names.includes(name), name);
});

test('every check of the folder is in the list', () => {
  const files = fs.readdirSync(path.join(ROOT, 'checks')).filter((file) => file.endsWith('.ts') && !['cli.ts', 'index.ts'].includes(file));
  for (const file of files)
    assert.ok(
      checks.some(({name}) => `${name}.ts` === file),
      `checks/${file} is not in checks/index.ts, or its check is named otherwise`,
    );
});

test('the report lists problems by file and line, whatever check found them', () => {
  const problem = (file: string, line: number) => ({file, line, rule: 'r', message: 'm', remedy: 'do'});
  const check = (name: string) => ({name, about: '', scope: 'site' as const, run: () => Promise.reject(new Error())});
  const {text, failed} = report([
    {check: check('one'), result: {problems: [problem('b', 2), problem('a', 10)], summary: 's'}, seconds: 0},
    {check: check('two'), result: {problems: [problem('a', 9)], summary: 's'}, seconds: 0},
    {check: check('three'), result: {problems: [], summary: 's', skipped: true}, seconds: 0},
  ]);
  assert.equal(failed, 2);
  assert.deepEqual(
    [...text.matchAll(/^(\S+)  r$/gm)].map(([, place]) => place),
    ['a:9', 'a:10', 'b:2'],
  );
  assert.ok(text.endsWith('0 passed, 2 failed, 1 skipped'));
});

test('pages read in workers, and pages from the cache, are the same as pages read one by one', async () => {
  const bodies = Array.from({length: 30}, (_, index) => page(`## H {#h-${index}}\n\n[a](#h-${index}) text`));
  const {root} = site(Object.fromEntries(bodies.map((text, index) => [docFile(`v3/p${index}`), text])));
  const single = new PageStore(root, {cache: false});
  const store = new PageStore(root);
  const many = await store.getAll(store.files.map(({file}) => file));
  assert.equal(many.length, 30);
  for (const each of many) assert.deepEqual(each, await single.get(each.file));
  store.save();
  const again = new PageStore(root);
  assert.deepEqual(await again.getAll(again.files.map(({file}) => file)), many);
  // A cache cut short, or of other text, does no harm.
  fs.truncateSync(path.join(root, '.cache/checks/pages.jsonl'), 200);
  fs.appendFileSync(path.join(root, docFile('v3/p0')), '\nMore.\n');
  const third = new PageStore(root);
  assert.match((await third.get(docFile('v3/p0')))?.facts.prose.at(-1)?.text ?? '', /More/);
});
