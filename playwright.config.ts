// Browser tests of a production build: `npm test -- browser`, or `npx playwright test tests/browser/routes.spec.ts`.
//   BUILD_DIR=build      the build that is tested; it is served as the production server does (scripts/serve.ts)
//   CHROMIUM_PATH        another Chromium than Debian's; its shell without windows is taken first, which needs half the time
//   WORKERS=2            tests at the same time
//   TEST_ALL=1           every address of the site where the tests else take a sample
import {defineConfig} from '@playwright/test';
import {chromiumPath} from './scripts/programs.ts';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: Number(process.env.WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once is a fault, of the site or of the test.
  retries: 0,
  // Only a test that fails waits so long. A first run in the virtual machine takes 5 s on an idle machine of two cores, and
  // 40 s beside a build and other tests.
  timeout: 300_000,
  expect: {timeout: 60_000},
  reporter: [['list', {printSteps: false}], ...(process.env.TEST_RESULT ? [['json', {outputFile: process.env.TEST_RESULT}] as const] : [])],
  // Tests that measure time have the machine for themselves: `npm test -- speed`.
  projects: [
    {name: 'browser', grepInvert: /@time/},
    {name: 'speed', grep: /@time/, workers: 1},
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath(),
      // No name but the loopback resolves: a request to another host fails, and the test with it.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: {width: 1280, height: 800},
    // What moves may move on between the press of a button and its release, and then nothing was clicked.
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
  },
});
