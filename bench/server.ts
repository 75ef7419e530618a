import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.png', '.woff2']);

interface Answer {
  readonly body: Buffer;
  readonly type: string;
  readonly encoded: boolean;
}

/** A build as a host with brotli would send it. */
export interface BuildServer {
  readonly origin: string;
  /** Bytes of the body that an address is answered with. */
  size(address: string): Promise<number>;
  close(): Promise<void>;
}

async function answerOf(dir: string, pathname: string): Promise<Answer | undefined> {
  const clean = path.posix.normalize(decodeURIComponent(pathname));
  const names = clean.endsWith('/') ? [`${clean}index.html`] : [clean, `${clean}.html`, `${clean}/index.html`];
  for (const name of names) {
    const file = path.join(dir, name);
    const body = await fs.readFile(file).catch(() => undefined);
    if (!body) continue;
    const ending = path.extname(file);
    const type = TYPES[ending] ?? 'application/octet-stream';
    if (COMPRESSED.has(ending)) return {body, type, encoded: false};
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length};
    const small = await brotli(body, {params});
    return small.length < body.length ? {body: small, type, encoded: true} : {body, type, encoded: false};
  }
  return undefined;
}

/** Serves a build directory on a free port of the loopback interface. */
export async function serveBuild(dir: string): Promise<BuildServer> {
  const answers = new Map<string, Promise<Answer | undefined>>();
  const get = (pathname: string): Promise<Answer | undefined> => {
    const known = answers.get(pathname) ?? answerOf(dir, pathname);
    answers.set(pathname, known);
    return known;
  };
  const server = http.createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://x');
      const answer = await get(pathname).catch(() => undefined);
      if (!answer) {
        response.writeHead(404, {'Content-Type': 'text/plain'}).end('not found');
        return;
      }
      const headers = {'Content-Type': answer.type, 'Content-Length': answer.body.length, 'Cache-Control': 'max-age=600'};
      response.writeHead(200, answer.encoded ? {...headers, 'Content-Encoding': 'br'} : headers).end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as {port: number};
  return {
    origin: `http://127.0.0.1:${address.port}`,
    size: async (url) => (await get(new URL(url).pathname))?.body.length ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
