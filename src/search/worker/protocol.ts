import type {Answer, Question} from '../core/answer.ts';
import type {SessionOptions, TextEnd} from './session.ts';

/** What the page tells the worker. The first message opens it; `ping` asks for a sign of life. */
export type ToWorker =
  | {readonly type: 'open'; readonly options: SessionOptions}
  | {readonly type: 'search'; readonly id: number; readonly question: Question}
  | {readonly type: 'ping'};

/** What comes back. `text`: what became of the text of the pages, after an answer that could not wait for it. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'text'; readonly end: TextEnd}
  | {readonly type: 'answer'; readonly id: number; readonly answer: Answer}
  | {readonly type: 'failure'; readonly id: number; readonly message: string};
