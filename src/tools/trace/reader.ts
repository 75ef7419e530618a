// Reads in a worker, so that thousands of transactions do not hold up the page.
import {MOST_WORKER_TIME} from '../shared/budget.ts';
import type {Read} from './steps.ts';

export interface ToWorker {
  readonly id: number;
  readonly text: string;
}

export type FromWorker = {readonly id: number; readonly read: Read} | {readonly id: number; readonly failure: string};

/** One input at a time: a new one ends the work on the one before. */
export class TraceReader {
  private worker: Worker | undefined;
  private stop: (() => void) | undefined;
  private id = 0;

  /** Resolves with what the text holds; rejects where the worker took too long or died. A call that a newer one replaced stays open. */
  read(text: string): Promise<Read> {
    this.stop?.();
    const id = ++this.id;
    return new Promise((resolve, reject) => {
      let worker: Worker;
      try {
        worker = this.worker ??= new Worker(new URL('./worker.ts', import.meta.url));
      } catch (error) {
        reject(error as Error);
        return;
      }
      const fail = (reason: string): void => {
        this.close();
        reject(new Error(reason));
      };
      const late = setTimeout(() => fail(`stopped after ${MOST_WORKER_TIME / 1000} s`), MOST_WORKER_TIME);
      const done = (): void => {
        clearTimeout(late);
        this.stop = undefined;
      };
      // The worker cannot be interrupted in the middle of a text.
      this.stop = () => {
        done();
        this.close();
      };
      worker.onerror = (event) => {
        event.preventDefault();
        done();
        fail(event.message || 'the worker did not start');
      };
      worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
        if (data.id !== id) return;
        done();
        if ('failure' in data) reject(new Error(data.failure));
        else resolve(data.read);
      };
      worker.postMessage({id, text} satisfies ToWorker);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
