// region server
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {InitDataError, verifyWithToken} from './init-data.ts';

const FILES: Record<string, readonly [file: string, type: string]> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/app.js': ['app.js', 'text/javascript; charset=utf-8'],
};

export function createApp(token: string): Server {
  return createServer(async (request, response) => {
    const pathname = (request.url ?? '/').split('?')[0]!;
    // Telegram's web views cache pages for a long time unless a header forbids it.
    response.setHeader('Cache-Control', 'no-store');

    if (pathname === '/api/me') {
      const [scheme, initData = ''] = (request.headers.authorization ?? '').split(
        / (.*)/s,
      );
      response.setHeader('Content-Type', 'application/json');
      try {
        if (scheme !== 'tma') throw new InitDataError('incomplete');
        const {userId} = verifyWithToken(initData, token);
        response.end(JSON.stringify({userId}));
      } catch {
        response.writeHead(401).end('{}');
      }
      return;
    }

    const [file, type] = FILES[pathname] ?? [];
    if (!file || !type) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', type);
    response.end(await readFile(new URL(file, import.meta.url)));
  });
}
// endregion
// region run
const token = process.env.BOT_TOKEN;
if (process.argv[1]?.endsWith('server.ts') && token) {
  createApp(token).listen(8080, () => console.log('http://localhost:8080'));
}
// endregion
