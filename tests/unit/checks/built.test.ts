import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readBuildLog} from '../../../checks/build-log.ts';
import {builtHead} from '../../../checks/built-head.ts';
import {builtLinks} from '../../../checks/built-links.ts';
import {digestOf} from '../../../plugins/built-pages/digest.ts';
import {rules, run} from './fixture.ts';

const URL_ = 'https://docs.example';
const LOCALES = [
  {lang: 'en', base: '/', og: 'en_US'},
  {lang: 'zh-CN', base: '/mandarin/', og: 'zh_CN'},
  {lang: 'ru', base: '/ru/', og: 'ru_RU'},
];

/** A page as the build writes it: without optional quotes and end tags. */
function html(rest: string, locale = LOCALES[0]!, {title = `T ${locale.base}${rest}`, head = '', body = ''} = {}): string {
  const alternates = [...LOCALES, {lang: 'x-default', base: '/'}]
    .map(({lang, base}) => `<link rel=alternate href=${URL_}${base}${rest} hreflang=${lang}>`)
    .join('');
  return `<!doctype html><html lang=${locale.lang} dir=ltr><head><title>${title}</title><meta name=description content="D ${title}"><meta property=og:locale content=${locale.og}><link rel=canonical href=${URL_}${locale.base}${rest}>${alternates}${head}</head><body>${body}</body></html>`;
}

/** A site of two pages in three languages. `change` may replace any file of the build. */
function tree(change: Record<string, string> = {}): Record<string, string> {
  const files: Record<string, string> = {};
  for (const locale of LOCALES) {
    const folder = `build${locale.base}`;
    files[`${folder}index.html`] = html('', locale, {body: `<a href=${locale.base}v3/a#one>A</a>`});
    files[`${folder}v3/a.html`] = html('v3/a', locale, {
      body: `<h2 id=one>One</h2><a href="${locale.base}">Home</a><img src=/img/a.svg><a href=https://example.org/x>x</a>`,
    });
    files[`${folder}404.html`] = html('404.html', locale, {title: 'Not found'});
  }
  return {...files, 'build/img/a.svg': '<svg/>', ...change};
}
const linksOf = async (body: string) =>
  rules((await run(builtLinks, tree({'build/v3/a.html': html('v3/a', LOCALES[0], {body: `<p id=one></p>${body}`})}))).problems);

test('R-220 a sound build passes, in all languages', async () => {
  const links = await run(builtLinks, tree());
  assert.deepEqual(links.problems, []);
  assert.match(links.summary, /in 9 pages/);
  const head = await run(builtHead, tree());
  assert.deepEqual(head.problems, []);
});

test('without a build the checks say that they were skipped', async () => {
  for (const check of [builtLinks, builtHead]) assert.equal((await run(check, {})).skipped, true);
});

test('R-220 broken links, anchors, images and files of the build are errors', async () => {
  assert.deepEqual(await linksOf('<a href=/v3/none>x</a>'), ['built-links/link']);
  assert.deepEqual(await linksOf('<a href="/ru/v3/none">x</a>'), ['built-links/link']);
  assert.deepEqual(await linksOf('<a href=#two>x</a>'), ['built-links/anchor']);
  assert.deepEqual(await linksOf('<a href=/mandarin/v3/a#two>x</a>'), ['built-links/anchor']);
  assert.deepEqual(await linksOf('<img src=/img/none.svg>'), ['built-links/file']);
  assert.deepEqual(await linksOf('<script src=/assets/none.js></script>'), ['built-links/file']);
  assert.deepEqual(await linksOf('<img srcset="/img/a.svg 1x, /img/none.svg 2x">'), ['built-links/file']);
  assert.deepEqual(await linksOf('<a href="https://docs.example/v3/none">x</a>'), ['built-links/link']);
  assert.deepEqual(await linksOf('<a href="%E0%A4%A">x</a>'), ['built-links/address']);
});

test('links that are fine: outside, mail, query, encoded anchors, text fragments, top', async () => {
  assert.deepEqual(
    await linksOf(
      '<a href=mailto:a@b.c>x</a><a href="/v3/a?x=1#one">x</a><a href="#%6Fne">x</a><a href="/v3/a#:~:text=a">x</a><a href="#">x</a><a href="#top">x</a>',
    ),
    [],
  );
});

