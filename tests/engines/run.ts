// Every journey in one engine, by Node's test runner.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {howToInstall, programPath, type Program} from '../../scripts/programs.ts';
import type {Driver} from './driver.ts';
import {journeys} from './journeys.ts';
import {EnginePage} from './page.ts';
import {startEngineSite, type EngineSite} from './site.ts';

/** A journey with several pages takes so long on a slow machine; only one that fails takes longer. */
const LIMIT = 180_000;

/**
 * Declares the tests of an engine: the journeys that every run makes, with TEST_ALL=1 all of them. On a machine without
 * its programs they are one test that is skipped and says how to install them.
 * @param launch starts the browser with the paths of the programs, in their order
 */
export function testEngine(name: string, programs: readonly Program[], launch: (...paths: string[]) => Promise<Driver>): void {
  const missing = programs.filter((program) => !programPath(program));
  if (missing.length) {
    test(`${name}: the site`, {skip: `no ${missing.map((program) => program.name).join(', ')} here. ${howToInstall(missing)}`}, () => {});
    return;
  }
  let driver: Driver;
  let site: EngineSite;
  before(async () => {
    site = await startEngineSite();
    driver = await launch(...programs.map((program) => programPath(program)!));
  });
  after(async () => {
    await driver?.close();
    await site.stop();
  });
  for (const journey of journeys.filter(({always}) => always || process.env.TEST_ALL)) {
    test(`${name}: ${journey.name}`, {timeout: LIMIT}, async () => {
      site.storageBlocked = false;
      site.offline = false;
      const page = new EnginePage(driver, site.origin);
      await page.fresh();
      site.takeProblems();
      try {
        await journey.go(page, site);
      } catch (error) {
        throw new Error(`${(error as Error).message}\nand the pages said: ${site.takeProblems().join('\n') || 'nothing'}`, {cause: error});
      }
      site.offline = false;
      await page.run(() => (window as unknown as {problemsSent: () => Promise<unknown>}).problemsSent());
      const problems = site.takeProblems().filter((problem) => !journey.provokes?.test(problem));
      assert.deepEqual(problems, [], 'errors of the pages');
    });
  }
}
