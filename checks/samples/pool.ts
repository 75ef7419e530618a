import {fork, type ChildProcess} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type {Checker, Result, Source} from './checker.ts';
import type {Task} from './worker.ts';

/** Sources for one tool in one version. */
export interface Work {
  readonly checker: Checker;
  readonly version?: string;
  readonly source: Source;
  done(result: Result): void;
}

/** Compilers leak: a process is replaced after so many sources. */
const SOURCES_PER_PROCESS = 400;
/** A compiler that runs for so long will not come back. */
const TIMEOUT_MS = 180_000;
/** Sources in one message, where the checker asks for no other number: few enough to share the work evenly. */
const BATCH = 8;

/** Runs all work in child processes. Never throws for a tool that fails: its sources get a complaint. */
export async function runAll(work: readonly Work[], processes = Math.max(1, Math.min(4, os.availableParallelism()))): Promise<void> {
  const queue = batches(work);
  await Promise.all(Array.from({length: Math.min(processes, queue.length)}, () => serve(queue)));
}

/** Work of one kind together; the kinds with the largest batches first, since they take longest. */
function batches(work: readonly Work[]): Work[][] {
  const kinds = new Map<string, Work[]>();
  for (const item of work) {
    const key = `${item.checker.languages[0]} ${item.version ?? ''}`;
    kinds.set(key, [...(kinds.get(key) ?? []), item]);
  }
  return [...kinds.values()]
    .sort((a, b) => (b[0]?.checker.batch ?? BATCH) - (a[0]?.checker.batch ?? BATCH))
    .flatMap((items) => {
      const size = items[0]?.checker.batch ?? BATCH;
      return Array.from({length: Math.ceil(items.length / size)}, (_, index) => items.slice(index * size, (index + 1) * size));
    });
}

/** One process after another takes batches until none is left. */
async function serve(queue: Work[][]): Promise<void> {
  let child: ChildProcess | undefined;
  let served = 0;
  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    if (child === undefined || served > SOURCES_PER_PROCESS) {
      child?.kill();
      child = start();
      served = 0;
    }
    served += batch.length;
    const outcome = await ask(child, batch);
    if (Array.isArray(outcome)) batch.forEach((item, index) => item.done((outcome as Result[])[index] ?? []));
    else {
      child.kill();
      child = undefined;
      // The one that brought the tool down is found by giving it each alone.
      if (batch.length > 1) queue.push(...batch.map((item) => [item]));
      else batch.forEach((item) => item.done([{line: 0, message: `the tool broke down: ${outcome}`}]));
    }
  }
  child?.kill();
}

function start(): ChildProcess {
  const execArgv = process.execArgv.some((argument) => argument.includes('tsx'))
    ? process.execArgv
    : [...process.execArgv, '--import', 'tsx'];
  // What the compilers print (warnings, stacks of Fift) has been read from their answers.
  return fork(path.join(import.meta.dirname, 'worker.ts'), {
    execArgv: execArgv.filter((argument) => !argument.startsWith('--test')),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

let ids = 0;

/** The results of a batch, or why there are none. */
function ask(child: ChildProcess, batch: readonly Work[]): Promise<Result[] | string> {
  const first = batch[0] as Work;
  const task: Task = {
    id: ++ids,
    language: first.checker.languages[0] as string,
    ...(first.version === undefined ? {} : {version: first.version}),
    sources: batch.map(({source}) => source),
  };
  return new Promise((resolve) => {
    const settle = (outcome: Result[] | string): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (message: {id: number; results?: Result[]; error?: string}): void => {
      if (message.id === task.id) settle(message.results ?? message.error ?? 'it gave no answer');
    };
    const onExit = (code: number | null, signal: string | null): void => settle(`its process ended (${signal ?? code ?? 'unknown'})`);
    const timer = setTimeout(() => settle(`no answer in ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS);
    child.on('message', onMessage).on('exit', onExit);
    child.send(task);
  });
}
