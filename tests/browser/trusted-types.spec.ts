// Strings become HTML and addresses of scripts by the policies that the site names, and by no other way.
import {atPath, expect, hydrated, open, test} from './lib/test.ts';
import type {Page} from '@playwright/test';

const PAGE = '/v3/concepts/glossary';

/** What came of a piece of the page's own code: `done`, or the name of the exception. */
const outcome = (page: Page, code: string): Promise<string> =>
  page.evaluate((body) => {
    // The test's own code is not under the policy of the page, but what it does to the document is.
    const link = document.createElement('div');
    try {
      if (body.startsWith('html:')) link.innerHTML = body.slice(5);
      else if (body.startsWith('script:')) document.createElement('script').src = body.slice(7);
      else if (body.startsWith('text:')) document.createElement('script').text = body.slice(5);
      else if (body.startsWith('worker:')) new Worker(body.slice(7)).terminate();
      else (window as unknown as {trustedTypes: {createPolicy(name: string, rules: object): unknown}}).trustedTypes.createPolicy(body, {});
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  }, code);

test('R-108 HTML that would run or load something is refused, other HTML is not', async ({page, watch}) => {
  watch.allow(/Trusted ?Type|TrustedHTML|TrustedScript|Content Security Policy/i);
  await open(page, PAGE);
  for (const refused of [
    'html:<img src=x onerror=alert(1)>',
    'html:<svg><script>alert(1)</script></svg>',
    'html:<iframe srcdoc="x"></iframe>',
    'html:<a href="java\tscript:alert(1)">x</a>',
    'html:<template><img src=x onerror=alert(1)></template>',
    'script:/assets/js/main.js',
    'script:https://evil.example/x.js',
    'text:alert(1)',
    'worker:/worker.js',
    'another-policy',
    'default',
  ])
    expect(await outcome(page, refused), refused).toBe('TypeError');
  for (const taken of ['html:plain text', 'html:<b class="x">bold</b> &amp; <a href="/v3/">a link</a>', 'html:<svg><use href="#x"/></svg>'])
    expect(await outcome(page, taken), taken).toBe('done');
  expect(watch.all.length).toBeGreaterThan(0);
});

test('a walk inside the site writes no string that is refused: headings, structured data, the progress bar', async ({page}) => {
  await open(page, '/v3/concepts/dive-into-ton/introduction');
  await hydrated(page);
  await page.locator(`.footer a[href="${PAGE}"]`).click();
  await atPath(page, PAGE);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('.table-of-contents a').first()).toBeAttached();
});

test('the reference of instructions is adopted when a reader comes by a link', async ({page}) => {
  const address = '/v3/documentation/tvm/instructions';
  await open(page, '/v3/documentation/smart-contracts/limits');
  await hydrated(page);
  await page.locator(`article a[href="${address}"]`).first().click();
  await atPath(page, address);
  await expect(page.locator('[data-tvm-reference] > *').first()).toBeAttached();
});
