// The mobile sidebar and the breakpoint.
import {builtHtml, languages, russian, text} from './lib/site.ts';
import {alike, DESKTOP, expect, open, PHONE, test} from './lib/test.ts';

const PAGE = '/v3/concepts/dive-into-ton/introduction';

for (const language of languages) {
  const testOnce = alike(test, language, russian);
  testOnce(`R-207 mobile sidebar of ${language.name} opens, leads back to the main menu, and closes`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, language.base + PAGE);
    const navbar = page.locator('.navbar');
    const toggle = page.locator('.navbar__toggle');
    const items = page.locator('.navbar-sidebar__items');
    await expect(toggle).toHaveAccessibleName(text(language, 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar'));
    await expect(page.locator('.navbar__item').first()).toBeHidden();
    await toggle.click();
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    // On a docs page the sidebar of the docs stands first, with the way back to the main menu.
    await expect(items).toHaveClass(/navbar-sidebar__items--show-secondary/);
    // It is as high as the window, not as the navbar.
    await expect
      .poll(() => page.locator('.navbar-sidebar').evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeGreaterThan(PHONE.height - 1);
    const back = page.locator('.navbar-sidebar__back');
    await expect(back).toHaveText(text(language, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'));
    await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu .menu__link--active').last()).toBeInViewport();
    await back.click();
    await expect(items).not.toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(page.locator('.navbar-sidebar__item').first().locator('.menu__link').first()).toBeInViewport();
    await page.locator('.navbar-sidebar__close').click();
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
    // Opened again, the docs sidebar is first again; the backdrop closes as well.
    await toggle.click();
    await expect(items).toHaveClass(/navbar-sidebar__items--show-secondary/);
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 500}});
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);
  });
}

test('R-207 mobile sidebar closes by itself when the window becomes desktop', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, PAGE);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  await expect(page.locator('.navbar__items .navbar__item').first()).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
});

test('R-207 mobile sidebar closes with a navigation, and with the browser’s way back', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  await page.locator('.navbar__toggle').click();
  const link = page
    .locator('.navbar-sidebar .theme-doc-sidebar-menu .menu__link[href]:not([role="button"]):not(.menu__link--active)')
    .first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href!);
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await page.goBack();
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect(page).toHaveURL(href!);
});

test('R-207 mobile sidebar of a page without a docs sidebar shows the main menu at once, with languages and categories', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/hacktonberfest');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__items')).not.toHaveClass(/show-secondary/);
  const sidebar = page.locator('.navbar-sidebar');
  const concepts = sidebar.locator('.menu__list-item', {hasText: 'Concepts'}).first();
  await concepts.locator('.menu__caret, .menu__link--sublist').last().click();
  await expect(concepts.locator('.menu__list a').first()).toBeVisible();
  await sidebar.locator('.menu__list-item', {hasText: 'Languages'}).first().locator('.menu__caret, .menu__link--sublist').last().click();
  await sidebar.getByRole('link', {name: 'Русский'}).click();
  await expect(page).toHaveURL('/ru/hacktonberfest');
});

test('R-208 the layout is mobile up to 996 px and desktop over it', async ({page}) => {
  const desktop = page.locator('.theme-doc-toc-desktop');
  const mobile = page.locator('.theme-doc-toc-mobile');
  await page.setViewportSize({width: 996, height: 800});
  await open(page, PAGE);
  await expect(desktop).toHaveCount(0);
  await expect(mobile).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(desktop).toBeVisible();
  await expect(mobile).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(desktop).toHaveCount(0);
  await expect(mobile).toBeVisible();
});

test('R-208 before the first client render the layout is neither: the HTML holds both', () => {
  const html = builtHtml(PAGE);
  expect(html).toContain('theme-doc-toc-desktop');
  expect(html).toContain('theme-doc-toc-mobile');
});

for (const language of languages) {
  test(`R-205 R-207 nothing of ${language.name} is wider than a phone or a desktop`, async ({page}) => {
    await page.setViewportSize(PHONE);
    for (const path of [
      '/',
      PAGE,
      '/v3/documentation/data-formats/tlb/cell-boc',
      '/v3/concepts/glossary',
      '/blog',
      '/v3/tools',
      '/develop/dapps/ton-connect/protocol/bridge',
    ]) {
      await open(page, language.base + path);
      // What is drawn anew at another width, as a turned phone or a dragged window has it, need not be loaded anew.
      for (const viewport of [PHONE, {width: 320, height: 640}, DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {message: `${path} at ${viewport.width} px`})
          .toBeLessThanOrEqual(0);
      }
    }
  });
}
