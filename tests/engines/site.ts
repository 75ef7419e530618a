// The build as production serves it, with one script more in each page, which tells the server what went wrong there: the
// protocols of two engines have no common way to ask.
import type http from 'node:http';
import {buildDir, originOf, startServer, stopServer} from '../browser/lib/site.ts';

const SCRIPT = '/__watch.js';
const REPORT = '/__problem';

/** Runs in the page before every other script. */
function watch(report: string): void {
  const sent: Promise<unknown>[] = [];
  const tell = (problem: string): void => {
    // What was under way when the reader went on has failed for nobody.
    if ((window as {isLeaving?: boolean}).isLeaving) return;
    sent.push(fetch(report, {method: 'POST', body: `${problem} on ${location.pathname}`, keepalive: true}).catch(() => undefined));
  };
  const complain = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`);
    complain(...words);
  };
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      // What is fetched ahead is given up when the reader goes on, and nothing needs it.
      if (target instanceof HTMLLinkElement && target.rel === 'prefetch') return;
      if (target instanceof HTMLElement) tell(`did not load: ${target.outerHTML.slice(0, 200)}`);
      else tell(`uncaught: ${event.message} ${(event.error as Error | undefined)?.stack ?? ''}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => tell(`unhandled: ${(reason as Error | undefined)?.stack ?? String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    tell(`policy: ${violatedDirective} ${blockedURI}`),
  );
  // What a test waits for before it asks the server.
  Object.assign(window, {problemsSent: () => Promise.all(sent).then(() => 'sent')});
}

/** As browsers do it whose reader forbids storage. */
function blockStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, {get: refuse});
}

/** A site for one engine. */
export interface EngineSite {
  readonly origin: string;
  /** What went wrong in its pages since it was asked last. */
  takeProblems(): string[];
  /** Whether the pages that follow find their storage blocked. */
  storageBlocked: boolean;
  /** Whether every request is cut off. */
  offline: boolean;
  stop(): Promise<void>;
}

/** Serves the build under test on a free port. */
export async function startEngineSite(): Promise<EngineSite> {
  const {server} = await startServer(buildDir);
  const [answer] = server.listeners('request') as ((request: http.IncomingMessage, response: http.ServerResponse) => void)[];
  const problems: string[] = [];
  const site: EngineSite = {
    origin: originOf(server),
    storageBlocked: false,
    offline: false,
    takeProblems: () => problems.splice(0),
    stop: () => stopServer(server),
  };
  server.removeAllListeners('request');
  server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (site.offline) return void request.socket.destroy();
    if (request.url === REPORT) {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        problems.push(Buffer.concat(parts).toString('utf8'));
        response.end();
      });
      return;
    }
    if (request.url === SCRIPT) {
      // The helper is what the compiler of these tests puts into functions, for their names.
      const script = `{const __name = (one) => one; ${site.storageBlocked ? `(${String(blockStorage)})();` : ''}(${String(watch)})('${REPORT}');}`;
      response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'});
      return void response.end(script);
    }
    const send = response.end.bind(response) as (body?: unknown) => http.ServerResponse;
    // What is packed could not be written into.
    delete request.headers['accept-encoding'];
    response.end = ((body?: unknown) => {
      const isPage = /^<!doctype html>/i.test(Buffer.isBuffer(body) ? body.toString('latin1', 0, 15) : String(body));
      return send(isPage ? String(body).replace('<head>', `<head><script src="${SCRIPT}"></script>`) : body);
    }) as typeof response.end;
    answer!(request, response);
  });
  return site;
}
