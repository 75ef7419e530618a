// A process of the pool: runs one checker on one batch of sources at a time. The compilers keep memory and leave
// handlers behind, so they live here and not in the process that reports.
import type {Source} from './checker.ts';
import {checkerOf} from './languages/index.ts';

export interface Task {
  readonly id: number;
  readonly language: string;
  readonly version?: string;
  readonly sources: readonly Source[];
}

process.on('message', (task: Task) => {
  void answer(task);
});

async function answer({id, language, version, sources}: Task): Promise<void> {
  const checker = checkerOf(language);
  try {
    process.send?.({id, results: await checker?.run(sources, version)});
  } catch (error) {
    process.send?.({id, error: error instanceof Error ? (error.stack ?? error.message) : String(error)});
  }
}
