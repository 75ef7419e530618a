// Everything by keyboard, and always visible where the keyboard is.
import {chinese, languages, text} from './lib/site.ts';
import {alike, expect, NOT_FOUND, open, PHONE, test} from './lib/test.ts';
import type {Page} from '@playwright/test';

const PAGE = '/v3/documentation/data-formats/tlb/cell-boc';

/** Whether the focused element shows that it has the focus: an outline, or a change of its look. */
const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });

const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${document.activeElement?.tagName} ${document.activeElement?.className} "${document.activeElement?.textContent?.slice(0, 40)}"`,
  );

for (const language of languages) {
  const testOnce = alike(test, language, chinese);
  testOnce(`keyboard: the skip link of ${language.name} is the first stop and leads to the content`, async ({page}) => {
    await open(page, language.base + PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: text(language, 'theme.common.skipToMainContent', 'Skip to main content')});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    expect(await focusShows(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('#__docusaurus_skipToContent_fallback, main')!.contains(document.activeElement)),
    ).toBe(true);
  });
}

test('keyboard: dropdowns open with Enter, are walked with Tab, and close behind the reader', async ({page}) => {
  await open(page, PAGE);
  const menu = page.locator('.navbar__item.dropdown').first();
  const button = menu.locator('> .navbar__link');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveClass(/dropdown--show/);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.locator('.dropdown__menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.locator('.dropdown__link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps');
  await expect(page.locator('article h1')).toBeVisible();
});

test('keyboard: Escape closes a dropdown that Enter or the pointer opened, and it opens again', async ({page}) => {
  await open(page, '/');
  const menu = page.locator('.navbar__item.dropdown').first();
  const list = menu.locator('.dropdown__menu');
  await menu.hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.mouse.move(600, 700);
  await menu.hover();
  await expect(list).toBeVisible();
  await page.mouse.move(600, 700);
  await menu.locator('> .navbar__link').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.locator('.dropdown__link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(menu.locator('> .navbar__link')).toBeFocused();
});

test('keyboard: the language dropdown', async ({page}) => {
  await open(page, PAGE);
  const menu = page.locator('.navbar__items--right .dropdown');
  await menu.locator('> .navbar__link').focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.dropdown__menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.locator('[lang="zh-CN"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mandarin${PAGE}`);
});

test('keyboard: the docs sidebar opens and closes its categories, and leads to pages', async ({page}) => {
  await open(page, PAGE);
  const category = page.locator('.theme-doc-sidebar-container .menu__link--sublist').first();
  const before = await category.getAttribute('aria-expanded');
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', before!);
  const link = page.locator('.theme-doc-sidebar-container .menu__link:not([role="button"])').first();
  await link.focus();
  const href = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href!);
});

test('keyboard: the mobile sidebar keeps the focus inside, and gives it back', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  const toggle = page.locator('.navbar__toggle');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const close = page.locator('.navbar-sidebar__close');
  await close.focus();
  expect(await focusShows(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
});

for (const [path, theme] of [
  [PAGE, 'light'],
  [PAGE, 'dark'],
  ['/', 'light'],
  ['/blog', 'light'],
  ['/never', 'dark'],
] as const) {
  test(`keyboard: each stop on ${path} shows the focus and is on the screen, in ${theme}`, async ({newPage, watch}) => {
    watch.allow(NOT_FOUND);
    const page = await newPage({stored: {theme, 'docusaurus.announcement.id': 'x'}});
    await open(page, path);
    const stops = new Set<string>();
    for (let index = 0; index < 60; index++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return undefined;
        // The first line, for a link that breaks; what lies at its middle must be the element.
        const box = Array.from(element.getClientRects()).find(({width, height}) => width * height > 0) ?? element.getBoundingClientRect();
        const x = Math.max(box.left, 0) + Math.min(box.width, innerWidth) / 2;
        const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
        const hit = document.elementFromPoint(x, y);
        return {size: box.width * box.height, seen: hit !== null && (element.contains(hit) || hit.contains(element))};
      });
      if (!stop) break;
      const where = await describeFocus(page);
      stops.add(where);
      expect(stop.size, `${where}: has a size`).toBeGreaterThan(0);
      expect(stop.seen, `${where}: is on the screen, not under the navbar`).toBe(true);
      expect(await focusShows(page), `${where}: shows the focus`).toBe(true);
    }
    expect(stops.size).toBeGreaterThan(15);
  });
}
