/// <reference lib="webworker" />
import '../../playground/engine/buffer.ts';
import type {FromWorker, ToWorker} from './reader.ts';
import {readTrace} from './read.ts';

declare const self: DedicatedWorkerGlobalScope;

const send = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({data: {id, text}}: MessageEvent<ToWorker>) => {
  try {
    send({id, read: readTrace(text)});
  } catch (error) {
    send({id, failure: String(error)});
  }
};
