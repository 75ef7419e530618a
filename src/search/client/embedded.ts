import type {Question, Result} from '../core/answer.ts';
import type {FromWorker, ToWorker} from '../worker/protocol.ts';
import type {SessionOptions} from '../worker/session.ts';

/** Answers questions; rejects where it cannot. */
export interface Answerer {
  search(question: Question): Promise<Result>;
}

/** A worker that has not said that it is ready by then is taken for lost: blocked, or its file not found. */
const WORKER_PATIENCE = 8000;

interface Waiting {
  readonly question: Question;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The engine of this site in a worker. One question is under way at a time and the newest waits; what was typed between
 * them is answered with the newest, so that fast typing never piles up work.
 */
export class EmbeddedSearch implements Answerer {
  private readonly engine: Promise<Answerer>;
  private busy = false;
  private waiting: Waiting[] = [];

  constructor(options: SessionOptions) {
    this.engine = startWorker(options).catch(async (error: unknown) => {
      console.warn(error);
      const {Session} = await import('../worker/session.ts');
      return new Session(options);
    });
  }

  search(question: Question): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({question, resolve, reject});
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.busy || !this.waiting.length) return;
    this.busy = true;
    const batch = this.waiting;
    this.waiting = [];
    try {
      const result = await (await this.engine).search(batch.at(-1)!.question);
      for (const {resolve} of batch) resolve(result);
    } catch (error) {
      for (const {reject} of batch) reject(error as Error);
    }
    this.busy = false;
    void this.next();
  }
}

/** The worker, once it runs. */
function startWorker(options: SessionOptions): Promise<Answerer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url));
    const pending = new Map<number, {resolve: (result: Result) => void; reject: (error: Error) => void}>();
    let last = 0;
    const post = (message: ToWorker): void => worker.postMessage(message);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      worker.terminate();
      const error = new Error(`search: the worker does not run (${reason})`);
      pending.forEach((waiting) => waiting.reject(error));
      pending.clear();
      reject(error);
    };
    const timer = setTimeout(() => fail('no sign of life'), WORKER_PATIENCE);
    worker.onerror = (event) => fail(event.message || 'its file cannot be loaded');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        clearTimeout(timer);
        resolve({
          search: (question) =>
            new Promise((resolveOne, rejectOne) => {
              pending.set(++last, {resolve: resolveOne, reject: rejectOne});
              post({type: 'search', id: last, question});
            }),
        });
        return;
      }
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if (data.type === 'result') waiting?.resolve(data.result);
      else waiting?.reject(new Error(data.message));
    };
    post({type: 'open', options});
  });
}
