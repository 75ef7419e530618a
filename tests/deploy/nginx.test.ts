// The generated configuration in a real nginx, which this file starts and ends. Needs Debian's packages, see the message.
import assert from 'node:assert/strict';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {redirectTable} from '../../deploy/rules.ts';
import {freePort} from '../lib/free-port.ts';
import {ask, hold} from './ask.ts';
import {buildDir, cases} from './cases.ts';

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const BROTLI = process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CONFIGURATION = 'deploy/nginx/generated/site.conf';
const missing = [NGINX, BROTLI].filter((file) => !fs.existsSync(file));
const skip = missing.length
  ? `${missing.join(' and ')} missing: apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static`
  : false;

/** What stands around the site's configuration: a server of its own, with all its files in one folder. */
const main = (dir: string, site: string): string => `load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path ${dir}/body;
    proxy_temp_path ${dir}/proxy;
    fastcgi_temp_path ${dir}/fastcgi;
    uwsgi_temp_path ${dir}/uwsgi;
    scgi_temp_path ${dir}/scgi;
    include ${site};
}
`;

const WITH_QUERY = '/v3/concepts/glossary?a=1';

describe('nginx', {skip}, () => {
  const policy = JSON.parse(fs.readFileSync(path.join(buildDir, '.policy.json'), 'utf8')) as string;
  let dir: string;
  let child: ChildProcess | undefined;
  let port: number;

  before(async () => {
    assert.ok(fs.existsSync(CONFIGURATION), `${CONFIGURATION} is missing: npm run deploy:prepare`);
    assert.ok(fs.existsSync(path.join(buildDir, 'index.html.br')), 'the build is not precompressed: npm run deploy:prepare');
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    port = await freePort();
    const site = path.join(dir, 'site.conf');
    const generated = fs.readFileSync(CONFIGURATION, 'utf8');
    const here = generated.replace(/^( *listen ).*;$/m, `$1127.0.0.1:${port};`).replace(/^( *root ).*;$/m, `$1${buildDir};`);
    assert.notEqual(here, generated);
    // No redirect has a query today; this one is of the form that the configuration would give it.
    const withQuery = here.replace('map $uri $site_redirect_with_query {\n', `$&    "/old-with-query" "${WITH_QUERY}";\n`);
    assert.notEqual(withQuery, here);
    fs.writeFileSync(site, withQuery);
    fs.writeFileSync(path.join(dir, 'nginx.conf'), main(dir, site));
    child = spawn(NGINX, ['-p', dir, '-c', path.join(dir, 'nginx.conf')], {stdio: ['ignore', 'inherit', 'inherit']});
    for (let tries = 0; ; tries++) {
      if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(dir, 'error.log'), 'utf8'));
      const up = await ask(port, {ask: '/'}).catch(() => undefined);
      if (up) break;
      if (tries > 200) throw new Error('nginx does not answer');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });

  test('the frame of the container takes the configuration', () => {
    const file = path.join(dir, 'container.conf');
    const frame = fs.readFileSync('deploy/nginx/container.conf', 'utf8');
    const here = frame.replaceAll(' /tmp/', ` ${dir}/`).replace('/etc/nginx/conf.d/site.conf', path.join(dir, 'site.conf'));
    fs.writeFileSync(file, here);
    // A file, as what Node gives a child by itself cannot be opened by its name.
    const log = path.join(dir, 'container.log');
    const output = fs.openSync(log, 'w');
    const {status} = spawnSync(NGINX, ['-t', '-q', '-c', file], {stdio: ['ignore', output, output]});
    fs.closeSync(output);
    assert.equal(status, 0, fs.readFileSync(log, 'utf8'));
  });

  after(async () => {
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    fs.rmSync(dir, {recursive: true, force: true});
  });

  test('the configuration is accepted without a warning', () => {
    const {status, stderr} = spawnSync(NGINX, ['-t', '-p', dir, '-c', path.join(dir, 'nginx.conf')], {encoding: 'utf8'});
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /\[(?:warn|error|emerg|crit)\]/);
  });

  for (const one of cases()) {
    test(one.name, async () => hold(await ask(port, one), one, policy));
  }

  test('R-115 every old address in every language', async () => {
    const wrong: string[] = [];
    const seen = new Map<string, string>();
    for (const [from, to] of redirectTable()) {
      // nginx compares without regard to case: of addresses that differ by case alone the first one counts.
      const same = seen.get(from.toLowerCase());
      seen.set(from.toLowerCase(), same ?? to);
      const {status, headers} = await ask(port, {ask: `${from}?a=1`});
      const expected = `${to}${to.includes('?') ? '&' : '?'}a=1`;
      if (status !== 301 || (headers.location !== expected && (same === undefined || headers.location !== `${same}?a=1`))) {
        wrong.push(`${from}: ${status} ${headers.location ?? ''}`);
      }
    }
    assert.deepEqual(wrong, []);
  });

  test('a redirect to a target with a query keeps the query of the reader', async () => {
    for (const [asked, location] of [
      ['/old-with-query', WITH_QUERY],
      ['/old-with-query?b=2&c=%26', `${WITH_QUERY}&b=2&c=%26`],
    ] as const) {
      const {status, headers} = await ask(port, {ask: asked});
      assert.deepEqual([status, headers.location], [301, location]);
    }
  });

  test('https is insisted on, and a page that has not changed is not sent again', async () => {
    const first = await ask(port, {ask: '/v3/concepts/glossary'});
    assert.match(first.headers['strict-transport-security'] ?? '', /max-age=31536000/);
    const again = await ask(port, {ask: '/v3/concepts/glossary', headers: {'If-None-Match': first.headers.etag!}});
    assert.equal(again.status, 304);
  });

  test('an address over the limit of the server is refused', async () => {
    const {status} = await ask(port, {ask: `/${'a'.repeat(20_000)}`});
    assert.ok([404, 414].includes(status), String(status));
  });

  test('nothing of all this was an error to nginx', () => {
    const log = fs.readFileSync(path.join(dir, 'error.log'), 'utf8');
    assert.deepEqual(
      log.split('\n').filter((line) => /\[(?:warn|crit|alert|emerg)\]/.test(line)),
      [],
    );
  });
});
