// Times by the processor time that they take, which other programs of the machine do not lengthen. Tests that measure are
// tagged `@time` and run alone, one after the other (`npm test -- speed`).
import {expect, type Browser, type Page} from '@playwright/test';

/** Details of a test that measures time. */
export const TIME = {tag: '@time'};

/** Machines differ by more than half; beyond this many times the aim it is not the machine. */
const TOLERANCE = 3;

/** Milliseconds: what browsers call a long task. */
export const LONG_TASK = 50;

/** Prints what was measured beside its aim, in milliseconds, and fails beyond {@link TOLERANCE} times the aim. */
export function expectSpeed(what: string, took: number, aim: number): void {
  console.log(`${what}: ${took.toFixed(1)} ms of processor time, the aim is ${aim}`);
  expect(took, what).toBeLessThan(TOLERANCE * aim);
}

/** Does something, and returns the processor time in milliseconds of the page's process meanwhile, with its workers. */
export async function processTime(page: Page, action: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const seconds = async (): Promise<number> => {
    const {metrics} = await session.send('Performance.getMetrics');
    const found = metrics.find(({name}) => name === 'ProcessTime');
    if (!found) throw new Error('the browser tells no ProcessTime; has the metric another name now?');
    return found.value;
  };
  await session.send('Performance.enable');
  const before = await seconds();
  await action();
  const after = await seconds();
  await session.detach();
  return (after - before) * 1000;
}

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
