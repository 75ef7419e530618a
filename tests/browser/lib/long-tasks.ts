// Long tasks of a page by the processor time that they take, which other programs of the machine do not lengthen.
import type {Browser, Page} from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/**
 * Does something, and returns the processor time in milliseconds of the longest task that a page's main thread had
 * meanwhile. Throws where the browser recorded no task: nothing would be measured then.
 */
export async function longestTask(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {categories: ['disabled-by-default-devtools.timeline', '__metadata']});
  let trace: Buffer;
  try {
    await action();
  } finally {
    trace = await browser.stopTracing();
  }
  const {traceEvents} = JSON.parse(trace.toString('utf8')) as {traceEvents: TraceEvent[]};
  const threadOf = ({pid, tid}: TraceEvent): string => `${pid}:${tid}`;
  const main = new Set(traceEvents.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.tdur !== undefined && main.has(threadOf(event)));
  if (!tasks.length) throw new Error('the browser recorded no task of a main thread; have its trace events other names now?');
  return Math.max(...tasks.map(({tdur}) => tdur! / 1000));
}
