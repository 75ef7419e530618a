import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';
import {liteClient} from 'algoliasearch/lite';
import {contentSecurityPolicy} from '../../../deploy/csp.ts';
import {algoliaOf, isHostedBy, searchHosts} from '../../../site/search.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

const ALL = {ALGOLIA_APP_ID: 'TESTAPPID1', ALGOLIA_SEARCH_KEY: 'search-only-key', ALGOLIA_INDEX: 'docs-test'};
const NAMES = Object.keys(ALL) as (keyof typeof ALL)[];

test('R-308 with all three names the provider is asked, with the key for searching alone', () => {
  const env = {...ALL, ALGOLIA_ADMIN_KEY: 'admin-key'};
  assert.equal(isHostedBy(env), true);
  const {appId, apiKey, indexName, ...rest} = algoliaOf(env);
  assert.deepEqual({appId, apiKey, indexName}, {appId: 'TESTAPPID1', apiKey: 'search-only-key', indexName: 'docs-test'});
  assert.deepEqual(rest, {contextualSearch: true, searchPagePath: 'search', insights: false});
});

test('R-308 with none of the names, or with empty ones, the site answers by itself', () => {
  for (const env of [{}, {ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: '', ALGOLIA_INDEX: ''}, {ALGOLIA_ADMIN_KEY: 'admin-key'}]) {
    assert.equal(isHostedBy(env), false);
    assert.deepEqual(searchHosts(env), []);
    const {appId, apiKey, indexName} = algoliaOf(env);
    // `none` is what src/search/use-search-settings.ts and tests/browser/search-hosted.spec.ts know it by.
    assert.deepEqual({appId, apiKey, indexName}, {appId: 'none', apiKey: 'none', indexName: 'docs'});
  }
});

for (const name of NAMES) {
  test(`R-308 a build without ${name} alone, or with it alone, ends and says what is missing`, () => {
    const others = NAMES.filter((other) => other !== name);
    assert.throws(() => isHostedBy({...ALL, [name]: ''}), new RegExp(`set all of .*; missing: ${name}$`));
    assert.throws(() => isHostedBy({[name]: ALL[name]}), new RegExp(`set all of .*; missing: ${others.join(', ')}$`));
    assert.throws(() => searchHosts({[name]: ALL[name]}), /set all of/);
  });
}

/** Loads the settings as a build does, in a process with just these names. */
function settingsWith(env: Partial<typeof ALL>): {status: number | null; output: string} {
  const script = `const {isHosted, algolia} = require('./site/search.ts'); console.log(JSON.stringify([isHosted, algolia.appId]));`;
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ALGOLIA_')));
  const {status, stdout, stderr} = spawnSync('node', ['--import', 'tsx', '-e', script], {env: {...rest, ...env}, encoding: 'utf8'});
  return {status, output: stdout + stderr};
}

test('R-308 the settings of the build are read from its environment, and a part of them ends it', () => {
  assert.match(settingsWith(ALL).output, /\[true,"TESTAPPID1"\]/);
  assert.match(settingsWith({}).output, /\[false,"none"\]/);
  const {status, output} = settingsWith({ALGOLIA_APP_ID: 'TESTAPPID1'});
  assert.notEqual(status, 0);
  assert.match(output, /missing: ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX/);
});

/** Whether a source of a policy is for this host. */
function allows(source: string, host: string): boolean {
  const pattern = source.replace(/^https:\/\//, '').toLowerCase();
  return pattern.startsWith('*.') ? host.toLowerCase().endsWith(pattern.slice(1)) : host.toLowerCase() === pattern;
}

test('R-308 the policy lets the page ask each host that the provider’s client asks, and no other', () => {
  const hosts = searchHosts(ALL);
  const client = liteClient(ALL.ALGOLIA_APP_ID, ALL.ALGOLIA_SEARCH_KEY) as unknown as {
    transporter: {hosts: readonly {url: string; accept: string}[]};
  };
  const asked = client.transporter.hosts.filter(({accept}) => accept !== 'write').map(({url}) => url);
  assert.ok(asked.length >= 4, asked.join());
  for (const host of asked)
    assert.ok(
      hosts.some((source) => allows(source, host)),
      host,
    );
  for (const source of hosts)
    assert.ok(
      asked.some((host) => allows(source, host)),
      source,
    );

  const dir = temporaryFolder('csp');
  const connect = (sources: string[]) => /connect-src ([^;]*)/.exec(contentSecurityPolicy(dir, {connect: sources}))?.[1];
  assert.equal(connect(hosts), "'self' https://TESTAPPID1-dsn.algolia.net https://*.algolianet.com");
  assert.equal(connect(searchHosts({})), "'self'");
});
