import type {Answer, Question} from '../core/answer.ts';
import type {Manifest} from '../core/package.ts';
import type {FromWorker, ToWorker} from '../worker/protocol.ts';
import type {SessionOptions, TextEnd} from '../worker/session.ts';

/** Answers questions; rejects where it cannot. */
interface Answerer {
  search(question: Question): Promise<Answer>;
}

/** A worker that has not said that it is ready by then is taken for lost: blocked, or its file not found. */
const WORKER_PATIENCE = 8000;
/** A question without an answer for so long: the worker is asked whether it lives, and has as long again to say so. */
const SILENCE = 10_000;

/** The worker is gone, for whatever reason: another one may do better. */
class WorkerLost extends Error {
  constructor(reason: string) {
    super(`search: the worker does not run (${reason})`);
    this.name = 'WorkerLost';
  }
}

/** The engine of this site in a worker, or in the page where no worker runs. */
export class EmbeddedSearch implements Answerer {
  private engine: Promise<Answerer> | undefined;

  /** `tell` hears what became of text that an answer had to do without. */
  constructor(
    private readonly options: SessionOptions,
    private readonly tell: (end: TextEnd) => void = () => {},
  ) {
    this.start().catch(() => {});
    preload(options.folder).catch(() => {});
  }

  async search(question: Question): Promise<Answer> {
    try {
      return await (await this.start()).search(question);
    } catch (error) {
      // It died over this question, or before it: one more try, with a new one.
      if (error instanceof WorkerLost) return await (await this.start()).search(question);
      throw error;
    }
  }

  /** The engine that runs, or a new one. */
  private start(): Promise<Answerer> {
    if (this.engine) return this.engine;
    const engine = startWorker(this.options, this.tell, () => this.forget(engine)).catch(async (error: unknown) => {
      console.warn(error);
      const {Session} = await import('../worker/session.ts');
      return new Session(this.options, this.tell);
    });
    this.engine = engine;
    engine.catch(() => this.forget(engine));
    return engine;
  }

  private forget(engine: Promise<Answerer>): void {
    if (this.engine === engine) this.engine = undefined;
  }
}

/**
 * Gets what the worker opens with, while the worker's own script is on its way: it finds it in the browser's cache. On a
 * phone this is most of a second sooner. What fails here, the worker asks for again.
 */
async function preload(folder: string): Promise<void> {
  const {heads} = (await (await fetch(`${folder}manifest.json`)).json()) as Manifest;
  await (await fetch(folder + heads)).arrayBuffer();
}

/** The worker, once it runs. `onLost` is called where it dies after that. */
function startWorker(options: SessionOptions, tell: (end: TextEnd) => void, onLost: () => void): Promise<Answerer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url));
    const pending = new Map<number, {resolve: (answer: Answer) => void; reject: (error: Error) => void}>();
    let last = 0;
    let isReady = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const post = (message: ToWorker): void => worker.postMessage(message);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      worker.terminate();
      const error = new WorkerLost(reason);
      if (isReady) onLost();
      pending.forEach((waiting) => waiting.reject(error));
      pending.clear();
      reject(error);
    };
    /** Some browsers end a worker, for want of memory, without a word. */
    const listen = (): void => {
      clearTimeout(timer);
      if (!pending.size) return;
      timer = setTimeout(() => {
        post({type: 'ping'});
        timer = setTimeout(() => fail('no sign of life'), SILENCE);
      }, SILENCE);
    };
    timer = setTimeout(() => fail('no sign of life'), WORKER_PATIENCE);
    worker.onerror = (event) => fail(event.message || 'its file cannot be loaded');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        isReady = true;
        resolve({
          search: (question) =>
            new Promise((resolveOne, rejectOne) => {
              pending.set(++last, {resolve: resolveOne, reject: rejectOne});
              post({type: 'search', id: last, question});
              listen();
            }),
        });
      } else if (data.type === 'text') {
        tell(data.end);
      } else {
        const waiting = pending.get(data.id);
        pending.delete(data.id);
        if (data.type === 'answer') waiting?.resolve(data.answer);
        else waiting?.reject(new Error(data.message));
      }
      listen();
    };
    post({type: 'open', options});
  });
}
