// Light by default, dark by choice, no flash of the other.
import {ANY_SCRIPT} from './lib/chunks.ts';
import {languages, russian} from './lib/site.ts';
import {alike, expect, FAILED_REQUEST, hydrated, open, PHONE, test, TOGGLE} from './lib/test.ts';

const PAGE = '/v3/concepts/dive-into-ton/introduction';

/** Colour of what the reader sees behind the text. */
const background = 'getComputedStyle(document.documentElement).backgroundColor';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(13, 20, 27)';

test('R-206 light by default, also where the system is dark', async ({newPage}) => {
  const page = await newPage({colorScheme: 'dark'});
  await open(page, PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(background)).toBe(LIGHT);
  // The system changing its mind changes nothing.
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-206 the toggle of ${language.name} switches between light and dark and stores the choice`, async ({page}) => {
    await open(page, language.base + PAGE);
    const html = page.locator('html');
    const toggle = page.locator(TOGGLE);
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', mode);
      await expect(html).toHaveAttribute('data-theme-choice', mode);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(mode);
    }
    expect(await page.evaluate(background)).toBe(DARK);
    // The choice holds in the next page, in another language and after a reload.
    await page.locator('.footer__link-item').first().click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await open(page, '/ru/blog');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await page.reload();
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
}

test('R-206 the toggle stands in the mobile sidebar too', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.locator('.navbar__toggle').click();
  await page.locator('.navbar-sidebar button.clean-btn[title]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

for (const mode of ['light', 'dark']) {
  test(`R-206 no flash: ${mode} is set before the first paint, without waiting for scripts`, async ({newPage, watch}) => {
    watch.allow(FAILED_REQUEST);
    const page = await newPage({stored: {theme: mode}, colorScheme: mode === 'dark' ? 'light' : 'dark'});
    // What the page looks like before any of its scripts has come.
    await page.route(ANY_SCRIPT, (route) => route.abort());
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, {seen});
      const watchRoot = (): void => {
        new MutationObserver(() => {
          if (document.body) seen.push(document.documentElement.getAttribute('data-theme'));
        }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-theme']});
      };
      watchRoot();
      requestAnimationFrame(function frame() {
        if (document.querySelector('#__docusaurus')) seen.push(document.documentElement.getAttribute('data-theme'));
        requestAnimationFrame(frame);
      });
    });
    await page.goto(PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await page.evaluate(background)).toBe(mode === 'dark' ? DARK : LIGHT);
    const seen = await page.evaluate(() => (window as unknown as {seen: (string | null)[]}).seen);
    // From the moment the page's content exists there is one mode only.
    expect([...new Set(seen.filter((one) => one !== null))]).toEqual([mode]);
    // The scripts that set it stand before the content.
    const order = await page.evaluate(() => {
      const first = document.querySelector('body > script:not([src])')!;
      return first.compareDocumentPosition(document.querySelector('#__docusaurus')!) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(order).toBeTruthy();
  });
}

test('R-206 the toggle says what it does, and does it by keyboard', async ({page}) => {
  await open(page, '/');
  const toggle = page.locator(TOGGLE);
  await expect(toggle).toHaveAccessibleName(/light mode/);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName(/dark mode\)/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
