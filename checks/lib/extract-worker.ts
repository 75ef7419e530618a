import {parentPort, workerData} from 'node:worker_threads';
import {extract} from './extract.ts';

/** Reads the pages that it was given, one message each. */
for (const {key, file, text} of (workerData as {pages: {key: string; file: string; text: string}[]}).pages) {
  parentPort?.postMessage({key, facts: await extract(text, file)});
}
