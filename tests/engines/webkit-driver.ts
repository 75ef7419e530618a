// WebKitGTK by WebDriver: https://w3c.github.io/webdriver/. Its small browser needs a screen, which Xvfb pretends to be.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../lib/free-port.ts';
import {end, printed, type Driver} from './driver.ts';

/** Starts WebKitGTK's driver at a path, with a browser on a screen of its own. */
export async function launchWebKit(program: string, xvfb: string): Promise<Driver> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await printed(screen, /^(\d+)\s/);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_US',
      // Pages are drawn by the processor: there is no other unit.
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${name}`, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
    if (!response.ok) throw new Error(`${name}: ${value.error}: ${value.message}`);
    return value;
  };
  await ready(() => ask('GET', '/status'));
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {browserName: 'MiniBrowser', timeouts: {script: 60_000, pageLoad: 60_000}}},
  });
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await ask('POST', `${session}/url`, {url});
    },
    // The last argument of an asynchronous script is called with its result.
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1]; Promise.resolve().then(() => ${expression}).then((value) => done({value}), (error) => done({error: String(error)}));`;
      const {value = '', error} = await ask<{value?: string; error?: string}>('POST', `${session}/execute/async`, {script, args: []});
      if (error) throw new Error(error);
      return value;
    },
    async perform(source) {
      await ask('POST', `${session}/actions`, {actions: [source]});
    },
    async resize(width, height) {
      await ask('POST', `${session}/window/rect`, {width, height});
    },
    async back() {
      await ask('POST', `${session}/back`, {});
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(screen);
      fs.rmSync(home, {recursive: true, force: true, maxRetries: 3});
    },
  };
}

/** Asks until there is an answer: the driver says nothing when it begins to listen. */
async function ready(question: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await question();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
