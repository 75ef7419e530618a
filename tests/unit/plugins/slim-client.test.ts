import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {keepLetters} from '../../../plugins/slim-client/letters.ts';
import {unusedParts} from '../../../plugins/slim-client/parts.ts';

const {slimConfig, slimGlobalData, slimRegistry, slimVersion} = createRequire(import.meta.url)(
  '../../../plugins/slim-client/slim.cjs',
) as Record<string, (source: string) => string>;

test('the configuration keeps what pages read and loses what only the build reads', () => {
  const source = `/* generated */\nexport default ${JSON.stringify({title: 'T', url: 'u', presets: [['classic', {}]], headTags: [], themeConfig: {navbar: {}}, customFields: {a: 1}})};\n`;
  assert.equal(slimConfig!(source), 'export default {"title":"T","url":"u","themeConfig":{"navbar":{}},"customFields":{"a":1}};');
  assert.throws(() => slimConfig!('module.exports = {}'), /no "export default"/);
});

test('the registry keeps the import of each module; another form fails instead of passing unseen', () => {
  const entry = (rest: string): string =>
    `export default {\n  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")${rest}],\n};\n`;
  assert.equal(slimRegistry!(entry(', "@theme/DocItem", require.resolveWeak("@theme/DocItem")')), entry(''));
  assert.throws(() => slimRegistry!(entry(', "@theme/DocItem"')), /1 entries, 0 of them of the known form/);
  assert.throws(() => slimRegistry!('export default {};'), /0 entries/);
});

test('global data keeps the versions, which the preferred version is checked against (R-211), without their lists of docs', () => {
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {path: '/', versions: [{name: 'current', path: '/', docs: [{id: 'a'}], sidebars: {s: {}}}]},
    },
    other: {kept: true},
  };
  assert.deepEqual(JSON.parse(slimGlobalData!(JSON.stringify(data))), {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{name: 'current', path: '/', docs: [], sidebars: {}}]}},
    other: {kept: true},
  });
});

test('a version keeps its sidebars, and of its docs those that cards of an index page show', () => {
  const docsSidebars = {
    s: [
      {type: 'link', docId: 'a', href: '/a'},
      {type: 'category', items: [{type: 'link', docId: 'b', href: '/b'}]},
      {type: 'category', href: '/index', items: [{type: 'link', docId: 'c', href: '/c'}]},
    ],
  };
  const docs = {a: {id: 'a'}, b: {id: 'b'}, c: {id: 'c', title: 'C'}};
  assert.deepEqual(JSON.parse(slimVersion!(JSON.stringify({version: {docsSidebars, docs}}))), {version: {docsSidebars, docs: {c: docs.c}}});
  assert.equal(slimVersion!('{"tag":{"label":"x"}}'), '{"tag":{"label":"x"}}');
});

function site(navbarTypes: string[]): LoadContext {
  return {
    siteDir: '/nowhere',
    siteConfig: {
      presets: [['classic', {docs: {breadcrumbs: false}}]],
      themeConfig: {docs: {sidebar: {hideable: false}}, navbar: {items: [{type: 'dropdown', items: navbarTypes.map((type) => ({type}))}]}},
    },
  } as unknown as LoadContext;
}

test('a part of the theme is left out only while the configuration does not show it', () => {
  const unused = (context: LoadContext): string[] => unusedParts.filter((part) => part.unused(context)).map(({name}) => name);
  assert.equal(unused(site([])).length, unusedParts.length);
  assert.ok(!unused(site(['docSidebar'])).includes('NavbarItem/DocSidebarNavbarItem'));
  const shown = site(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']);
  Object.assign(shown.siteConfig, {presets: ['classic'], themeConfig: {...shown.siteConfig.themeConfig, docs: {}}});
  assert.deepEqual(unused(shown), ['DocVersionBanner', 'DocVersionBadge', 'Blog/Components/Author/Socials']);
});

test('scripts hold letters as they are; a minimizer of another kind fails instead of passing unseen', () => {
  const format = {ascii_only: true};
  keepLetters([{name: 'Other'}, {name: 'SwcJsMinimizerRspackPlugin', _args: [{minimizerOptions: {format}}]}]);
  assert.equal(format.ascii_only, false);
  assert.throws(() => keepLetters([{name: 'SwcJsMinimizerRspackPlugin', _args: [{}]}]), /no minimizer with "ascii_only"/);
});
