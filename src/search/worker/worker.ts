/// <reference lib="webworker" />
import type {FromWorker, ToWorker} from './protocol.ts';
import {Session} from './session.ts';

declare const self: DedicatedWorkerGlobalScope;

let session: Session | undefined;
const send = (message: FromWorker): void => self.postMessage(message);

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'ping') {
    send({type: 'ready'});
    return;
  }
  if (data.type === 'open') {
    session = new Session(data.options, (end) => send({type: 'text', end}));
    session.open().catch((error: unknown) => console.warn(error));
    send({type: 'ready'});
    return;
  }
  const {id, question} = data;
  session!.search(question).then(
    (answer) => send({type: 'answer', id, answer}),
    (error: unknown) => send({type: 'failure', id, message: String(error)}),
  );
};
