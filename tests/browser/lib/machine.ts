import type {Page} from '@playwright/test';

const STEPS = 100_000_000;
/** What the steps take at most on a core of 2.5 GHz that nobody else uses: each waits for a product and a sum, four cycles in all. */
const USUAL = 250;
/** A machine that is slower still says nothing about what a reader waits for. */
const SLOWEST = 3;

/**
 * How many times longer this machine takes at present than a usual one, from 1 to {@link SLOWEST}: shared machines have days
 * on which everything takes twice as long. For limits of seconds that a reader has to wait.
 */
export async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate((steps) => {
    const begin = performance.now();
    let value = 1;
    for (let step = 0; step < steps; step++) value = (Math.imul(value, 3) + step) | 0;
    // Used, so that it is not left out.
    return performance.now() - begin + (value === 0.5 ? 1 : 0);
  }, STEPS);
  return Math.min(SLOWEST, Math.max(1, took / USUAL));
}
