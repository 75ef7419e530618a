import assert from 'node:assert/strict';
import {test} from 'node:test';
import {collect, deadLinks, report, type Ask} from '../../../checks/outside/dead-links.ts';

test('an address counts once, without its fragment, with all pages that have it', () => {
  const places = collect([
    {file: 'a.mdx', url: 'https://x.org/p#one'},
    {file: 'a.mdx', url: 'https://x.org/p#two'},
    {file: 'b.mdx', url: 'https://x.org/p'},
    {file: 'b.mdx', url: '/v3/inside'},
    {file: 'b.mdx', url: 'mailto:a@x.org'},
  ]);
  assert.deepEqual([...places], [['https://x.org/p', ['a.mdx', 'b.mdx']]]);
});

test('dead is what fails twice; a refusal of robots is not', async () => {
  const asked: string[] = [];
  const ask: Ask = async (url, {method}) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith('/gone')) return {status: 404};
    if (url.endsWith('/head')) return {status: method === 'HEAD' ? 500 : 200};
    if (url.endsWith('/robots')) return {status: 403};
    if (url.endsWith('/down')) throw new Error('fetch failed', {cause: new Error('getaddrinfo ENOTFOUND')});
    return {status: 200};
  };
  const names = ['ok', 'gone', 'head', 'robots', 'down'];
  const dead = await deadLinks(new Map(names.map((name) => [`https://x.org/${name}`, ['a.mdx']])), ask);
  assert.deepEqual(
    dead.map(({url, reason}) => `${url.slice(14)} ${reason}`),
    ['down getaddrinfo ENOTFOUND', 'gone status 404'],
  );
  assert.equal(asked.filter((one) => one.endsWith('/ok')).length, 1);
  assert.match(report(dead), /^- \[ \] https:\/\/x\.org\/down \(getaddrinfo ENOTFOUND\)\n {2}- `a\.mdx`\n/);
});
