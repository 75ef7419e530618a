// The viewer's session in a worker, so that a large bag does not hold up the page.
import type {DecodeQuestion, Opened, Reading, Session} from './session.ts';

export type ToWorker =
  | {readonly id: number; readonly kind: 'open'; readonly given: string | Uint8Array}
  | {readonly id: number; readonly kind: 'decode'; readonly question: DecodeQuestion};

/** The first message (id 0) says that the worker runs. */
export type FromWorker =
  {readonly id: number; readonly answer: Opened | Reading | undefined} | {readonly id: number; readonly failure: string};

/** A worker that has not said that it runs by then is taken for lost: blocked, or its file not found. */
const PATIENCE = 8000;

type Ask = (message: ToWorker) => Promise<Opened | Reading>;

/** Asks the session; answers come in the order of the questions. */
export class Engine {
  private readonly worker: Worker | undefined;
  private readonly ask: Promise<Ask>;
  private count = 0;

  constructor() {
    let started: Promise<Ask>;
    try {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url));
      started = through(this.worker);
    } catch (error) {
      started = Promise.reject(error as Error);
    }
    this.ask = started.catch(async (error: unknown) => {
      console.warn(error);
      this.worker?.terminate();
      const {Session} = await import('./session.ts');
      return inPage(new Session());
    });
  }

  async open(given: string | Uint8Array): Promise<Opened> {
    return (await (
      await this.ask
    )({id: ++this.count, kind: 'open', given})) as Opened;
  }

  async decode(question: DecodeQuestion): Promise<Reading> {
    return (await (
      await this.ask
    )({id: ++this.count, kind: 'decode', question})) as Reading;
  }

  close(): void {
    this.worker?.terminate();
  }
}

function through(worker: Worker): Promise<Ask> {
  const waiting = new Map<number, {resolve: (answer: Opened | Reading) => void; reject: (error: Error) => void}>();
  return new Promise((ready, lost) => {
    const timer = setTimeout(() => lost(new Error('boc: the worker does not answer')), PATIENCE);
    worker.onerror = (event) => {
      event.preventDefault();
      lost(new Error(`boc: ${event.message}`));
    };
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (data.id === 0) {
        clearTimeout(timer);
        ready(
          (message) =>
            new Promise((resolve, reject) => {
              waiting.set(message.id, {resolve, reject});
              worker.postMessage(message);
            }),
        );
        return;
      }
      const {resolve, reject} = waiting.get(data.id)!;
      waiting.delete(data.id);
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.answer!);
    };
  });
}

function inPage(session: Session): Ask {
  return async (message) => (message.kind === 'open' ? session.open(message.given) : session.decode(message.question));
}
