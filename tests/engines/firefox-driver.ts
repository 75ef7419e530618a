// Firefox by WebDriver BiDi, its own protocol for tests: https://w3c.github.io/webdriver-bidi/
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {end, printed, type Driver} from './driver.ts';

/** Nothing of Firefox's own: no first page, no question, no look for updates, no request but the site's. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: {readonly value?: string};
  readonly exceptionDetails?: {readonly text: string};
}

/** Starts the Firefox at a path, without a window. */
export async function launchFirefox(program: string): Promise<Driver> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, HOME: profile},
  });
  const socket = new WebSocket(`${await printed(child, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox does not take a connection'));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({data}) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  };
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (message) => {
        waiting.delete(id);
        if (message.type === 'success') resolve(message.result as T);
        else reject(new Error(`${method}: ${message.error}: ${message.message}`));
      });
      socket.send(JSON.stringify({id, method, params}));
    });

  await send('session.new', {capabilities: {}});
  const {contexts} = await send<{contexts: {context: string}[]}>('browsingContext.getTree', {});
  const {context} = contexts[0]!;
  return {
    open: (url) => send('browsingContext.navigate', {context, url, wait: 'complete'}),
    async evaluate(expression) {
      const found = await send<Evaluated>('script.evaluate', {expression, target: {context}, awaitPromise: true, resultOwnership: 'none'});
      if (found.type === 'exception') throw new Error(found.exceptionDetails?.text);
      return found.result?.value ?? '';
    },
    perform: (source) => send('input.performActions', {context, actions: [source]}),
    resize: (width, height) => send('browsingContext.setViewport', {context, viewport: {width, height}}),
    back: () => send('browsingContext.traverseHistory', {context, delta: -1}),
    async close() {
      socket.close();
      await end(child);
      fs.rmSync(profile, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
