import {Worker} from 'node:worker_threads';

/** A worker does not inherit tsx from the process that starts it. */
const START = `
import('tsx/cjs/api').then(async (cjs) => {
  cjs.register();
  (await import('tsx/esm/api')).register();
  await import(require('node:worker_threads').workerData.url);
});
`;

/** Runs a TypeScript module in a worker, to its end. Rejects where it throws. `data` is its `workerData`. */
export function tsWorker<Message>(module: URL, data: object, onMessage: (message: Message) => void = () => {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(START, {eval: true, workerData: {...data, url: module.href}});
    worker.on('message', onMessage);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
