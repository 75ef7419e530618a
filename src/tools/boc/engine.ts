// The viewer's session in a worker, so that a large bag does not hold up the page.
import {MOST_WORKER_TIME} from '../shared/budget.ts';
import type {DecodeQuestion, Opened, Reading, Session} from './session.ts';

export type ToWorker =
  | {readonly id: number; readonly kind: 'open'; readonly given: string | Uint8Array}
  | {readonly id: number; readonly kind: 'decode'; readonly question: DecodeQuestion};

/** The first message (id 0) says that the worker runs. */
export type FromWorker =
  {readonly id: number; readonly answer: Opened | Reading | undefined} | {readonly id: number; readonly failure: string};

/** A worker that has not said that it runs by then is taken for lost: blocked, or its file not found. */
const PATIENCE = 8000;

type Answer = Opened | Reading;
type Ask = (message: ToWorker) => Promise<Answer>;

/**
 * Asks the session; answers come in the order of the questions. A question that takes too long, or that kills the worker,
 * fails alone: the next one gets a new worker, which opens the same bag first.
 */
export class Engine {
  private worker: Worker | undefined;
  private ask: Promise<Ask> | undefined;
  private given: string | Uint8Array | undefined;
  private count = 0;

  /** `startWorker` and `limit` (milliseconds for one question) are others in tests. */
  constructor(
    private readonly startWorker: () => Worker = () => new Worker(new URL('./worker.ts', import.meta.url)),
    private readonly limit: number = MOST_WORKER_TIME,
  ) {}

  /** Reads a bag of cells. Throws where it took too long or memory ran out. */
  async open(given: string | Uint8Array): Promise<Opened> {
    this.given = given;
    return (await this.put({id: ++this.count, kind: 'open', given})) as Opened;
  }

  /** Reads a cell of the bag that was opened last. Throws as `open` does. */
  async decode(question: DecodeQuestion): Promise<Reading> {
    const fresh = this.ask === undefined;
    if (fresh && this.given !== undefined) await this.put({id: ++this.count, kind: 'open', given: this.given});
    return (await this.put({id: ++this.count, kind: 'decode', question})) as Reading;
  }

  /** Ends the worker; what waits for it is told. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.ask = undefined;
  }

  private async put(message: ToWorker): Promise<Answer> {
    this.ask ??= this.start();
    return (await this.ask)(message);
  }

  private start(): Promise<Ask> {
    let started: Promise<Ask>;
    try {
      const worker = this.startWorker();
      this.worker = worker;
      started = through(worker, this.limit, () => {
        if (this.worker === worker) this.close();
      });
    } catch (error) {
      started = Promise.reject(error as Error);
    }
    return started.catch(async (error: unknown) => {
      console.warn(error);
      this.worker?.terminate();
      const {Session} = await import('./session.ts');
      return inPage(new Session());
    });
  }
}

/** Puts questions to a worker once it runs. `end` is called when it died or was too slow; all that waits is told before. */
function through(worker: Worker, limit: number, end: () => void): Promise<Ask> {
  interface Waiting {
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: Error) => void;
    readonly timer: ReturnType<typeof setTimeout>;
  }
  const waiting = new Map<number, Waiting>();
  const die = (reason: string): void => {
    for (const {reject, timer} of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    waiting.clear();
    worker.terminate();
    end();
  };
  return new Promise((ready, lost) => {
    let runs = false;
    const timer = setTimeout(() => lost(new Error('boc: the worker does not answer')), PATIENCE);
    worker.onerror = (event) => {
      event.preventDefault();
      if (runs) die(event.message || 'out of memory');
      else lost(new Error(`boc: ${event.message}`));
    };
    worker.onmessageerror = () => die('an answer could not be read');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.id === 0) {
        clearTimeout(timer);
        runs = true;
        ready(
          (message) =>
            new Promise((resolve, reject) => {
              const late = setTimeout(() => die(`stopped after ${limit / 1000} s`), limit);
              waiting.set(message.id, {resolve, reject, timer: late});
              worker.postMessage(message);
            }),
        );
        return;
      }
      const asked = waiting.get(data.id);
      if (!asked) return;
      clearTimeout(asked.timer);
      waiting.delete(data.id);
      if ('failure' in data) asked.reject(new Error(data.failure));
      else asked.resolve(data.answer!);
    };
  });
}

function inPage(session: Session): Ask {
  return async (message) => (message.kind === 'open' ? session.open(message.given) : session.decode(message.question));
}
