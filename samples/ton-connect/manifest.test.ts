// A local server serves valid and invalid manifests; the check reports each fault.
import assert from 'node:assert/strict';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {checkManifest} from './manifest.ts';

const good = {
  url: 'https://app.example',
  name: 'App',
  iconUrl: 'https://app.example/icon-180.png',
};
const cors = {'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json'};
const pages: Record<
  string,
  [status: number, headers: Record<string, string>, body: string]
> = {
  '/good': [200, cors, JSON.stringify(good)],
  '/cors': [200, {'Content-Type': 'application/json'}, JSON.stringify(good)],
  '/challenge': [200, cors, '<html>Checking your browser</html>'],
  '/fields': [
    200,
    cors,
    JSON.stringify({
      url: 'http://localhost:3000/',
      name: 'App',
      iconUrl: 'https://app.example/icon.svg',
    }),
  ],
  '/no-name': [200, cors, JSON.stringify({...good, name: undefined})],
};

let server: Server;
let base: string;
before(async () => {
  server = createServer((request, response) => {
    const [status, headers, body] = pages[request.url ?? ''] ?? [404, {}, ''];
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

test('a valid manifest passes, each fault is reported', async () => {
  const expected: Record<string, RegExp[]> = {
    '/good': [],
    '/missing': [/status 404/],
    '/cors': [/Access-Control/],
    '/challenge': [/not JSON/],
    '/fields': [/url is not an https/, /ends with a slash/, /SVG/],
    '/no-name': [/name is missing/],
  };
  for (const [path, patterns] of Object.entries(expected)) {
    const problems = await checkManifest(base + path);
    assert.equal(problems.length, patterns.length, `${path}: ${problems.join('; ')}`);
    patterns.forEach((pattern, i) => assert.match(problems[i]!, pattern));
  }
});
