// Serves a build as the production server does: redirects, clean addresses, headers, localized 404 with its status.
//   npm run serve [-- --port 3000] [--host 127.0.0.1] [--dir build]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cacheControl, securityHeaders} from '../deploy/headers.ts';
import {baseOf, cleanPath, redirectTable} from '../deploy/rules.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Hidden files, and the rules for other hosts. */
const NOT_PAGES = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/;

/** Starts the server on `port` (0: any free one) and returns it once it listens. */
export async function serve(options: {dir: string; port: number; host: string}): Promise<http.Server> {
  const root = path.resolve(options.dir);
  const redirects = redirectTable();
  const policyFile = path.join(root, '.policy.json');
  const policy = fs.existsSync(policyFile) ? (JSON.parse(fs.readFileSync(policyFile, 'utf8')) as string) : undefined;
  const headers: Record<string, string> = {...securityHeaders, ...(policy && {'Content-Security-Policy': policy})};
  // On plain http a browser must not be told to insist on https.
  delete headers['Strict-Transport-Security'];

  const isFile = (file: string): boolean => file.startsWith(root + path.sep) && fs.existsSync(file) && fs.statSync(file).isFile();
  const fileFor = (pathname: string): string | undefined =>
    [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((name) => path.join(root, name))
      .find((file) => !NOT_PAGES.test(file.slice(root.length).split(path.sep).join('/')) && isFile(file));

  const server = http.createServer((request, response) => {
    const [rawPath = '/', ...query] = (request.url ?? '/').split('?');
    const search = query.length ? `?${query.join('?')}` : '';
    const send = (status: number, extra: Record<string, string>, body: Buffer | string = ''): void => {
      // What is not there may be there tomorrow, whatever its name promises.
      response.writeHead(status, {...headers, 'Cache-Control': cacheControl(status === 404 ? '/404.html' : rawPath), ...extra});
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    let pathname: string;
    try {
      pathname = decodeURIComponent(rawPath);
    } catch {
      return send(400, {'Content-Type': 'text/plain; charset=utf-8'}, 'Bad request: the address holds a broken %-escape.\n');
    }
    if (pathname.includes('\0')) return send(400, {'Content-Type': 'text/plain; charset=utf-8'}, 'Bad request.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, {Allow: 'GET, HEAD'});
    const to = redirects.get(pathname) ?? redirects.get(pathname.replace(/(.)\/$/, '$1'));
    if (to) return send(301, {Location: to + (to.includes('?') ? search.replace('?', '&') : search)});
    const clean = cleanPath(pathname);
    if (clean) return send(301, {Location: encodeURI(clean) + search});

    let status = 200;
    let file = fileFor(pathname);
    if (!file || /\/404$/.test(pathname)) {
      status = 404;
      file = path.join(root, baseOf(pathname), '404.html');
      if (!isFile(file)) return send(404, {'Content-Type': 'text/plain; charset=utf-8'}, 'Not found.\n');
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const accepts = String(request.headers['accept-encoding'] ?? '');
    // Each form of what has several says so, for caches between.
    const vary: Record<string, string> = fs.existsSync(`${file}.br`) || fs.existsSync(`${file}.gz`) ? {Vary: 'Accept-Encoding'} : {};
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (accepts.includes(encoding) && fs.existsSync(file + ending)) {
        return send(status, {'Content-Type': type, 'Content-Encoding': encoding, ...vary}, fs.readFileSync(file + ending));
      }
    }
    return send(status, {'Content-Type': type, ...vary}, fs.readFileSync(file));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: process.env.PORT ?? '3000'},
      host: {type: 'string', default: '127.0.0.1'},
      dir: {type: 'string', default: 'build'},
    },
  });
  if (!fs.existsSync(path.join(values.dir, 'index.html'))) {
    console.error(`serve: ${values.dir}/index.html is missing; run \`npm run build\` first`);
    process.exit(1);
  }
  try {
    await serve({dir: values.dir, port: Number(values.port), host: values.host});
  } catch (error) {
    console.error(`serve: port ${values.port} cannot be used (${(error as Error).message}); choose another: npm run serve -- --port 3001`);
    process.exit(1);
  }
  console.log(`TON Docs: http://localhost:${values.port}`);
}

if (require.main === module) void main();
