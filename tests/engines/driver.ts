// What the journeys need of a browser, and no more: Firefox speaks WebDriver BiDi, WebKitGTK the older WebDriver.
import type {ChildProcess} from 'node:child_process';

/** One step of an input device, as both protocols write it: https://w3c.github.io/webdriver/#actions */
export interface Action {
  readonly type: 'keyDown' | 'keyUp' | 'pointerMove' | 'pointerDown' | 'pointerUp';
  readonly value?: string;
  readonly x?: number;
  readonly y?: number;
  readonly button?: number;
}

/** A source of input with its steps, as both protocols write it. */
export interface Source {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Action[];
}

/** A browser with one page. */
export interface Driver {
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression whose value, or what its promise holds, is text. Throws what the page throws. */
  evaluate(expression: string): Promise<string>;
  /** Moves, presses and releases the pointer and keys as a reader does. */
  perform(source: Source): Promise<void>;
  /** Gives the page a size in CSS pixels; engines may keep a least width. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the browser of an engine. */
export type Launch = () => Promise<Driver>;

/** A browser starts within seconds; one that does not has failed, and its tests with it. */
const PATIENCE = 60_000;

/** Waits until a program prints a line, and returns what the pattern found in it. Throws where it ends before. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const limit = setTimeout(() => reject(new Error(`the program said nothing that it is ready: ${text}`)), PATIENCE);
    const take = (chunk: Buffer): void => {
      text += chunk.toString('utf8');
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the program ended with ${code}: ${text}`)));
  });
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
