/// <reference lib="webworker" />
import type {FromWorker, ToWorker} from './engine.ts';
import {Session} from './session.ts';

declare const self: DedicatedWorkerGlobalScope;

const session = new Session();
const send = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  const {id} = data;
  try {
    send({id, answer: data.kind === 'open' ? session.open(data.given) : session.decode(data.question)});
  } catch (error) {
    send({id, failure: String(error)});
  }
};
send({id: 0, answer: undefined});
