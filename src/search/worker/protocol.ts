import type {Question, Result} from '../core/answer.ts';
import type {SessionOptions} from './session.ts';

/** What the page tells the worker. The first message opens it. */
export type ToWorker =
  {readonly type: 'open'; readonly options: SessionOptions} | {readonly type: 'search'; readonly id: number; readonly question: Question};

/** What comes back. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'result'; readonly id: number; readonly result: Result}
  | {readonly type: 'failure'; readonly id: number; readonly message: string};