test('R-220 an id that stands twice in a page is an error', async () => {
  assert.deepEqual(await linksOf('<p id="one">x</p>'), ['built-links/duplicate-id']);
});

test('a broken link of the navbar is told once, with the number of pages', async () => {
  const files = tree();
  for (const file of Object.keys(files))
    if (file.endsWith('.html')) files[file] = (files[file] ?? '').replace('<body>', '<body><a href=/none>x</a>');
  const {problems} = await run(builtLinks, files);
  assert.deepEqual(
    problems.map(({file, message}) => `${file} ${message}`),
    ['build/index.html "/none" leads nowhere. So on 9 pages.'],
  );
});

test('scripts and comments are no markup', async () => {
  assert.deepEqual(
    await linksOf('<script>var a = "<a href=/none>";</script><!-- <a href=/none> --><style>a{content:"<a href=/none>"}</style>'),
    [],
  );
});

test('each part of the head is checked', async () => {
  const page = (change: (text: string) => string) => tree({'build/ru/v3/a.html': change(html('v3/a', LOCALES[2]))});
  const cases: [(text: string) => string, string][] = [
    [(text) => text.replace('lang=ru', 'lang=en'), 'built-head/lang'],
    [(text) => text.replace('ru_RU', 'ru'), 'built-head/og-locale'],
    [(text) => text.replace(/<link rel=canonical[^>]*>/, ''), 'built-head/canonical'],
    [(text) => text.replace(/<link rel=alternate[^>]*hreflang=zh-CN>/, ''), 'built-head/hreflang'],
    [(text) => text.replace('hreflang=zh-CN', 'hreflang=mandarin'), 'built-head/hreflang'],
    [(text) => text.replace(/<link rel=alternate[^>]*x-default>/, ''), 'built-head/hreflang'],
    [(text) => text.replace(/<title>.*<\/title>/, ''), 'built-head/title'],
    [(text) => text.replace(/<meta name=description[^>]*>/, ''), 'built-head/description'],
    [(text) => text.replace(/<title>.*<\/title>/, '<title>T /ru/</title>'), 'built-head/same-title'],
    [(text) => text.replace(/content="D [^"]*"/, 'content="D T /ru/"'), 'built-head/same-description'],
  ];
  for (const [change, rule] of cases) assert.deepEqual(rules((await run(builtHead, page(change))).problems), [rule], change.toString());
});

test('hreflang to a page that is not built is an error in the languages that have it', async () => {
  const files = tree();
  Reflect.deleteProperty(files, 'build/ru/v3/a.html');
  assert.deepEqual(rules((await run(builtHead, files)).problems), ['built-head/hreflang', 'built-head/hreflang']);
});

test('attributes are read as browsers read them', () => {
  const facts = digestOf(
    '<html lang="ru"><title>A &amp; B</title><svg><title>No</title></svg><A HREF="/x?a=1&amp;b=2" id=\'i\'>x</A><input disabled id=j><meta http-equiv=refresh content="0; url=/x">',
  );
  assert.deepEqual([facts.lang, facts.title, facts.hrefs, facts.ids, facts.isRedirect], ['ru', 'A & B', ['/x?a=1&b=2'], ['i', 'j'], true]);
});

test('R-220 a log of the build with diagnostics of the HTML minifier or broken links fails', () => {
  const log = [
    '[INFO] Website will be built for all these locales',
    '\u001b[33m[WARNING]\u001b[0m Docusaurus static site generation process emitted warnings for 1 path',
    '',
    '- "/ru/v3/a":',
    '  - [HTML minifier diagnostic - error] No "p" element in scope - {"start":1,"end":2}',
    '',
    '[WARNING] Docusaurus found broken anchors!',
    '[WARNING] Duplicate routes found!',
    '[SUCCESS] Generated static files in "build".',
  ].join('\n');
  const problems = readBuildLog(log, 'build.log');
  assert.deepEqual(
    problems.map(({line, rule}) => `${line} ${rule}`),
    ['5 build-log/html', '7 build-log/links', '8 build-log/routes'],
  );
  assert.match(problems[0]?.message ?? '', /^\/ru\/v3\/a: /);
});
