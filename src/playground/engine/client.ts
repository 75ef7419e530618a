import {EngineError} from './errors.ts';
import {IDLE_PATIENCE, TIME_LIMIT, WORKER_PATIENCE} from './limits.ts';
import type {CallName, Calls, ErrorCode, FromWorker, Progress, ToWorker, WasmName} from './protocol.ts';

export interface CallOptions {
  /** Ends the call: the worker is stopped, whatever it does. */
  readonly signal?: AbortSignal;
  /** Bytes of files on their way. */
  readonly onProgress?: (progress: Progress) => void;
  /** All files are there, the work itself begins. */
  readonly onStart?: () => void;
  /** Milliseconds from `onStart`; `TIME_LIMIT` without it. */
  readonly timeLimit?: number;
}

interface Job {
  readonly id: number;
  readonly name: CallName;
  readonly input: unknown;
  readonly options: CallOptions;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: EngineError) => void;
  readonly abort: () => void;
  timer?: ReturnType<typeof setTimeout>;
  /** Runs out where the worker does not even hear of the call. */
  hearing?: ReturnType<typeof setTimeout>;
}

/**
 * The engine for a page: a worker that compiles and runs contracts, started with the first call. One call is under way
 * at a time, the others wait in their order. A call that is cancelled, takes too long or kills the worker ends alone:
 * the next one gets a new worker, and the files that were loaded are handed to it. Every failure is an `EngineError`.
 */
export class Engine {
  private worker: Worker | undefined;
  private running: Job | undefined;
  private queue: Job[] = [];
  private readonly modules: Partial<Record<WasmName, WebAssembly.Module>> = {};
  private last = 0;
  private closed = false;

  constructor(private readonly startWorker: () => Worker = () => new Worker(new URL('./worker.ts', import.meta.url))) {}

  /** Asks for one thing; see `Calls` for what there is. */
  call<Name extends CallName>(name: Name, input: Calls[Name][0], options: CallOptions = {}): Promise<Calls[Name][1]> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(failure('worker-lost', 'the engine is closed'));
      if (options.signal?.aborted) return reject(failure('cancelled', 'cancelled before it began'));
      const job: Job = {
        id: ++this.last,
        name,
        input,
        options,
        resolve: resolve as (result: unknown) => void,
        reject,
        abort: () => this.fail(job, failure('cancelled', 'cancelled')),
      };
      options.signal?.addEventListener('abort', job.abort);
      this.queue.push(job);
      this.next();
    });
  }

  /** Whether a file was loaded by this engine: then a call that needs it begins at once. */
  has(file: WasmName): boolean {
    return this.modules[file] !== undefined;
  }

  /** Ends the worker and every call. */
  close(): void {
    this.closed = true;
    const jobs = [...(this.running ? [this.running] : []), ...this.queue];
    this.stop();
    for (const job of jobs) this.settle(job, () => job.reject(failure('cancelled', 'the engine was closed')));
  }

  private next(): void {
    if (this.running || this.closed) return;
    const job = this.queue.shift();
    if (!job) return;
    this.running = job;
    if (!this.worker) return this.start(job);
    this.ask(job);
    const worker = this.worker;
    job.hearing = setTimeout(() => {
      // It ended while nobody looked: nothing of the call has been done, so another one may do it.
      if (this.worker !== worker || this.running !== job) return;
      this.stop();
      this.start(job);
    }, IDLE_PATIENCE);
  }

  private start(job: Job): void {
    let worker: Worker;
    try {
      worker = this.startWorker();
    } catch (error) {
      this.fail(job, failure('worker-lost', String(error)));
      return;
    }
    this.worker = worker;
    // What fails without a word (blocked, its file not found) is found out by waiting.
    let patience: ReturnType<typeof setTimeout> | undefined = setTimeout(
      () => this.lost(worker, 'the worker gives no sign of life'),
      WORKER_PATIENCE,
    );
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(patience);
      // Before it has said a word it is its file that did not come.
      if (patience === undefined) this.lost(worker, event.message || 'the worker has ended');
      else this.lost(worker, event.message || 'the file of the worker cannot be loaded', 'file-missing');
    };
    worker.onmessageerror = () => this.lost(worker, 'an answer could not be read');
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => {
      if (this.worker !== worker) return;
      if (data.type === 'ready') {
        clearTimeout(patience);
        patience = undefined;
        if (this.running) this.ask(this.running);
      } else this.hear(data);
    };
    this.post({type: 'open', modules: this.modules});
  }

  private hear(message: Exclude<FromWorker, {type: 'ready'}>): void {
    if (message.type === 'module') {
      this.modules[message.file] = message.module;
      return;
    }
    const job = this.running;
    if (!job || job.id !== message.id) return;
    clearTimeout(job.hearing);
    switch (message.type) {
      case 'progress': {
        const {file, loaded, total, cached} = message;
        job.options.onProgress?.({file, loaded, total, cached});
        return;
      }
      case 'started': {
        const limit = job.options.timeLimit ?? TIME_LIMIT;
        job.timer ??= setTimeout(() => this.fail(job, failure('timeout', `stopped after ${limit} ms`)), limit);
        job.options.onStart?.();
        return;
      }
      case 'result':
        this.settle(job, () => job.resolve(message.result));
        return;
      case 'error':
        this.settle(job, () => job.reject(new EngineError(message.error)));
    }
  }

  /** Ends a job; the worker ends with it where it is under way, since nothing else stops a program in the middle. */
  private fail(job: Job, error: EngineError): void {
    if (this.running === job) this.stop();
    this.settle(job, () => job.reject(error));
  }

  private lost(worker: Worker, reason: string, code: ErrorCode = 'worker-lost'): void {
    if (this.worker !== worker) return;
    const job = this.running;
    this.stop();
    if (job) this.settle(job, () => job.reject(failure(code, reason)));
  }

  private settle(job: Job, tell: () => void): void {
    clearTimeout(job.timer);
    clearTimeout(job.hearing);
    job.options.signal?.removeEventListener('abort', job.abort);
    this.queue = this.queue.filter((other) => other !== job);
    if (this.running === job) this.running = undefined;
    tell();
    this.next();
  }

  private ask({id, name, input}: Job): void {
    this.post({type: 'call', id, name, input});
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }
}

const failure = (code: ErrorCode, message: string): EngineError => new EngineError({code, message});
